"""A colonial cut open at the front, with its basement in the ground, its garage, driveway and yard."""

import importlib

from kit import *
from kit.facades import chimney

ALTS = {
    "rooms": "A house cut open from attic to basement, every room furnished, with a garage, a driveway and a yard",
}
SHAPE = (1440, 1080)
STAGE = dict(sun_az=40, sun_el=33, sky=0.72, bg_z=-2.95)
CAMERA = dict(target=(1.45, 1.6, 2.75), az=15, el=12, dist=60, lens=102, shift=(-0.015, 0))


def take(service):
    """The scene of a service, for its props."""
    return importlib.import_module("services." + service)


attic, appliances, bath = take("attic-cleanout"), take("appliance-removal"), take("renovation-debris-removal")
patio, concrete, storm = take("patio-furniture-removal"), take("concrete-removal"), take("storm-debris-removal")
old_attic = importlib.import_module("pairs.attic")

T = 0.18  # the walls' thickness
HALF, DEEP = 3.35, 2.9  # the house inside: half its width, its depth; the cut is y = 0
CELLAR, GROUND, UPPER, TOP = -2.34, 0.24, 2.86, 5.46  # the floors' heights
SLAB = 0.2
EAVES, RIDGE = 6.0, 8.75
WEST, EAST, NORTH = -7.5, 10.4, 4.3  # the block of earth
BOTTOM = -2.95
CUT = "#e9dcc0"
GARAGE_X0, GARAGE_X1, GARAGE_H, GARAGE_RIDGE = HALF + T, 7.35, 2.75, 4.05
GARAGE = 0.06


def earth_block(x0, x1, corners):
    """Layers of earth from x0 to x1 with grass on top; corners: which end is round, -1 the left, 1 the right."""
    r = 0.55
    pts = [(x0, 0), (x1, 0), (x1, NORTH), (x0, NORTH)]
    bend = []
    for i, (x, y) in enumerate(pts):
        sx, sy = 1 if x == x0 else -1, 1 if y == 0 else -1
        if (corners < 0) == (x == x0):
            cx, cy, start = x + sx * r, y + sy * r, {0: 180, 1: 270, 2: 0, 3: 90}[i]
            bend += [(cx + r * cos(rad(start + a)), cy + r * sin(rad(start + a))) for a in range(0, 91, 10)]
        else:
            bend.append((x, y))
    layers = ((-0.2, 0.2, "grass"), (-0.62, 0.42, "#9a7353"), (-1.6, 0.98, "#c39d70"), (BOTTOM, -1.6 - BOTTOM, "oat"))
    for z, thick, m in layers:
        prism(bend, thick, (0, 0, z), m=flat(m) if m != "grass" else m, b=0.035, axis="z")


def earth():
    """The block of earth around the basement, with stones and a buried pipe in its cut."""
    earth_block(WEST, -HALF - T, -1)
    earth_block(HALF + T, EAST, 1)
    wide = 2 * (HALF + T)
    box(wide, NORTH - DEEP - T, -BOTTOM, (0, (NORTH + DEEP + T) / 2, BOTTOM), m="grass", b=0.03)
    box(wide + 0.04, DEEP + T, CELLAR - SLAB - BOTTOM, (0, (DEEP + T) / 2, BOTTOM), m=flat("oat"), b=0.02)
    R = random.Random(4)
    for x, z, r in (
        (-6.9, -1.15, 0.2),
        (-6.3, -2.2, 0.3),
        (-5.1, -1.35, 0.16),
        (-4.4, -2.45, 0.22),
        (-5.6, -2.62, 0.14),
        (4.5, -1.25, 0.18),
        (5.3, -2.3, 0.28),
        (6.6, -1.2, 0.22),
        (7.7, -2.5, 0.2),
        (8.6, -1.3, 0.26),
        (9.4, -2.62, 0.2),
    ):
        stone = sphere(
            r,
            (x, 0.0, z),
            R.choice(["grey2", "concrete", "#b8b3a2"]),
            (1.2, 0.35, 0.8),
            sub=4,
            noise=0.3,
            seed=R.randrange(99),
        )
        stone.rotation_euler = (0, R.uniform(-0.4, 0.4), 0)
    tube(
        [(HALF + T, 0.03, -1.95), (7.9, 0.03, -1.95), (8.2, 0.03, -2.05), (EAST - 0.6, 0.03, -2.05)],
        0.085,
        metalmat("brick"),
        caps=True,
    )


def slab_of(x0, x1, z, top, pattern=None, deep=DEEP):
    """A floor with its top at z and its cut edge; pattern: the palette key of a second color of tiles."""
    w, x = x1 - x0, (x0 + x1) / 2
    box(w, deep, SLAB - 0.03, (x, deep / 2 + 0.02, z - SLAB), m=CUT, b=0.01)
    box(w, deep - 0.02, 0.03, (x, deep / 2 + 0.03, z - 0.03), m=flat(top), b=0.006)
    if pattern == "boards":
        for i in range(1, int(deep / 0.26)):
            box(w, 0.014, 0.004, (x, i * 0.26, z - 0.002), m=flat("#b98f60"), b=0)
    elif pattern:
        n, q = int(round(w / 0.42)), w / round(w / 0.42)
        for i in range(n):
            for j in range(int(deep / q) + 1):
                if (i + j) % 2:
                    long = min(q, deep - j * q)
                    box(
                        q - 0.006,
                        long,
                        0.006,
                        (x0 + (i + 0.5) * q, 0.04 + j * q + long / 2, z - 0.001),
                        m=flat(pattern),
                        b=0.002,
                    )


def lining(x0, x1, z0, z1, m, skirt="white", deep=DEEP):
    """What is seen of a room's walls: its back and its left side."""
    w, x, h = x1 - x0, (x0 + x1) / 2, z1 - z0
    box(w, 0.06, h, (x, deep + 0.02, z0), m=flat(m), b=0.005)
    box(0.04, deep, h, (x0 + 0.015, deep / 2 + 0.04, z0), m=flat(m), b=0.005)
    if skirt:
        box(w, 0.04, 0.13, (x, deep - 0.02, z0), m=skirt, b=0.012)
        box(0.04, deep - 0.04, 0.13, (x0 + 0.05, deep / 2 + 0.03, z0), m=skirt, b=0.012)


def wall(x, z0, z1, deep=DEEP, t=T):
    """An upright wall across the cut, its middle at x."""
    box(t, deep + t, z1 - z0, (x, (deep + t) / 2, z0), m=CUT, b=0.015)


def shell():
    """Floors, walls and what they are lined with."""
    box(2 * HALF + 2 * T, T, EAVES - CELLAR, (0, DEEP + T / 2 + 0.03, CELLAR), m="cream", b=0.01)
    for side in (-1, 1):
        wall(side * (HALF + T / 2), CELLAR - SLAB, EAVES + 0.1)
    wall(0, GROUND, TOP - SLAB, t=0.14)
    slab_of(-HALF, HALF, CELLAR, "#cfcbc0")
    slab_of(-HALF, 0, GROUND, "#cf9f6b", "boards")
    slab_of(0, HALF, GROUND, "cream", "sage")
    slab_of(-HALF, 0, UPPER, "#d9b384", "boards")
    slab_of(0, HALF, UPPER, "white", "sky")
    slab_of(-HALF, HALF, TOP, "#d8b88c", "boards")
    lining(-HALF, HALF, CELLAR, GROUND - SLAB, "#cdc7b8", None)
    put(blocks(2 * HALF - 0.02, GROUND - SLAB - CELLAR - 0.04, seed=1), 0, DEEP - 0.03, CELLAR)
    put(blocks(DEEP - 0.1, GROUND - SLAB - CELLAR - 0.04, seed=2), -HALF + 0.05, DEEP / 2, CELLAR, 90)
    lining(-HALF, -0.07, GROUND, UPPER - SLAB, "#e8c9ae")
    lining(0.07, HALF, GROUND, UPPER - SLAB, "#f3e3b4")
    lining(-HALF, -0.07, UPPER, TOP - SLAB, "#bcd3d8")
    lining(0.07, HALF, UPPER, TOP - SLAB, "#cfe2d3", None)
    siding_wall()
    top_floor()


def siding_wall():
    """The right wall from outside: clapboards and windows above the garage."""
    x = HALF + T
    siding(DEEP, EAVES - GROUND, "cream", loc=(x, DEEP / 2 + 0.05, GROUND), rz=90)
    box(0.16, 0.16, EAVES - GROUND, (x, 0.09, GROUND), m="white", b=0.02)
    box(0.16, 0.16, EAVES - GROUND, (x, DEEP + 0.12, GROUND), m="white", b=0.02)
    put(window(0.8, 1.25, "evergreen"), x + 0.06, DEEP / 2 + 0.1, 4.1, 90)


def top_floor():
    """The roof: a gable to the front, its two slopes with shingles outside and rafters inside."""
    over = 0.42
    pitch = (RIDGE - EAVES) / (HALF + T)
    low = EAVES - over * pitch
    out = HALF + T + over
    long = DEEP + T + 0.25
    for s in (-1, 1):
        ends = [(0, RIDGE - 0.26), (s * out, low - 0.26), (s * out, low), (0, RIDGE)]
        prism(ends, long, (0, long / 2 + 0.03, 0), m=flat("#efe6d3"), b=0.01)
        prism(
            [(0, RIDGE - 0.24), (s * (out + 0.02), low - 0.25), (s * (out + 0.02), low + 0.02), (0, RIDGE + 0.02)],
            0.08,
            (0, 0.02, 0),
            m="white",
            b=0.02,
        )
    put(gable_roof(long - 2 * over, 2 * (HALF + T), RIDGE - EAVES, over), 0, long / 2 + 0.05, EAVES, 90)
    inner = [(-HALF, EAVES - 0.1), (HALF, EAVES - 0.1), (0, RIDGE - 0.2)]
    prism(
        [(-HALF, TOP), (HALF, TOP)] + [inner[1], inner[2], inner[0]],
        T,
        (0, DEEP + T / 2 + 0.02, 0),
        m=flat("#e3cfae"),
        b=0.01,
    )


def garage_shell():
    """The garage beside the house: floor, walls, roof and its door to the driveway."""
    x0, x1, h, deep = GARAGE_X0, GARAGE_X1, GARAGE_H, DEEP - 0.2
    mid, half = (x0 + x1) / 2, (x1 - x0) / 2
    box(x1 - x0, deep, 0.24, (mid, deep / 2 + 0.02, GARAGE - 0.24), m="concrete", b=0.012)
    wall(x1 - T / 2, -0.1, h, deep - 0.02)
    box(x1 - x0, T, h, (mid, deep + T / 2, 0), m="cream", b=0.01)
    lining(x0, x1 - T, GARAGE, h, "#ddd6c4", None, deep - 0.06)
    rise, over = GARAGE_RIDGE - h, 0.26
    prism([(-half, 0), (half, 0), (0, rise - 0.1)], T, (mid, deep + T / 2, h), m=flat("#e3cfae"), b=0.01)
    long = deep + T + 0.2
    pitch = rise / half
    for s in (-1, 1):
        out = half + over if s > 0 else half - 0.02
        low = GARAGE_RIDGE - out * pitch
        ends = [(0, GARAGE_RIDGE - 0.2), (s * out, low - 0.2), (s * out, low), (0, GARAGE_RIDGE)]
        prism(ends, long, (mid, long / 2 + 0.03, 0), m=flat("#efe6d3"), b=0.01)
        prism(
            [(x, z + (0.015 if i > 1 else 0)) for i, (x, z) in enumerate(ends)], 0.08, (mid, 0.02, 0), m="white", b=0.02
        )
    put(garage_roof(long, half, rise, over), mid, long / 2 + 0.05, h)
    siding(deep, h - 0.1, "cream", loc=(x1, deep / 2 + 0.05, 0.05), rz=90)
    put(garage_door(2.3, 2.05), x1 + 0.05, deep / 2 + 0.12, 0.04, 90)
    box(0.14, 0.14, h - 0.05, (x1, 0.08, 0), m="white", b=0.02)


def garage_roof(long, half, rise, over):
    """The shingles of the garage, whose left slope ends at the house; origin: middle, at the top of its walls."""
    with group("garage_roof") as g:
        angle = math.atan2(rise, half)
        for s in (-1, 1):
            length = math.hypot(half, rise) + (over / cos(angle) if s > 0 else -0.05)
            rows = int(length / 0.3)
            q = length / rows
            for i in range(rows):
                dist = length - (i + 0.5) * q
                turn = (0, s * (angle - rad(3)), 0)
                box(
                    q * 1.18,
                    long,
                    0.06,
                    (s * dist * cos(angle), 0, rise - dist * sin(angle) + 0.05),
                    turn,
                    m="roof",
                    b=0.02,
                    c=True,
                    segs=2,
                )
        cyl(0.08, long, (0, long / 2, rise + 0.08), (rad(90), 0, 0), m="slate", b=0.03, n=24)
    return g


def window_in(x, z, w=0.9, h=1.2, curtain=None):
    """A window in a back wall, seen from inside, with or without curtains."""
    with group("window_in") as g:
        box(w + 0.18, 0.06, h + 0.18, (0, 0, -0.09), m="white", b=0.02)
        box(w, 0.04, h, (0, -0.03, 0), m=mat("sky", rough=0.2, bump=0, emit=0.55), b=0.01)
        box(w, 0.04, 0.045, (0, -0.05, h / 2 - 0.02), m="white", b=0.01)
        box(0.045, 0.04, h, (0, -0.05, 0), m="white", b=0.01)
        box(w + 0.26, 0.16, 0.05, (0, -0.06, -0.13), m="white", b=0.012)
        if curtain:
            for s in (-1, 1):
                for k in range(4):
                    cyl(
                        0.055,
                        h + 0.36,
                        (s * (w / 2 + 0.1 + (k - 1.6) * 0.075), -0.1, -0.2),
                        m=flat(curtain),
                        b=0.01,
                        n=16,
                    )
            tube([(-w / 2 - 0.34, -0.1, h + 0.18), (w / 2 + 0.34, -0.1, h + 0.18)], 0.022, "wood2")
    put(g, x, DEEP - 0.02, z)


def cellar():
    """Stairs, laundry, a water heater, a pool table, an exercise bike and boxes."""
    z = CELLAR
    put(hopper(), -0.6, DEEP - 0.07, z + 1.6)
    fix(stairs(n=10, rise=0.232, run=0.215, width=0.86), 0.5, DEEP - 0.5, z)
    on(water_heater(), -HALF + 0.5, DEEP - 0.5, 0, z + 0.1, floor=z)
    on(washer(), -HALF + 1.25, DEEP - 0.42, 0, z + 0.1, floor=z)
    on(washer(m="mint", door=False), -HALF + 1.95, DEEP - 0.42, 0, z + 0.1, floor=z)
    on(basket(), -HALF + 1.95, DEEP - 0.45, 0, z + 1.2, floor=z)
    pile(-HALF + 0.5, 1.2, z, (cardboard_closed(0.66, 0.5, 0.44), 4))
    pile(-HALF + 0.62, 0.5, z, (tote(0.7, 0.5, 0.38, m="rust", lid="cream"), -6), (tote(0.6, 0.44, 0.3, m="blue"), 8))
    pile(-HALF + 1.62, 0.5, z, (cardboard_open(0.56, 0.46, 0.36, seed=3), 8))
    billiards = take("pool-table-removal")
    on(billiards.pool_table(), 0.1, 1.05, -4, z + 0.05, floor=z)
    for x, y, m in ((-0.5, 0.95, "orange"), (-0.1, 1.25, "yellow"), (0.35, 0.95, "brick"), (0.65, 1.2, "blue2")):
        on(billiards.pool_ball(m), x, y, 0, z + 1.2, s=0.8, floor=z)
    on(exercise_bike(), 1.95, 0.7, 24, z + 0.05, s=1.1, floor=z)
    rack = shelf(1.2, 0.42, 1.75, 4, m="white")
    fix(rack, HALF - 0.4, 0.85, z, 90)
    for i, level in enumerate(rack["lev"]):
        fix(
            tote(0.44, 0.34, 0.26, m=("blue", "plum", "amber", "sage")[i], lid="slate2"),
            HALF - 0.4,
            0.57,
            z + level + 0.04,
            90,
        )
        fix(cardboard_closed(0.4, 0.34, 0.26), HALF - 0.4, 1.1, z + level + 0.04, 90)


def pile(x, y, z, *props):
    """Drops props on one another on a floor at the height z; each is (prop, turn in degrees)."""
    for i, (prop, turn) in enumerate(props):
        on(prop, x, y, turn, z + 0.05 + i * 0.62, floor=z)


def living_room():
    """A sofa and an armchair before an old television, books, a lamp."""
    z = GROUND
    window_in(-1.95, z + 0.95, 0.9, 1.05, "rust")
    fix(rug(2.2, 1.3, "blue2", "cream"), -1.6, 1.2, z)
    on(sofa(1.8, "blue", pillow="orange"), -1.9, DEEP - 0.62, 0, z + 0.05, s=1.05, floor=z)
    on(floor_lamp(shade="yellow"), -HALF + 0.3, DEEP - 0.4, 0, z + 0.05, floor=z)
    on(chest("wood", 0.9, 0.5, 2, 0.48), -HALF + 0.55, 0.95, 62, z + 0.05, floor=z)
    on(crt_tv(), -HALF + 0.55, 0.95, 62, z + 0.9, floor=z)
    on(armchair("amber"), -0.66, 0.72, -42, z + 0.05, floor=z)
    put(picture(0.7, 0.5), -HALF + 0.06, 1.75, z + 1.35, 90)
    on(table(0.9, 0.5, 0.38, "wood2"), -1.75, 1.2, 0, z + 0.1, floor=z)
    on(books(5, 3, 0.2), -1.85, 1.2, 0, z + 0.9, floor=z)


def kitchen():
    """Refrigerator, stove, cabinets, a table with chairs under a lamp."""
    z = GROUND
    on(fridge(m="mint", h=1.78), 0.62, DEEP - 0.5, 0, z + 0.05, floor=z)
    on(appliances.stove(0.86, 0.7, 0.92), 1.5, DEEP - 0.45, 0, z + 0.05, floor=z)
    on(appliances.kettle(), 1.3, DEEP - 0.55, 20, z + 1.1, floor=z)
    on(bath.cabinet_run(1.3, 0.62, 0.9), 2.62, DEEP - 0.4, 0, z + 0.05, floor=z)
    for x in (2.3, 2.95):
        box(0.6, 0.32, 0.62, (x, DEEP - 0.18, z + 1.62), m=flat("sage"), b=0.02)
        box(0.48, 0.02, 0.5, (x, DEEP - 0.35, z + 1.68), m=flat("mint"), b=0.01)
    box(0.86, 0.4, 0.18, (1.5, DEEP - 0.22, z + 1.72), m="white", b=0.03)
    box(0.3, 0.3, 0.55, (1.5, DEEP - 0.17, z + 1.85), m="white", b=0.03)
    on(table(1.25, 0.8, 0.76), 1.9, 0.95, 0, z + 0.05, s=1.05, floor=z)
    on(chair("wood", "orange"), 0.95, 0.85, 80, z + 0.05, floor=z)
    on(chair("wood", "orange"), 2.85, 0.95, -82, z + 0.05, floor=z)
    on(plant("green2", "rust"), 1.9, 1.0, 0, z + 1.0, s=0.5, floor=z)
    put(old_attic.pendant(), 1.9, 1.2, UPPER - SLAB, s=1.15)
    on(dustbin("slate2"), 0.45, 1.5, 0, z + 0.05, s=0.66, floor=z)


def bed():
    """A made bed with two pillows, its head towards +Y; origin: middle of its footprint."""
    with group("bed") as g:
        box(1.62, 0.1, 1.15, (0, 1.0, 0), m="wood", b=0.05)
        box(1.62, 0.1, 0.6, (0, -1.0, 0), m="wood", b=0.04)
        box(1.5, 2.0, 0.22, (0, 0, 0.16), m="wood2", b=0.02)
        soft(1.5, 1.96, 0.26, (0, 0, 0.36), m="cream", puff=0.02, b=0.09)
        soft(1.6, 1.35, 0.18, (0, -0.3, 0.5), m="rust", puff=0.03, b=0.07)
        soft(1.6, 0.3, 0.2, (0, 0.36, 0.5), m="peach", puff=0.02, b=0.07)
        for s in (-1, 1):
            soft(0.62, 0.4, 0.17, (s * 0.37, 0.75, 0.6), (rad(18), 0, 0), m="white", puff=0.05, b=0.07)
    return g


def bedroom():
    """A bed, a wardrobe, a chest with a lamp."""
    z = UPPER
    window_in(-1.62, z + 1.15, 0.85, 0.95, "amber")
    on(bed(), -1.62, DEEP - 1.2, 0, z + 0.05, floor=z)
    on(chest("wood3", 0.6, 0.56, 2, 0.44), -HALF + 0.46, DEEP - 0.4, 0, z + 0.05, floor=z)
    on(table_lamp("green2", "yellow"), -HALF + 0.46, DEEP - 0.4, 0, z + 1.0, floor=z)
    on(wardrobe(w=1.05, h=1.8), -HALF + 0.4, 1.1, 90, z + 0.05, floor=z)
    pile(-0.42, 0.6, z, (suitcase("denim"), -24))
    on(basket(), -HALF + 0.46, 0.3, 0, z + 0.05, floor=z)
    fix(rug(1.7, 0.5, "sage", "cream"), -1.6, 0.3, z)


def tub():
    """A bathtub on feet, 1.6 m long along x, with its tap; origin: middle of its footprint."""
    with group("tub") as g:
        rows = [
            (0.6, 0.24, 0.12),
            (0.72, 0.32, 0.3),
            (0.78, 0.37, 0.58),
            (0.84, 0.42, 0.62),
            (0.84, 0.42, 0.66),
            (0.76, 0.35, 0.66),
            (0.7, 0.3, 0.4),
        ]
        n = 48
        outline = [(cos(2 * pi * i / n), sin(2 * pi * i / n)) for i in range(n)]
        bent = [(math.copysign(abs(x) ** 0.6, x), math.copysign(abs(y) ** 0.6, y)) for x, y in outline]
        verts = [(x * a, y * b, h) for a, b, h in rows for x, y in bent]
        faces = [
            (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
            for k in range(len(rows) - 1)
            for i in range(n)
        ]
        faces += [tuple(range(n - 1, -1, -1)), tuple((len(rows) - 1) * n + i for i in range(n))]
        link(mesh("tub", verts, faces, "white", ang=50))
        prism([(x * 0.72, y * 0.32) for x, y in bent], 0.02, (0, 0, 0.5), m=flat("sky"), b=0, axis="z")
        for i in range(9):
            sphere(0.12, (-0.45 + 0.1 * i, 0.12 * sin(i * 2.3), 0.53), "white", (1, 1, 0.6), sub=3)
        for x in (-0.5, 0.5):
            for s in (-1, 1):
                sphere(0.09, (x, s * 0.22, 0.09), metalmat("yellow"), sub=3)
    return g


def bathroom():
    """A bathtub, a toilet, a washstand with a mirror, tiles."""
    z = UPPER
    for i in range(int(2 * HALF / 0.3) // 2):
        for k in range(3):
            x = 0.1 + 0.15 + i * 0.297
            box(0.285, 0.04, 0.285, (x, DEEP - 0.015, z + 0.012 + k * 0.297), m=flat("white"), b=0.01, segs=2)
    for j in range(11):
        for k in range(3):
            box(0.04, 0.285, 0.285, (0.1, 0.2 + j * 0.297, z + 0.012 + k * 0.297), m=flat("white"), b=0.01, segs=2)
    box(HALF - 0.08, 0.07, 0.06, (HALF / 2 + 0.03, DEEP - 0.02, z + 0.905), m=flat("sage"), b=0.012)
    box(0.07, DEEP, 0.06, (0.11, DEEP / 2 + 0.04, z + 0.905), m=flat("sage"), b=0.012)
    on(tub(), 1.12, DEEP - 0.6, 0, z + 0.05, floor=z)
    window_in(1.15, z + 1.2, 0.7, 0.8)
    on(bath.toilet(), 2.38, DEEP - 0.52, 0, z + 0.05, s=1.1, floor=z)
    on(washstand(), 0.46, 0.85, 90, z + 0.05, s=1.05, floor=z)
    put(round_mirror(), 0.13, 0.85, z + 1.2, 90)
    fix(rug(1.1, 0.7, "orange", "cream"), 1.5, 1.1, z)
    on(basket("wood3"), 2.85, 0.7, 0, z + 0.05, s=1.05, floor=z)


def washstand():
    """A washstand with a basin and a tap, 0.72 m wide; faces -Y."""
    with group("washstand") as g:
        box(0.72, 0.48, 0.72, (0, 0, 0.08), m=flat("blue2"), b=0.02)
        for s in (-1, 1):
            box(0.31, 0.03, 0.58, (s * 0.17, -0.24, 0.14), m=flat("blue"), b=0.012)
            sphere(0.022, (s * 0.05, -0.27, 0.5), metalmat("yellow"), sub=3)
        box(0.78, 0.54, 0.06, (0, 0, 0.8), m="white", b=0.02)
        lathe(
            [(0, 0.03), (0.16, 0.03), (0.22, 0.13), (0.24, 0.13), (0.2, 0), (0, 0)], (0, -0.03, 0.85), m="white", ang=60
        )
        tube([(0, 0.2, 0.86), (0, 0.2, 1.1), (0, 0.06, 1.1), (0, 0.06, 1.05)], 0.02, metalmat())
    return g


def round_mirror(r=0.3):
    """A round mirror on a wall; faces -Y."""
    with group("mirror") as g:
        cyl(r + 0.05, 0.05, (0, 0, r), (rad(90), 0, 0), m="wood", c=True, b=0.015)
        cyl(r, 0.06, (0, -0.01, r), (rad(90), 0, 0), m=glassmat("sky"), c=True, b=0.005)
    return g


def attic_room():
    """Trunks, boxes, a crib, a rocking horse and a Christmas tree under the rafters."""
    z = TOP
    with group("rafters"):
        pitch = (RIDGE - EAVES) / (HALF + T)
        for y in (0.5, 1.2, 1.9, 2.6):
            for s in (-1, 1):
                foot = HALF - 0.02
                low = RIDGE - 0.26 - foot * pitch
                prism(
                    [(0, RIDGE - 0.27), (s * foot, low), (s * foot, low - 0.16), (0, RIDGE - 0.45)],
                    0.1,
                    (0, y, 0),
                    m="wood",
                    b=0.012,
                )
            box(2.0, 0.08, 0.12, (0, y, RIDGE - 1.05), m="wood", b=0.012)
    put(gable_eye(), 0, DEEP - 0.02, z + 1.15)
    pile(-2.3, DEEP - 0.6, z, (cardboard_closed(0.8, 0.6, 0.46), 4))
    pile(-1.5, DEEP - 0.55, z, (cardboard_closed(0.7, 0.55, 0.5), -4), (cardboard_closed(0.56, 0.46, 0.4), 8))
    on(old_attic.crib(), -0.35, DEEP - 0.6, 0, z + 0.05, floor=z)
    on(floor_lamp(shade="peach", h=1.5), 0.5, DEEP - 0.4, 0, z + 0.05, floor=z)
    on(old_attic.boxed_tree(), 1.05, DEEP - 0.62, 0, z + 0.05, s=1.15, floor=z)
    pile(2.1, DEEP - 0.55, z, (attic.trunk(0.9, 0.52, 0.4, "blue2"), -4), (suitcase("rust", 0.6, 0.4, 0.2), 6))
    pile(-2.35, 1.25, z, (attic.trunk(0.86, 0.5, 0.36, "green2"), 12))
    pile(-1.3, 1.35, z, (attic.trunk(0.9, 0.54, 0.42, "plum"), -6), (cardboard_open(0.5, 0.42, 0.32, seed=2), 8))
    on(old_attic.standing_mirror(), 0.35, 1.45, 14, z + 0.05, floor=z)
    on(old_attic.rocking_horse(), -0.45, 0.62, -14, z + 0.05, floor=z)
    pile(1.3, 1.2, z, (cardboard_closed(0.62, 0.52, 0.46), 6), (old_attic.ornaments(), -8))
    pile(2.2, 1.35, z, (tote(0.62, 0.44, 0.36, m="amber", lid="slate2"), -6))
    on(bin_bag(0.9, m="green2", seed=3), 0.6, 0.7, 0, z + 0.05, floor=z)


def gable_eye():
    """The round window of the gable, seen from inside."""
    with group("eye") as g:
        cyl(0.46, 0.06, (0, 0, 0), (rad(90), 0, 0), m="white", c=True, b=0.015)
        cyl(0.38, 0.07, (0, -0.01, 0), (rad(90), 0, 0), m=mat("sky", rough=0.2, bump=0, emit=0.55), c=True, b=0.005)
        for turn in (0, 90):
            box(0.8, 0.04, 0.04, (0, -0.055, 0), (0, rad(turn), 0), m="white", b=0.01, c=True)
    return g


def garage_room():
    """A workbench under its tools, a bicycle, tires, a mower, boxes."""
    z, back = GARAGE, DEEP - 0.2
    x0 = GARAGE_X0
    on(workbench(1.9, 0.6), x0 + 1.15, back - 0.45, 0, z + 0.05, floor=z)
    put(pegboard(1.9, 0.95), x0 + 1.15, back - 0.06, z + 1.2)
    on(toolbox(), x0 + 0.6, back - 0.5, 6, z + 1.1, floor=z)
    on(paint_tin("orange"), x0 + 1.35, back - 0.5, 0, z + 1.1, floor=z)
    on(paint_tin("blue"), x0 + 1.6, back - 0.45, 0, z + 1.1, floor=z)
    pile(
        x0 + 2.55,
        back - 0.45,
        z,
        (cardboard_closed(0.7, 0.6, 0.55), 3),
        (cardboard_closed(0.62, 0.5, 0.45), -6),
        (cardboard_closed(0.5, 0.4, 0.36), 8),
    )
    on(tyre_stack(4), x0 + 0.55, 1.35, 0, z + 0.05, floor=z)
    on(bicycle("orange"), x0 + 1.6, 1.35, 8, z + 0.05, s=1.05, floor=z)
    on(mower(), x0 + 2.85, 1.15, 150, z + 0.05, floor=z)
    on(golf_bag("green2"), x0 + 0.45, 0.6, 0, z + 0.05, floor=z)
    pile(x0 + 1.25, 0.6, z, (bin_bag(0.85, seed=4), 10))


def driveway():
    """Concrete, rubble and boards on the driveway, trash carts, a hoop."""
    x0, x1 = GARAGE_X1 + 0.12, EAST - 0.1
    for i in range(2):
        w = (x1 - x0) / 2
        box(w - 0.03, 3.3, 0.1, (x0 + w * (i + 0.5), 1.85, -0.04), m="concrete", b=0.02)
    with group("rubble") as heap:
        mound(0.85, 0.62, 0.5, concrete.lump, 46, 2)
    on(heap, 9.1, 1.5, 0, 0.2)
    on(concrete.wheelbarrow(), 8.85, 0.55, 168, 0.1, floor=0.06)
    on(dustbin("blue2"), 8.75, 3.2, -6, 0.1, floor=0.06)
    stacked = take("lumber-removal").stack(1.5)
    on(stacked, 9.72, 2.95, 80, 0.1, floor=0.06)
    put(conifer(4.6, 9), 7.95, 3.85)
    put(hedge(1.6, 0.6, 0.8, seed=3), 9.0, 3.95)
    put(tree(3.9, "amber", 11), 9.75, 3.65, s=0.9)
    on(cone(1.0), 10.0, 0.7, 0, 0.1, floor=0.06)


def yard():
    """A patio under an umbrella, a grill, a tree, a picket fence."""
    for i in range(3):
        for j in range(3):
            box(0.86, 0.86, 0.08, (-6.35 + i * 0.9, 0.65 + j * 0.9, -0.03), m="concrete", b=0.03)
    on(patio.umbrella_table(), -5.35, 1.7, 0, 0.1, s=1.15)
    on(patio.patio_chair(), -6.2, 1.25, -40, 0.1, s=1.1)
    on(patio.patio_chair(), -4.6, 1.05, 36, 0.1, s=1.1)
    on(patio.kettle_grill(), -6.85, 0.6, 14, 0.1, s=1.1)
    put(tree(5.2, "orange", 14), -6.3, 3.3)
    put(tree(2.6, "yellow", 21), -4.3, 3.7)
    n = 23
    for z in (0.2, 0.52):
        box(n * 0.155, 0.04, 0.08, (WEST + 0.3 + n * 0.0775, NORTH - 0.2, z), m="white", b=0.008)
    for i in range(n):
        storm.picket(0.8).location = (WEST + 0.3 + (i + 0.5) * 0.155, NORTH - 0.24, 0)
    tufts(
        260,
        lambda R: (R.uniform(WEST + 0.3, -HALF - 0.5), R.uniform(0.15, 4.4)),
        -0.01,
        3,
        s=0.1,
        cols=("grass", "#b9d38f", "#9fc078"),
    )
    leaves(
        60,
        lambda R: (R.normal(-6.4, 0.6), R.normal(2.6, 0.6)),
        0.02,
        4,
        cols=("orange", "amber", "rust", "yellow"),
        s=0.09,
        avoid=lambda x, y: x < WEST + 0.2 or y < 0.1,
    )


def lamps():
    """Warm light under each ceiling, so that no room is dark."""
    for x, y, z, power in (
        (-1.6, 1.0, UPPER - 0.5, 33),
        (1.7, 1.0, UPPER - 0.6, 33),
        (-1.6, 1.0, TOP - 0.5, 33),
        (1.7, 1.0, TOP - 0.5, 33),
        (-0.9, 0.9, RIDGE - 1.5, 45),
        (0.9, 0.9, RIDGE - 1.5, 55),
        (-1.6, 0.9, -0.4, 36),
        (1.7, 0.9, -0.4, 36),
        (5.3, 1.0, GARAGE_H - 0.3, 33),
    ):
        lamp = bpy.data.lights.new("lamp", "POINT")
        lamp.energy = power
        lamp.shadow_soft_size = 0.5
        lamp.color = (1.0, 0.84, 0.62)
        bulb = bpy.data.objects.new("lamp", lamp)
        bulb.location = (x, y, z)
        bpy.context.scene.collection.objects.link(bulb)


def scene(variant):
    """The whole house."""
    earth()
    shell()
    garage_shell()
    put(chimney(1.9), -1.75, 2.2, 7.15, s=(1.7, 1.7, 1))
    for part in (cellar, living_room, kitchen, bedroom, bathroom, attic_room, garage_room, driveway, yard):
        part()
    lamps()
    bpy.data.objects["bgplane"].scale = (5, 5, 1)  # the camera is so low that it would see its end
