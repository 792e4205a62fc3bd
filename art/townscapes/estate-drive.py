"""A country estate: a gravel drive winds from stone gate pillars through lawn and dry stone walls to a white
center-hall farmhouse and a red barn with a cupola; old maples, a post-and-rail paddock with two horses."""
import bmesh
from mathutils import Matrix

from kit import *
from kit.facades import *

ALT = "A gravel drive winds past two horses to a white farmhouse and a red barn, stone walls and maples around"
CAMERA = dict(target=(0.55, -0.2, 1.6), az=26, el=25, dist=46, lens=78)
STAGE = dict(bg_z=BASE)

W, D = 16.4, 12.2  # the slab
RISE = 0.95  # how high the house stands above the gate
HOUSE, BARN = (-2.75, 1.35), (4.35, 1.75)  # the middles of their fronts
DRIVE = curve(
    (
        (0.3, -7.0),
        (0.25, -5.2),
        (-0.4, -3.9),
        (-1.75, -2.9),
        (-2.25, -1.7),
        (-1.3, -0.6),
        (0.6, -0.1),
        (2.6, 0.35),
        (4.6, 0.7),
    ),
    8,
)
GATE_Y = -5.15
STONE = ("#c9c4b6", "#b7b3a7", "#a6a69c", "#bdb4a2")
REDS = ("#ab4a3b", "#b35243", "#a24435")
ROOF = ("#78797a", "#858683", "#6d6f72")


# ---------- ground ----------
def height(x, y):
    """The lawn: it rises gently from the gate to the house."""
    t = min(1.0, max(0.0, (y + 5.4) / 5.6))
    return RISE * t * t * (3 - 2 * t)


def off_drive(x, y):
    """How far a place is from the middle of the drive."""
    return min(math.dist((x, y), p) for p in DRIVE)


def land():
    """The slab in layers: sand, earth, turf and the gravel drive with a court before the barn."""
    prism(outline(W, D, grow=0.03), 0.27, (0, 0, BASE), m=flat("oat"), b=0.06, axis="z")
    ground(outline(W, D), lambda x, y: height(x, y) - 0.2, -0.62, flat("oat"), b=0.02)
    ground(outline(W, D, grow=0.012), height, lambda x, y: height(x, y) - 0.27, "grass", b=0.06)
    gravel = flat("#ddd2bb", 0.9)

    def top(x, y):
        return height(x, y) + 0.03

    def low(x, y):
        return height(x, y) - 0.2

    ground(clip(band(DRIVE, 1.3), outline(W, D, grow=0.022)), top, low, gravel, b=0.02)
    court = [(4.35 + 1.75 * x, 0.75 + 0.95 * y) for x, y in rrect(2, 2, 0.8, 10)]
    ground(court, lambda x, y: height(x, y) + 0.032, low, gravel, b=0.02)


def pebbles():
    """Loose stones on the gravel."""

    def pick(R):
        x, y = DRIVE[R.integers(6, len(DRIVE))]
        while True:
            px, py = x + R.uniform(-0.75, 0.75), y + R.uniform(-0.75, 0.75)
            if off_drive(px, py) < 0.62 and py > -6.0:
                return px, py

    ob = leaves(420, pick, 0.03, 12, cols=("#d2c6ae", "#ece3d0", "#c9bda6"), s=0.045)
    for v in ob.data.vertices:
        v.co.z += height(v.co.x, v.co.y)


def dry_wall(line, h=0.36, seed=0):
    """A dry stone wall along a line of points on the lawn, with flat stones on top."""
    R = random.Random(seed)
    with group("dry_wall") as g:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            long, turn = math.dist((ax, ay), (bx, by)), math.atan2(by - ay, bx - ax)
            n = max(1, round(long / 0.3))
            for course in range(4):
                tall = h / 3 if course < 3 else 0.07
                for k in range(n):
                    t = (k + 0.5 + 0.4 * (course % 2) - 0.2) / n
                    x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                    wide = 0.25 * R.uniform(0.9, 1.12) + (0.05 if course == 3 else 0)
                    z = height(x, y) - 0.05 + course * h / 3
                    turned = (0, 0, turn + R.uniform(-0.05, 0.05))
                    m = flat(R.choice(STONE), 0.85)
                    box(long / n * R.uniform(0.92, 1.04), wide, tall, (x, y, z), turned, m, 0.03)
    return g


def gate_pillar(seed=0):
    """A square pillar of fieldstone with a cap and a stone ball."""
    R = random.Random(seed)
    with group("gate_pillar") as g:
        box(0.44, 0.44, 1.12, (0, 0, -0.1), m=flat(STONE[2]), b=0.02)
        for row in range(6):
            for side in range(4):
                a, cut = side * pi / 2, R.uniform(-0.06, 0.06)
                for x0, x1 in ((-0.25, cut), (cut, 0.25)):
                    mid = (x0 + x1) / 2
                    at = (mid * cos(a) + 0.225 * sin(a), mid * sin(a) - 0.225 * cos(a), 0.01 + row * 0.17)
                    box(x1 - x0 - 0.015, 0.06, 0.155, at, (0, 0, a), flat(R.choice(STONE), 0.85), 0.025)
        box(0.62, 0.62, 0.09, (0, 0, 1.02), m=flat(STONE[0]), b=0.025)
        box(0.34, 0.34, 0.06, (0, 0, 1.11), m=flat(STONE[0]), b=0.02)
        sphere(0.17, (0, 0, 1.31), flat(STONE[0]), sub=3)
    return g


# ---------- the farmhouse ----------
def portico(door_m="#a8432f"):
    """The front door with sidelights below a pediment on columns; the wall is y = 0."""
    with group("portico") as g:
        box(1.3, 0.62, 0.14, (0, -0.3, 0), m=flat("concrete"), b=0.02)
        box(1.0, 0.24, 0.08, (0, -0.72, -0.02), m=flat("concrete"), b=0.02)
        box(0.92, 0.06, 1.04, (0, -0.01, 0.14), m=flat("white"), b=0.012)
        put(door(door_m, 0.95, 1.9), 0, -0.03, 0.14, 0, 0.48)
        for side in (-1, 1):
            box(0.12, 0.05, 0.62, (side * 0.36, -0.035, 0.44), m=glassmat("blue"), b=0.006)
            for x, y in ((0.5, -0.5), (0.5, -0.06)):
                cyl(0.055, 1.06, (side * x, y, 0.13), m=flat("white"), r2=0.045, b=0.01, n=24)
                for z in (0.13, 1.15):
                    box(0.15, 0.15, 0.05, (side * x, y, z), m=flat("white"), b=0.01)
        box(1.3, 0.66, 0.13, (0, -0.29, 1.19), m=flat("white"), b=0.015)
        prism([(-0.66, 0), (0.66, 0), (0, 0.36)], 0.6, (0, -0.29, 1.31), m=flat("white"), b=0.012)
        lean = math.atan2(0.36, 0.66)
        for side in (-1, 1):
            at = (side * 0.35, -0.3, 1.53)
            box(0.86, 0.74, 0.06, at, (0, side * lean, 0), flat(ROOF[0]), 0.012, c=True)
    return g


def ell(x, w=2.1, d=2.0, h=1.45, rise=0.9):
    """The lower wing on the left with a porch and two dormers; its front is y = 0, its middle x."""
    with group("ell") as g:
        body(w, d, h, "cream", x)
        put(gable(w, d, rise, ROOF[0]), x, d / 2, h)
        left, right, out = x - w / 2 + 0.05, x + w / 2 - 0.05, 0.72
        box(w - 0.1, out, 0.16, (x, -out / 2, -0.04), m=flat("wood3"), b=0.015)
        for k in range(4):
            px = left + 0.06 + (right - left - 0.12) * k / 3
            cyl(0.045, 1.0, (px, -out + 0.08, 0.12), m=flat("white"), b=0.01, n=20)
            box(0.12, 0.12, 0.05, (px, -out + 0.08, 1.06), m=flat("white"), b=0.01)
        box(w, 0.1, 0.1, (x, -out + 0.08, 1.1), m=flat("white"), b=0.012)
        lean = math.atan2(0.26, out + 0.1)
        at = (x, -out / 2 - 0.03, 1.35)
        box(w + 0.12, out + 0.2, 0.06, at, (lean, 0, 0), flat(ROOF[0]), 0.015, c=True)
        plane = shingles(w + 0.12, out + 0.18, ROOF, step=0.14, pitch=0.22)
        put(plane, x, -out - 0.11, 1.24, 0, 1, math.degrees(lean) - 90)
        for k in (-1, 1):
            put(sash(0.34, 0.6, "white", None, "white"), x + k * 0.66, -0.03, 0.38)
            with group("dormer") as top:
                box(0.5, 0.7, 0.5, (0, 0.35, 0), m=flat("cream"), b=0.01)
                prism([(-0.25, 0), (0.25, 0), (0, 0.24)], 0.7, (0, 0.35, 0.48), m=flat("white"), b=0)
                put(sash(0.26, 0.36, "white", None, "white"), 0, -0.01, 0.08)
                for side in (-1, 1):
                    turn = (0, side * math.atan2(0.24, 0.25), 0)
                    box(0.44, 0.8, 0.05, (side * 0.15, 0.33, 0.6), turn, flat(ROOF[0]), 0.012, c=True)
            put(top, x + k * 0.5, 0.2, h + 0.22)
        put(door("green2", 0.95, 1.9), x, -0.02, 0.12, 0, 0.46)
        put(chimney(0.7), x - w / 2 + 0.4, d / 2 + 0.05, h + rise - 0.25)
    return g


def farmhouse():
    """A white center-hall colonial: five bays, black shutters, a chimney at each end; its front is y = 0."""
    w, d, h, rise = 4.7, 2.6, 2.4, 1.3
    with group("farmhouse") as g:
        box(w + 0.06, d + 0.06, 0.5, (0, d / 2, -0.4), m=flat(STONE[1]), b=0.02)
        body(w, d, h, "cream")
        gable_end(d, rise, "cream", w / 2, h)
        put(gable(w, d, rise, ROOF[0]), 0, d / 2, h)
        for k in range(34):  # dentils
            at = (-w / 2 + 0.1 + (w - 0.2) * k / 33, -0.11, h - 0.15)
            box(0.06, 0.05, 0.06, at, m=flat("white"), b=0.008, segs=2)
        for i in range(5):
            x = (i - 2) * 0.9
            put(pane(0.34, 0.58, "slate2"), x, -0.03, 1.48)
            if i != 2:
                put(pane(0.36, 0.64, "slate2"), x, -0.03, 0.46)
        put(portico(), 0, -0.02, 0)
        for y in (0.65, 1.95):
            put(pane(0.32, 0.58, "slate2"), w / 2 + 0.02, y, 1.48, 90)
            put(pane(0.34, 0.64, "slate2"), w / 2 + 0.02, y, 0.46, 90)
        put(sash(0.3, 0.46, "white", "arch", "white"), w / 2 + 0.03, d / 2, h + 0.34, 90)
        for x in (-w / 2 + 0.42, w / 2 - 0.42):
            put(chimney(1.15), x, d / 2, h + rise - 0.42, 90, (1.15, 1.15, 1))
        put(ell(-w / 2 - 0.98), 0, 0.5, 0)
    return g


# ---------- the barn ----------
HALF, WALL, BARN_RISE, BARN_D = 1.35, 1.5, 1.65, 3.3


def barn_boards(w, top, step=0.17):
    """Vertical boards on the plane y = 0, w wide, each as high as top(x)."""
    R = random.Random(3)
    n = round(w / step)
    with group("barn_boards") as g:
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            m = flat(R.choice(REDS))
            box(w / n - 0.02, 0.04, top(x), (x, -0.01, 0), m=m, b=0.008, segs=2)
    return g


def barn_top(x):
    """How high the barn's front is at x."""
    x = abs(x) + 0.07
    knee = 0.6 * HALF
    if x > knee:
        return WALL + BARN_RISE * 0.64 * (HALF - x) / (HALF - knee) * 0.96
    return WALL + BARN_RISE * (0.64 + 0.36 * (1 - x / knee)) - 0.12


def barn_door(w, h):
    """A plank door with white edges and a white cross, on the plane y = 0."""
    with group("barn_door") as g:
        box(w, 0.06, h, (0, -0.03, 0), m=flat(REDS[2]), b=0.01)
        for x in (-w / 2 + 0.035, w / 2 - 0.035):
            box(0.07, 0.04, h, (x, -0.07, 0), m=flat("white"), b=0.01)
        for z in (0, h * 0.5 - 0.035, h - 0.07):
            box(w, 0.042, 0.07, (0, -0.07, z), m=flat("white"), b=0.01)
        for z in (h * 0.25, h * 0.75):
            for side in (-1, 1):
                turn = side * math.atan2(h / 2 - 0.1, w - 0.1)
                long = math.hypot(w - 0.12, h / 2 - 0.12)
                box(long, 0.03, 0.06, (0, -0.068, z), (0, turn, 0), flat("white"), 0.008, c=True)
    return g


def cupola():
    """A louvered cupola with a weathervane; its foot is z = 0."""
    with group("cupola") as g:
        box(0.56, 0.56, 0.3, (0, 0, -0.1), m=flat("white"), b=0.015)
        box(0.46, 0.46, 0.5, (0, 0, 0.16), m=flat("white"), b=0.015)
        for side in range(4):
            with group("louvers") as face:
                box(0.3, 0.03, 0.34, (0, -0.225, 0.24), m=flat("slate2"), b=0.006)
                for k in range(5):
                    box(0.3, 0.04, 0.05, (0, -0.235, 0.25 + k * 0.068), (rad(25), 0, 0), flat("grey3"), 0.006, segs=2)
            put(face, rz=90 * side)
        box(0.6, 0.6, 0.06, (0, 0, 0.64), m=flat("white"), b=0.015)
        cyl(0.44, 0.4, (0, 0, 0.69), (0, 0, rad(45)), m=flat("green2"), r2=0.02, b=0.01, n=4)
        tube([(0, 0, 1.05), (0, 0, 1.5)], 0.016, "slate2", res=3)
        tube([(-0.2, 0, 1.34), (0.2, 0, 1.34)], 0.013, "slate2", res=3)
        prism([(-0.3, 1.34), (-0.16, 1.41), (-0.16, 1.27)], 0.02, m=flat("slate2"), b=0.004)
        sphere(0.04, (0, 0, 1.2), metalmat("yellow"), sub=2)
    return g


def barn():
    """A red barn on a stone foot: gambrel roof, double doors, a hayloft door, a cupola; its front is y = 0."""
    with group("barn") as g:
        box(2 * HALF + 0.1, BARN_D + 0.1, 0.62, (0, BARN_D / 2, -0.4), m=flat(STONE[1]), b=0.02)
        box(2 * HALF, BARN_D, WALL, (0, BARN_D / 2, 0), m=flat(REDS[0]), b=0.01)
        put(gambrel(BARN_D, HALF, BARN_RISE, REDS, ROOF), 0, BARN_D / 2, WALL, 90)
        put(barn_boards(2 * HALF - 0.1, lambda x: barn_top(x) - 0.22), 0, -0.03, 0.22)
        put(barn_boards(BARN_D - 0.1, lambda x: WALL - 0.26), HALF + 0.01, BARN_D / 2, 0.22, 90)
        for side in (-1, 1):
            box(0.12, 0.12, WALL - 0.2, (side * (HALF - 0.03), -0.01, 0.2), m=flat("white"), b=0.015)
            put(barn_door(0.62, 1.12), side * 0.32, -0.06, 0.06)
            put(sash(0.26, 0.36, "white", None, "white"), side * 0.98, -0.06, 0.62)
        box(1.5, 0.08, 0.1, (0, -0.08, 1.2), m=flat("white"), b=0.012)
        box(2 * HALF, 0.06, 0.09, (0, -0.06, WALL - 0.02), m=flat("white"), b=0.012)
        put(barn_door(0.5, 0.6), 0, -0.06, WALL + 0.32)
        put(sash(0.24, 0.26, "white", None, "white"), 0, -0.07, WALL + 1.06)
        box(0.07, 0.5, 0.07, (0, -0.3, WALL + BARN_RISE - 0.12), m=flat("wood2"), b=0.01)
        for y in (0.6, 1.4, 2.2, 2.9):
            put(sash(0.3, 0.42, "white", None, "white"), HALF + 0.03, y, 0.62, 90)
        put(cupola(), 0, BARN_D / 2, WALL + BARN_RISE)
    return g


# ---------- paddock ----------
def rail_fence(line, h=0.52):
    """A post-and-rail fence along a line of points on the lawn."""
    cols = ("#b49a79", "#a88d6c", "#bda585")
    R = random.Random(9)
    with group("rail_fence") as g:
        for x, y in line:
            box(0.085, 0.085, h + 0.12, (x, y, height(x, y) - 0.08), m=flat(R.choice(cols)), b=0.015)
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            for z in (0.14, 0.28, 0.42):
                a, b = (ax, ay, height(ax, ay) + z), (bx, by, height(bx, by) + z)
                long, flat_long = math.dist(a, b), math.dist((ax, ay), (bx, by))
                turn = (0, -math.atan2(b[2] - a[2], flat_long), math.atan2(by - ay, bx - ax))
                mid = tuple((p + q) / 2 for p, q in zip(a, b))
                box(long + 0.08, 0.035, 0.06, mid, turn, flat(R.choice(cols)), 0.012, c=True, segs=2)
    return g


def molded(chains, m, voxel=0.03, thin=0.82):
    """Clay molded around chains of balls (x, y, z, radius), thinner across than along; one smooth mesh."""
    bm = bmesh.new()
    for chain in chains:
        for p, q in zip(chain, chain[1:]):
            n = max(2, round(math.dist(p[:3], q[:3]) / 0.05))
            for k in range(n + 1):
                x, y, z, r = (u + (v - u) * k / n for u, v in zip(p, q))
                shape = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((1, thin if r > 0.12 else 1, 1, 1))
                bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r, matrix=shape)
    ob = box(1, 1, 1, m=m, b=0)
    bm.to_mesh(ob.data)
    bm.free()
    union = ob.modifiers.new("union", "REMESH")
    union.mode, union.voxel_size, union.use_smooth_shade = "VOXEL", voxel, True
    soften = ob.modifiers.new("soften", "SMOOTH")
    soften.factor, soften.iterations = 0.5, 5
    return ob


def horse(m="#9a6240", mane="#4a3226", grazing=False, sock="cream"):
    """A horse that heads -x, 1.6 m high at its withers."""
    neck = [(-0.5, 0, 1.24, 0.25), (-0.68, 0, 1.46, 0.2), (-0.86, 0, 1.7, 0.145), (-0.98, 0, 1.86, 0.115)]
    head = [(-1.0, 0, 1.88, 0.125), (-1.12, 0, 1.78, 0.12), (-1.28, 0, 1.62, 0.088), (-1.42, 0, 1.49, 0.082)]
    if grazing:
        neck = [(-0.5, 0, 1.2, 0.25), (-0.74, 0, 1.08, 0.2), (-0.98, 0, 0.86, 0.145), (-1.14, 0, 0.66, 0.115)]
        head = [(-1.16, 0, 0.64, 0.125), (-1.2, 0, 0.5, 0.12), (-1.26, 0, 0.28, 0.088), (-1.3, 0, 0.12, 0.082)]
    chains = [
        [(0.68, 0, 1.24, 0.28), (0.4, 0, 1.24, 0.28), (0, 0, 1.17, 0.31), (-0.35, 0, 1.19, 0.3), neck[0]],
        neck,
        head,
    ]
    hooves = []
    for side in (-1, 1):
        step = 0.1 * side * (-0.7 if grazing else 1)
        front, hind = (-0.48 + step, side * 0.15, 0.12), (0.72 - step, side * 0.16, 0.12)
        top = (-0.46, side * 0.12, 1.02, 0.17)
        knee = (-0.5 + step, side * 0.15, 0.48, 0.075)
        chains.append([top, (-0.48, side * 0.15, 0.82, 0.105), knee, (*front, 0.062)])
        top = (0.66, side * 0.12, 1.1, 0.23)
        hock = (0.8 - step, side * 0.16, 0.52, 0.08)
        chains.append([top, (0.62, side * 0.15, 0.86, 0.14), hock, (*hind, 0.064)])
        hooves += [front, hind]
    with group("horse") as g:
        molded(chains, m)
        for x, y, _ in hooves:
            cyl(0.095, 0.11, (x - 0.02, y, 0.0), m=flat("slate2"), r2=0.075, b=0.015, n=20)
            if sock:
                cyl(0.08, 0.13, (x, y, 0.1), m=flat(sock), b=0.03, n=20)
        tail = [(0.9, 0, 1.3, 0.06), (1.03, 0, 1.14, 0.085), (1.04, 0, 0.85, 0.09), (1.0, 0, 0.5, 0.045)]
        lift = 0.11
        crest = [(x + (0.1 if not grazing else 0.02), 0, z + lift + r * 0.4, 0.075) for x, _, z, r in neck[1:]]
        lock = (head[0][0] - 0.06, 0, head[0][2] + (0.1 if not grazing else 0.02), 0.06)
        molded([tail, crest + [lock]], mane, 0.022)
        ex, ez = head[0][0] + 0.04, head[0][2] + 0.08
        for side in (-1, 1):
            turn = (rad(-12 * side), rad(-60 if grazing else -8), 0)
            cyl(0.05, 0.17, (ex, side * 0.075, ez), turn, m=m, r2=0.012, b=0.01, n=16)
            sphere(0.022, (head[1][0] - 0.03, side * 0.105, head[1][2] + 0.03), "black", sub=2)
    return g


# ---------- gardens ----------
def stand(prop, x, y, rz=0, s=1, lift=0.0):
    """Stands a prop on the lawn."""
    return fix(prop, x, y, height(x, y) + lift, rz, s)


def planting():
    """Maples, evergreens behind the house, hydrangeas and boxwood along its walls."""
    for x, y, h, kind, seed in (
        (-7.35, -1.35, 3.3, "rust", 2),
        (-4.9, -3.8, 2.8, "amber", 26),
        (-6.3, 4.6, 4.4, "amber", 5),
        (-3.2, 5.1, 4.6, "orange", 9),
        (1.15, 4.2, 4.9, "rust", 11),
        (3.1, 5.2, 4.2, "amber", 14),
        (7.0, 4.6, 4.0, "orange", 20),
    ):
        put(tree(h, kind, seed, 1.12), x, y, height(x, y) - 0.04)
    for x, y, h, seed in (
        (-7.35, 3.9, 3.5, 4),
        (-4.7, 5.3, 4.9, 5),
        (-0.75, 5.1, 5.0, 7),
        (5.5, 5.3, 4.7, 9),
        (6.0, 5.5, 4.0, 3),
    ):
        put(conifer(h, seed), x, y, height(x, y) - 0.04)


def shrubs():
    """Hydrangeas and boxwood along the house, flagstones from its door to the drive."""
    hx, hy = HOUSE
    for i, x in enumerate((-2.15, -1.55, -1.0, 1.0, 1.55, 2.15)):
        kind = hydrangea(i) if i % 2 else boxwood(0.24, i)
        stand(kind, hx + 1.12 * x, hy - 0.46, 0, 1, -0.03)
    for i, y in enumerate((0.7, 1.5, 2.3)):
        stand(boxwood(0.22, 20 + i), hx + 2.95, hy + y, 0, 1, -0.03)
    R = random.Random(6)
    for i in range(5):
        x, y = hx + 0.05 * i, hy - 1.08 - 0.3 * i
        turn = (0, 0, rad(R.uniform(-8, 8)))
        box(0.58, 0.25, 0.08, (x, y, height(x, y) - 0.03), turn, flat(R.choice(("grey2", "#c6c3b6"))), 0.03)
    stones = [(-6.6, -2.6, 0.24), (-6.2, -2.85, 0.16), (2.6, -3.9, 0.2), (2.95, -4.1, 0.13)]
    stones += [(7.2, 0.6, 0.22), (7.35, 0.2, 0.14)]
    rocks([(x, y, height(x, y), r) for x, y, r in stones], 5)


def hay_bale():
    """A round bale of hay on its side, its ends to the front and the back."""
    with group("hay_bale") as g:
        cyl(0.3, 0.42, (0, 0, 0.29), (rad(90), 0, 0), flat("#dcb765"), b=0.05, n=32, c=True)
        for r in (0.09, 0.16, 0.23):
            torus(r, 0.014, (0, -0.212, 0.29), (rad(90), 0, 0), flat("#c59c4c"), n=32, k=8)
        for y in (-0.1, 0.1):
            torus(0.3, 0.009, (0, y, 0.29), (rad(90), 0, 0), flat("#c59c4c"), n=32, k=8)
    return g


def trough():
    """A plank water trough, along x."""
    with group("trough") as g:
        prism([(-0.13, 0.06), (0.13, 0.06), (0.18, 0.27), (-0.18, 0.27)], 0.8, m=flat("wood2"), b=0.012, axis="x")
        box(0.72, 0.27, 0.02, (0, 0, 0.262), m=glassmat("blue"), b=0.004)
        for x in (-0.3, 0.3):
            box(0.06, 0.36, 0.1, (x, 0, 0), m=flat("wood2"), b=0.01)
    return g


def fence():
    """The paddock on the right and its two horses."""
    line = curve(((1.6, -4.75), (1.35, -3.6), (0.4, -2.4), (0.3, -1.5), (1.6, -1.05), (4.4, -0.75), (7.75, -0.7)), 3)
    commit(rail_fence(line))
    stand(horse(), 3.9, -2.3, 200, 0.56)
    stand(horse("#6f4a37", "#33241d", True, "#6f4a37"), 5.7, -3.2, 28, 0.54)
    stand(trough(), 6.6, -1.15, 4)


def pick_up():
    """The truck before the barn, what has been brought out of it and the two who carry it."""
    z = RISE + 0.03
    fix(company_truck(), 1.75, 0.12, z, 8, TRUCK)
    for prop, x, y, turn, s in (
        (hay_bale(), 6.45, 1.5, 8, 1),
        (hay_bale(), 7.05, 1.75, -20, 0.9),
        (armchair("blue"), 5.2, 0.8, -24, 0.5),
        (chest(), 5.75, 1.0, 6, 0.48),
        (cardboard_closed(0.38, 0.32, 0.3), 5.6, 0.45, 12, 1),
    ):
        on(prop, x, y, turn, s=s, floor=z if y < 1.2 else RISE)
    carry = dict(handL=(-0.2, -0.42, 1.0), handR=(0.2, -0.42, 1.0))
    x, y = 4.2, 0.35
    fix(person(**carry, footL=(-0.12, 0.16, 0), footR=(0.12, -0.16, 0)), x, y, z, -78, 0.48)
    put(cardboard_closed(0.3, 0.24, 0.22), x - 0.25, y - 0.04, z + 0.48 * 0.88, 12)


def lawn(R):
    """A place on the open grass."""
    while True:
        x, y = R.uniform(-7.8, 7.8), R.uniform(-5.6, 3.2)
        inside = y < 1.0 or 0.4 < x < 2.6 or x > 6.4
        court = 2.4 < x < 6.3 and -0.4 < y < 2.0
        if inside and not court and off_drive(x, y) > 0.8:
            return x, y


def fallen(x, y):
    """Where fallen leaves may lie: on the grass."""
    indoors = (-7.6 < x < 0.2 and y > 0.9) or (2.6 < x < 6.2 and y > -0.3)
    return abs(x) < 7.8 and -5.0 < y < 5.4 and off_drive(x, y) > 0.75 and not indoors


def scene():
    """The whole picture."""
    land()
    pebbles()
    fix(farmhouse(), *HOUSE, RISE, 0, 1.12)
    fix(barn(), *BARN, RISE, -4, 1.08)
    for x in (-0.85, 1.35):
        stand(gate_pillar(round(x * 10 + 20)), x, GATE_Y)
    commit(dry_wall(curve(((-7.6, -4.6), (-5.5, -5.2), (-3.0, -5.3), (-1.24, -5.2)), 6)))
    commit(dry_wall(curve(((1.74, -5.2), (4.0, -5.3), (6.2, -5.2), (7.7, -4.4)), 6), seed=4))
    planting()
    shrubs()
    fence()
    pick_up()
    stand(mailbox(), -1.55, -5.72, 0, 0.5)
    stand(adirondack(), -4.35, -1.1, 22, 1.05)
    stand(adirondack(), -3.55, -1.35, -12, 1.05)
    spots = [(-7.2, -1.5, 0.6), (-4.8, -3.85, 0.6), (1.2, 3.4, 0.8), (7.1, 3.4, 0.7), (-6.6, -0.9, 0.5)]
    sprigs(620, lawn, height, 3)
    for v in leaves(300, under_trees(spots, fallen), 0.012, 4, s=0.075).data.vertices:
        v.co.z += height(v.co.x, v.co.y)
