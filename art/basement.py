"""A basement before and after, the same camera and light; what stays is in both.

usage: art/go.sh basement.py v=before|after w=960 spp=48 out=x.png
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, random
from kit import *
import render as RR

A = dict(a.split("=") for a in sys.argv[sys.argv.index("--") + 1 :]) if "--" in sys.argv else {}
V = A.get("v", "before")
reset()
stage(sun_az=64, sun_el=45, sun=3.9, sky=0.66, sun_ang=5, bg_z=-0.42)
W, D, H = 6.3, 4.5, 2.5
L, B = -W / 2, D / 2
commit(room(W, D, H, wall="#cdc7b8", floor="#cfcbc0", base="#b9c6bd", cap="#e6d8bb"))
put(blocks(W - 0.02, H - 0.1, seed=1), 0, B - 0.012, 0)
put(blocks(D - 0.02, H - 0.1, seed=2), L + 0.012, 0, 0, 90)
put(hopper(), -0.9, B - 0.04, 1.75)
put(hopper(), L + 0.04, -0.75, 1.75, 90)
st = fix(stairs(n=10, rise=0.232, run=0.225, width=0.9), 0.82, B - 0.5, 0)
# pipes (copper + white) along the back wall, down to the heater
tube(
    [(0.7, B + 0.02, 2.32), (0.7, B - 0.1, 2.32), (L + 0.9, B - 0.1, 2.32), (L + 0.9, B + 0.02, 2.32)],
    0.028,
    metalmat("brick"),
)
for x in (-0.12, 0.12):
    tube(
        [
            (L + 0.55 + x, B - 0.55, 1.9),
            (L + 0.55 + x, B - 0.55, 2.2 - x * 0.5),
            (L + 0.55 + x, B - 0.02, 2.2 - x * 0.5),
        ],
        0.025,
        metalmat("card2"),
    )
tube([(L + 0.1, -2.0, 2.32), (L + 0.1, B - 0.1, 2.32)], 0.04, "white")
for x in (-0.2, -1.6):
    box(0.03, 0.1, 0.09, (x, B - 0.08, 2.28), m="slate2", b=0.008)
fix(water_heater(), L + 0.55, B - 0.55)
# laundry on the left wall
fix(washer(), L + 0.40, 0.62, 0, 90)
fix(washer("white", True), L + 0.40, -0.08, 0, 90)
s1 = fix(shelf(1.25, 0.46, 1.7, 4, m="white", board="wood3"), -1.0, B - 0.32)
SZ = [0.12 + (1.7 - 0.2) * i / 3 + 0.036 for i in range(4)]
# ---- what the owner keeps
fix(suitcase("plum", 0.5, 0.34, 0.2), -1.29, B - 0.32, SZ[2] + 0.003, 3)
fix(tote(0.5, 0.38, 0.3, m="blue"), -0.71, B - 0.32, SZ[3] + 0.003, -2)
if V == "before":
    on(cardboard_closed(0.5, 0.42, 0.34), L + 0.40, 0.62, 94)
    on(bin_bag(0.85, seed=3), L + 0.40, -0.05, z=1.6)
    on(paint_tin("rust"), L + 0.2, 0.3, z=1.6)
    # back wall left of the stairs
    for i, row in enumerate(
        (
            (cardboard_closed(0.5, 0.38, 0.34), paint_tin("rust")),
            (crate(0.46, 0.34, 0.28), bucket("amber")),
            (None, cardboard_closed(0.4, 0.34, 0.3)),
            (cardboard_closed(0.5, 0.4, 0.34), None),
        )
    ):
        for k, o in enumerate(row):
            if o:
                fix(o, -1.29 + 0.58 * k, B - 0.32, SZ[i] + 0.003, (i * 3 + k * 5) % 7 - 3)
    on(cardboard_closed(0.42, 0.36, 0.28), -1.29, B - 0.32, 12)
    on(rug_roll(1.85, 0.15, "denim"), -0.16, B - 0.3)
    on(rug_roll(1.55, 0.13, "rust"), 0.16, B - 0.36)
    fix(mattress(1.3, 1.9, 0.22), 0.2, B - 1.0, 0.94, 0, 1, 82, 0)
    on(cardboard_closed(0.42, 0.3, 0.24), 0.96, B - 0.4, 4, floor=0.2)
    on(tote(0.4, 0.3, 0.26, m="green2", lid="cream"), 1.5, B - 0.5, 90, floor=0.2)
    # middle
    on(piano("wood2"), 2.1, 0.58, -8)
    on(crt_tv(w=0.62), 1.8, 0.68, -14)
    on(cardboard_closed(0.5, 0.34, 0.3), 2.45, 0.62, 0)
    on(sofa(1.9, "sage", pillow=None), -0.1, 0.12, 6)
    on(cardboard_closed(0.56, 0.4, 0.44), -0.5, -0.12, 4)
    on(cardboard_open(0.46, 0.36, 0.34, seed=5), -0.5, -0.12, 0)
    on(bin_bag(0.85, seed=31), 0.42, -0.14)
    on(floor_lamp(shade="peach"), -0.95, 1.1)
    on(chest("wood", h=0.9), -1.75, 0.3, 8)
    on(tote(0.58, 0.42, 0.34, m="green2", lid="cream"), -1.75, 0.3, 4)
    on(crate(0.48, 0.36, 0.28), -1.75, 0.3, -10)
    on(wardrobe(w=0.85, h=1.35), -1.75, 1.15, 8)
    # front
    on(exercise_bike(), 2.5, -0.95, 70)
    on(bin_bag(1.05, seed=1), 0.88, -0.72, 0)
    on(bin_bag(1.0, m="green2", seed=2), 0.25, -0.95, 60)
    on(cardboard_closed(0.7, 0.58, 0.48), 1.66, -1.02, -10)
    on(cardboard_open(0.56, 0.46, 0.4, seed=7), 1.66, -1.02, 8)
    on(armchair("rose"), -1.58, -0.72, 20)
    on(books(6, 6), -1.62, -0.85, 20)
    on(cardboard_open(0.64, 0.54, 0.44, seed=1), -0.62, -1.2, -12)
    on(cardboard_closed(0.62, 0.5, 0.46), -2.5, -1.02, 6)
    on(cardboard_closed(0.5, 0.44, 0.36), -2.5, -1.02, -8)
    on(bin_bag(0.95, m="green2", seed=9), -2.5, -1.02, 0)
    on(paint_tin("orange", 1.1), 0.35, -1.6)
    on(paint_tin("blue", 1.1), 0.62, -1.75)
    on(paint_tin("cream", 1.1), 0.5, -1.4)
    on(tote(0.6, 0.44, 0.36, m="plum", lid="slate2"), 2.55, -1.8, 10)
    on(crate(), -1.85, -1.75, -14)
    on(tote(0.58, 0.42, 0.34, m="blue", lid="cream"), -2.6, -1.8, 8)
    on(table_lamp("blue2", "peach"), -2.6, -1.8)
    on(cardboard_closed(0.6, 0.46, 0.4), -0.15, -1.95, -6)
    on(cardboard_closed(0.5, 0.42, 0.46), 1.15, -2.0, 8)
    on(golf_bag(), -2.9, -0.56, 0)
    on(bin_bag(0.95, seed=17), 1.8, -1.8)
    leaves(22, (-2.9, -2.1, 2.9, 0.2), 0.0, 3, cols=("oat", "grey2", "wood"), s=0.055)
kit.report()
camera((-0.12, -0.12, 0.74), az=33, el=27, dist=30, lens=float(A.get("lens", 111)))
w = int(A.get("w", 720))
RR.render(
    A.get("out", "out/basement_%s.png" % V),
    w,
    w * 2 // 3,
    exposure=1.06,
    spp=int(A.get("spp", 24)),
    transparent=A.get("bg") != "page",
)
