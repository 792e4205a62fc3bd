"""The hero: the truck being loaded before a Hudson Valley colonial, and the same frame cleared.

usage: art/go.sh hero.py v=loaded|cleared w=1440 spp=64 bg=page|none out=x.png
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, random
from kit import *
import render as RR

A = dict(a.split("=") for a in sys.argv[sys.argv.index("--") + 1 :]) if "--" in sys.argv else {}
reset()
SX, SY, cx, cy = 16.6, 13.2, 0, 0.15
stage(sun_az=-44, sun_el=40, sun=3.9, sky=0.68, sun_ang=4.5, bg_z=-0.75)
# ---- ground slab
prism(rrect(SX, SY, 1.5, 12), 0.55, (cx, cy, -0.75), m="oat", b=0.12, axis="z")
prism(rrect(SX + 0.02, SY + 0.02, 1.52, 12), 0.26, (cx, cy, -0.26), m="grass", b=0.07, axis="z")
ST = -3.1  # street edge
out = rrect(SX + 0.05, SY + 0.05, 1.54, 14)
front = [(x + cx, y + cy) for x, y in out if y + cy < ST]
xs0, xs1 = cx - SX / 2 - 0.025, cx + SX / 2 + 0.025
street = (
    [(xs0, ST)]
    + sorted([p for p in front if p[0] < cx], key=lambda p: -p[1])
    + sorted([p for p in front if p[0] >= cx], key=lambda p: p[1])
    + [(xs1, ST)]
)
prism(street, 0.30, (0, 0, -0.285), m="road", b=0.03, axis="z")
for i in range(6):
    box(1.1, 0.12, 0.01, (cx - 6.7 + i * 2.7, -6.12, 0.012), m="cream", b=0.003)
HS, HX, HY = 0.82, -2.0, 2.2
DX = HX + 5.25 * HS  # house scale / position, driveway centre
for a, b_ in ((xs0, DX - 1.55), (DX + 1.55, xs1)):
    box(b_ - a - 0.02, 0.22, 0.2, ((a + b_) / 2, ST + 0.08, -0.08), m="kerb", b=0.04)
for a, b_ in ((xs0, DX - 1.4), (DX + 1.4, xs1)):  # sidewalk
    n = int((b_ - a) / 1.1)
    w = (b_ - a - 0.12) / n
    for i in range(n):
        box(w - 0.03, 0.85, 0.1, (a + 0.06 + w * (i + 0.5), ST + 1.0, -0.045), m="concrete", b=0.02)
for i in range(3):
    box(
        2.8,
        (HY - ST - 0.32) / 3 - 0.03,
        0.09,
        (DX, ST + 0.3 + (HY - ST - 0.32) / 3 * (i + 0.5), -0.04),
        m="concrete",
        b=0.02,
    )
box(3.1, 0.5, 0.06, (DX, ST + 0.12, -0.04), m="concrete", b=0.02)
put(house(), HX, HY, 0, 0, HS)
for i in range(3):
    box(1.0, 0.62, 0.08, (HX - 0.4 * HS, HY - 1.75 - i * 0.74, -0.03), m="concrete", b=0.05)
# ---- planting
put(hedge(2.1, 0.6, 0.72, seed=1), HX - 2.3, HY - 0.5)
put(hedge(1.6, 0.6, 0.72, seed=2), HX + 1.55, HY - 0.5)
put(tree(4.0, "orange", 2), -6.6, 1.2)
put(tree(5.2, "rust", 5, 1.0), -6.7, 4.7)
put(conifer(4.4, 4), -7.5, 2.9)
put(tree(2.5, "yellow", 21), -7.4, -0.7)
put(tree(3.2, "amber", 11), 6.7, 0.6)
put(tree(4.6, "orange", 14), 6.6, 4.2)
put(conifer(3.8, 9), 7.5, 2.4)
put(tree(5.2, "amber", 31), 1.9, 5.85)
put(mailbox(), DX + 3.5, ST + 0.42, 0, 0)
for x, y, s in ((HX - 1.25, HY - 1.25, 0.85), (HX - 1.6, HY - 1.4, 0.6), (HX + 0.5, HY - 1.3, 0.7)):
    put(pumpkin(s), x, y)


def lawn(R):
    while 1:
        x, y = R.uniform(cx - SX / 2 + 0.5, cx + SX / 2 - 0.5), R.uniform(ST + 1.6, HY - 0.9)
        if abs(x - DX) > 1.6 and abs(x - (HX - 0.4 * HS)) > 0.7:
            return x, y


tufts(650, lawn, -0.01, 3, s=0.10, cols=("grass", "#b9d38f", "#9fc078"))


def under(R):
    while 1:
        tx, ty, q = ((-6.6, 1.2, 1.5), (-7.2, -0.7, 0.9), (6.7, 0.6, 1.4), (6.6, 3.8, 1.3))[R.integers(0, 4)]
        x, y = R.normal(tx, q * 0.8), R.normal(ty, q * 0.8)
        if -8 < x < 8 and ST + 1.6 < y < 6 and abs(x - DX) > 1.6 and abs(x - (HX - 0.4 * HS)) > 0.7:
            return x, y


leaves(170, under, 0, 4, cols=("orange", "amber", "rust", "yellow"), s=0.085)
leaves(30, lawn, 0, 14, cols=("orange", "amber"), s=0.085)
leaves(22, (cx - 7, -6.2, cx + 7.4, ST - 0.1), 0.016, 8, cols=("orange", "amber", "rust"), s=0.07)
if A.get("v", "loaded") == "loaded":
    # ---- truck
    TX, TY = -3.55, -4.75
    t = truck()
    put(t, TX, TY, 0.015)
    fl = t["floor"] + 0.035
    commit(t)

    def load(o, x, y, rz=0, **k):
        return on(o, TX + x, TY + y, rz, z=4.6, floor=fl, **k)

    load(fridge(m="mint"), -1.1, 0.55, 0)
    load(wardrobe(w=0.95), -0.16, 0.7, 0)
    load(chest("wood3", h=1.1), -1.02, -0.55, 0)
    load(tote(m="blue2", lid="slate2"), -1.05, -0.52, 5)
    load(cardboard_closed(0.5, 0.42, 0.36), -1.1, -0.5, -12)
    load(cardboard_closed(0.75, 0.7, 0.7), -0.12, -0.55, 3)
    load(crt_tv(), -0.12, -0.5, 12)
    load(cardboard_closed(0.7, 0.65, 0.62), 0.72, -0.58, -2)
    load(cardboard_open(0.6, 0.5, 0.42, seed=4), 0.74, -0.56, 10)
    fix(mattress(1.42, 1.95, 0.22), TX + 1.52, TY + 0.745, fl + 0.735, -90, 1, 0, -90)
    load(tyre_stack(3), 0.9, 0.38)
    load(bin_bag(1.0, seed=3), 0.9, 0.36, 40)
    load(cardboard_closed(0.6, 0.56, 0.5), 1.7, -0.62, 0)
    load(bin_bag(0.95, m="green2", seed=1), 1.7, -0.6, 30)
    load(armchair("amber"), 2.4, 0.2, 90, s=0.92)
    fix(bin_bag(0.76, seed=8), TX + 2.5, TY - 0.66, fl, 90)
    # ---- crew + sofa, towards the ramp
    ex = TX + t["ramp_end"]
    sx_, sy_ = ex + 1.86, TY + 0.02
    K = 1.12
    so = sofa(1.9, "blue", pillow=None)
    fix(so, sx_, sy_, 0.62 * K, 0, K)
    pz = 0.015
    p1 = person(
        handL=(-0.30, -0.42, 0.80),
        handR=(0.30, -0.42, 0.80),
        footL=(-0.14, 0.12, 0),
        footR=(0.15, -0.18, 0),
        lean=8,
        bend=0.05,
    )
    fix(p1, sx_ + 1.37 * K, sy_, pz, -90, K)
    p2 = person(
        handL=(-0.30, -0.42, 0.80),
        handR=(0.30, -0.42, 0.80),
        footL=(-0.15, -0.16, 0),
        footR=(0.14, 0.16, 0),
        lean=10,
        bend=0.05,
        skin="skin2",
        hair="black",
        look=18,
    )
    fix(p2, sx_ - 1.37 * K, sy_, pz, 90, K)
    # ---- pile on the driveway
    on(armchair("rose"), DX - 0.75, 0.4, -14)
    on(cardboard_closed(0.66, 0.55, 0.5), DX + 0.75, 0.05, 8)
    on(cardboard_closed(0.5, 0.42, 0.38), DX + 0.75, 0.07, -10)
    on(cardboard_open(0.62, 0.5, 0.42, seed=2), DX - 0.22, -0.72, -14)
    on(floor_lamp(), DX + 1.15, 0.75)
    on(chest("wood", w=0.8, h=0.85), DX + 0.38, 1.18, -4)
    on(bin_bag(1.15, seed=5), DX + 0.48, -1.2, 10)
    on(bin_bag(1.05, m="green2", seed=6), DX + 1.12, -0.78, 70)
    h = hand_truck()
    fix(h, DX - 1.05, -0.75, 0.03, -40)
    on(cone(1.05), 6.6, -5.75)
    on(cone(1.05), 7.15, -4.55)
kit.report()
camera(
    (cx + 0.1, -0.6, 2.1), az=float(A.get("az", 26)), el=float(A.get("el", 25)), dist=46, lens=float(A.get("lens", 77))
)
w = int(A.get("w", 720))
RR.render(
    A.get("out", "out/hero.png"),
    w,
    w * 2 // 3,
    exposure=1.12,
    spp=int(A.get("spp", 24)),
    transparent=A.get("bg") == "none",
)
