"""A stud wall with half of its wallboard torn off, a stack of sheets and broken pieces in front, a bucket."""
from kit import *

ALT = "Torn-off drywall: bare studs, a stack of wallboard sheets, broken pieces and a bucket"
PLINTH = "oat"


def slab(points, face="sage", core="white", back="card", t=0.06):
    """A piece of wallboard lying on z = 0: brown paper below, plaster, painted paper above; points are (x, y)."""
    with group("wallboard") as g:
        prism(points, t * 0.2, (0, 0, 0), m=flat(back), b=0.002, axis="z", segs=1)
        prism(points, t * 0.62, (0, 0, t * 0.2), m=flat(core), b=0.002, axis="z", segs=1)
        prism(points, t * 0.18, (0, 0, t * 0.82), m=flat(face), b=0.003, axis="z", segs=1)
    return g


def jagged(w, d, seed=0, rough=0.07, sides="r"):
    """The outline of a sheet w by d; the sides named (l, r) are broken."""
    rnd = random.Random(seed)
    n = 7
    steps = [-d / 2 + d * i / n for i in range(n + 1)]
    right = [(w / 2 - (rnd.uniform(0, rough * 2) if "r" in sides else 0), y) for y in steps]
    left = [(-w / 2 + (rnd.uniform(0, rough * 2) if "l" in sides else 0), y) for y in reversed(steps)]
    return right + left


def stud_wall(w=2.3, h=1.85):
    """A wooden frame in the plane y = 0 with the torn rest of its wallboard on the front."""
    t = 0.1
    with group("studs") as g:
        box(w, t, 0.09, (0, 0, 0), m="wood3", b=0.012)
        box(w, t, 0.09, (0, 0, h - 0.09), m="wood3", b=0.012)
        for i in range(5):
            x = -w / 2 + 0.05 + (w - 0.1) * i / 4
            box(0.09, t, h - 0.18, (x, 0, 0.09), m="wood", b=0.012)
        for i, z in ((2, 0.95), (3, 0.8)):
            box((w - 0.1) / 4 - 0.09, t, 0.08, (-w / 2 + 0.05 + (w - 0.1) * (i + 0.5) / 4, 0, z), m="wood3", b=0.012)
        rest = [
            (-w / 2, 0.0),
            (w / 2, 0.0),
            (w / 2, 0.36),
            (0.92, 0.30),
            (0.74, 0.44),
            (0.55, 0.36),
            (0.42, 0.58),
            (0.22, 0.52),
        ]
        rest += [
            (0.12, 0.80),
            (-0.06, 0.86),
            (-0.02, 1.08),
            (-0.22, 1.18),
            (-0.14, 1.42),
            (-0.34, 1.56),
            (-0.28, 1.72),
            (-0.36, h),
            (-w / 2, h),
        ]
        prism(rest, 0.05, (0, -0.076, 0), m=flat("white"), b=0.004, segs=1)
        face = [
            (x - (0.035 if 0 < i < len(rest) - 1 and x < w / 2 else 0), z - (0.03 if 3 <= i <= 15 else 0))
            for i, (x, z) in enumerate(rest)
        ]
        prism(face, 0.014, (0, -0.108, 0), m=flat("sage"), b=0.003, segs=1)
        box(w, 0.03, 0.13, (0, -0.13, 0), m="cream", b=0.01)
    return g


def stack(n=7, w=1.6, d=0.84):
    """Sheets of wallboard lying on two bearers."""
    rnd = random.Random(4)
    with group("stack") as g:
        for x in (-0.45, 0.45):
            box(0.1, d - 0.06, 0.07, (x, 0, 0), m="wood2", b=0.01)
        for i in range(n):
            sheet = slab(jagged(w, d, i, 0.05, "r" if i % 2 else "l"), face=("sage", "white", "sky")[(i + 2) % 3])
            put(sheet, rnd.uniform(-0.03, 0.03), rnd.uniform(-0.02, 0.02), 0.07 + i * 0.063, rnd.uniform(-2, 2))
    return g


def shard(s, seed, face="sage"):
    """A broken piece, about s wide."""
    rnd = random.Random(seed)
    n = 6
    pts = [
        (s * rnd.uniform(0.38, 0.62) * cos(2 * pi * i / n), s * 0.75 * rnd.uniform(0.38, 0.62) * sin(2 * pi * i / n))
        for i in range(n)
    ]
    return slab(pts, face)


def pail():
    """A white plaster pail with an orange band and a wire handle, full of rubble."""
    with group("pail") as g:
        lathe(
            [(0, 0.01), (0.17, 0), (0.21, 0.4), (0.225, 0.4), (0.225, 0.43), (0.19, 0.43), (0.185, 0.3), (0, 0.3)],
            m="blue2",
            ang=50,
        )
        lathe([(0.187, 0.12), (0.2055, 0.29)], m="orange", ang=50)
        tube(
            [(0.22 * cos(rad(a)), -0.1 * sin(rad(a)) - 0.02, 0.4 - 0.2 * sin(rad(a))) for a in range(0, 181, 12)],
            0.011,
            "slate2",
            caps=False,
        )
        for i in range(5):
            put(
                shard(0.2, 30 + i, "white"),
                0.07 * cos(i * 1.7),
                0.07 * sin(i * 1.7),
                0.33 + 0.03 * i,
                i * 50,
                1,
                28,
                30 - 14 * i,
            )
    return g


def scene():
    fix(stud_wall(), -0.02, 0.62, 0.0, 0)
    on(stack(), -0.33, -0.27, -6)
    on(shard(0.8, 3), -0.55, -0.22, 20)
    on(shard(0.55, 8, "white"), 0.05, -0.4, -30)
    on(shard(0.42, 5, "white"), -0.5, -0.28, 80)
    on(pail(), 0.86, -0.45, 20, s=1.2)
    on(shard(0.56, 11), 0.38, -1.08, 10)
    on(shard(0.36, 14, "white"), -0.3, -1.16, 60)
    fix(shard(0.55, 21), 1.05, 0.12, 0.0, 60)
