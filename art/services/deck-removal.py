"""The corner of a wooden deck with steps and a white railing, one board pried up with an orange bar."""
from kit import *

ALT = "The corner of a wooden deck with steps and railing, one board pried up by a crowbar"
PLINTH = "sky"
W, D, H = 1.85, 1.45, 0.5
BOARDS, LOOSE = 8, 5


def railing(l, h=0.74):
    """A piece of railing along x on z = 0, with balusters between two rails."""
    with group("railing") as g:
        box(l, 0.05, 0.06, (0, 0, 0.08), m="white", b=0.012)
        box(l, 0.06, 0.06, (0, 0, h - 0.08), m="white", b=0.012)
        box(l, 0.13, 0.045, (0, 0, h - 0.02), m="wood", b=0.012)
        n = int(l / 0.17)
        for i in range(n):
            box(0.045, 0.04, h - 0.2, (-l / 2 + l * (i + 0.5) / n, 0, 0.12), m="white", b=0.008)
    return g


def newel(h=0.88):
    """A railing post with a cap."""
    with group("newel") as g:
        box(0.12, 0.12, h, m="white", b=0.015)
        box(0.17, 0.17, 0.05, (0, 0, h - 0.01), m="wood", b=0.015)
    return g


def deck():
    """Platform, railings and steps; boards run from front to back, one is missing."""
    rnd = random.Random(2)
    q = W / BOARDS
    with group("deck") as g:
        for x in (-W / 2 + 0.12, W / 2 - 0.12):
            for y in (-D / 2 + 0.12, D / 2 - 0.12):
                box(0.22, 0.22, 0.06, (x, y, 0), m="concrete", b=0.015)
                box(0.13, 0.13, H - 0.1, (x, y, 0.05), m="wood2", b=0.012)
        for y in (-D / 2 + 0.05, D / 2 - 0.05):
            box(W, 0.06, 0.16, (0, y, H - 0.21), m="wood2", b=0.01)
        for x in (-W / 2 + 0.03, W / 2 - 0.03):
            box(0.06, D - 0.16, 0.15, (x, 0, H - 0.205), m="wood2", b=0.01)
        for i in range(3):
            box(W - 0.14, 0.06, 0.15, (0, -D / 2 + D * (i + 1) / 4, H - 0.205), m="wood2", b=0.01)
        for i in range(BOARDS):
            if i == LOOSE:
                continue
            box(
                q - 0.018,
                D + 0.05,
                0.055,
                (-W / 2 + q * (i + 0.5), 0, H - 0.055),
                m=rnd.choice(("wood", "wood3", "wood")),
                b=0.012,
            )
        for x, y in (
            (-W / 2 + 0.07, -D / 2 + 0.07),
            (-W / 2 + 0.07, D / 2 - 0.07),
            (W / 2 - 0.07, D / 2 - 0.07),
            (-0.2, -D / 2 + 0.07),
        ):
            put(newel(), x, y, H)
        put(railing(W - 0.26), 0, D / 2 - 0.07, H)
        put(railing(D - 0.26), -W / 2 + 0.07, 0, H, 90)
        put(railing(0.51), -0.527, -D / 2 + 0.07, H)
    return g


def steps(w=0.85):
    """Two treads and their stringers, rising towards +Y up to the deck's front edge at y = 0."""
    with group("steps") as g:
        for i, (y, z) in enumerate(((-0.43, 0.17), (-0.15, 0.335))):
            box(w, 0.3, 0.05, (0, y, z - 0.05), m="wood3" if i else "wood", b=0.012)
            box(w - 0.1, 0.03, 0.1, (0, y + 0.11, z - 0.148), m="wood2", b=0.006)
        for sx in (-1, 1):
            prism(
                [(-0.54, 0), (-0.54, 0.12), (-0.3, 0.12), (-0.3, 0.285), (0, 0.285), (0, 0)],
                0.05,
                (sx * (w / 2 - 0.08), 0, 0),
                m="wood2",
                b=0.006,
                axis="x",
            )
    return g


def pried():
    """The loose board along y, its front end at the origin, with nail heads on top."""
    l = 1.48
    with group("pried") as g:
        box(0.215, l, 0.055, (0, l / 2, 0), m="oat", b=0.012)
        for y in (0.1, l - 0.12, l - 0.5):
            for x in (-0.065, 0.065):
                sphere(0.015, (x, y, 0.055), "slate2", sub=2)
    return g


def crowbar():
    """An orange pry bar along x, its claw at the origin pointing up."""
    with group("crowbar") as g:
        tube(
            [(-0.1, 0, 0.1), (-0.05, 0, 0.02), (0.04, 0, 0.0), (0.6, 0, 0.06), (0.7, 0, 0.1)],
            0.024,
            "orange",
            smooth=True,
        )
    return g


def scene():
    fix(deck(), -0.08, 0.24, 0)
    fix(steps(0.95), 0.35, 0.24 - D / 2, 0)
    x = -0.08 - W / 2 + W / BOARDS * (LOOSE + 0.5)
    fix(pried(), x, -0.36, H - 0.02, 0, 1, 32.7)
    on(plant(s=0.9), -0.6, 0.5, 0)
    fix(crowbar(), 0.56, -0.3, H + 0.032, 68)
