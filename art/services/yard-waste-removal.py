"""A big pile of fall leaves with a fan rake, two paper leaf bags and a tied bundle of branches."""
from kit import *

ALT = "A pile of fall leaves with a rake, two paper leaf bags and a tied bundle of branches"
PLINTH = "oat"


def leaf_pile():
    """A low heap of leaves in amber, rust and green, looser at its foot."""
    heap = [
        (0, 0, 0.1, 0.5),
        (-0.42, -0.05, 0.02, 0.4),
        (0.42, -0.1, 0.0, 0.38),
        (0.1, -0.38, 0.0, 0.36),
        (-0.2, -0.3, 0.05, 0.38),
        (0.02, 0.0, 0.3, 0.36),
    ]
    with group("leaves") as g:
        foliage(heap, ("wood", "amber", "yellow"), leaf=0.095, dens=110, seed=3, lumps=0.06)
        foliage(heap, ("wood", "rust", "brick"), leaf=0.095, dens=52, seed=8, lumps=0.05)
        foliage(heap, ("wood", "grass2", "grass"), leaf=0.09, dens=13, seed=5, lumps=0.05)

        def around(rng):
            """A point in a ring around the foot of the heap."""
            a = rng.uniform(pi, 2 * pi)
            q = rng.uniform(0.72, 0.98)
            return q * 1.05 * cos(a), q * 0.9 * sin(a)

        leaves(26, around, 0.0, 2, cols=("amber", "rust", "yellow"), s=0.08)
    return g


def leaf_bag(h=0.86, seed=0, full=True):
    """A tall brown paper bag with folds, a printed leaf and leaves at its open top."""
    w = 0.44
    d = 0.34
    with group("leafbag") as g:
        box(w, d, h, m="card", b=0.03)
        for s in (-1, 1):
            box(0.012, d * 0.55, h * 0.92, (s * (w / 2 + 0.001), 0, 0.03), m="card2", b=0.004)
        for s in (-1, 1):
            box(w + 0.025, 0.025, 0.12, (0, s * d / 2, h - 0.09), m="tape", b=0.01)
            box(0.025, d + 0.02, 0.12, (s * w / 2, 0, h - 0.09), m="tape", b=0.01)
        sphere(0.115, (0, -d / 2 - 0.002, h * 0.46), "green2", scale=(0.62, 0.06, 1.1), rot=(0, rad(28), 0), sub=4)
        tube([(-0.09, -d / 2 - 0.006, h * 0.46 - 0.17), (0.03, -d / 2 - 0.012, h * 0.46 + 0.06)], 0.009, "tape")
        if full:
            top = [(-0.09, 0, h - 0.06, 0.15), (0.09, 0.02, h - 0.07, 0.15), (0, -0.02, h, 0.12)]
            foliage(top, ("wood", "amber", "rust"), leaf=0.07, dens=90, seed=seed, lumps=0.05)
    return g


def fan_rake(h=1.55):
    """A leaf rake with its fan of tines upward."""
    with group("fanrake") as g:
        tube([(0, 0, 0), (0, 0, h)], 0.022, "wood3")
        cyl(0.036, 0.14, (0, 0, h - 0.08), m="orange", b=0.012, n=24)
        for i in range(-5, 6):
            a = rad(i * 7.5)
            reach = 0.46
            x = reach * sin(a)
            z = h + reach * cos(a)
            tube([(0, 0, h + 0.02), (x, 0, z), (x * 1.06, -0.07, z + 0.035)], 0.0125, "orange", res=3)
        bar = []
        for i in range(-5, 6):
            a = rad(i * 7.5)
            bar.append((0.26 * sin(a), -0.012, h + 0.26 * cos(a)))
        tube(bar, 0.014, "orange", caps=False)
    return g


def branch_bundle(l=1.15):
    """A bundle of cut branches along x, tied twice with twine."""
    rng = random.Random(6)
    spots = [(0, 0)]
    for i in range(6):
        spots.append((0.078 * cos(i * pi / 3), 0.078 * sin(i * pi / 3)))
    for i in range(11):
        spots.append((0.148 * cos(i * 2 * pi / 11 + 0.2), 0.148 * sin(i * 2 * pi / 11 + 0.2)))
    with group("bundle") as g:
        for i, (y, z) in enumerate(spots):
            r = rng.uniform(0.032, 0.042)
            n = l * rng.uniform(0.82, 1.0)
            x = rng.uniform(-0.06, 0.06) - n / 2
            bark = rng.choice(["wood2", "wood", "wood2"])
            cyl(r, n, (x, y, z + 0.19), (0, rad(90), 0), m=bark, b=0.006, n=18)
            cyl(r * 0.8, n + 0.008, (x - 0.004, y, z + 0.19), (0, rad(90), 0), m="wood3", b=0.002, n=18)
            if i > 6 and z > 0.03:
                side = 1 if rng.random() < 0.5 else -1
                q = side * rng.uniform(0.3, 0.45)
                tube([(q, y, z + 0.19), (q + side * 0.12, y * 1.5, z + 0.19 + 0.11)], 0.014, bark)
        for x in (-0.24, 0.24):
            torus(0.186, 0.014, (x, 0, 0.19), (0, rad(90), 0), m="cream", k=10)
    return g


def scene():
    on(leaf_bag(0.96, 1), 0.34, 0.86, 8)
    on(leaf_bag(0.9, 4), 1.02, 0.3, 22)
    fix(leaf_pile(), -0.33, 0.08, 0, 10, 1.16)
    fix(fan_rake(1.3), -0.5, 0.4, 0.14, 14, 1.12, 0, -10)
    on(branch_bundle(1.02), 0.68, -0.93, 20)
