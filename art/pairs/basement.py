"""A basement before and after; what stays is in both."""
from kit import *

ALTS = {
    "before": "A basement full of old furniture, boxes, bags and a piano below the stairs",
    "after": "The same basement with only the laundry, the water heater and a shelf left",
}
CAMERA = dict(target=(-0.12, -0.12, 0.74), lens=111)

W, D, H = 6.3, 4.5, 2.5
LEFT, BACK = -W / 2, D / 2
WASHER_X = LEFT + 0.40
RACK_Y = BACK - 0.32
RACK_XS = (-1.29, -0.71)  # the two places on each board


def shell():
    """The room with its block walls, windows and stairs."""
    fix(room(W, D, H, wall="#cdc7b8", floor="#cfcbc0", base="#b9c6bd", cap="#e6d8bb"))
    put(blocks(W - 0.02, H - 0.1, seed=1), 0, BACK - 0.012, 0)
    put(blocks(D - 0.02, H - 0.1, seed=2), LEFT + 0.012, 0, 0, 90)
    put(hopper(), -0.9, BACK - 0.04, 1.75)
    put(hopper(), LEFT + 0.04, -0.75, 1.75, 90)
    fix(stairs(n=10, rise=0.232, run=0.225, width=0.9), 0.82, BACK - 0.5, 0)


def pipes():
    """Copper and white pipes along the walls, down to the water heater, and their brackets."""
    ends = ((0.7, BACK + 0.02), (0.7, BACK - 0.1), (LEFT + 0.9, BACK - 0.1), (LEFT + 0.9, BACK + 0.02))
    tube([(x, y, 2.32) for x, y in ends], 0.028, metalmat("brick"))
    for x in (-0.12, 0.12):
        px, top = LEFT + 0.55 + x, 2.2 - x * 0.5
        tube([(px, BACK - 0.55, 1.9), (px, BACK - 0.55, top), (px, BACK - 0.02, top)], 0.025, metalmat("card2"))
    tube([(LEFT + 0.1, -2.0, 2.32), (LEFT + 0.1, BACK - 0.1, 2.32)], 0.04, "white")
    for x in (-0.2, -1.6):
        box(0.03, 0.1, 0.09, (x, BACK - 0.08, 2.28), m="slate2", b=0.008)


def on_rack(rack, prop, i, k, rz=0):
    """Puts a prop on board i of the rack (0 is the lowest), on its left (k = 0) or right (1)."""
    fix(prop, RACK_XS[k], RACK_Y, rack["lev"][i] + 0.039, rz)


def kept():
    """What the owner keeps: identical in both pictures. Returns the rack."""
    shell()
    pipes()
    fix(water_heater(), LEFT + 0.55, BACK - 0.55)
    fix(washer(), WASHER_X, 0.62, 0, 90)
    fix(washer("white", True), WASHER_X, -0.08, 0, 90)
    rack = fix(shelf(1.25, 0.46, 1.7, 4, m="white", board="wood3"), -1.0, RACK_Y)
    on_rack(rack, suitcase("plum", 0.5, 0.34, 0.2), 2, 0, 3)
    on_rack(rack, tote(0.5, 0.38, 0.3, m="blue"), 3, 1, -2)
    return rack


def laundry_junk():
    """What lies on the washer and the dryer."""
    on(cardboard_closed(0.5, 0.42, 0.34), WASHER_X, 0.62, 94)
    on(bin_bag(0.85, seed=3), WASHER_X, -0.05, z=1.6)
    on(paint_tin("rust"), LEFT + 0.2, 0.3, z=1.6)


def back_row(rack):
    """What fills the rack, leans on the back wall and lies on the stairs."""
    on_rack(rack, cardboard_closed(0.5, 0.38, 0.34), 0, 0, -3)
    on_rack(rack, paint_tin("rust"), 0, 1, 2)
    on_rack(rack, crate(0.46, 0.34, 0.28), 1, 0, 0)
    on_rack(rack, bucket("amber"), 1, 1, -2)
    on_rack(rack, cardboard_closed(0.4, 0.34, 0.3), 2, 1, 1)
    on_rack(rack, cardboard_closed(0.5, 0.4, 0.34), 3, 0, -1)
    on(cardboard_closed(0.42, 0.36, 0.28), RACK_XS[0], RACK_Y, 12)
    on(rug_roll(1.85, 0.15, "denim"), -0.16, BACK - 0.3)
    on(rug_roll(1.55, 0.13, "rust"), 0.16, BACK - 0.36)
    fix(mattress(1.3, 1.9, 0.22), 0.2, BACK - 1.0, 0.94, 0, 1, 82, 0)
    on(cardboard_closed(0.42, 0.3, 0.24), 0.96, BACK - 0.4, 4, floor=0.2)
    on(tote(0.4, 0.3, 0.26, m="green2", lid="cream"), 1.5, BACK - 0.5, 90, floor=0.2)


def middle_row():
    """The piano, a sofa, a chest and what is piled on them."""
    on(piano("wood2"), 2.1, 0.58, -8)
    on(crt_tv(w=0.62), 1.8, 0.68, -14)
    on(cardboard_closed(0.5, 0.34, 0.3), 2.45, 0.62, 0)
    on(sofa(1.9, "sage", pillow=None), -0.1, 0.12, 6)
    on(cardboard_closed(0.56, 0.4, 0.44), -0.5, -0.12, 4)
    on(cardboard_open(0.46, 0.36, 0.34, seed=5), -0.5, -0.12, 0)
    on(bin_bag(0.85, seed=31), 0.42, -0.14)
    on(floor_lamp(shade="peach"), -0.95, 1.1)
    on(chest("wood", h=0.9), -1.75, 0.3, 8)
    on(tote(0.58, 0.42, 0.34, m="green2", lid="cream"), -1.75, 0.3, 4)
    on(crate(0.48, 0.36, 0.28), -1.75, 0.3, -10)
    on(wardrobe(w=0.85, h=1.35), -1.75, 1.15, 8)


def front_rows():
    """Boxes, bags and an armchair in front, and scraps on the floor."""
    on(exercise_bike(), 2.5, -0.95, 70)
    on(bin_bag(1.05, seed=1), 0.88, -0.72, 0)
    on(bin_bag(1.0, m="green2", seed=2), 0.25, -0.95, 60)
    on(cardboard_closed(0.7, 0.58, 0.48), 1.66, -1.02, -10)
    on(cardboard_open(0.56, 0.46, 0.4, seed=7), 1.66, -1.02, 8)
    on(armchair("rose"), -1.58, -0.72, 20)
    on(books(6, 6), -1.62, -0.85, 20)
    on(cardboard_open(0.64, 0.54, 0.44, seed=1), -0.62, -1.2, -12)
    on(cardboard_closed(0.62, 0.5, 0.46), -2.5, -1.02, 6)
    on(cardboard_closed(0.5, 0.44, 0.36), -2.5, -1.02, -8)
    on(bin_bag(0.95, m="green2", seed=9), -2.5, -1.02, 0)
    on(paint_tin("orange", 1.1), 0.35, -1.6)
    on(paint_tin("blue", 1.1), 0.62, -1.75)
    on(paint_tin("cream", 1.1), 0.5, -1.4)
    on(tote(0.6, 0.44, 0.36, m="plum", lid="slate2"), 2.55, -1.8, 10)
    on(crate(), -1.85, -1.75, -14)
    on(tote(0.58, 0.42, 0.34, m="blue", lid="cream"), -2.6, -1.8, 8)
    on(table_lamp("blue2", "peach"), -2.6, -1.8)
    on(cardboard_closed(0.6, 0.46, 0.4), -0.15, -1.95, -6)
    on(cardboard_closed(0.5, 0.42, 0.46), 1.15, -2.0, 8)
    on(golf_bag(), -2.9, -0.56, 0)
    on(bin_bag(0.95, seed=17), 1.8, -1.8)
    leaves(22, (-2.9, -2.1, 2.9, 0.2), 0.0, 3, cols=("oat", "grey2", "wood"), s=0.055)


def scene(variant):
    """The basement "before" or "after"."""
    rack = kept()
    if variant == "before":
        laundry_junk()
        back_row(rack)
        middle_row()
        front_rows()
