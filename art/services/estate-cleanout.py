"""A grandfather clock beside a chest of drawers with a lamp; a framed landscape leans against the chest; a suitcase on a rug."""
from kit import *

ALT = "A tall grandfather clock beside a chest of drawers, a lamp and a framed landscape painting"
PLINTH = "sky"
AIM = 0.78


def grandfather_clock():
    """A longcase clock, 2.05 m tall, with a pendulum behind glass; faces -Y."""
    brass = metalmat("yellow")
    with group("clock") as g:
        box(0.66, 0.42, 0.1, m="wood2", b=0.025)
        box(0.6, 0.38, 0.42, (0, 0, 0.08), m="wood2", b=0.025)
        box(0.42, 0.03, 0.26, (0, -0.19, 0.17), m="wood", b=0.015)
        box(0.66, 0.42, 0.06, (0, 0, 0.48), m="wood", b=0.02)
        box(0.48, 0.32, 0.86, (0, 0, 0.52), m="wood2", b=0.02)
        box(0.34, 0.03, 0.72, (0, -0.16, 0.6), m="wood", b=0.015)
        box(0.25, 0.03, 0.62, (0, -0.17, 0.65), m="slate", b=0.01)
        tube([(0, -0.195, 1.24), (0, -0.195, 0.84)], 0.012, brass)
        cyl(0.085, 0.03, (0, -0.2, 0.8), (rad(90), 0, 0), m=brass, c=True, b=0.01)
        for x in (-0.075, 0.075):
            tube([(x, -0.19, 1.24), (x, -0.19, 1.06)], 0.006, brass, res=3)
            cyl(0.028, 0.16, (x, -0.19, 0.92), m=brass, b=0.01, n=24)
        box(0.66, 0.42, 0.06, (0, 0, 1.36), m="wood", b=0.02)
        box(0.58, 0.37, 0.54, (0, 0, 1.4), m="wood2", b=0.02)
        cyl(0.235, 0.04, (0, -0.185, 1.67), (rad(90), 0, 0), m=brass, c=True, b=0.01, n=64)
        cyl(0.205, 0.05, (0, -0.188, 1.67), (rad(90), 0, 0), m=flat("white"), c=True, b=0.006, n=64)
        for hour in range(12):
            a = hour * pi / 6
            long = 0.05 if hour % 3 == 0 else 0.03
            box(0.016, 0.01, long, (0.168 * sin(a), -0.215, 1.67 + 0.168 * cos(a)), (0, a, 0), "slate", 0.002, c=True)
        tube([(0, -0.222, 1.67), (-0.075, -0.222, 1.735)], 0.012, "slate", res=3)
        tube([(0, -0.228, 1.67), (0.08, -0.228, 1.79)], 0.009, "slate", res=3)
        sphere(0.02, (0, -0.225, 1.67), "orange", sub=3)
        for side in (-1, 1):
            cyl(0.025, 0.5, (side * 0.275, -0.19, 1.42), m="wood", b=0.008, n=20)
        box(0.7, 0.46, 0.06, (0, 0, 1.93), m="wood", b=0.02)
        arch = [(-0.3, 0)] + [(0.3 * cos(rad(a)), 0.16 * sin(rad(a))) for a in range(170, 0, -12)] + [(0.3, 0)]
        prism(arch, 0.34, (0, 0, 1.985), m="wood2", b=0.012)
        sphere(0.045, (0, -0.05, 2.18), brass, sub=3)
    return g


def painting():
    """A wide landscape in a gilded frame with a cream mat; stands on its lower edge, faces -Y."""
    with group("painting") as g:
        box(0.86, 0.05, 0.64, m="amber", b=0.02)
        box(0.76, 0.03, 0.54, (0, -0.02, 0.05), m="wood2", b=0.008)
        box(0.72, 0.02, 0.5, (0, -0.035, 0.07), m="cream", b=0.006)
        box(0.56, 0.02, 0.34, (0, -0.042, 0.15), m=flat("sky"), b=0.004)
        hill = [(-0.28, 0), (0.28, 0), (0.28, 0.1), (0.16, 0.15), (0.02, 0.1), (-0.12, 0.17), (-0.28, 0.11)]
        prism(hill, 0.01, (0, -0.055, 0.15), m="green2", b=0.002)
        near = [(-0.28, 0), (0.28, 0), (0.28, 0.05), (0, 0.09), (-0.28, 0.04)]
        prism(near, 0.01, (0, -0.062, 0.15), m="sage", b=0.002)
        sphere(0.045, (0.12, -0.052, 0.38), "orange", scale=(1, 0.15, 1), sub=3)
    return g


def scene():
    fix(grandfather_clock(), -0.56, 0.28, 0.002, 8, 0.98)
    on(chest("wood", 1.05, 0.82, 3, 0.5), 0.46, 0.38, -2)
    on(table_lamp("blue2", "cream"), 0.7, 0.38, 0, s=1.15)
    on(books(5, 2, 0.24), 0.16, 0.4, 0)
    fix(painting(), 0.54, -0.14, 0.012, -4, 1, -14)
    fix(rug(1.3, 0.78, "rose", "cream"), -0.2, -0.68, 0.002, 2)
    on(suitcase("denim", 0.62, 0.38, 0.22), -0.42, -0.66, 22, s=1.1)
