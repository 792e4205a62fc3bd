"""The living room of an inherited house, full of furniture and cleared, the same camera and light.

The house itself, the piano, both clocks, the candlesticks and the pictures on the walls stay in both.
"""

import importlib

from kit import *

attic = importlib.import_module("services.attic-cleanout")  # its trunk
old = importlib.import_module("services.estate-cleanout")  # its grandfather clock and its painting

ALTS = {
    "before": "A living room crammed with an old sofa, armchairs, a china cabinet, lamps, rolled rugs, "
    "suitcases and boxes",
    "after": "The same living room cleared: bare oak floor, a fireplace, curtains, the piano and the "
    "grandfather clock",
}

W, D, H = 6.3, 4.5, 2.7
L, B = -W / 2, D / 2
PAPER, STRIPE = "#a9c3bd", "#b6cdc7"  # the wallpaper
PANEL, PANEL2 = "#f3ead9", "#eadfc9"  # the wainscot
OAK = ("#cfa271", "#d6ac7d", "#c8996a")
CURTAIN = "#e6cf9f"
RAIL = 0.86  # top of the wainscot
FIRE_X, CLOCK_X, WINDOW_X = -0.8, 0.48, 1.7
BOOKS_X = -2.4
WINDOW_Y, PIANO_Y = 0.62, -1.3  # on the left wall


# ---------------------------------------------------------------- the house
def oak_floor():
    """Staggered oak boards in three tints."""
    rows, gap = 15, 0.009
    deep = D / rows
    R = random.Random(4)
    for i in range(rows):
        x = -W / 2 - R.uniform(0, 0.9)
        while x < W / 2:
            end = x + R.uniform(1.0, 1.7)
            a, b = max(x, -W / 2 + 0.01), min(end, W / 2 - 0.01)
            if b - a > 0.03:
                y = -D / 2 + (i + 0.5) * deep
                box(b - a - gap, deep - gap, 0.012, ((a + b) / 2, y, -0.01), m=flat(R.choice(OAK)), b=0)
            x = end


def wall_dress(w):
    """Wainscot, striped paper, picture rail and cornice for a wall w wide; on the wall plane, faces -Y."""
    with group("dress") as g:
        n = int(w / 0.3)
        for i in range(n):
            box(
                w / n * 0.5, 0.006, H - RAIL - 0.1, (-w / 2 + w * (i + 0.5) / n, 0, RAIL), m=flat(STRIPE), b=0
            )
        box(w, 0.03, RAIL, (0, -0.005, 0), m=flat(PANEL), b=0.004)
        box(w, 0.06, 0.15, (0, -0.02, 0), m=flat(PANEL), b=0.015)
        box(w, 0.08, 0.05, (0, -0.025, RAIL - 0.03), m=flat(PANEL), b=0.015)
        n = int(round(w / 0.63))
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            box(w / n - 0.12, 0.02, RAIL - 0.34, (x, -0.022, 0.22), m=flat(PANEL2), b=0.006)
            box(w / n - 0.2, 0.02, RAIL - 0.42, (x, -0.03, 0.26), m=flat(PANEL), b=0.008)
        box(w, 0.05, 0.05, (0, -0.015, 2.3), m=flat(PANEL), b=0.014)
        box(w, 0.09, 0.1, (0, -0.03, H - 0.16), m=flat(PANEL), b=0.03)
    return g


def shell():
    """Floor slab, two papered walls with wainscot, oak boards."""
    with group("house") as g:
        room(W, D, H, wall=PAPER, floor="#bd8f62", base="oat", cap="#e6d8bb")
        oak_floor()
        put(wall_dress(W), 0, B)
        put(wall_dress(D), L, 0, 0, 90)
    return g


def fireplace():
    """Papered chimney breast, brick firebox, white mantel and a stone hearth; on the wall plane, faces -Y."""
    w, out = 1.56, 0.26
    with group("fireplace") as g:
        box(w, out, H - 0.06, (0, -out / 2, 0), m=flat(PAPER), b=0.01)
        for i in range(5):
            box(w / 10, 0.006, H - RAIL - 0.1, (-w / 2 + w * (i + 0.5) / 5, -out, RAIL), m=flat(STRIPE), b=0)
        for width, z, high, proud in ((w + 0.04, 2.3, 0.05, 0.04), (w + 0.1, H - 0.16, 0.1, 0.09)):
            box(width, out + proud, high, (0, -(out + proud) / 2, z), m=flat(PANEL), b=0.014)
        y = -out
        box(1.16, 0.06, 1.0, (0, y - 0.02, 0), m=flat("#c9b7a2"), b=0.006)
        R = random.Random(2)
        for row in range(9):  # the brick surround, left open in the middle
            x = -0.58 + (0.0 if row % 2 else -0.11)
            while x < 0.58:
                a, b = max(x, -0.58), min(x + 0.22, 0.58)
                mid = (a + b) / 2
                if b - a > 0.05 and (abs(mid) > 0.34 or row > 5):
                    brick = flat(R.choice(("#b9664f", "#c4735a", "#ad5d49", "#c98268")))
                    box(b - a - 0.014, 0.05, 0.096, (mid, y - 0.04, 0.02 + row * 0.11), m=brick, b=0.01)
                x += 0.22
        box(0.66, 0.05, 0.64, (0, y - 0.045, 0.02), m=flat("#40362f"), b=0.01)
        for x, turn in ((-0.1, 4), (0.1, -5)):
            box(0.44, 0.1, 0.1, (x * 0.4, y - 0.1, 0.08 + abs(x) * 0.1), (0, rad(turn), 0), "wood2", 0.04)
        tube([(-0.2, y - 0.15, 0.0), (-0.2, y - 0.15, 0.22)], 0.018, metalmat("yellow"))
        tube([(0.2, y - 0.15, 0.0), (0.2, y - 0.15, 0.22)], 0.018, metalmat("yellow"))
        for s in (-1, 1):
            box(0.19, 0.125, 1.0, (s * 0.66, y - 0.05, 0), m=flat("white"), b=0.015)
            box(0.23, 0.17, 0.14, (s * 0.66, y - 0.06, 0), m=flat("white"), b=0.015)
            box(0.11, 0.02, 0.72, (s * 0.66, y - 0.118, 0.22), m=flat(PANEL2), b=0.006)
        box(1.51, 0.13, 0.2, (0, y - 0.05, 0.99), m=flat("white"), b=0.015)
        box(0.8, 0.02, 0.1, (0, y - 0.118, 1.04), m=flat(PANEL2), b=0.006)
        box(1.72, 0.3, 0.06, (0, y - 0.1, 1.19), m=flat("white"), b=0.02)
        box(1.6, 0.52, 0.045, (0, y - 0.24, 0), m=flat("#b9b3a4"), b=0.012)
    return g


MANTEL = 1.253  # where things stand on the mantel


def built_in(w=1.34, d=0.34, h=2.26):
    """White built-in bookcase over a cupboard; on the wall plane, faces -Y."""
    with group("bookcase") as g:
        box(w, 0.03, h, (0, -0.03, 0), m=flat("#7f9f97"), b=0.004)
        box(w, d + 0.08, 0.8, (0, -(d + 0.08) / 2, 0), m=flat("white"), b=0.012)
        box(w + 0.05, d + 0.12, 0.045, (0, -(d + 0.12) / 2, 0.8), m=flat("white"), b=0.012)
        for s in (-1, 1):
            box(w / 2 - 0.09, 0.025, 0.58, (s * w / 4, -d - 0.085, 0.14), m=flat("white"), b=0.01)
            box(w / 2 - 0.21, 0.02, 0.46, (s * w / 4, -d - 0.097, 0.2), m=flat(PANEL2), b=0.006)
            sphere(0.024, (s * 0.05, -d - 0.12, 0.45), metalmat("yellow"), sub=3)
            box(0.06, d, h - 0.8, (s * (w / 2 - 0.03), -d / 2, 0.8), m=flat("white"), b=0.01)
        box(0.045, d - 0.03, h - 0.85, (0, -d / 2, 0.84), m=flat("white"), b=0.008)
        for z in LEVELS[1:]:
            box(w - 0.08, d - 0.02, 0.04, (0, -d / 2, z - 0.04), m=flat("white"), b=0.008)
        box(w + 0.08, d + 0.06, 0.1, (0, -(d + 0.06) / 2, h - 0.05), m=flat("white"), b=0.025)
    return g


LEVELS = (0.846, 1.31, 1.76)  # where books stand in the built-in


def drape(w, h, folds=4, m=CURTAIN):
    """A curtain in folds, h high, tied at the lower third; its back on y = 0."""
    n = folds * 12
    wave = [(-w / 2 + w * i / n, -0.075 + 0.045 * cos(2 * pi * folds * i / n)) for i in range(n + 1)]
    with group("drape") as g:
        prism(wave + [(w / 2, -0.005), (-w / 2, -0.005)], h, m=flat(m), b=0, axis="z")
        band = [(x * 1.03, y - 0.012) for x, y in wave]
        prism(
            band + [(w / 2 * 1.03, -0.005), (-w / 2 * 1.03, -0.005)],
            0.07,
            (0, 0, h * 0.36),
            m=flat("rose"),
            b=0,
            axis="z",
        )
    return g


def tall_window(w=0.92, h=1.32, sill=0.95):
    """Tall six-over-six window between curtains; stands on the floor line of the wall plane, faces -Y."""
    with group("window") as g:
        box(w + 0.2, 0.1, h + 0.2, (0, 0, sill - 0.1), m="white", b=0.02)
        box(w, 0.06, h, (0, -0.035, sill), m=mat("sky", rough=0.2, bump=0, emit=0.55), b=0.01)
        box(w, 0.05, 0.055, (0, -0.055, sill + h / 2 - 0.025), m="white", b=0.01)
        for x in (-w / 6, w / 6):
            box(0.03, 0.04, h, (x, -0.055, sill), m="white", b=0.008)
        for z in (0.25, 0.75):
            box(w, 0.04, 0.03, (0, -0.055, sill + h * z - 0.015), m="white", b=0.008)
        box(w + 0.26, 0.2, 0.05, (0, -0.08, sill - 0.13), m="white", b=0.015)
        top = sill + h + 0.13
        tube([(-w / 2 - 0.38, -0.1, top), (w / 2 + 0.38, -0.1, top)], 0.022, metalmat("yellow"))
        for s in (-1, 1):
            sphere(0.045, (s * (w / 2 + 0.4), -0.1, top), metalmat("yellow"), sub=3)
            put(drape(0.36, top - 0.07, 3), s * (w / 2 + 0.16), -0.05, 0.06)
    return g


def framed(w, h, frame="wood2", sky="#dcd5bd", hill="green2"):
    """A landscape in a thick frame with a mat; its lower edge at z = 0, faces -Y."""
    with group("framed") as g:
        box(w, 0.05, h, m=frame, b=0.016)
        box(w - 0.11, 0.02, h - 0.11, (0, -0.02, 0.055), m="cream", b=0.004)
        box(w - 0.2, 0.02, h - 0.2, (0, -0.026, 0.1), m=flat(sky), b=0.003)
        u, v = w / 2 - 0.1, h - 0.2
        slope = [(-u, 0), (u, 0), (u, v * 0.3), (u * 0.3, v * 0.5), (-u * 0.3, v * 0.28), (-u, v * 0.42)]
        prism(slope, 0.01, (0, -0.038, 0.1), m=flat(hill), b=0.001)
    return g


def portrait(w=0.5, h=0.64, frame="wood2"):
    """Head and shoulders in an oval mat; its lower edge at z = 0, faces -Y."""
    with group("portrait") as g:
        box(w, 0.05, h, m=frame, b=0.016)
        box(w - 0.1, 0.02, h - 0.1, (0, -0.02, 0.05), m=flat("oat"), b=0.004)
        oval = [(cos(rad(a)) * (w / 2 - 0.1), h / 2 + sin(rad(a)) * (h / 2 - 0.1)) for a in range(0, 360, 10)]
        prism(oval, 0.02, (0, -0.026, 0), m=flat("#6d8f8d"), b=0.002)
        sphere(0.09, (0, -0.036, h * 0.33), "plum", scale=(1.25, 0.12, 0.8), sub=3)
        sphere(0.07, (0, -0.04, h * 0.56), "skin", scale=(0.85, 0.14, 1.05), sub=3)
        sphere(0.075, (0, -0.036, h * 0.6), "cream", scale=(1, 0.12, 1), sub=3)
    return g


def mantel_clock():
    """Rounded wooden clock with a white face."""
    with group("mantel_clock") as g:
        box(0.4, 0.14, 0.035, m="wood2", b=0.01)
        body = (
            [(-0.17, 0.03)]
            + [(0.17 * cos(rad(a)), 0.14 + 0.17 * sin(rad(a))) for a in range(180, -1, -15)]
            + [(0.17, 0.03)]
        )
        prism(body, 0.11, m="wood", b=0.015)
        cyl(0.11, 0.02, (0, -0.06, 0.165), (rad(90), 0, 0), m=metalmat("yellow"), c=True, b=0.004)
        cyl(0.095, 0.02, (0, -0.066, 0.165), (rad(90), 0, 0), m=flat("white"), c=True, b=0.004)
        tube([(0, -0.08, 0.165), (-0.03, -0.08, 0.2)], 0.008, "slate", res=3)
        tube([(0, -0.08, 0.165), (0.02, -0.08, 0.23)], 0.006, "slate", res=3)
    return g


def candlestick(h=0.26):
    """Brass candlestick with a candle."""
    brass = metalmat("yellow")
    with group("candlestick") as g:
        lathe(
            [
                (0, 0),
                (0.06, 0),
                (0.06, 0.015),
                (0.018, 0.04),
                (0.028, h * 0.5),
                (0.014, h * 0.8),
                (0.035, h),
                (0, h),
            ],
            m=brass,
        )
        cyl(0.02, 0.17, (0, 0, h), m="cream", b=0.006, n=20)
    return g


def bench_seat():
    """Piano bench with a cushion."""
    with group("piano_bench") as g:
        for x in (-0.3, 0.3):
            for y in (-0.12, 0.12):
                box(0.05, 0.05, 0.44, (x, y, 0), m="wood2", b=0.012)
        box(0.72, 0.34, 0.07, (0, 0, 0.42), m="wood2", b=0.015)
        soft(0.68, 0.31, 0.07, (0, 0, 0.48), m="rose", puff=0.015, b=0.03)
    return g


# ---------------------------------------------------------------- what is hauled away
def turned_leg(x, y, h=0.16, m="wood2"):
    """A short turned foot."""
    return lathe(
        [(0, 0), (0.025, 0), (0.035, h * 0.3), (0.022, h * 0.45), (0.05, h), (0, h)], (x, y, 0), m=m, n=20
    )


def rolled_arm(x, d, top, m):
    """An arm that rolls outward, its scroll toward the front."""
    box(0.17, d, top - 0.1, (x, 0, 0.14), m=m, b=0.04)
    cyl(0.125, d + 0.02, (x, 0, top), (rad(90), 0, 0), m=m, c=True, b=0.05)
    cyl(0.07, 0.02, (x, -d / 2 - 0.012, top), (rad(90), 0, 0), m="wood2", c=True, b=0.008, n=24)


def camelback(w=2.0, m="rose", dark="#c47f70"):
    """High sofa with a waved back, rolled arms and a lace cover on its back."""
    d = 0.86
    with group("camelback") as g:
        for x in (-w / 2 + 0.12, w / 2 - 0.12):
            for y in (-d / 2 + 0.1, d / 2 - 0.1):
                turned_leg(x, y)
        box(w - 0.06, d - 0.04, 0.22, (0, 0, 0.14), m=m, b=0.05)
        box(w - 0.1, 0.03, 0.035, (0, -d / 2 + 0.005, 0.14), m="wood2", b=0.01)
        u = w / 2 - 0.06
        crest = [(u * cos(rad(a)), 0.86 + 0.3 * max(0, sin(rad(a))) ** 1.4) for a in range(0, 181, 9)]
        prism([(-u, 0.2)] + crest[::-1] + [(u, 0.2)], 0.2, (0, d / 2 - 0.12, 0), m=m, b=0.07)
        for s in (-1, 1):
            rolled_arm(s * (w / 2 - 0.06), d - 0.04, 0.58, m)
        seat = w - 0.36
        for i in range(3):
            x = -seat / 2 + seat * (i + 0.5) / 3
            soft(seat / 3 - 0.012, d - 0.22, 0.18, (x, -0.09, 0.34), m=m, puff=0.04, b=0.07)
        for i in range(5):
            x = -seat / 2 + seat * (i + 0.5) / 5
            sphere(0.03, (x, d / 2 - 0.225, 0.8 + 0.1 * (2 - abs(i - 2)) / 2), dark, scale=(1, 0.5, 1), sub=3)
        box(0.44, 0.23, 0.012, (0, d / 2 - 0.12, 1.155), m="cream", b=0.003)
        box(0.44, 0.014, 0.15, (0, d / 2 - 0.228, 1.0), m="cream", b=0.004)
        for i in range(5):
            cyl(
                0.044,
                0.014,
                (-0.176 + 0.088 * i, d / 2 - 0.228, 1.0),
                (rad(90), 0, 0),
                m="cream",
                c=True,
                b=0.003,
                n=24,
            )
        soft(
            0.4, 0.15, 0.36, (-w / 2 + 0.42, 0.02, 0.53), (rad(-18), 0, rad(8)), m="amber", puff=0.05, b=0.06
        )
    return g


def wing_chair(m="sage"):
    """High armchair with wings and turned feet."""
    d = 0.8
    with group("wing_chair") as g:
        for x in (-0.32, 0.32):
            for y in (-0.3, 0.3):
                turned_leg(x, y)
        box(0.8, d - 0.06, 0.2, (0, 0, 0.15), m=m, b=0.05)
        soft(0.76, 0.2, 0.92, (0, d / 2 - 0.1, 0.28), (rad(-6), 0, 0), m=m, puff=0.03, b=0.09)
        for s in (-1, 1):
            rolled_arm(s * 0.37, d - 0.06, 0.56, m)
            wing = [(0.42, 0.5), (0.02, 0.62), (0.0, 0.78), (0.12, 1.0), (0.26, 1.12), (0.44, 1.12)]
            prism(wing, 0.13, (s * 0.35, 0, 0), m=m, b=0.05, axis="x")
        soft(0.58, d - 0.16, 0.18, (0, -0.09, 0.33), m=m, puff=0.05, b=0.07)
        for x, z in ((-0.12, 0.85), (0.12, 0.85), (0, 0.99), (-0.12, 0.68), (0.12, 0.68)):
            sphere(0.024, (x, d / 2 - 0.225 + (z - 0.7) * 0.1, z), "slate2", scale=(1, 0.5, 1), sub=2)
    return g


def china_cabinet(w=1.02, m="wood"):
    """Cupboard with an open-front display of plates, cups and a jug above."""
    d = 0.42
    with group("china") as g:
        box(w, d, 0.74, (0, 0, 0.08), m=m, b=0.02)
        for x in (-w / 2 + 0.07, w / 2 - 0.07):
            for y in (-d / 2 + 0.07, d / 2 - 0.07):
                turned_leg(x, y, 0.1, m)
        box(w + 0.06, d + 0.05, 0.05, (0, 0, 0.81), m="wood2", b=0.015)
        for s in (-1, 1):
            box(w / 2 - 0.08, 0.03, 0.36, (s * w / 4, -d / 2 - 0.005, 0.12), m=m, b=0.012)
            box(w / 2 - 0.2, 0.02, 0.24, (s * w / 4, -d / 2 - 0.02, 0.18), m="wood2", b=0.008)
            box(w / 2 - 0.08, 0.03, 0.16, (s * w / 4, -d / 2 - 0.005, 0.58), m=m, b=0.012)
            sphere(0.024, (s * w / 4, -d / 2 - 0.035, 0.66), metalmat("yellow"), sub=3)
            sphere(0.024, (s * 0.07, -d / 2 - 0.035, 0.32), metalmat("yellow"), sub=3)
        y = 0.06
        dd = d - 0.12
        box(w - 0.04, 0.03, 1.02, (0, y + dd / 2 - 0.015, 0.86), m=mat("#efe0c4", bump=0, emit=0.12), b=0.006)
        for s in (-1, 1):
            box(0.05, dd, 1.02, (s * (w / 2 - 0.045), y, 0.86), m=m, b=0.01)
        for z in (1.18, 1.5):
            box(w - 0.1, dd - 0.02, 0.03, (0, y, z), m=m, b=0.006)
        box(w + 0.02, dd + 0.06, 0.08, (0, y - 0.01, 1.87), m="wood2", b=0.02)
        arch = (
            [(-0.42, 0)]
            + [(0.42 * cos(rad(a)), 0.17 * sin(rad(a))) for a in range(170, 0, -12)]
            + [(0.42, 0)]
        )
        prism(arch, dd - 0.08, (0, y, 1.94), m=m, b=0.015)
        sphere(0.045, (0, y, 2.13), metalmat("yellow"), sub=3)
        face = y - dd / 2
        for row, z in enumerate((0.86, 1.21, 1.53)):
            for i in range(3):
                x = (i - 1) * 0.29
                r = 0.125
                rim = ("blue2", "rose", "blue2")[row]
                cyl(
                    r,
                    0.018,
                    (x, y + 0.08, z + r),
                    (rad(78), 0, 0),
                    m=mat("white", bump=0, emit=0.22),
                    c=True,
                    b=0.006,
                )
                torus(r * 0.78, 0.009, (x, y + 0.068, z + r), (rad(78), 0, 0), rim, k=6, n=32)
            for x in (-0.145, 0.145):
                lathe(
                    [(0, 0), (0.03, 0), (0.05, 0.07), (0.042, 0.07), (0.02, 0.01)],
                    (x, face + 0.1, z),
                    m=flat("white"),
                    n=20,
                )
    return g


def console_tv(w=1.16, m="wood2"):
    """Television in a long wooden cabinet on splayed legs, with a speaker cloth and rabbit ears."""
    h, d = 0.62, 0.46
    with group("console") as g:
        for x in (-w / 2 + 0.1, w / 2 - 0.1):
            for y in (-d / 2 + 0.08, d / 2 - 0.08):
                tube([(x * 1.05, y * 1.1, 0.02), (x, y, 0.18)], 0.022, m)
        box(w, d, h, (0, 0, 0.16), m=m, b=0.03)
        f = -d / 2
        box(w * 0.6, 0.03, h - 0.1, (-w * 0.17, f, 0.21), m="slate2", b=0.03)
        soft(w * 0.53, 0.07, h - 0.17, (-w * 0.17, f - 0.012, 0.245), m=glassmat("blue2"), puff=0.03, b=0.025)
        box(w * 0.29, 0.02, h - 0.1, (w * 0.315, f - 0.002, 0.21), m="oat", b=0.01)
        for i in range(6):
            box(0.018, 0.02, h - 0.27, (w * 0.2 + i * 0.05, f - 0.014, 0.23), m="wood", b=0.005)
        for i, x in enumerate((0.235, 0.315, 0.395)):
            cyl(
                0.033,
                0.035,
                (w * x, f - 0.02, 0.69),
                (rad(90), 0, 0),
                m="orange" if i == 0 else "cream",
                c=True,
                b=0.008,
                n=24,
            )
        top = h + 0.16
        sphere(0.06, (-0.1, 0.05, top + 0.02), "slate", scale=(1.2, 1, 0.7), sub=3)
        tube([(-0.1, 0.05, top + 0.04), (-0.34, 0.05, top + 0.42)], 0.009, metalmat(), res=3)
        tube([(-0.1, 0.05, top + 0.04), (0.1, 0.05, top + 0.46)], 0.009, metalmat(), res=3)
    return g


def side_table(m="wood2", r=0.27, h=0.55):
    """Round table on a turned column with three feet."""
    with group("side_table") as g:
        cyl(r, 0.035, (0, 0, h - 0.035), m=m, b=0.012)
        lathe(
            [
                (0, 0.1),
                (0.05, 0.1),
                (0.03, 0.2),
                (0.055, 0.32),
                (0.028, h - 0.08),
                (0.07, h - 0.03),
                (0, h - 0.03),
            ],
            m=m,
            n=24,
        )
        for i in range(3):
            a = i * 2 * pi / 3 + pi / 6
            tube(
                [(0, 0, 0.16), (0.14 * cos(a), 0.14 * sin(a), 0.1), (0.24 * cos(a), 0.24 * sin(a), 0.022)],
                0.022,
                m,
            )
    return g


def fringe_lamp(shade="peach", h=1.5):
    """Floor lamp with a fringed bell shade."""
    with group("fringe_lamp") as g:
        lathe(
            [(0, 0), (0.17, 0), (0.17, 0.03), (0.05, 0.06), (0.03, 0.3), (0.02, 0.34), (0.02, h - 0.2)],
            m="wood2",
            n=28,
        )
        bell = [
            (0.3, h - 0.16),
            (0.25, h - 0.02),
            (0.16, h + 0.1),
            (0.1, h + 0.18),
            (0.09, h + 0.18),
            (0.28, h - 0.16),
        ]
        lathe(bell, m=flat(shade), ang=50)
        for i in range(30):
            a = 2 * pi * i / 30
            cyl(0.014, 0.075, (0.292 * cos(a), 0.292 * sin(a), h - 0.235), m="amber", b=0.004, n=6)
        sphere(0.03, (0, 0, h + 0.2), metalmat("yellow"), sub=3)
    return g


def gramophone():
    """Wooden gramophone with a flared horn and a record."""
    with group("gramophone") as g:
        box(0.42, 0.42, 0.2, m="wood2", b=0.02)
        box(0.46, 0.46, 0.04, (0, 0, 0.19), m="wood", b=0.012)
        cyl(0.17, 0.02, (0, -0.02, 0.235), m="slate", b=0.004)
        cyl(0.05, 0.022, (0, -0.02, 0.236), m="orange", b=0.003)
        tube(
            [(0.16, 0.16, 0.23), (0.16, 0.18, 0.42), (0.1, 0.14, 0.5)], 0.022, metalmat("yellow"), smooth=True
        )
        with group("horn") as horn:
            flare = [
                (0.025, 0),
                (0.045, 0.14),
                (0.09, 0.26),
                (0.17, 0.36),
                (0.27, 0.42),
                (0.262, 0.43),
                (0.16, 0.375),
            ]
            lathe(flare + [(0.08, 0.27), (0.035, 0.14), (0.015, 0.0)], m=metalmat("#d9a94e"), n=40, ang=60)
        put(horn, 0.1, 0.14, 0.47, 0, 1, 52, -12)
    return g


def globe():
    """Globe on a wooden stand."""
    with group("globe") as g:
        lathe([(0, 0), (0.13, 0), (0.13, 0.03), (0.03, 0.06), (0.025, 0.16), (0, 0.16)], m="wood2", n=28)
        sphere(0.18, (0, 0, 0.35), "blue")
        for k, (x, y, z) in enumerate(
            ((0.4, -0.8, 0.4), (-0.5, -0.75, 0.3), (-0.2, -0.85, -0.5), (0.85, -0.3, -0.1))
        ):
            v = Vector((x, y, z)).normalized() * 0.135
            sphere(0.075, (v.x, v.y, 0.35 + v.z), "sage" if k % 2 else "oat", noise=0.3, seed=k, sub=3)
        torus(0.2, 0.014, (0, 0, 0.35), (rad(90), 0, rad(20)), metalmat("yellow"), k=8)
    return g


def hat_box(r=0.22, h=0.2, m="rose", band="cream"):
    """Round box with a lid and a ribbon."""
    with group("hatbox") as g:
        cyl(r, h, m=flat(m), b=0.012)
        cyl(r + 0.014, 0.055, (0, 0, h - 0.04), m=flat(band), b=0.012)
        box(2 * r + 0.034, 0.045, 0.008, (0, 0, h + 0.012), m=flat("rust"), b=0.002)
        for s in (-1, 1):
            sphere(0.05, (s * 0.05, 0, h + 0.035), "rust", scale=(1, 0.5, 0.5), sub=3)
    return g


def upturned_chair(m="wood", seat="sage"):
    """Dining chair upside down, its seat on z = 0 and its back hanging down toward -Y."""
    with group("upturned") as g:
        put(chair(m, seat), 0, 0, 0.565, 0, 1, 180)
    return g


def chair_pair(m="wood", seat="amber"):
    """A dining chair with a second one upside down on its seat."""
    with group("chair_pair") as g:
        put(chair(m, seat), 0, 0, 0)
        put(upturned_chair(m, seat), 0, -0.03, 0.566, 4)
    return g


def book_pile(n=6, seed=0):
    """Books lying on one another."""
    R = random.Random(seed)
    with group("book_pile") as g:
        for i in range(n):
            c = R.choice(("rust", "denim", "sage", "oat", "plum", "blue2", "amber"))
            t = (0, 0, rad(R.uniform(-16, 16)))
            box(0.26, 0.19, 0.045, (0, 0, i * 0.046), t, c, 0.008)
            box(0.245, 0.18, 0.03, (0.012, 0, i * 0.046 + 0.0075), t, "cream", 0.003)
    return g


def lying_rug(l=1.9, r=0.15, m="brick", edge="cream"):
    """A rolled rug on the floor along x, tied twice."""
    with group("lying_rug") as g:
        put(rug_roll(l, r, m, edge), -l / 2, 0, r + 0.005, 0, 1, 0, 90)
    return g


def ottoman(m="plum"):
    """A round footstool with a skirt."""
    with group("ottoman") as g:
        cyl(0.29, 0.3, (0, 0, 0.02), m=flat(m), b=0.03)
        soft(0.56, 0.56, 0.12, (0, 0, 0.3), m=m, puff=0.03, b=0.055)
    return g


def stack(x, y, *props):
    """Drop props on one another at one place; each is a prop and its turn."""
    for prop, turn in props:
        on(prop, x, y, turn, z=5)


def kept():
    """What the family keeps: identical in both pictures."""
    fix(shell())
    fix(fireplace(), FIRE_X, B - 0.01)
    fix(built_in(), BOOKS_X, B - 0.01)
    fix(tall_window(), WINDOW_X, B - 0.01)
    fix(tall_window(), L + 0.01, WINDOW_Y, 0, 90)
    fix(old.grandfather_clock(), CLOCK_X, B - 0.27, 0.001, 0, 0.98)
    fix(piano(), L + 0.36, PIANO_Y, 0, 90)
    on(bench_seat(), L + 1.0, PIANO_Y, 90)
    put(old.painting(), FIRE_X, B - 0.3, 1.55)
    put(framed(0.66, 0.5, "amber"), L + 0.03, PIANO_Y, 1.62, 90)
    on(mantel_clock(), FIRE_X, B - 0.4, 0, z=1.4)
    on(candlestick(), FIRE_X - 0.66, B - 0.38, 0, z=1.4)
    on(candlestick(0.2), FIRE_X + 0.66, B - 0.38, 0, z=1.4)


def shelf_books():
    """Books and a few things in the built-in."""
    for i, z in enumerate(LEVELS):
        fix(books(9, 20 + i, 0.3), BOOKS_X - 0.6, B - 0.2, z + 0.002)
        fix(books((8, 6, 9)[i], 30 + i, 0.28), BOOKS_X + 0.06, B - 0.2, z + 0.002)


def junk():
    """What is hauled away."""
    carton = cardboard_closed
    shelf_books()
    # on the piano, along the left wall
    on(table_lamp("rust", "cream"), L + 0.28, PIANO_Y - 0.42, 0, z=2)
    on(book_pile(5, 3), L + 0.28, PIANO_Y + 0.38, 80, z=2)
    on(side_table(), L + 0.4, -0.26)
    on(table_lamp("blue2", "cream"), L + 0.4, -0.26)
    stack(L + 0.28, 0.72, (suitcase("plum", 0.68, 0.46, 0.22), 88), (suitcase("denim", 0.54, 0.36, 0.2), 84))
    on(fringe_lamp(), -2.68, 1.3)
    # back wall
    stack(
        -1.95,
        1.5,
        (carton(0.6, 0.46, 0.44), 4),
        (carton(0.5, 0.4, 0.34), -5),
        (hat_box(0.19, 0.17, "sage"), 20),
    )
    on(console_tv(), WINDOW_X - 0.08, B - 0.5)
    on(china_cabinet(), 2.62, B - 0.36)
    fix(portrait(), -0.42, 1.36, 0.012, -4, 1.1, -14)
    stack(-1.2, 1.24, (carton(0.56, 0.44, 0.4), -3), (book_pile(5, 8), 20))
    # the middle
    on(camelback(), -0.4, 0.44, 5)
    on(carton(0.5, 0.4, 0.3), 0.2, 0.36, -6)
    on(wing_chair("sage"), -2.0, 0.36, 52)
    on(chair_pair("wood2", "amber"), 0.82, 1.16, 14)
    on(table(1.36, 0.8, 0.74, "wood2"), 1.98, 0.66, -4)
    on(upturned_chair("wood3", "sage"), 1.66, 0.42, -4)
    on(upturned_chair("wood3", "sage"), 2.26, 0.4, -8)
    on(carton(0.5, 0.4, 0.4), 1.98, 0.66, 5, z=0.1)
    stack(2.86, 0.95, (carton(0.5, 0.44, 0.42), 4), (table_lamp("green2", "cream"), 0))
    on(wing_chair("denim"), 0.98, -0.42, -28)
    stack(1.8, -0.3, (carton(0.56, 0.48, 0.46), 6), (hat_box(), 30))
    stack(2.7, -0.15, (carton(0.64, 0.54, 0.46), -8), (globe(), 0))
    # front
    stack(-1.5, -0.7, (carton(0.6, 0.5, 0.42), 8), (gramophone(), -14))
    stack(-0.72, -0.62, (carton(0.62, 0.52, 0.46), -7), (cardboard_open(0.52, 0.42, 0.34, seed=2), 8))
    on(bin_bag(0.95, m="green2", seed=8), 0.1, -0.62)
    on(ottoman(), 0.3, -1.28, 10)
    on(book_pile(4, 11), 0.3, -1.28, 30)
    stack(-0.62, -1.3, (crate(0.52, 0.4, 0.3), -8), (books(7, 41, 0.26), -8))
    on(lying_rug(1.9, 0.15), -0.95, -1.92, 6)
    on(lying_rug(1.4, 0.13, "denim", "oat"), -1.5, -1.55, 3)
    stack(2.0, -0.98, (attic.trunk(0.9, 0.52, 0.4, "blue2"), -8), (suitcase("rust", 0.6, 0.4, 0.2), 6))
    stack(2.8, -0.85, (carton(0.46, 0.42, 0.4), 10), (table_lamp("plum", "peach"), 0))
    on(cardboard_open(0.6, 0.48, 0.4, seed=1), 1.15, -1.5, -10)
    on(suitcase("denim", 0.66, 0.44, 0.22), 1.95, -1.58, 8)
    fix(framed(0.54, 0.66, "amber", "#cfdcd6", "sage"), 2.8, -1.28, 0.014, 2, 1, -14)
    on(book_pile(6, 5), 0.62, -1.98, 30)


def scene(variant):
    kept()
    if variant == "before":
        junk()
