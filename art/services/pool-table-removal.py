"""A pool table with green cloth, racked balls and a cue on it, a stand of cues behind."""
from kit import *

ALT = "A wooden pool table with green cloth, colored balls and a cue, a cue stand behind it"
PLINTH = "peach"
L = 2.42
D = 1.38
H = 0.86


def pool_table():
    """A heavy table on four turned legs: cloth, cushions, rails and six pockets."""
    with group("pool") as g:
        box(L - 0.12, D - 0.12, 0.24, (0, 0, H - 0.3), m="wood2", b=0.03)
        box(L - 0.1, D - 0.1, 0.04, (0, 0, H - 0.07), m=flat("green2"), b=0.005)
        for sy in (-1, 1):
            box(L, 0.13, 0.11, (0, sy * (D / 2 - 0.065), H - 0.08), m="wood", b=0.03)
            box(L - 0.3, 0.05, 0.045, (0, sy * (D / 2 - 0.15), H - 0.035), m=flat("evergreen"), b=0.015)
        for sx in (-1, 1):
            box(0.13, D - 0.25, 0.11, (sx * (L / 2 - 0.065), 0, H - 0.08), m="wood", b=0.03)
            box(0.05, D - 0.3, 0.045, (sx * (L / 2 - 0.15), 0, H - 0.035), m=flat("evergreen"), b=0.015)
        for sy in (-1, 1):
            for x in (-1, 0, 1):
                px = x * (L / 2 - 0.13)
                py = sy * (D / 2 - 0.13 + (0.02 if x == 0 else 0))
                cyl(0.1, 0.02, (px, py, H + 0.016), m="black", b=0.004)
                torus(0.1, 0.022, (px, py, H + 0.03), m=metalmat("yellow"), k=10)
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe(
                    [
                        (0, 0),
                        (0.08, 0),
                        (0.09, 0.04),
                        (0.06, 0.08),
                        (0.07, 0.2),
                        (0.12, 0.32),
                        (0.12, 0.44),
                        (0.09, 0.48),
                        (0.09, 0.58),
                        (0, 0.58),
                    ],
                    (sx * (L / 2 - 0.24), sy * (D / 2 - 0.24), 0),
                    m="wood2",
                    ang=60,
                )
    return g


def pool_ball(m, stripe=None):
    """One ball, larger than life, with a white spot or a band."""
    r = 0.085
    with group("ball") as g:
        sphere(r, (0, 0, r), mat(m, rough=0.2, spec=0.5, bump=0, var=0))
        if stripe:
            torus(
                r * 0.93, r * 0.1, (0, 0, r), (rad(70), 0, rad(20)), mat(stripe, rough=0.2, bump=0, var=0), k=8, sq=3.0
            )
    return g


def cue_stand():
    """A wooden stand with four cues."""
    with group("stand") as g:
        cyl(0.21, 0.07, m="wood2", b=0.02)
        cyl(0.045, 1.0, (0, 0, 0.05), m="wood2", b=0.01)
        cyl(0.19, 0.05, (0, 0, 0.98), m="wood2", b=0.015)
        for i, m in enumerate(("plum", "denim", "brick", "slate2")):
            q = pi / 4 + i * pi / 2
            x = 0.14 * cos(q)
            y = 0.14 * sin(q)
            cyl(0.034, 0.72, (x, y, 0.07), m=m, r2=0.028, b=0.006)
            cyl(0.028, 0.88, (x, y, 0.79), m="wood3", r2=0.016, b=0.003)
            cyl(0.017, 0.035, (x, y, 1.67), m="blue2", b=0.003)
    return g


def cue(l=1.36):
    """A cue lying along x, butt at the left."""
    with group("cue") as g:
        cyl(0.036, l * 0.4, (-l / 2, 0, 0.03), (0, rad(90), 0), m="plum", r2=0.03, b=0.008)
        cyl(0.032, 0.06, (-l * 0.1 - 0.03, 0, 0.03), (0, rad(90), 0), m="cream", b=0.003)
        cyl(0.029, l * 0.58, (-l * 0.1, 0, 0.03), (0, rad(90), 0), m="wood3", r2=0.018, b=0.003)
        cyl(0.019, 0.035, (l * 0.48, 0, 0.03), (0, rad(90), 0), m="blue2", b=0.003)
    return g


def scene():
    turn = 12
    a = rad(turn)

    def at(x, y):
        """A point of the table's own plane in the scene."""
        return x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)

    fix(pool_table(), 0, -0.1, 0, turn)
    colors = ["yellow", "blue2", "rust", "plum", "orange", "cream", "brick", "slate", "amber", "denim"]
    n = 0
    for row in range(4):
        for k in range(row + 1):
            x, y = at(0.2 + row * 0.151, (k - row / 2) * 0.174)
            fix(pool_ball(colors[n], "cream" if n in (1, 3, 6) else None), x, y - 0.1, H - 0.024, 30 * n)
            n += 1
    x, y = at(-0.14, 0.06)
    fix(pool_ball("white"), x, y - 0.1, H - 0.029)
    x, y = at(-0.3, -0.27)
    fix(cue(), x, y - 0.1, H - 0.022, turn + 4)
    on(cue_stand(), 0.28, 1.1, 10)
