"""A street of the 1950s: two split-level houses side by side, one blue, one butter yellow, with garages, a
bay window, driveways, trimmed lawns, maples, a basketball hoop and trash carts at the curb."""
from kit import *
from kit.facades import *

ALT = "Two split-level houses with garages, lawns, maples and a basketball hoop, a green truck at the curb"
CAMERA = dict(target=(0.6, -0.25, 1.08), az=26, el=25, dist=46, lens=79)
STAGE = dict(bg_z=BASE)

W, D = 16.6, 11.0  # the slab
SIZE = 1.16  # of the houses
CURB_Y, WALK_Y = -3.95, -3.33  # the curb, the middle of the sidewalk
BLUE_X, BLUE_Y = -4.15, -0.65  # where the houses stand
YELLOW_X, YELLOW_Y = 4.1, -0.7
DRIVES = ((-6.3, 2.1, BLUE_Y), (5.9, 2.3, YELLOW_Y - 0.35))  # middle, width, where it ends
STONE = ("#cdc3ae", "#bcae98", "#a9a393", "#d8cdb8", "#b59f86")


def land():
    """The slab: sand, turf with mowing stripes, street, curb, sidewalk and driveways."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m="oat", b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.28, (0, 0, -0.28), m="grass", b=0.07, axis="z")
    street = clip([(-12, -9), (12, -9), (12, CURB_Y), (-12, CURB_Y)], outline(W, D, grow=0.025))
    prism(street, 0.31, (0, 0, -0.29), m="road", b=0.03, axis="z")
    edges = [-W / 2 + 0.02] + [x + s * (w / 2 + 0.1) for x, w, _ in DRIVES for s in (-1, 1)] + [W / 2 - 0.02]
    for a, b in zip(edges[::2], edges[1::2]):
        box(b - a, 0.16, 0.16, ((a + b) / 2, CURB_Y + 0.05, -0.07), m="kerb", b=0.03)
        n = max(1, round((b - a) / 0.8))
        long = (b - a - 0.06) / n
        for i in range(n):
            spot = (a + 0.03 + long * (i + 0.5), WALK_Y, -0.055)
            box(long - 0.03, 0.6, 0.1, spot, m="concrete", b=0.015)
    for x, w, end in DRIVES:
        box(w + 0.2, 0.3, 0.06, (x, CURB_Y + 0.06, -0.03), m="concrete", b=0.015)
        start = CURB_Y + 0.24
        n = max(2, round((end - start) / 1.0))
        long = (end - start) / n
        for i in range(n):
            for side in (-1, 1):
                spot = (x + side * w / 4, start + long * (i + 0.5), -0.045)
                box(w / 2 - 0.03, long - 0.03, 0.09, spot, m="concrete", b=0.015)


def mown(x0, x1, y0, y1, n):
    """Mowing stripes on a lawn, light and dark by turns."""
    wide = (x1 - x0) / n
    for i in range(0, n, 2):
        box(wide, y1 - y0, 0.02, (x0 + wide * (i + 0.5), (y0 + y1) / 2, -0.012), m=flat("#b9d491"), b=0.004)


# ---------- parts ----------
def veneer(w, h, seed=0):
    """Uneven fieldstones on the wall plane y = 0, facing -y."""
    R = random.Random(seed)
    z = 0.02
    with group("veneer") as g:
        while z < h - 0.08:
            tall, x = min(R.uniform(0.13, 0.2), h - z), -w / 2
            while x < w / 2 - 0.03:
                long = min(R.uniform(0.18, 0.42), w / 2 - x)
                long = w / 2 - x if w / 2 - x - long < 0.1 else long
                size = (long - 0.02, 0.05, tall - 0.02)
                box(*size, (x + long / 2, 0, z), m=flat(R.choice(STONE), 0.85), b=0.018, segs=2)
                x += long
            z += tall
    return g


def bay(wall="white", roof="#63736f"):
    """A bay window with three faces and its own low roof, on the wall plane y = 0; its foot is at z = 0."""
    plan = [(-0.82, 0.04), (0.82, 0.04), (0.56, -0.36), (-0.56, -0.36)]
    with group("bay") as g:
        prism(plan, 1.0, m=flat(wall), b=0.012, axis="z")
        prism([(x * 1.05, y * 1.1) for x, y in plan], 0.06, (0, 0, 0.26), m=flat("white"), b=0.012, axis="z")
        for k in range(3):
            box(0.3, 0.03, 0.18, ((k - 1) * 0.36, -0.36, 0.04), m=flat(wall), b=0.01)
        for x in (-0.28, 0.28):
            put(sash(0.44, 0.58, "white", None, "white"), x, -0.35, 0.36)
        for side in (-1, 1):
            put(sash(0.26, 0.58, "white", None, "white"), side * 0.69, -0.16, 0.36, side * 57)
        prism([(x * 1.1, y * 1.2) for x, y in plan], 0.07, (0, 0, 0.98), m=flat("white"), b=0.015, axis="z")
        eaves = [(-0.96, 0.04, 0), (-0.66, -0.5, 0), (0.66, -0.5, 0), (0.96, 0.04, 0)]
        verts = eaves + [(-0.62, 0.04, 0.28), (0.62, 0.04, 0.28)]
        put(mesh("roof", verts, [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5)], flat(roof), smooth=False), 0, 0, 1.04)
    return g


def stoop(rise, w=1.0, out=0.6):
    """Concrete steps with thin iron rails, against the wall plane y = 0."""
    n = max(2, round(rise / 0.14))
    with group("stoop") as g:
        box(w, out, rise, (0, -out / 2, 0), m=flat("concrete"), b=0.02)
        for k in range(1, n):
            box(w - 0.1, 0.2, rise * (n - k) / n, (0, -out + 0.08 - 0.18 * k, 0), m=flat("concrete"), b=0.012)
        for side in (-1, 1):
            x, foot = side * (w / 2 - 0.07), -out - 0.18 * (n - 1)
            posts = ((-0.08, rise), (-out, rise), (foot, 0.05))
            tube([(x, y, z + 0.4) for y, z in posts], 0.018, "slate2", res=3)
            for y, z in posts:
                tube([(x, y, z), (x, y, z + 0.4)], 0.015, "slate2", caps=False, res=3)
            for k in range(4):
                y = -0.08 - (out - 0.08) * (k + 1) / 5
                tube([(x, y, rise), (x, y, rise + 0.4)], 0.009, "slate2", caps=False, res=2)
    return g


def hoop():
    """A basketball backboard with its ring and net, on the plane y = 0; the ring is at z = 0."""
    with group("hoop") as g:
        box(0.86, 0.04, 0.58, (0, -0.05, 0.0), m=flat("slate2"), b=0.02)
        box(0.8, 0.04, 0.52, (0, -0.056, 0.03), m=flat("white"), b=0.015)
        for x in (-0.18, 0.18):
            box(0.03, 0.02, 0.26, (x, -0.075, 0.08), m=flat("orange"), b=0.004)
        for z in (0.08, 0.31):
            box(0.39, 0.02, 0.03, (0, -0.075, z), m=flat("orange"), b=0.004)
        torus(0.16, 0.022, (0, -0.26, 0.06), m=flat("orange"), n=28, k=8)
        for i in range(10):
            a = 2 * pi * i / 10
            top = (0.15 * cos(a), -0.26 + 0.15 * sin(a), 0.05)
            for turn in (-0.5, 0.5):
                low = (0.09 * cos(a + turn), -0.26 + 0.09 * sin(a + turn), -0.2)
                tube([top, low], 0.008, "white", caps=False, res=2)
    return g


def brick_chimney(h):
    """A wide chimney outside a gable wall, with shoulders; it stands on z = 0."""
    with group("brick_chimney") as g:
        box(0.4, 0.95, 1.2, m=flat("brick"), b=0.015)
        shoulders = [(-0.475, 0), (0.475, 0), (0.28, 0.3), (-0.28, 0.3)]
        prism(shoulders, 0.4, (0, 0, 1.19), m=flat("brick"), b=0.012, axis="x")
        box(0.4, 0.56, h - 1.3, (0, 0, 1.3), m=flat("brick"), b=0.015)
        put(brickwork(0.9, 1.15, "rose", 3, 0.22), 0.2, 0, 0.04, 90)
        put(brickwork(0.52, h - 1.7, "rose", 4, 0.25), 0.2, 0, 1.5, 90)
        put(brickwork(0.38, h - 1.7, "rose", 5, 0.25), 0, -0.28, 1.5)
        box(0.5, 0.66, 0.09, (0, 0, h - 0.03), m=flat("grey2"), b=0.02)
        for y in (-0.13, 0.13):
            cyl(0.08, 0.16, (0, y, h + 0.05), m=flat("brick"), b=0.012, n=20)
    return g


def antenna():
    """A television aerial; its foot is at z = 0."""
    with group("antenna") as g:
        tube([(0, 0, 0), (0, 0, 0.8)], 0.017, "slate2", caps=False, res=3)
        tube([(-0.3, 0, 0.76), (0.34, 0, 0.76)], 0.014, "slate2", res=3)
        for k in range(5):
            half = 0.26 - 0.035 * k
            x = -0.28 + 0.15 * k
            tube([(x, -half, 0.76), (x, half, 0.76)], 0.011, "slate2", res=3)
    return g


def player():
    """A child with a ball, shooting at the hoop; faces -y."""
    with group("player") as g:
        hands = dict(handL=(-0.16, -0.3, 1.5), handR=(0.16, -0.3, 1.5))
        feet = dict(footL=(-0.14, 0.08, 0), footR=(0.14, -0.06, 0))
        person(**hands, **feet, shirt="blue", trousers="cream", cap="wood2", hair="wood2", glove="skin")
        put(ball(0.2), 0, -0.34, 1.5)
    return g


def lantern():
    """A small lamp on the wall plane y = 0."""
    with group("lantern") as g:
        box(0.09, 0.08, 0.14, (0, -0.04, 0), m="slate", b=0.015)
        box(0.06, 0.06, 0.08, (0, -0.06, 0.03), m=mat("yellow", emit=0.5), b=0.01)
    return g


# ---------- houses ----------
def blue_house():
    """The bedrooms stand over a brick garage at the left, the living room with a bay half a floor lower."""
    wall, roof = "#9ebbc8", "#7c7168"
    w1, w2, d = 2.9, 3.3, 2.9
    x1, x2 = -w2 / 2, w1 / 2
    with group("blue_house") as g:
        box(w1, d, 1.12, (x1, d / 2, 0), m=flat("brick"), b=0.01)
        put(brickwork(w1 - 0.1, 1.0, seed=4, share=0.2), x1, 0, 0.04)
        body(w1 + 0.16, d + 0.16, 1.22, wall, x1, 1.06)
        put(gable(w1 + 0.16, d + 0.16, 0.85, roof), x1, d / 2 + 0.13, 2.28)
        gable_end(d + 0.16, 0.85, wall, x1 + w1 / 2 + 0.08, 2.28)
        box(w1 + 0.24, d + 0.24, 0.18, (x1, d / 2 + 0.08, 1.03), m=flat("white"), b=0.015)
        put(garage_door(3.3, 1.85), x1 - 0.2, -0.02, 0.0, 0, 0.5)
        put(sash(0.3, 0.44, "white", None, "white"), x1 + 1.08, -0.02, 0.42)
        put(lantern(), x1 - 1.2, 0, 0.72)
        for x in (-0.85, 0, 0.85):
            put(pane(0.38, 0.56, "slate2"), x1 + x, -0.04, 1.42)
        # the low part
        box(w2, d - 0.1, 0.6, (x2, d / 2, 0), m=flat("brick"), b=0.01)
        put(brickwork(w2 - 0.1, 0.5, seed=8, share=0.2), x2, 0.04, 0.03)
        body(w2, d - 0.1, 1.24, wall, x2, 0.5)
        box(w2 + 0.07, d - 0.03, 0.18, (x2, d / 2 - 0.05, 0.46), m=flat("white"), b=0.012)
        put(gable(w2, d - 0.1, 0.85, roof), x2 + 0.02, d / 2, 1.74)
        gable_end(d - 0.1, 0.85, wall, x2 + w2 / 2, 1.74)
        put(bay(), x2 + 0.62, 0.0, 0.42)
        put(door("yellow", 1.0, 2.0), x2 - 1.05, -0.02, 0.5, 0, 0.5)
        put(stoop(0.5), x2 - 1.05, 0, 0)
        put(brick_chimney(3.1), x2 + w2 / 2 + 0.2, d / 2 + 0.1, 0)
        put(antenna(), x1 + 0.7, d / 2 + 0.04, 3.1)
        for y in (0.5, 2.35):
            put(sash(0.34, 0.56, "white", None, "white"), x2 + w2 / 2 + 0.02, y, 0.86, 90)
    return g


def yellow_house():
    """The living room at the left, the bedrooms over a stone garage at the right, gable to the front."""
    wall, roof = "#f0deb0", "roof"
    w1, w2, d, out = 3.0, 3.1, 2.9, 0.3
    x1, x2 = w2 / 2, -w1 / 2
    with group("yellow_house") as g:
        # the low part
        box(w2, d - 0.1, 0.6, (x2, d / 2, 0), m=flat(STONE[1]), b=0.01)
        put(veneer(w2, 0.6, 2), x2, 0.03, 0)
        body(w2, d - 0.1, 1.2, wall, x2, 0.46)
        box(w2 + 0.07, d - 0.03, 0.18, (x2, d / 2 - 0.05, 0.42), m=flat("white"), b=0.012)
        put(gable(w2 + 0.1, d - 0.1, 0.85, roof), x2 + 0.05, d / 2, 1.66)
        put(sash(1.15, 0.66, "white", None, "white"), x2 - 0.55, -0.02, 0.78)
        for x in (-0.3, 0.3):
            box(0.04, 0.05, 0.66, (x2 - 0.55 + x, -0.05, 0.79), m=flat("white"), b=0.006)
        for side in (-1, 1):
            box(0.2, 0.05, 0.74, (x2 - 0.55 + side * 0.74, -0.02, 0.75), m=flat("evergreen"), b=0.01)
        put(door("orange", 1.0, 2.0), x2 + 0.86, -0.02, 0.46, 0, 0.5)
        put(stoop(0.46), x2 + 0.86, 0, 0)
        # the tall part
        box(w1, d + out, 1.12, (x1, (d - out) / 2, 0), m=flat(STONE[1]), b=0.01)
        put(veneer(w1, 1.1, 5), x1, -out, 0)
        put(veneer(d + out, 1.1, 6), x1 + w1 / 2, (d - out) / 2, 0, 90)
        put(garage_door(3.5, 1.85, "white", "white"), x1, -out - 0.04, 0.0, 0, 0.5)
        for side in (-1, 1):
            put(lantern(), x1 + side * 1.2, -out - 0.02, 0.72)
        put(bedrooms(w1 + 0.16, d + out + 0.16, wall, roof), x1, -out - 0.1, 1.06)
    return g


def bedrooms(w, d, wall, roof):
    """The upper floor of the yellow house with its gable to the front, and the hoop over the garage."""
    h, rise = 1.16, 1.0
    with group("bedrooms") as g:
        body(w, d, h, wall)
        box(w + 0.08, d + 0.08, 0.18, (0, d / 2, -0.04), m=flat("white"), b=0.015)
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d - 0.04, (0, d / 2, h - 0.02), m=flat("white"), b=0)
        n = 13
        for i in range(n):  # boards and battens in the gable
            x = (i - (n - 1) / 2) * w / n
            tall = rise * (1 - abs(x) / (w / 2)) - 0.06
            box(0.05, 0.04, tall, (x, 0.01, h), m=flat("cream"), b=0.01)
        box(w + 0.06, 0.09, 0.08, (0, -0.02, h - 0.04), m=flat("white"), b=0.015)
        put(gable(d, w, rise, roof), 0, d / 2, h + 0.05, 90)
        for x in (-0.85, 0.85):
            put(pane(0.4, 0.56, "evergreen"), x, -0.03, 0.36)
        put(sash(0.3, 0.36, "white", None, "white"), 0, -0.01, h + 0.2)
        for y in (0.6, 1.6, 2.6):
            put(sash(0.36, 0.56, "white", None, "white"), w / 2 + 0.02, y, 0.36, 90)
        put(hoop(), 0, -0.04, 0.26)
        put(chimney(0.8), 0.6, d - 0.8, h + 0.5)
    return g


# ---------- scene ----------
def paths():
    """Flagstone walks from the steps to the sidewalk."""
    for x, y in ((BLUE_X + SIZE * 0.4, BLUE_Y - 1.45), (YELLOW_X - SIZE * 0.64, YELLOW_Y - 1.35)):
        while y > WALK_Y + 0.35:
            box(0.7, 0.28, 0.08, (x, y - 0.14, -0.045), m="concrete", b=0.02)
            y -= 0.32


def planting():
    """Maples, evergreens, shrubs at the walls, fallen leaves."""
    for x, y, h, kind, seed in (
        (-7.75, -2.2, 2.2, "amber", 2),
        (0.75, -2.3, 2.1, "rust", 8),
        (-7.0, 4.55, 3.5, "rust", 5),
        (-2.7, 4.5, 3.7, "amber", 11),
        (1.9, 4.4, 3.5, "orange", 14),
        (7.35, 4.3, 3.2, "yellow", 17),
        (5.15, 4.65, 3.0, "rust", 21),
    ):
        fix(tree(h, kind, seed), x, y, -0.03)
    for x, y, h, seed in ((-0.2, 4.2, 4.0, 4), (3.55, 4.75, 4.0, 9), (-4.95, 4.75, 3.8, 6)):
        fix(conifer(h, seed, r=0.2 * h), x, y, -0.03)
    for x, y, long in ((-2.3, -1.4, 0.8), (-1.0, -1.2, 1.0), (1.6, -1.1, 1.4)):
        fix(hedge(long, 0.3, 0.36, seed=round(10 * x + 80)), x, y, -0.02)
    for x, y, seed in ((-4.75, -1.25, 3), (4.5, -1.4, 7), (8.02, -0.75, 5), (8.1, 0.35, 9), (8.12, 1.3, 4)):
        fix(shrub(0.27, "hedge", seed), x, y, -0.02)
    spots = [(-7.6, -2.2, 0.6), (0.75, -2.4, 0.7), (7.6, 3.6, 0.6)]

    def on_grass(x, y):
        return -8.1 < x < 8.1 and -2.95 < y < 4.5 and not (-7.5 < x < -5.1) and not 3 < x < 7.3

    leaves(110, under_trees(spots, on_grass), 0.01, 4, cols=("orange", "amber", "rust", "yellow"), s=0.075)


def pick_up():
    """What waits on the sidewalk for the truck."""
    on(armchair("rose"), -0.75, WALK_Y, -20, s=0.52)
    on(cardboard_closed(0.4, 0.34, 0.3), -0.1, WALK_Y, 8)
    on(cardboard_closed(0.3, 0.28, 0.24), -0.1, WALK_Y, -12)
    on(bin_bag(seed=3), -1.3, WALK_Y, 20, s=0.5, z=0.5)


def scene():
    land()
    for x0, x1, n in ((-8.1, -7.5, 2), (-5.1, 4.6, 20), (7.2, 8.1, 2)):
        mown(x0, x1, -2.98, -0.7, n)
    paths()
    fix(blue_house(), BLUE_X, BLUE_Y, 0, 0, SIZE)
    fix(yellow_house(), YELLOW_X, YELLOW_Y, 0, 0, SIZE)
    planting()
    fix(car("#c98a7a", "cream"), -6.3, -1.95, 0.045, 90)
    fix(car("blue2"), 3.0, -4.45, 0.02, 0)
    fix(company_truck(), -2.4, -4.65, 0.02, 0, TRUCK)
    fix(player(), 5.7, -2.3, 0.045, 170, 0.44)
    for x in (-4.95, 4.5):
        fix(mailbox(), x, CURB_Y + 0.22, 0, 0, 0.5)
    pick_up()
    for x, m in ((3.95, "green2"), (3.6, "slate2")):
        on(dustbin(m), x, WALK_Y, s=0.5)
