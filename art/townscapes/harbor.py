"""A small harbor on the Sound: docks with two sailboats, a cabin cruiser and a varnished runabout in front of a
white yacht club with a porch, a boathouse and a flag pole; a sea wall, a rocky shore with a gambrel-roofed
shingle house behind, the company's truck in the parking lot."""
import numpy as np

from kit import *
from kit.facades import *

ALT = "A harbor with four boats at its docks, a white yacht club with a flag pole, a shingle house and a truck"
CAMERA = dict(target=(0.5, -0.2, 0.42), az=26, el=25, dist=46, lens=79)
STAGE = dict(bg_z=BASE)

W, D = 16.0, 12.6  # the slab
SEA_Z = -0.42
QUAY = (-4.3, 0.45)  # the corner of the sea wall: its face to the right and its face to the front
LOT = (-5.0, -4.6, -0.9)  # the parking lot's right end, front and back
COAST = curve(((3.3, 0.45), (4.2, 0.1), (5.2, -0.75), (6.4, -1.0), (7.4, -0.5), (9.5, 0.4)), 8)
STONE = ("#d3cab6", "#c4bca8", "#b7b2a3", "#dcd3be")
WARM = ("#b3906c", "#a58262", "#bf9d7a")  # the house's shingles
ROOF = ("#7d7a72", "#6f6c65", "#8a867d")


def smooth(t):
    """An eased step from 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def height(x, y):
    """The ground's height: level behind the sea wall, a low rise under the shingle house."""
    if x < 3.2:
        return 0.0
    away = min(math.dist((x, y), p) for p in COAST)
    return 0.5 * smooth((x - 3.2) / 1.3) * smooth(away / 1.9)


def land():
    """The slab in layers: sand, sea, earth and turf, the parking lot and the paved edge behind the sea wall."""
    rim = outline(W, D, grow=0.012)
    x0, y0 = QUAY
    bank = [(x0, -9), (x0, y0)] + COAST + [(12, 9), (-12, 9), (-12, -9)]
    sea = [(x0 - 0.1, -9), (x0 - 0.1, y0 + 0.1)] + [(x, y + 0.25) for x, y in COAST] + [(12, -9)]
    prism(outline(W, D, grow=0.03), 0.27, (0, 0, BASE), m=flat("oat"), b=0.06, axis="z")
    ground(clip(sea, rim), SEA_Z, -0.62, water(), b=0.05)
    ground(clip(bank, outline(W, D)), lambda x, y: height(x, y) - 0.2, -0.62, flat("oat"), b=0.02)
    ground(clip(bank, rim), height, lambda x, y: height(x, y) - 0.24, "grass", b=0.05)
    top = outline(W, D, grow=0.022)
    right, y1, y2 = LOT
    lot = rrect(8, y2 - y1, 0.5, 6)
    lot = [(x + right - 4, y + (y1 + y2) / 2) for x, y in lot]
    prism(clip(lot, top), 0.26, (0, 0, -0.235), m="road", b=0.02, axis="z")
    for i in range(4):
        box(0.05, 1.0, 0.012, (-7.35 + i * 0.74, y2 - 0.56, 0.022), m="cream", b=0.003)
    walk = [(x0 + 0.1, -9), (x0 + 0.1, y0 + 0.1), (3.3, y0 + 0.1), (3.3, y0 + 0.62), (x0 - 0.42, y0 + 0.62)]
    walk = clip(walk + [(x0 - 0.42, -9)], outline(W, D, grow=0.016))
    prism(walk, 0.2, (0, 0, -0.18), m=flat("sand"), b=0.015, axis="z")


def sea_wall():
    """Coursed stone with a coping along the quay's two faces."""
    R = random.Random(4)
    x0, y0 = QUAY
    for (ax, ay), (bx, by) in (((x0, y0), (3.45, y0)), ((x0, -D / 2 + 0.06), (x0, y0))):
        long, turn = math.dist((ax, ay), (bx, by)), math.atan2(by - ay, bx - ax)
        for course in range(3):
            s = -R.uniform(0, 0.2)
            while s < long:
                s0, s1 = max(0.0, s), min(long, s + R.uniform(0.3, 0.56))
                t = (s0 + s1) / 2 / long
                spot = (ax + (bx - ax) * t, ay + (by - ay) * t, -0.52 + course * 0.17)
                if s1 - s0 > 0.05:
                    box(s1 - s0 - 0.02, 0.14, 0.15, spot, (0, 0, turn), flat(R.choice(STONE), 0.85), 0.025)
                s = s1
        n = round(long / 0.55)
        for k in range(n):
            t = (k + 0.5) / n
            spot = (ax + (bx - ax) * t, ay + (by - ay) * t, -0.02)
            box(long / n - 0.012, 0.24, 0.07, spot, (0, 0, turn), flat("kerb"), 0.015)


# ---------- docks and boats ----------
def planks_along(l, w):
    """A plank deck along x from the origin, its top at z = 0."""
    n = round(l / 0.15)
    with group("planks") as g:
        for i in range(n):
            m = flat(("wood3", "#cfa878", "#dcbb8e")[i % 3])
            box(l / n - 0.018, w, 0.05, ((i + 0.5) * l / n, 0, -0.05), m=m, b=0.01)
        for side in (-1, 1):
            box(l - 0.04, 0.06, 0.1, (l / 2, side * (w / 2 - 0.06), -0.14), m=flat("wood2"), b=0.01)
    return g


def pile(h=1.2):
    """A mooring pile with a pale cap, driven into the water."""
    with group("pile") as g:
        cyl(0.065, h, m=flat("wood2"), b=0.015, n=20)
        cyl(0.073, 0.05, (0, 0, h - 0.02), m=flat("white"), b=0.01, n=20)
    return g


def docks(x=0.9, y0=0.5, l=5.6):
    """The main pier and four fingers, with piles, cleats, a lifebuoy and lamps."""
    with group("docks") as g:
        put(planks_along(l, 0.74), x, y0, 0.06, -90)
        for k in range(5):
            for side in (-1, 1):
                put(pile(1.02), x + side * 0.42, y0 - 0.5 - k * (l - 0.6) / 4, -0.6)
        for y in (-1.55, -4.15):
            for side in (-1, 1):
                put(planks_along(3.3, 0.42), x + side * 0.37, y, 0.04, 0 if side > 0 else 180)
                for far in (1.8, 3.6):
                    put(pile(1.14), x + side * far, y + 0.26, -0.6)
                for far in (1.0, 2.8):
                    box(0.14, 0.05, 0.04, (x + side * far, y - 0.14, 0.04), m=flat("slate2"), b=0.01)
        for y in (-0.4, -3.0):
            box(0.16, 0.16, 0.42, (x - 0.22, y, 0.06), m=flat("white"), b=0.02)
            box(0.18, 0.18, 0.06, (x - 0.22, y, 0.46), m=flat("blue2"), b=0.015)
        torus(0.12, 0.04, (x + 0.44, y0 - l + 0.3, 0.26), (0, rad(90), 0), flat("orange"), n=32, k=10)
    return g


def shell(l, beam, free, m, rail="wood2", boot="rust", deck="wood3"):
    """A boat's body that heads -x and floats on z = 0; free is its side's height. Returns the deck's height at x."""
    half = l / 2
    side = [(-1.0, 0.0), (-0.82, 0.36), (-0.55, 0.7), (-0.2, 0.94), (0.2, 1.0), (0.6, 0.95), (0.97, 0.78)]
    plan = [(x * half, y * beam / 2) for x, y in side + [(x, -y) for x, y in reversed(side[1:])]]

    def sheer(x):
        return free * (1 + 0.34 * max(0.0, -x / half) ** 1.7 + 0.06 * max(0.0, x / half))

    rings = [
        [(x * 0.84 + 0.05 * half, y * 0.6, -0.09) for x, y in plan],
        [(x * 0.93 + 0.02 * half, y * 0.86, 0.05) for x, y in plan],
        [(x, y, sheer(x)) for x, y in plan],
    ]
    n = len(plan)
    for i, color in ((0, boot), (1, m)):
        faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        mesh("shell", rings[i] + rings[i + 1], faces, flat(color), smooth=False)
    mesh("deck", [(x * 0.985, y * 0.97, z - 0.02) for x, y, z in rings[2]], [tuple(range(n))], flat(deck), smooth=False)
    tube([(x, y, z - 0.005) for x, y, z in rings[2]], 0.022, rail, cyclic=True, res=3)
    return sheer


def yacht(hull="white", stripe="evergreen", sail="white", up=True, cover="blue2"):
    """A sloop, its sails up or the mainsail furled under a cover; heads -x."""
    tall = 3.1
    with group("yacht") as g:
        top = shell(2.6, 0.72, 0.27, hull, "wood2", stripe)
        box(0.95, 0.36, 0.13, (-0.12, 0, 0.26), m=flat("white"), b=0.04)
        for side in (-1, 1):
            for x in (-0.38, -0.12, 0.14):
                box(0.15, 0.02, 0.06, (x, side * 0.178, 0.31), m=glassmat("blue2"), b=0.008)
        box(0.62, 0.4, 0.05, (0.72, 0, 0.26), m=flat("wood2"), b=0.012)
        box(0.5, 0.28, 0.02, (0.72, 0, 0.3), m=flat("cream"), b=0.006)
        tube([(0.94, 0, 0.3), (0.7, 0, 0.42)], 0.014, "wood2", res=2)
        mast = -0.32
        tube([(mast, 0, 0.3), (mast, 0, tall)], 0.026, "wood3", res=4)
        for x, y in ((-1.22, 0), (1.18, 0), (mast, 0.33), (mast, -0.33)):
            tube([(x, y, top(x) - 0.01), (mast, 0, tall - 0.04)], 0.008, "grey2", caps=False, res=2)
        tube([(mast, -0.2, 1.9), (mast, 0.2, 1.9)], 0.014, "wood3", res=2)
        with group("boom") as boom:
            tube([(0, 0, 0.62), (1.22, 0, 0.6)], 0.02, "wood3", res=4)
            if up:
                prism([(0.04, 0.67), (1.2, 0.66), (0.62, 1.7), (0.04, tall - 0.12)], 0.022, m=flat(sail), b=0.006)
            else:
                cyl(0.075, 1.14, (0.05, 0, 0.68), (0, rad(90), 0), flat(cover), r2=0.05, b=0.03, n=20)
        put(boom, mast, 0, 0, -12 if up else 0)
        if up:
            with group("jib") as jib:
                prism([(-0.82, 0.42), (-0.05, 0.6), (-0.03, tall - 0.5)], 0.02, m=flat(sail), b=0.006)
            put(jib, mast, 0, 0, -5)
    return g


def cruiser(hull="white", stripe="evergreen"):
    """A cabin cruiser in the style of a lobster boat; heads -x."""
    with group("cruiser") as g:
        top = shell(2.5, 0.86, 0.3, hull, "evergreen", stripe, "oat")
        box(0.62, 0.5, 0.14, (-0.56, 0, 0.3), m=flat("white"), b=0.05)
        box(0.78, 0.58, 0.44, (0.0, 0, 0.28), m=flat("white"), b=0.04)
        for side in (-1, 1):
            for x in (-0.2, 0.12):
                box(0.25, 0.02, 0.18, (x, side * 0.29, 0.48), m=glassmat("blue2"), b=0.01)
        for y in (-0.14, 0.14):
            box(0.02, 0.22, 0.18, (-0.395, y, 0.48), m=glassmat("blue2"), b=0.01)
        box(1.04, 0.68, 0.05, (0.08, 0, 0.74), m=flat("evergreen"), b=0.02)
        for y in (-0.28, 0.28):
            tube([(0.54, y, 0.3), (0.54, y, 0.75)], 0.018, "white", res=3)
        box(0.58, 0.56, 0.03, (0.74, 0, 0.29), m=flat("wood3"), b=0.008)
        box(0.14, 0.56, 0.16, (1.06, 0, 0.29), m=flat("cream"), b=0.03)
        tube([(0.05, 0, 0.78), (0.05, 0, 1.25)], 0.014, "white", res=3)
        cyl(0.07, 0.05, (-0.14, 0, 0.79), m=flat("white"), b=0.015, n=20)
        rail = [(x, y, top(x) + 0.13) for x, y in ((-0.35, -0.36), (-0.9, -0.2), (-1.2, 0), (-0.9, 0.2), (-0.35, 0.36))]
        tube(rail, 0.012, "grey3", res=2)
        for x, y, z in rail:
            tube([(x, y, z - 0.14), (x, y, z)], 0.01, "grey3", caps=False, res=2)
    return g


def runabout(m="#a05f3a"):
    """A varnished wooden runabout with two cockpits and an outboard motor; heads -x."""
    with group("runabout") as g:
        shell(1.95, 0.68, 0.22, m, "wood3", "cream", "#b8774b")
        for y in (-0.16, -0.05, 0.05, 0.16):
            box(0.7, 0.012, 0.012, (-0.35, y * 0.8, 0.222), (0, rad(5), 0), flat("wood3"), 0.003)
        for x in (0.12, 0.55):
            box(0.34, 0.46, 0.05, (x, 0, 0.21), m=flat("wood2"), b=0.012)
            box(0.14, 0.42, 0.12, (x + 0.1, 0, 0.22), m=flat("cream"), b=0.035)
        box(0.03, 0.5, 0.17, (-0.08, 0, 0.22), (0, rad(24), 0), glassmat("glass"), 0.01)
        box(0.16, 0.16, 0.3, (1.02, 0, 0.08), m=flat("slate2"), b=0.03)
    return g


# ---------- buildings ----------
def front_gable(w, rise, wall, roof, d, over=0.2):
    """A gable to the front with its roof running back by d; its wall is the plane y = 0, eaves at z = 0."""
    lean, long = math.atan2(rise, w / 2), math.hypot(rise, w / 2) + over
    with group("front_gable") as g:
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d, (0, d / 2, 0), m=flat(wall), b=0)
        n = round(rise / 0.125)
        for i in range(n):
            wide = w * (1 - (i + 0.7) / n) - 0.04
            if wide > 0.05:
                box(wide, 0.03, rise / n * 1.06, (0, -0.008, i * rise / n), (rad(-7), 0, 0), flat(wall), 0.006, segs=2)
        put(gable(d, w, rise, roof, 0.16), 0, d / 2, 0.0, 90)
        for side in (-1, 1):
            x, z = side * (long / 2 - over / 2) * cos(lean), rise - (long / 2 - over / 2) * sin(lean) - 0.03
            box(long - 0.06, 0.06, 0.13, (x * 1.04, -0.17, z - 0.02), (0, side * lean, 0), flat("white"), 0.015, c=True)
    return g


def cupola():
    """A louvered cupola with a green roof and a gilded vane; its foot is at z = 0."""
    with group("cupola") as g:
        box(0.56, 0.56, 0.34, m=flat("white"), b=0.02)
        box(0.64, 0.64, 0.06, (0, 0, 0.32), m=flat("white"), b=0.015)
        box(0.46, 0.46, 0.42, (0, 0, 0.36), m=flat("white"), b=0.015)
        for turn in (0, 90):
            for k in range(4):
                x, y = (0, -0.235) if turn == 0 else (0.235, 0)
                box(0.3, 0.03, 0.06, (x, y, 0.44 + k * 0.075), (rad(20), 0, rad(turn)), flat("green2"), 0.006)
        box(0.6, 0.6, 0.06, (0, 0, 0.77), m=flat("white"), b=0.015)
        cyl(0.46, 0.4, (0, 0, 0.82), (0, 0, rad(45)), flat("green2"), r2=0.03, b=0.008, n=4)
        tube([(0, 0, 1.2), (0, 0, 1.5)], 0.014, "slate2", res=2)
        sphere(0.045, (0, 0, 1.27), metalmat("yellow"), sub=3)
        prism([(-0.2, 0), (0.14, 0.06), (0.14, -0.06)], 0.02, (0, 0, 1.44), m=metalmat("yellow"), b=0.004)
    return g


def clubhouse(roof="#74857f"):
    """A white yacht club: a hall with a porch, dormers and a cupola, a gabled boathouse at its left; front y = 0."""
    w, d, h, rise = 3.5, 2.3, 1.62, 1.25
    bx, bw, out = -2.6, 1.9, 0.5
    with group("clubhouse") as g:
        body(w, d, h, "white")
        gable_end(d, rise, "white", w / 2, h)
        put(gable(w, d, rise, roof), 0, d / 2, h)
        put(porch(-w / 2 + 0.12, w / 2 + 0.02, 0.95, 0.3, 1.05), 0, 0, 0)
        put(door("orange", 0.95, 1.85), -0.72, -0.02, 0.3, 0, 0.48)
        for x in (-1.3, 0.15, 0.75, 1.35):
            put(sash(0.36, 0.62, "white", None, "white"), x, -0.02, 0.5)
        for x in (-1.05, 0.0, 1.05):
            put(little_dormer(roof), x, 0.16, h + 0.3)
        put(cupola(), 0.0, d / 2, h + rise - 0.16)
        for y in (0.6, 1.15, 1.7):
            put(sash(0.34, 0.62, "white", None, "white"), w / 2 + 0.02, y, 0.5, 90)
        put(sash(0.36, 0.52, "white", "arch", "white"), w / 2 + 0.03, d / 2, h + 0.34, 90)
        put(boathouse(bw, d - 0.1 + out, roof), bx, -out, 0)
    return g


def little_dormer(roof):
    """A small gabled dormer that faces -y; its wall is the plane y = 0."""
    with group("little_dormer") as g:
        box(0.58, 0.9, 0.54, (0, 0.45, 0), m=flat("white"), b=0.01)
        prism([(-0.29, 0), (0.29, 0), (0, 0.28)], 0.9, (0, 0.45, 0.52), m=flat("white"), b=0)
        put(sash(0.3, 0.36, "white", None, "white"), 0, -0.01, 0.1)
        lean = math.atan2(0.28, 0.29)
        for side in (-1, 1):
            box(0.5, 1.0, 0.06, (side * 0.18, 0.42, 0.68), (0, side * lean, 0), flat(roof), 0.012, c=True)
    return g


def boathouse(w, d, roof):
    """The boathouse wing: a gable to the front over wide green doors; its front is y = 0."""
    h, rise = 1.5, 1.05
    with group("boathouse") as g:
        body(w, d, h, "white")
        put(front_gable(w, rise, "white", roof, d), 0, 0, h)
        box(1.3, 0.08, 1.16, (0, -0.03, 0), m=flat("cream"), b=0.015)
        for side in (-1, 1):
            box(0.56, 0.06, 1.06, (side * 0.29, -0.07, 0.02), m=flat("green2"), b=0.012)
            box(0.44, 0.03, 0.26, (side * 0.29, -0.095, 0.72), m=glassmat("blue"), b=0.008)
            tube([(side * 0.08, -0.11, 0.1), (side * 0.5, -0.11, 0.62)], 0.018, "white", res=2)
        cyl(0.22, 0.07, (0, -0.04, h + 0.36), (rad(90), 0, 0), flat("green2"), c=True, b=0.012, n=32)
        cyl(0.16, 0.09, (0, -0.05, h + 0.36), (rad(90), 0, 0), glassmat("blue"), c=True, b=0.01, n=32)
    return g


def shingle_house():
    """A shingled house with its gambrel end to the front, a shed dormer, a porch and a chimney; its front is y = 0."""
    w, d, h = 2.7, 3.0, 1.4
    with group("shingle_house") as g:
        box(w + 0.06, d + 0.06, 0.8, (0, d / 2, -0.5), m=flat("grey2"), b=0.02)
        box(w, d, h, (0, d / 2, 0), m=flat(WARM[0]), b=0.01)
        put(shingles(w - 0.04, h - 0.3, WARM, seed=1), 0, 0, 0.3)
        put(shingles(d - 0.04, h - 0.3, WARM, seed=2), w / 2, d / 2, 0.3, 90)
        put(gambrel(d, w / 2, 1.95, WARM, ROOF), 0, d / 2, h, 90)
        box(w + 0.08, 0.1, 0.11, (0, -0.03, h - 0.06), m=flat("white"), b=0.015)
        for x in (-0.36, 0.36):
            put(sash(0.36, 0.6, "white", "flat", "white"), x, -0.03, h + 0.28)
        put(sash(0.26, 0.3, "white", None, "white"), 0, -0.03, h + 1.3)
        for x in (-0.95, 0.0, 0.85):
            put(sash(0.36, 0.62, "white", "flat", "white"), x, -0.02, 0.5)
        put(door("evergreen", 0.95, 1.85), -0.47, -0.02, 0.3, 0, 0.48)
        put(porch(-w / 2 + 0.05, w / 2 - 0.05, 0.8, 0.3, 0.98), 0, 0, 0)
        for y in (0.6, 1.5, 2.4):
            put(sash(0.34, 0.6, "white", "flat", "white"), w / 2, y, 0.52, 90)
        box(0.9, 1.5, 0.72, (w / 2 - 0.5, d / 2, h + 0.32), m=flat(WARM[1]), b=0.01)  # the shed dormer
        put(shingles(1.46, 0.62, WARM, seed=5), w / 2 - 0.05, d / 2, h + 0.36, 90)
        for y in (-0.4, 0.4):
            put(sash(0.34, 0.44, "white", None, "white"), w / 2 - 0.03, d / 2 + y, h + 0.46, 90)
        box(1.25, 1.7, 0.07, (w / 2 - 0.52, d / 2, h + 1.16), (0, rad(13), 0), flat(ROOF[0]), 0.015, c=True)
        put(chimney(1.0), -0.35, d - 0.7, h + 1.4)
    return g


def flag_pole(h=4.3):
    """A white pole with a yardarm and a striped flag."""
    with group("flag_pole") as g:
        cyl(0.2, 0.12, m=flat("concrete"), b=0.02, n=32)
        cyl(0.045, h, (0, 0, 0.08), m=flat("white"), r2=0.025, b=0.01, n=20)
        sphere(0.06, (0, 0, h + 0.1), metalmat("yellow"), sub=3)
        tube([(-0.62, 0, h * 0.68), (0.62, 0, h * 0.68)], 0.022, "white", res=3)
        for side in (-1, 1):
            tube([(side * 0.6, 0, h * 0.68), (0, 0, h - 0.1)], 0.007, "grey2", caps=False, res=2)
        for k in range(7):
            m = flat("rust" if k % 2 == 0 else "white")
            z = h - 0.06 - 0.088 * (k + 1)
            wave = [(0.04 + 0.98 * i / 12, 0.05 * sin(i * 0.62)) for i in range(13)]
            strip = wave + [(x, y + 0.018) for x, y in wave[::-1]]
            prism(strip, 0.09, (0, 0, z), m=m, b=0, axis="z")
        box(0.42, 0.09, 0.36, (0.25, 0.03, h - 0.43), m=flat("denim"), b=0.008)
    return g


# ---------- around ----------
def stand(prop, x, y, rz=0, s=1, lift=-0.03):
    """Stands a prop on the ground."""
    return fix(prop, x, y, height(x, y) + lift, rz, s)


def planting():
    """Trees behind the buildings, hedges and shrubs in front of them."""
    for x, y, h, kind, seed in (
        (-6.9, 1.5, 2.5, "orange", 2),
        (-5.4, 4.5, 3.0, "rust", 5),
        (-3.3, 5.2, 2.6, "amber", 8),
        (-0.9, 5.7, 2.5, "yellow", 11),
        (2.8, 5.75, 2.2, "orange", 14),
        (7.25, 1.7, 1.9, "amber", 17),
        (7.3, 4.75, 1.7, "rust", 20),
        (-7.0, 5.2, 1.7, "yellow", 23),
    ):
        stand(tree(h, kind, seed), x, y)
    stand(conifer(3.2, 4), -7.0, 3.7)
    stand(conifer(3.0, 7), 1.2, 5.6)
    stand(conifer(2.4, 9), 7.25, 3.2)
    for x, y, long, rz, seed in ((-6.5, -0.5, 2.2, 0, 1), (-5.0, -5.55, 0.9, 90, 2), (2.95, 2.5, 1.2, 90, 4)):
        stand(hedge(long, 0.3, 0.44, seed=seed), x, y, rz, lift=-0.1)


def gardens():
    """Hydrangeas along the porches, lawn chairs, stepping stones, lamps on the quay."""
    for x, y, s, seed in ((5.5, 1.1, 0.9, 1), (6.02, 1.1, 0.8, 2), (6.62, 1.2, 0.75, 3), (3.9, 1.15, 0.85, 4)):
        stand(hydrangea(seed), x, y, s=s)
    for x, y, rz in ((5.3, 0.3, 8), (6.1, 0.15, -18)):
        stand(adirondack(), x, y, rz, 1.0, 0.0)
    for k in range(4):
        x, y = 4.45 - 0.22 * k, 0.85 - 0.12 * k
        box(0.34, 0.24, 0.08, (x, y, height(x, y) - 0.05), (0, 0, rad(20 + 12 * k)), flat("grey2"), 0.03)
    for x, y in ((-4.62, -1.3), (-2.9, 0.78), (3.0, 0.78)):
        fix(street_lamp(1.15), x, y, 0.015)


def shore():
    """Boulders along the rocky shore, and a short breakwater with a light on its end."""
    R = random.Random(2)
    stones = []
    for x, y in COAST:
        for _ in range(3):
            if x < 7.7:
                spot = (x + R.uniform(-0.2, 0.2), y + R.uniform(-0.34, 0.1), SEA_Z + R.uniform(0, 0.26))
                stones.append((*spot, R.uniform(0.17, 0.36)))
    for k in range(26):
        t = k / 25
        x, y = 7.62 - 2.3 * t, -2.9 - 1.1 * t
        spot = (x + R.uniform(-0.2, 0.2), y + R.uniform(-0.2, 0.2), SEA_Z + R.uniform(0, 0.14))
        stones.append((*spot, R.uniform(0.16, 0.32)))
    rocks(stones, 4)
    fix(beacon(), 5.5, -3.95, SEA_Z + 0.1)


def beacon():
    """A small green harbor light on a post."""
    with group("beacon") as g:
        cyl(0.2, 0.3, m=flat("concrete"), r2=0.16, b=0.02, n=32)
        cyl(0.06, 0.75, (0, 0, 0.28), m=flat("white"), b=0.01, n=20)
        box(0.3, 0.03, 0.3, (0, -0.06, 0.62), m=flat("green2"), b=0.01)
        cyl(0.085, 0.05, (0, 0, 1.02), m=flat("slate2"), b=0.01, n=20)
        cyl(0.06, 0.12, (0, 0, 1.06), m=mat("yellow", emit=0.4, bump=0), b=0.02, n=20)
    return g


def boat_rack():
    """Three bright dinghies keel up on a rack."""
    with group("boat_rack") as g:
        for x in (-0.5, 0.5):
            for y in (-0.42, 0.42):
                box(0.07, 0.07, 0.72, (x, y, 0), m=flat("wood2"), b=0.012)
            for z in (0.16, 0.6):
                box(0.06, 1.0, 0.06, (x, 0, z), m=flat("wood2"), b=0.01)
        for i, (y, z, m) in enumerate(((-0.24, 0.26, "white"), (0.24, 0.26, "yellow"), (0.0, 0.7, "blue"))):
            with group("small_boat") as boat:
                hull(m, "wood3", 0.95)
            put(boat, 0.03 * i, y, z + 0.22, 0, (1, 0.86, 1), 180)
    return g


def lawn(R):
    """A place on the grass."""
    while True:
        x, y = R.uniform(-7.8, 7.6), R.uniform(-5.8, 5.8)
        if x < -4.9 and (y > -0.8 or y < -4.8) and not (x < -7 and abs(y) > 5):
            return x, y
        if y > 1.2 and -4.8 < x < -3.8 or (3.6 < x < 7.4 and 0.4 < y < 1.8 and height(x, y) > 0.1):
            return x, y


def pick_up():
    """What waits beside the truck, and one of the crew."""
    y = LOT[1] - 0.32
    on(armchair("rose"), -5.5, y, -14, s=0.5)
    on(cardboard_closed(0.4, 0.34, 0.3), -6.1, y, 8)
    on(cardboard_closed(0.32, 0.28, 0.24), -6.1, y, -12)
    on(bin_bag(seed=3), -6.5, y - 0.04, 20, s=0.5)
    fix(person(handL=(-0.26, -0.2, 0.85), handR=(0.26, -0.2, 0.85)), -5.0, y + 0.15, 0.0, -50, 0.46)


def scene():
    land()
    sea_wall()
    commit(docks())
    fix(clubhouse(), 0.75, 2.05, 0.02)
    stand(shingle_house(), 5.1, 2.3, lift=-0.02)
    fix(flag_pole(), -3.55, 1.6, 0.0)
    fix(boat_rack(), -5.5, 1.75, -0.01, 12, 1.2)
    fix(bench(), -1.35, 0.95, 0.015, 0, 1.1)
    shore()
    planting()
    gardens()
    fix(yacht(), -1.25, -5.0, SEA_Z, 0, 1.26)
    fix(yacht("denim", "rust", up=False, cover="cream"), 3.05, -2.36, SEA_Z, 180, 1.2)
    fix(cruiser(), 3.1, -5.05, SEA_Z, 180, 1.3)
    fix(runabout(), -1.1, -2.3, SEA_Z, 0, 1.36)
    fix(company_truck(), -6.2, -3.4, 0.03, 0, TRUCK)
    fix(car("blue"), -6.24, -1.85, 0.03, 90)
    pick_up()
    fix(walker("yellow", "denim", "slate"), 0.85, -2.6, 0.07, 20, 0.46)
    fix(walker("rose", "slate2"), -2.2, 0.8, 0.03, 80, 0.46)
    waves(90, lambda r: (r.uniform(-3.9, 7.4), r.uniform(-6.0, -0.9)), SEA_Z, 2, s=0.24)
    sprigs(420, lawn, height, 3)
    spots = [(-6.9, 1.3, 0.8), (-5.4, 4.2, 0.9), (-7.1, 4.8, 0.6)]
    leaves(90, under_trees(spots, lambda x, y: -7.6 < x < -4.5 and -0.2 < y < 5.6), 0.0, 4, s=0.07)
