"""Good furniture handed over at a thrift shop's loading door; the truck waits with its ramp down. The subject is right."""
import importlib

from kit import *
from kit.streets import slab, walk

ALT = "The crew hands a chair, a lamp and boxes over at the loading door of a thrift shop; the truck stands beside it"
crew = importlib.import_module("fleet.crew")
shop = importlib.import_module("places.donation-dropoff")
S = 1.85  # the shop against that of its own picture


def hands_over():
    """One of the crew with an armchair on a dolly, one with a loaded hand truck, and the shop's helper."""
    fix(crew.dolly(), 1.55, -1.5, 0.02, 6)
    fix(armchair("rose"), 1.55, -1.5, 0.225, 6)
    pusher = crew.crew(
        hands=((-0.24, -0.47, 0.96), (0.3, -0.49, 1.115)),
        elbows=((-0.36, -0.2, 1.04), (0.38, -0.22, 1.08)),
        feet=((-0.12, -0.12, 0), (0.13, 0.22, 0)),
        skin="#d9a07a", hair="wood2", lean=10, tail=True, turn=-34, nod=8,
    )
    fix(pusher, 0.62, -1.3, 0.02, 70)
    helper = person(
        handL=(-0.3, -0.34, 1.0), handR=(0.34, -0.3, 1.25), shirt="blue2", trousers="slate2", cap="cream", hair="black"
    )
    fix(helper, 3.5, -0.75, 0.02, -58, 1.06)


def scene():
    """The truck left, the shop and those who meet there right."""
    slab(15.6, 6.2, "concrete", 0.35)
    box(9.2, 2.6, 0.02, (-3.0, -0.5, 0), m="road", b=0.005)
    k = 0.86
    t = truck()
    fix(t, -4.0, -0.35, 0.02, 0, k)
    floor = 0.02 + k * t["floor"] + 0.03
    for prop, x, y in (
        (wardrobe(w=1.0), -5.0, 0.1),
        (chest("wood3"), -3.9, 0.15),
        (cardboard_closed(0.7, 0.6, 0.6), -5.0, -0.85),
        (cardboard_closed(0.7, 0.7, 0.55), -3.9, -0.85),
        (sofa(1.6, "blue", pillow=None), -2.6, 0.1),
        (cardboard_closed(0.55, 0.5, 0.42), -2.5, -0.9),
    ):
        on(prop, x, y, 0, z=4, s=0.92, floor=floor)
    fix(shop.shop_wall(), 4.35, 1.2, 0, 0, S)
    fix(shop.inside_goods(), 4.35, 1.2, 0, 0, S)
    fix(shop.donation_bin(), 6.1, 0.5, 0, -4, 1.5)
    fix(shop.clothes_rack(), 2.3, 0.45, 0, 14, 1.35)
    hands_over()
    on(chair("wood", "blue"), 4.5, -1.55, -16)
    on(floor_lamp("slate2", "yellow", 1.5), 5.2, -1.2)
    on(shop.box_of_clothes(), 6.1, -1.55, 10)
    on(shop.box_of_books(), 5.3, -2.1, -10)
    put(tree(3.0, "amber", 11), 7.0, 2.4)
    put(tree(3.4, "orange", 2), -6.6, 2.3)
    put(hedge(4.6, 0.6, 0.7, seed=2), -2.8, 2.6)
    leaves(26, (-7, -2.4, 7, 2), 0.02, 8, s=0.08)
