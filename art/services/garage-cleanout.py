"""The corner of a garage: a shelf full of totes, a bicycle, a stack of tires, tools on a pegboard."""
from kit import *

ALT = "A garage corner with a shelf full of totes, an orange bicycle and a stack of tires"
PLINTH = "oat"
AIM = 0.74

RIGHT = 1.08
LEFT = -1.02
BACK = 0.82
FRONT = -0.72
HEIGHT = 1.78


def corner():
    """A floor slab, a back wall and a left wall that slopes down to the front."""
    with group("corner") as g:
        box(RIGHT - LEFT, BACK - FRONT, 0.05, ((RIGHT + LEFT) / 2, (BACK + FRONT) / 2, 0), m=flat("concrete"), b=0.02)
        box(RIGHT - LEFT + 0.09, 0.09, HEIGHT, ((RIGHT + LEFT) / 2 - 0.045, BACK + 0.045, 0), m=flat("mint"), b=0.02)
        slope = [(FRONT, 0), (BACK, 0), (BACK, HEIGHT), (BACK - 0.35, HEIGHT), (FRONT, 0.42)]
        prism(slope, 0.09, (LEFT - 0.045, 0, 0), m=flat("mint"), b=0.02, axis="x")
        box(RIGHT - LEFT, 0.03, 0.1, ((RIGHT + LEFT) / 2, BACK - 0.01, 0.05), m="grey2", b=0.008)
    return g


def pegs():
    """A small pegboard with a hammer, a wrench and a saw; on the plane y = 0, facing -Y."""
    iron = metalmat("grey")
    with group("pegs") as g:
        box(0.74, 0.04, 0.56, m="wood3", b=0.012)
        tube([(-0.24, -0.045, 0.1), (-0.24, -0.045, 0.4)], 0.02, "orange")
        box(0.15, 0.05, 0.07, (-0.24, -0.045, 0.4), m=iron, b=0.015)
        tube([(-0.04, -0.045, 0.12), (-0.04, -0.045, 0.4)], 0.02, iron)
        torus(0.05, 0.02, (-0.04, -0.045, 0.44), (rad(90), 0, 0), iron, k=8, n=24)
        torus(0.11, 0.028, (0.2, -0.05, 0.3), (rad(90), 0, 0), "green2", k=8)
    return g


def scene():
    fix(corner())
    sx, sy = -0.38, 0.56
    rack = fix(shelf(1.12, 0.4, 1.62, 4), sx, sy, 0.053)
    tops = [z + 0.09 for z in rack["lev"]]
    rows = (("blue", "sage"), ("sage", "rose"), ("cream", "blue"))
    for i, row in enumerate(rows):
        for k, color in enumerate(row):
            fix(tote(0.42, 0.34, 0.3, color, "slate2" if i != 1 else "cream"), sx - 0.25 + 0.5 * k, sy, tops[i])
    fix(cardboard_closed(0.44, 0.34, 0.28), sx - 0.26, sy, tops[3], 4)
    fix(tote(0.44, 0.34, 0.26, "green2", "cream"), sx + 0.28, sy, tops[3])
    fix(pegs(), 0.62, BACK - 0.02, 1.02)
    on(tyre_stack(3), 0.66, 0.42, s=0.92, floor=0.05)
    fix(bicycle("orange"), -0.12, -0.24, 0.053, 7, 0.98)
    on(paint_tin("blue2"), 0.98, 0.0, s=1.15, floor=0.05)
    on(cardboard_closed(0.36, 0.32, 0.28), 0.86, -0.38, 10, floor=0.05)
