"""What is no house: an office building, a shop, a storage unit in its row and a brick apartment building."""

import importlib

from kit import *
from kit.facades import shop
from kit.streets import BASE, ground, outline, shrub

ALT = "An office building, a shop with an awning, a row of storage units, one open, and a brick apartment building"
SHAPE = (1440, 620)
STAGE = dict(bg_z=BASE)
CAMERA = dict(target=(0.2, 0, 1.95), az=15, el=14, dist=60, lens=107, shift=(0.02, 0))

W, D, FRONT = 17.2, 5.2, -0.6  # the slab, and where the buildings begin
PLACES = (-6.3, -2.1, 2.1, 6.3)  # the buildings' middles in x

towers = importlib.import_module("townscapes.co-op-towers")
walks = importlib.import_module("townscapes.walk-ups")
office = importlib.import_module("services.office-cleanout")
storage = importlib.import_module("services.storage-unit-cleanout")


def land():
    """The slab: sand, turf, a sidewalk of slabs and the street along the front."""
    ground(outline(W, D, 0.9), -0.2, BASE, flat("oat"), 0.06)
    ground(outline(W, D, 0.9, 0.01), 0, -0.22, "grass", 0.05)
    n = 16
    w = (W - 0.5) / n
    for i in range(n):
        box(w - 0.03, 0.95, 0.07, (-W / 2 + 0.25 + w * (i + 0.5), FRONT - 0.62, -0.03), m=flat("concrete"), b=0.015)
    box(W - 1.2, 0.9, 0.05, (0, -D / 2 + 0.5, -0.02), m=flat("road"), b=0.02)
    for i in range(9):
        box(0.7, 0.06, 0.01, (-W / 2 + 1.4 + i * 1.8, -D / 2 + 0.5, 0.03), m=flat("cream"), b=0.003)


def units():
    """A row of four storage units; the second is open and full of boxes."""
    with group("units") as g:
        for i in range(4):
            put(storage.unit(2.2, 1.96, 2.4, 1.28 if i == 1 else 0.03), (i - 1.5) * 2.2, 0, 0)
        box(9.2, 2.7, 0.16, (0, 1.25, 1.94), m="grey", b=0.03)
    return g


def things():
    """What stands before the buildings: the open unit's boxes, a chair, cartons."""
    x, s = PLACES[2], 0.5
    for dx, y, z, w in ((-0.3, 0.35, 0, 0.4), (0.0, 0.4, 0, 0.36), (-0.16, 0.38, 0.3, 0.34)):
        put(cardboard_closed(w * 0.8, 0.3, 0.28), x - 1.1 * s + dx * 0.8, FRONT + y, z)
    on(armchair("amber"), x - 0.75, FRONT - 0.42, -14, 0.4, s=0.5)
    on(cardboard_closed(0.3, 0.26, 0.22), x - 0.2, FRONT - 0.4, 12, 0.4)
    on(cardboard_closed(0.34, 0.3, 0.26), PLACES[1] + 1.25, FRONT - 0.4, 8, 0.4)
    on(office.office_chair(), PLACES[0] + 1.6, FRONT - 0.5, 20, 0.4, s=0.5)
    on(office.filing_cabinet(), PLACES[0] + 2.0, FRONT - 0.45, -8, 0.4, s=0.5)


def planting():
    """Trees behind and between the buildings, shrubs beside their doors."""
    put(tree(3.0, "orange", 5), -4.2, 1.4)
    put(tree(2.6, "amber", 11), -0.1, 1.5)
    put(tree(3.2, "rust", 14), 4.35, 1.5)
    put(conifer(2.8, 3), 8.0, 1.5)
    put(tree(2.4, "yellow", 21), -8.0, 1.4)
    for i, (x, kind) in enumerate(
        ((-7.7, "hedge"), (-4.9, "hedge"), (-0.55, "orange"), (4.6, "hedge"), (8.05, "amber"))
    ):
        put(shrub(0.26, kind, i), x, FRONT + 0.1)


def scene():
    """All four, side by side."""
    land()
    put(towers.band_tower(2.7, 2.2, 6), PLACES[0], FRONT)
    put(
        shop(2.7, 1, "cream", clap=True, stripes=("orange", "cream"), front="evergreen", roof="gable", d=2.2, seed=2),
        PLACES[1],
        FRONT,
    )
    fix(units(), PLACES[2], FRONT, 0, 0, 0.5)
    put(walks.red_house(), PLACES[3], FRONT, 0, 0, (0.88, 0.6, 0.88))
    things()
    planting()
    bpy.data.objects["bgplane"].scale = (5, 5, 1)  # the camera is so low that it would see its end
