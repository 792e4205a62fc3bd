"""A wooden backyard playset: an A-frame with two swings, a tower with a roof and a yellow slide."""
from kit import *

ALT = "A wooden playset with two swings, a small roofed tower and a yellow slide"
PLINTH = "sage"
TOP = 1.5


def beam(a, b, r=0.05, m="wood"):
    """A square wooden beam from point a to point b."""
    a = Vector(a)
    b = Vector(b)
    d = b - a
    ob = box(2 * r, 2 * r, d.length, m=m, b=0.012)
    ob.location = a
    ob.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    return ob


def swing(x, m):
    """One swing hanging from the top beam at x."""
    for s in (-1, 1):
        tube([(x + s * 0.15, 0, TOP), (x + s * 0.15, 0, 0.44)], 0.016, metalmat("grey"), res=3)
    soft(0.38, 0.2, 0.055, (x, 0, 0.4), m=m, puff=0.0, b=0.025)


def slide(y0, y1, z0, w=0.42):
    """A slide falling toward -Y from (y0, z0) to the ground at y1, with raised edges."""
    line = [(y0 + 0.06, z0), (y0 - 0.1, z0 - 0.02), (y1 + 0.3, 0.17), (y1 + 0.14, 0.1), (y1, 0.08)]
    bed = line + [(y, z - 0.045) for y, z in reversed(line)]
    prism(bed, w, m="yellow", b=0.008, axis="x")
    edge = [(y, z + 0.09) for y, z in line] + [(y, z - 0.075) for y, z in reversed(line)]
    for s in (-1, 1):
        side = prism(edge, 0.045, m="yellow", b=0.012, axis="x")
        side.location = (s * w / 2, 0, 0)


def playset():
    """The whole playset, along x: A-frame on the left, tower with slide on the right."""
    with group("playset") as g:
        for s in (-1, 1):
            beam((-1.12, s * 0.52, 0), (-1.0, s * 0.03, TOP + 0.02), m="wood")
        beam((-1.08, -0.36, 0.5), (-1.08, 0.36, 0.5), 0.035, "wood")
        beam((-1.12, 0, TOP), (0.62, 0, TOP), 0.055, "wood2")
        swing(-0.68, "blue2")
        swing(-0.14, "rust")
        for x in (0.36, 0.98):
            for y in (-0.32, 0.32):
                box(0.09, 0.09, 1.48, (x, y, 0), m="wood", b=0.012)
        for i in range(5):
            box(0.66, 0.135, 0.05, (0.67, -0.28 + 0.14 * i, 0.76), m="wood3", b=0.01)
        for y in (-0.32, 0.32):
            box(0.62, 0.05, 0.09, (0.67, y, 0.68), m="wood2", b=0.01)
        for x in (0.36, 0.98):
            box(0.05, 0.64, 0.09, (x, 0, 0.68), m="wood2", b=0.01)
        box(0.05, 0.64, 0.07, (0.98, 0, 1.16), m="wood2", b=0.01)
        for i in range(4):
            box(0.035, 0.07, 0.38, (0.98, -0.2 + 0.135 * i, 0.8), m="wood3", b=0.008)
        box(0.62, 0.05, 0.07, (0.67, 0.32, 1.16), m="wood2", b=0.01)
        for i in range(4):
            box(0.07, 0.035, 0.38, (0.48 + 0.13 * i, 0.32, 0.8), m="wood3", b=0.008)
        for s in (-1, 1):
            box(0.56, 0.96, 0.05, (0.67 + s * 0.21, 0, 1.62), (0, s * rad(40), 0), m="blue", b=0.015, c=True)
        for y in (-0.36, 0.36):
            prism([(-0.36, 1.46), (0.36, 1.46), (0, 1.75)], 0.05, (0.67, y, 0), m="wood3", b=0.01)
        with group("slide") as q:
            slide(-0.34, -1.18, 0.8)
        put(q, 0.67, 0, 0)
    return g


def scene():
    fix(playset(), -0.05, 0.2, 0, -2)
    on(ball(0.15, "rose", "cream"), -0.2, -0.85)
