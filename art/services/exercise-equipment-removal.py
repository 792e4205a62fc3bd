"""A treadmill with its console to the left, a kettlebell and a pair of dumbbells in front of it."""
from kit import *

ALT = "A treadmill with a kettlebell and two dumbbells beside it"
PLINTH = "mint"


def treadmill(m="grey3", trim="slate2", hood="blue"):
    """Deck along x, console at -x, its screen facing +x."""
    with group("treadmill") as g:
        box(1.8, 0.62, 0.1, (0, 0, 0.07), m=trim, b=0.03)
        box(1.72, 0.5, 0.02, (0.04, 0, 0.165), m="slate", b=0.008)
        for sy in (-1, 1):
            box(1.74, 0.12, 0.06, (0.03, sy * 0.32, 0.145), m=m, b=0.02)
            box(0.1, 0.1, 0.08, (0.8, sy * 0.3, 0), m="tyre", b=0.02)
            box(0.16, 0.1, 0.08, (-0.78, sy * 0.3, 0), m="tyre", b=0.02)
        cyl(0.05, 0.62, (0.92, 0, 0.12), (rad(90), 0, 0), m=metalmat("grey2"), c=True)
        hump = [(-0.95, 0.06), (-0.36, 0.06), (-0.36, 0.17), (-0.46, 0.25), (-0.62, 0.31), (-0.86, 0.31), (-0.95, 0.22)]
        prism(hump, 0.72, m=hood, b=0.05)
        for sy in (-1, 1):
            tube([(-0.62, sy * 0.4, 0.08), (-0.84, sy * 0.4, 1.2)], 0.05, m)
            box(0.3, 0.09, 0.12, (-0.62, sy * 0.4, 0.04), m=m, b=0.03)
            tube(
                [
                    (-0.82, sy * 0.4, 1.12),
                    (-0.3, sy * 0.4, 1.04),
                    (-0.2, sy * 0.4, 0.94),
                    (-0.3, sy * 0.4, 0.86),
                    (-0.765, sy * 0.4, 0.82),
                ],
                0.036,
                trim,
                smooth=True,
            )
        with group("console") as c:
            box(0.1, 0.94, 0.42, m=m, b=0.04, c=True)
            box(0.02, 0.52, 0.26, (0.05, 0, 0.04), m=glassmat("blue2"), b=0.008, c=True)
            for sy in (-1, 1):
                cyl(0.07, 0.03, (0.045, sy * 0.36, 0.06), (0, rad(90), 0), m=trim, c=True, b=0.01)
            for i in range(5):
                box(
                    0.02, 0.06, 0.035, (0.052, -0.2 + 0.1 * i, -0.15), m="orange" if i == 2 else "sage", b=0.006, c=True
                )
        put(c, -0.83, 0, 1.34, 0, 1, 0, -24)
    return g


def kettlebell(m="brick", s=1.0):
    """Cast kettlebell with a flat foot."""
    with group("kettlebell") as g:
        lathe(
            [
                (0, 0),
                (0.09, 0),
                (0.13, 0.03),
                (0.16, 0.09),
                (0.165, 0.14),
                (0.15, 0.2),
                (0.11, 0.245),
                (0.06, 0.265),
                (0, 0.27),
            ],
            m=m,
            ang=70,
        )
        tube(
            [
                (-0.075, 0, 0.22),
                (-0.125, 0, 0.33),
                (-0.09, 0, 0.41),
                (0.09, 0, 0.41),
                (0.125, 0, 0.33),
                (0.075, 0, 0.22),
            ],
            0.028,
            "slate2",
            smooth=True,
        )
        cyl(0.07, 0.012, (0, -0.162, 0.135), (rad(90), 0, 0), m="cream", c=True, b=0.004)
    g.scale = (s, s, s)
    return g


def dumbbell(m="slate2", l=0.42):
    """Hexagonal dumbbell lying along x."""
    with group("dumbbell") as g:
        r = 0.095
        z = r * cos(pi / 6)
        hexagon = [(r * cos(i * pi / 3), z + r * sin(i * pi / 3)) for i in range(6)]
        for sx in (-1, 1):
            prism(hexagon, 0.12, (sx * (l / 2 - 0.06), 0, 0), m=m, b=0.018, axis="x")
        cyl(0.024, l - 0.2, (0, 0, z), (0, rad(90), 0), m=metalmat("grey2"), c=True)
    return g


def scene():
    on(treadmill(), 0.0, 0.26, -16, s=1.25)
    on(kettlebell(s=1.5), 0.3, -0.98, 24)
    on(dumbbell(), -0.62, -0.72, 20, s=1.25)
    on(dumbbell(), -0.38, -1.08, 6, s=1.25)
