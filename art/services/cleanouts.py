"""A house open at the front like a doll house: a bedroom above a living room, both full; boxes outside."""
from kit import *

ALT = "An open dollhouse with a furnished bedroom and living room, boxes and bags out front"
PLINTH = "peach"
AIM = 0.8

WIDTH = 1.84
DEPTH = 0.78
STORY = 0.76
RISE = 0.52
WALL = 0.06


def bed():
    """A small bed with a headboard at its +Y end and an orange pillow."""
    with group("bed") as g:
        box(0.5, 0.68, 0.12, (0, 0, 0.04), m="wood", b=0.02)
        box(0.54, 0.05, 0.38, (0, 0.34, 0), m="wood2", b=0.02)
        soft(0.48, 0.64, 0.12, (0, -0.01, 0.14), m="cream", puff=0.01, b=0.04)
        soft(0.51, 0.42, 0.13, (0, -0.13, 0.145), m="blue", puff=0.012, b=0.045)
        soft(0.32, 0.16, 0.09, (0, 0.22, 0.24), (rad(14), 0, 0), m="peach", puff=0.015, b=0.035)
    return g


def roof_side(side):
    """One slope of the roof with its shingle rows, from the ridge down on side -1 or 1."""
    run = WIDTH / 2 + 0.04
    angle = math.atan2(RISE, run)
    length = math.hypot(RISE, run) + 0.16
    rows = 6
    with group("slope") as g:
        for i in range(rows):
            along = length * (i + 0.5) / rows
            x = side * cos(angle) * along
            z = RISE - sin(angle) * along
            box(
                length / rows * 1.2,
                DEPTH + 0.16,
                0.05,
                (x, 0, z),
                (0, side * (angle - rad(4)), 0),
                "roof",
                0.014,
                c=True,
            )
    return g


def open_house():
    """A house of two stories and a gable without its front wall; it faces -Y, the middle at the origin."""
    half = WIDTH / 2
    back = DEPTH / 2 - WALL / 2
    top = 2 * STORY
    with group("open_house") as g:
        box(WIDTH + 0.08, DEPTH + 0.06, 0.08, m="grey2", b=0.02)
        box(WIDTH - 0.02, DEPTH - 0.02, 0.03, (0, 0, 0.065), m=flat("wood3"), b=0.006)
        box(WIDTH, WALL, STORY, (0, back, 0.06), m=flat("mint"), b=0.01)
        box(WIDTH - 0.02, DEPTH - 0.01, 0.07, (0, 0.004, 0.06 + STORY - 0.035), m=flat("wood3"), b=0.012)
        for side in (-1, 1):
            box(WALL, DEPTH, top + 0.03, (side * (half - WALL / 2), 0, 0.06), m=flat("cream"), b=0.015)
        gable = [
            (-half, STORY + 0.06),
            (half, STORY + 0.06),
            (half, top + 0.07),
            (0, top + 0.07 + RISE),
            (-half, top + 0.07),
        ]
        prism(gable, WALL, (0, back, 0), m=flat("sky"), b=0.005)
        with group("roof") as roof:
            roof_side(-1)
            roof_side(1)
            cyl(0.05, DEPTH + 0.18, (0, DEPTH / 2 + 0.09, RISE + 0.01), (rad(90), 0, 0), m="slate2", b=0.015, n=24)
        put(roof, 0, 0, top + 0.12)
        box(0.24, 0.24, 0.56, (0.55, 0.1, top + 0.2), m="brick", b=0.02)
        box(0.3, 0.3, 0.07, (0.55, 0.1, top + 0.73), m="grey2", b=0.015)
        put(window(0.3, 0.36, None, sill=False), -0.48, back - 0.03, 0.06 + STORY + 0.46)
        put(window(0.3, 0.36, None, sill=False), 0.62, back - 0.03, 0.06 + 0.26)
    return g


def scene():
    turn = 14
    x0, y0 = -0.06, 0.32
    fix(open_house(), x0, y0, 0, turn)

    def inside(prop, x, y, z, rz=0, s=1):
        """Places a prop by the coordinates of the house."""
        a = rad(turn)
        fix(prop, x0 + x * cos(a) - y * sin(a), y0 + x * sin(a) + y * cos(a), z, turn + rz, s)

    low = 0.098
    high = 0.06 + STORY + 0.038
    inside(sofa(1.7, "rose", pillow="orange"), -0.32, 0.06, low, 0, 0.48)
    inside(plant(), 0.28, 0.12, low, 0, 0.54)
    inside(cardboard_closed(0.34, 0.28, 0.24), 0.6, -0.04, low, -6)
    inside(cardboard_closed(0.26, 0.24, 0.19), 0.6, -0.04, low + 0.248, 8)
    inside(bin_bag(seed=4), 0.27, -0.16, low, 0, 0.36)
    inside(bed(), -0.46, -0.05, high, 0, 0.92)
    inside(chest("mint"), 0.08, 0.18, high, 0, 0.42)
    inside(table_lamp("green2", "cream"), 0.08, 0.18, high + 0.423, 0, 0.45)
    inside(wardrobe("wood2", 0.9, 1.15), 0.6, 0.14, high, 0, 0.48)
    on(cardboard_open(0.4, 0.34, 0.28, seed=3), -0.82, -0.56, 16)
    on(cardboard_closed(0.42, 0.36, 0.3), 0.62, -0.78, 8)
    on(bin_bag(m="green2", seed=5), 0.98, -0.36, s=0.66)
    on(chair("wood", "amber"), -0.14, -0.86, -24, s=0.62)
