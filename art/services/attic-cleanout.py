"""A piece of attic under its rafters: a domed trunk, a cradle, old books and a picture by the round window."""
from kit import *

ALT = "An attic under wooden rafters with an old trunk, a cradle, books and a picture"
PLINTH = "sky"

HALF = 1.16  # half the width of the attic's floor
DEPTH = 1.5
FLOOR = 0.1
KNEE = 0.5  # height at which the rafters begin
APEX = 2.0


def half(z):
    """Half the width under the rafters' outer edges at height z."""
    return HALF * min(1, (APEX - z) / (APEX - KNEE))


def rafter(y, side, thick=0.09, depth=0.09):
    """One post and its sloping beam, from the floor to the ridge."""
    pts = [
        (side * HALF, FLOOR),
        (side * HALF, KNEE),
        (0, APEX),
        (0, APEX - thick * 1.6),
        (side * (HALF - thick), KNEE - thick * 0.5),
        (side * (HALF - thick), FLOOR),
    ]
    prism(pts, depth, (0, y, 0), m="wood", b=0.012)


def roof_strip(side, y0, y1, rows=7):
    """Shingle rows on the outside of the rafters, from y0 to y1."""
    slope = math.atan2(APEX - KNEE, HALF)
    length = (math.hypot(APEX - KNEE, HALF) + 0.12) / rows
    for i in range(rows):
        t = (i + 0.5) / rows * 1.08 - 0.08
        x = side * (HALF * (1 - t) + 0.03)
        z = KNEE + (APEX - KNEE) * t + 0.04
        tint = ("grey", "roof")[i % 2]
        box(length + 0.05, y1 - y0, 0.035, (x, (y0 + y1) / 2, z), (0, side * (slope + 0.06), 0), tint, 0.01, c=True)


def attic():
    """Floor boards, gable with a round window, rafters, ridge, and the rear part of the roof."""
    with group("attic") as g:
        box(HALF * 2, DEPTH, FLOOR - 0.02, m="wood2", b=0.015)
        for i in range(12):
            w = HALF * 2 / 12
            tint = ("wood3", "oat", "wood3", "card")[i % 4]
            box(w - 0.008, DEPTH, 0.03, (-HALF + w * (i + 0.5), 0, FLOOR - 0.03), m=tint, b=0.006)
        back = DEPTH / 2 - 0.05
        gable = [
            (-HALF + 0.04, FLOOR),
            (HALF - 0.04, FLOOR),
            (HALF - 0.04, KNEE - 0.05),
            (0, APEX - 0.09),
            (-HALF + 0.04, KNEE - 0.05),
        ]
        prism(gable, 0.06, (0, back, 0), m=flat("cream"), b=0.008)
        for i in range(1, 7):
            z = FLOOR + i * 0.25
            box(half(z) * 2 - 0.2, 0.012, 0.014, (0, back - 0.032, z), m="oat", b=0.003)
        cyl(
            0.23,
            0.03,
            (0, back - 0.03, 1.26),
            (rad(90), 0, 0),
            mat("sky", rough=0.2, bump=0, emit=0.5),
            c=True,
            b=0.005,
        )
        torus(0.24, 0.04, (0, back - 0.05, 1.26), (rad(90), 0, 0), "green2")
        box(0.44, 0.03, 0.03, (0, back - 0.06, 1.245), m="green2", b=0.008)
        box(0.03, 0.03, 0.44, (0, back - 0.06, 1.04), m="green2", b=0.008)
        for y in (-DEPTH / 2 + 0.05, 0.02):
            for side in (-1, 1):
                rafter(y, side)
            box(half(1.62) * 2 - 0.1, 0.06, 0.08, (0, y + 0.06, 1.6), m="wood2", b=0.01)
        box(0.1, DEPTH + 0.06, 0.12, (0, 0, APEX - 0.08), m="wood2", b=0.015)
        for side in (-1, 1):
            roof_strip(side, 0.4, DEPTH / 2 + 0.02)
            box(0.05, 0.36, KNEE - FLOOR, (side * (HALF - 0.04), DEPTH / 2 - 0.2, FLOOR), m=flat("cream"), b=0.008)
    return g


def trunk(w=0.84, d=0.5, h=0.34, m="blue2", strap="wood2"):
    """A travel trunk with a domed lid, straps and brass corners."""
    with group("trunk") as g:
        dome = [(d / 2 * cos(rad(a)), 0.2 * sin(rad(a))) for a in range(0, 181, 12)]
        wide = [((d / 2 + 0.012) * cos(rad(a)), 0.212 * sin(rad(a))) for a in range(0, 181, 12)]
        box(w, d, h, (0, 0, 0.02), m=m, b=0.02)
        prism(dome, w, (0, 0, h + 0.03), m=m, b=0.012, axis="x")
        box(w + 0.015, d + 0.015, 0.035, (0, 0, h - 0.01), m=strap, b=0.008)
        for x in (-w * 0.46, -w * 0.2, w * 0.2, w * 0.46):
            box(0.065, d + 0.024, h, (x, 0, 0.01), m=strap, b=0.01)
            prism(wide, 0.065, (x, 0, h + 0.03), m=strap, b=0.008, axis="x")
        box(0.13, 0.03, 0.14, (0, -d / 2 - 0.005, h - 0.07), m=metalmat("yellow"), b=0.015)
        cyl(0.022, 0.02, (0, -d / 2 - 0.02, h - 0.01), (rad(90), 0, 0), m="slate", n=20, b=0.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.09, 0.09, 0.08, (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), 0), m=metalmat("yellow"), b=0.02)
    return g


def cradle(l=0.68, m="white"):
    """A rocking cradle with a blanket, its long side to the front."""
    with group("cradle") as g:
        for sx in (-1, 1):
            low = [(0.42 * sin(rad(a)), 0.42 - 0.42 * cos(rad(a))) for a in range(-42, 43, 7)]
            high = [(0.36 * sin(rad(a)), 0.42 - 0.36 * cos(rad(a))) for a in range(42, -43, -7)]
            prism(low + high, 0.05, (sx * (l / 2 - 0.05), 0, 0), m="wood2", b=0.01, axis="x")
            top = 0.6 if sx < 0 else 0.48
            end = [(-0.16, 0.08), (0.16, 0.08), (0.23, 0.42)]
            end += [(0.23 * cos(rad(a)), 0.42 + (top - 0.42) * sin(rad(a))) for a in range(15, 180, 15)]
            end += [(-0.23, 0.42)]
            prism(end, 0.035, (sx * l / 2, 0, 0), m=m, b=0.012, axis="x")
        box(l, 0.3, 0.04, (0, 0, 0.09), m=m, b=0.01)
        for sy in (-1, 1):
            box(l, 0.03, 0.05, (0, sy * 0.215, 0.36), m=m, b=0.012)
            for i in range(7):
                x = -l / 2 + l * (i + 0.5) / 7
                tube([(x, sy * 0.16, 0.11), (x, sy * 0.215, 0.38)], 0.014, m, caps=False)
        soft(l - 0.06, 0.3, 0.16, (0.02, 0, 0.13), m="rose", puff=0.03, b=0.06)
        soft(0.2, 0.26, 0.1, (-l / 2 + 0.15, 0, 0.27), m="cream", puff=0.03, b=0.04)
    return g


def book_pile(cols, seed=0):
    """Books lying on one another."""
    R = random.Random(seed)
    with group("book_pile") as g:
        z = 0
        for c in cols:
            t = R.uniform(0.05, 0.075)
            w = R.uniform(0.26, 0.32)
            turn = rad(R.uniform(-12, 12))
            box(w, 0.2, t, (0, 0, z), (0, 0, turn), c, 0.008)
            box(w - 0.02, 0.204, t * 0.6, (0.012, 0, z + t * 0.2), (0, 0, turn), "cream", 0.004)
            z += t + 0.001
    return g


def scene():
    fix(attic())
    fix(picture(0.56, 0.5), 0.62, 0.54, FLOOR + 0.01, 0, 1, -8)
    fix(trunk(1.0, 0.58, 0.4), -0.42, 0.26, FLOOR, 4)
    fix(cradle(0.74), 0.55, -0.33, FLOOR, -4)
    fix(book_pile(["rust", "sage", "oat", "denim", "amber"], 2), -0.4, -0.44, FLOOR, 14)
