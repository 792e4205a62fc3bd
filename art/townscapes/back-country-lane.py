"""A narrow back-country lane: it winds past a gray shingled carriage house behind dry-stone walls and an
arched wooden gate, humps over a brook on a small stone bridge and leaves between big autumn trees; a horse.
"""

import numpy as np

from kit import *
from kit.facades import *

ALT = "A gray carriage house behind stone walls, a horse by a brook, a small stone bridge, a green truck in the lane"
CAMERA = dict(target=(0.68, 0.0, 1.4), az=26, el=25, dist=46, lens=79)
STAGE = dict(bg_z=BASE)

W, D = 16.4, 11.1  # the slab
WATER_Z = -0.32
HALF = 0.78  # half the lane's width
LANE = np.array(
    curve(
        (
            (-10.5, -3.5),
            (-8.2, -3.6),
            (-5.4, -3.15),
            (-2.4, -3.3),
            (0.6, -3.65),
            (2.6, -3.2),
            (4.7, -2.55),
            (6.3, -1.3),
            (6.75, 0.5),
            (6.15, 2.3),
            (6.2, 4.3),
            (7.4, 7.5),
        ),
        12,
    )
)
LEVEL = np.interp(  # the lane's height along it
    np.linspace(0, 11, len(LANE)), range(12), (0, 0, 0, 0.02, 0.14, 0.44, 0.46, 0.28, 0.3, 0.42, 0.5, 0.5)
)
BROOK = np.array(
    curve(
        (
            (5.4, -8),
            (4.75, -5.6),
            (4.2, -4.2),
            (3.7, -2.86),
            (3.05, -0.9),
            (2.75, 1.2),
            (3.1, 3.4),
            (3.7, 7.5),
        ),
        12,
    )
)
BRIDGE = (3.68, -2.88, 17)  # where it stands, its turn
HOUSE = (-3.3, 0.35)  # the middle of the carriage house's front
GATE = (-1.75, -2.12)
ROOF = ("#93836f", "#9d8d79", "#897a68")
DRYSTONE = ("#b3b2a6", "#c6c3b6", "#a3a59c", "#b9ae9b", "#cdc9ba")


def ease(t):
    """From 0 to 1, smooth at both ends."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def near(line, x, y):
    """The nearest point of a line: its index and how far it is."""
    far = np.hypot(line[:, 0] - x, line[:, 1] - y)
    i = int(far.argmin())
    return i, float(far[i])


def lane_z(x, y):
    """The lane's height."""
    return float(LEVEL[near(LANE, x, y)[0]])


def dry(x, y):
    """The ground's height as if there were no brook: level at the lane, rising behind the wall."""
    i, away = near(LANE, x, y)
    land = 0.34 * ease((y + 2.7) / 1.6) + 0.35 * ease((y - 2.6) / 3.2)
    t = ease((away - HALF) / 0.8)
    return float(LEVEL[i]) * (1 - t) + land * t


def height(x, y):
    """The ground's height."""
    away = near(BROOK, x, y)[1]
    wide = 0.3 + 0.6 * ease((-y - 4.0) / 1.8)
    t = ease((away - wide) / 0.75)
    return dry(x, y) * t - 0.56 * (1 - t)


def beside(t0, t1, off, step=3):
    """Points along the lane between two shares of its controls, off meters to its left."""
    line = []
    for i in range(int(t0 * 12), int(t1 * 12) + 1, step):
        a, b = LANE[max(0, i - 1)], LANE[min(len(LANE) - 1, i + 1)]
        dx, dy = (b - a) / np.hypot(*(b - a))
        line.append((float(LANE[i][0] - dy * off), float(LANE[i][1] + dx * off)))
    return line


def land():
    """The slab in layers: sand, earth, turf, the brook's water, the lane and the drive."""
    rim = outline(W, D, grow=0.012)
    prism(outline(W, D, grow=0.03), 0.27, (0, 0, BASE), m=flat("oat"), b=0.06, axis="z")
    ground(outline(W, D), lambda x, y: height(x, y) - 0.2, -0.62, flat("oat"), b=0.02, step=0.3)
    ground(rim, height, lambda x, y: height(x, y) - 0.26, "grass", b=0.05, step=0.22)
    left = [(x - 1.26, y) for x, y in BROOK]
    right = [(x + 1.26, y) for x, y in BROOK]
    ground(clip(left[::-1] + right, outline(W, D, grow=0.02)), WATER_Z, -0.6, water(), b=0.03)
    ribbon = beside(0, 11, HALF, 2) + beside(0, 11, -HALF, 2)[::-1]
    gravel = flat("#b4b2a6")
    top = outline(W, D, grow=0.022)
    ground(
        clip(ribbon, top),
        lambda x, y: lane_z(x, y) + 0.035,
        lambda x, y: lane_z(x, y) - 0.13,
        gravel,
        b=0.02,
        step=0.25,
    )
    gx, gy = GATE
    drive = curve(((gx - 0.62, gy - 0.9), (gx - 0.6, gy + 0.4), (-2.6, -1.0), (-5.3, -0.7), (-5.3, 0.4)), 6)
    drive += [(-1.9, 0.4)] + curve(((-1.2, -0.4), (gx + 0.6, gy + 0.4), (gx + 0.62, gy - 0.9)), 6)
    ground(
        drive, lambda x, y: dry(x, y) + 0.03, lambda x, y: dry(x, y) - 0.14, flat("sand"), b=0.02, step=0.25
    )


# ---------- stone ----------
def stone_wall(line, h=0.46, seed=0, thick=0.27):
    """A dry-stone wall along points on the ground: three uneven courses and a cap of flat stones."""
    R = random.Random(seed)
    reach = np.cumsum([0.0] + [math.dist(p, q) for p, q in zip(line, line[1:])])

    def at(s):
        """The point s meters along the wall."""
        return tuple(float(np.interp(s, reach, [p[k] for p in line])) for k in (0, 1))

    rise = (h - 0.08) / 3
    with group("stone_wall") as g:
        for course in range(4):
            cap = course == 3
            s = -R.uniform(0, 0.1)
            while s < reach[-1]:
                long = R.uniform(0.34, 0.56) if cap else R.uniform(0.2, 0.44)
                long = min(long, reach[-1] - s + 0.06)
                (ax, ay), (bx, by) = at(s), at(s + long)
                x, y = (ax + bx) / 2, (ay + by) / 2
                tall = 0.1 if cap else rise * 1.02
                size = (long - 0.02, (thick + 0.05 if cap else thick) * R.uniform(0.88, 1.1), tall)
                z = dry(x, y) - 0.05 + course * rise + R.uniform(-0.012, 0.012)
                turn = math.atan2(by - ay, bx - ax) + R.uniform(-0.06, 0.06)
                lean = (R.uniform(-0.05, 0.05), R.uniform(-0.05, 0.05), turn)
                box(*size, (x, y, z), lean, flat(R.choice(DRYSTONE), 0.85), 0.035)
                s += long
    return g


def bridge(span=0.84, half=1.75, wide=1.94):
    """A hump of stone along x, its arch seen from -y; z = 0 is the lane's height in the middle."""
    R = random.Random(3)
    spring = -0.62  # where the arch begins
    rise = 0.74

    def crown(x):
        """The height of the roadway."""
        return -0.1 * (x / half) ** 2

    arc = [(span * cos(rad(a)), spring + rise * sin(rad(a))) for a in range(0, 181, 12)]
    top = [(-half + half * k / 6, crown(-half + half * k / 6)) for k in range(13)]
    with group("bridge") as g:
        prism(
            [(half, -1.0)] + [(span, -1.0)] + arc + [(-span, -1.0), (-half, -1.0)] + top,
            wide,
            m=flat("#a3a59c"),
            b=0,
        )
        for side in (-1, 1):
            y = side * (wide / 2)
            for course in range(9):  # the wall's stones
                z, x = -0.98 + course * 0.125, -half - R.uniform(0, 0.1)
                while x < half:
                    long = R.uniform(0.2, 0.36)
                    mid = x + long / 2
                    hole = math.hypot(mid / (span + 0.17), (z + 0.06 - spring) / (rise + 0.15)) < 1
                    if not hole and not (z < spring and abs(mid) < span + 0.1) and z + 0.1 < crown(mid):
                        box(long - 0.015, 0.1, 0.118, (mid, y, z), m=flat(R.choice(DRYSTONE), 0.85), b=0.025)
                    x += long
            for k in range(13):  # the arch's stones
                a = rad(180 * k / 12)
                spot = ((span + 0.07) * cos(a), y + side * 0.02, spring + (rise + 0.06) * sin(a))
                box(0.17, 0.16, 0.2, spot, (0, -a, 0), flat(R.choice(DRYSTONE[1::3]), 0.85), 0.03, c=True)
            n = 9
            for k in range(n):  # parapet and its cap
                x = -half + 2 * half * (k + 0.5) / n
                slope = math.atan(0.2 * x / half / half)
                long = 2 * half / n
                for j in (-1, 1):
                    spot = (x + j * long / 4, y - side * 0.06, crown(x) - 0.02)
                    box(
                        long / 2 - 0.015, 0.2, 0.27, spot, (0, slope, 0), flat(R.choice(DRYSTONE), 0.85), 0.03
                    )
                spot = (x, y - side * 0.06, crown(x) + 0.24)
                box(long - 0.02, 0.28, 0.09, spot, (0, slope, 0), flat(R.choice(DRYSTONE[1::3]), 0.85), 0.03)
            for x in (-half - 0.08, half + 0.08):
                box(0.32, 0.34, 0.62, (x, y - side * 0.06, -0.32), m=flat(DRYSTONE[0], 0.85), b=0.04)
                box(0.4, 0.42, 0.09, (x, y - side * 0.06, 0.29), m=flat(DRYSTONE[4], 0.85), b=0.03)
    return g


def gate(w=1.3, low=0.72, arch=0.3):
    """A wooden gate of two leaves with an arched top, between stone piers with lanterns; faces -y."""
    R = random.Random(8)
    n = 10
    with group("gate") as g:
        for side in (-1, 1):
            x = side * (w / 2 + 0.2)
            for course in range(6):
                size = (0.38 * R.uniform(0.94, 1.04), 0.38 * R.uniform(0.94, 1.04), 0.172)
                box(
                    *size,
                    (x, 0, -0.1 + course * 0.172),
                    (0, 0, R.uniform(-0.05, 0.05)),
                    flat(DRYSTONE[course % 5], 0.85),
                    0.035
                )
            box(0.5, 0.5, 0.09, (x, 0, 0.93), m=flat(DRYSTONE[4], 0.85), b=0.03)
            box(0.13, 0.13, 0.16, (x, 0, 1.02), m=mat("yellow", emit=0.35, bump=0), b=0.015)
            cyl(0.13, 0.11, (x, 0, 1.18), (0, 0, rad(45)), flat("slate2"), r2=0.02, b=0.006, n=4)
        for k in range(n):
            x = -w / 2 + w * (k + 0.5) / n
            tall = low + arch * math.sqrt(max(0, 1 - (x / (w / 2 + 0.08)) ** 2))
            box(w / n - 0.012, 0.06, tall - 0.05, (x, 0, 0.05), m=flat(("wood", "#ad7d4c")[k % 2]), b=0.012)
        pts = []
        for k in range(15):
            x = -w / 2 + w * k / 14
            pts.append((x, 0, low + arch * math.sqrt(max(0, 1 - (x / (w / 2 + 0.08)) ** 2))))
        tube(pts, 0.045, "wood2", res=4)
        for z in (0.16, 0.58):
            box(w - 0.02, 0.05, 0.09, (0, -0.05, z), m=flat("wood2"), b=0.01)
        box(0.03, 0.08, 0.9, (0, -0.02, 0.06), m=flat("wood2"), b=0.006)
        for side in (-1, 1):
            sphere(0.035, (side * 0.09, -0.09, 0.5), metalmat("slate2"), sub=2)
    return g


# ---------- the carriage house ----------
def roof(w, d, rise, over=0.13):
    """A steep shingled gable roof with white rakes: ridge along x, eaves at z = 0 and y = -d/2 and d/2."""
    half, drop = d / 2 + over, over * 2 * rise / d
    long = math.hypot(half, rise + drop)
    lean = -math.degrees(math.atan2(half, rise + drop))
    shell = [
        (-half, -drop),
        (0, rise),
        (half, -drop),
        (half, -drop - 0.1),
        (0, rise - 0.12),
        (-half, -drop - 0.1),
    ]
    with group("roof") as g:
        prism(shell, w + 0.3, m=flat(ROOF[0]), b=0, axis="x")
        for turn in (0, 180):
            side = -1 if turn == 0 else 1
            put(shingles(w + 0.3, long, ROOF, step=0.15, pitch=0.24), 0, side * half, -drop, turn, 1, lean)
        rake = [
            (-half, -drop + 0.03),
            (0, rise + 0.03),
            (half, -drop + 0.03),
            (half, -drop - 0.14),
            (0, rise - 0.17),
        ]
        for side in (-1, 1):
            prism(
                rake + [(-half, -drop - 0.14)],
                0.06,
                (side * (w / 2 + 0.15), 0, 0),
                m=flat("white"),
                b=0.01,
                axis="x",
            )
        for side in (-1, 1):
            box(w + 0.26, 0.07, 0.1, (0, side * (half - 0.02), -drop - 0.12), m=flat("white"), b=0.01)
        tube([(-w / 2 - 0.15, 0, rise + 0.03), (w / 2 + 0.15, 0, rise + 0.03)], 0.05, flat(ROOF[2]), res=4)
    return g


def block(w, d, h, rise, seed=0):
    """Shingled walls on a stone foot under a steep roof; the front is y = 0, the gable at the right shows."""
    with group("block") as g:
        box(w + 0.08, d + 0.08, 0.34, (0, d / 2, -0.14), m=flat("grey2"), b=0.02)
        box(w, d, h, (0, d / 2, 0), m=flat(SHINGLES[0]), b=0.01)
        put(shingles(w - 0.04, h - 0.2, seed=seed), 0, 0, 0.2)
        put(shingles(d - 0.04, h - 0.2, seed=seed + 1), w / 2, d / 2, 0.2, 90)
        prism([(0, 0), (d, 0), (d / 2, rise)], w - 0.02, (0, 0, h - 0.02), m=flat(SHINGLES[0]), b=0, axis="x")
        put(
            shingles(d, rise - 0.14, SHINGLES, lambda z: d / 2 * (1 - z / rise) - 0.03, seed=seed + 2),
            w / 2,
            d / 2,
            h,
            90,
        )
        for x, y in ((-1, 0), (1, 0), (1, 1)):
            box(0.12, 0.12, h - 0.16, (x * (w / 2 - 0.01), y * d, 0.18), m=flat("white"), b=0.012)
        box(w + 0.02, 0.09, 0.13, (0, -0.02, h - 0.12), m=flat("white"), b=0.012)
        box(0.09, d + 0.02, 0.11, (w / 2 + 0.01, d / 2, h - 0.06), m=flat("white"), b=0.012)
        put(roof(w, d, rise), 0, d / 2, h)
    return g


def dormer(w=0.72, h=0.6, out=1.0):
    """A gabled dormer with a sash; its wall is the plane y = 0."""
    rise = 0.42
    lean = math.atan2(rise, w / 2)
    with group("dormer") as g:
        box(w, out, h, (0, out / 2, 0), m=flat(SHINGLES[0]), b=0.01)
        put(shingles(out, h, seed=5), w / 2, out / 2, 0, 90)
        prism([(-w / 2, 0), (w / 2, 0), (0, rise)], out, (0, out / 2, h - 0.01), m=flat("white"), b=0)
        put(sash(0.38, 0.44, "white", None, "white"), 0, -0.01, 0.1)
        for side in (-1, 1):
            box(0.1, 0.07, h, (side * (w / 2 - 0.04), -0.01, 0), m=flat("white"), b=0.01)
            long = math.hypot(rise, w / 2) + 0.14
            spot = (side * (w / 4 + 0.05), out / 2 - 0.05, h + rise / 2 + 0.0)
            box(long, out + 0.16, 0.07, spot, (0, side * lean, 0), flat(ROOF[2]), 0.012, c=True)
            spot = (side * (w / 4 + 0.05), -0.13, h + rise / 2 - 0.02)
            box(long, 0.05, 0.1, spot, (0, side * lean, 0), flat("white"), 0.01, c=True)
    return g


def arch_door(w=0.98, h=1.16, m="evergreen"):
    """An arched pair of carriage doors with braces and small panes on the wall plane y = 0."""

    def outline_of(half, spring, rise):
        """A rectangle with a low arch on top."""
        return [(-half, 0), (half, 0)] + [
            (half * cos(rad(a)), spring + rise * sin(rad(a))) for a in range(0, 181, 15)
        ]

    spring = h - 0.3
    with group("arch_door") as g:
        prism(outline_of(w / 2 + 0.11, spring, 0.4), 0.1, (0, -0.02, 0), m=flat("white"), b=0.015)
        prism(outline_of(w / 2, spring, 0.3), 0.08, (0, -0.06, 0.02), m=flat(m), b=0.012)
        for side in (-1, 1):
            x = side * w / 4
            box(w / 2 - 0.16, 0.03, 0.3, (x, -0.105, spring - 0.2), m=glassmat("blue"), b=0.008)
            box(0.025, 0.035, 0.3, (x, -0.112, spring - 0.2), m=flat("white"), b=0.005)
            for z in (0.06, spring - 0.3):
                box(w / 2 - 0.05, 0.03, 0.06, (x, -0.11, z), m=flat("white"), b=0.008)
            tall, wide = spring - 0.36, w / 2 - 0.1
            turn = math.atan2(wide, tall) * side
            long = math.hypot(tall, wide)
            box(0.055, 0.03, long, (x, -0.11, 0.06 + tall / 2), (0, turn, 0), flat("white"), 0.008, c=True)
        box(0.03, 0.03, h - 0.1, (0, -0.11, 0.04), m=flat("white"), b=0.006)
    return g


def cupola():
    """A white louvered cupola with a weathervane; its foot is z = 0."""
    with group("cupola") as g:
        box(0.74, 0.74, 0.4, (0, 0, -0.3), m=flat("white"), b=0.015)
        box(0.6, 0.6, 0.5, (0, 0, 0.08), m=flat("white"), b=0.015)
        for turn in (0, 90):
            with group("louver") as side:
                box(0.36, 0.04, 0.36, (0, -0.3, 0.14), m=flat("evergreen"), b=0.008)
                for k in range(4):
                    box(0.34, 0.05, 0.05, (0, -0.32, 0.17 + k * 0.085), (rad(24), 0, 0), flat("sage"), 0.008)
            put(side, 0, 0, 0, turn)
        box(0.76, 0.76, 0.07, (0, 0, 0.57), m=flat("white"), b=0.015)
        cyl(0.6, 0.46, (0, 0, 0.63), (0, 0, rad(45)), flat(ROOF[2]), r2=0.03, b=0.006, n=4)
        tube([(0, 0, 1.0), (0, 0, 1.46)], 0.018, "slate2", res=3)
        tube([(-0.2, 0, 1.3), (0.22, 0, 1.3)], 0.014, "slate2", res=3)
        prism([(-0.34, 1.3), (-0.18, 1.22), (-0.18, 1.38)], 0.02, m=flat("slate2"), b=0.003)
        prism([(0.16, 1.24), (0.3, 1.2), (0.3, 1.4), (0.16, 1.36)], 0.02, m=flat("slate2"), b=0.003)
        sphere(0.05, (0, 0, 1.48), metalmat("yellow"), sub=3)
    return g


def stone_chimney(h=2.4):
    """A fieldstone chimney with two pots, standing on z = 0."""
    R = random.Random(5)
    with group("stone_chimney") as g:
        box(0.56, 0.5, h, m=flat("#a3a59c"), b=0.02)
        for course in range(int(h / 0.17)):
            z = course * 0.17
            for turn, wide, off in ((0, 0.56, 0.25), (90, 0.5, 0.28)):
                cut = R.uniform(0.4, 0.6) * wide
                for x0, x1 in ((-wide / 2, -wide / 2 + cut), (-wide / 2 + cut, wide / 2)):
                    a, mid = rad(turn), (x0 + x1) / 2
                    spot = (mid * cos(a) + off * sin(a), mid * sin(a) - off * cos(a), z)
                    box(x1 - x0 - 0.015, 0.07, 0.155, spot, (0, 0, a), flat(R.choice(DRYSTONE), 0.85), 0.025)
        box(0.7, 0.64, 0.1, (0, 0, h - 0.02), m=flat(DRYSTONE[4]), b=0.03)
        for x in (-0.14, 0.14):
            cyl(0.09, 0.2, (x, 0, h + 0.06), m=flat("brick"), r2=0.075, b=0.012, n=20)
    return g


def carriage_house():
    """The carriage house: two arched doors, dormers, a cupola; a lower wing has the front door."""
    w, d, h, rise = 4.3, 2.7, 1.66, 1.7
    with group("carriage_house") as g:
        put(block(w, d, h, rise, 1))
        for x in (-1.3, 0.05):
            put(arch_door(1.08, 1.26), x, -0.02, 0.02)
        put(sash(0.46, 0.72, "white", "flat", "white"), 1.42, -0.02, 0.54)
        for x in (-1.35, 0.05, 1.4):
            put(dormer(), x, 0.3, h + 0.22)
        put(cupola(), 0.05, d / 2, h + rise + 0.1)
        put(sash(0.4, 0.62, "white", "arch", "white"), w / 2 + 0.01, d / 2, h + 0.62, 90)
        # the wing
        x0, ww, wd, wh, wr = w / 2 + 1.45, 2.9, 2.1, 1.36, 1.28
        with group("wing") as wing:
            put(block(ww, wd, wh, wr, 7))
            put(door("orange", 0.95, 2.0), -0.55, -0.02, 0.1, 0, 0.5)
            box(0.8, 0.44, 0.14, (-0.55, -0.22, -0.04), m=flat("grey2"), b=0.02)
            for side in (-1, 1):
                tube(
                    [(-0.55 + side * 0.36, -0.02, 0.94), (-0.55 + side * 0.36, -0.4, 1.16)],
                    0.025,
                    "white",
                    res=3,
                )
                lean = math.atan2(0.26, 0.46)
                spot = (-0.55 + side * 0.24, -0.22, 1.3)
                box(0.6, 0.56, 0.05, spot, (0, side * lean, 0), flat(ROOF[2]), 0.012, c=True)
            prism([(-0.46, 0), (0.46, 0), (0, 0.26)], 0.42, (-0.55, -0.22, 1.14), m=flat("white"), b=0.01)
            for x in (0.3, 0.95):
                put(sash(0.38, 0.6, "white", "flat", "white"), x, -0.02, 0.46)
            put(dormer(0.68, 0.5, 0.8), 0.62, 0.2, wh + 0.12)
            for y in (0.55, 1.55):
                put(sash(0.34, 0.56, "white", "flat", "white"), ww / 2 + 0.01, y, 0.46, 90)
            put(sash(0.32, 0.46, "white", "flat", "white"), ww / 2 + 0.02, wd / 2, wh + 0.3, 90)
        put(wing, x0, 0.55, 0)
        put(stone_chimney(1.5), x0 + 0.75, 0.55 + wd / 2 + 0.2, wh + 0.75)
    return g


# ---------- garden ----------
def lantern(h=1.2):
    """A lamp post with a square lantern."""
    with group("lantern") as g:
        cyl(0.05, h, m=flat("slate2"), r2=0.035, b=0.008, n=16)
        box(0.15, 0.15, 0.2, (0, 0, h), m=mat("yellow", emit=0.35, bump=0), b=0.015)
        cyl(0.16, 0.12, (0, 0, h + 0.2), (0, 0, rad(45)), flat("slate2"), r2=0.02, b=0.006, n=4)
    return g


def woodpile(l=1.3, rows=4):
    """Stacked firewood between two stakes; its cut ends face -y."""
    R = random.Random(9)
    with group("woodpile") as g:
        for row in range(rows):
            n = round(l / 0.15) - row % 2
            for k in range(n):
                x = (k - (n - 1) / 2) * 0.15
                m = flat(R.choice(("wood2", "#9b6d4a", "#7f573a")))
                cyl(0.078, 0.42, (x, 0, 0.08 + row * 0.132), (rad(90), 0, 0), m, c=True, b=0.01, n=14)
                cyl(
                    0.064,
                    0.43,
                    (x, 0, 0.08 + row * 0.132),
                    (rad(90), 0, 0),
                    flat("wood3"),
                    c=True,
                    b=0.004,
                    n=14,
                )
        for side in (-1, 1):
            box(0.06, 0.06, 0.72, (side * (l / 2 + 0.05), 0, 0), m=flat("wood2"), b=0.01)
    return g


def rail_fence(line):
    """A post-and-rail fence along points on the ground."""
    with group("rail_fence") as g:
        for x, y in line:
            box(0.1, 0.1, 0.72, (x, y, dry(x, y) - 0.06), m=flat("#9b8b78"), b=0.015)
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            for z in (0.2, 0.4, 0.58):
                a, b = (ax, ay, dry(ax, ay) + z), (bx, by, dry(bx, by) + z)
                tube([a, b], 0.03, flat("#aa9a86"), caps=False, res=2)
    return g


def stand(prop, x, y, rz=0, s=1, lift=-0.04):
    """Stands a prop on the ground."""
    return fix(prop, x, y, height(x, y) + lift, rz, s)


def lawn(R):
    """A place on open grass."""
    while True:
        x, y = R.uniform(-7.9, 7.9), R.uniform(-5.7, 5.6)
        if abs(x) > 7 and abs(y) > 4.8:
            continue
        if near(LANE, x, y)[1] < HALF + 0.15 or near(BROOK, x, y)[1] < 1.15:
            continue
        if -5.6 < x < -0.9 and -2.6 < y < 0.6 or -6.4 < x < 1.4 and y > 0.1:
            continue
        return x, y


def trees():
    """Big autumn trees in groups around the house and the lane, with evergreens between them."""
    for x, y, h, kind, seed, spread in (
        (-7.4, 0.75, 4.4, "rust", 2, 1.0),
        (-6.5, 4.45, 4.5, "amber", 5, 1.0),
        (-1.5, 4.85, 4.8, "orange", 8, 1.15),
        (1.7, 4.5, 4.2, "green", 11, 1.1),
        (4.3, 3.2, 4.2, "amber", 14, 1.1),
        (5.0, 5.0, 4.0, "rust", 17, 1.0),
        (7.45, -3.3, 2.6, "orange", 20, 1.15),
        (7.55, 1.9, 2.9, "green", 23, 1.1),
    ):
        stand(tree(h, kind, seed, spread), x, y)
    for x, y, h, seed in ((-7.6, 2.7, 3.0, 4), (-3.9, 5.0, 4.3, 6), (7.5, 3.6, 3.2, 12), (6.9, 4.9, 2.6, 9)):
        stand(conifer(h, seed), x, y)


def walls():
    """Dry-stone walls on both sides of the lane."""
    off = HALF + 0.32
    gx = GATE[0]
    back = beside(0, 5.35, off, 2)
    commit(stone_wall([p for p in back if -7.9 < p[0] < gx - 1.2] + [(gx - 1.2, GATE[1])], seed=1))
    commit(stone_wall([(gx + 1.2, GATE[1])] + [p for p in back if gx + 1.4 < p[0] < 1.5], seed=2))
    front = beside(0, 5.2, -off, 2)
    commit(stone_wall([p for p in front if -7.7 < p[0] < 2.05], seed=3, h=0.4))
    commit(stone_wall([p for p in beside(6.6, 11, off, 2) if p[1] < 4.3], seed=4))


def brook():
    """Boulders along the brook and ripples on it."""
    R = random.Random(6)
    stones = []
    for x, y in BROOK[::2]:
        if abs(y) > 5.7 or abs(y - BRIDGE[1]) < 1.1:
            continue
        wide = 0.62 + 0.55 * ease((-y - 4.0) / 1.8)
        for side in (-1, 1):
            stones.append(
                (
                    x + side * wide + R.uniform(-0.1, 0.1),
                    y + R.uniform(-0.2, 0.2),
                    WATER_Z,
                    R.uniform(0.1, 0.24),
                )
            )
    rocks(stones, 4, DRYSTONE[:3])

    def on_water(r):
        """A place on the brook."""
        i = int(r.integers(0, len(BROOK)))
        x, y = BROOK[i]
        return (float(x) + r.uniform(-0.25, 0.25), float(y)) if abs(y) < 5.6 else (3.7, -4.4)

    waves(40, on_water, WATER_Z, 2, s=0.14)


def bridge_at():
    """The bridge in its place."""
    x, y, turn = BRIDGE
    return put(bridge(), x, y, lane_z(x, y) + 0.03, turn)


def garden():
    """Hedges, a path to the front door, firewood, a lantern and pumpkins."""
    for x, y, long, rz, seed in (
        (-1.75, -0.12, 0.7, 0, 1),
        (1.1, 0.42, 1.3, 0, 3),
        (-6.35, -0.3, 1.0, 90, 5),
    ):
        stand(hedge(long, 0.36, 0.4, seed=seed), x, y, rz)
    stand(woodpile(1.05), 1.0, -1.5, 8)
    for i in range(6):
        t = i / 5
        x, y = -1.35 + 0.9 * t + 0.12 * sin(5 * t), -1.1 + 1.55 * t
        box(0.44, 0.3, 0.1, (x, y, dry(x, y) - 0.05), (0, 0, rad(25 * sin(7 * t))), flat("grey2"), 0.03)
    stand(lantern(1.1), -6.15, -0.9)
    fix(pumpkin(), -0.62, 0.74, dry(-0.62, 0.74), 0, 0.5)
    fix(pumpkin(), -0.66, 0.5, dry(-0.66, 0.5), 0, 0.38)


def meadow():
    """Beyond the brook and before the lane: a rail fence, ferns and boulders."""
    commit(rail_fence(curve(((5.75, -4.85), (6.3, -3.7), (7.0, -2.4), (7.75, -1.6)), 2)))
    R = random.Random(12)
    spots = ((-6.6, -5.0), (-3.4, -4.95), (-4.0, -5.05), (2.7, -5.0), (6.3, -2.65), (2.1, -1.0), (-0.3, -5.2))
    for i, (x, y) in enumerate(spots):
        with group("shrub") as g:
            blobs = [
                (R.uniform(-0.2, 0.2), R.uniform(-0.1, 0.1), 0.14, R.uniform(0.17, 0.26)) for _ in range(3)
            ]
            foliage(blobs, AUT[("hedge", "amber", "green")[i % 3]], leaf=0.085, dens=36, seed=i)
        stand(g, x, y)
    rocks(
        [(-2.9, -5.1, -0.02, 0.2), (-2.6, -5.05, -0.02, 0.13), (6.3, -4.8, 0.1, 0.22), (1.3, -5.15, 0, 0.16)],
        3,
        DRYSTONE[:3],
    )


def horse(coat="#9a6440", mane="#5a3d2c"):
    """A horse that stands and looks up, about 0.9 high, heading -x."""
    with group("horse") as g:
        sphere(0.2, (0.02, 0, 0.52), coat, scale=(1.95, 0.92, 1.0), sub=4)
        sphere(0.19, (0.26, 0, 0.55), coat, scale=(1.0, 0.92, 1.02), sub=4)
        sphere(0.17, (-0.24, 0, 0.54), coat, scale=(1.0, 0.9, 1.1), sub=4)
        for k in range(6):
            t = k / 5
            sphere(0.13 - 0.045 * t, (-0.3 - 0.24 * t, 0, 0.6 + 0.27 * t), coat, scale=(1, 0.75, 1.1), sub=3)
            sphere(0.055, (-0.24 - 0.22 * t, 0, 0.7 + 0.27 * t), mane, scale=(1, 0.5, 1.2), sub=3)
        for k in range(5):
            t = k / 4
            sphere(0.085 - 0.025 * t, (-0.56 - 0.21 * t, 0, 0.89 - 0.15 * t), coat, scale=(1, 0.8, 1), sub=3)
        sphere(0.03, (-0.74, 0, 0.8), "cream", scale=(1.6, 0.8, 1), sub=3)
        for side in (-1, 1):
            cyl(0.026, 0.09, (-0.52, side * 0.04, 0.95), m=coat, r2=0.005, b=0.003, n=12)
            for x, bend in ((-0.25, 0.0), (0.32, 0.03)):
                leg = [(x, side * 0.09, 0.46), (x + bend, side * 0.09, 0.25), (x, side * 0.09, 0.05)]
                tube(leg, 0.042, coat, res=4)
                cyl(0.052, 0.06, (x, side * 0.09, 0), m=mane, r2=0.044, b=0.008, n=16)
        tube([(0.44, 0, 0.62), (0.52, 0, 0.5), (0.5, 0, 0.26)], 0.045, mane, smooth=True, res=4)
    return g


def pick_up():
    """What waits beside the gate."""
    y = -2.55
    on(armchair("rose"), -3.22, y - 0.06, -8, s=0.5)
    on(chest("wood3"), -3.95, y + 0.02, 4, s=0.5)
    on(cardboard_closed(0.34, 0.3, 0.26), -3.95, y + 0.02, 12)
    fix(hauler(), -2.75, -3.55, 0.04, -80, 0.48)


def scene():
    """The whole picture."""
    land()
    brook()
    commit(bridge_at())
    hx, hy = HOUSE
    fix(carriage_house(), hx, hy, dry(hx, hy) + 0.02, 0, 1.08)
    walls()
    fix(gate(), GATE[0], GATE[1], dry(*GATE) + 0.02, 0, 1.14)
    trees()
    fix(company_truck(), -5.6, -3.32, 0.045, -4, TRUCK)
    garden()
    meadow()
    pick_up()
    stand(horse(), 4.55, 0.35, 15, 1.0, 0.0)
    spots = [
        (-7.2, 0.7, 0.6),
        (-7.4, -0.2, 0.5),
        (4.3, 2.9, 0.7),
        (7.3, -3.4, 0.55),
        (0.9, 3.9, 0.7),
        (-7.0, -5.0, 0.4),
    ]
    for i, (x, y, r) in enumerate(spots):

        def open_ground(u, v, x=x, y=y):
            """Whether leaves may lie there."""
            return (
                math.dist((u, v), (x, y)) < 1.3
                and near(LANE, u, v)[1] > 1.5
                and near(BROOK, u, v)[1] > 1.2
                and abs(u) < 8
                and abs(v) < 5.5
            )

        fallen = under_trees([(x, y, r)], open_ground)
        leaves(26, fallen, dry(x, y) + 0.01, 4 + i, cols=("orange", "amber", "rust", "yellow"), s=0.075)
    sprigs(560, lawn, height, 3)
