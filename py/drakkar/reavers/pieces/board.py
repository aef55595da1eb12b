"""The game board, the Longship boards, and the numbers printed on them."""

LOCATIONS = ("recruit", "trade", "village", "fortress", "conquest", "sea")
ACTION_SPACES = ("village", "fortress", "conquest", "sea")  # of a Longship board
ROUNDS = 6

# ---- the game board -----------------------------------------------------------------------------------

CROSS, SINGLE = 2, 1  # cards in a Recruit slot
RECRUIT_SLOTS = {
    2: (CROSS, CROSS, SINGLE),
    3: (CROSS, CROSS, SINGLE, SINGLE),
    4: (CROSS, CROSS, CROSS, SINGLE, SINGLE),
    5: (CROSS, CROSS, CROSS, SINGLE, SINGLE, SINGLE),
}
LOOT_PAIRS = {2: 2, 3: 3, 4: 4, 5: 5}  # at Village Raid, and as many at Fortress Raid
SEA_SLOTS = {2: 2, 3: 3, 4: 4, 5: 5}
PROPHECY_SLOTS = 4
TRADE_DICE = 2  # of each colour

ACTIONS_BY_RANK = (3, 2, 1, 1, 1)  # at Trade and Conquest
BONUS_BY_RANK = (2, 1, 0, 0, 0)  # cards on top of the pair, at both raids

PREPARE_FOOD = 2
TRADE_FOOD = 3
SEA_FOOD = 4
RAID_FACE = {"village": "chest", "fortress": "shield"}
RAID_DICE = 2
FORTRESS_FOOD = 2
VILLAGE_FOOD = 1  # with the option only

# ---- the Longship boards ------------------------------------------------------------------------------

CREW_SPACES = 10
RELIC_SPACES = 4
UPGRADE_SPACES = 3
MARKERS = {2: 2, 3: 1, 4: 1, 5: 1}
START_FAVOUR = 1
START_FOOD = 4  # of the first player

# What the Longship board gives to a new Leader, by clan.
LEADER_GAINS = {
    "tyr": (("loot", 1),),
    "odin": (("favour", 2),),
    "yggdrasil": (("food", 4),),
}

FAVOUR_GLORY = 2  # of a Favour left at the end
