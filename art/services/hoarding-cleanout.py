"""Towers of boxes, newspapers and bags on both sides of one narrow clear path that leads to a door."""
from kit import *

ALT = "High towers of boxes, newspapers and bags with one narrow path to a door"
PLINTH = "mint"
TURN = 22  # the path runs along the view


def at(prop, u, v, rz=0, **more):
    """Places a prop u to the right of the path's middle and v along it, seen from the front."""
    a = rad(TURN)
    return on(prop, u * cos(a) - v * sin(a), u * sin(a) + v * cos(a), TURN + rz, **more)


def newspapers(h=0.5, w=0.42, d=0.34, seed=0, tied=True):
    """A pile of newspapers, tied with string in bundles."""
    R = random.Random(seed)
    with group("newspapers") as g:
        z = 0.0
        i = 0
        while z < h - 0.01:
            t = R.uniform(0.028, 0.045)
            tint = ("white", "grey3", "sand", "white", "grey2")[(i + seed) % 5]
            spot = (R.uniform(-0.014, 0.014), R.uniform(-0.014, 0.014), z)
            box(w, d, t, spot, (0, 0, rad(R.uniform(-4, 4))), tint, 0.012)
            z += t
            i += 1
        if tied:
            box(0.03, d + 0.05, z + 0.006, (0, 0, 0), m="rose", b=0.006)
            box(w + 0.05, 0.03, z + 0.006, (0, 0, 0), m="rose", b=0.006)
    return g


def door_piece(w=0.74, h=1.72):
    """An inside door in its frame."""
    with group("door") as g:
        box(w + 0.2, 0.1, h + 0.1, m="sand", b=0.015)
        box(w, 0.06, h, (0, -0.045, 0.0), m="sky", b=0.012)
        for z, tall in ((0.14, 0.6), (0.88, 0.7)):
            for sx in (-1, 1):
                box(w * 0.36, 0.03, tall, (sx * w * 0.22, -0.07, z), m="blue", b=0.012)
        sphere(0.04, (w * 0.4, -0.11, 0.82), metalmat("yellow"), sub=3)
    return g


def runner(w=0.46, l=2.3):
    """The clear strip of floor, boards laid across."""
    with group("runner") as g:
        n = 11
        for i in range(n):
            box(w, l / n - 0.012, 0.02, (0, -l / 2 + l / n * (i + 0.5), 0), m=("sand", "oat")[i % 2], b=0.006)
    return g


def tower(u, v, parts):
    """Stacks props on one another at one place; parts are (prop, turn)."""
    for prop, rz in parts:
        at(prop, u, v, rz)


def scene():
    a = rad(TURN)
    fix(runner(), 0.0, -0.1, 0, TURN)
    fix(door_piece(), -1.24 * sin(a), 1.24 * cos(a), 0, TURN)
    c = cardboard_closed
    tower(
        -0.56,
        0.74,
        [
            (c(0.54, 0.46, 0.5), 3),
            (c(0.5, 0.44, 0.42, "card2"), -4),
            (newspapers(0.34, 0.46, 0.38, 3), 5),
            (c(0.44, 0.38, 0.34), -7),
            (suitcase("rose", 0.5, 0.3), 5),
        ],
    )
    tower(
        0.56,
        0.74,
        [
            (c(0.54, 0.46, 0.46, "card2"), -3),
            (tote(0.48, 0.4, 0.36, "blue", "blue2"), 4),
            (c(0.5, 0.42, 0.42), -5),
            (newspapers(0.26, 0.42, 0.34, 2), 6),
            (c(0.38, 0.32, 0.3, "card2"), -9),
        ],
    )
    tower(
        -1.06,
        0.5,
        [(tote(0.46, 0.44, 0.4, "sage", "green2"), -3), (c(0.46, 0.4, 0.4), 6), (newspapers(0.3, 0.4, 0.34, 1), -5)],
    )
    tower(
        1.06, 0.5, [(c(0.46, 0.42, 0.42), 4), (newspapers(0.36, 0.42, 0.36, 6), -4), (c(0.42, 0.36, 0.34, "card2"), 7)]
    )
    tower(
        -0.54,
        0.22,
        [(c(0.52, 0.44, 0.4, "card2"), -4), (newspapers(0.42, 0.44, 0.38, 5), 5), (c(0.44, 0.36, 0.32), -6)],
    )
    tower(
        0.54, 0.22, [(newspapers(0.44, 0.48, 0.4, 4), 3), (c(0.5, 0.42, 0.38), -5), (table_lamp("blue2", "peach"), 0)]
    )
    tower(-1.04, -0.02, [(c(0.44, 0.42, 0.36), 5)])
    at(bin_bag(1, "grey", 4), -1.04, -0.02, 20, s=0.76)
    tower(1.04, -0.02, [(tote(0.44, 0.4, 0.36, "rose", "rust"), -4), (c(0.4, 0.34, 0.3), 8)])
    tower(-0.54, -0.3, [(c(0.5, 0.42, 0.34), 4), (newspapers(0.22, 0.42, 0.36, 7), -6)])
    tower(0.54, -0.3, [(c(0.48, 0.42, 0.36, "card2"), -5), (crt_tv("wood2", 0.42), -4)])
    at(newspapers(0.3, 0.44, 0.36, 8), -0.52, -0.8, 6)
    at(bin_bag(1, "slate2", 2), -1.0, -0.52, 0, s=0.72)
    at(bin_bag(1, "green2", 7), 0.62, -0.84, 30, s=0.86)
