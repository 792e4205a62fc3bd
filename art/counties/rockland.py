"""A residential street below the Palisades: a cape, a split-level and a small colonial with driveways and
mailboxes, behind them brown columnar cliffs with the forest in autumn color on top."""
import numpy as np

from kit import *
from kit.facades import *

ALT = (
    "A street with a cape, a split-level and a small colonial house below brown columnar cliffs topped by "
    "autumn trees, a green and orange truck at the curb"
)
CAMERA = dict(target=(1.15, 0.1, 2.3), az=26, el=25, dist=46, lens=72)
STAGE = dict(bg_z=BASE)

W, D = 15.6, 11.8  # the slab
CURB_Y = -3.75
DRIVES = ((-2.85, 0.95, 0.9), (-0.95, 1.3, -1.62))  # middle, width, where it ends
STONE = ("#b0937b", "#9d8470", "#bda38a", "#a78d78")
CLIFF = (-7.6, 5.6)  # its left and right ends


def land():
    """The slab: sand, turf, street, curb, sidewalk and driveways."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.28, (0, 0, -0.28), m="grass", b=0.07, axis="z")
    street = clip([(-12, -9), (12, -9), (12, CURB_Y), (-12, CURB_Y)], outline(W, D, grow=0.025))
    prism(street, 0.31, (0, 0, -0.29), m="road", b=0.03, axis="z")
    for i in range(8):
        box(0.8, 0.09, 0.012, (-6.3 + i * 1.8, -5.0, 0.018), m="cream", b=0.003)
    edges = [-W / 2 + 0.02] + [x + s * (w / 2 + 0.1) for x, w, _ in DRIVES for s in (-1, 1)] + [W / 2 - 0.02]
    for a, b in zip(edges[::2], edges[1::2]):
        box(b - a, 0.16, 0.16, ((a + b) / 2, CURB_Y + 0.05, -0.07), m="kerb", b=0.03)
        n = max(1, round((b - a) / 0.8))
        for i in range(n):
            long = (b - a - 0.06) / n
            box(
                long - 0.03,
                0.55,
                0.1,
                (a + 0.03 + long * (i + 0.5), CURB_Y + 0.62, -0.055),
                m="concrete",
                b=0.015,
            )
    for x, w, end in DRIVES:
        box(w + 0.2, 0.3, 0.06, (x, CURB_Y + 0.06, -0.03), m="concrete", b=0.015)
        start, n = CURB_Y + 0.24, max(2, round((end - CURB_Y) / 1.3))
        for i in range(n):
            long = (end - start) / n
            box(w, long - 0.03, 0.09, (x, start + long * (i + 0.5), -0.045), m="concrete", b=0.015)


# ---------- houses ----------
def cape():
    """A white cape: one floor, a steep roof with two dormers, a chimney; its front is y = 0."""
    w, d, h, rise = 3.3, 2.3, 1.15, 1.35
    with group("cape") as g:
        body(w, d, h, "cream")
        gable_end(d, rise, "cream", w / 2, h)
        put(gable(w, d, rise), 0, d / 2, h)
        for x in (-1.05, 1.05):
            put(pane(0.4, 0.56, "green2"), x, -0.03, 0.4)
        put(door("orange", 0.95, 1.9), 0, -0.02, 0.1, 0, 0.5)
        box(0.8, 0.42, 0.1, (0, -0.2, 0), m="concrete", b=0.015)
        for side in (-1, 1):
            box(0.07, 0.07, 1.0, (side * 0.33, -0.33, 0.08), m=flat("white"), b=0.012)
            lean = math.atan2(0.24, 0.45)
            box(
                0.56, 0.52, 0.05, (side * 0.22, -0.16, 1.19), (0, side * lean, 0), flat("roof"), 0.012, c=True
            )
        prism([(-0.42, 0), (0.42, 0), (0, 0.22)], 0.42, (0, -0.16, 1.05), m=flat("white"), b=0.01)
        for x in (-0.85, 0.85):
            with group("dormer") as top:
                box(0.6, 0.9, 0.62, (0, 0.45, 0), m=flat("cream"), b=0.01)
                prism([(-0.3, 0), (0.3, 0), (0, 0.28)], 0.9, (0, 0.45, 0.6), m=flat("white"), b=0)
                put(sash(0.3, 0.42, "white", None, "white"), 0, -0.01, 0.12)
                lean = math.atan2(0.28, 0.3)
                for side in (-1, 1):
                    box(
                        0.52,
                        1.0,
                        0.06,
                        (side * 0.18, 0.42, 0.76),
                        (0, side * lean, 0),
                        flat("roof"),
                        0.012,
                        c=True,
                    )
            put(top, x, 0.26, h + 0.24)
        put(chimney(0.75), 0.45, d / 2 + 0.12, h + rise - 0.2)
        for y in (0.7, 1.6):
            put(sash(0.34, 0.54, "white", None, "white"), w / 2 + 0.02, y, 0.4, 90)
        put(sash(0.3, 0.42, "white", None, "white"), w / 2 + 0.03, d / 2, h + 0.3, 90)
    return g


def split_level():
    """A split-level: bedrooms over a brick garage, the living room half a floor lower at the right."""
    w1, w2, d = 2.0, 2.3, 2.3
    with group("split_level") as g:
        x1, x2 = -w2 / 2, w1 / 2
        # the tall part
        box(w1, d, 1.08, (x1, d / 2, 0), m=flat("brick"), b=0.01)
        put(brickwork(w1 - 0.1, 1.0, seed=4, share=0.2), x1, 0, 0.04)
        body(w1 + 0.12, d + 0.12, 1.1, "sage", x1, 1.02)
        put(gable(w1 + 0.1, d + 0.12, 0.72, "#83776d"), x1, d / 2 + 0.04, 2.12)
        gable_end(d + 0.1, 0.72, "sage", x1 + w1 / 2 + 0.06, 2.12)
        put(garage_door(2.5, 1.75), x1, -0.02, 0.0, 0, 0.5)
        for x in (-0.48, 0.48):
            put(pane(0.36, 0.52, "slate2"), x1 + x, -0.04, 1.34)
        # the low part
        box(w2, d - 0.1, 0.6, (x2, d / 2, 0), m=flat("brick"), b=0.01)
        put(brickwork(w2 - 0.1, 0.5, seed=8, share=0.2), x2, 0.04, 0.03)
        body(w2, d - 0.1, 1.14, "sage", x2, 0.5)
        put(gable(w2, d - 0.1, 0.72, "#83776d"), x2 + 0.02, d / 2, 1.64)
        gable_end(d - 0.1, 0.72, "sage", x2 + w2 / 2, 1.64)
        put(sash(0.95, 0.62, "white", None, "white"), x2 + 0.42, -0.02, 0.82)
        for x in (-0.24, 0.24):
            box(0.04, 0.05, 0.62, (x2 + 0.42 + x, -0.05, 0.83), m=flat("white"), b=0.006)
        put(door("rust", 0.95, 1.9), x2 - 0.68, -0.02, 0.52, 0, 0.48)
        box(0.72, 0.5, 0.52, (x2 - 0.68, -0.24, 0), m=flat("concrete"), b=0.02)
        for k in range(3):
            box(0.6, 0.2, 0.13 * (3 - k), (x2 - 0.68, -0.56 - 0.19 * k, 0), m=flat("concrete"), b=0.012)
        for side in (-1, 1):
            tube(
                [(x2 - 0.68 + side * 0.3, -0.3, 0.86), (x2 - 0.68 + side * 0.3, -1.0, 0.42)],
                0.016,
                "slate2",
                res=3,
            )
            for y, z in ((-0.3, 0.5), (-1.0, 0.1)):
                tube(
                    [(x2 - 0.68 + side * 0.3, y, z), (x2 - 0.68 + side * 0.3, y, z + 0.36)],
                    0.014,
                    "slate2",
                    res=3,
                )
        put(chimney(1.1), x2 + 0.55, d / 2 + 0.4, 1.85)
        for y in (0.75, 1.55):
            put(sash(0.34, 0.54, "white", None, "white"), x2 + w2 / 2 + 0.02, y, 0.84, 90)
    return g


def colonial():
    """A small blue-grey colonial with a sun porch at its right; its front is y = 0."""
    w, d, h, rise = 2.8, 2.2, 2.2, 1.0
    wall = "#b3c4c6"
    with group("colonial") as g:
        body(w, d, h, wall)
        gable_end(d, rise, wall, w / 2, h)
        put(gable(w, d, rise, "#5d6f7a"), 0, d / 2, h)
        for x in (-0.9, 0, 0.9):
            put(pane(0.34, 0.54, "slate2"), x, -0.03, 1.32)
        for x in (-0.9, 0.9):
            put(pane(0.36, 0.6, "slate2"), x, -0.03, 0.42)
        put(door("yellow", 0.95, 1.95), 0, -0.02, 0.14, 0, 0.5)
        box(0.86, 0.5, 0.14, (0, -0.24, 0), m="concrete", b=0.015)
        box(0.7, 0.22, 0.08, (0, -0.56, 0), m="concrete", b=0.015)
        for side in (-1, 1):
            cyl(0.045, 1.02, (side * 0.34, -0.4, 0.12), m=flat("white"), b=0.01, n=20)
        box(0.92, 0.56, 0.1, (0, -0.24, 1.14), m=flat("white"), b=0.015)
        # sun porch
        box(0.95, 1.5, 0.4, (w / 2 + 0.47, 1.0, 0), m=flat(wall), b=0.012)
        box(0.9, 1.44, 0.6, (w / 2 + 0.47, 1.0, 0.4), m=glassmat("glass"), b=0.01)
        for k in range(3):
            box(0.06, 0.06, 0.62, (w / 2 + 0.06 + k * 0.42, 0.27, 0.39), m=flat("white"), b=0.01)
            box(0.06, 0.06, 0.62, (w / 2 + 0.93, 0.28 + k * 0.71, 0.39), m=flat("white"), b=0.01)
        box(1.1, 1.66, 0.12, (w / 2 + 0.47, 1.0, 1.0), m=flat("white"), b=0.02)
        put(chimney(0.8), -0.7, d / 2 + 0.15, h + rise - 0.3)
        for y in (0.7, 1.5):
            put(sash(0.32, 0.54, "white", None, "white"), w / 2 + 0.02, y, 1.32, 90)
        put(sash(0.28, 0.4, "white", None, "white"), w / 2 + 0.03, d / 2, h + 0.22, 90)
    return g


# ---------- the cliff ----------
def rim(x):
    """The height of the cliff's top."""
    high = np.interp(x, (-8, -5.5, -2.5, 0.5, 2.4, 4.0, 5.6), (4.3, 4.7, 5.2, 4.7, 3.8, 2.5, 1.0))
    return float(high) + 0.14 * sin(2.1 * x)


def face(x):
    """Where the cliff's foot is."""
    return 2.75 + 0.28 * sin(0.9 * x + 0.4) + 0.16 * sin(2.3 * x)


def palisades():
    """Columns of diabase, stacked drums of uneven height, lower in front."""
    R = random.Random(11)
    whole = outline(W - 0.5, D - 0.5)
    verts, faces, indices = [], [], []

    def drum(x, y, r, z0, z1, color):
        n = R.choice((5, 6, 6, 7))
        turn, i = R.uniform(0, 6), len(verts)
        ring = [(r * R.uniform(0.86, 1.12), turn + 2 * pi * k / n) for k in range(n)]
        tilt = R.uniform(-0.08, 0.08), R.uniform(-0.08, 0.08)
        verts.extend((x + q * cos(a), y + q * sin(a), z0) for q, a in ring)
        verts.extend(
            (x + q * cos(a) * 0.97, y + q * sin(a) * 0.97, z1 + tilt[0] * cos(a) + tilt[1] * sin(a))
            for q, a in ring
        )
        sides = [(i + k, i + (k + 1) % n, i + n + (k + 1) % n, i + n + k) for k in range(n)]
        faces.extend(sides + [tuple(range(i + n, i + 2 * n))])
        indices.extend([color] * (n + 1))

    pitch = 0.46
    for row in range(8):
        for k in range(int((CLIFF[1] - CLIFF[0]) / pitch) + 1):
            x = CLIFF[0] + k * pitch + (pitch / 2 if row % 2 else 0) + R.uniform(-0.07, 0.07)
            y = face(x) + row * 0.4 + R.uniform(-0.07, 0.07)
            if x > CLIFF[1] or len(clip([(x - 0.05, y), (x + 0.05, y), (x, y + 0.05)], whole)) < 3:
                continue
            share = (R.uniform(0.16, 0.5), R.uniform(0.62, 0.9), R.uniform(0.92, 1.0))[row] if row < 3 else 1
            top, z, color = rim(x) * share + R.uniform(-0.12, 0.12), -0.1, R.randrange(4)
            while z < top - 0.1:
                end = min(top, z + R.uniform(1.2, 3.0))
                end = top if top - end < 0.7 else end
                drum(x, y, 0.31 * R.uniform(0.93, 1.06), z, end, color)
                z = end - 0.02
    ob = mesh("palisades", verts, faces, [flat(c, 0.85) for c in STONE], indices)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = rad(30)
    bevel = ob.modifiers.new("b", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.03, 2, "ANGLE", rad(30)
    bevel.harden_normals = True
    return ob


def forest():
    """Trees on top of the cliff in autumn colors, bushes on its ledges, woods and boulders at its foot."""
    R = random.Random(5)
    kinds = ("orange", "rust", "amber", "yellow", "orange", "green", "rust", "amber")
    seed = 0
    for y_in, x0 in ((1.35, -7.0), (2.3, -6.5)):
        x = x0
        while x < 5.2:
            y = face(x) + y_in + R.uniform(-0.12, 0.12)
            if y < D / 2 - 0.55 and not (x < -6.4 and y > D / 2 - 1.4):
                tall = R.uniform(1.7, 2.3)
                kind = kinds[(seed * 3 + R.randrange(2)) % 8]
                ob = conifer(tall + 0.3, seed) if seed % 6 == 4 else tree(tall, kind, 40 + seed, 1.15)
                put(ob, x, y, rim(x) - 0.16)
            seed += 1
            x += R.uniform(0.95, 1.2)
    for i in range(12):
        x = -7.0 + i * 1.0 + R.uniform(-0.2, 0.2)
        put(shrub(R.uniform(0.24, 0.34), kinds[i % 5], i), x, face(x) + 0.8, rim(x) * 0.93 - 0.15)
    stones = []
    for _ in range(60):
        x = R.uniform(-7.2, 6.6)
        stones.append((x, face(x) - R.uniform(0.15, 0.75), 0.04, R.uniform(0.12, 0.3)))
    rocks(stones, 7, STONE)


def pick_up():
    """What waits at the curb: cartons, a chair, bags."""
    y = CURB_Y + 0.62
    on(armchair("rose"), 5.5, y, -10, s=0.5)
    on(cardboard_closed(0.4, 0.34, 0.3), 6.1, y, 8)
    on(cardboard_closed(0.32, 0.28, 0.24), 6.1, y, -12)
    on(bin_bag(seed=3), 6.5, y - 0.04, 20, s=0.5)


def lawn(R):
    """A place on the grass in front of, between or behind the houses."""
    while True:
        x, y = R.uniform(-7.4, 7.4), R.uniform(-2.75, 2.2)
        drive = any(abs(x - at) < w / 2 + 0.12 and y < end + 0.1 for at, w, end in DRIVES)
        indoors = y > -1.75 and (-6.9 < x < -3.4 or -2.1 < x < 2.5 or 3.3 < x < 7.2)
        if not drive and not indoors:
            return x, y


def scene():
    land()
    commit(palisades())
    forest()
    fix(cape(), -5.15, -1.5)
    fix(split_level(), 0.25, -1.6)
    fix(colonial(), 4.75, -1.4)
    for x, long in ((-5.15, 0.62), (4.75, 0.6)):
        for i in range(3):
            box(long, 0.36, 0.08, (x, -2.02 - 0.4 * i, -0.04), m="concrete", b=0.02)
    # gardens
    for x, y, h, kind, seed in (
        (-7.2, -2.3, 2.0, "orange", 2),
        (-7.15, 1.6, 2.2, "amber", 5),
        (-3.0, 1.7, 2.1, "yellow", 8),
        (2.95, 1.4, 2.6, "rust", 11),
        (7.1, -2.0, 1.9, "amber", 14),
        (6.9, 2.2, 2.5, "orange", 17),
        (6.3, 4.3, 2.6, "rust", 20),
        (7.15, 3.2, 1.6, "yellow", 23),
    ):
        fix(tree(h, kind, seed), x, y, -0.03)
    fix(conifer(2.6, 4), -4.9, 1.7, -0.03)
    fix(conifer(2.2, 9), 4.7, 1.75, -0.03)
    for x, y, long in (
        (-6.2, -1.85, 0.9),
        (-4.1, -1.85, 0.9),
        (1.75, -1.95, 0.9),
        (3.8, -1.75, 0.8),
        (5.75, -1.75, 0.8),
    ):
        fix(hedge(long, 0.36, 0.36, seed=round(10 * x + 80)), x, y, -0.02)
    for x in (-3.55, 0.05, 3.4):
        fix(mailbox(), x, CURB_Y + 0.28, 0, 0, 0.5)
    fix(car("denim"), -2.85, -0.5, 0.045, 90)
    fix(car("cream"), -5.6, -4.25, 0.02, 0)
    fix(company_truck(), 2.6, -4.4, 0.02, 0, TRUCK)
    pick_up()
    on(pumpkin(), -4.5, -1.95, s=0.5)
    on(pumpkin(), -4.68, -2.15, s=0.38)
    spots = [(-7.1, -2.3, 0.7), (-7.0, 1.3, 0.8), (3.05, 0.6, 0.8), (7.0, -2.2, 0.7), (7.0, 1.3, 0.8)]

    def garden(x, y):
        return (
            -7.4 < x < 7.4
            and -2.8 < y < 2.2
            and not (-6.9 < x < -3.4 and y > -1.7)
            and not (3.3 < x < 6.7 and y > -1.6)
        )

    leaves(130, under_trees(spots, garden), 0, 4, cols=("orange", "amber", "rust", "yellow"), s=0.07)
    leaves(24, (-6.5, -5.6, 6.5, CURB_Y - 0.1), 0.022, 8, s=0.06)
    sprigs(480, lawn, lambda x, y: 0.0, 3)
