"""A pallet rack with cartons on wooden pallets, a yellow pallet jack and spare pallets before it."""
from kit import *

ALT = "A blue pallet rack stacked with cartons on pallets with a yellow pallet jack in front"
PLINTH = "oat"


def pallet_rack(w=2.24, d=0.66, h=1.86, levels=(0.68, 1.36)):
    """Two upright frames with cross braces, beams and slatted decks."""
    with group("pallet_rack") as g:
        blue = flat("blue2")
        for sx in (-1, 1):
            x = sx * (w / 2 - 0.04)
            for sy in (-1, 1):
                y = sy * (d / 2 - 0.04)
                box(0.08, 0.07, h, (x, y, 0), m=blue, b=0.012)
                box(0.14, 0.12, 0.02, (x, y, 0), m=metalmat("grey"), b=0.006)
            zs = [0.15 + i * (h - 0.25) / 4 for i in range(5)]
            for i in range(4):
                y = (d / 2 - 0.06) * (1 if i % 2 else -1)
                tube([(x, y, zs[i]), (x, -y, zs[i + 1])], 0.016, blue, caps=False)
        for z in levels:
            for sy in (-1, 1):
                box(w - 0.08, 0.05, 0.1, (0, sy * (d / 2 - 0.035), z - 0.1), m=flat("orange"), b=0.012)
            for i in range(9):
                box(0.13, d - 0.02, 0.022, (-w / 2 + 0.18 + (w - 0.36) * i / 8, 0, z), m="wood3", b=0.006)
    return g


def load(sizes, seed=0, plastic=None):
    """A pallet with cartons on it (or totes of the color `plastic`); sizes = [(x, y, w, d, h)], stacked at a shared spot."""
    R = random.Random(seed)
    tops = {}
    with group("load") as g:
        put(pallet(), 0, 0, 0)
        for x, y, w, d, h in sizes:
            z = tops.get((x, y), 0.12) + 0.002
            item = tote(w, d, h - 0.055, plastic, "cream") if plastic else cardboard_closed(w, d, h)
            put(item, x, y, z, R.uniform(-3, 3))
            tops[(x, y)] = z + h
    return g


def pallet_jack(m="yellow"):
    """Hand pallet jack; the forks point toward -x, the handle leans toward +x."""
    with group("pallet_jack") as g:
        paint = flat(m)
        for sy in (-1, 1):
            y = sy * 0.17
            box(0.95, 0.14, 0.055, (-0.42, y, 0.075), m=paint, b=0.018)
            cyl(0.045, 0.09, (-0.78, y, 0.048), (rad(90), 0, 0), m="slate", c=True, n=24)
            cyl(0.095, 0.06, (0.17, sy * 0.08, 0.095), (rad(90), 0, 0), m="slate", c=True)
            cyl(0.05, 0.07, (0.17, sy * 0.08, 0.095), (rad(90), 0, 0), m="cream", c=True, n=24)
        box(0.12, 0.5, 0.3, (0.06, 0, 0.075), m=paint, b=0.03)
        cyl(0.07, 0.22, (0.17, 0, 0.19), m=metalmat("slate2"), b=0.02)
        tube([(0.17, 0, 0.34), (0.44, 0, 1.02)], 0.026, paint)
        loop = [
            (0.44, 0, 1.0),
            (0.455, -0.15, 1.06),
            (0.5, -0.15, 1.17),
            (0.51, 0, 1.19),
            (0.5, 0.15, 1.17),
            (0.455, 0.15, 1.06),
        ]
        tube(loop, 0.024, "slate2", cyclic=True)
    return g


def scene():
    x, y = -0.03, 0.4
    fix(pallet_rack(), x, y, 0)
    low, middle, high = 0.002, 0.705, 1.385
    fix(load([(0, 0, 0.74, 0.52, 0.36)], 1), x - 0.52, y, low)
    fix(load([(-0.22, 0, 0.38, 0.5, 0.32), (0.22, 0, 0.38, 0.5, 0.32)], 2, "sage"), x + 0.52, y, low)
    fix(load([(-0.21, 0, 0.4, 0.48, 0.3), (0.22, 0, 0.4, 0.48, 0.22)], 3), x - 0.52, y, middle)
    fix(load([(0, 0, 0.78, 0.52, 0.34)], 4), x + 0.52, y, middle)
    fix(load([(-0.02, 0, 0.7, 0.52, 0.44)], 5), x - 0.52, y, high)
    fix(
        load([(-0.2, 0, 0.42, 0.48, 0.28), (0.23, 0, 0.38, 0.46, 0.24), (-0.2, 0, 0.36, 0.4, 0.2)], 6),
        x + 0.52,
        y,
        high,
    )
    on(pallet_jack(), 0.52, -0.72, 4, s=1.08)
    on(pallet(0.66, 0.56), -0.9, -0.42, 14)
    on(pallet(0.66, 0.56), -0.9, -0.42, 8)
