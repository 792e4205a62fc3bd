"""A small gable roof, its shingles half torn off down to the boards, bundles of shingles and a shovel in front."""
from kit import *

ALT = "A gable roof with shingles coming off down to the boards, shingle bundles and a shovel"
PLINTH = "peach"
BLUES = ("blue2", "denim", "blue", "blue2", "denim")


def tab(w=0.2, l=0.24, m="blue2"):
    """One shingle lying flat, its butt towards -Y."""
    with group("shingle") as g:
        box(w - 0.012, l, 0.026, m=m, b=0.007)
    return g


def slope(w, length):
    """The front slope in its own plane: x along the eave, y up the slope from the eave, z outwards."""
    rnd = random.Random(5)
    rows, cols = 7, 11
    step, tw = length / rows, w / cols
    with group("slope") as g:
        box(w, length, 0.03, (0, length / 2, -0.05), m="wood2", b=0.004)
        for i in range(6):
            q = length / 6
            box(w, q - 0.014, 0.03, (0, q * (i + 0.5), -0.02), m=("wood3", "oat", "wood3")[i % 3], b=0.006)
        edge = (9.6, 8.0, 7.1, 7.3, 6.0, 4.9, 4.0)
        for r in range(rows):
            for c in range(cols + 1):
                x0 = max(0, c - 0.5 * (r % 2))
                x1 = min(cols, c + 1 - 0.5 * (r % 2))
                if x1 - x0 < 0.3 or x1 > edge[r] + 0.5:
                    continue
                loose = x1 > edge[r] - 0.6
                piece = tab((x1 - x0) * tw, step * 1.35, rnd.choice(BLUES))
                lift = rnd.uniform(16, 34) if loose else 4
                y = step * (r + 0.5)
                tilt = rnd.uniform(-16, 4) if loose else 0
                put(
                    piece,
                    -w / 2 + (x0 + x1) / 2 * tw,
                    y,
                    0.022 + (0.07 if loose else 0),
                    tilt,
                    1,
                    -lift if loose else -4,
                )
        for x, y, a in ((0.72, 0.7, 30), (0.32, 0.92, -25)):
            put(tab(0.2, 0.26, "denim"), x, y, 0.012, a)
    return g


def attic(w=2.15, d=1.2, h=0.6, rise=0.76):
    """A low house top: siding, gable, roof and chimney; the ridge runs along x."""
    over = 0.12
    angle = math.atan2(rise, d / 2)
    length = math.hypot(rise, d / 2) + over
    ey = -d / 2 - over * cos(angle)
    ez = h - over * sin(angle) + 0.06
    with group("attic") as g:
        box(w - 0.2, d - 0.02, 0.08, (0, 0, 0), m="grey2", b=0.015)
        box(w - 0.26, d - 0.08, h + 0.02, (0, 0, 0), m="cream", b=0.01)
        siding(w - 0.26, h - 0.08, "cream", 0.14, loc=(0, -d / 2 + 0.05, 0.08))
        siding(d - 0.1, h - 0.08, "cream", 0.14, loc=(w / 2 - 0.12, 0, 0.08), rz=90)
        prism(
            [(-d / 2 + 0.03, 0), (d / 2 - 0.03, 0), (0, rise - 0.03)], w - 0.26, (0, 0, h), m="cream", axis="x", b=0.004
        )
        siding(
            d, rise - 0.06, "cream", 0.14, fn=lambda z: d / 2 * (1 - z / rise) - 0.06, loc=(w / 2 - 0.12, 0, h), rz=90
        )
        put(window(0.24, 0.26, None, sill=False), w / 2 - 0.08, 0, h + 0.08, 90)
        front = slope(w, length)
        put(front, 0, ey, ez, 0, 1, math.degrees(angle))
        with group("back") as back:
            box(w, length, 0.1, (0, length / 2, -0.05), m="denim", b=0.01)
        put(back, 0, -ey, ez, 180, 1, math.degrees(angle))
        for sy in (-1, 1):
            box(
                0.05,
                length + 0.06,
                0.1,
                (w / 2 - 0.02, sy * (d / 4 + 0.02), h + rise / 2 - 0.03),
                (-sy * angle, 0, 0),
                "white",
                0.01,
                c=True,
            )
        for i in range(5):
            cyl(0.06, 0.24, (-w / 2 + 0.21 * i, 0, h + rise + 0.06), (0, rad(90), 0), m=BLUES[i], b=0.01, n=20)
        box(0.34, 0.32, 0.78, (-0.6, 0.16, h + rise - 0.3), m="brick", b=0.015)
        box(0.42, 0.4, 0.08, (-0.6, 0.16, h + rise + 0.46), m="grey2", b=0.015)
        cyl(0.08, 0.12, (-0.6, 0.16, h + rise + 0.53), m="brick", b=0.01)
    return g


def bundle(n=6, w=0.62, d=0.3, seed=0):
    """A pack of shingles held by an orange band."""
    rnd = random.Random(seed)
    with group("bundle") as g:
        for i in range(n):
            box(
                w,
                d,
                0.034,
                (rnd.uniform(-0.012, 0.012), rnd.uniform(-0.01, 0.01), i * 0.036),
                m=BLUES[(i + seed) % 5],
                b=0.008,
            )
        box(0.07, d + 0.04, n * 0.036 + 0.008, (0.0, 0, 0), m="orange", b=0.006)
    return g


def scene():
    fix(attic(), -0.02, 0.26, 0)
    on(bundle(7), -0.55, -0.95, 8)
    on(bundle(5, seed=2), -0.52, -0.95, -4)
    on(tab(0.26, 0.3, "denim"), 0.2, -1.08, 30)
    on(tab(0.26, 0.3, "blue"), 0.36, -0.92, -20)
    on(tab(0.26, 0.3, "blue2"), 0.22, -1.0, 75)
    fix(shovel(h=1.3), 0.84, -0.98, 0.01, 10, 1, -32)
