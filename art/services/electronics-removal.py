"""A wooden tube television on legs with its aerial, a computer tower, a flat screen and a keyboard in front."""
from kit import *

ALT = "An old tube television with an antenna, a computer tower, a flat screen and a keyboard"
PLINTH = "mint"


def tube_tv(w=1.5, d=0.7, h=1.02, leg=0.26, m="wood"):
    """A console television: rounded screen, speaker slots, two dials, splayed legs and rabbit ears."""
    f = -d / 2
    turn = (rad(90), 0, 0)
    sw = w * 0.66
    sx0 = -w * 0.125
    zc = leg + h / 2
    with group("tube_tv") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.2), sy * (d / 2 - 0.16)
                tube([(x + sx * 0.08, y + sy * 0.04, 0.03), (x, y, leg + 0.03)], 0.032, "wood2")
        box(w, d, h, (0, 0, leg), m=m, b=0.07, segs=5)
        box(w * 0.72, 0.3, h * 0.66, (0, d / 2 + 0.08, leg + 0.16), m="slate2", b=0.08)
        box(w - 0.1, 0.03, h - 0.1, (0, f, leg + 0.05), m="oat", b=0.012)
        prism(rrect(sw + 0.1, h * 0.8, 0.16), 0.05, (sx0, f - 0.015, zc), m="slate2", b=0.018)
        prism(rrect(sw, h * 0.7, 0.13), 0.02, (sx0, f - 0.038, zc), m=glassmat("blue2"), b=0.008)
        sphere(0.5, (sx0, f - 0.035, zc), glassmat("blue2"), scale=(sw * 0.96, 0.12, h * 0.67))
        for k, dx in ((0.09, -0.22), (0.035, -0.08)):
            prism(
                [(dx, -0.05), (dx + k, -0.05), (dx + k + 0.14, 0.22), (dx + 0.14, 0.22)],
                0.006,
                (sx0, f - 0.098, zc),
                m=glassmat("sky"),
                b=0.001,
            )
        x = w * 0.37
        for z in (0.8, 0.6):
            cyl(0.075, 0.04, (x, f - 0.01, leg + h * z), turn, m="slate2", b=0.012)
            box(0.022, 0.03, 0.11, (x, f - 0.058, leg + h * z - 0.055), m="cream", b=0.008)
        sphere(0.022, (x, f - 0.02, leg + h * 0.47), "orange", sub=3)
        for i in range(6):
            box(0.2, 0.015, 0.022, (x, f - 0.014, leg + h * 0.13 + i * 0.047), m="wood2", b=0.006)
        top = leg + h
        sphere(0.11, (0.1, 0, top), "slate2", scale=(1, 1, 0.7), sub=3)
        for x1, z1 in ((-0.34, 0.52), (0.52, 0.48)):
            tube([(0.1, 0, top + 0.03), (0.1 + x1, 0, top + z1)], 0.014, metalmat("grey"), res=3)
            sphere(0.026, (0.1 + x1, 0, top + z1), "orange", sub=3)
    return g


def tower(w=0.3, d=0.56, h=0.68, m="grey3"):
    """A computer case with two drives, slots and a lit button."""
    f = -d / 2
    with group("tower") as g:
        box(w - 0.04, d - 0.06, 0.04, m="slate2", b=0.008)
        box(w, d, h, (0, 0, 0.02), m=m, b=0.025)
        box(w - 0.03, 0.03, h - 0.04, (0, f, 0.04), m="grey2", b=0.012)
        for z in (h - 0.12, h - 0.21):
            box(w - 0.08, 0.02, 0.065, (0, f - 0.012, z), m=m, b=0.008)
            box(0.04, 0.012, 0.014, (w * 0.22, f - 0.022, z + 0.012), m="slate2", b=0.003)
        cyl(0.032, 0.02, (0, f - 0.01, h - 0.3), (rad(90), 0, 0), m="orange", b=0.006)
        for i in range(6):
            box(w - 0.1, 0.012, 0.014, (0, f - 0.014, 0.09 + i * 0.035), m="slate2", b=0.003)
        for i in range(5):
            box(0.012, 0.22, 0.02, (w / 2, 0.05, 0.16 + i * 0.05), m="grey", b=0.003)
    return g


def flat_screen(w=0.86, h=0.54):
    """A flat monitor on its foot, the picture to -Y."""
    with group("flat_screen") as g:
        cyl(0.17, 0.025, (0, 0.03, 0), m="slate2", b=0.01)
        box(0.07, 0.05, 0.2, (0, 0.05, 0.015), m="slate2", b=0.012)
        box(w, 0.05, h, (0, 0, 0.12), m="slate", b=0.018)
        box(w - 0.07, 0.012, h - 0.09, (0, -0.025, 0.165), m=glassmat("blue"), b=0.004)
        prism(
            [(-0.2, 0), (-0.06, 0), (0.12, h - 0.12), (-0.02, h - 0.12)],
            0.004,
            (0, -0.032, 0.18),
            m=glassmat("sky"),
            b=0.001,
        )
    return g


def keyboard(w=0.6, d=0.22):
    """A keyboard lying flat."""
    with group("keyboard") as g:
        box(w, d, 0.035, m="grey3", b=0.012)
        for row in range(4):
            for i in range(11):
                box(
                    0.042,
                    0.038,
                    0.02,
                    ((i - 5) * 0.051, (row - 1.5) * 0.047, 0.03),
                    m="white" if row else "grey2",
                    b=0.006,
                    segs=2,
                )
    return g


def scene():
    on(tube_tv(), -0.3, 0.36, 14, s=1.16)
    on(tower(), 0.98, 0.14, 18, s=1.3)
    on(flat_screen(), 0.5, -0.8, 32, s=1.02)
    on(keyboard(), -0.34, -0.96, 14, s=1.2)
