"""The company's truck from the side, empty to full: eight open bays in its near side make the load a gauge.

Each variant adds one bay to the one before, and nothing else changes, so that a page can fade from load to load.
"""
from kit import *

ALTS = {
    "0": "The green junk truck from the side, the eight open bays of its bed empty",
    "1": "The truck with the first of its eight bays full: a refrigerator and cartons behind the cab",
    "2": "The truck a quarter full: a washer beside the refrigerator",
    "3": "The truck three eighths full: a chest of drawers and a television next in line",
    "4": "The truck half full, from the cab to the middle of its bed",
    "5": "The truck five eighths full: a mattress and a box spring on edge",
    "6": "The truck three quarters full: a blue loveseat on end",
    "7": "The truck seven eighths full: only the bay at the tailgate is empty",
    "8": "The truck full to the back with furniture, appliances, cartons and bags",
}
SHAPE = (960, 540)
STAGE = dict(sun_az=-36, sun_el=50, bg_z=-0.4)
CAMERA = dict(target=(0.5, 0, 1.19), az=10, el=16, dist=46, lens=164)

BAYS = 8
FRONT, REAR = -1.58, 3.44  # the bed's ends in the truck's own coordinates (the cab is at -x)
STEP = (REAR - FRONT) / BAYS
NEAR = 1.065  # the middle of the near side wall there
WALL = 2.0  # the bed is as high as wide
BOARD = 0.36  # height of the closed part of the near side
FLOOR = 1.022  # the top of the bed's planks
HIGH = 5.6  # where things start to fall from


def cut(root, lo, hi):
    """Removes the parts of a prop at the origin that lie wholly between two corners."""
    bpy.context.view_layer.update()
    for ob in list(root.children_recursive):
        if ob.type != "MESH":
            continue
        corners = [ob.matrix_world @ Vector(c) for c in ob.bound_box]
        if all(lo[i] <= c[i] <= hi[i] for c in corners for i in range(3)):
            bpy.data.objects.remove(ob)


def bay_side():
    """The near side: a low board with a field in each bay, nine posts and the rail on top."""
    middle, length = (FRONT + REAR) / 2, REAR - FRONT
    with group("bays") as g:
        box(length + 0.12, 0.07, BOARD + 0.04, (middle, NEAR, 0.96), m="evergreen", b=0.015)
        box(length + 0.14, 0.11, 0.07, (middle, NEAR, 1.0 + BOARD - 0.02), m="evergreen", b=0.02)
        box(length + 0.18, 0.14, 0.12, (middle, NEAR, 1.0 + WALL - 0.07), m="orange", b=0.03)
        for i in range(BAYS + 1):
            box(0.08, 0.12, WALL - 0.02, (FRONT + STEP * i, NEAR + 0.01, 0.96), m="evergreen", b=0.025)
        for i in range(BAYS):
            box(STEP - 0.16, 0.03, 0.17, (FRONT + STEP * (i + 0.5), NEAR + 0.04, 1.09), m="green2", b=0.008)
    return g


def door():
    """Half of the back door, along +y from its hinge."""
    with group("door") as g:
        box(0.07, 1.04, WALL - 0.04, (0, 0.53, 0.98), m="evergreen", b=0.02)
        box(0.09, 1.04, 0.11, (0, 0.53, 1.0 + WALL - 0.07), m="orange", b=0.025)
        box(0.1, 0.84, 0.03, (0, 0.53, 1.55), m="green2", b=0.01)
        for z in (1.2, 1.95, 2.65):
            cyl(0.045, 0.12, (0.03, 0.0, z), m="slate2", b=0.01)
    return g


def gauge_truck(doors=0):
    """The kit's truck with its near (+y) side replaced by open bays; doors: degrees that its back doors are open."""
    with group("gauge_truck") as g:
        cut(truck(open_rear=False, wall_h=WALL), (-1.8, 0.95, 0.94), (3.7, 1.25, 1.1 + WALL))
        bay_side()
        # the far wall and the bulkhead, lined with boards
        boards = 7
        for i in range(boards):
            z, h = FLOOR + 0.01 + i * (WALL - 0.06) / boards, (WALL - 0.06) / boards - 0.006
            box(REAR - FRONT - 0.02, 0.03, h, ((FRONT + REAR) / 2, -1.02, z), m=flat("mint"), b=0.012)
            box(0.03, 2.0, h, (FRONT + 0.02, 0, z), m=flat("mint"), b=0.012)
        for i in range(1, BAYS):
            box(0.05, 2.0, 0.012, (FRONT + STEP * i, 0, FLOOR - 0.004), m="wood2", b=0.004)
        put(door(), REAR + 0.1, -1.07, 0, doors and -doors)
        put(door(), REAR + 0.1, 1.07, 0, 180 + doors)
    return g


def street():
    """A long rounded slab: asphalt, and before it a curb and a strip of lawn with fallen leaves."""
    length, front, back, curb = 8.0, -2.2, 1.75, -1.62
    depth, middle = back - front, (back + front) / 2
    prism(rrect(length, depth, 0.6, 12), 0.26, (0.06, middle, -0.4), m="oat", b=0.08, axis="z")
    outline = rrect(length + 0.02, depth + 0.02, 0.61, 14)
    prism(outline, 0.16, (0.06, middle, -0.16), m="road", b=0.05, axis="z")
    edge = rrect(length + 0.08, depth + 0.08, 0.64, 14)
    lawn = [(x + 0.06, y + middle) for x, y in edge if y + middle < curb]
    lawn = [(0.02 - length / 2, curb), *lawn, (0.1 + length / 2, curb)]
    prism(lawn, 0.23, (0, 0, -0.18), m="grass", b=0.05, axis="z")
    box(length + 0.02, 0.16, 0.24, (0.06, curb + 0.06, -0.15), m="kerb", b=0.035)
    tufts(110, lambda R: (R.uniform(-3.8, 3.8), R.uniform(-2.05, -1.75)), 0.045, 3, s=0.1)
    leaves(26, (-3.8, -2.05, 3.8, -1.72), 0.05, 5, s=0.09)
    leaves(9, (-3.6, -1.4, 3.8, -1.2), 0.0, 7, s=0.08)


def place(prop, x, y, turn=0, s=1, lie=0):
    """Lowers a prop on to the bed or on to what already lies there; lie=90 lays it on its back."""
    return drop(put(prop, x, y, HIGH, turn, s, rx=lie), FLOOR, search=0)


def middle(bay):
    """Where the middle of a bay is along x; bay 1 is behind the cab."""
    return -FRONT - STEP * (bay - 0.5)


def pile(bay, y, *props):
    """Drops props on one another in a bay, each turned a little."""
    for i, prop in enumerate(props):
        place(prop, middle(bay), y, (1.5, -1, 0.5, -2)[(bay + i) % 4])


def carton(h, light=True, w=0.56, d=0.82):
    """A carton that fills a bay's width, h meters high."""
    return cardboard_closed(w, d, h, m="card" if light else "card2")


def first():
    """A refrigerator behind the cab."""
    place(fridge(m="blue", h=1.66, w=0.54, d=0.66), middle(1) - 0.03, -0.56)
    place(suitcase("rust", 0.5, 0.34, 0.3), middle(1) - 0.03, -0.5)
    for i, h in enumerate((0.62, 0.52, 0.5)):
        place(carton(h, i % 2 == 1, w=0.52), middle(1) - 0.03, 0.45)
    place(tote(0.44, 0.6, 0.34, m="yellow", lid="blue2"), middle(1) - 0.04, 0.45)


def second():
    """A washer with cartons on it."""
    place(washer(w=0.58), middle(2), -0.56)
    pile(2, -0.55, carton(0.5, d=0.6), carton(0.42, False, w=0.52, d=0.56))
    place(basket(), middle(2), -0.55)
    pile(2, 0.45, carton(0.7), carton(0.6, False), carton(0.62))
    place(bin_bag(seed=3), middle(2), 0.45, 30, s=0.7)


def third():
    """A chest of drawers, a television on it."""
    place(chest("wood3", w=0.58, h=0.92, n=4), middle(3), -0.66)
    pile(3, 0.0, carton(0.7, d=0.5), carton(0.62, False, d=0.5))
    place(crt_tv(w=0.54), middle(3), -0.64)
    place(wardrobe(w=0.56, h=1.95, d=0.56), middle(3), 0.62)
    place(bin_bag(m="green2", seed=6), middle(3), 0.0, s=0.8)


def fourth():
    """Totes, cartons and a lamp."""
    pile(4, -0.52, carton(0.5, False), tote(0.48, 0.74, 0.4, m="sage", lid="blue2"), carton(0.5), carton(0.4, False))
    pile(4, 0.45, carton(0.66), carton(0.62, False), carton(0.6))
    place(table_lamp("rust", "yellow"), middle(4), -0.52)


def fifth():
    """A mattress and a box spring on edge, across the bed."""
    fix(mattress(1.9, 1.86, 0.24), middle(5) + 0.01, -0.02, FLOOR + 0.97, 0, 1, 0, 90)
    fix(mattress(1.8, 1.86, 0.22, "grey3", "blue"), middle(5) - 0.27, -0.02, FLOOR + 0.92, 0, 1, 0, 90)


def sixth():
    """A loveseat on end."""
    fix(sofa(1.84, "blue", pillow=None, d=0.84), middle(6) - 0.28, -0.5, FLOOR + 0.95, 0, (1, 1, 0.66), 0, 90)
    pile(6, 0.48, carton(0.6, False), carton(0.58), carton(0.6, False))
    place(bin_bag(seed=9), middle(6), 0.45, s=0.8)


def seventh():
    """Tires and bags, a roll of carpet behind."""
    place(tyre_stack(4), middle(7), -0.6, s=0.86)
    pile(7, -0.56, carton(0.56, d=0.7), carton(0.46, False, w=0.5, d=0.6))
    place(bin_bag(m="grey2", seed=8), middle(7), -0.56, s=0.66)
    place(rug_roll(2.3, 0.12, "rust"), middle(7) + 0.14, 0.82)
    place(rug_roll(2.1, 0.12, "plum"), middle(7) - 0.14, 0.82)
    pile(7, 0.24, carton(0.7, d=0.7), carton(0.62, False, d=0.7), carton(0.5, d=0.7))


def eighth():
    """Cartons and a chair at the tailgate."""
    for i, h in enumerate((0.5, 0.46, 0.44)):
        place(carton(h, i % 2 == 0, w=0.54), middle(8) + 0.03, -0.52)
    for i, h in enumerate((0.62, 0.6, 0.5)):
        place(carton(h, i % 2 == 1, w=0.54), middle(8) + 0.03, 0.45)
    place(armchair("rose"), middle(8) + 0.04, -0.46, 3, s=0.56)
    place(bin_bag(seed=12), middle(8) + 0.03, 0.45, s=0.7)


LOADS = (first, second, third, fourth, fifth, sixth, seventh, eighth)


def scene(variant):
    street()
    fix(gauge_truck(), rz=180)
    for load in LOADS[: int(variant)]:
        load()
