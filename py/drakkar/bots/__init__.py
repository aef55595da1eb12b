"""Bots: players that think on imagined positions only, so that they never know more than their view."""

from .bot import LEVELS, Bot, Sight, choose

__all__ = ["LEVELS", "Bot", "Sight", "choose"]
