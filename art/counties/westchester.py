"""A river town on the Hudson: brick and clapboard shopfronts step down a sloping main street to the railway
platform, the shore and the wide river with two sailboats and a small white lighthouse."""
import numpy as np

from kit import *
from kit.facades import *

ALT = (
    "A steep main street of brick and clapboard shops steps down to a small railway platform and a wide "
    "river with sailboats and a white lighthouse, a green and orange truck on the hill"
)
CAMERA = dict(target=(0.5, -0.22, 1.12), az=26, el=25, dist=46, lens=71)
STAGE = dict(bg_z=BASE)

W, D = 18.2, 11.6  # the slab
FALL = 0.25  # how steeply the street falls towards the river
TOP_X, FOOT_X = -8.3, 0.3  # where the hill begins and ends
WALK_Y, FRONT_Y = -3.3, -2.45  # the curb, the shops' fronts
TRACK_X = 3.0
RIVER_Z = -0.36
LANE = (0.75, 1.85)  # the street along the railway
SLOPE = math.degrees(math.atan(FALL))


def height(x, y=0.0):
    """The ground's height: flat by the river, an even slope eased at both ends, more behind the shops."""
    run = FOOT_X - max(x, TOP_X - 2)
    foot = 0.5 * (run + math.sqrt(run * run + 0.12)) - 0.04
    most = FOOT_X - TOP_X
    street = FALL * (foot if foot < most - 0.5 else most - 0.5 + 0.5 * math.tanh((foot - most + 0.5) / 0.5))
    back = max(0.0, y - 0.7) * min(1.0, max(0.0, -x) / 4)
    return street + 0.3 * back * back / (back + 1.2)


def shore(y):
    """Where the land ends."""
    return 3.95 + 0.16 * sin(1.3 * y + 0.6) + 0.1 * sin(2.9 * y)


def land():
    """The slab in layers: sand, river, earth and turf, then street, lane and sidewalks."""
    whole = outline(W, D)
    ys = np.linspace(-8, 8, 60)
    bank = [(-12, -8)] + [(shore(y), y) for y in ys] + [(-12, 8)]
    river = [(12, 8)] + [(shore(y) - 0.25, y) for y in ys[::-1]] + [(12, -8)]
    prism(outline(W, D, grow=0.03), 0.27, (0, 0, BASE), m=flat("oat"), b=0.06, axis="z")
    ground(clip(river, outline(W, D, grow=0.01)), RIVER_Z, -0.62, water(), b=0.05)
    ground(clip(bank, whole), lambda x, y: height(x, y) - 0.2, -0.62, flat("oat"), b=0.02)
    rim = outline(W, D, grow=0.012)
    ground(clip(bank, rim), height, lambda x, y: height(x, y) - 0.27, "grass", b=0.05)
    top = outline(W, D, grow=0.025)
    street = [(-12, -8), (LANE[1], -8), (LANE[1], 8), (LANE[0], 8), (LANE[0], WALK_Y), (-12, WALK_Y)]
    ground(clip(street, top), lambda x, y: height(x) + 0.02, lambda x, y: height(x) - 0.29, "road", b=0.025)


def retaining_wall():
    """Coursed stone on the slab's cut face, holding the street, from its left corner down to the river."""
    R = random.Random(4)
    cols = ("#d3cab6", "#c4bca8", "#b7b2a3", "#dcd3be")
    edge = [p for p in outline(W, D) if p[1] < -3.9 and p[0] < 1.2]
    edge = sorted(edge, key=lambda p: p[0]) + [(2.0, -D / 2)]
    reach = np.cumsum([0.0] + [math.dist(p, q) for p, q in zip(edge, edge[1:])])

    def at(s):
        return tuple(float(np.interp(s, reach, [p[k] for p in edge])) for k in (0, 1))

    tall = 0.23
    for course in range(12):
        z, s = -0.56 + course * tall, R.uniform(0.0, 0.25)
        while s < reach[-1] - 0.5:
            long = R.uniform(0.3, 0.56)
            (ax, ay), (bx, by) = at(s), at(s + long)
            if z + tall < height(max(ax, bx)) - 0.28:
                spot = ((ax + bx) / 2, (ay + by) / 2, z)
                turn = math.atan2(by - ay, bx - ax)
                box(long - 0.025, 0.1, tall - 0.025, spot, (0, 0, turn), flat(R.choice(cols), 0.85), 0.03)
            s += long


def paving():
    """Curbs and sidewalk slabs along the shops, dashes on the street."""
    x0, x1 = -W / 2 + 0.62, LANE[0]
    n = 15
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n
        tilt = (0, math.atan((height(x - 0.1) - height(x + 0.1)) / 0.2), 0)
        long = (x1 - x0) / n
        box(
            long - 0.02,
            FRONT_Y - WALK_Y - 0.14,
            0.2,
            (x, (FRONT_Y + WALK_Y) / 2 + 0.06, height(x) - 0.1),
            tilt,
            "concrete",
            0.015,
        )
        box(long + 0.01, 0.13, 0.22, (x, WALK_Y + 0.04, height(x) - 0.12), tilt, "kerb", 0.02)
    for x in (-7.9, -6.3, -4.7, -3.1, -1.5):
        tilt = (0, math.atan((height(x - 0.1) - height(x + 0.1)) / 0.2), 0)
        box(0.72, 0.08, 0.012, (x, -4.72, height(x) + 0.02), tilt, "cream", 0.003)
    put(crosswalk(7, 0.5, 0.3), 0.28, -4.55, height(0.28) + 0.022, 90)


def church():
    """A white clapboard church with a steeple; its front is the plane y = 0."""
    with group("church") as g:
        box(1.7, 2.4, 1.7, (0, 1.2, 0), m=flat("cream"), b=0.015)
        put(clapboards(2.36, 1.65, "cream"), 0.85, 1.2, 0.02, 90)
        prism([(-0.85, 0), (0.85, 0), (0, 0.95)], 2.36, (0, 1.2, 1.68), m=flat("cream"), b=0)
        angle = math.atan2(0.95, 0.85)
        for side in (-1, 1):
            box(1.4, 2.6, 0.09, (side * 0.47, 1.2, 2.2), (0, side * angle, 0), "roof", 0.02, c=True)
        for y in (0.8, 1.5, 2.1):
            put(sash(0.22, 0.72, "white", "arch", "white"), 0.86, y, 0.55, 90)
        box(0.86, 0.86, 3.0, (0, 0.1, 0), m=flat("white"), b=0.02)
        box(0.98, 0.98, 0.08, (0, 0.1, 2.98), m=flat("white"), b=0.02)
        box(0.66, 0.66, 0.66, (0, 0.1, 3.04), m=flat("white"), b=0.02)
        for rz, x, y in ((0, 0, -0.24), (90, 0.34, 0.1)):
            put(sash(0.24, 0.36, "white", "arch", "white"), x, y, 3.14, rz)
            put(sash(0.24, 0.5, "white", "arch", "white"), x * 1.3, y - (0.1 if rz == 0 else 0), 1.7, rz)
        box(0.78, 0.78, 0.07, (0, 0.1, 3.68), m=flat("white"), b=0.02)
        cyl(0.46, 1.5, (0, 0.1, 3.74), (0, 0, rad(22.5)), flat("roof"), r2=0.02, b=0.01, n=8)
        sphere(0.06, (0, 0.1, 5.26), metalmat("yellow"), sub=3)
    return g


def railway():
    """Ballast, ties and two rails along the shore."""
    with group("railway") as g:
        prism(
            [(-0.56, 0), (0.56, 0), (0.44, 0.08), (-0.44, 0.08)],
            D - 0.02,
            (TRACK_X, 0, -0.01),
            m=flat("grey2"),
            b=0.02,
        )
        for i in range(38):
            box(
                0.74,
                0.13,
                0.05,
                (TRACK_X, -D / 2 + 0.2 + i * (D - 0.4) / 37, 0.055),
                m=flat("wood2"),
                b=0.012,
            )
        for x in (-0.23, 0.23):
            box(0.05, D - 0.06, 0.07, (TRACK_X + x, 0, 0.095), m=metalmat("slate2"), b=0.01)
    return g


def platform(l=5.2):
    """A raised platform with a yellow edge, a canopy on posts, benches and lamps; it runs along y."""
    with group("platform") as g:
        box(0.62, l, 0.26, m=flat("concrete"), b=0.03)
        box(0.09, l - 0.06, 0.02, (0.255, 0, 0.255), m=flat("yellow"), b=0.005)
        for y in (-1.2, -0.4, 0.4, 1.2):
            box(0.06, 0.06, 0.88, (-0.12, y, 0.25), m=flat("evergreen"), b=0.012)
            tube([(-0.12, y, 0.86), (0.18, y, 1.1)], 0.02, "evergreen", res=3)
        prism(
            [(-0.42, 0.08), (0, 0.34), (0.42, 0.08), (0.42, 0), (-0.42, 0)],
            3.2,
            (-0.05, 0, 1.1),
            m=flat("green2"),
            b=0.02,
        )
        box(0.05, 3.3, 0.06, (-0.05, 0, 1.42), m=flat("evergreen"), b=0.012)
        for side in (-1, 1):
            box(0.04, 3.22, 0.1, (-0.05 + side * 0.42, 0, 1.06), m=flat("cream"), b=0.01)
        put(bench(), -0.12, 0.8, 0.255, 90)
        put(bench(), -0.12, -0.8, 0.255, 90)
        for y in (-l / 2 + 0.3, l / 2 - 0.3):
            put(street_lamp(1.0), -0.18, y, 0.255)
    return g


def lighthouse():
    """A small white river light on a stone caisson, its gallery and lantern dark."""
    with group("lighthouse") as g:
        cyl(0.78, 0.62, (0, 0, -0.1), m=flat("rose"), r2=0.7, b=0.03, n=48)
        cyl(0.82, 0.08, (0, 0, 0.5), m=flat("concrete"), b=0.02, n=48)
        for i in range(14):
            a = 2 * pi * i / 14
            cyl(0.014, 0.2, (0.76 * cos(a), 0.76 * sin(a), 0.57), m="slate2", b=0.003, n=10)
        torus(0.76, 0.016, (0, 0, 0.77), m="slate2", k=6)
        for i, (r0, r1) in enumerate(((0.5, 0.455), (0.445, 0.4), (0.39, 0.35))):
            cyl(r0, 0.6, (0, 0, 0.57 + i * 0.6), m=flat("white"), r2=r1, b=0.015, n=48)
            cyl(r0 + 0.015, 0.035, (0, 0, 0.57 + i * 0.6), m=flat("grey3"), b=0.01, n=48)
        for rz, z in ((-6, 1.3), (56, 1.3), (25, 1.92)):
            a = rad(rz - 90)
            tier = min(2, int((z - 0.57) / 0.6))
            r = 0.5 - 0.055 * tier - 0.07 * (z + 0.1 - 0.57 - 0.6 * tier)
            put(sash(0.13, 0.24, "white", "arch", "grey2"), cos(a) * (r - 0.012), sin(a) * (r - 0.012), z, rz)
        put(door("evergreen", 0.5, 1.0), 0.2, -0.44, 0.57, 24, 0.42)
        cyl(0.5, 0.06, (0, 0, 2.36), m="slate2", b=0.015, n=48)
        torus(0.46, 0.014, (0, 0, 2.56), m="slate2", k=6)
        for i in range(12):
            a = 2 * pi * i / 12
            cyl(0.011, 0.16, (0.46 * cos(a), 0.46 * sin(a), 2.41), m="slate2", b=0.003, n=8)
        cyl(0.2, 0.34, (0, 0, 2.42), m=mat("yellow", emit=0.45, bump=0), b=0.01, n=10)
        for i in range(5):
            a = 2 * pi * i / 5
            cyl(0.016, 0.36, (0.205 * cos(a), 0.205 * sin(a), 2.42), m="slate2", b=0.003, n=8)
        cyl(0.29, 0.24, (0, 0, 2.76), m=flat("slate2"), r2=0.04, b=0.012, n=24)
        sphere(0.05, (0, 0, 3.03), "slate2", sub=3)
    return g


def bridge():
    """A far cantilever bridge over the river, pale steel on stone piers, along x from the shore."""
    steel = flat("#9fb0ae")
    peaks = ((0.0, 0.12), (0.8, 0.14), (1.6, 0.78), (2.4, 0.26), (3.2, 0.26), (4.0, 0.78), (4.8, 0.14))
    with group("bridge") as g:
        box(5.3, 0.5, 0.1, (2.4, 0, 1.0), m=flat("grey2"), b=0.02)
        for side in (-0.24, 0.24):
            nodes = [(x, side, 1.1 + h) for x, h in peaks]
            tube(nodes, 0.035, steel, res=3)
            for i, (x, y, z) in enumerate(nodes):
                tube([(x, y, 1.08), (x, y, z)], 0.026, steel, caps=False, res=3)
                if i:
                    a, b = nodes[i - 1], nodes[i]
                    tall, low = (a, b) if a[2] > b[2] else (b, a)
                    mid = ((a[0] + b[0]) / 2, y, 1.08)
                    tube([(tall[0], y, tall[2]), mid, (low[0], y, low[2])], 0.022, steel, caps=False, res=3)
        for x in (1.6, 4.0):
            box(0.34, 0.62, 0.3, (x, 0, -0.3), m=flat("concrete"), b=0.03)
            for y in (-0.2, 0.2):
                box(0.16, 0.14, 1.1, (x, y, -0.1), m=flat("concrete"), b=0.02)
        for x in (0.0, 4.85):
            box(0.16, 0.5, 1.4, (x, 0, -0.4), m=flat("concrete"), b=0.02)
    return g


def stand(prop, x, y, lift=-0.05, rz=0):
    """Stands a prop on the hill."""
    return fix(prop, x, y, height(x, y) + lift, rz)


def on_slope(prop, x, y, rz=0, s=1):
    """Stands a prop on the sloping street, its wheels on the ground."""
    turned = 1 if abs(rz) < 90 else -1
    return fix(prop, x, y, height(x) + 0.03, rz, s, 0, turned * SLOPE)


def meadow(R):
    """A place on the grass: behind the shops, beside the last one or along the shore."""
    while True:
        x, y = R.uniform(-8.8, 3.7), R.uniform(-5.6, 5.5)
        behind = x < LANE[0] - 0.1 and y > 0.8
        beside = 0.15 < x < LANE[0] - 0.1 and y > WALK_Y + 0.9
        if behind or beside or (3.65 < x < shore(y) - 0.25) or (1.95 < x < 2.35 and abs(y + 1.3) > 2.8):
            return x, y


def scene():
    land()
    retaining_wall()
    paving()
    rows = (
        dict(
            w=2.05,
            floors=2,
            wall="#c98a73",
            head="arch",
            front="evergreen",
            stripes=("green2", "cream"),
            seed=2,
        ),
        dict(
            w=2.0,
            floors=1,
            wall="sage",
            clap=True,
            head="hood",
            front="cream",
            door_at=-1,
            roof="mansard",
            seed=5,
        ),
        dict(
            w=2.1,
            floors=2,
            wall="#b9705b",
            head="flat",
            front="slate2",
            stripes=("amber", "cream"),
            trim="sand",
            seed=7,
        ),
        dict(
            w=1.95,
            floors=1,
            wall="sand",
            clap=True,
            trim="white",
            head="hood",
            front="blue2",
            stripes=("blue2", "cream"),
            roof="gable",
            seed=9,
        ),
    )
    x = TOP_X + 0.1
    for row in rows:
        w = row["w"]
        fix(shop(**row), x + w / 2, FRONT_Y, height(x + 0.25 * w) + 0.02)
        x += w + 0.02
    # behind the shops
    stand(church(), -4.75, 1.7, -0.05)
    for x, y, h, kind, seed in (
        (-7.9, 2.0, 3.0, "orange", 2),
        (-2.7, 2.6, 2.7, "amber", 5),
        (-2.3, 4.5, 3.4, "rust", 8),
        (-0.5, 2.6, 2.5, "yellow", 11),
        (-0.3, 4.7, 2.9, "orange", 14),
        (-6.6, 4.3, 2.3, "yellow", 21),
        (0.5, -1.35, 1.5, "orange", 23),
    ):
        stand(tree(h, kind, seed), x, y)
    stand(conifer(2.7, 4), -8.0, 4.0)
    stand(conifer(2.6, 7), -3.6, 5.0)
    fix(hedge(1.3, 0.4, 0.36, seed=4), 0.42, 0.2, 0, 90)
    # street
    on_slope(company_truck(), -2.9, -5.1, 180, TRUCK)
    on_slope(car("blue"), -6.6, -3.75, 0)
    fix(car("rose"), 1.3, 3.9, 0.03, 90)
    for lx in (-6.2, -2.1):
        fix(street_lamp(), lx, WALK_Y + 0.24, height(lx) + 0.08)
    fix(walker("rose", "slate2"), -5.75, -2.95, height(-5.75) + 0.1, 60, 0.46)
    fix(walker("yellow", "denim", "slate"), -3.1, -3.05, height(-3.1) + 0.1, -80, 0.46)
    fix(walker("blue2", "slate"), 2.22, -3.2, 0.29, 60, 0.46)
    # railway and river
    commit(railway())
    fix(platform(), 2.12, -1.3, 0.0)
    fix(train(), TRACK_X, 0.9, 0.168)
    R = random.Random(6)
    stones = [
        (shore(y) + R.uniform(-0.1, 0.12), y, RIVER_Z + R.uniform(0.02, 0.22), R.uniform(0.14, 0.26))
        for y in np.linspace(-5.65, 5.65, 56)
    ]
    rocks(stones, 3)
    fix(lighthouse(), 7.0, 3.3, RIVER_Z)
    rocks(
        [
            (7.0 + 0.95 * cos(a), 3.3 + 0.95 * sin(a), RIVER_Z, 0.2 + 0.08 * sin(3 * a))
            for a in np.linspace(0, 6, 13)
        ],
        8,
    )
    fix(bridge(), 3.9, 5.2, RIVER_Z + 0.3)
    fix(sailboat(), 5.6, -3.1, RIVER_Z, 160)
    fix(sailboat(sail="mint", stripe="orange"), 7.6, -0.4, RIVER_Z, 24)
    waves(70, lambda r: (r.uniform(4.6, 8.6), r.uniform(-5.3, 5.4)), RIVER_Z, 2, s=0.24)
    sprigs(260, meadow, height, 3)
