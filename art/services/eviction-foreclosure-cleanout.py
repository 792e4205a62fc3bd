"""A front door with a notice taped to it; a mattress, a suitcase and boxes stand outside."""
from kit import *

ALT = "A front door with a notice taped to it, a mattress, a suitcase and boxes set outside"
PLINTH = "sand"


def house_wall(w=2.2, h=2.0, x=-0.34, dw=0.84, dh=1.66, step=0.12):
    """A piece of house front: siding, a closed door with a notice on it, a step and a lamp."""
    with group("house_wall") as g:
        box(w, 0.12, h, (0, 0.04, 0), m=flat("sage"), b=0.015)
        n = 13
        for i in range(n):
            box(w, 0.03, h / n - 0.004, (0, -0.028, i * h / n), (rad(4), 0, 0), flat("sage"), 0.008)
        box(w + 0.06, 0.24, 0.07, (0, 0.02, h), m="white", b=0.02)
        for sx in (-1, 1):
            box(0.1, 0.16, h, (sx * (w / 2 - 0.03), 0.0, 0), m="white", b=0.015)
        box(dw + 0.24, 0.1, dh + 0.12, (x, -0.06, step), m="white", b=0.018)
        box(dw, 0.06, dh, (x, -0.1, step), m="denim", b=0.012)
        for z, tall in ((0.12, 0.48), (0.72, 0.82)):
            for sx in (-1, 1):
                box(dw * 0.36, 0.03, tall, (x + sx * dw * 0.22, -0.13, step + z), m="blue2", b=0.012)
        sphere(0.045, (x + dw * 0.42, -0.17, step + 0.68), metalmat("yellow"), sub=3)
        box(0.07, 0.05, 0.1, (x + dw * 0.42, -0.16, step + 0.52), m="slate", b=0.012)
        box(dw + 0.4, 0.46, step, (x, -0.25, 0), m="concrete", b=0.02)
        notice(x, -0.155, step + 0.82)
        lamp_x = x + dw / 2 + 0.32
        box(0.09, 0.05, 0.16, (lamp_x, -0.06, 1.5), m="slate2", b=0.012)
        cyl(0.06, 0.16, (lamp_x, -0.13, 1.5), m=mat("yellow", emit=0.3), r2=0.075, b=0.01)
        cyl(0.09, 0.06, (lamp_x, -0.13, 1.66), m="slate2", r2=0.02, b=0.008)
    return g


def notice(x, y, z, w=0.44, h=0.58):
    """A sheet of paper with a heading and lines, taped at the corners."""
    box(w, 0.012, h, (x, y, z), (0, rad(2), 0), "white", 0.004)
    box(w - 0.1, 0.016, 0.1, (x, y - 0.002, z + h - 0.16), (0, rad(2), 0), "orange", 0.004)
    for i in range(4):
        box(
            w - (0.12 if i < 3 else 0.24),
            0.016,
            0.03,
            (x - (0 if i < 3 else 0.06), y - 0.002, z + h - 0.25 - i * 0.075),
            (0, rad(2), 0),
            "grey",
            0.004,
        )
    for sx in (-1, 1):
        box(0.12, 0.018, 0.05, (x + sx * (w / 2 - 0.01), y - 0.004, z + h - 0.045), (0, rad(45 * sx), 0), "tape", 0.004)


def upright_mattress(w=0.86, l=1.5, t=0.22):
    """A mattress standing on its short side."""
    with group("upright_mattress") as g:
        soft(w, t, l, m="cream", puff=0.02, b=0.09)
        for y in (-1, 1):
            tube(
                [(px, 0, pz + l / 2) for px, pz in rrect(w - 0.03, l - 0.03, 0.09, 6)],
                0.014,
                "blue",
                cyclic=True,
                loc=(0, y * (t / 2 - 0.035), 0),
            )
        for i in range(3):
            for j in range(4):
                sphere(
                    0.032,
                    (-w / 2 + w * (i + 0.5) / 3, -t / 2 - 0.012, l * (j + 0.5) / 4),
                    "blue",
                    scale=(1, 0.4, 1),
                    sub=2,
                )
    return g


def scene():
    fix(house_wall(), -0.04, 0.62)
    fix(upright_mattress(), 0.74, 0.28, 0.01, -3, 1, -7)
    on(cardboard_closed(0.58, 0.46, 0.42), 0.62, -0.34, -8)
    on(cardboard_open(0.46, 0.38, 0.3, seed=4), 0.6, -0.34, 6)
    on(suitcase("rose", 0.7, 0.5), -0.14, -0.62, 12)
    on(chair("wood", "amber"), -0.86, -0.4, 24)
