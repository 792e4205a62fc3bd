"""Primitives: boxes, cylinders, balls, outlines, bars, turned profiles, cushions."""
from math import cos, pi, radians as rad, sin

import bmesh
import bpy
from mathutils import Vector
from mathutils.noise import noise as unevenness

from .graph import link
from .materials import M


def mesh(name, verts, faces, m, bevel=0, segs=3, smooth=True, ang=35):
    """A mesh object that is not in the scene yet (see `link`): verts in meters, faces as vertex indices.

    m: one material or palette key, or a list of them; bevel: its width in meters, segs its steps; ang: the angle in
    degrees up to which edges look smooth. Returns the object.
    """
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    ms = m if isinstance(m, (list, tuple)) else [m]
    for q in ms:
        me.materials.append(M(q))
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(ang)
    ob = bpy.data.objects.new(name, me)
    if bevel > 0:
        b = ob.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = segs
        b.limit_method = "ANGLE"
        b.angle_limit = rad(30)
        b.harden_normals = True
        b.use_clamp_overlap = True
    return ob


def box(sx, sy, sz, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", b=0.025, c=False, segs=3):
    """Box of sx by sy by sz meters that stands on loc (c=True: centered on loc); rot in radians.

    m: palette key or material; b: width of its bevel in meters, segs: steps of the bevel. Returns the object.
    """
    z0, z1 = (-sz / 2, sz / 2) if c else (0, sz)
    x, y = sx / 2, sy / 2
    v = [(-x, -y, z0), (x, -y, z0), (x, y, z0), (-x, y, z0), (-x, -y, z1), (x, -y, z1), (x, y, z1), (-x, y, z1)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return link(mesh("box", v, f, m, min(b, 0.49 * min(sx, sy, sz)), segs), loc, rot)


def cyl(r, h, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", b=0.02, n=40, r2=None, c=False):
    """Cylinder of radius r and height h in meters that stands on loc (c=True: centered on loc); rot in radians.

    m: palette key or material; b: bevel in meters; n: number of sides; r2: upper radius of a cone. Returns the object.
    """
    r2 = r if r2 is None else r2
    z0, z1 = (-h / 2, h / 2) if c else (0, h)
    v = [(r * cos(2 * pi * i / n), r * sin(2 * pi * i / n), z0) for i in range(n)] + [
        (r2 * cos(2 * pi * i / n), r2 * sin(2 * pi * i / n), z1) for i in range(n)
    ]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    return link(mesh("cyl", v, f, m, min(b, 0.45 * min(max(r, 0.01), h)), 3, ang=40), loc, rot)


def sphere(r, loc=(0, 0, 0), m="cream", scale=(1, 1, 1), rot=(0, 0, 0), sub=4, noise=0, seed=0):
    """Ball of radius r meters, its middle at loc; scale: three factors, rot in radians, m a palette key or material.

    sub: 2 (coarse) to 5 (fine); noise: how lumpy, 0 to about 0.4, with its seed. Returns the object.
    """
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    if noise:
        for v in bm.verts:
            v.co *= 1 + noise * unevenness(v.co * (1.6 / r) + Vector((seed * 3.1, seed, 0)))
    me = bpy.data.meshes.new("sph")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(M(m))
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = bpy.data.objects.new("sph", me)
    link(ob, loc, rot)
    ob.scale = scale
    return ob


def prism(pts, depth, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", b=0.03, axis="y", segs=3):
    """Outline of points, extruded by depth; both and loc in meters, rot in radians, m a palette key or material.

    axis "y": points (x, z), extruded along y; "x": points (y, z), extruded along x, both centered on loc;
    "z": points (x, y), extruded up from loc. b: bevel in meters, segs: its steps. Returns the object.
    """
    n = len(pts)
    d = depth / 2
    if axis == "y":
        v = [(p[0], -d, p[1]) for p in pts] + [(p[0], d, p[1]) for p in pts]
    elif axis == "x":
        v = [(-d, p[0], p[1]) for p in pts] + [(d, p[0], p[1]) for p in pts]
    else:
        v = [(p[0], p[1], 0) for p in pts] + [(p[0], p[1], depth) for p in pts]
    f = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [
        (i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)
    ]
    ob = mesh("prism", v, f, m, b, segs)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    return link(ob, loc, rot)


def rrect(w, h, r, n=8):
    """Outline of a rectangle w by h meters with corners of radius r, n steps each.

    Returns (x, y) points around 0, 0.
    """
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = rad(a0 + 90 * i / n)
            pts.append((cx + r * cos(a), cy + r * sin(a)))
    return pts


def tube(pts, r, m="slate", cyclic=False, caps=True, loc=(0, 0, 0), smooth=False, res=6):
    """Round bar of radius r meters through the points; loc is added to them, m is a palette key or material.

    cyclic: closed; smooth: a curve through the points; caps: balls at the joints; res: fineness. Returns the bar.
    """
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    if smooth:
        sp = cu.splines.new("BEZIER")
        sp.bezier_points.add(len(pts) - 1)
        for q, p in zip(sp.bezier_points, pts):
            q.co = p
            q.handle_left_type = q.handle_right_type = "AUTO"
        cu.resolution_u = 10
    else:
        sp = cu.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        for q, p in zip(sp.points, pts):
            q.co = (*p, 1)
    sp.use_cyclic_u = cyclic
    cu.materials.append(M(m))
    ob = bpy.data.objects.new("tube", cu)
    link(ob, loc)
    if caps and not cyclic:
        for p in (pts[0], pts[-1]) if smooth else pts:
            sphere(r * 1.0, (p[0] + loc[0], p[1] + loc[1], p[2] + loc[2]), m, sub=3)
    return ob


def lathe(prof, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", n=48, ang=40):
    """Profile of (radius, z) points in meters turned around z; loc in meters, rot in radians.

    m: palette key or material; n: number of sides; ang: degrees up to which edges look smooth. Returns the object.
    """
    v = []
    f = []
    k = len(prof)
    for i in range(n):
        a = 2 * pi * i / n
        for r, z in prof:
            v.append((r * cos(a), r * sin(a), z))
    for i in range(n):
        j = (i + 1) % n
        for q in range(k - 1):
            f.append((i * k + q, j * k + q, j * k + q + 1, i * k + q + 1))
    ob = mesh("lathe", v, f, m, 0, ang=ang)
    return link(ob, loc, rot)


def torus(R, r, loc=(0, 0, 0), rot=(0, 0, 0), m="tyre", n=48, k=16, sq=1.0):
    """Ring of radius R meters lying around loc, its bar of radius r; rot in radians, m a palette key or material.

    n, k: steps around the ring and the bar; sq: the bar's height as a factor. Returns the object.
    """
    prof = [(R + r * cos(2 * pi * i / k), r * sq * sin(2 * pi * i / k)) for i in range(k + 1)]
    return lathe(prof, loc, rot, m, n, ang=60)


def soft(sx, sy, sz, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", puff=0.06, b=0.08, c=False):
    """Cushion of sx by sy by sz meters that stands on loc (c=True: centered on loc); rot in radians.

    m: palette key or material; puff: how far its thin side bulges, b: its corners' radius, in meters. Returns it.
    """
    ob = box(sx, sy, sz, (0, 0, 0), (0, 0, 0), m, b=0, c=True)
    me = ob.data
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    hx, hy, hz = sx / 2, sy / 2, sz / 2
    r = min(b, hx * 0.95, hy * 0.95, hz * 0.95)
    for v in bm.verts:
        x, y, z = v.co
        u, w, q = x / hx, y / hy, z / hz
        # rounded-box projection
        ix, iy, iz = max(-hx + r, min(hx - r, x)), max(-hy + r, min(hy - r, y)), max(-hz + r, min(hz - r, z))
        d = Vector((x - ix, y - iy, z - iz))
        if d.length > 1e-6:
            d = d.normalized() * r
        co = Vector((ix, iy, iz)) + d
        mn = min(sx, sy, sz)
        if mn == sz:
            co.z += puff * (1 - u * u) * (1 - w * w) * q
        elif mn == sy:
            co.y += puff * (1 - u * u) * (1 - q * q) * w
        else:
            co.x += puff * (1 - w * w) * (1 - q * q) * u
        v.co = co
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = False
    s = ob.modifiers.new("s", "SUBSURF")
    s.levels = 1
    s.render_levels = 2
    ob.location = (loc[0], loc[1], loc[2] + (0 if c else sz / 2))
    ob.rotation_euler = rot
    return ob
