"""What things are packed in: cartons, totes, crates, bags, cans and bins."""
import math
import random
from math import cos, pi, radians as rad, sin

import bmesh
import bpy
from mathutils import Vector
from mathutils.noise import noise as unevenness

from .graph import group, link
from .materials import mat, metalmat
from .shapes import box, cyl, lathe, prism, sphere, torus, tube


def cardboard_closed(w=0.5, d=0.4, h=0.38, m="card", tape="tape"):
    """Taped carton, w by d by h meters; m, tape: palette keys. Origin: middle of its bottom. Returns the prop."""
    with group("carton") as g:
        box(w, d, h, m=m, b=0.012)
        box(0.07, d + 0.008, 0.004, (0, 0, h - 0.001), m=tape, b=0.001)
        box(0.07, 0.005, 0.09, (0, -d / 2 - 0.001, h - 0.09), m=tape, b=0.001)
        box(0.07, 0.005, 0.09, (0, d / 2 + 0.001, h - 0.09), m=tape, b=0.001)
    return g


def cardboard_open(w=0.55, d=0.45, h=0.4, m="card", fill=True, seed=0, flap=True):
    """Open carton, w by d by h meters without its flaps, m a palette key, with or without flaps and clothes in it.

    Origin: middle of its bottom; seed: the flaps' angles and the clothes. Returns the prop.
    """
    R = random.Random(seed)
    t = 0.018
    with group("carton_open") as g:
        box(w, d, t, m="card2", b=0.004)
        for sx in (-1, 1):
            box(t, d, h, (sx * (w / 2 - t / 2), 0, 0), m=m, b=0.006)
        for sy in (-1, 1):
            box(w, t, h, (0, sy * (d / 2 - t / 2), 0), m=m, b=0.006)
        if flap:  # hinged at the rim: back flap up, front flap down, sides mixed, never edge-on to the camera
            for sx in (-1, 1):
                q = rad(R.uniform(14, 38) if sx < 0 else R.uniform(-48, -20))
                L = w * 0.42
                box(
                    L,
                    d * 0.97,
                    t * 0.8,
                    (sx * (w / 2 + cos(q) * L / 2), 0, h + sin(q) * L / 2),
                    (0, -sx * q, 0),
                    m,
                    0.005,
                    c=True,
                )
            for sy in (-1, 1):
                q = rad(R.uniform(52, 72) if sy > 0 else R.uniform(-62, -38))
                L = d * 0.42
                box(
                    w * 0.97,
                    L,
                    t * 0.8,
                    (0, sy * (d / 2 + cos(q) * L / 2), h + sin(q) * L / 2),
                    (sy * q, 0, 0),
                    m,
                    0.005,
                    c=True,
                )
        if fill:
            cols = ["rust", "blue", "yellow", "sage", "cream", "plum", "orange", "denim"]
            for i in range(5):
                sphere(
                    min(w, d) * R.uniform(0.18, 0.27),
                    (R.uniform(-0.24, 0.24) * w, R.uniform(-0.24, 0.24) * d, h * R.uniform(0.72, 0.92)),
                    R.choice(cols),
                    scale=(1, 1, 0.7),
                    noise=0.35,
                    seed=seed * 7 + i,
                )
            box(w * 0.86, d * 0.86, h * 0.7, (0, 0, t), m="card2", b=0.01)
    return g


def tote(w=0.6, d=0.42, h=0.36, m="blue", lid="slate2"):
    """Plastic box with a lid, w by d by h meters; m, lid: palette keys.

    Origin: middle of its bottom. Returns the prop.
    """
    with group("tote") as g:
        prism([(-w / 2 * 0.88, 0), (w / 2 * 0.88, 0), (w / 2, h), (-w / 2, h)], d * 0.94, m=m, b=0.03)
        box(w + 0.05, d + 0.03, 0.055, (0, 0, h), m=lid, b=0.02)
        for sx in (-1, 1):
            box(0.05, 0.16, 0.05, (sx * (w / 2 + 0.02), 0, h - 0.03), m=lid, b=0.015)
    return g


def crate(w=0.5, d=0.36, h=0.3, m="wood"):
    """Slatted crate, w by d by h meters, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("crate") as g:
        box(w - 0.04, d - 0.04, 0.02, m=m, b=0.004)
        for k in range(3):
            for sy in (-1, 1):
                box(w, 0.018, h * 0.27, (0, sy * d / 2, h * 0.34 * k + 0.01), m=m, b=0.006)
            for sx in (-1, 1):
                box(0.018, d, h * 0.27, (sx * w / 2, 0, h * 0.34 * k + 0.01), m=m, b=0.006)
    return g


def suitcase(m="denim", w=0.66, h=0.44, d=0.2):
    """Suitcase that stands upright, w by d by h meters, m a palette key.

    Origin: middle of its bottom. Returns the prop.
    """
    with group("suitcase") as g:
        box(w, d, h, m=m, b=0.05)
        box(w + 0.006, 0.02, h + 0.006, (0, 0, -0.003), m="oat", b=0.01)
        for x in (-0.17, 0.17):
            box(0.05, d + 0.012, h + 0.012, (x, 0, -0.006), m="wood2", b=0.01)
        tube([(-0.08, 0, h), (-0.08, 0, h + 0.06), (0.08, 0, h + 0.06), (0.08, 0, h)], 0.014, "wood2")
    return g


def basket(m="oat"):
    """Laundry basket with laundry, 0.55 m wide, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("basket") as g:
        lathe([(0, 0.01), (0.2, 0), (0.26, 0.3), (0.275, 0.32), (0.25, 0.32), (0.19, 0.03), (0, 0.03)], m=m, ang=50)
        for i in range(4):
            sphere(
                0.12,
                (0.1 * cos(i * 1.6), 0.1 * sin(i * 1.6), 0.29),
                ("cream", "sky", "peach", "mint")[i],
                scale=(1, 1, 0.6),
                noise=0.3,
                seed=i,
            )
    return g


def bin_bag(s=1, m="slate2", seed=0):
    """Tied trash bag, about 0.64 m wide and 0.7 m high at scale s, m a palette key; seed: its folds.

    Origin: middle of its bottom. Returns the prop (`put`, `fix` and `on` set its scale anew).
    """
    R = random.Random(seed)
    with group("bag") as g:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=4, radius=0.32)
        for v in bm.verts:
            d = v.co.normalized()
            a = math.atan2(d.y, d.x)
            v.co *= (
                1
                + 0.16 * unevenness(v.co * 3.2 + Vector((seed * 5.3, 1, 2)))
                + 0.03 * sin(9 * a + seed) * (max(d.z, 0) ** 0.6)
            )
            v.co.z *= 0.92
            v.co.z += 0.26
            if v.co.z < 0.0:
                v.co.z = 0
                v.co.x *= 1.03
                v.co.y *= 1.03
            if v.co.z > 0.36:
                k = (v.co.z - 0.36) / 0.25
                v.co.x *= max(0.2, 1 - 0.75 * k)
                v.co.y *= max(0.2, 1 - 0.75 * k)
                v.co.z += 0.08 * k
        me = bpy.data.meshes.new("bag")
        bm.to_mesh(me)
        bm.free()
        me.materials.append(mat(m, rough=0.38, spec=0.45, bump=0.25))
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        link(bpy.data.objects.new("bag", me))
        zt = max(v.co.z for v in me.vertices)
        torus(0.05, 0.018, (0, 0, zt - 0.02), m="orange", k=8, n=20)
        for i in range(6):
            a = i * pi / 3 + R.uniform(-0.2, 0.2)
            sphere(
                0.06,
                (cos(a) * 0.06, sin(a) * 0.06, zt + 0.05),
                mat(m, rough=0.38, spec=0.45),
                scale=(0.75, 0.35, 1),
                rot=(0, 0.5 * cos(a), a),
                sub=2,
            )
    g.scale = (s, s, s)
    return g


def bucket(m="blue2"):
    """Bucket without a handle, 0.3 m high, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("bucket") as g:
        lathe(
            [(0, 0.01), (0.11, 0), (0.15, 0.28), (0.16, 0.28), (0.16, 0.3), (0.14, 0.3), (0.105, 0.02), (0, 0.02)],
            m=m,
            ang=50,
        )
    return g


def paint_tin(m="orange", s=1):
    """Paint can, 0.2 m high at scale s, m the paint's palette key.

    Origin: middle of its bottom. Returns the prop.
    """
    with group("paint") as g:
        cyl(0.1, 0.2, m=metalmat("grey2"), b=0.006)
        cyl(0.1015, 0.11, (0, 0, 0.05), m=m, b=0.002)
        torus(0.096, 0.008, (0, 0, 0.2), m=metalmat("grey3"), k=8)
        cyl(0.085, 0.008, (0, 0, 0.195), m=metalmat("grey2"), b=0.002)
        sphere(0.03, (0.06, -0.06, 0.13), m, scale=(0.6, 0.6, 1.6), sub=3)
    g.scale = (s, s, s)
    return g


def dustbin(m="green2"):
    """Trash cart with its lid closed, 1 m high, m a palette key. Origin: middle of its bottom. Returns the prop."""
    with group("bin") as g:
        prism([(-0.24, 0.04), (0.24, 0.04), (0.29, 0.92), (-0.29, 0.92)], 0.54, m=m, b=0.05)
        box(0.64, 0.62, 0.06, (0, 0, 0.92), m=m, b=0.03)
        box(0.6, 0.08, 0.05, (0, 0.31, 0.86), m=m, b=0.02)
        for sx in (-1, 1):
            cyl(0.09, 0.05, (sx * 0.24, 0.26, 0.09), (0, rad(90), 0), m="slate", c=True)
    return g
