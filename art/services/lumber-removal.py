"""A neat stack of boards and posts on bearers, strapped in orange, with a handsaw leaning against it."""
from kit import *

ALT = "A neat stack of boards and posts with a handsaw leaning against it"
PLINTH = "sage"


def timber(l, w, h, m="wood3", end="wood"):
    """One piece of wood along x with darker ends."""
    with group("timber") as g:
        box(l, w, h, m=m, b=0.012)
        for sx in (-1, 1):
            box(0.012, w - 0.03, h - 0.03, (sx * (l / 2), 0, 0.015), m=end, b=0.004)
            if min(w, h) > 0.15:
                cyl(
                    min(w, h) * 0.26,
                    0.016,
                    (sx * (l / 2 + 0.002), 0, h / 2),
                    (0, rad(90), 0),
                    m="wood2",
                    c=True,
                    n=24,
                    b=0.002,
                )
                cyl(
                    min(w, h) * 0.18,
                    0.02,
                    (sx * (l / 2 + 0.002), 0, h / 2),
                    (0, rad(90), 0),
                    m=end,
                    c=True,
                    n=24,
                    b=0.002,
                )
    return g


def layer(n, l, w, h, z, seed=0, tones=("wood3", "oat", "wood3", "sand")):
    """n pieces side by side at height z."""
    rnd = random.Random(seed)
    for i in range(n):
        piece = timber(l * rnd.uniform(0.96, 1.0), w - 0.012, h - 0.006, rnd.choice(tones))
        put(piece, rnd.uniform(-0.03, 0.03), (i - (n - 1) / 2) * w, z)


def stack(l=2.4):
    """Posts below, two packs of boards above, laid crosswise on sticks."""
    with group("stack") as g:
        for x in (-0.7, 0, 0.7):
            box(0.12, 0.9, 0.1, (x, 0, 0), m="wood2", b=0.012)
        layer(4, l, 0.22, 0.21, 0.1, 1, ("wood", "wood3"))
        for x in (-0.7, 0, 0.7):
            box(0.08, 0.88, 0.05, (x, 0, 0.31), m="wood2", b=0.01)
        for k in range(3):
            layer(4, l, 0.22, 0.085, 0.36 + k * 0.085, 4 + k)
        for x in (-0.7, 0, 0.7):
            box(0.08, 0.88, 0.05, (x, 0, 0.615), m="wood2", b=0.01)
        for k in range(3):
            layer(4, l, 0.22, 0.085, 0.665 + k * 0.085, 8 + k)
        for x in (-0.42, 0.46):
            box(0.07, 0.91, 0.012, (x, 0, 0.918), m="orange", b=0.004)
            for sy in (-1, 1):
                box(0.07, 0.012, 0.83, (x, sy * 0.45, 0.1), m="orange", b=0.004)
    return g


def saw():
    """A handsaw standing on its teeth, blade towards -X, flat side to the front."""
    n = 15
    teeth = []
    for i in range(n):
        x = -0.86 + 0.82 * i / n
        teeth += [(x, 0.05), (x + 0.82 / n * 0.5, 0.012)]
    with group("saw") as g:
        prism(
            [(-0.86, 0.2), (-0.86, 0.05)] + teeth + [(-0.04, 0.05), (0.02, 0.34)],
            0.022,
            m=metalmat("grey3"),
            b=0.003,
            segs=1,
        )
        box(0.12, 0.07, 0.34, (0.05, 0, 0.03), (0, rad(10), 0), "wood2", 0.03)
        box(0.24, 0.07, 0.08, (0.14, 0, 0.3), (0, rad(4), 0), "wood2", 0.03)
        box(0.2, 0.07, 0.08, (0.14, 0, 0.03), (0, rad(-4), 0), "wood2", 0.03)
        box(0.09, 0.07, 0.32, (0.24, 0, 0.04), (0, rad(10), 0), "wood2", 0.03)
    return g


def scene():
    fix(stack(), 0, 0.17, 0, -12)
    fix(timber(1.75, 0.2, 0.2, "wood3"), -0.1, 0.32, 0.932, -10)
    fix(timber(1.55, 0.2, 0.2, "wood"), -0.1, 0.05, 0.932, -14)
    fix(saw(), -0.18, -0.53, -0.01, -12, 1.4, -15)
    on(timber(0.36, 0.2, 0.2, "wood3"), 0.62, -0.98, 20)
    on(timber(0.3, 0.22, 0.085, "oat"), 0.12, -1.15, -30)
