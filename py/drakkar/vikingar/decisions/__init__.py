"""The decisions of Vikingar, by theme: activation, passage, combat, construction."""

from .activation import Act, Pick, SetOut
from .combat import Bones, Breath, Declare, Forestall, Replace, Vote
from .construction import Build
from .passage import Damaged, Toll

DECISIONS = (
    Pick(),
    SetOut(),
    Act(),
    Damaged(),
    Toll(),
    Forestall(),
    Declare(),
    Vote(),
    Bones(),
    Breath(),
    Replace(),
    Build(),
)
