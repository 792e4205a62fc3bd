"""The loaded truck drives home at dusk: low warm sun, cool sky, lamps and windows lit. The subject is in the middle."""
import importlib

from kit import *
from kit.streets import company_truck, slab, street_lamp, walk

ALT = "The loaded green truck drives past a house at dusk, its headlights, the street lamps and the windows lit"
STAGE = dict(sun_az=-58, sun_el=17, sun=3.4, sky=0.62, suncol=(1.0, 0.6, 0.34), skycol=(0.5, 0.62, 1.0))
EXPOSURE = 0.86
door = importlib.import_module("bands.crew-at-door")


def glow(x, y, z, watts, size=0.15):
    """A warm light at x, y, z (meters)."""
    light = bpy.data.lights.new("glow", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, (1.0, 0.72, 0.38), size
    lamp = bpy.data.objects.new("glow", light)
    lamp.location = (x, y, z)
    bpy.context.scene.collection.objects.link(lamp)


def scene():
    """The street before the house, the truck in the middle of it."""
    slab(15.6, 6.8, y=0.7)
    box(15.5, 2.5, 0.06, (0, -1.3, -0.045), m="road", b=0.02)
    for i in range(6):
        box(1.2, 0.1, 0.012, (-6.2 + i * 2.5, -2.3, 0.014), m="cream", b=0.003)
    box(15.5, 0.18, 0.16, (0, 0.05, -0.06), m="kerb", b=0.03)
    walk(-7.7, 7.7, 0.6, 0.8)
    warm = mat("amber", emit=1.4, bump=0, var=0)
    fix(door.cottage(warm), 3.3, 1.6, s=0.84)
    for x in (1.2, 5.4):
        glow(x, 1.0, 1.3, 16)
    for x, h, kind, seed in ((-6.4, 3.4, "rust", 5), (-2.6, 3.0, "orange", 2), (7.0, 2.8, "amber", 11)):
        put(tree(h, kind, seed), x, 2.4)
    put(conifer(3.6, 4), -4.6, 2.9)
    put(hedge(3.4, 0.6, 0.6, seed=3), -4.2, 1.5)
    for x in (-5.6, -0.4, 6.6):
        put(street_lamp(1.35), x, 0.4, 0, 0, 2.1)
        glow(x, 0.1, 3.1, 55)
    fix(company_truck(), -0.2, -1.25, 0.02)
    for y in (-2.03, -0.47):
        sphere(0.13, (-3.92, y, 0.95), mat("#ffe2a0", emit=5, bump=0, var=0), scale=(0.4, 1, 1), sub=3)
        glow(-4.4, y, 0.8, 30)
    fix(sofa(1.8, "blue", pillow=None), 2.1, -1.3, 2.28, 0, 0.86)
    tufts(160, lambda R: (R.uniform(-7.3, 7.3), R.uniform(1.1, 1.6)), 0, 3)
    leaves(36, (-7.3, -2.3, 7.3, 1.5), 0.03, 8, s=0.08)
