"""An office desk with a monitor, a swivel chair before it, a filing cabinet with an open drawer beside it."""
from kit import *

ALT = "An office desk with a monitor, a swivel chair and a filing cabinet with its drawer open"
PLINTH = "sky"


def desk(w=1.5, d=0.76, h=0.78):
    """Desk with a drawer pedestal at the right and a panel leg at the left."""
    with group("desk") as g:
        box(w, d, 0.06, (0, 0, h - 0.06), m="wood3", b=0.018)
        box(0.06, d - 0.08, h - 0.06, (-w / 2 + 0.06, 0, 0), m=flat("cream"), b=0.012)
        box(w - 0.2, 0.03, 0.42, (0, d / 2 - 0.1, h - 0.5), m=flat("cream"), b=0.01)
        box(0.44, d - 0.08, h - 0.1, (w / 2 - 0.25, 0, 0.04), m=flat("cream"), b=0.015)
        for i in range(3):
            z = 0.08 + i * 0.215
            box(0.39, 0.03, 0.19, (w / 2 - 0.25, -d / 2 + 0.035, z), m=flat("oat"), b=0.012)
            box(0.16, 0.03, 0.03, (w / 2 - 0.25, -d / 2 + 0.01, z + 0.12), m=metalmat("slate2"), b=0.01)
    return g


def monitor(w=0.78, h=0.48):
    """Flat computer monitor on a foot."""
    with group("monitor") as g:
        box(0.3, 0.22, 0.025, (0, 0.02, 0), m="slate2", b=0.01)
        box(0.07, 0.05, 0.22, (0, 0.05, 0.02), m="slate2", b=0.012)
        box(w, 0.055, h, (0, 0, 0.16), m="slate2", b=0.02)
        box(w - 0.07, 0.02, h - 0.08, (0, -0.024, 0.21), m=mat("sky", rough=0.3, spec=0.4, bump=0, var=0.02), b=0.006)
        box(w - 0.07, 0.02, 0.06, (0, -0.028, h + 0.07), m=flat("blue2"), b=0.004)
        for i, tall in enumerate((0.1, 0.17, 0.13, 0.23)):
            box(
                0.07,
                0.02,
                tall,
                (-0.24 + i * 0.11, -0.03, 0.25),
                m=flat(("blue", "green2", "blue", "orange")[i]),
                b=0.004,
            )
        for i in range(3):
            box(0.14, 0.02, 0.022, (0.24, -0.03, 0.3 + i * 0.06), m=flat("blue2"), b=0.004)
    return g


def keyboard():
    """Keyboard with a mouse at its right."""
    with group("keyboard") as g:
        box(0.46, 0.16, 0.022, m=flat("grey3"), b=0.008)
        for row in range(3):
            box(0.42, 0.036, 0.016, (0, -0.045 + row * 0.046, 0.016), m=flat("white"), b=0.006)
        sphere(0.05, (0.32, 0, 0.014), "white", scale=(0.7, 1, 0.45), sub=3)
    return g


def mug(m="orange"):
    """Coffee mug."""
    with group("mug") as g:
        lathe([(0, 0), (0.042, 0), (0.05, 0.012), (0.05, 0.11), (0.042, 0.11), (0.042, 0.02), (0, 0.02)], m=m, ang=50)
        torus(0.033, 0.009, (0.058, 0, 0.055), (rad(90), 0, 0), m, k=8, n=24)
    return g


def office_chair(m="denim"):
    """Swivel chair on a five-star foot, with arms."""
    with group("office_chair") as g:
        for i in range(5):
            a = 2 * pi * i / 5 + 0.3
            tip = (0.31 * cos(a), 0.31 * sin(a), 0.1)
            tube([(0, 0, 0.15), tip], 0.026, "slate2")
            sphere(0.045, (tip[0], tip[1], 0.045), "slate", sub=3)
        cyl(0.035, 0.32, (0, 0, 0.13), m=metalmat("grey"))
        box(0.3, 0.3, 0.05, (0, 0, 0.43), m="slate2", b=0.02)
        soft(0.56, 0.54, 0.11, (0, -0.02, 0.47), m=m, puff=0.02, b=0.05)
        tube([(0, 0.2, 0.46), (0, 0.33, 0.52), (0, 0.34, 0.75)], 0.028, "slate2")
        soft(0.54, 0.11, 0.62, (0, 0.29, 0.66), (rad(-8), 0, 0), m=m, puff=0.025, b=0.05)
        for sx in (-1, 1):
            tube([(sx * 0.2, 0.05, 0.46), (sx * 0.33, 0.05, 0.48), (sx * 0.33, 0.08, 0.68)], 0.02, "slate2")
            soft(0.08, 0.34, 0.05, (sx * 0.33, 0.0, 0.68), m="slate2", puff=0.005, b=0.022)
    return g


def filing_cabinet(m="sage", w=0.54, d=0.6, h=1.2, n=3, out=0.34):
    """Filing cabinet; the top drawer stands open, with folders in it."""
    drawer = (h - 0.1) / n
    with group("cabinet") as g:
        box(w, d, h, m=flat(m), b=0.02)
        for i in range(n):
            z = 0.06 + i * drawer
            y = -d / 2 - (out if i == n - 1 else 0.005)
            box(w - 0.05, 0.035, drawer - 0.03, (0, y, z), m=flat("mint"), b=0.012)
            tube([(-0.09, y - 0.05, z + drawer * 0.4), (0.09, y - 0.05, z + drawer * 0.4)], 0.014, metalmat("slate2"))
            box(0.16, 0.012, 0.07, (0, y - 0.02, z + drawer * 0.55), m=flat("cream"), b=0.004)
        z = 0.06 + (n - 1) * drawer
        box(w - 0.08, out, 0.03, (0, -d / 2 - out / 2, z + 0.02), m=flat("grey2"), b=0.006)
        for sx in (-1, 1):
            box(0.02, out, drawer * 0.6, (sx * (w / 2 - 0.05), -d / 2 - out / 2, z + 0.02), m=flat("grey2"), b=0.006)
        for i, color in enumerate(("oat", "peach", "yellow", "oat", "blue", "peach")):
            box(w - 0.16, 0.03, drawer * 0.82, (0, -d / 2 - 0.05 - i * 0.046, z + 0.04), m=flat(color), b=0.006)
            box(
                0.12,
                0.02,
                0.05,
                (-0.12 + 0.12 * (i % 3), -d / 2 - 0.05 - i * 0.046, z + 0.03 + drawer * 0.82),
                m=flat("cream"),
                b=0.006,
            )
    return g


def scene():
    fix(desk(), -0.4, 0.36, 0, 4, 1.12)
    on(monitor(), -0.52, 0.44, 10, s=1.15)
    on(keyboard(), -0.5, 0.1, 8, s=1.1)
    on(mug(), 0.0, 0.2, -40, s=1.2)
    fix(filing_cabinet(), 0.86, 0.42, 0, 0, 1.12)
    on(plant("green2", "rose", 0.78), 0.86, 0.48)
    on(office_chair(), -0.02, -0.74, -50, s=1.12)
    on(cardboard_closed(0.5, 0.4, 0.32), -0.88, -0.56, 14)
