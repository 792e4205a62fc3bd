"""A village main street: a gabled frame shop with a veranda, a sage frame block, a blue mansard with oriels
and a red brick corner with a round turret; a green with a street clock, a stone church, a wooded hill."""
import numpy as np

from kit import *
from kit.facades import *

ALT = "Victorian shops with awnings, a corner turret, a street clock, a church and a green truck below a hill"
CAMERA = dict(target=(0.6, -0.25, 1.5), az=26, el=25, dist=46, lens=78)
STAGE = dict(bg_z=BASE)

W, D = 16.6, 11.6  # the slab
CURB_Y, FRONT_Y = -3.85, -2.9  # the curb and the building line
GREEN_X = 4.45  # where the row ends and the green begins
SIZE = 1.085  # of the shops
STONE = ("#ead3b8", "#e2c8ac", "#efddc6", "#dcbfa2", "#f1e3cf")
BRICKS = ("brick", "#c4735a", "#ad5c47")
SLATES = ("#5d6f7a", "#66798a", "#566772")
FIRST, STORY = 1.2, 0.96  # heights of the floors
ROOFS = (3.455, 3.78, 3.735)  # heights of the flat roofs


def height(x, y):
    """The ground's height: flat, with a hill at the back that is highest at the left."""
    t = min(1.0, max(0.0, (y - 1.2) / 3.6))
    most = float(np.interp(x, (-8, -5, -1, 3, 5, 8), (2.0, 3.0, 2.9, 1.9, 0.7, 0.4)))
    return most * t * t * (3 - 2 * t)


def land():
    """The slab: sand, turf with the hill, street, curb, sidewalk with a strip of pavers."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    ground(outline(W, D, grow=0.012), height, -0.28, "grass", b=0.07)
    top = outline(W, D, grow=0.02)
    walk = clip([(-12, CURB_Y), (12, CURB_Y), (12, FRONT_Y), (-12, FRONT_Y)], top)
    prism(walk, 0.3, (0, 0, -0.285), m="concrete", b=0.02, axis="z")
    street = clip([(-12, -9), (12, -9), (12, CURB_Y), (-12, CURB_Y)], outline(W, D, grow=0.028))
    prism(street, 0.31, (0, 0, -0.29), m="road", b=0.03, axis="z")
    box(W - 0.06, 0.14, 0.16, (0, CURB_Y + 0.05, -0.06), m="kerb", b=0.03)
    R = random.Random(2)
    n = 66
    for i in range(n):
        x = -W / 2 + 0.1 + (W - 0.2) * (i + 0.5) / n
        m = flat(R.choice(("#c08b76", "#b57f6a", "#c99a85")))
        box((W - 0.2) / n - 0.015, 0.2, 0.06, (x, CURB_Y + 0.23, -0.028), m=m, b=0.01, segs=2)
    n = 21
    for i in range(n):
        x = -W / 2 + 0.1 + (W - 0.2) * (i + 0.5) / n
        box((W - 0.2) / n - 0.02, 0.6, 0.06, (x, CURB_Y + 0.64, -0.028), m="concrete", b=0.012)
    for i in range(8):
        box(0.8, 0.08, 0.012, (-6.4 + i * 1.8, -5.05, 0.022), m="cream", b=0.003)


# ---------- parts ----------
def veneer(w, h, seed=0, cols=STONE):
    """Uneven stones on the wall plane y = 0, facing -y."""
    R = random.Random(seed)
    z = 0.02
    with group("veneer") as g:
        while z < h - 0.06:
            tall, x = min(R.uniform(0.13, 0.2), h - z), -w / 2
            while x < w / 2 - 0.03:
                long = min(R.uniform(0.18, 0.4), w / 2 - x)
                long = w / 2 - x if w / 2 - x - long < 0.1 else long
                size = (long - 0.015, 0.04, tall - 0.015)
                box(*size, (x + long / 2, 0, z), m=flat(R.choice(cols), 0.85), b=0.014, segs=2)
                x += long
            z += tall
    return g


def hanging_sign(m="evergreen", shape="oval"):
    """A sign without words on an iron bracket; it stands out from the wall plane y = 0 at z = 0."""
    with group("hanging_sign") as g:
        tube([(0, 0, 0), (0, -0.68, 0)], 0.018, "slate2", res=3)
        box(0.05, 0.03, 0.16, (0, 0, -0.08), m="slate2", b=0.008)
        for y in (-0.34, -0.54):
            tube([(0, y, 0), (0, y, -0.09)], 0.008, "slate2", caps=False, res=2)
        if shape == "oval":
            for r, t, col in ((0.2, 0.05, m), (0.16, 0.06, "cream"), (0.07, 0.07, m)):
                cyl(r, t, (0, -0.44, -0.26), (0, rad(90), 0), flat(col), c=True, b=0.012, n=32)
        else:
            box(0.05, 0.4, 0.32, (0, -0.44, -0.42), m=flat(m), b=0.015)
            box(0.06, 0.3, 0.22, (0, -0.44, -0.37), m=flat("cream"), b=0.01)
            cyl(0.07, 0.07, (0, -0.44, -0.26), (0, rad(90), 0), flat(m), c=True, b=0.01, n=6)
    return g


def ground_floor(w, front, trim, stripes, door_at=1):
    """A shop front with its frieze and an awning on the wall plane y = 0."""
    with group("ground_floor") as g:
        put(shop_window(w - 0.3, frame=front, door_at=door_at), 0, -0.01, 0.0)
        for side in (-1, 1):
            box(0.13, 0.1, 1.1, (side * (w / 2 - 0.085), -0.02, 0), m=flat(trim), b=0.015)
        box(w - 0.06, 0.1, 0.2, (0, -0.025, 1.02), m=flat(front), b=0.015)
        box(w - 0.02, 0.18, 0.06, (0, -0.06, FIRST), m=flat(trim), b=0.012)
        put(awning(w - 0.3, stripes), 0, -0.06, 1.08)
    return g


def oriel(wall="#8fb0b5", trim="cream"):
    """A three-sided window bay that hangs on the wall plane y = 0; its foot is at z = 0."""
    plan = [(-0.44, 0.02), (0.44, 0.02), (0.28, -0.26), (-0.28, -0.26)]
    with group("oriel") as g:
        prism(plan, 0.92, m=flat(wall), b=0.01, axis="z")
        for z, by, thick in ((-0.02, 1.1, 0.06), (0.2, 1.06, 0.04), (0.86, 1.14, 0.07)):
            prism([(x * by, y * by) for x, y in plan], thick, (0, 0, z), m=flat(trim), b=0.012, axis="z")
        prism([(x * 0.7, y * 0.6) for x, y in plan], 0.12, (0, 0, -0.12), m=flat(trim), b=0.02, axis="z")
        put(sash(0.34, 0.54, trim, None, trim), 0, -0.25, 0.27)
        for side in (-1, 1):
            put(sash(0.15, 0.54, trim, None, trim), side * 0.365, -0.115, 0.27, side * 60)
    return g


# ---------- buildings ----------
def veranda_shop(w=2.3, d=2.9, wall="#f0e0b8", trim="white"):
    """A frame shop with its gable to the street and a veranda over the sidewalk."""
    h, rise, out = FIRST + STORY, 1.1, 0.62
    with group("veranda_shop") as g:
        box(w - 0.04, d, h, (0, d / 2, 0), m=flat(wall), b=0.015)
        put(shop_window(w - 0.3, frame="evergreen", door_at=-1), 0, -0.01, 0.0)
        put(clapboards(w - 0.06, STORY - 0.05, wall), 0, 0, FIRST + 0.02)
        put(clapboards(d - 0.04, h - 0.05, wall), w / 2 - 0.02, d / 2, 0.02, 90)
        for side in (-1, 1):
            box(0.1, 0.1, h, (side * (w / 2 - 0.06), 0, 0), m=flat(trim), b=0.012)
        # the veranda
        box(w, out + 0.06, 0.09, (0, -out / 2, FIRST - 0.07), m=flat(trim), b=0.015)
        for k in range(4):
            x = -w / 2 + 0.08 + (w - 0.16) * k / 3
            for z, tall in ((0, FIRST - 0.06), (FIRST, STORY - 0.06)):
                box(0.08, 0.08, tall, (x, -out + 0.06, z), m=flat(trim), b=0.015)
                for side in (-1, 1):
                    if abs(x + side * 0.1) < w / 2:
                        spot = (x + side * 0.09, -out + 0.06, z + tall - 0.1)
                        box(0.18, 0.04, 0.05, spot, (0, rad(side * 45), 0), flat(trim), 0.01, c=True)
        for z in (FIRST + 0.08, FIRST + 0.36):
            box(w - 0.1, 0.04, 0.04, (0, -out + 0.06, z), m=flat(trim), b=0.008)
        for k in range(int(w / 0.11)):
            spot = (-w / 2 + 0.12 + k * 0.11, -out + 0.06, FIRST + 0.09)
            box(0.026, 0.026, 0.28, spot, m=flat(trim), b=0.005)
        box(w + 0.1, out + 0.2, 0.08, (0, -out / 2, h - 0.06), (rad(6), 0, 0), flat("#7d8f86"), 0.015)
        for x in (-0.62, 0.62):
            put(sash(0.36, 0.6, trim, None, trim), x, -0.02, FIRST + 0.16)
        put(door("rust", 0.9, 1.8), 0, -0.01, FIRST + 0.02, 0, 0.42)
        put(gable_front(w, d, h, rise, wall, trim), 0, 0, 0)
        for y in (0.7, 1.5, 2.3):
            for z in (0.34, FIRST + 0.18):
                put(sash(0.34, 0.56, trim, None, trim), w / 2 - 0.01, y, z, 90)
    return g


def gable_front(w, d, h, rise, wall, trim, roof="#7b6a60"):
    """The steep roof of the frame shop with scalloped boards and a window in its gable."""
    with group("gable_front") as g:
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d - 0.04, (0, d / 2, h - 0.02), m=flat(wall), b=0)
        for i in range(7):
            z = 0.06 + i * 0.13
            half = (w / 2 - 0.1) * (1 - (z + 0.06) / rise)
            m = flat(("#d9b98c", "#e3c99f")[i % 2])
            box(2 * half, 0.03, 0.13, (0, 0.005, h + z), (rad(-7), 0, 0), m, 0.006, segs=2)
        put(gable(d, w, rise, roof), 0, d / 2, h, 90)
        lean, long = math.atan2(rise, w / 2), math.hypot(rise, w / 2) + 0.2
        for side in (-1, 1):
            spot = (side * (w / 4 + 0.03), -0.2, h + rise / 2 - 0.02)
            box(long, 0.06, 0.13, spot, (0, side * lean, 0), flat(trim), 0.015, c=True)
        box(w * 0.4, 0.05, 0.05, (0, -0.2, h + rise * 0.6), m=flat(trim), b=0.01)
        box(0.05, 0.05, 0.4, (0, -0.2, h + rise * 0.6), m=flat(trim), b=0.01)
        put(sash(0.34, 0.46, trim, None, trim), 0, -0.03, h + 0.1)
        put(chimney(0.7), 0.55, d - 0.7, h + 0.5)
    return g


def mansard_block(w=2.8, d=2.9, wall="#8fb0b5", trim="cream"):
    """A blue frame block: two oriels, a bracketed cornice, a mansard of banded slates with iron cresting."""
    h, rise, inset = FIRST + STORY + 0.08, 1.0, 0.3
    with group("mansard_block") as g:
        box(w - 0.04, d, h, (0, d / 2, 0), m=flat(wall), b=0.015)
        put(clapboards(w - 0.06, h - 1.3, wall), 0, 0, 1.25)
        put(clapboards(d - 0.04, h - 0.05, wall), w / 2 - 0.02, d / 2, 0.02, 90)
        put(ground_floor(w, "slate2", trim, ("#c4735a", "cream"), -1), 0, 0, 0)
        for x in (-0.72, 0.72):
            put(oriel(wall, trim), x, -0.01, FIRST + 0.14)
        put(cornice(w, trim, 0.24, 0.28), 0, 0, h - 0.14)
        box(w - 0.04, d, 0.1, (0, d / 2, h + 0.02), m=flat(trim), b=0.01)
        z = h + 0.12
        lean = math.degrees(math.atan2(inset, rise))
        core = [(-w / 2 + 0.05, 0), (w / 2 - 0.05, 0), (w / 2 - inset, rise), (inset - w / 2, rise)]
        prism(core, d - 2 * inset, (0, d / 2, z), m=flat(SLATES[0]), b=0)
        core = [(-d / 2 + 0.05, 0), (d / 2 - 0.05, 0), (d / 2 - inset, rise), (inset - d / 2, rise)]
        prism(core, w - 2 * inset, (0, d / 2, z), m=flat(SLATES[0]), b=0, axis="x")
        slope = math.hypot(rise, inset)
        for wide, x, y, turn in ((w, 0, 0.04, 0), (d, w / 2 - 0.04, d / 2, 90)):
            plane = slates(wide, slope, inset)
            put(plane, x, y, z, turn, 1, -lean)
        box(w - 2 * inset + 0.14, d - 2 * inset + 0.14, 0.08, (0, d / 2, z + rise), m=flat(trim), b=0.018)
        box(w - 2 * inset, d - 2 * inset, 0.03, (0, d / 2, z + rise + 0.07), m=flat("grey"), b=0.01)
        put(cresting(w - 2 * inset, d - 2 * inset), 0, d / 2, z + rise + 0.08)
        for x in (-0.72, 0.0, 0.72):
            put(round_dormer(trim), x, 0.03, z + 0.1)
        put(round_dormer(trim), w / 2 - 0.03, d / 2, z + 0.1, 90)
    return g


def slates(w, h, inset):
    """The banded slates of one mansard face, on the plane y = 0; it narrows by inset at both ends."""
    with group("slates") as g:
        n = 6
        for i in range(n):
            half = w / 2 - inset * i / n

            def edge(z, half=half):
                return half - inset * z / h

            cols = ("#b9837a", "#c4918a", "#ad766d") if i in (2, 3) else SLATES
            row = shingles(2 * half, h / n, cols, edge, step=h / n, pitch=0.17, seed=i)
            put(row, 0, 0, i * h / n)
    return g


def cresting(w, d):
    """Iron cresting around a flat roof, its middle at the origin."""
    with group("cresting") as g:
        for x0, y0, x1, y1 in (
            (-w / 2, -d / 2, w / 2, -d / 2),
            (w / 2, -d / 2, w / 2, d / 2),
            (-w / 2, -d / 2, -w / 2, d / 2),
        ):
            tube([(x0, y0, 0.12), (x1, y1, 0.12)], 0.014, "slate2", res=3)
            n = round(math.dist((x0, y0), (x1, y1)) / 0.16)
            for k in range(n + 1):
                x, y = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
                tall = 0.3 if k in (0, n) else 0.2
                tube([(x, y, 0), (x, y, tall)], 0.012, "slate2", res=2)
    return g


def round_dormer(trim):
    """A dormer with an arched head; its window is on the plane y = 0."""
    arch = [(0.24 * cos(rad(a)), 0.5 + 0.2 * sin(rad(a))) for a in range(0, 181, 15)]
    with group("round_dormer") as g:
        prism([(-0.24, 0), (0.24, 0)] + arch, 0.5, (0, 0.24, 0), m=flat(trim), b=0.015)
        hood = [(x * 1.2, 0.03 + z * 1.04) for x, z in arch] + [(x * 0.95, z) for x, z in arch[::-1]]
        prism(hood, 0.6, (0, 0.22, 0), m=flat("#66798a"), b=0.01)
        put(sash(0.26, 0.42, trim, None, trim), 0, 0.0, 0.08)
    return g


def corner_turret(w=3.5, d=2.7, cut=0.66, trim="cream", front="evergreen"):
    """Three floors of red brick on the corner, with a round turret under a cone over the corner door."""
    h = FIRST + 2 * STORY + 0.2
    plan = [(-w / 2, 0), (w / 2 - cut, 0), (w / 2, cut), (w / 2, d), (-w / 2, d)]
    faces = ((-cut / 2, 0, 0, w - cut), (w / 2, (cut + d) / 2, 90, d - cut))
    with group("corner_turret") as g:
        prism(plan, h, m=flat("brick"), b=0.012, axis="z")
        for z in (FIRST - 0.03, FIRST + STORY - 0.02):
            belt = [(x * 1.012, -0.03 if y == 0 else y) for x, y in plan]
            prism(belt, 0.06, (0, 0, z), m=flat(trim), b=0.012, axis="z")
        for x, y, turn, wide in faces:
            put(brickwork(wide - 0.1, h - FIRST - 0.3, seed=turn + 3, share=0.17), x, y, FIRST + 0.06, turn)
            for f in range(2):
                z = FIRST + 0.2 + STORY * f
                spots = ((-1.33, y), (-0.58, y), (0.17, y)) if turn == 0 else ((x, 1.5), (x, 2.22))
                for i, spot in enumerate(spots):
                    lit = (2 * f + i + turn) % 5 == 1
                    put(sash(0.36, 0.58, trim, ("arch", "hood")[f], trim, lit), *spot, z, turn)
            put(cornice(wide, trim, 0.2, 0.3), x, y, h - 0.2, turn)
            put(shop_window(wide - 0.14, 1.02, front, -1 if turn == 0 else 1), x, y, 0.0, turn)
            ox, oy = 0.06 * sin(rad(turn)), -0.06 * cos(rad(turn))
            spot = (x + ox / 3, y + oy / 3, 1.02)
            box(wide - 0.06, 0.1, 0.18, spot, (0, 0, rad(turn)), flat(front), 0.012)
            put(awning(wide - 0.3, ("green2", "cream")), x + ox, y + oy, 1.08, turn)
        box(cut * 1.414 - 0.1, 0.1, 1.1, (w / 2 - cut / 2, cut / 2, 0), (0, 0, rad(45)), flat(front), 0.012)
        put(door("orange", 1.0, 2.0), w / 2 - cut / 2 + 0.03, cut / 2 - 0.03, 0.02, 45, 0.48)
        deck = [(x * 0.98, 0.06 + y * 0.97) for x, y in plan]
        prism(deck, 0.08, (0, 0, h + 0.02), m=flat("grey"), b=0.01, axis="z")
        for x0, y0, wide, deep in ((-w / 2 + 0.06, d / 2, 0.12, d), (0, d - 0.06, w, 0.12)):
            box(wide, deep, 0.16, (x0, y0, h + 0.04), m=flat("brick"), b=0.012)
        put(chimney(0.75), -1.0, d - 0.5, h + 0.05)
        put(turret(), w / 2 - 0.42, 0.42, 0)
    return g


def turret(r=0.74, trim="cream"):
    """The round turret: a corbel, two floors of windows, a slated cone; its axis is the origin."""
    z0, wall, cone = FIRST - 0.05, 2.35, 1.6
    with group("turret") as g:
        corbel = [(0.0, -0.22), (0.28, -0.22), (0.5, -0.1), (r + 0.03, 0.02), (r + 0.03, 0.1), (0, 0.1)]
        lathe(corbel, (0, 0, z0), m=flat(trim))
        cyl(r - 0.01, wall, (0, 0, z0 + 0.05), m=flat("#8f4a3a"), b=0, n=48)
        put(round_shingles(r - 0.02, r - 0.02, wall - 0.1, BRICKS, step=0.1, pitch=0.22), 0, 0, z0 + 0.1)
        for z, by in ((STORY + 0.03, 0.05), (wall - 0.28, 0.05), (wall - 0.02, 0.16)):
            cyl(r + by, 0.07, (0, 0, z0 + z), m=flat(trim), b=0.015, n=48)
        for k in range(20):
            a = 2 * pi * k / 20
            spot = ((r + 0.06) * cos(a), (r + 0.06) * sin(a), z0 + wall - 0.17)
            box(0.16, 0.05, 0.14, spot, (0, 0, a), flat(trim), 0.012)
        for z in (0.24, 0.24 + STORY):
            for turn in (-42, 2, 46, 90):
                a = rad(turn - 90)
                spot = (cos(a) * (r + 0.01), sin(a) * (r + 0.01), z0 + z)
                put(sash(0.3, 0.58, trim, "flat", trim), *spot, turn)
        cyl(r + 0.2, cone, (0, 0, z0 + wall + 0.05), m=flat(SLATES[0]), r2=0.03, b=0, n=48)
        put(round_shingles(r + 0.22, 0.04, cone, SLATES, step=0.14, pitch=0.2), 0, 0, z0 + wall + 0.05)
        tube([(0, 0, z0 + wall + cone), (0, 0, z0 + wall + cone + 0.4)], 0.02, "slate2", res=3)
        sphere(0.075, (0, 0, z0 + wall + cone + 0.14), metalmat("yellow"), sub=3)
    return g


def church():
    """A small stone church with a tower and a spire; its front is the plane y = 0."""
    w, d, h, rise = 1.9, 2.7, 1.5, 1.25
    with group("church") as g:
        box(w, d, h + 0.3, (0, d / 2, -0.3), m=flat(STONE[1]), b=0.015)
        put(veneer(w, h, 3), 0, 0, 0)
        put(veneer(d, h, 4), w / 2, d / 2, 0, 90)
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d - 0.04, (0, d / 2, h - 0.01), m=flat(STONE[2]), b=0)
        put(gable(d, w, rise, "#6f837a"), 0, d / 2, h, 90)
        for y in (0.6, 1.35, 2.1):
            put(sash(0.24, 0.78, "cream", "arch", "cream"), w / 2 + 0.02, y, 0.42, 90)
            box(0.16, 0.16, 0.95, (w / 2 + 0.08, y + 0.375, -0.2), m=flat(STONE[3]), b=0.02)
        put(door("rust", 1.2, 2.0), 0.3, -0.03, 0.06, 0, 0.46)
        cyl(0.26, 0.06, (0.2, -0.03, 1.72), (rad(90), 0, 0), flat("cream"), c=True, b=0.012, n=32)
        cyl(0.19, 0.08, (0.2, -0.03, 1.72), (rad(90), 0, 0), glassmat("blue"), c=True, b=0.01, n=32)
        t, tx = 0.86, -w / 2 + 0.14  # the tower
        box(t, t, 3.0, (tx, 0.12, -0.3), m=flat(STONE[1]), b=0.015)
        put(veneer(t, 2.7, 5), tx, 0.12 - t / 2, 0)
        put(veneer(t, 2.7, 6), tx + t / 2, 0.12, 0, 90)
        for x, y, turn in ((tx, 0.1 - t / 2, 0), (tx + t / 2 + 0.02, 0.12, 90)):
            put(sash(0.26, 0.5, "cream", "arch", "cream"), x, y, 1.95, turn)
        put(sash(0.22, 0.56, "cream", "arch", "cream"), tx, 0.1 - t / 2, 0.7)
        for z, by in ((1.72, 0.1), (2.68, 0.18)):
            box(t + by, t + by, 0.08, (tx, 0.12, z), m=flat("sand"), b=0.018)
        cyl(0.6, 2.15, (tx, 0.12, 2.75), (0, 0, rad(22.5)), flat("#7fa391"), r2=0.02, b=0.006, n=8)
        sphere(0.06, (tx, 0.12, 4.93), metalmat("yellow"), sub=3)
    return g


def street_clock():
    """A cast-iron clock on a post, its faces to the front and to the right."""
    with group("street_clock") as g:
        cyl(0.2, 0.12, m=flat("evergreen"), b=0.02, n=32)
        cyl(0.13, 0.34, (0, 0, 0.1), m=flat("evergreen"), r2=0.08, b=0.015, n=32)
        cyl(0.055, 1.25, (0, 0, 0.4), m=flat("evergreen"), b=0.01, n=24)
        for z in (0.44, 1.5):
            torus(0.065, 0.025, (0, 0, z), m=flat("evergreen"), n=24, k=8)
        box(0.5, 0.5, 0.1, (0, 0, 1.6), m=flat("evergreen"), b=0.02)
        box(0.56, 0.56, 0.6, (0, 0, 1.68), m=flat("evergreen"), b=0.05)
        put(clock(0.24), 0, -0.28, 1.98)
        put(clock(0.24), 0.28, 0, 1.98, 90)
        cyl(0.42, 0.22, (0, 0, 2.28), (0, 0, rad(45)), flat("evergreen"), r2=0.06, b=0.01, n=4)
        sphere(0.06, (0, 0, 2.53), metalmat("yellow"), sub=3)
    return g


# ---------- scene ----------
def row():
    """The four shops from left to right, and their signs."""
    z = 0.03
    sage = dict(w=2.5, floors=2, wall="#a9b996", clap=True, trim="white", head="arch", front="rust")
    block = shop(**sage, stripes=("amber", "cream"), seed=3, d=2.9)
    shops = ((veranda_shop(), 2.3), (block, 2.5), (mansard_block(), 2.8), (corner_turret(), 3.5))
    x = GREEN_X - SIZE * sum(w for _, w in shops) - 0.3
    for i, (prop, w) in enumerate(shops):
        fix(prop, x + SIZE * w / 2, FRONT_Y, z, 0, SIZE)
        x += SIZE * w + 0.1
        if i:
            sign = hanging_sign(("", "evergreen", "rust", "blue2")[i], ("", "oval", "board", "oval")[i])
            put(skylight(), x - SIZE * w / 2 - 0.1, FRONT_Y + 1.75, ROOFS[i - 1], 90 * (i == 3))
            fix(sign, x - SIZE * w - 0.02, FRONT_Y - 0.06, 1.84)


def woods():
    """Trees on the hill in fall colors with a few evergreens, smaller and closer towards the top."""
    R = random.Random(7)
    kinds = ("orange", "amber", "green", "yellow", "rust", "green", "orange", "amber")
    k = 0
    rows = ((2.35, -7.4, 4.3, 1.8), (3.2, -7.1, 4.6, 1.8), (4.1, -6.9, 4.8, 1.8), (4.95, -6.3, 7.2, 1.8))
    for y0, x0, x1, tall in rows:
        x = x0
        while x < x1:
            px, py = x, y0 + R.uniform(-0.15, 0.15)
            z = height(px, py) - 0.05
            if k % 5 == 4 and px < 6.2:
                put(conifer(tall + R.uniform(0.4, 0.7), k, r=0.5), px, py, z)
            else:
                kind = kinds[(3 * k + R.randrange(3)) % 8]
                put(tree(tall * R.uniform(0.92, 1.15), kind, 60 + k, 1.15), px, py, z)
            k += 1
            x += R.uniform(1.15, 1.4)
    for x, y, kind in ((-7.6, 3.7, "amber"), (-7.0, 4.9, "rust")):
        put(tree(1.9, kind, 99, 1.1), x, y, height(x, y) - 0.05)


def skylight(turn=0):
    """A glazed roof light on a low curb."""
    with group("skylight") as g:
        box(0.7, 0.5, 0.14, m=flat("grey2"), b=0.02)
        for side in (-1, 1):
            turned = (rad(-side * 24), 0, 0)
            box(0.68, 0.27, 0.03, (0, side * 0.12, 0.2), turned, glassmat("sky"), 0.01, c=True)
        prism([(-0.23, 0.12), (0.23, 0.12), (0, 0.23)], 0.7, m=flat("grey3"), b=0.008, axis="x")
    return put(g, rz=turn)


def mums(kind="yellow", seed=0):
    """A half barrel of chrysanthemums."""
    with group("mums") as g:
        cyl(0.13, 0.2, m=flat("wood2"), r2=0.16, b=0.015, n=24)
        torus(0.155, 0.015, (0, 0, 0.15), m="slate2", n=24, k=6)
        blooms = [(0, 0, 0.24, 0.15), (0.07, 0.03, 0.25, 0.1), (-0.07, -0.02, 0.25, 0.1)]
        foliage(blooms, AUT[kind], 0.06, 60, seed)
    return g


def green():
    """The village green: a path to the church, the clock, benches, a tree, hedges."""
    for i in range(9):
        box(0.62, 0.36, 0.08, (6.55, FRONT_Y + 0.2 + 0.42 * i, -0.045), m="concrete", b=0.02)
    fix(church(), 6.45, 1.65, height(6.45, 1.65))
    fix(street_clock(), 7.3, -2.6, 0)
    for i in range(6):
        a = 2 * pi * i / 6
        fix(mums(("yellow", "amber", "orange")[i % 3], i), 7.3 + 0.42 * cos(a), -2.6 + 0.42 * sin(a), -0.12)
    for x, y, turn in ((5.85, -2.2, 90), (5.85, -0.9, 90)):
        fix(bench(), x, y, 0.0, turn, 1.15)
    fix(tree(2.1, "orange", 31), 7.75, -1.5, -0.03)
    fix(hedge(1.3, 0.3, 0.34, seed=4), 7.85, 2.4, height(7.85, 2.3) - 0.03, 90)
    fix(hedge(0.8, 0.3, 0.3, seed=6), 5.55, 0.92, -0.02)
    fix(hedge(0.5, 0.3, 0.3, seed=7), 7.35, 1.35, -0.02)
    spots = [(7.7, -1.5, 0.5)]
    leaves(70, under_trees(spots, lambda x, y: 6.95 < x < 8.1 and -2.2 < y < 0.2), 0.01, 4, s=0.07)


def people():
    """Out for a walk on the sidewalk."""
    for x, y, turn, look in (
        (-4.6, -3.66, 70, dict(shirt="blue2", trousers="slate", hair="wood2")),
        (0.1, -3.66, -80, dict(shirt="rose", trousers="slate2", hair="wood")),
        (5.6, -3.3, -70, dict(shirt="yellow", trousers="denim", hair="black", skin="skin2")),
        (6.6, -0.6, 10, dict(shirt="sage", trousers="wood2", hair="grey3")),
    ):
        fix(walker(**look), x, y, 0.035, turn, 0.46)


def pick_up():
    """What waits at the curb for the truck."""
    y = CURB_Y + 0.42
    fix(armchair("rose"), 0.55, y, 0.032, -20, 0.44)
    fix(cardboard_closed(0.36, 0.32, 0.28), 1.02, y, 0.032, 8)
    fix(cardboard_closed(0.28, 0.26, 0.2), 1.02, y, 0.315, -12)


def scene():
    land()
    row()
    green()
    woods()
    people()
    fix(company_truck(), -1.6, -4.5, 0.02, 0, TRUCK)
    fix(car("#c98a7a"), -6.0, -4.3, 0.02, 0)
    fix(car("cream"), 3.3, -4.3, 0.02, 0)
    for x in (-8.05, -3.95, 1.6, 5.95):
        fix(street_lamp(), x, CURB_Y + 0.24, 0.03)
    for i, x in enumerate((-5.2, -2.3, 4.8)):
        fix(mums(("yellow", "amber", "orange", "yellow")[i], i), x, FRONT_Y - 0.32, 0.03, 0, 0.9)
    pick_up()
