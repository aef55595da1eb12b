"""The buttons of a board that can be zoomed: web/zoom.js moves the view of the drawing that they control."""

from ..html import Markup, el
from ..languages import Text

STEPS = (("in", "+"), ("out", "−"), ("reset", "⟲"))


def zoom_tools(text: Text, drawing: str) -> Markup:
    """Closer, farther, whole: for the `svg` with this id, which carries `data-zoom`."""
    buttons = [
        el(
            "button",
            sign,
            type="button",
            class_="zoom-step",
            title=text(f"zoom.{step}"),
            aria_label=text(f"zoom.{step}"),
            aria_controls=drawing,
            data_zoom_step=step,
        )
        for step, sign in STEPS
    ]
    return el("div", buttons, class_="zoom-tools", role="group", aria_label=text("zoom.label"))
