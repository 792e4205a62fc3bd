"""A Tudor suburb on a street that winds: a large half-timbered house of brick and slate with steep cross gables,
an arched stone door and tall chimneys, a smaller one beside it, boxwood hedges, a curved brick walk, old oaks."""
import numpy as np

from kit import *
from kit.facades import *

ALT = "A large half-timbered Tudor house and a smaller one among oaks, with boxwood hedges and a green truck"
CAMERA = dict(target=(0.75, -0.35, 1.85), az=26, el=25, dist=46, lens=78)
STAGE = dict(bg_z=BASE)

W, D = 16.4, 12.0  # the slab
ROAD = 2.05  # how wide the street is
BEND = 0.017  # how much it curves
RISE = 0.42  # how high the houses stand above the street
STUCCO, TIMBER, STONE = "#f4ead6", "#7d5942", ("#d8cfba", "#c7bfae", "#b9b3a5")
SLATE = ("#6f7d84", "#7d8a8e", "#64727b")
TILES = ("#94705c", "#a17d66", "#876553")
MAIN, SMALL = (-2.35, 0.0), (4.95, 0.2)  # the middles of the fronts
DRIVE = 2.35  # its middle


# ---------- ground ----------
def curb(x):
    """Where the street's far edge is."""
    return -3.95 + BEND * (x - 1.2) ** 2


def along(off, x0, x1, step):
    """Places along the street: x, y and the turn there; off is the distance behind the curb."""
    n = max(1, round((x1 - x0) / step))
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n
        turn = math.atan(2 * BEND * (x - 1.2))
        yield x - off * sin(turn), curb(x) + off * cos(turn), turn


def height(x, y):
    """The lawn: it rises from the sidewalk to the houses."""
    t = min(1.0, max(0.0, (y - curb(x) - 1.25) / 2.0))
    return RISE * t * t * (3 - 2 * t)


def land():
    """The slab: sand, turf, the curved street, curb, sidewalk, the rising lawn and the drive."""
    prism(outline(W, D), 0.62, (0, 0, BASE), m=flat("oat"), b=0.12, axis="z")
    prism(outline(W, D, grow=0.012), 0.27, (0, 0, -0.28), m="grass", b=0.07, axis="z")
    xs = [-9 + 0.5 * i for i in range(37)]
    street = [(x, curb(x) - ROAD) for x in xs] + [(x, curb(x)) for x in reversed(xs)]
    prism(clip_wide(street), 0.3, (0, 0, -0.28), m=flat("road"), b=0.03, axis="z")
    behind = [(x, curb(x) + 1.0) for x in xs] + [(9, 9), (-9, 9)]
    ground(clip(behind, outline(W, D, grow=0.018)), lambda x, y: height(x, y) + 0.015, -0.25, "grass", b=0.04)
    for x, y, turn in along(-ROAD / 2, -7.4, 7.4, 1.5):
        box(0.7, 0.08, 0.012, (x, y, 0.018), (0, 0, turn), flat("cream"), 0.003)
    for x, y, turn in along(0.04, -8.14, 8.16, 0.6):
        cut = abs(x - DRIVE) < 0.75
        box(0.63, 0.15, 0.08 if cut else 0.14, (x, y, -0.05), (0, 0, turn), flat("kerb"), 0.025)
    for x, y, turn in along(0.8, -8.33, 8.28, 0.72):
        box(0.69, 0.52, 0.1, (x, y, -0.055), (0, 0, turn), flat("concrete"), 0.018)
    drive = [(DRIVE, curb(DRIVE) + 0.05 + 0.4 * i) for i in range(22)]
    drive = [(x + 0.5 * min(1, max(0, (y + 0.6) / 3)) ** 2 * -0.4, y) for x, y in drive]
    ground(
        clip(band(drive, 1.15), outline(W, D, 1.6, -0.9)),
        lambda x, y: height(x, y) + 0.05,
        lambda x, y: height(x, y) - 0.2,
        flat("#c9c2b2"),
        b=0.02,
    )


def clip_wide(region):
    """The part of a region on the slab, a little beyond its edge so that it shows on the side."""
    return clip(region, outline(W, D, grow=0.025))


def brick_walk(line, w=0.64):
    """A walk of bricks laid across, along a line of points on the lawn."""
    R = random.Random(4)
    cols = ("brick", "#c57a62", "#ad5e49", "#c98670")
    with group("brick_walk") as g:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            turn, x, y = math.atan2(by - ay, bx - ax), (ax + bx) / 2, (ay + by) / 2
            long, z = math.dist((ax, ay), (bx, by)), height(x, y)
            tilt = math.atan2(height(bx, by) - height(ax, ay), long)
            for k in range(3):
                off = (k - 1) * w / 3
                at = (x - off * sin(turn), y + off * cos(turn), z - 0.03)
                box(long * 0.96, w / 3 - 0.015, 0.085, at, (0, -tilt, turn), flat(R.choice(cols)), 0.012, segs=2)
    return g


# ---------- parts of Tudor houses ----------
def steep_roof(long, half, rise, cols=SLATE, over=0.2, edge=TIMBER, seed=0):
    """A steep shingled roof with bargeboards: ridge along x, eaves at z = 0 and y = -half and half."""
    k = rise / half
    eave = (-half - over, -over * k)
    length, lean = math.hypot(half + over, rise - eave[1]), -math.degrees(math.atan2(half + over, rise - eave[1]))
    down = 0.11 * math.hypot(1, k)

    def chevron(top, low, wide=1.0):
        y = eave[0] * wide
        foot = eave[1] + (1 - wide) * (half + over) * k * -1
        return [(y, foot + top), (0, rise + top), (-y, foot + top), (-y, foot - low), (0, rise - low), (y, foot - low)]

    with group("steep_roof") as g:
        prism(chevron(-0.01, down), long, m=flat(cols[0]), b=0.008, axis="x")
        for side in (1, -1):
            plane = shingles(long + 0.02, length, cols, step=0.16, pitch=0.22, seed=seed + side)
            put(plane, 0, side * eave[0], eave[1], 0 if side > 0 else 180, 1, lean)
        for side in (-1, 1):
            x = side * (long / 2 - 0.01)
            prism(chevron(0.03, down + 0.06), 0.07, (x, 0, 0), m=flat(edge), b=0.012, axis="x")
        cyl(0.05, long + 0.06, (-long / 2 - 0.03, 0, rise + 0.02), (0, rad(90), 0), m=flat(cols[2]), b=0.01, n=20)
    return g


def beam(x0, z0, x1, z1, w=0.075, out=0.035):
    """A timber on the plane y = 0 from one point to another."""
    long, turn = math.dist((x0, z0), (x1, z1)), -math.atan2(z1 - z0, x1 - x0)
    return box(long, 2 * out, w, ((x0 + x1) / 2, 0, (z0 + z1) / 2), (0, turn, 0), flat(TIMBER), 0.01, c=True, segs=2)


def panel(w, h, n=None, brace=True):
    """A half-timbered wall on the plane y = 0, standing on z = 0: plates, studs and braces at both ends."""
    n = n or max(2, round(w / 0.44))
    with group("panel") as g:
        for z in (0.05, h - 0.04):
            beam(-w / 2, z, w / 2, z, 0.1, 0.045)
        for i in range(n + 1):
            x = -w / 2 + 0.04 + (w - 0.08) * i / n
            beam(x, 0, x, h, 0.075 if 0 < i < n else 0.1)
        if brace:
            step = (w - 0.08) / n
            for side in (-1, 1):
                beam(side * (w / 2 - 0.05), h * 0.1, side * (w / 2 - 0.05 - step), h * 0.9, 0.065, 0.028)
    return g


def timber_gable(half, rise, collar=0.46):
    """The timbers of a gable on the plane y = 0, standing on z = 0: studs below a collar, chevrons above it."""
    zc = rise * collar

    def top(x):
        return rise * (1 - abs(x) / half) - 0.05

    with group("timber_gable") as g:
        beam(-half, 0.05, half, 0.05, 0.12, 0.055)
        beam(-half * (1 - collar), zc, half * (1 - collar), zc, 0.1, 0.045)
        n = max(2, round(half / 0.36))
        for i in range(-n + 1, n):
            x = half * i / n
            beam(x, 0.05, x, min(zc, top(x)))
        beam(0, zc, 0, rise - 0.1)
        for side in (-1, 1):
            beam(side * half * (1 - collar) * 0.5, zc, 0, zc + (rise - zc) * 0.5, 0.06, 0.03)
    return g


def casement(n=2, w=0.27, h=0.58, frame=TIMBER, rows=1):
    """n leaded casements side by side on the plane y = 0, facing -y; origin at the middle of their foot."""
    wide = n * w + 0.1
    with group("casement") as g:
        box(wide, 0.1, h + 0.1, (0, 0, -0.05), m=flat(frame), b=0.012)
        box(wide + 0.1, 0.16, 0.055, (0, -0.03, -0.09), m=flat(frame), b=0.012)
        for i in range(n):
            x = (i - (n - 1) / 2) * w
            box(w - 0.05, 0.03, h, (x, -0.045, 0), m=flat("#f0ead9"), b=0.006)
            box(w - 0.09, 0.03, h - 0.05, (x, -0.052, 0.025), m=glassmat("blue"), b=0.004)
            box(w - 0.09, 0.03, (h - 0.05) * 0.24, (x, -0.0535, 0.025 + (h - 0.05) * 0.76), m=glassmat("sky"), b=0.004)
            m, a = max(2, round(h / 0.19)), w - 0.09
            step = (h - 0.05) / m
            for k in range(m):  # lead in diamonds
                for side in (-1, 1):
                    z = 0.025 + step * (k + 0.5)
                    long, turn = math.hypot(a, step), side * math.atan2(step, a)
                    box(long, 0.012, 0.014, (x, -0.07, z), (0, turn, 0), flat("#e4e7de"), 0, c=True)
    return g


def quoins(h, m=STONE, seed=0, w=0.24):
    """Corner stones, alternately long and short, up a corner at x = 0, y = 0 of walls towards -x and +y."""
    R = random.Random(seed)
    with group("quoins") as g:
        n = max(2, round(h / 0.17))
        for i in range(n):
            a, c = (w, 0.15) if i % 2 else (0.15, w)
            at = (-a / 2 + 0.02, c / 2 - 0.02, i * h / n)
            box(a, c, h / n - 0.015, at, m=flat(R.choice(m), 0.85), b=0.018, segs=2)
    return g


def stack(h, w=0.52, d=0.4, pots=2, shoulders=True):
    """A tall brick chimney that stands on z = 0, with stone shoulders, a corbelled cap and clay pots."""
    with group("stack") as g:
        box(w, d, h, m=flat("brick"), b=0.015)
        put(brickwork(w, h - 0.3, "#c97d66", seed=3, share=0.4), 0, -d / 2, 0.1)
        put(brickwork(d, h - 0.3, "#c97d66", seed=4, share=0.4), w / 2, 0, 0.1, 90)
        for k, grow in enumerate((0.06, 0.12, 0.16)):
            m = flat("brick" if k < 2 else STONE[0])
            box(w + grow, d + grow, 0.08, (0, 0, h - 0.2 + 0.08 * k), m=m, b=0.012)
        if shoulders:
            box(w + 0.05, d + 0.05, 0.06, (0, 0, h * 0.72), m=flat(STONE[0]), b=0.012)
        for i in range(pots):
            x = (i - (pots - 1) / 2) * 0.22
            cyl(0.085, 0.3, (x, 0, h + 0.03), m=flat("rose"), r2=0.07, b=0.012, n=24)
            cyl(0.09, 0.05, (x, 0, h + 0.31), m=flat("rose"), b=0.012, n=24)
    return g


def wing(half, deep, first, eave, rise, *, wall="brick", cols=SLATE, seed=0, lights=3, over=0.18):
    """A gabled wing that faces -y: a masonry ground floor, timbers above; its front is y = 0, it runs to y = deep."""
    w = 2 * half
    with group("wing") as g:
        box(w, deep, first + 0.4, (0, deep / 2, -0.4), m=flat(wall), b=0.012)
        if wall == "brick":
            put(brickwork(w - 0.1, first - 0.1, "#c97d66", seed=seed, share=0.26), 0, 0, 0.05)
            side = min(deep, 1.2)
            bricks = brickwork(side - 0.1, first - 0.1, "#c97d66", seed=seed + 1, share=0.26)
            put(bricks, half, side / 2, 0.05, 90)
        put(quoins(first - 0.06, seed=seed), half, 0, 0)
        put(quoins(first - 0.06, seed=seed + 1), -half, 0, 0, -90)
        up = eave - first
        j = 0.1  # the jetty
        box(w + 0.06, deep + j, up, (0, deep / 2 - j / 2, first), m=flat(STUCCO), b=0.008)
        end = [(-half + 0.02, -0.02), (half - 0.02, -0.02), (0, rise - 0.08)]
        prism(end, deep + j - 0.04, (0, deep / 2 - j / 2, eave), m=flat(STUCCO), b=0)
        put(panel(w + 0.06, up), 0, -j, first)
        put(panel(deep + j, up, brace=False), half + 0.03, deep / 2 - j / 2, first, 90)
        put(timber_gable(half, rise), 0, -j, eave)
        for i in range(int(w / 0.28) + 1):  # the ends of the joists
            x = -half + 0.06 + (w - 0.12) * i / int(w / 0.28)
            box(0.09, 0.12, 0.09, (x, -0.06, first - 0.09), m=flat(TIMBER), b=0.012, segs=2)
        put(casement(lights, 0.28, up * 0.56), 0, -j - 0.03, first + up * 0.24)
        put(casement(2, 0.24, rise * 0.24), 0, -j - 0.03, eave + rise * 0.14)
        put(steep_roof(deep + j + 0.16, half, rise, cols, over, seed=seed), 0, deep / 2 - j / 2 - 0.08, eave, 90)
    return g


def bay(w=1.25, h=0.72, out=0.26, n=4):
    """A square bay of leaded windows on the plane y = 0 under a small slate roof."""
    with group("bay") as g:
        box(w, out, 0.42, (0, -out / 2, 0), m=flat(STONE[0]), b=0.015)
        box(w, out, h + 0.1, (0, -out / 2, 0.4), m=flat(TIMBER), b=0.012)
        put(casement(n, (w - 0.12) / n, h), 0, -out, 0.47)
        put(casement(1, 0.2, h), w / 2, -out / 2, 0.47, 90)
        lean = math.atan2(0.3, out + 0.12)
        foot = [(0.02, 0.3), (-out - 0.12, 0), (-out - 0.12, -0.05), (0.02, -0.05)]
        prism(foot, w + 0.2, (0, 0, h + 0.53), m=flat(SLATE[0]), b=0.01, axis="x")
        plane = shingles(w + 0.2, math.hypot(0.3, out + 0.12), SLATE, step=0.13, pitch=0.2, seed=5)
        put(plane, 0, -out - 0.125, h + 0.53, 0, 1, math.degrees(lean) - 90)
    return g


def stone_arch(w=0.56, h=0.62):
    """An arched oak door in a surround of cut stones, on the plane y = 0; h is where the arch begins."""
    r = w / 2
    round_top = [(r * cos(rad(a)), h + r * sin(rad(a))) for a in range(0, 181, 12)]
    with group("stone_arch") as g:
        prism([(-r, 0), (r, 0)] + round_top, 0.05, (0, -0.01, 0), m=flat("#a06a3f"), b=0.01)
        for k in range(1, 4):
            x = -r + w * k / 4
            box(0.014, 0.02, h + 0.6 * r, (x, -0.04, 0.02), m=flat("wood2"), b=0)
        for z in (0.2, h):
            box(w * 0.7, 0.02, 0.04, (-w * 0.12, -0.045, z), m=flat("slate2"), b=0.008)
        sphere(0.025, (r * 0.65, -0.06, h * 0.62), metalmat("yellow"), sub=2)
        box(0.14, 0.02, 0.16, (0, -0.045, h + 0.02), m=glassmat("yellow"), b=0.01)
        for side in (-1, 1):
            for k in range(4):
                wide = 0.2 if k % 2 else 0.15
                at = (side * (r + wide / 2 - 0.01), -0.03, k * h / 4)
                box(wide, 0.14, h / 4 - 0.012, at, m=flat(STONE[k % 2], 0.85), b=0.018)
        for k in range(7):
            a = rad(180 * (k + 0.5) / 7)
            long = 0.22 if k == 3 else 0.17
            q = r + long / 2 - 0.01
            at = (q * cos(a), -0.03, h + q * sin(a))
            box(long, 0.15, 0.145, at, (0, -a, 0), flat(STONE[k % 2], 0.85), 0.018, c=True)
        box(w + 0.5, 0.36, 0.1, (0, -0.2, -0.06), m=flat(STONE[1]), b=0.02)
        box(w + 0.3, 0.24, 0.1, (0, -0.46, -0.14), m=flat(STONE[1]), b=0.02)
    return g


def lantern(m="slate2"):
    """A square lantern with a warm light, hanging or standing; its foot is z = 0."""
    with group("lantern") as g:
        box(0.13, 0.13, 0.03, m=flat(m), b=0.008)
        box(0.1, 0.1, 0.15, (0, 0, 0.03), m=mat("yellow", emit=0.35, bump=0), b=0.01)
        for x in (-0.05, 0.05):
            for y in (-0.05, 0.05):
                box(0.018, 0.018, 0.16, (x, y, 0.025), m=flat(m), b=0)
        cyl(0.11, 0.08, (0, 0, 0.18), m=flat(m), r2=0.02, b=0.008, n=4)
    return g


def entry(seed=0, wall="brick", cols=SLATE):
    """A brick entry whose steep roof sweeps almost to the ground on its left side; its front is y = 0."""
    deep, apex = 1.3, (0.12, 2.72)
    right, knee, left = (0.78, 1.5), (-0.62, 1.22), (-1.05, 0.72)
    with group("entry") as g:
        outer = [(left[0], -0.3), (0.7, -0.3), (0.7, right[1] + 0.1), apex, knee, left]
        prism(outer, deep, (0, deep / 2, 0), m=flat(wall), b=0.008)
        put(brickwork(1.2, 1.3, "#c97d66", seed=seed, share=0.26), 0.1, 0, 0.1)
        put(brickwork(deep - 0.1, 1.4, "#c97d66", seed=seed + 1, share=0.26), 0.7, deep / 2, 0.05, 90)
        put(quoins(1.5, seed=seed), 0.7, 0, 0)
        line = [(right[0] + 0.06, right[1] - 0.02), apex, knee, (left[0] - 0.12, left[1] - 0.1)]
        shell = [(x, z + 0.1) for x, z in line] + [(x, z - 0.02) for x, z in reversed(line)]
        prism(shell, deep + 0.12, (0, deep / 2 - 0.06, 0), m=flat(cols[0]), b=0.008)
        edge = [(x, z + 0.13) for x, z in line] + [(x, z - 0.08) for x, z in reversed(line)]
        prism(edge, 0.07, (0, -0.13, 0), m=flat(TIMBER), b=0.012)
        for (ax, az), (bx, bz), turn in ((line[0], line[1], 90), (line[3], line[2], -90), (line[2], line[1], -90)):
            long = math.dist((ax, az), (bx, bz))
            lean = -math.degrees(math.atan2(abs(bx - ax), bz - az))
            plane = shingles(deep + 0.1, long, cols, step=0.15, pitch=0.2, seed=seed + turn)
            put(plane, ax, deep / 2 - 0.06, az + 0.105, turn, 1, lean)
        put(stone_arch(), 0.1, -0.02, 0.12)
        put(casement(1, 0.3, 0.4), 0.1, -0.02, 1.55)
        put(lantern(), 0.5, -0.1, 1.1, s=0.8)
        box(0.05, 0.14, 0.03, (0.5, -0.06, 1.1), m=flat("slate2"), b=0.006)
    return g


def great_house():
    """The large house: a long block under slate, two cross gables, the entry between them; its front is y = 0."""
    w, d, first, eave, rise = 6.3, 2.9, 1.4, 2.5, 2.25
    with group("great_house") as g:
        box(w, d, first + 0.4, (0, d / 2, -0.4), m=flat("brick"), b=0.012)
        put(brickwork(d - 0.1, first - 0.1, "#c97d66", seed=11, share=0.26), w / 2, d / 2, 0.05, 90)
        put(brickwork(1.9, first - 0.1, "#c97d66", seed=12, share=0.26), 0.3, 0, 0.05)
        box(w + 0.06, d + 0.06, eave - first, (0, d / 2, first), m=flat(STUCCO), b=0.008)
        put(panel(w, eave - first, 13), 0, -0.03, first)
        put(panel(d, eave - first, 6), w / 2 + 0.03, d / 2, first, 90)
        end = [(-d / 2 + 0.02, -0.02), (d / 2 - 0.02, -0.02), (0, rise - 0.08)]
        prism(end, w, (0, d / 2, eave), m=flat(STUCCO), b=0, axis="x")
        put(timber_gable(d / 2, rise), w / 2, d / 2, eave, 90)
        put(steep_roof(w + 0.3, d / 2, rise, over=0.22), 0, d / 2, eave)
        for y in (0.62, 2.28):
            put(casement(2, 0.26, 0.6), w / 2 + 0.03, y, first + 0.24, 90)
            put(casement(2, 0.28, 0.66), w / 2 + 0.01, y, 0.5, 90)
        put(wing(1.22, 2.2, first, 2.3, 2.3, seed=2), -1.85, -0.75, 0)
        put(bay(), -1.85, -0.76, 0.02)
        put(wing(1.0, 1.9, first, 2.3, 1.9, seed=6, lights=2), 2.0, -0.3, 0)
        put(casement(3, 0.28, 0.7), 2.0, -0.31, 0.5)
        put(entry(), 0.3, -0.55, 0)
        put(casement(3, 0.24, 0.5), 0.3, -0.06, 1.78)
        put(stack(2.6, 0.66, 0.42, 3), -0.25, d / 2 + 0.1, 3.6)
        put(end_chimney(), w / 2, d / 2, 0)
        put(dormer(), 0.42, 0.4, eave + 0.62)
    return g


def end_chimney():
    """A chimney outside of a gable's wall, the plane x = 0: broad at its foot, slender above stone shoulders."""
    with group("end_chimney") as g:
        for half, z0, z1, seed in ((0.62, -0.3, 1.5, 7), (0.46, 1.5, 2.9, 8)):
            box(0.46, 2 * half, z1 - z0, (0.16, 0, z0), m=flat("brick"), b=0.015)
            bricks = brickwork(2 * half - 0.06, z1 - max(z0, 0) - 0.1, "#c97d66", seed=seed, share=0.34)
            put(bricks, 0.39, 0, max(z0, 0), 90)
            cap = [(-half - 0.05, 0), (half + 0.05, 0), (half - 0.14, 0.26), (-half + 0.14, 0.26)]
            prism(cap, 0.52, (0.16, 0, z1 - 0.02), m=flat(STONE[0]), b=0.015, axis="x")
        put(stack(2.75, 0.6, 0.4, 2), 0.16, 0, 2.8, 90)
    return g


def dormer(cols=SLATE):
    """A half-timbered dormer that faces -y; its wall is the plane y = 0."""
    with group("dormer") as g:
        box(0.66, 0.9, 0.6, (0, 0.45, 0), m=flat(STUCCO), b=0.01)
        prism([(-0.31, 0), (0.31, 0), (0, 0.44)], 0.9, (0, 0.45, 0.58), m=flat(STUCCO), b=0)
        put(panel(0.66, 0.6, 2, False))
        put(timber_gable(0.33, 0.5, 0.4), 0, 0, 0.6)
        put(casement(2, 0.22, 0.4), 0, -0.02, 0.12)
        put(steep_roof(1.2, 0.33, 0.52, cols, 0.1, seed=41), 0, 0.45, 0.6, 90)
    return g


def cottage():
    """The smaller house: stone below, one tall gable to the street, a tiled roof; its front is y = 0."""
    d, first, eave = 2.5, 1.2, 2.0
    stone = "#cbc2ae"
    with group("cottage") as g:
        box(3.1, d, first + 0.4, (0.1, d / 2, -0.4), m=flat(stone), b=0.012)
        put(brickwork(1.2, first - 0.1, STONE[1], seed=21, share=0.5), -0.9, 0, 0.05)
        put(brickwork(d - 0.1, first - 0.1, STONE[2], seed=22, share=0.4), 1.65, d / 2, 0.05, 90)
        box(3.14, d + 0.04, eave - first, (0.1, d / 2, first), m=flat(STUCCO), b=0.008)
        put(panel(3.14, eave - first, 8), 0.1, -0.02, first)
        put(panel(d, eave - first, 6), 1.68, d / 2, first, 90)
        end = [(-d / 2 + 0.02, -0.02), (d / 2 - 0.02, -0.02), (0, 1.67)]
        prism(end, 3.1, (0.1, d / 2, eave), m=flat(STUCCO), b=0, axis="x")
        put(timber_gable(d / 2, 1.75), 1.66, d / 2, eave, 90)
        put(steep_roof(3.3, d / 2, 1.75, TILES, 0.18, seed=30), 0.1, d / 2, eave)
        put(wing(0.98, 1.7, first, 1.9, 1.75, wall=stone, cols=TILES, seed=24, lights=2), 0.6, -0.4, 0)
        put(casement(3, 0.27, 0.56), 0.6, -0.41, 0.46)
        put(stone_arch(0.46, 0.52), -0.86, -0.02, 0.12)
        prism([(-0.5, 0), (0.5, 0), (0, 0.5)], 0.34, (-0.86, -0.15, 1.12), m=flat(STUCCO), b=0.01)
        put(steep_roof(0.5, 0.46, 0.5, TILES, 0.1, seed=33), -0.86, -0.16, 1.14, 90)
        put(dormer(TILES), -0.72, 0.4, eave + 0.42, 0, 0.9)
        put(casement(2, 0.26, 0.5), 1.67, d / 2, 0.45, 90)
        put(casement(2, 0.24, 0.4), 1.69, d / 2, 1.42, 90)
        put(stack(1.75, 0.46, 0.4, 2), -0.95, d / 2 + 0.15, 3.0)
    return g


def pillar():
    """A fieldstone pillar with a cap and a lantern."""
    R = random.Random(8)
    with group("pillar") as g:
        box(0.34, 0.34, 0.8, m=flat(STONE[2]), b=0.02)
        for row in range(5):
            for side in range(4):
                for k in (-1, 1):
                    wide = R.uniform(0.14, 0.18)
                    at = (k * 0.09 * (0 if row % 2 and k < 0 else 1), -0.17)
                    a = side * pi / 2
                    x, y = at[0] * cos(a) - at[1] * sin(a), at[0] * sin(a) + at[1] * cos(a)
                    box(wide, 0.05, 0.14, (x, y, 0.02 + row * 0.155), (0, 0, a), flat(R.choice(STONE), 0.85), 0.02)
        box(0.46, 0.46, 0.08, (0, 0, 0.8), m=flat(STONE[0]), b=0.02)
        put(lantern(), 0, 0, 0.88, 0, 1.15)
    return g


# ---------- gardens and street ----------
def clipped(l, h=0.34, d=0.3, seed=0):
    """A low hedge clipped to a box, along x."""
    R = np.random.default_rng(seed)
    with group("clipped") as g:
        box(l, d, h, m=flat("#2f6a4d"), b=0.06)
        n = max(2, round(l / 0.2))
        blobs = [
            (-l / 2 + l * (i + 0.5) / n, side * d * 0.2, h * 0.58, h * 0.44 * R.uniform(0.95, 1.05))
            for i in range(n)
            for side in (-1, 1)
        ]
        foliage(blobs, AUT["hedge"], leaf=0.07, dens=44, seed=seed, lumps=0.03)
    return g


def stand(prop, x, y, rz=0, s=1, lift=0.0):
    """Stands a prop on the lawn."""
    return fix(prop, x, y, height(x, y) + 0.012 + lift, rz, s)


def planting():
    """Oaks and evergreens, a low tree and shrubs on the verge."""
    for x, y, h, kind, seed in (
        (-7.05, 1.3, 4.0, "rust", 2),
        (-6.1, 4.5, 4.7, "amber", 5),
        (-2.4, 4.9, 4.8, "orange", 9),
        (2.3, 4.95, 4.5, "green", 11),
        (4.9, 5.0, 4.2, "amber", 17),
        (7.3, 4.2, 3.3, "orange", 20),
    ):
        put(tree(h, kind, seed, 1.12), x, y, height(x, y) - 0.03)
    put(conifer(3.7, 4), -7.35, 3.0, RISE - 0.03)
    stand(conifer(2.7, 9), 7.4, 1.6, 0, 1, -0.04)
    stand(tree(1.7, "amber", 31, 1.1), 7.1, -1.1, 0, 1, -0.03)
    for x, y, r, seed in ((-6.7, -5.0, 0.28, 1), (-6.25, -5.3, 0.22, 2), (6.7, -5.1, 0.26, 4), (7.15, -4.75, 0.21, 5)):
        fix(boxwood(r, seed), x, y, 0.0)
    rocks([(-5.75, -5.42, 0, 0.17), (-7.1, -4.75, 0, 0.14), (6.25, -5.35, 0, 0.15)], 3)


def hedges():
    """Boxwood: clipped hedges behind the sidewalk, balls along the walls and the walk."""
    seed = 40
    for a, b in ((-7.5, -2.2), (0.45, 1.2), (3.6, 4.2), (5.1, 7.5)):
        for x, y, turn in along(1.35, a, b, 1.0):
            stand(clipped(0.84 if b - a > 0.9 else 0.56, seed=seed), x, y, math.degrees(turn))
            seed += 1
    hx, hy = MAIN
    for x, y, r in (
        (-3.1, -1.3, 0.24),
        (-2.55, -1.42, 0.2),
        (-2.0, -1.42, 0.24),
        (-1.45, -1.42, 0.2),
        (-0.92, -1.34, 0.24),
        (1.3, -0.76, 0.22),
        (1.85, -0.74, 0.25),
        (2.4, -0.74, 0.21),
        (2.95, -0.74, 0.25),
    ):
        stand(boxwood(r, seed), hx + x, hy + y)
        seed += 1
    sx, sy = SMALL
    row = (-0.3, -0.78, 0.2), (0.2, -0.86, 0.23), (1.2, -0.8, 0.24), (1.72, -0.64, 0.2), (-1.62, -0.72, 0.22)
    for x, y, r in row:
        stand(boxwood(r, seed), sx + x, sy + y)
        seed += 1


def paths():
    """The brick walk that winds from the door to the sidewalk, and flagstones to the smaller house."""
    hx, hy = MAIN
    line = ((hx + 0.42, hy - 1.25), (-1.85, -1.6), (-1.3, -2.0), (-0.7, -2.2), (-0.3, -2.5), (-0.2, -2.85))
    commit(brick_walk(curve(line, 6)))
    R = random.Random(6)
    for i in range(5):
        t = i / 4
        x, y = 4.15 + 0.42 * t, -0.55 - 1.75 * t
        turn = (0, 0, rad(R.uniform(-9, 9)))
        box(0.52, 0.3, 0.08, (x, y, height(x, y) - 0.03), turn, flat(R.choice(("grey2", "#c6c3b6"))), 0.03)


def pick_up():
    """The truck at the curb, what waits there and the two who fetch it."""
    at = -4.15
    fix(company_truck(), at, curb(at) - 0.62, 0.02, 180 + math.degrees(math.atan(2 * BEND * (at - 1.2))), TRUCK)
    for prop, x, off, turn, s in (
        (armchair("rose"), -1.35, 0.32, -14, 0.48),
        (cardboard_closed(0.36, 0.3, 0.3), -0.75, 0.3, 8, 1),
        (chest(), -2.05, 0.3, -6, 0.46),
    ):
        on(prop, x, curb(x) + off, turn, s=s)
    on(cardboard_closed(0.28, 0.25, 0.22), -0.75, curb(-0.75) + 0.3, -10)
    carry = dict(handL=(-0.2, -0.42, 1.0), handR=(0.2, -0.42, 1.0))
    x = 0.6
    fix(person(**carry, footL=(-0.12, 0.16, 0), footR=(0.12, -0.16, 0)), x, curb(x) + 0.75, 0.045, -80, 0.48)
    put(cardboard_closed(0.3, 0.24, 0.22), x - 0.25, curb(x) + 0.71, 0.045 + 0.48 * 0.88, 12)


def lawn(R):
    """A place on the open lawn."""
    while True:
        x, y = R.uniform(-7.7, 7.7), R.uniform(-3.2, 3.0)
        clear = y > curb(x) + 1.6 and abs(x - DRIVE) > 0.75
        indoors = y > -0.9 and (-6.0 < x < 1.3 or 3.2 < x < 6.8)
        if clear and not indoors:
            return x, y


def fallen(x, y):
    """Where fallen leaves may lie: on the lawn, outside of the houses."""
    return abs(x) < 7.8 and curb(x) + 1.55 < y < 5.4 and not (y > -0.7 and (-6.0 < x < 1.3 or 3.2 < x < 6.7))


def scene():
    """The whole picture."""
    land()
    fix(great_house(), *MAIN, RISE, 0, 1.06)
    fix(cottage(), *SMALL, RISE, 5, 1.04)
    paths()
    hedges()
    planting()
    for x in (DRIVE - 0.85, DRIVE + 0.85):
        stand(pillar(), x, curb(x) + 1.32)
    fix(car("#6f8f86", "#6f8f86"), 2.2, 0.1, RISE + 0.07, 90)
    for x in (-6.3, 5.9):
        fix(street_lamp(1.5), x, curb(x) + 0.32, 0.0)
    pick_up()
    spots = [(-6.9, 0.6, 0.7), (1.6, 3.6, 0.8), (7.0, -0.8, 0.5), (7.0, 2.6, 0.8), (3.3, 3.6, 0.7), (-6.6, -0.6, 0.5)]
    sprigs(420, lawn, lambda x, y: height(x, y) + 0.015, 3)
    for v in leaves(300, under_trees(spots, fallen), 0.02, 4, s=0.075).data.vertices:
        v.co.z += height(v.co.x, v.co.y)
