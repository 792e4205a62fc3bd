"""The company's truck from the side, empty to full: eight open bays in its near side make the load a gauge."""
from kit import *

ALTS = {
    "empty": "The green junk truck seen from the side, the eight open bays of its bed empty",
    "quarter": "The truck with the two bays behind its cab full: a refrigerator, a washer, cartons and a bag",
    "half": "The truck with its front four bays full: appliances, cartons, a wardrobe and a television",
    "three": "The truck with six of its eight bays full, an armchair and a mattress above the rail",
    "full": "The truck with all eight bays full and heaped with furniture, appliances, cartons and bags",
}
SHAPE = (960, 500)
STAGE = dict(sun_az=-36, sun_el=50, bg_z=-0.4)
CAMERA = dict(target=(0.3, 0, 1.12), az=10, el=16, dist=46, lens=171)

BAYS = 8
FRONT, REAR = -1.58, 3.44  # the bed's ends in the truck's own coordinates (the cab is at -x)
NEAR = 1.065  # the middle of the near side wall there
WALL = 1.25
BOARD = 0.36  # height of the closed part of the near side
FLOOR = 1.022  # the top of the bed's planks
HIGH = 4.6  # where things start to fall from


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
    step = (REAR - FRONT) / BAYS
    middle, length = (FRONT + REAR) / 2, REAR - FRONT
    with group("bays") as g:
        box(length + 0.12, 0.07, BOARD + 0.04, (middle, NEAR, 0.96), m="evergreen", b=0.015)
        box(length + 0.14, 0.11, 0.07, (middle, NEAR, 1.0 + BOARD - 0.02), m="evergreen", b=0.02)
        box(length + 0.18, 0.14, 0.12, (middle, NEAR, 1.0 + WALL - 0.07), m="orange", b=0.03)
        for i in range(BAYS + 1):
            box(0.09, 0.12, WALL - 0.02, (FRONT + step * i, NEAR + 0.01, 0.96), m="evergreen", b=0.025)
        for i in range(BAYS):
            box(step - 0.16, 0.03, 0.17, (FRONT + step * (i + 0.5), NEAR + 0.04, 1.09), m="green2", b=0.008)
    return g


def gauge_truck():
    """The kit's truck with its tailgate shut and its near (+y) side replaced by open bays."""
    with group("gauge_truck") as g:
        cut(truck(open_rear=False, wall_h=WALL), (-1.8, 0.95, 0.94), (3.7, 1.25, 2.5))
        bay_side()
        # the far wall and the bulkhead, lined with boards
        for i in range(4):
            z = FLOOR + 0.01 + i * 0.29
            box(REAR - FRONT - 0.02, 0.03, 0.284, ((FRONT + REAR) / 2, -1.02, z), m=flat("mint"), b=0.012)
            box(0.03, 2.0, 0.284, (FRONT + 0.02, 0, z), m=flat("mint"), b=0.012)
        # tailgate
        box(0.08, 2.12, WALL - 0.02, (REAR + 0.06, 0, 0.98), m="evergreen", b=0.02)
        box(0.14, 2.2, 0.12, (REAR + 0.06, 0, 1.0 + WALL - 0.07), m="orange", b=0.03)
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


def first_quarter():
    """Bays 1 and 2, behind the cab: x 0.25 to 1.5."""
    place(fridge(m="mint", h=1.7), 1.13, 0.58)
    place(cardboard_closed(0.46, 0.7, 0.72), 0.5, 0.58)
    place(cardboard_closed(0.44, 0.6, 0.62, m="card2"), 0.5, 0.58, 3)
    place(washer(), 1.18, -0.6)
    place(cardboard_closed(0.55, 0.66, 0.56, m="card2"), 0.53, -0.6)
    place(cardboard_closed(0.5, 0.54, 0.42), 0.53, -0.6, -3)
    place(tote(0.54, 0.44, 0.32, m="yellow", lid="blue2"), 1.18, -0.6, 2)
    place(bin_bag(seed=3), 1.16, -0.58, 30, s=0.74)
    place(basket(), 0.53, -0.6)


def second_quarter():
    """Bays 3 and 4: x -0.97 to 0.23."""
    place(wardrobe(w=1.0, h=1.5), -0.37, 0.62)
    place(chest("wood3", w=0.64, h=0.74, n=3), -0.12, -0.6)
    place(cardboard_closed(0.46, 0.64, 0.5), -0.73, -0.6)
    place(tote(0.38, 0.54, 0.36, m="sage", lid="blue2"), -0.73, -0.6, 1)
    fix(crt_tv(w=0.62), -0.09, -0.62, FLOOR + 0.79, 4)
    place(bin_bag(m="green2", seed=6), -0.72, -0.6, s=0.66)
    place(suitcase("denim", 0.7, 0.46), -0.35, 0.82, 3, lie=90)


def third_quarter():
    """Bays 5 and 6: x -2.2 to -0.97; a mattress stands behind, an armchair on top."""
    fix(mattress(1.12, 1.8, 0.2), -1.55, 0.8, FLOOR + 0.922, 0, 1, 84)
    place(cardboard_closed(0.56, 0.8, 0.48), -1.26, -0.56)
    place(cardboard_closed(0.6, 0.8, 0.48, m="card2"), -1.87, -0.56)
    place(cardboard_closed(0.56, 0.46, 0.74), -1.27, 0.27)
    place(cardboard_closed(0.56, 0.46, 0.62, m="card2"), -1.88, 0.27)
    place(cardboard_closed(0.54, 0.78, 0.44, m="card2"), -1.26, -0.56, -1)
    place(cardboard_closed(0.56, 0.76, 0.44), -1.87, -0.56, 1)
    place(armchair("rose"), -1.62, -0.48, 3)
    place(bin_bag(seed=9), -1.24, 0.3, s=0.8)


def last_quarter():
    """Bays 7 and 8, at the tailgate: x -3.42 to -2.2; a sofa stands on end behind."""
    fix(sofa(1.72, "blue", pillow=None), -3.34, 0.5, FLOOR + 0.885, 0, 1, 0, 90)
    place(cardboard_closed(0.48, 0.7, 0.5), -3.14, -0.6)
    place(cardboard_closed(0.46, 0.6, 0.46), -3.14, -0.6, 3)
    place(tyre_stack(4), -2.54, -0.6)
    place(bin_bag(m="grey2", seed=8), -2.54, -0.6, s=0.92)
    place(rug_roll(1.85, 0.13, "rust"), -2.29, 0.62)
    place(table_lamp("rust", "yellow"), -3.12, -0.6)


QUARTERS = (first_quarter, second_quarter, third_quarter, last_quarter)
LOADS = dict(empty=0, quarter=1, half=2, three=3, full=4)


def scene(variant):
    street()
    fix(gauge_truck(), rz=180)
    for load in QUARTERS[: LOADS[variant]]:
        load()
