"""A green junk truck with a sofa and boxes on its bed, a big clock with the rays of a sun behind it."""
from kit import *

ALT = "A green junk truck loaded with a sofa and boxes in front of a big clock shaped like a sun"
PLINTH = "sand"


def loaded_truck():
    """The kit's truck with its tailgate shut and a load above its walls."""
    with group("loaded") as g:
        put(truck(open_rear=False, wall_h=0.95))
        box(0.08, 2.1, 0.9, (3.5, 0, 0.98), m="evergreen", b=0.02)
        put(cardboard_closed(1.2, 1.8, 0.75), -0.85, 0, 1.02)
        put(cardboard_closed(1.0, 1.0, 0.75), -0.85, -0.35, 1.77, 8)
        put(bin_bag(1, "sage", 3), -0.95, 0.5, 1.77, 0, 1.5)
        put(cardboard_closed(2.2, 1.8, 0.6), 0.95, 0, 1.02)
        put(sofa(2.0, "blue", pillow="orange"), 0.95, 0.15, 1.62, 0, 1.05)
        put(fridge("mint", 1.75, 0.85, 0.8), 2.65, 0.35, 1.02, 0)
        put(cardboard_closed(0.9, 0.8, 0.95), 2.6, -0.6, 1.02)
        put(cardboard_closed(0.65, 0.6, 0.5), 2.6, -0.6, 1.97, -10)
    return g


def sun_clock(r=0.7):
    """A standing clock facing -y with sun rays about its rim; its middle is the origin."""
    with group("sunclock") as g:
        for i in range(12):
            q = 2 * pi * i / 12 + pi / 12
            with group("ray") as ray:
                prism([(-0.11, 0), (0.11, 0), (0, 0.24)], 0.09, m="yellow", b=0.025)
            put(ray, sin(q) * (r + 0.06), 0, cos(q) * (r + 0.06), 0, 1, 0, q * 180 / pi)
        cyl(r + 0.07, 0.16, (0, 0.08, 0), (rad(90), 0, 0), m="amber", b=0.04, n=72)
        cyl(r - 0.02, 0.03, (0, -0.07, 0), (rad(90), 0, 0), m="white", b=0.008, n=72)
        for i in range(12):
            q = 2 * pi * i / 12
            long = 0.13 if i % 3 == 0 else 0.07
            c = r - 0.08 - long / 2
            box(0.035, 0.02, long, (sin(q) * c, -0.105, cos(q) * c), (0, q, 0), m="slate2", b=0.006, c=True)
        for q, l, w in ((-60, 0.33, 0.07), (40, 0.5, 0.052)):
            q = rad(q)
            box(w, 0.025, l, (sin(q) * l / 2, -0.125, cos(q) * l / 2), (0, q, 0), m="evergreen", b=0.01, c=True)
        cyl(0.06, 0.06, (0, -0.1, 0), (rad(90), 0, 0), m="orange", b=0.012)
    return g


def scene():
    fix(sun_clock(), -0.28, 0.84, 0.966, 24)
    fix(loaded_truck(), 0.02, -0.26, 0.0, 40, 0.335)
