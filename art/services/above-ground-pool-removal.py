"""A round above-ground pool with blue water, a ladder over its side and a swim ring."""
from kit import *

ALT = "A round above-ground pool with blue water, a ladder and an orange swim ring"
PLINTH = "peach"
R = 1.14
H = 0.78


def pool():
    """A round pool with ribbed pale walls, a rim in segments and rippled water."""
    with group("pool") as g:
        lathe([(0, 0.02), (R, 0.02), (R, H - 0.04), (R - 0.04, H - 0.04), (R - 0.04, 0.1), (0, 0.1)], m="sky", n=96)
        n = 18
        for i in range(n):
            a = 2 * pi * (i + 0.5) / n
            box(0.09, 0.055, H - 0.02, ((R + 0.01) * sin(a), -(R + 0.01) * cos(a), 0), (0, 0, a), m="white", b=0.015)
        torus(R + 0.01, 0.035, (0, 0, 0.035), m="white", n=96)
        lathe(
            [
                (R - 0.1, H - 0.03),
                (R + 0.07, H - 0.03),
                (R + 0.085, H - 0.01),
                (R + 0.07, H + 0.03),
                (R - 0.09, H + 0.03),
                (R - 0.1, H + 0.01),
                (R - 0.1, H - 0.03),
            ],
            m="white",
            n=96,
        )
        for i in range(n):
            a = 2 * pi * (i + 0.5) / n
            box(0.13, 0.2, 0.03, ((R - 0.01) * sin(a), -(R - 0.01) * cos(a), H + 0.015), (0, 0, a), m="blue", b=0.012)
        cyl(
            R - 0.045,
            0.54,
            (0, 0, 0.08),
            m=mat("blue2", rough=0.14, spec=0.5, bump=0.25, var=0.04, emit=1.3),
            b=0,
            n=96,
        )
        for x, y, q in ((-0.45, 0.3, 0.2), (-0.45, 0.3, 0.33), (0.35, -0.42, 0.16), (0.35, -0.42, 0.28)):
            torus(q, 0.008, (x, y, 0.62), m="white", k=8, sq=0.5)
    return g


def pool_ladder():
    """An A-frame pool ladder that straddles the rim at the origin; its outer side faces -Y."""
    steel = metalmat("white")
    with group("poolladder") as g:
        for s in (-1, 1):
            x = s * 0.2
            rail = [
                (x, -0.32, 0.02),
                (x, -0.17, 0.97),
                (x, -0.13, 1.16),
                (x, 0, 1.26),
                (x, 0.13, 1.16),
                (x, 0.16, 0.97),
                (x, 0.24, 0.4),
            ]
            tube(rail, 0.026, steel, smooth=True)
        for i in range(3):
            z = 0.2 + 0.22 * i
            y = -0.28 + (z - 0.2) * 0.165
            box(0.4, 0.12, 0.04, (0, y, z), m="grey2", b=0.012)
        box(0.42, 0.2, 0.04, (0, 0, 0.88), m="grey2", b=0.012)
    return g


def swim_ring():
    """A floating swim ring in orange and white."""
    with group("ring") as g:
        torus(0.2, 0.075, (0, 0, 0.075), m="orange")
        for i in range(4):
            a = i * pi / 2 + 0.4
            sphere(0.082, (0.2 * cos(a), 0.2 * sin(a), 0.075), "white", scale=(1, 0.62, 1), rot=(0, 0, a), sub=4)
    return g


def scene():
    fix(pool(), 0, 0.12, 0)
    a = rad(-6)
    fix(pool_ladder(), (R - 0.01) * sin(a), 0.12 - (R - 0.01) * cos(a), 0, -6)
    fix(swim_ring(), 0.42, 0.5, 0.59, 0, 1, 6, 4)
    fix(ball(0.16, "yellow", "white"), -0.45, 0.3, 0.56, 30)
