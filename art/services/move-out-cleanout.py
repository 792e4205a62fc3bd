"""The corner of an empty room, sun through the window; a few last boxes, a broom and the keys."""
from kit import *

ALT = "An empty sunlit room corner with a window, three last boxes, a broom and the keys"
PLINTH = "peach"

X0, X1 = -1.08, 1.02  # outer faces of the room piece
Y0, Y1 = -0.84, 0.9
T = 0.1
TALL = 1.72


def corner():
    """Floor boards, a back wall with a pale patch where a picture hung, a left wall with a real window."""
    with group("corner") as g:
        w = X1 - X0
        d = Y1 - Y0
        mx = (X0 + X1) / 2
        my = (Y0 + Y1) / 2
        box(w, d, 0.05, (mx, my, 0), m="wood2", b=0.012)
        n = 9
        for i in range(n):
            y = Y0 + d * (i + 0.5) / n
            box(w, d / n - 0.008, 0.02, (mx, y, 0.045), m=("wood3", "oat", "wood3")[i % 3], b=0.005)
        box(w, T, TALL, (mx, Y1 - T / 2, 0.02), m=flat("mint"), b=0.012)
        wy0, wy1, wz0, wz1 = -0.56, 0.3, 0.58, 1.42
        x = X0 + T / 2
        for y0, y1, z0, z1 in (
            (Y0, wy0, 0.02, TALL),
            (wy1, Y1 - T, 0.02, TALL),
            (wy0, wy1, 0.02, wz0),
            (wy0, wy1, wz1, TALL),
        ):
            box(T, y1 - y0, z1 - z0, (x, (y0 + y1) / 2, z0), m=flat("mint"), b=0.003)
        box(w + 0.03, T + 0.04, 0.06, (mx, Y1 - T / 2, TALL), m="sand", b=0.015)
        box(T + 0.04, d - T, 0.06, (x, my - T / 2, TALL), m="sand", b=0.015)
        window_frame(x, wy0, wy1, wz0, wz1)
        box(w - T, 0.03, 0.13, (mx + T / 2, Y1 - T - 0.012, 0.06), m="white", b=0.01)
        box(0.03, d - T, 0.13, (X0 + T + 0.012, my - T / 2, 0.06), m="white", b=0.01)
        box(0.5, 0.012, 0.4, (0.3, Y1 - T - 0.002, 1.06), m=flat("grey3"), b=0.003)
        sphere(0.02, (0.3, Y1 - T - 0.02, 1.52), "slate", sub=2)
    return g


def window_frame(x, y0, y1, z0, z1):
    """White frame, cross bars and sill of the window in the left wall."""
    my = (y0 + y1) / 2
    for y in (y0, y1):
        box(T + 0.05, 0.07, z1 - z0 + 0.14, (x, y, z0 - 0.07), m="white", b=0.012)
    for z in (z0, z1):
        box(T + 0.05, y1 - y0, 0.07, (x, my, z - 0.035), m="white", b=0.012)
    box(0.05, 0.04, z1 - z0, (x, my, z0), m="white", b=0.01)
    box(0.05, y1 - y0, 0.04, (x, my, (z0 + z1) / 2 - 0.02), m="white", b=0.01)
    box(T + 0.12, y1 - y0 + 0.16, 0.045, (x + 0.04, my, z0 - 0.09), m="white", b=0.012)


def keys():
    """Two keys and a tag on a ring, lying flat."""
    with group("keys") as g:
        torus(0.09, 0.014, (0, 0, 0.02), (0, 0, 0), metalmat("grey"), k=10)
        for turn in (-36, 30):
            a = rad(turn)
            with group("key") as k:
                torus(0.078, 0.024, (0, -0.16, 0.022), (0, 0, 0), metalmat("amber"), k=10, sq=0.8)
                box(0.038, 0.26, 0.03, (0, -0.35, 0.007), m=metalmat("amber"), b=0.008)
                for y in (-0.4, -0.46):
                    box(0.07, 0.034, 0.028, (0.04, y, 0.008), m=metalmat("amber"), b=0.006)
            k.rotation_euler = (0, 0, a)
            k.location = (0, 0, 0.004 if turn < 0 else 0.012)
        box(0.13, 0.22, 0.024, (0.15, 0.08, 0.006), (0, 0, rad(-62)), "orange", 0.02)
    return g


def scene():
    fix(corner())
    c = cardboard_closed
    on(c(0.7, 0.54, 0.5), 0.5, 0.4, -6)
    on(c(0.54, 0.44, 0.4, "card2"), 0.46, 0.4, 8)
    on(c(0.52, 0.4, 0.34), 0.48, -0.34, 12)
    fix(keys(), -0.34, -0.18, 0.067, 14, 1.15)
    fix(broom(h=1.4), -0.5, 0.585, 0.068, 6, 1, -7)
