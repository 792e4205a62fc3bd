"""The open truck from behind, each with one eighth of a load at the bulkhead: the loads of content/pricing.yaml.

A foot is as long as the bed is wide, high and long divided by 6, 6 and 12, so that each thing takes the part of the
bed that it takes in the truck; the bays on the right are 18 inches each.
"""
from fleet.truck import BAYS, FLOOR, FRONT, REAR, STEP, WALL, gauge_truck
from kit import *

ALTS = {
    "1": "The open truck from behind, a queen mattress and a box spring on edge along its left side",
    "2": "The open truck from behind, a washer and eight cartons in a single row behind the cab",
    "3": "The open truck from behind, a wall of sixteen cartons, one deep, behind the cab",
}
SHAPE = (960, 960)
STAGE = dict(sun_az=-112, sun_el=52, bg_z=-0.2)
CAMERA = dict(target=(-0.65, -0.12, 1.2), az=-85, el=24, dist=46, lens=275)

WIDE, HIGH = 2.0 / 6, (WALL - 0.02) / 6  # meters a foot
LONG = BAYS * STEP / 12
LEFT = 1.0  # the inside of the far wall, left in the picture
FAR = -FRONT - 0.05  # the inside of the bulkhead
BED = FLOOR + 0.01  # the top of the marks on the planks


def at(prop, x, y, w, d):
    """Stands a prop in the bed: x and y feet from the left wall and the floor, w feet wide, d feet deep."""
    return fix(prop, FAR - d * LONG / 2, LEFT - (x + w / 2) * WIDE, BED + y * HIGH, -90)


def boxes(columns, left):
    """Medium boxes, 18 by 18 by 16 inches, four high, in so many columns."""
    for i in range(columns):
        for j in range(4):
            b = cardboard_closed(1.47 * WIDE, 1.47 * LONG, 1.32 * HIGH, m=("card", "card2")[(i + j) % 2])
            at(b, left + 1.5 * i, 1.335 * j, 1.47, 1.5)


def beds():
    """A queen mattress and its box spring, 80 by 60 inches, on their long edge."""
    for x, t, cover, stripe in ((0.25, 0.83, "cream", "sky"), (1.2, 0.75, "grey3", "blue")):
        m = mattress(5 * HIGH, 6.67 * LONG, t * WIDE, cover, stripe)
        fix(m, FAR - 2.5 * HIGH, 0, 0, 0)
        put(m, FAR - 6.67 * LONG / 2, LEFT - x * WIDE, BED + 2.5 * HIGH, 90, 1, 0, 90)


def washing():
    """A washer, 27 inches wide, and eight boxes."""
    w = washer(w=0.64)
    fix(w, FAR - 0.52, LEFT - (0.2 + 1.125) * WIDE, BED, -90, (2.25 * WIDE / 0.64, 1.2, 3.25 * HIGH / 0.9))
    boxes(2, 2.75)


def scene(variant):
    prism(rrect(7.9, 4.0, 0.6, 12), 0.2, (0.06, 0, -0.2), m="road", b=0.06, axis="z")
    fix(gauge_truck(doors=112), rz=180)
    {"1": beds, "2": washing, "3": lambda: boxes(4, 0.02)}[variant]()
