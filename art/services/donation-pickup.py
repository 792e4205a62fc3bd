"""A big open box with a heart on its front and clothes and a teddy bear inside, a chair and a lamp behind."""
from kit import *

ALT = "An open box with a heart sign, full of clothes and a teddy bear, beside a chair and a lamp"
PLINTH = "mint"


def heart(w, t, m):
    """A heart standing upright in the xz plane, its middle at the origin."""
    pts = []
    for i in range(48):
        q = 2 * pi * i / 48
        pts.append(
            (w / 34 * 16 * sin(q) ** 3, w / 34 * (13 * cos(q) - 5 * cos(2 * q) - 2 * cos(3 * q) - cos(4 * q) + 2))
        )
    with group("heart") as g:
        prism(pts, t, m=m, b=0.02)
    return g


def donation_box(w=1.15, d=0.85, h=0.8):
    """A large open carton with a white heart sign on its front."""
    t = 0.03
    with group("donation") as g:
        box(w - 0.02, d - 0.02, t, m="card2", b=0.006)
        for sx in (-1, 1):
            box(t, d - 2 * t, h, (sx * (w / 2 - t / 2), 0, 0), m="card", b=0.008)
        for sy in (-1, 1):
            box(w, t, h, (0, sy * (d / 2 - t / 2), 0), m="card", b=0.008)
        box(w - 0.06, d - 0.06, h - 0.14, (0, 0, t), m="card2", b=0.01)
        flap = 0.34
        for sx, q in ((-1, 50), (1, -32)):
            q = rad(q)
            box(
                flap,
                d * 0.97,
                t * 0.8,
                (sx * (w / 2 + cos(q) * flap / 2), 0, h + sin(q) * flap / 2),
                (0, -sx * q, 0),
                "card",
                0.008,
                c=True,
            )
        q = rad(64)
        box(
            w * 0.97,
            flap,
            t * 0.8,
            (0, d / 2 + cos(q) * flap / 2, h + sin(q) * flap / 2),
            (q, 0, 0),
            "card",
            0.008,
            c=True,
        )
        cyl(0.3, 0.02, (0, -d / 2 + 0.005, h * 0.5), (rad(90), 0, 0), m="white", b=0.006, n=64)
        put(heart(0.4, 0.06, "orange"), 0, -d / 2 - 0.03, h * 0.5)
    return g


def folded(m, w=0.4, d=0.3):
    """A folded piece of clothing."""
    with group("folded") as g:
        soft(w, d, 0.07, (0, 0, 0), m=m, puff=0.015, b=0.034)
        soft(w - 0.01, d - 0.01, 0.07, (0, 0, 0.055), m=m, puff=0.02, b=0.034)
    return g


def teddy(m="wood"):
    """A sitting teddy bear."""
    with group("teddy") as g:
        sphere(0.17, (0, 0, 0.16), m, scale=(1, 0.85, 1))
        sphere(0.15, (0, -0.02, 0.42), m, scale=(1.05, 0.95, 0.95))
        sphere(0.065, (0, -0.145, 0.385), "cream", scale=(1.1, 0.8, 0.85), sub=3)
        sphere(0.024, (0, -0.195, 0.41), "slate", sub=2)
        for sx in (-1, 1):
            sphere(0.06, (sx * 0.115, 0, 0.55), m, scale=(1, 0.6, 1), sub=3)
            sphere(0.02, (sx * 0.06, -0.145, 0.465), "slate", sub=2)
            sphere(0.07, (sx * 0.18, -0.06, 0.24), m, scale=(1, 0.9, 1.5), rot=(0, sx * -0.6, 0), sub=3)
            sphere(0.075, (sx * 0.1, -0.16, 0.075), m, scale=(0.9, 1.3, 0.9), sub=3)
    return g


def scene():
    on(chair("wood", "blue"), -0.98, 0.42, 14, s=1.4)
    fix(donation_box(), 0.2, -0.32, 0, 16, 1.16)
    on(floor_lamp("slate2", "yellow", 1.5), 0.98, 0.72, s=1.08)
    on(folded("rose", 0.46, 0.38), -0.1, -0.5, 22, z=2, s=1.1)
    on(folded("blue", 0.44, 0.36), -0.1, -0.5, 8, z=2, s=1.1)
    on(folded("cream", 0.42, 0.34), -0.1, -0.5, 18, z=2, s=1.1)
    on(teddy(), 0.46, -0.22, 22, z=2, s=1.25)
