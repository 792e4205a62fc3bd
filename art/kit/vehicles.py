"""The truck, the bicycle and their tires."""
import math
import random
from math import cos, pi, radians as rad, sin

from .graph import group, put
from .materials import glassmat, mat, metalmat
from .shapes import box, cyl, lathe, prism, soft, sphere, torus, tube


def tyre(r=0.32, t=0.2, rim=False):
    """Tire lying flat, radius r and thickness t meters, with or without a rim.

    Origin: its middle, on the floor. Returns it.
    """
    with group("tyre") as g:
        prof = [
            (r * 0.58, -t * 0.36),
            (r * 0.72, -t * 0.5),
            (r * 0.93, -t * 0.44),
            (r, -t * 0.28),
            (r, t * 0.28),
            (r * 0.93, t * 0.44),
            (r * 0.72, t * 0.5),
            (r * 0.58, t * 0.36),
            (r * 0.55, 0),
            (r * 0.58, -t * 0.36),
        ]
        lathe([(p[0], p[1] + t / 2) for p in prof], m=mat("tyre", rough=0.8), ang=50)
        n = 22
        for i in range(n):
            a = 2 * pi * i / n
            box(
                0.02,
                r * 0.12,
                t * 0.62,
                (cos(a) * r * 0.99, sin(a) * r * 0.99, t * 0.19),
                (0, 0, a),
                mat("tyre", rough=0.8),
                0.006,
            )
        if rim:
            cyl(r * 0.58, t * 0.6, (0, 0, t * 0.2), m=metalmat("grey2"), b=0.03)
    return g


def tyre_stack(n=3, seed=1):
    """n tires on one another, 0.2 m each; seed: how they lie.

    Origin: middle of the lowest, on the floor. Returns the prop.
    """
    R = random.Random(seed)
    with group("tyres") as g:
        for i in range(n):
            put(tyre(), R.uniform(-0.03, 0.03), R.uniform(-0.03, 0.03), i * 0.201, R.uniform(0, 90))
    return g


def bicycle(m="orange", r=0.33):
    """Bicycle upright along x, its front at +X; m a palette key, r the wheels' radius in meters.

    Origin: the floor in its middle. Returns it.
    """
    with group("bike") as g:
        for x in (-0.52, 0.52):
            torus(r - 0.025, 0.025, (x, 0, r), (rad(90), 0, 0), mat("tyre"), k=10)
            torus(r - 0.06, 0.012, (x, 0, r), (rad(90), 0, 0), metalmat("grey2"), k=8)
            cyl(0.035, 0.08, (x, 0, r), (rad(90), 0, 0), m=metalmat("grey2"), c=True, n=20)
            for i in range(8):
                a = pi * i / 8
                tube(
                    [
                        (x - cos(a) * (r - 0.06), 0, r - sin(a) * (r - 0.06)),
                        (x + cos(a) * (r - 0.06), 0, r + sin(a) * (r - 0.06)),
                    ],
                    0.004,
                    metalmat("grey2"),
                    caps=False,
                    res=2,
                )
        bb = (-0.06, 0, 0.3)
        st = (-0.2, 0, 0.78)
        hb = (0.4, 0, 0.66)
        for a, b_ in (
            (bb, st),
            (bb, hb),
            ((-0.185, 0, 0.72), (0.37, 0, 0.76)),
            ((-0.52, 0, r), bb),
            ((-0.52, 0, r), (-0.185, 0, 0.72)),
        ):
            tube([a, b_], 0.02, m)
        tube([(0.52, 0, r), (0.40, 0, 0.66), (0.345, 0, 0.9)], 0.02, m)
        tube(
            [(0.345, -0.26, 0.95), (0.34, -0.1, 0.95), (0.345, 0, 0.93), (0.34, 0.1, 0.95), (0.345, 0.26, 0.95)],
            0.014,
            "slate",
        )
        for y in (-0.22, 0.22):
            tube([(0.345, y, 0.95), (0.345, y + (0.05 if y > 0 else -0.05), 0.95)], 0.022, "slate")
        tube([st, (-0.21, 0, 0.86)], 0.014, metalmat())
        soft(0.26, 0.13, 0.07, (-0.21, 0, 0.86), m="slate", puff=0.01, b=0.03)
        cyl(0.09, 0.02, (-0.06, -0.03, 0.3), (rad(90), 0, 0), m=metalmat("grey"), c=True)
        tube([(-0.06, -0.05, 0.3), (0.03, -0.05, 0.17)], 0.012, "slate2")
        box(0.09, 0.06, 0.02, (0.04, -0.09, 0.16), m="slate", b=0.005)
    return g


def wheel(r=0.42, t=0.3, side=-1):
    """Truck wheel, radius r and width t meters; side: -1 its face towards -Y, 1 towards +Y.

    Origin: its axle. Returns the prop.
    """
    with group("wheel") as g:
        prof = [
            (r * 0.5, -t / 2 + 0.03),
            (r * 0.62, -t / 2),
            (r * 0.92, -t / 2 + 0.01),
            (r, -t / 2 + 0.06),
            (r, t / 2 - 0.06),
            (r * 0.92, t / 2 - 0.01),
            (r * 0.62, t / 2),
            (r * 0.5, t / 2 - 0.03),
        ]
        lathe(prof, (0, 0, 0), (rad(90), 0, 0), mat("tyre", rough=0.8), ang=50)
        cyl(r * 0.58, t * 0.7, (0, 0, 0), (rad(90), 0, 0), mat("grey3"), c=True, b=0.03)
        torus(r * 0.46, r * 0.06, (0, side * t * 0.36, 0), (rad(90), 0, 0), mat("grey2"), k=8)
        cyl(r * 0.2, t * 0.95, (0, 0, 0), (rad(90), 0, 0), m="orange", c=True, b=0.03)
        for i in range(6):
            a = i * pi / 3
            cyl(
                r * 0.05,
                t * 0.82,
                (cos(a) * r * 0.34, 0, sin(a) * r * 0.34),
                (rad(90), 0, 0),
                m="slate2",
                c=True,
                n=12,
                b=0.006,
            )
    return g


TRUCK_W = 2.2
BED_FRONT, BED_REAR = -1.65, 3.5  # where the bed begins and ends in x
RAMP = 2.35  # the length of the ramp


def _cab(m, stripe):
    """The truck's cab with its windows, lamps, mirrors and bumper."""
    Y = TRUCK_W
    profile = [
        (-3.62, 0.52),
        (-3.68, 0.72),
        (-3.66, 1.45),
        (-3.40, 2.46),
        (-3.22, 2.58),
        (-2.02, 2.58),
        (-1.9, 2.46),
        (-1.9, 0.66),
        (-2.12, 0.66),
    ]
    prism(profile, Y - 0.06, m=m, b=0.11, segs=4)
    for sy in (-1, 1):
        _cab_side(sy, stripe)
    tilt = (0, math.atan2(0.26, 1.01), 0)
    box(0.05, Y - 0.36, 0.82, (-3.565, 0, 1.60), tilt, m=glassmat("blue2"), b=0.02)
    box(0.03, Y - 0.24, 0.92, (-3.56, 0, 1.555), tilt, m="slate", b=0.02)
    for y in (-0.35, 0.3):  # wipers
        tube([(-3.68, y, 1.56), (-3.60, y + 0.42, 1.82)], 0.012, "black")
    box(0.05, 1.1, 0.26, (-3.67, 0, 0.84), m="slate", b=0.02)
    for i in range(3):
        box(0.06, 1.0, 0.03, (-3.68, 0, 0.88 + 0.065 * i), m="grey2", b=0.008)
    box(0.2, Y, 0.26, (-3.66, 0, 0.42), m="slate2", b=0.06)
    for y in (-0.6, -0.3, 0, 0.3, 0.6):
        sphere(0.04, (-3.2, y, 2.6), mat("amber", emit=0.3), scale=(1.4, 1, 0.8), sub=3)


def _cab_side(sy, stripe):
    """One side of the cab, -1 or 1: wheel arch, window, door, mirror and lamps."""
    Y = TRUCK_W
    yy = sy * (Y / 2 - 0.03)
    cyl(0.56, 0.06, (-2.65, yy - sy * 0.04, 0.47), (rad(90), 0, 0), m="slate", c=True, b=0.01)
    arch = [(-2.65 + 0.57 * cos(rad(q)), yy, 0.47 + 0.57 * sin(rad(q))) for q in range(-8, 189, 7)]
    tube(arch, 0.045, "slate2")
    pane = [(-3.36, 1.55), (-3.22, 2.28), (-2.22, 2.28), (-2.22, 1.55)]
    prism(pane, 0.05, (0, yy, 0), m=glassmat("blue2"), b=0.02)
    prism([(-3.44, 1.47), (-3.27, 2.36), (-2.14, 2.36), (-2.14, 1.47)], 0.03, (0, yy, 0), m="slate", b=0.01)
    box(0.02, 0.03, 0.68, (-2.14, yy, 0.98), m="deep", b=0.004)
    box(0.02, 0.03, 0.5, (-3.42, yy, 0.98), m="deep", b=0.004)
    box(0.2, 0.06, 0.05, (-2.34, yy + sy * 0.01, 1.3), m="slate", b=0.015)
    box(1.75, 0.028, 0.17, (-2.78, yy + sy * 0.002, 1.08), m=stripe, b=0.008)
    out = sy * (Y / 2 + 0.16)
    tube([(-3.42, sy * (Y / 2 - 0.05), 1.75), (-3.6, out, 1.8), (-3.6, out, 2.2)], 0.022, "slate")
    box(0.09, 0.2, 0.42, (-3.61, sy * (Y / 2 + 0.17), 1.84), m="slate", b=0.04)
    cyl(0.13, 0.1, (-3.66, sy * 0.78, 0.93), (0, rad(90), 0), m="grey3", c=True, b=0.02)
    cyl(0.1, 0.12, (-3.665, sy * 0.78, 0.93), (0, rad(90), 0), m=mat("cream", emit=0.4), c=True, b=0.02)
    box(0.1, 0.16, 0.08, (-3.62, sy * 0.98, 0.92), m="amber", b=0.02)
    box(0.42, 0.12, 0.05, (-2.05, sy * (Y / 2 - 0.08), 0.5), m="slate", b=0.01)


def _bed(body, stripe, z, h):
    """The truck's bed: its floor at the height z, its walls h high."""
    Y = TRUCK_W
    long, middle = BED_REAR - BED_FRONT, (BED_FRONT + BED_REAR) / 2
    box(long, Y, 0.14, (middle, 0, z - 0.14), m="slate2", b=0.02)
    box(long - 0.1, Y - 0.2, 0.04, (middle, 0, z - 0.02), m="wood", b=0.01)
    for sy in (-1, 1):
        yy = sy * (Y / 2 - 0.035)
        box(long, 0.07, h, (middle, yy, z - 0.04), m=body, b=0.015)
        box(long + 0.06, 0.14, 0.12, (middle, yy, z + h - 0.07), m=stripe, b=0.03)
        box(long + 0.02, 0.12, 0.12, (middle, yy, z - 0.1), m="slate2", b=0.02)
        box(long - 0.02, 0.03, 0.3, (middle, yy + sy * 0.04, z + 0.42), m=stripe, b=0.008)
        for i in range(7):
            x = BED_FRONT + 0.06 + (long - 0.12) * i / 6
            box(0.1, 0.1, h - 0.04, (x, yy + sy * 0.045, z - 0.02), m=body, b=0.025)
        box(0.7, 0.06, 0.36, (-0.9, sy * (Y / 2 - 0.1), 0.52), m="slate", b=0.02)
        box(1.25, 0.34, 0.06, (2.05, sy * (Y / 2 - 0.19), 0.84), m="slate", b=0.02)
        box(0.05, 0.34, 0.3, (2.72, sy * (Y / 2 - 0.19), 0.56), m="slate", b=0.015)
        box(0.1, 0.1, 0.16, (BED_REAR - 0.02, sy * (Y / 2 - 0.12), 0.68), m="rust", b=0.02)
    box(0.08, Y, h + 0.14, (BED_FRONT + 0.02, 0, z - 0.04), m=body, b=0.02)
    box(0.14, Y, 0.12, (BED_FRONT + 0.02, 0, z + h + 0.05), m=stripe, b=0.03)
    box(0.1, Y, 0.14, (BED_REAR + 0.01, 0, z - 0.16), m="slate2", b=0.02)


def _ramp(stripe):
    """The tailgate folded down into a ramp as wide as the bed; origin: its hinge, it runs along x. Returns the prop."""
    with group("ramp") as g:
        for sy in (-1, 1):
            box(RAMP, 0.1, 0.13, (RAMP / 2, sy * 0.86, -0.1), m=stripe, b=0.025)
        box(RAMP - 0.02, 1.66, 0.05, (RAMP / 2, 0, -0.07), m="wood", b=0.012)
        for i in range(10):
            box(0.06, 1.6, 0.03, (0.16 + i * 0.225, 0, -0.028), m="slate2", b=0.01)
    return g


def truck(body="evergreen", stripe="orange", cabm="evergreen", open_rear=True, wall_h=1.25, floor=1.0):
    """Junk truck, 7.2 m long and 2.2 m wide, its cab towards -X; body, stripe, cabm (cab): palette keys.

    open_rear: with its ramp down; wall_h: height of the bed's walls, floor: height of its floor, in meters. Loads fit
    between x = -1.55 and 3.45, y = -1.05 and 1.05. Origin: on the street. Returns the prop; prop["floor"] and
    prop["top"]: heights of the bed's floor and walls, prop["ramp_end"]: where the ramp ends in x.
    """
    with group("truck") as g:
        g["floor"] = floor
        g["top"] = floor + wall_h
        for sy in (-1, 1):
            box(6.4, 0.12, 0.2, (0.15, sy * 0.42, 0.56), m="slate", b=0.02)
        for x in (-2.65, 2.05):
            for sy in (-1, 1):
                put(wheel(0.46, 0.34, sy), x, sy * (TRUCK_W / 2 - 0.13), 0.46)
        cyl(0.09, 1.8, (2.05, 0, 0.44), (rad(90), 0, 0), m="slate", c=True)
        _cab(cabm, stripe)
        _bed(body, stripe, floor, wall_h)
        if open_rear:
            slope = math.asin((floor - 0.06) / RAMP)
            put(_ramp(stripe), BED_REAR + 0.05, 0, floor - 0.02, ry=math.degrees(slope))
            g["ramp_end"] = BED_REAR + 0.05 + RAMP * cos(slope)
    return g
