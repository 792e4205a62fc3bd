"""A brick storefront with a striped awning; a loaded hand truck and cartons on the sidewalk before it."""
from kit import *

ALT = "A brick storefront with a green striped awning, cartons and a loaded hand truck outside"
PLINTH = "mint"


def lettering(text, size, x, y, z, m="cream"):
    """Raised letters that face -y, centered on x, standing on z."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body = text
    curve.size = size
    curve.extrude = 0.012
    curve.offset = 0.006
    curve.align_x = "CENTER"
    curve.space_character = 1.15
    curve.materials.append(flat(m))
    letters = bpy.data.objects.new("letters", curve)
    bpy.context.scene.collection.objects.link(letters)
    letters.location = (x, y, z)
    letters.rotation_euler = (rad(90), 0, 0)
    return letters


def awning(w, n=11, out=0.42, rise=0.3):
    """Striped awning with a scalloped edge; its top edge is at z = 0 on the wall plane y = 0."""
    step = w / n
    with group("awning") as g:
        for i in range(n):
            color = flat("green2" if i % 2 == 0 else "cream")
            x = -w / 2 + step * (i + 0.5)
            profile = [(0.02, 0), (-out, -rise), (-out, -rise - 0.1), (0.02, -rise - 0.1)]
            prism(profile, step - 0.002, (x, 0, 0), m=color, axis="x", b=0.006)
            cyl(step / 2 - 0.002, 0.03, (x, -out + 0.016, -rise - 0.1), (rad(90), 0, 0), m=color, b=0.008, n=28, c=True)
    return g


def storefront(w=2.3, h=1.98, d=0.3):
    """A shop's front wall: window, door, awning, sign and cornice. The wall's face is y = 0."""
    with group("storefront") as g:
        box(w + 0.08, d + 0.14, 0.07, (0, d / 2 - 0.03, 0), m="concrete", b=0.02)
        box(w, d, h - 0.06, (0, d / 2, 0.06), m=flat("rose"), b=0.02)
        bricks(w, d, h)
        box(w + 0.16, d + 0.16, 0.08, (0, d / 2, h), m=flat("oat"), b=0.02)
        box(w + 0.07, d + 0.07, 0.06, (0, d / 2, h - 0.055), m=flat("wood3"), b=0.015)
        # sign
        box(w - 0.36, 0.06, 0.3, (0, -0.02, 1.585), m=flat("evergreen"), b=0.02)
        letters = lettering("STORE", 0.25, 0, -0.058, 1.648)
        letters.parent = g
        # window over a paneled base
        box(1.34, 0.08, 1.26, (-0.36, -0.02, 0.07), m=flat("evergreen"), b=0.02)
        box(1.2, 0.05, 0.82, (-0.36, -0.05, 0.45), m=glassmat("glass"), b=0.01)
        box(0.05, 0.05, 0.84, (-0.36, -0.07, 0.44), m=flat("evergreen"), b=0.01)
        box(1.42, 0.14, 0.05, (-0.36, -0.04, 0.385), m=flat("cream"), b=0.012)
        for x in (-0.69, -0.03):
            box(0.52, 0.03, 0.2, (x, -0.065, 0.13), m=flat("green2"), b=0.01)
            prism(
                [(-0.12, 0.03), (-0.02, 0.03), (0.18, 0.55), (0.08, 0.55)],
                0.006,
                (x - 0.06, -0.077, 0.47),
                m=flat("sky"),
                b=0,
            )
        # door
        box(0.66, 0.08, 1.3, (0.74, -0.02, 0.06), m=flat("cream"), b=0.02)
        box(0.54, 0.06, 1.22, (0.74, -0.045, 0.07), m="wood2", b=0.015)
        box(0.36, 0.03, 0.72, (0.74, -0.075, 0.47), m=glassmat("glass"), b=0.01)
        tube([(0.53, -0.12, 0.55), (0.53, -0.12, 0.8)], 0.018, metalmat("yellow"))
        put(awning(w + 0.04), 0, 0, 1.56)
    return g


def bricks(w, d, h):
    """Some bricks that stand out of the wall, on the face and on the right-hand side."""
    R = random.Random(4)
    rows = int((h - 0.2) / 0.085)
    for i in range(rows):
        z = 0.12 + i * 0.085
        for side in (-1, 1):
            if R.random() < 0.6:
                box(0.11, 0.03, 0.06, (side * (w / 2 - 0.075), 0.002, z), m=flat("brick"), b=0.008, segs=2)
        if R.random() < 0.75:
            box(0.03, 0.12, 0.06, (w / 2 - 0.002, R.uniform(0.08, d - 0.08), z), m=flat("brick"), b=0.008, segs=2)
    return rows


def scene():
    fix(storefront(), -0.04, 0.36, 0, 4, 0.97)
    on(hand_truck(), 0.5, -0.56, -14)
    on(cardboard_closed(0.46, 0.38, 0.34), 0.45, -0.79, -14)
    on(cardboard_closed(0.4, 0.34, 0.28), 0.45, -0.78, -10)
    on(cardboard_closed(0.54, 0.44, 0.4), -0.86, -0.36, 10)
    on(cardboard_closed(0.42, 0.34, 0.3), -0.88, -0.36, -4)
    on(bin_bag(0.8, m="slate2", seed=2), -0.37, -0.8)
