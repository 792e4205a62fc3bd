"""An emptied refrigerator with its lower door open and a window air conditioner in front of it."""
from kit import *

ALT = "A refrigerator with its door open and empty shelves beside a window air conditioner"
PLINTH = "peach"


def refrigerator(w=1.06, d=0.84, h=2.03, m="mint", swing=-112):
    """A fridge with a freezer on top; the lower door is hinged on the left and stands open."""
    f = -d / 2
    t = 0.055
    split = h * 0.68
    back = d - 0.09
    with group("refrigerator") as g:
        box(w - 0.1, d - 0.2, 0.08, (0, 0.04, 0), m="slate2", b=0.01)
        for sx in (-1, 1):
            box(t, back, h - 0.06, (sx * (w / 2 - t / 2), 0.045, 0.05), m=m, b=0.022)
        box(w, back, 0.07, (0, 0.045, h - 0.07), m=m, b=0.03)
        box(w, back, 0.07, (0, 0.045, 0.05), m=m, b=0.022)
        box(w - 0.04, t, h - 0.1, (0, d / 2 - t / 2, 0.07), m=m, b=0.02)
        box(w - 0.04, back - 0.02, h - split - 0.08, (0, 0.05, split + 0.02), m=m, b=0.01)
        box(w - 2 * t, 0.02, split - 0.12, (0, d / 2 - t - 0.01, 0.11), m=mat("white", emit=0.3), b=0.002)
        for sx in (-1, 1):
            box(0.02, back - 0.06, split - 0.12, (sx * (w / 2 - t - 0.008), 0.05, 0.11), m="white", b=0.002)
        box(w - 2 * t, back - 0.06, 0.02, (0, 0.05, split), m="white", b=0.002)
        for z in (0.62, 0.93):
            box(w - 2 * t - 0.03, back - 0.14, 0.022, (0, 0.07, z), m=glassmat("sky"), b=0.006)
            box(w - 2 * t - 0.03, 0.02, 0.04, (0, 0.07 - (back - 0.14) / 2, z - 0.008), m="white", b=0.006)
        for sx in (-1, 1):
            box(w / 2 - t - 0.03, back - 0.16, 0.26, (sx * (w / 4 - t / 2), 0.05, 0.13), m=glassmat("sky"), b=0.03)
            box(0.16, 0.02, 0.03, (sx * (w / 4 - t / 2), 0.05 - (back - 0.16) / 2, 0.31), m="white", b=0.006)
        box(w, 0.09, h - split - 0.03, (0, f + 0.045, split + 0.03), m=m, b=0.04)
        grip(w / 2 - 0.1, f - 0.055, split + 0.1, 0.32)
        box(0.12, 0.012, 0.15, (-0.2, f - 0.004, split + 0.3), (0, rad(-6), 0), m="cream", b=0.002)
        sphere(0.024, (-0.19, f - 0.012, split + 0.43), "orange", sub=3)
        with group("leaf") as leaf:
            box(w, 0.085, split - 0.1, (w / 2, -0.043, 0.09), m=m, b=0.035)
            box(w - 0.1, 0.03, split - 0.2, (w / 2, 0.01, 0.14), m="white", b=0.012)
            for z in (0.2, 0.56, 0.9):
                box(w - 0.2, 0.11, 0.03, (w / 2, 0.075, z), m="white", b=0.01)
                box(w - 0.2, 0.022, 0.13, (w / 2, 0.125, z), m=glassmat("sky"), b=0.008)
                for sx in (-1, 1):
                    box(0.022, 0.12, 0.13, (w / 2 + sx * (w / 2 - 0.1), 0.07, z), m="white", b=0.008)
            grip(w - 0.1, -0.145, split - 0.5, 0.4)
        put(leaf, -w / 2, f + 0.085, 0, swing)
    return g


def grip(x, y, z, length):
    """An upright metal handle standing off to -Y."""
    m = metalmat("grey2")
    tube([(x, y + 0.07, z), (x, y, z + 0.03), (x, y, z + length - 0.03), (x, y + 0.07, z + length)], 0.022, m)


def window_ac(w=0.78, d=0.5, h=0.5):
    """A window air conditioner: louvres and knobs to -Y, folding side curtains."""
    f = -d / 2
    with group("window_ac") as g:
        box(w, d - 0.06, h, (0, 0.03, 0.02), m="grey3", b=0.025)
        box(w - 0.04, 0.1, h - 0.02, (0, f + 0.04, 0.03), m="cream", b=0.03)
        for sx in (-1, 1):
            box(0.04, 0.05, 0.02, (sx * (w / 2 - 0.08), f + 0.1, 0), m="slate2", b=0.004)
            box(0.04, 0.05, 0.02, (sx * (w / 2 - 0.08), d / 2 - 0.1, 0), m="slate2", b=0.004)
        box(w * 0.64, 0.03, h - 0.15, (-w * 0.14, f - 0.002, 0.09), m="slate2", b=0.01)
        for i in range(7):
            box(w * 0.62, 0.045, 0.022, (-w * 0.14, f - 0.012, 0.115 + i * 0.047), (rad(-28), 0, 0), m="cream", b=0.006)
        for z in (0.15, 0.27):
            cyl(0.047, 0.035, (w * 0.34, f - 0.008, z + 0.02), (rad(90), 0, 0), m="slate2", b=0.01)
        box(0.014, 0.012, 0.05, (w * 0.34, f - 0.045, 0.265), m="orange", b=0.004)
        box(0.13, 0.02, 0.06, (w * 0.34, f - 0.008, 0.39), m=glassmat("blue2"), b=0.006)
        for i in range(6):
            box(0.012, 0.032, h * 0.62, (w / 2 - 0.002, f + 0.19 + i * 0.05, 0.12), m="slate2", b=0.003)
    return g


def scene():
    on(refrigerator(), -0.02, 0.42, 16)
    on(window_ac(), 0.68, -0.66, 30, s=1.2)
