"""The components as data. The rulebook prints no values: all of these are ours (`data.ours`)."""
