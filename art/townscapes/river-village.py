"""A river village on a steep green bank: a small brick railway station with its platform beside two tracks that
curve along the river, two gabled Victorian houses with porches above a stone retaining wall with steps, two
sailboats on the water, the company's truck on the street behind the station."""
import numpy as np

from kit import *
from kit.facades import *

ALT = "A brick station by a river with two sailboats, porched houses on a green bank above, a truck on the street"
CAMERA = dict(target=(0.5, -0.1, 1.25), az=26, el=25, dist=46, lens=79)
STAGE = dict(bg_z=BASE)

W, D = 15.8, 13.2  # the slab
RIVER_Z = -0.36
STREET = (-4.4, 0.5, 1.75)  # where it ends at the left, its front and its back
WALL_Y = 2.15  # the retaining wall's face
WALL_X = -4.9  # its left end
STAIRS = ((-0.55, 2.98), (4.1, 2.86))  # middle of each flight, where it ends
STONE = ("#d3cab6", "#c4bca8", "#b7b2a3", "#dcd3be")
LINE = curve(  # the middle between the two tracks, from right to left
    ((10, -3.3), (6, -3.3), (3, -3.3), (0.6, -3.25), (-1.6, -2.9), (-3.7, -2.0), (-5.5, -0.5), (-6.9, 1.5), (-9, 5.6)),
    12,
)


def beside(off):
    """The line of the tracks moved aside by off, towards the land if positive."""
    pts = np.array(LINE)
    ahead = np.gradient(pts, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    return [(float(x + v * off), float(y - u * off)) for (x, y), (u, v) in zip(pts, ahead)]


def along(pts):
    """How far a line through points goes, and a function that gives the point at a distance along it."""
    reach = np.cumsum([0.0] + [math.dist(p, q) for p, q in zip(pts, pts[1:])])

    def at(s):
        return tuple(float(np.interp(s, reach, [p[k] for p in pts])) for k in (0, 1))

    return reach[-1], at


def smooth(t):
    """An eased step from 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def height(x, y):
    """The ground's height: level by the tracks, a steep bank behind the wall, terraces for the houses."""
    level = 1.2 + 0.55 * smooth((x - 0.9) / 1.6) - 0.9 * smooth((x - 6.1) / 1.9)
    level += 0.5 * smooth((y - 4.9) / 1.4) * smooth((x + 5.5) / 2) * smooth((7 - x) / 1.5)
    rise = smooth((y - 1.75) / (1.15 + 0.2 * smooth((x - 0.9) / 1.6)))
    left = smooth((x + 6.0 - 0.1 * y) / 1.9)
    z = level * rise * left
    for at, end in STAIRS:  # cut for the flights of steps
        cut = smooth((0.78 - abs(x - at)) / 0.3) * smooth((end + 0.1 - y) / 0.2)
        z -= cut * min(z, 0.42)
    return z


def land():
    """The slab in layers: sand, river, earth and turf, then the street and the paving around the station."""
    rim = outline(W, D, grow=0.012)
    shore = [(x, y + 0.09 * sin(2.3 * x + y)) for x, y in beside(-1.32)]
    bank = [(12, -3.3 - 1.32)] + shore + [(-12, 9), (12, 9)]
    river = [(x, y + 0.3) for x, y in shore] + [(-12, 9), (-12, -9), (12, -9)]
    prism(outline(W, D, grow=0.03), 0.27, (0, 0, BASE), m=flat("oat"), b=0.06, axis="z")
    ground(clip(river, rim), RIVER_Z, -0.62, water(), b=0.05)
    ground(clip(bank, outline(W, D)), lambda x, y: height(x, y) - 0.2, -0.62, flat("oat"), b=0.02, step=0.25)
    ground(clip(bank, rim), height, lambda x, y: height(x, y) - 0.24, "grass", b=0.05, step=0.25)
    top = outline(W, D, grow=0.022)
    x0, y0, y1 = STREET
    plaza = clip([(0.3, -1.6), (4.55, -1.6), (4.55, y0), (0.3, y0)], top)
    prism(plaza, 0.26, (0, 0, -0.22), m=flat("concrete"), b=0.02, axis="z")
    bend = [(x0 + 0.6 - 0.62 * cos(a), (y0 + y1) / 2 + 0.62 * sin(a)) for a in np.linspace(pi / 2, -pi / 2, 12)]
    street = clip([(12, y1)] + bend + [(12, y0)], outline(W, D, grow=0.03))
    prism(street, 0.28, (0, 0, -0.255), m="road", b=0.02, axis="z")
    for x in (-3.0, -1.5, 0.0, 1.5, 3.0, 4.5, 6.0):
        box(0.6, 0.06, 0.012, (x, (y0 + y1) / 2, 0.024), m="cream", b=0.003)
    right = W / 2 - 0.03
    for x, end, y in ((x0 + 0.6, right, y0 - 0.03), (x0 + 0.6, right, y1 + 0.03)):
        box(end - x, 0.1, 0.2, ((x + end) / 2, y, -0.11), m="kerb", b=0.02)
    n = 15
    for i in range(n):
        long = (right - x0 - 0.6) / n
        spot = (x0 + 0.6 + long * (i + 0.5), (y1 + WALL_Y) / 2 + 0.02, -0.05)
        box(long - 0.025, WALL_Y - y1 - 0.12, 0.13, spot, m="concrete", b=0.012)


def railway():
    """Ballast, ties and rails of two tracks along the river."""
    slab = outline(W - 0.04, D - 0.04)
    inner = outline(W - 0.36, D - 0.36)

    def strip(a, b):
        return clip(beside(a) + beside(b)[::-1], slab)

    with group("railway") as g:
        prism(strip(-1.05, 0.88), 0.1, (0, 0, -0.02), m=flat("grey2"), b=0.02, axis="z")
        for track in (-0.48, 0.48):
            end, at = along(beside(track))
            for s in np.arange(0.1, end, 0.31):
                (x, y), (u, v) = at(s), at(s + 0.1)
                if len(clip([(x - 0.02, y), (x + 0.02, y), (x, y + 0.02)], inner)) == 3:
                    box(0.12, 0.72, 0.05, (x, y, 0.06), (0, 0, math.atan2(v - y, u - x)), flat("wood2"), 0.012)
            for side in (-0.23, 0.23):
                rail = strip(track + side - 0.025, track + side + 0.025)
                prism(rail, 0.06, (0, 0, 0.1), m=metalmat("slate2"), b=0.008, axis="z")
    return g


def masonry(ax, ay, bx, by, top, bottom=-0.05, seed=0):
    """Coursed stone along a line from a to b, facing its right-hand side; top(x) is the coping's height."""
    R = random.Random(seed)
    long, turn = math.dist((ax, ay), (bx, by)), math.atan2(by - ay, bx - ax)
    tall = 0.17
    with group("masonry") as g:
        for course in range(12):
            z, s = bottom + course * tall, -R.uniform(0.0, 0.2)
            while s < long:
                s0, s1 = max(0.0, s), min(long, s + R.uniform(0.26, 0.48))
                t = (s0 + s1) / 2 / long
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                if z + 0.6 * tall < top(x) and s1 - s0 > 0.06:
                    high = min(tall, top(x) - z) - 0.02
                    box(s1 - s0 - 0.02, 0.2, high, (x, y, z), (0, 0, turn), flat(R.choice(STONE), 0.85), 0.025)
                s = s1 if s >= 0 else s1
    return g


def wall_top(x):
    """The height of the retaining wall."""
    return 0.16 + 0.72 * smooth((x - WALL_X) / 1.6)


def retaining_wall():
    """The stone wall behind the street with its coping, open where the flights of steps are."""
    edges = [WALL_X] + [x + s * 0.575 for x, _ in STAIRS for s in (-1, 1)] + [W / 2 - 0.14]
    for i, (a, b) in enumerate(zip(edges[::2], edges[1::2])):
        commit(masonry(a, WALL_Y, b, WALL_Y, wall_top, seed=i))
        n = max(2, round((b - a) / 0.5))
        for k in range(n):
            x, long = a + (b - a) * (k + 0.5) / n, (b - a) / n
            lean = (0, -math.atan((wall_top(x + 0.1) - wall_top(x - 0.1)) / 0.2), 0)
            box(long - 0.012, 0.28, 0.07, (x, WALL_Y, wall_top(x) - 0.01), lean, flat("kerb"), 0.015)


def steps(x, y1):
    """A flight of stone steps between two cheek walls, from the sidewalk up the bank to y1."""
    y0, z1 = WALL_Y - 0.25, height(x, y1 + 0.15)
    n = round(z1 / 0.125)
    with group("steps") as g:
        for k in range(n):
            y, z = y0 + (y1 - y0) * k / n, z1 * (k + 1) / n
            box(0.74, (y1 - y0) / n + 0.14, z + 0.06, (x, y + 0.13, -0.06), m=flat("concrete"), b=0.012)
        for side in (-1, 1):
            for k in range(5):
                y, long = y0 + 0.16 + (y1 - y0 - 0.1) * (k + 0.5) / 5, (y1 - y0 - 0.1) / 5
                z = z1 * (k + 1) / 5 + 0.1
                box(0.16, long - 0.015, z + 0.06, (x + side * 0.45, y, -0.06), m=flat(STONE[k % 4], 0.85), b=0.02)
                box(0.21, long, 0.06, (x + side * 0.45, y, z), m=flat("kerb"), b=0.012)
            for y, z in ((y0 + 0.3, z1 / 5 + 0.15), (y1 - 0.05, z1 + 0.15)):
                box(0.035, 0.035, 0.36, (x + side * 0.45, y, z), m=flat("slate2"), b=0.006)
            rail = [(x + side * 0.45, y0 + 0.3, z1 / 5 + 0.5), (x + side * 0.45, y1 - 0.05, z1 + 0.5)]
            tube(rail, 0.018, "slate2", res=3)
    return g


# ---------- station ----------
def depot(w=3.2, d=1.45, h=1.42, roof="#6f7f83"):
    """A small brick station with deep bracketed eaves and a gable with a clock; its front is the plane y = 0."""
    rise = 0.78
    with group("depot") as g:
        box(w + 0.08, d + 0.08, 0.3, (0, d / 2, -0.02), m=flat("grey2"), b=0.02)
        box(w, d, h, (0, d / 2, 0), m=flat("#bd6d55"), b=0.012)
        put(brickwork(w - 0.1, h - 0.4, "#cd8268", 3, 0.2), 0, 0, 0.32)
        put(brickwork(d - 0.1, h - 0.4, "#cd8268", 4, 0.2), w / 2, d / 2, 0.32, 90)
        for y, long, turn in ((0, w, 0), (d / 2, d, 90)):
            x = 0 if turn == 0 else w / 2
            put(band(long + 0.04), x, y, 0.28, turn)
        for x in (-1.2, -0.72, 0.72, 1.2):
            put(sash(0.28, 0.6, "cream", "arch", "sand"), x, -0.01, 0.44)
        for y in (0.42, 1.02):
            put(sash(0.28, 0.6, "cream", "arch", "sand"), w / 2, y, 0.44, 90)
        put(door("evergreen", 0.95, 1.75), 0, -0.03, 0.02, 0, 0.46)
        end = [(0.02, 0), (d - 0.02, 0), (d / 2, rise - 0.06)]
        prism(end, 0.1, (w / 2 - 0.06, 0, h - 0.02), m=flat("#bd6d55"), b=0, axis="x")
        put(sash(0.2, 0.24, "cream", None, "sand"), w / 2, d / 2, h + 0.14, 90)
        put(gable(w, d, rise, roof, over=0.22), 0, d / 2, h)
        for side in (-1, 1):  # the eaves' brackets
            for x in (-1.45, -0.96, -0.48, 0.48, 0.96, 1.45):
                y = -0.02 if side < 0 else d + 0.02
                tube([(x, y, h - 0.34), (x, y + side * 0.17, h - 0.1)], 0.022, "cream", res=3)
        box(w + 0.3, 0.05, 0.09, (0, -0.2, h - 0.16), m=flat("cream"), b=0.012)
        put(cross_gable(1.3, 0.84, "#bd6d55", roof, 1.0), 0, -0.12, h - 0.12)
        put(clock(0.2), 0, -0.13, h + 0.18)
        put(chimney(0.75), -0.9, d / 2 + 0.12, h + 0.42)
    return g


def band(w):
    """A stone band on the wall plane y = 0."""
    with group("band") as g:
        box(w, 0.08, 0.06, (0, -0.01, 0), m=flat("sand"), b=0.012)
    return g


def cross_gable(w, rise, wall, roof, d=1.2, trim="cream", over=0.12):
    """A gable to the front with its roof running back by d; its wall is the plane y = 0, eaves at z = 0."""
    lean = math.atan2(rise, w / 2)
    long = math.hypot(rise, w / 2) + over
    with group("cross_gable") as g:
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], d, (0, d / 2, 0), m=flat(wall), b=0)
        for side in (-1, 1):
            along = long / 2 - over
            x, z = side * along * cos(lean), rise - along * sin(lean)
            spot = (x + side * 0.045 * sin(lean), d / 2 - 0.06, z + 0.045 * cos(lean))
            box(long, d + 0.16, 0.08, spot, (0, side * lean, 0), flat(roof), 0.015, c=True)
            rake = (x + side * 0.02 * sin(lean), -0.12, z)
            box(long, 0.06, 0.13, rake, (0, side * lean, 0), flat(trim), 0.015, c=True)
    return g


def platform(l=6.4, w=0.7):
    """A raised platform along x with a yellow edge, lamps, benches and a fence at its end."""
    with group("platform") as g:
        box(l, w, 0.26, m=flat("#d9d5c8"), b=0.025)
        box(l - 0.06, 0.09, 0.02, (0, -w / 2 + 0.07, 0.255), m=flat("yellow"), b=0.005)
        for x in (-l / 2 + 0.14, l / 2 - 0.3):
            put(street_lamp(1.05), x, w / 2 - 0.1, 0.255)
        put(bench(), 1.45, w / 2 - 0.16, 0.255)
        put(bench(), 2.4, w / 2 - 0.16, 0.255)
    return g


# ---------- houses ----------
def veranda(x0, x1, out=0.72, floor=0.3, h=0.98, roof="roof", trim="white", gap=None):
    """A porch on the wall plane y = 0 from x0 to x1: posts with brackets, rail, lattice and a low roof; open at gap."""
    mid, w = (x0 + x1) / 2, x1 - x0
    n = max(3, round(w / 0.62) + 1)
    at = [x0 + 0.07 + (w - 0.14) * i / (n - 1) for i in range(n)]
    y = -out + 0.07
    with group("veranda") as g:
        box(w, out, 0.08, (mid, -out / 2, floor - 0.08), m=flat("wood3"), b=0.012)
        box(w - 0.06, out - 0.08, floor + 0.3, (mid, -out / 2, -0.36), m=flat("grey2"), b=0.012)
        for x in at:
            cyl(0.04, h, (x, y, floor), m=flat(trim), r2=0.034, b=0.008, n=16)
            for side in (-1, 1):
                if x0 + 0.1 < x + side * 0.2 < x1 - 0.1:
                    tube([(x, y, floor + h - 0.16), (x + side * 0.13, y, floor + h - 0.02)], 0.017, trim, res=2)
        for a, b in zip(at, at[1:]):
            if gap is None or not a < gap < b:
                fence(a, b, y, floor, trim)
        box(w + 0.06, 0.08, 0.1, (mid, y, floor + h), m=flat(trim), b=0.012)
        box(0.08, out - 0.1, 0.1, (x1 - 0.05, -out / 2, floor + h), m=flat(trim), b=0.012)
        lean = math.atan2(0.26, out + 0.12)
        spot = (mid, -out / 2 - 0.03, floor + h + 0.22)
        box(w + 0.18, out + 0.24, 0.06, spot, (lean, 0, 0), flat(roof), 0.015, c=True)
        if gap is not None:
            for k in range(2):
                spot = (gap, -out - 0.07 - 0.15 * k, -0.2)
                box(0.46, 0.17, floor - 0.1 * (k + 1) + 0.2, spot, m=flat("wood3"), b=0.01)
    return g


def fence(a, b, y, floor, trim):
    """A porch's rail with balusters between two posts."""
    for z in (0.07, 0.3):
        box(b - a - 0.06, 0.035, 0.035, ((a + b) / 2, y, floor + z), m=flat(trim), b=0.008)
    k = max(2, round((b - a) / 0.11))
    for i in range(1, k):
        box(0.024, 0.024, 0.22, (a + (b - a) * i / k, y, floor + 0.09), m=flat(trim), b=0.005)


def scallops(w, rise, m):
    """Fish-scale shingles in a gable on the plane y = 0."""
    with group("scallops") as g:
        rows = round(rise / 0.12)
        for i in range(rows):
            half = (w / 2) * (1 - (i + 0.7) / rows) - 0.04
            k = int(2 * half / 0.12)
            for j in range(k):
                x = (j - (k - 1) / 2) * 0.12
                cyl(0.062, 0.03, (x, -0.01, 0.07 + i * rise / rows), (rad(82), 0, 0), flat(m), c=True, b=0.006, n=14)
    return g


def bay(trim="white", wall="cream", roof="roof"):
    """A bay window of one floor on the wall plane y = 0."""
    plan = [(-0.52, 0.05), (-0.34, -0.3), (0.34, -0.3), (0.52, 0.05)]
    with group("bay") as g:
        prism(plan, 1.08, (0, 0, -0.1), m=flat(wall), b=0.012, axis="z")
        for x, y, turn, wide in ((0, -0.3, 0, 0.42), (0.43, -0.13, 63, 0.2), (-0.43, -0.13, -63, 0.2)):
            put(sash(wide, 0.58, trim, None, trim), x, y, 0.28, turn)
        for z, by in ((0.98, 1.12), (0.06, 1.06)):
            prism([(x * by, y * by) for x, y in plan], 0.07, (0, 0, z), m=flat(trim), b=0.012, axis="z")
        prism([(x * 1.12, y * 1.12) for x, y in plan], 0.05, (0, 0, 1.05), m=flat(roof), b=0.02, axis="z")
    return g


def boards(w, d, h, wall, x=0.0, y=0.0):
    """A clapboarded block with white corner boards on a stone foundation; its front is the plane y."""
    with group("boards") as g:
        box(w + 0.05, d + 0.05, 0.62, (x, y + d / 2, -0.36), m=flat("grey2"), b=0.015)
        box(w, d, h, (x, y + d / 2, 0), m=flat(wall), b=0.01)
        put(clapboards(w - 0.06, h - 0.26, wall), x, y, 0.26)
        put(clapboards(d - 0.06, h - 0.26, wall), x + w / 2, y + d / 2, 0.26, 90)
        for cx, cy in ((-1, 0), (1, 0), (1, 1)):
            box(0.09, 0.09, h - 0.24, (x + cx * (w / 2 - 0.02), y + cy * d, 0.25), m=flat("white"), b=0.012)
    return g


def villa(wall="#f0dcab", roof="#7d766c", scale="#d39a6c"):
    """A Victorian with a tall gable to the front, a wing with a porch at its right; its front is y = 0."""
    w, d, h, rise = 1.75, 2.4, 2.4, 1.2
    wing, back = 1.65, 0.55
    wx = w / 2 + wing / 2
    with group("villa") as g:
        put(boards(wing + 0.1, d - back - 0.1, h, wall, wx - 0.05, back))
        put(boards(w, d, h, wall))
        end = [(back, 0), (d - 0.1, 0), ((back + d - 0.1) / 2, 0.84)]
        prism(end, 0.1, (wx + wing / 2 - 0.06, 0, h - 0.02), m=flat(wall), b=0, axis="x")
        put(gable(wing + 0.5, d - back - 0.1, 0.88, roof), wx - 0.25, (back + d - 0.1) / 2, h)
        put(cross_gable(w, rise, wall, roof, d, "white", 0.2), 0, 0, h)
        put(scallops(w - 0.1, rise - 0.06, scale), 0, -0.02, h + 0.02)
        box(w + 0.1, 0.09, 0.09, (0, -0.03, h - 0.06), m=flat("white"), b=0.012)
        put(sash(0.26, 0.4, "white", "arch", "white"), 0, -0.04, h + 0.26)
        for x in (-0.4, 0.4):
            put(sash(0.34, 0.6, "white", "hood", "white"), x, -0.02, 1.5)
        put(bay("white", wall, roof), 0, 0, 0.2)
        put(veranda(w / 2 + 0.02, w / 2 + wing + 0.12, 0.78, 0.3, 0.88, roof, gap=w / 2 + 0.45), 0, back)
        put(door("orange", 0.95, 1.85), w / 2 + 0.45, back - 0.02, 0.3, 0, 0.46)
        put(sash(0.36, 0.58, "white", None, "white"), w / 2 + 1.12, back - 0.02, 0.52)
        for x in (0.42, 1.18):
            put(sash(0.32, 0.46, "white", None, "white"), w / 2 + x, back - 0.02, 1.6)
        for y in (1.0, 1.85):
            for z in (0.5, 1.55):
                put(sash(0.32, 0.54, "white", "hood", "white"), w / 2 + wing, y, z, 90)
        put(sash(0.22, 0.3, "white", None, "white"), w / 2 + wing, (back + d - 0.1) / 2, h + 0.2, 90)
        put(chimney(0.85), w / 2 + 0.55, d / 2 + 0.45, h + 0.5)
    return g


def cottage(wall="#bdd3d9", roof="#64757d"):
    """A Gothic cottage: ridge along the front, a steep gable in its middle, a porch all along; its front is y = 0."""
    w, d, h = 3.3, 2.1, 2.3
    with group("cottage") as g:
        put(boards(w, d, h, wall))
        prism([(0, 0), (d, 0), (d / 2, 1.04)], 0.1, (w / 2 - 0.05, 0, h - 0.02), m=flat(wall), b=0, axis="x")
        put(gable(w, d, 1.1, roof), 0, d / 2, h)
        put(cross_gable(1.25, 1.3, wall, roof, 1.2, "white", 0.2), 0, -0.04, h - 0.12)
        put(sash(0.3, 0.62, "white", "arch", "white"), 0, -0.07, h)
        tube([(0, -0.16, h + 1.1), (0, -0.16, h + 1.5)], 0.022, "white", res=3)
        for x in (-1.15, 1.15):
            put(sash(0.36, 0.48, "white", None, "white"), x, -0.02, 1.56)
        for x in (-1.2, -0.68, 0.68, 1.2):
            put(sash(0.32, 0.62, "white", None, "white"), x, -0.02, 0.42)
        put(door("rust", 0.95, 1.85), 0, -0.02, 0.3, 0, 0.46)
        put(veranda(-w / 2 - 0.02, w / 2 + 0.02, 0.74, 0.3, 0.88, roof, gap=0.0), 0, 0)
        for y in (0.55, 1.5):
            for z in (0.45, 1.45):
                put(sash(0.32, 0.54, "white", "hood", "white"), w / 2, y, z, 90)
        put(sash(0.26, 0.4, "white", "arch", "white"), w / 2 + 0.02, d / 2, h + 0.3, 90)
        for x in (-1.0, 1.0):
            put(chimney(0.7), x, d / 2 + 0.12, h + 0.85)
    return g


# ---------- planting, people, boats ----------
def stand(prop, x, y, rz=0, s=1, lift=-0.05):
    """Stands a prop on the bank."""
    return fix(prop, x, y, height(x, y) + lift, rz, s)


def planting():
    """Trees behind and beside the houses, hedges and evergreens on the bank."""
    for x, y, h, kind, seed in (
        (-4.75, 5.3, 2.7, "rust", 2),
        (-5.6, 4.1, 2.1, "orange", 5),
        (1.6, 5.3, 2.4, "amber", 8),
        (0.85, 3.95, 1.7, "orange", 11),
        (7.05, 3.9, 1.9, "yellow", 14),
        (6.85, 5.35, 2.6, "rust", 17),
        (-4.85, 2.85, 1.7, "yellow", 20),
        (7.0, -1.0, 1.6, "orange", 23),
    ):
        stand(tree(h, kind, seed), x, y)
    stand(conifer(2.7, 4), -6.4, 5.2)
    stand(conifer(2.7, 7), 0.75, 6.2)
    stand(conifer(2.2, 9), 6.75, 2.75)
    for x, y, long, seed in (
        (-3.75, 3.15, 0.8, 9),
        (-2.2, 2.72, 1.5, 1),
        (1.0, 2.75, 1.5, 3),
        (2.6, 2.95, 1.4, 5),
        (5.5, 2.95, 1.3, 7),
        (5.4, 0.12, 1.6, 11),
    ):
        stand(hedge(long, 0.3, 0.44, seed=seed), x, y, lift=-0.1)


def meadow(R):
    """A place on the grass of the bank."""
    while True:
        x, y = R.uniform(-6.8, 7.6), R.uniform(2.3, 6.2)
        near = min(math.dist((x, y), p) for p in LINE) < 1.2
        house = (-3.9 < x < 0.0 and y > 3.0) or (1.9 < x < 6.0 and y > 3.2)
        if not near and not house and not any(abs(x - at) < 0.6 for at, _ in STAIRS):
            return x, y


def shoreline():
    """Boulders along the water's edge."""
    R = random.Random(6)
    slab = outline(W - 0.5, D - 0.5)
    pts = beside(-1.3)
    stones = []
    for x, y in pts:
        for _ in range(3):
            px, py = x + R.uniform(-0.2, 0.2), y + R.uniform(-0.16, 0.12)
            if len(clip([(px - 0.02, py), (px + 0.02, py), (px, py + 0.02)], slab)) == 3:
                stones.append((px, py, RIVER_Z + R.uniform(0.02, 0.24), R.uniform(0.13, 0.25)))
    rocks(stones, 3)


def river(R):
    """A place on the water."""
    xs, ys = zip(*reversed(LINE))
    while True:
        x, y = R.uniform(-7.2, 7.4), R.uniform(-6.1, 1.0)
        if y < np.interp(x, xs, ys) and min(math.dist((x, y), p) for p in LINE) > 1.9:
            return x, y


def train_on(track, s0, cars=2):
    """Cars that follow the curve of a track, the first at s0 along it from the right."""
    at = along(beside(track))[1]
    for i in range(cars):
        (ax, ay), (bx, by) = at(s0 + 2.53 * i), at(s0 + 2.53 * (i + 1))
        fix(train(1, "blue2"), ax, ay, 0.164, math.degrees(math.atan2(by - ay, bx - ax)) - 90)


def pick_up():
    """What waits on the curb in front of the truck, and one of the crew."""
    y = STREET[1] - 0.3
    on(armchair("rose"), -2.1, y - 0.05, -14, s=0.5)
    on(cardboard_closed(0.4, 0.34, 0.3), -2.75, y, 8)
    on(cardboard_closed(0.32, 0.28, 0.24), -2.75, y, -12)
    on(bin_bag(seed=3), -3.2, y - 0.04, 20, s=0.5)
    fix(person(handL=(-0.26, -0.2, 0.85), handR=(0.26, -0.2, 0.85)), -1.45, y - 0.1, 0, -40, 0.46)


def scene():
    land()
    commit(railway())
    retaining_wall()
    for x, y1 in STAIRS:
        commit(steps(x, y1))
    fix(platform(), 3.4, -1.98, 0.02)
    fix(depot(), 2.4, -1.5, 0.04)
    stand(villa(), -2.6, 3.6, lift=0.0)
    stand(cottage(), 4.1, 4.15, lift=0.0)
    planting()
    train_on(-0.48, 10.9)
    fix(company_truck(), -2.45, 0.98, 0.025, 0, TRUCK)
    pick_up()
    fix(car("cream"), 5.45, 1.42, 0.025, 180)
    shoreline()
    fix(sailboat(sail="mint", stripe="evergreen"), -4.6, -4.2, RIVER_Z, 20, 1.2)
    fix(sailboat(stripe="orange"), 1.6, -5.5, RIVER_Z, 172)
    fix(walker("yellow", "denim", "slate"), 0.55, -2.05, 0.285, 70, 0.46)
    fix(walker("rose", "slate2"), 3.85, -2.05, 0.285, -60, 0.46)
    waves(80, river, RIVER_Z, 2, s=0.24)
    sprigs(420, meadow, height, 3)
    sprigs(90, lambda r: (r.uniform(-4.6, -0.4), r.uniform(-1.1, 0.0)), height, 5)
    leaves(36, under_trees([(7.0, -1.0, 0.6)], lambda x, y: x < 7.7 and -1.5 < y < 0.3), 0.0, 4, s=0.07)
