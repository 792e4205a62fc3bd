"""A shingled shore house on Long Island Sound: gambrel roof, turret and porch, a lawn with a stone wall down
to the rocks, hydrangeas, a dock with a sailboat, gentle waves."""
import numpy as np

from kit import *
from kit.facades import *

ALT = (
    "A grey shingled house with a gambrel roof, a turret and a white porch above a lawn, rocks and a small "
    "dock with a sailboat, a green and orange truck in the drive"
)
CAMERA = dict(target=(0.25, -0.6, 1.25), az=26, el=25, dist=46, lens=73)
STAGE = dict(bg_z=BASE)

W, D = 17.0, 12.6  # the slab
SEA_Z = -0.36
LAWN = 0.8  # how high the house stands above the shore
SHORE = (
    (-10, -3.9),
    (-7, -4.0),
    (-4, -3.5),
    (-1, -3.3),
    (1.6, -2.9),
    (3.7, -1.7),
    (5.0, 0.2),
    (5.6, 2.6),
    (6.3, 4.8),
    (8, 8),
)
HOUSE = (-0.7, 0.95)  # the middle of its front
SIZE = 1.2


COAST = curve(SHORE)


def height(x, y):
    """The lawn: low at the shore, level around the house."""
    away = min(1.0, min(math.dist((x, y), p) for p in COAST) / 3.4)
    return LAWN * away * away * (3 - 2 * away)


def land():
    """The slab in layers: sand, sea, earth, turf and the gravel drive."""
    rim = outline(W, D, grow=0.012)
    bank = COAST + [(-12, 9)]
    sea = [(x + 0.1, y - 0.3) for x, y in reversed(COAST)] + [(-12, -9), (12, -9), (12, 9)]
    prism(outline(W, D, grow=0.03), 0.27, (0, 0, BASE), m=flat("oat"), b=0.06, axis="z")
    ground(clip(sea, rim), SEA_Z, -0.62, water(), b=0.05)
    ground(clip(bank, outline(W, D)), lambda x, y: height(x, y) - 0.2, -0.62, flat("oat"), b=0.02)
    ground(clip(bank, rim), height, lambda x, y: height(x, y) - 0.26, "grass", b=0.06)
    drive = curve(
        (
            (-12, -0.5),
            (-8, -0.5),
            (-5.8, -0.2),
            (-4.9, 0.9),
            (-4.8, 3.0),
            (-5.4, 3.5),
            (-6.9, 3.5),
            (-7.3, 1.9),
            (-12, 1.6),
        )
    )
    top = outline(W, D, grow=0.022)
    ground(
        clip(drive, top),
        lambda x, y: height(x, y) + 0.03,
        lambda x, y: height(x, y) - 0.18,
        flat("sand"),
        b=0.02,
    )


def turret(r=0.86, wall=2.7, cone=1.5):
    """A round shingled tower with a cone roof; its axis is the origin."""
    with group("turret") as g:
        cyl(r + 0.04, 0.8, (0, 0, -0.5), m=flat("grey2"), b=0.02, n=48)
        cyl(r - 0.01, wall - 0.1, (0, 0, 0.2), m=flat(SHINGLES[0]), b=0, n=48)
        put(round_shingles(r, r, wall - 0.4), 0, 0, 0.32)
        for z in (1.56, wall - 0.06):
            cyl(r + 0.06, 0.09, (0, 0, z), m=flat("white"), b=0.015, n=48)
        cyl(r + 0.12, 0.07, (0, 0, wall + 0.02), m=flat("white"), b=0.015, n=48)
        for z, tall in ((0.6, 0.72), (1.82, 0.62)):
            for turn in (-62, -22, 18, 58, 98):
                a = rad(turn - 90)
                put(
                    sash(0.32, tall, "white", "flat", "white"),
                    cos(a) * (r - 0.02),
                    sin(a) * (r - 0.02),
                    z,
                    turn,
                )
        cyl(r + 0.2, cone, (0, 0, wall + 0.08), m=flat(CEDAR[0]), r2=0.03, b=0, n=48)
        put(round_shingles(r + 0.21, 0.04, cone, CEDAR, step=0.15, pitch=0.22), 0, 0, wall + 0.08)
        cyl(0.05, 0.12, (0, 0, wall + cone + 0.02), m=flat("white"), b=0.01, n=16)
        sphere(0.075, (0, 0, wall + cone + 0.18), metalmat("yellow"), sub=3)
    return g


def shore_house():
    """A long gambrel with a gambrelled wing to the front, a porch and a turret; its front is y = 0."""
    w, d, first = 6.2, 3.3, 1.62
    with group("shore_house") as g:
        box(w + 0.06, d + 0.06, 0.76, (0, d / 2, -0.4), m=flat("grey2"), b=0.02)
        box(w, d, first, (0, d / 2, 0), m=flat(SHINGLES[0]), b=0.01)
        put(shingles(w - 0.06, first - 0.34, seed=1), 0, 0, 0.34)
        put(shingles(d - 0.06, first - 0.34, seed=2), w / 2, d / 2, 0.34, 90)
        put(gambrel(w, d / 2, 2.0), 0, d / 2, first)
        for z, long in ((0.3, w), (first - 0.1, w)):
            box(0.05, d + 0.04, 0.09, (w / 2 + 0.01, d / 2, z), m=flat("white"), b=0.012)
        for y in (0.75, 1.65, 2.55):
            put(sash(0.36, 0.68, "white", "flat", "white"), w / 2, y, 0.62, 90)
        for y in (1.25, 2.05):
            put(sash(0.34, 0.6, "white", "flat", "white"), w / 2 + 0.01, y, first + 0.42, 90)
        # the wing to the front, on the left
        wx, ww, out = -2.0, 2.2, 0.55
        box(ww + 0.06, out + 0.3, 0.76, (wx, -out / 2 + 0.1, -0.4), m=flat("grey2"), b=0.02)
        box(ww, out + 0.2, first, (wx, -out / 2 + 0.1, 0), m=flat(SHINGLES[0]), b=0.01)
        put(shingles(ww - 0.04, first - 0.34, seed=4), wx, -out, 0.34)
        put(shingles(out, first - 0.34, seed=5), wx + ww / 2, -out / 2, 0.34, 90)
        put(gambrel(2.2, ww / 2, 1.72), wx, 0.55, first, 90)
        box(ww + 0.1, 0.1, 0.11, (wx, -out - 0.02, first - 0.06), m=flat("white"), b=0.015)
        for side in (-1, 1):
            box(
                0.11,
                0.1,
                first - 0.4,
                (wx + side * (ww / 2 - 0.03), -out - 0.01, 0.34),
                m=flat("white"),
                b=0.012,
            )
            put(sash(0.36, 0.62, "white", "flat", "white"), wx + side * 0.3, -out - 0.03, first + 0.34)
        for x in (-0.56, 0, 0.56):
            put(sash(0.4, 0.76, "white", "flat", "white"), wx + x, -out - 0.02, 0.6)
        cyl(0.17, 0.05, (wx, -out - 0.02, first + 1.36), (rad(90), 0, 0), flat("white"), c=True, b=0.01)
        cyl(0.11, 0.06, (wx, -out - 0.03, first + 1.36), (rad(90), 0, 0), glassmat("blue"), c=True, b=0.01)
        # porch, door, dormers, turret, chimney
        put(porch(-0.86, 2.2), 0, 0, 0)
        put(door("green2", 0.95, 2.0), -0.12 + 0.22, -0.02, 0.36, 0, 0.5)
        for x in (0.85, 1.55):
            put(sash(0.42, 0.72, "white", "flat", "white"), x, -0.02, 0.58)
        for x in (-0.1, 1.15):
            put(dormer(), x, 0.13, first + 0.6)
        put(turret(), w / 2 - 0.25, 0.12, 0)
        put(chimney(1.1), -1.0, d / 2 + 0.35, first + 1.55)
    return g


def carriage_house():
    """A small gambrelled garage of the same shingles; its front is y = 0."""
    with group("carriage_house") as g:
        box(2.1, 1.9, 1.15, (0, 0.95, 0), m=flat(SHINGLES[0]), b=0.01)
        put(shingles(2.06, 1.0, seed=6), 0, 0, 0.1)
        put(shingles(1.86, 1.0, seed=7), 1.05, 0.95, 0.1, 90)
        put(gambrel(1.9, 1.05, 1.2), 0, 0.95, 1.15, 90)
        put(garage_door(2.7, 2.0), 0, -0.02, 0.02, 0, 0.5)
        put(sash(0.34, 0.46, "white", "flat", "white"), 0, -0.03, 1.4)
        put(sash(0.34, 0.5, "white", "flat", "white"), 1.06, 0.95, 0.45, 90)
    return g


def stone_wall(line, h=0.34, seed=0):
    """A dry stone wall along a line of points, on the lawn's slope."""
    R = random.Random(seed)
    cols = ("grey2", "#c6c3b6", "#a8aba2", "#b9b2a2")
    with group("stone_wall") as g:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            long, turn = math.dist((ax, ay), (bx, by)), math.atan2(by - ay, bx - ax)
            for course in range(3):
                n = max(1, round(long / 0.3))
                for k in range(n):
                    t = (k + 0.5 + 0.4 * (course % 2) - 0.2) / n
                    x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                    stone = (long / n * R.uniform(0.9, 1.0), 0.24 * R.uniform(0.9, 1.12), h / 3)
                    box(
                        *stone,
                        (x, y, height(x, y) - 0.04 + course * h / 3),
                        (0, 0, turn),
                        flat(R.choice(cols), 0.85),
                        0.03
                    )
    return g


def dock(l=3.4, w=0.66):
    """A plank dock on posts, from the origin along -y, with a lifebuoy and a lamp."""
    with group("dock") as g:
        n = round(l / 0.15)
        for i in range(n):
            box(
                w,
                l / n - 0.018,
                0.05,
                (0, -(i + 0.5) * l / n, 0),
                m=flat(("wood3", "#cfa878", "#c9a06f")[i % 3]),
                b=0.01,
            )
        for side in (-1, 1):
            box(0.06, l - 0.04, 0.09, (side * (w / 2 - 0.08), -l / 2, -0.09), m=flat("wood2"), b=0.01)
            for k in range(4):
                y = -0.25 - (l - 0.4) * k / 3
                cyl(0.06, 0.98, (side * (w / 2 + 0.03), y, -0.64), m=flat("wood2"), b=0.015, n=20)
                cyl(0.066, 0.03, (side * (w / 2 + 0.03), y, 0.32), m=flat("cream"), b=0.008, n=20)
        torus(0.13, 0.042, (w / 2 + 0.1, -l + 0.15, 0.16), (0, rad(90), 0), flat("orange"), n=32, k=10)
    return g


def lawn(R):
    """A place on the open lawn."""
    while True:
        x, y = R.uniform(-7.8, 5.0), R.uniform(-3.4, 1.0)
        away = min(math.dist((x, y), p) for p in COAST)
        inside = y > np.interp(x, [p[0] for p in SHORE], [p[1] for p in SHORE])
        if inside and away > 0.5 and not (x < -4.6 and y > -0.7) and not (-4.4 < x < 3.4 and y > -0.3):
            return x, y


def fallen(x, y):
    """Where fallen leaves may lie: off the drive, within the slab, on level ground."""
    return -8.2 < x < -7.2 and 1.7 < y < 3.6


def stand(prop, x, y, rz=0, s=1, lift=-0.03):
    """Stands a prop on the lawn."""
    return fix(prop, x, y, height(x, y) + lift, rz, s)


def scene():
    land()
    hx, hy = HOUSE
    fix(shore_house(), hx, hy, LAWN, 0, SIZE)
    fix(carriage_house(), -6.0, 3.7, LAWN + 0.01, 0, 1.0)
    stand(company_truck(), -6.55, 0.5, 0, TRUCK, 0.04)
    # planting
    for x, s, seed in (
        (-4.1, 0.95, 1),
        (-3.55, 1.05, 2),
        (-2.9, 0.9, 3),
        (-2.35, 1.0, 4),
        (0.55, 0.95, 5),
        (1.15, 1.05, 6),
        (1.7, 0.9, 7),
    ):
        stand(hydrangea(seed), x, hy - (0.95 if x < -2 else 1.5) - 0.1 * (seed % 2), s=s)
    for x, y, s, seed in ((3.75, 0.35, 1.0, 8), (4.05, 0.9, 0.9, 9)):
        stand(hydrangea(seed), x, y, s=s)
    stand(tree(3.5, "green", 3), 4.85, 2.9)
    stand(tree(2.6, "amber", 6), 5.55, 5.0)
    stand(tree(3.7, "green", 9), 2.0, 5.75)
    stand(tree(2.7, "orange", 12), -7.7, 2.75)
    stand(conifer(3.2, 5), -7.75, 4.8)
    stand(conifer(3.6, 8), 3.7, 5.3)
    stand(hedge(2.6, 0.5, 0.5, seed=1), -6.9, -1.0)
    stand(hedge(1.8, 0.5, 0.5, seed=3), 4.75, 1.45, 66)
    # lawn and shore
    commit(stone_wall(curve(((-8.35, -2.6), (-6.4, -2.55), (-4.4, -2.15), (-2.2, -1.95), (-0.3, -1.9)), 8)))
    commit(stone_wall(curve(((1.3, -1.5), (2.6, -0.8), (3.7, 0.0)), 8), seed=4))
    stand(adirondack(), -3.4, -1.05, 12, 1.05)
    stand(adirondack(), -2.5, -1.1, -14, 1.05)
    for i in range(6):
        t = i / 5
        x, y = 0.1 + 0.45 * sin(t * 2.2), -0.9 - 2.05 * t
        box(0.62, 0.3, 0.1, (x, y, height(x, y) - 0.05), (0, 0, rad(10 * t)), flat("grey2"), 0.03)
    R = random.Random(2)
    stones = []
    for x, y in curve(SHORE, 9):
        if abs(x) < 8.2 and abs(y) < 6.0 and not 0.0 < x < 1.0:
            for _ in range(2):
                stones.append(
                    (
                        x + R.uniform(-0.18, 0.22),
                        y + R.uniform(-0.3, 0.12),
                        SEA_Z + R.uniform(0, 0.2),
                        R.uniform(0.15, 0.36),
                    )
                )
    rocks([s for s in stones if abs(s[0]) < 8.1 and s[1] < 5.9], 4)
    commit(put(dock(), 0.55, -2.75, 0.06, 48))
    fix(sailboat(stripe="blue2"), 4.6, -3.6, SEA_Z, 190, 1.35)
    fix(sailboat(sail="mint", stripe="evergreen"), 7.1, 0.5, SEA_Z, 30, 0.9)
    fix(dinghy(), -4.3, -4.95, SEA_Z, 12)
    waves(70, lambda r: (r.uniform(-7.6, 7.6), r.uniform(-5.9, -4.6)), SEA_Z, 2, s=0.26)
    waves(46, lambda r: (r.uniform(5.2, 8.0), r.uniform(-4.6, 1.5)), SEA_Z, 5, s=0.26)
    sprigs(520, lawn, height, 3)
    leaves(60, under_trees([(-7.7, 2.5, 0.7)], fallen), LAWN, 4, s=0.075)
