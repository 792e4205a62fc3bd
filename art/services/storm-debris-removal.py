"""A fallen tree lying across a broken white picket fence, snapped boards and a branch in front."""
from kit import *

ALT = "A fallen tree lying across a broken picket fence, with snapped boards and branches on the ground"
PLINTH = "sky"


def picket(h=0.72, m="white"):
    """One pointed fence board, 0.13 m wide."""
    pts = [(-0.062, 0), (0.062, 0), (0.062, h - 0.07), (0, h), (-0.062, h - 0.07)]
    return prism(pts, 0.035, m=m, b=0.008)


def fence_run(n, pitch=0.17, post=-1):
    """Standing fence of n pickets along x from the origin, its rails broken off at the right end."""
    w = n * pitch
    with group("fence") as g:
        for z in (0.18, 0.46):
            box(w + 0.08, 0.04, 0.07, (w / 2 + 0.02, 0.035, z), m="white", b=0.008)
        for i in range(n):
            p = picket(0.74)
            p.location = ((i + 0.5) * pitch, 0, 0.02)
            if i == (n - 1 if post < 0 else 0):
                p.location = ((i + 0.5) * pitch - post * 0.02, -0.012, 0.03)
                p.rotation_euler = (0, -post * rad(13), 0)
        x = 0.02 if post < 0 else w - 0.02
        box(0.11, 0.11, 0.84, (x, 0.08, 0), m="white", b=0.012)
        box(0.15, 0.15, 0.05, (x, 0.08, 0.84), m="white", b=0.012)
    return g


def jag(r, h, seed, m="wood3"):
    """A crown of splinters on a broken end, pointing up."""
    rng = random.Random(seed)
    for i in range(13):
        a = i * 2.4
        q = r * 0.8 * math.sqrt((i + 0.5) / 13)
        cyl(
            0.045,
            h * rng.uniform(0.45, 1.0),
            (q * cos(a), q * sin(a), 0),
            (rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), 0),
            m=m,
            b=0.004,
            n=6,
            r2=0.006,
        )


def fallen_tree(l=1.8):
    """A trunk along +x from its torn end at the origin, with branch stubs and a leafy crown."""
    with group("tree") as g:
        lathe(
            [(0, 0), (0.2, 0), (0.18, 0.4), (0.15, l * 0.7), (0.1, l), (0, l)],
            (0, 0, 0),
            (0, rad(90), 0),
            m="wood2",
            ang=60,
        )
        cyl(0.165, 0.02, (-0.012, 0, 0), (0, rad(90), 0), m="wood3", b=0.005)
        with group("splinters") as s:
            jag(0.18, 0.32, 5)
        put(s, 0.02, 0, 0, 0, 1, 0, -90)
        limbs = (
            ((0.62, -0.03, 0.1), (0.74, -0.1, 0.3)),
            ((1.0, -0.02, 0.1), (1.2, -0.12, 0.42), (1.18, -0.16, 0.72)),
            ((1.3, 0, 0.05), (1.62, -0.1, 0.5), (1.72, -0.18, 0.86)),
            ((l - 0.1, 0, 0.02), (l + 0.3, 0.02, 0.3), (l + 0.42, 0.02, 0.62)),
        )
        for k, pts in enumerate(limbs):
            tube(pts, 0.055 - 0.006 * k, "wood2")
        crown = [
            (1.72, -0.1, 0.0, 0.42),
            (1.62, -0.5, -0.18, 0.34),
            (1.95, 0.14, -0.24, 0.32),
            (2.08, -0.2, -0.1, 0.36),
            (1.9, -0.08, 0.32, 0.3),
            (1.5, -0.34, 0.26, 0.25),
        ]
        foliage(crown, ("green2", "sage", "grass2"), leaf=0.11, dens=135, seed=4)
    return g


def broken_boards():
    """Fence boards and a piece of rail lying snapped on the ground."""
    with group("boards") as g:
        for x, y, z, a in ((0, 0, 0.02, 62), (0.2, -0.1, 0.02, 100), (0.42, 0.06, 0.055, 35)):
            p = picket(0.66)
            p.location = (x, y, z)
            p.rotation_euler = (rad(90), 0, rad(a))
        box(0.6, 0.06, 0.04, (0.1, -0.26, 0), (0, 0, rad(-12)), m="white", b=0.008)
    return g


def leafy_twig():
    """A snapped branch with a tuft of leaves, along x."""
    with group("twig") as g:
        tube([(-0.35, 0, 0.035), (-0.05, 0.03, 0.06), (0.2, -0.02, 0.08)], 0.034, "wood2")
        tube([(-0.1, 0.02, 0.06), (0.05, 0.16, 0.12)], 0.022, "wood2")
        foliage(
            [(0.22, -0.02, 0.12, 0.1), (0.06, 0.16, 0.11, 0.08), (0.34, -0.05, 0.1, 0.07)],
            ("green2", "sage", "grass2"),
            leaf=0.09,
            dens=260,
            seed=2,
        )
    return g


def scene():
    a = 22
    c = cos(rad(a))
    s = sin(rad(a))
    fix(fence_run(6), -1.26 * c, 0.02 - 1.26 * s, 0, a)
    fix(fence_run(4, post=1), 0.58 * c, 0.02 + 0.58 * s, 0, a)
    fix(fallen_tree(), 1.1, -0.45, 0.21, 153, 1.08, 0, -12)
    fix(broken_boards(), -0.08, -0.72, 0, 10, 1.1)
    fix(leafy_twig(), -0.82, -0.8, 0, -25)
