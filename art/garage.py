"""A two-car garage before and after, the same camera and light; what stays is in both.

usage: art/go.sh garage.py v=before|after w=960 spp=48 out=x.png
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
W, D = 6.3, 4.5
L, B = -W / 2, D / 2
commit(room(W, D, 2.7, wall="#cfdfd2", floor="#d5d3c9", base="oat", skirt="grey2"))
for x in (-1.05, 1.05):
    box(0.018, D - 0.05, 0.004, (x, 0, -0.001), m="grey2", b=0)
box(W - 0.05, 0.018, 0.004, (0, 0.2, -0.001), m="grey2", b=0)
GX = 0.62
fix(garage_door_inside(2.9, 2.1), GX, B - 0.005)
# ---- fixed things on the left wall
fix(pegboard(1.8, 0.95, True), L + 0.005, 0.42, 1.3, 90)
fix(workbench(1.9, 0.62), L + 0.38, 0.42, 0, 90)
sx = L + 0.78
sy = B - 0.30
fix(shelf(1.25, 0.46, 2.0, 4), sx, sy)
SZ = [0.12 + (2.0 - 0.2) * i / 3 + 0.036 for i in range(4)]


def onshelf(o, i, x, rz=0):
    return fix(o, sx + x, sy, SZ[i] + 0.003, rz)


def bench(o, x, y, rz=0):
    return on(o, L + 0.38 + x, y + 0.17, rz, z=1.5, floor=0.88)


with group("ladderwall") as lw:
    put(ladder(1.62), 0, 0, 0, 0, 1, 0, 90)
fix(lw, L + 0.05, -2.12, 1.55, 90)
for y in (-1.85, -0.8):
    box(0.12, 0.05, 0.05, (L + 0.06, y, 1.32), m="slate2", b=0.012)
# hooks with garden tools on the back wall, left of the door
box(0.62, 0.04, 0.09, (-1.22, B - 0.02, 1.62), m="wood3", b=0.012)
fix(broom(h=1.45), -1.38, B - 0.07, 0.32)
fix(shovel(h=1.3), -1.06, B - 0.07, 0.42)
# ---- what the owner keeps
fix(bicycle("orange"), L + 0.46, -1.38, 0.0, 90, 0.95)
onshelf(tote(0.52, 0.38, 0.3, m="blue"), 3, 0.28, 5)
onshelf(bucket("rust"), 0, 0.2)
if V == "before":
    onshelf(cardboard_closed(0.5, 0.4, 0.34), 0, -0.3, 3)
    onshelf(paint_tin("amber"), 0, 0.46)
    onshelf(crate(0.48, 0.34, 0.28), 1, -0.32, -3)
    onshelf(paint_tin("blue"), 1, 0.1)
    onshelf(paint_tin("rust"), 1, 0.31, 40)
    onshelf(paint_tin("sage"), 1, 0.52)
    onshelf(cardboard_closed(0.42, 0.36, 0.3), 2, -0.34, 4)
    onshelf(suitcase("plum", 0.5, 0.34, 0.2), 2, 0.24, 4)
    onshelf(cardboard_closed(0.5, 0.42, 0.36), 3, -0.3, -6)
    on(cardboard_closed(0.42, 0.34, 0.26), sx - 0.3, sy, 8)
    # bench top and under the bench
    bench(cardboard_closed(0.44, 0.38, 0.34), 0.04, 0.92, 84)
    bench(cardboard_closed(0.36, 0.32, 0.26), 0.04, 0.92, 100)
    bench(cardboard_open(0.42, 0.34, 0.28, seed=8), 0.08, 0.3, 96)
    fix(paint_tin("orange"), L + 0.24, -0.13, 0.883)
    bench(paint_tin("cream"), 0.14, -0.3, 60)
    bench(table_lamp(), -0.02, -0.58)
    on(cardboard_closed(0.5, 0.4, 0.3), L + 0.38, 0.9, 92, z=0.3)
    on(bucket("amber"), L + 0.38, 0.2, z=0.3)
    # back row against the door
    fix(mattress(1.45, 1.95, 0.24), 0.15, B - 0.5, 0.98, 0, 1, 80, 0)
    on(fridge(m="mint", h=1.62), W / 2 - 0.42, B - 0.48, -4)
    on(cardboard_closed(0.58, 0.5, 0.34), W / 2 - 0.43, B - 0.48, 10)
    on(washer(), W / 2 - 1.22, B - 0.5, 4)
    on(cardboard_closed(0.6, 0.5, 0.42), W / 2 - 1.22, B - 0.5, -6)
    on(crt_tv(w=0.6), W / 2 - 1.22, B - 0.52, 8)
    on(wardrobe(w=0.95, h=1.5), -1.16, B - 0.55, 3)
    on(suitcase("denim"), -1.16, B - 0.55, 6)
    on(cardboard_closed(0.5, 0.4, 0.3), -1.16, B - 0.55, -9)
    on(rug_roll(1.9), -1.86, 1.05, 0)
    # middle row
    on(sofa(1.9, "rose", pillow=None), 0.5, 0.62, -4)
    on(cardboard_closed(0.6, 0.4, 0.46), 0.1, 0.36, 4)
    on(cardboard_open(0.5, 0.38, 0.36, seed=2), 0.1, 0.36, -6)
    on(bin_bag(0.85, seed=2), 0.92, 0.36, 20)
    on(chest("wood", h=0.9), -1.12, 0.62, 10)
    on(cardboard_closed(0.66, 0.46, 0.42), -1.12, 0.62, -4)
    on(books(6, 2), -1.3, 0.62, 0)
    on(tyre_stack(4), 2.72, 0.78)
    on(bin_bag(0.95, m="green2", seed=9), 2.72, 0.78, 30)
    on(floor_lamp(), 1.95, 0.95)
    on(golf_bag(), -1.92, 0.2, 20)
    # front rows
    on(cardboard_closed(0.7, 0.6, 0.5), 1.78, -0.16, -6)
    on(cardboard_closed(0.56, 0.5, 0.42), 1.78, -0.16, 6)
    on(cardboard_open(0.5, 0.42, 0.34, seed=6), 1.78, -0.16, -14)
    on(exercise_bike(), 2.68, -0.5, 92)
    on(mower(), 0.98, -1.0, -20)
    on(bin_bag(1.15, seed=1), 0.3, -0.42, 0)
    on(bin_bag(1.0, m="green2", seed=3), -0.36, -0.18, 50)
    on(cardboard_open(0.66, 0.54, 0.44, seed=1), -0.5, -1.0, 16)
    on(chair("wood", "amber"), -1.3, -0.38, 32)
    on(cardboard_closed(0.6, 0.5, 0.44), -2.05, -0.62, 6)
    on(tote(0.58, 0.42, 0.34, m="blue", lid="slate2"), -2.05, -0.62, -8)
    on(crate(), -1.5, -1.25, -12)
    on(toolbox("orange"), -1.5, -1.25, 10)
    on(cardboard_closed(0.62, 0.5, 0.42), 2.7, -1.42, 10)
    on(bin_bag(0.9, seed=12), 2.7, -1.42, 10)
    on(tyre(), 1.75, -1.25)
    on(tyre(), 1.82, -1.2, 20)
    on(ball(0.13), 1.25, -1.75)
    on(paint_tin("orange", 1.1), 0.38, -1.35)
    on(paint_tin("sage", 1.1), 0.62, -1.55, 50)
    on(bucket(), 0.05, -1.65)
    on(cardboard_closed(0.5, 0.4, 0.32), -0.75, -1.75, -22)
    on(bin_bag(0.85, m="green2", seed=14), -1.75, -1.85, 0)
    on(table_lamp("rust", "oat"), -0.75, -1.75, 0)
    on(tote(0.6, 0.42, 0.34, m="plum", lid="cream"), 2.05, -1.85, 12)
    on(cardboard_closed(0.58, 0.44, 0.36), -0.15, -1.98, -8)
    on(books(6, 5), -0.25, -1.98, 0)
    on(suitcase("denim"), -1.3, -1.95, 14)
    leaves(26, (-2.9, -2.1, 2.9, 0.2), 0.0, 3, cols=("oat", "amber", "wood"), s=0.06)
kit.report()
camera((-0.12, -0.12, 0.82), az=33, el=27, dist=30, lens=float(A.get("lens", 109)))
w = int(A.get("w", 720))
RR.render(
    A.get("out", "out/garage_%s.png" % V),
    w,
    w * 2 // 3,
    exposure=1.06,
    spp=int(A.get("spp", 24)),
    transparent=A.get("bg") != "page",
)
