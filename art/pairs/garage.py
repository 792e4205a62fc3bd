"""A two-car garage before and after; what stays is in both."""
from kit import *

ALTS = {
    "before": "A two-car garage packed to the door with furniture, boxes, tires and bags",
    "after": "The same garage empty but for the workbench, the shelf, the tools and a bicycle",
}
CAMERA = dict(target=(-0.12, -0.12, 0.82))

W, D = 6.3, 4.5
LEFT, RIGHT, BACK = -W / 2, W / 2, D / 2
BENCH_X = LEFT + 0.38
RACK_X, RACK_Y = LEFT + 0.78, BACK - 0.30


def shell():
    """The room with the joints of its concrete floor and the garage door in the back wall."""
    fix(room(W, D, 2.7, wall="#cfdfd2", floor="#d5d3c9", base="oat", skirt="grey2"))
    for x in (-1.05, 1.05):
        box(0.018, D - 0.05, 0.004, (x, 0, -0.001), m="grey2", b=0)
    box(W - 0.05, 0.018, 0.004, (0, 0.2, -0.001), m="grey2", b=0)
    fix(garage_door_inside(2.9, 2.1), 0.62, BACK - 0.005)


def on_wall():
    """What stands along the left wall or hangs on the walls."""
    fix(pegboard(1.8, 0.95, True), LEFT + 0.005, 0.42, 1.3, 90)
    fix(workbench(1.9, 0.62), BENCH_X, 0.42, 0, 90)
    with group("ladderwall") as hung:
        put(ladder(1.62), ry=90)
    fix(hung, LEFT + 0.05, -2.12, 1.55, 90)
    for y in (-1.85, -0.8):
        box(0.12, 0.05, 0.05, (LEFT + 0.06, y, 1.32), m="slate2", b=0.012)
    box(0.62, 0.04, 0.09, (-1.22, BACK - 0.02, 1.62), m="wood3", b=0.012)
    fix(broom(h=1.45), -1.38, BACK - 0.07, 0.32)
    fix(shovel(h=1.3), -1.06, BACK - 0.07, 0.42)
    fix(bicycle("orange"), LEFT + 0.46, -1.38, 0.0, 90, 0.95)


def on_rack(rack, prop, i, x, rz=0):
    """Puts a prop on board i of the rack (0 is the lowest), x meters to the right of its middle."""
    fix(prop, RACK_X + x, RACK_Y, rack["lev"][i] + 0.039, rz)


def kept():
    """What the owner keeps: identical in both pictures. Returns the rack."""
    shell()
    rack = fix(shelf(1.25, 0.46, 2.0, 4), RACK_X, RACK_Y)
    on_wall()
    on_rack(rack, tote(0.52, 0.38, 0.3, m="blue"), 3, 0.28, 5)
    on_rack(rack, bucket("rust"), 0, 0.2)
    return rack


def rack_junk(rack):
    """What fills the rack."""
    on_rack(rack, cardboard_closed(0.5, 0.4, 0.34), 0, -0.3, 3)
    on_rack(rack, paint_tin("amber"), 0, 0.46)
    on_rack(rack, crate(0.48, 0.34, 0.28), 1, -0.32, -3)
    on_rack(rack, paint_tin("blue"), 1, 0.1)
    on_rack(rack, paint_tin("rust"), 1, 0.31, 40)
    on_rack(rack, paint_tin("sage"), 1, 0.52)
    on_rack(rack, cardboard_closed(0.42, 0.36, 0.3), 2, -0.34, 4)
    on_rack(rack, suitcase("plum", 0.5, 0.34, 0.2), 2, 0.24, 4)
    on_rack(rack, cardboard_closed(0.5, 0.42, 0.36), 3, -0.3, -6)
    on(cardboard_closed(0.42, 0.34, 0.26), RACK_X - 0.3, RACK_Y, 8)


def on_bench(prop, x, y, rz=0):
    """Drops a prop onto the workbench."""
    on(prop, BENCH_X + x, y + 0.17, rz, z=1.5, floor=0.88)


def bench_junk():
    """What lies on the workbench and below it."""
    on_bench(cardboard_closed(0.44, 0.38, 0.34), 0.04, 0.92, 84)
    on_bench(cardboard_closed(0.36, 0.32, 0.26), 0.04, 0.92, 100)
    on_bench(cardboard_open(0.42, 0.34, 0.28, seed=8), 0.08, 0.3, 96)
    fix(paint_tin("orange"), LEFT + 0.24, -0.13, 0.883)
    on_bench(paint_tin("cream"), 0.14, -0.3, 60)
    on_bench(table_lamp(), -0.02, -0.58)
    on(cardboard_closed(0.5, 0.4, 0.3), BENCH_X, 0.9, 92, z=0.3)
    on(bucket("amber"), BENCH_X, 0.2, z=0.3)


def back_row():
    """Furniture and machines against the garage door."""
    fix(mattress(1.45, 1.95, 0.24), 0.15, BACK - 0.5, 0.98, 0, 1, 80, 0)
    on(fridge(m="mint", h=1.62), RIGHT - 0.42, BACK - 0.48, -4)
    on(cardboard_closed(0.58, 0.5, 0.34), RIGHT - 0.43, BACK - 0.48, 10)
    on(washer(), RIGHT - 1.22, BACK - 0.5, 4)
    on(cardboard_closed(0.6, 0.5, 0.42), RIGHT - 1.22, BACK - 0.5, -6)
    on(crt_tv(w=0.6), RIGHT - 1.22, BACK - 0.52, 8)
    on(wardrobe(w=0.95, h=1.5), -1.16, BACK - 0.55, 3)
    on(suitcase("denim"), -1.16, BACK - 0.55, 6)
    on(cardboard_closed(0.5, 0.4, 0.3), -1.16, BACK - 0.55, -9)
    on(rug_roll(1.9), -1.86, 1.05, 0)


def middle_row():
    """A sofa, a chest and what is piled on them."""
    on(sofa(1.9, "rose", pillow=None), 0.5, 0.62, -4)
    on(cardboard_closed(0.6, 0.4, 0.46), 0.1, 0.36, 4)
    on(cardboard_open(0.5, 0.38, 0.36, seed=2), 0.1, 0.36, -6)
    on(bin_bag(0.85, seed=2), 0.92, 0.36, 20)
    on(chest("wood", h=0.9), -1.12, 0.62, 10)
    on(cardboard_closed(0.66, 0.46, 0.42), -1.12, 0.62, -4)
    on(books(6, 2), -1.3, 0.62, 0)
    on(tyre_stack(4), 2.72, 0.78)
    on(bin_bag(0.95, m="green2", seed=9), 2.72, 0.78, 30)
    on(floor_lamp(), 1.95, 0.95)
    on(golf_bag(), -1.92, 0.2, 20)


def front_rows():
    """Boxes, bags and garden things in front, and scraps on the floor."""
    on(cardboard_closed(0.7, 0.6, 0.5), 1.78, -0.16, -6)
    on(cardboard_closed(0.56, 0.5, 0.42), 1.78, -0.16, 6)
    on(cardboard_open(0.5, 0.42, 0.34, seed=6), 1.78, -0.16, -14)
    on(exercise_bike(), 2.68, -0.5, 92)
    on(mower(), 0.98, -1.0, -20)
    on(bin_bag(1.15, seed=1), 0.3, -0.42, 0)
    on(bin_bag(1.0, m="green2", seed=3), -0.36, -0.18, 50)
    on(cardboard_open(0.66, 0.54, 0.44, seed=1), -0.5, -1.0, 16)
    on(chair("wood", "amber"), -1.3, -0.38, 32)
    on(cardboard_closed(0.6, 0.5, 0.44), -2.05, -0.62, 6)
    on(tote(0.58, 0.42, 0.34, m="blue", lid="slate2"), -2.05, -0.62, -8)
    on(crate(), -1.5, -1.25, -12)
    on(toolbox("orange"), -1.5, -1.25, 10)
    on(cardboard_closed(0.62, 0.5, 0.42), 2.7, -1.42, 10)
    on(bin_bag(0.9, seed=12), 2.7, -1.42, 10)
    on(tyre(), 1.75, -1.25)
    on(tyre(), 1.82, -1.2, 20)
    on(ball(0.13), 1.25, -1.75)
    on(paint_tin("orange", 1.1), 0.38, -1.35)
    on(paint_tin("sage", 1.1), 0.62, -1.55, 50)
    on(bucket(), 0.05, -1.65)
    on(cardboard_closed(0.5, 0.4, 0.32), -0.75, -1.75, -22)
    on(bin_bag(0.85, m="green2", seed=14), -1.75, -1.85, 0)
    on(table_lamp("rust", "oat"), -0.75, -1.75, 0)
    on(tote(0.6, 0.42, 0.34, m="plum", lid="cream"), 2.05, -1.85, 12)
    on(cardboard_closed(0.58, 0.44, 0.36), -0.15, -1.98, -8)
    on(books(6, 5), -0.25, -1.98, 0)
    on(suitcase("denim"), -1.3, -1.95, 14)
    leaves(26, (-2.9, -2.1, 2.9, 0.2), 0.0, 3, cols=("oat", "amber", "wood"), s=0.06)


def scene(variant):
    """The garage "before" or "after"."""
    rack = kept()
    if variant == "before":
        rack_junk(rack)
        bench_junk()
        back_row()
        middle_row()
        front_rows()
