"""A transfer station: an open hall with sorted piles, containers, a scale; the truck unloads. The subject is left."""
import importlib

from kit import *
from kit.streets import slab

ALT = "The truck unloads at a transfer station: an open hall with sorted piles, three containers and a scale"
station = importlib.import_module("places.transfer-station")
door = importlib.import_module("bands.crew-at-door")
S = 2.6  # the hall against that of its own picture


def hall(x, y):
    """The open hall with its three piles."""
    fix(station.hall(), x, y, 0, 0, S)
    bay = S * (station.HALL_W - 0.1) / station.BAYS
    piles = ((("blue2", "blue", "sky"), "box"), (("card2", "card", "tape"), "box"), (("#6f9a62", "#8fb878", "grass"), "ball"))
    for i, (colors, kind) in enumerate(piles):
        fix(station.heap(colors, i + 1, kind=kind), x + (i - 1) * bay, y + 0.36 * S, 0.1, 0, S)


def containers(x, y):
    """Three roll-off containers side by side: metal, wood, mixed junk."""
    loads = (station.scrap_load, station.wood_load, station.mixed_load)
    for i, (m, trim) in enumerate((("blue2", "#5d8795"), ("green2", "#4f9172"), ("#b9785f", "#c98b73"))):
        can = station.container(m, trim)
        load = loads[i](can["fill"])
        load.parent = can
        fix(can, x + i * 1.62, y, 0.02, 0, 2.1)


def scene():
    """The truck and the scale left, the hall in the middle, the containers right."""
    slab(15.8, 6.4, "concrete", 0.4)
    hall(-0.4, 1.1)
    containers(3.5, 0.4)
    box(4.0, 2.3, 0.05, (-5.2, -1.2, 0), m=flat("slate2"), b=0.02)  # the scale under the truck
    box(3.8, 2.1, 0.03, (-5.2, -1.2, 0.04), m=metalmat("grey2"), b=0.01)
    t = truck()
    fix(t, -4.6, -1.2, 0.07, 0, 0.84)
    floor = 0.07 + 0.84 * t["floor"] + 0.03
    for prop, x, y in (
        (fridge(m="mint"), -5.4, -0.75),
        (cardboard_closed(0.7, 0.66, 0.6), -5.4, -1.7),
        (tyre_stack(3), -4.5, -0.8),
        (bin_bag(1.0, seed=3), -4.5, -1.7),
        (armchair("amber"), -3.3, -0.9),
        (bin_bag(0.95, m="green2", seed=1), -3.2, -1.75),
    ):
        on(prop, x, y, 0, z=4, s=0.92, floor=floor)
    fix(cardboard_closed(0.8, 0.62, 0.5), 1.55, -1.5, 0.86)
    door.carrier(0.72, -1.5, 1, skin="skin2", hair="black")
    on(station.floor_scale(), 6.9, -1.5, -8, s=2.2)
    on(cone(1.05), 2.9, -2.0)
    on(cone(1.05), -7.3, 0.6)
    on(planks(4, 1.6), -6.0, 1.4)
    put(tree(3.2, "amber", 11), -6.9, 2.6)
    put(conifer(3.4, 4), 7.0, 2.7)
