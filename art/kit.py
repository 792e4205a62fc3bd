"""Clay-diorama kit (bpy). Units = metres, props stand on z=0 at their origin and face -Y."""
import bpy, bmesh, math, random, os, sys
import numpy as np
from mathutils import Vector, Matrix, Euler
from mathutils.bvhtree import BVHTree
from math import pi, sin, cos, radians as rad

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

P = dict(  # palette: brand + tints (slightly lifted so that they read in shade)
    evergreen="#17573f",
    deep="#0f3d2e",
    green2="#3d7d5f",
    sage="#8fb59a",
    mint="#cfe2d3",
    orange="#f26b21",
    peach="#f8c6a0",
    amber="#f0a63c",
    rust="#c8502a",
    brick="#b9664f",
    rose="#d98f7c",
    cream="#faf6ee",
    sand="#eadfca",
    oat="#d9c7a8",
    card="#d0a675",
    card2="#bd9060",
    tape="#e8cfa2",
    wood="#b98652",
    wood2="#8f6240",
    wood3="#d9b384",
    slate="#22302b",
    slate2="#3a4a45",
    grey="#8a9791",
    grey2="#b8c1bb",
    grey3="#d8ddd6",
    concrete="#cfcdc3",
    white="#fdfbf6",
    blue="#7fa3ad",
    blue2="#4f7886",
    sky="#c4dde0",
    denim="#50708a",
    glass="#9cc3c9",
    dark="#2a3a3d",
    tyre="#2b3230",
    skin="#c98d66",
    skin2="#8d5a3c",
    grass="#a9c77f",
    grass2="#93b86b",
    road="#8d978f",
    roof="#51645f",
    kerb="#d9d6cb",
    black="#1b2321",
    metal="#aab3b0",
    yellow="#f3cf6b",
    plum="#8a5a6b",
)


def lin1(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def hexlin(h):
    h = P.get(h, h).lstrip("#")
    return tuple(lin1(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4))


_M = {}


def mat(key, rough=0.62, spec=0.28, metal=0.0, bump=0.05, var=0.05, emit=0.0, bgflag=False):
    k = (key, rough, spec, metal, bump, var, emit, bgflag)
    if k in _M:
        return _M[k]
    m = bpy.data.materials.new(str(key))
    m.use_nodes = True
    t = m.node_tree
    n = t.nodes
    bs = n["Principled BSDF"]
    c = hexlin(key)
    bs.inputs["Roughness"].default_value = rough
    bs.inputs["Specular"].default_value = spec
    bs.inputs["Metallic"].default_value = metal
    if var > 0 or bump > 0:
        tc = n.new("ShaderNodeTexCoord")
        nz = n.new("ShaderNodeTexNoise")
        nz.inputs["Scale"].default_value = 2.2
        nz.inputs["Detail"].default_value = 2
        t.links.new(tc.outputs["Object"], nz.inputs["Vector"])
        mx = n.new("ShaderNodeMixRGB")
        mx.inputs[1].default_value = (*[v * (1 - var * 2.2) for v in c], 1)
        mx.inputs[2].default_value = (*[min(1, v * (1 + var * 1.6)) for v in c], 1)
        t.links.new(nz.outputs["Fac"], mx.inputs[0])
        t.links.new(mx.outputs[0], bs.inputs["Base Color"])
        if bump > 0:
            n2 = n.new("ShaderNodeTexNoise")
            n2.inputs["Scale"].default_value = 9
            n2.inputs["Detail"].default_value = 3
            t.links.new(tc.outputs["Object"], n2.inputs["Vector"])
            bp = n.new("ShaderNodeBump")
            bp.inputs["Strength"].default_value = bump
            bp.inputs["Distance"].default_value = 0.05
            t.links.new(n2.outputs["Fac"], bp.inputs["Height"])
            t.links.new(bp.outputs[0], bs.inputs["Normal"])
    else:
        bs.inputs["Base Color"].default_value = (*c, 1)
    if emit > 0:
        bs.inputs["Emission"].default_value = (*c, 1)
        bs.inputs["Emission Strength"].default_value = emit
    if bgflag:
        a = n.new("ShaderNodeOutputAOV")
        a.name = "bg"
        a.inputs["Value"].default_value = 1.0
    _M[k] = m
    return m


def glassmat(key="glass"):
    return mat(key, rough=0.12, spec=0.6, bump=0, var=0.03)


def metalmat(key="metal"):
    return mat(key, rough=0.35, spec=0.5, bump=0, var=0.02)


def M(m):
    return m if not isinstance(m, str) else (glassmat(m) if m == "glass" else mat(m))


# ---------- scene graph ----------
_stack = []


class group:
    """with group('sofa') as g: primitives made inside become children of g."""

    def __init__(s, name):
        s.name = name

    def __enter__(s):
        e = bpy.data.objects.new(s.name, None)
        e.empty_display_size = 0.1
        bpy.context.scene.collection.objects.link(e)
        if _stack:
            e.parent = _stack[-1]
        _stack.append(e)
        return e

    def __exit__(s, *a):
        _stack.pop()


def _link(ob, loc=(0, 0, 0), rot=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(ob)
    if _stack:
        ob.parent = _stack[-1]
    ob.location = loc
    ob.rotation_euler = rot
    return ob


def put(ob, x=0, y=0, z=0, rz=0, s=1, rx=0, ry=0):
    ob.location = (x, y, z)
    ob.rotation_euler = (rad(rx), rad(ry), rad(rz))
    ob.scale = (s, s, s) if not isinstance(s, tuple) else s
    return ob


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _M.clear()
    _stack.clear()
    _placed.clear()
    _dropped.clear()


def _mesh(name, verts, faces, m, bevel=0, segs=3, smooth=True, ang=35):
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
    """box standing on loc.z (c=True: centred on loc)"""
    z0, z1 = (-sz / 2, sz / 2) if c else (0, sz)
    x, y = sx / 2, sy / 2
    v = [(-x, -y, z0), (x, -y, z0), (x, y, z0), (-x, y, z0), (-x, -y, z1), (x, -y, z1), (x, y, z1), (-x, y, z1)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return _link(_mesh("box", v, f, m, min(b, 0.49 * min(sx, sy, sz)), segs), loc, rot)


def cyl(r, h, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", b=0.02, n=40, r2=None, c=False):
    r2 = r if r2 is None else r2
    z0, z1 = (-h / 2, h / 2) if c else (0, h)
    v = [(r * cos(2 * pi * i / n), r * sin(2 * pi * i / n), z0) for i in range(n)] + [
        (r2 * cos(2 * pi * i / n), r2 * sin(2 * pi * i / n), z1) for i in range(n)
    ]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    return _link(_mesh("cyl", v, f, m, min(b, 0.45 * min(max(r, 0.01), h)), 3, ang=40), loc, rot)


def sphere(r, loc=(0, 0, 0), m="cream", scale=(1, 1, 1), rot=(0, 0, 0), sub=4, cut=None, noise=0, seed=0):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    if noise:
        from mathutils import noise as nz

        for v in bm.verts:
            v.co *= 1 + noise * nz.noise(v.co * (1.6 / r) + Vector((seed * 3.1, seed, 0)))
    me = bpy.data.meshes.new("sph")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(M(m))
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = bpy.data.objects.new("sph", me)
    _link(ob, loc, rot)
    ob.scale = scale
    return ob


def prism(pts, depth, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", b=0.03, axis="y", segs=3):
    """extrude polygon. axis y: pts are (x,z) extruded along y (centred); axis z: pts (x,y) extruded up from 0; axis x: pts (y,z) extruded along x (centred)."""
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
    ob = _mesh("prism", v, f, m, b, segs)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    return _link(ob, loc, rot)


def rrect(w, h, r, n=8):
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
    _link(ob, loc)
    if caps and not cyclic:
        for p in (pts[0], pts[-1]) if smooth else pts:
            sphere(r * 1.0, (p[0] + loc[0], p[1] + loc[1], p[2] + loc[2]), m, sub=3)
    return ob


def lathe(prof, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", n=48, ang=40, b=0):
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
    ob = _mesh("lathe", v, f, m, 0, ang=ang)
    return _link(ob, loc, rot)


def torus(R, r, loc=(0, 0, 0), rot=(0, 0, 0), m="tyre", n=48, k=16, sq=1.0):
    prof = [(R + r * cos(2 * pi * i / k), r * sq * sin(2 * pi * i / k)) for i in range(k + 1)]
    return lathe(prof, loc, rot, m, n, ang=60)


def soft(sx, sy, sz, loc=(0, 0, 0), rot=(0, 0, 0), m="cream", puff=0.06, b=0.08, c=False):
    """cushion: subdivided, bulging rounded box"""
    ob = box(sx, sy, sz, (0, 0, 0), (0, 0, 0), m, b=0, c=True)
    me = ob.data
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=7, use_grid_fill=True)
    p = 5.0
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


# ---------- placement: contact & collision ----------
_placed = []


def _geo(root):
    bpy.context.view_layer.update()
    V = []
    F = []
    dg = bpy.context.evaluated_depsgraph_get()

    def rec(o):
        if o.type in ("MESH", "CURVE"):
            if o.type == "MESH" and not any(q.type == "SUBSURF" for q in o.modifiers):
                me = o.data
                own = False
                mw = o.matrix_world
            else:
                oe = o.evaluated_get(dg)
                me = oe.to_mesh()
                own = True
                mw = o.matrix_world
            n = len(me.vertices)
            a = np.empty(n * 3, dtype=np.float32)
            me.vertices.foreach_get("co", a)
            a = a.reshape(-1, 3)
            mm = np.array(mw)
            a = a @ mm[:3, :3].T + mm[:3, 3]
            off = sum(len(q) for q in V)
            V.append(a)
            F.extend([tuple(i + off for i in p.vertices) for p in me.polygons])
            if own:
                oe.to_mesh_clear()
        for ch in o.children:
            rec(ch)

    rec(root)
    V = np.vstack(V) if V else np.zeros((0, 3))
    return V, F


def commit(root, name=None):
    V, F = _geo(root)
    _placed.append((name or root.name, V, BVHTree.FromPolygons([tuple(v) for v in V], F), F, V.min(0), V.max(0)))
    return root


def _fall(V, F, floor):
    """how far can this geometry (high above everything) fall before touching the floor or a committed prop"""
    lo, hi = V.min(0), V.max(0)
    best = lo[2] - floor
    dn, up = Vector((0, 0, -1)), Vector((0, 0, 1))
    mine = None
    rng = np.random.default_rng(0)
    S = V if len(V) < 900 else V[rng.choice(len(V), 900, replace=False)]
    gx, gy = np.meshgrid(np.linspace(lo[0] + 0.02, hi[0] - 0.02, 9), np.linspace(lo[1] + 0.02, hi[1] - 0.02, 9))
    near = [q for q in _placed if not (q[4][0] > hi[0] or q[5][0] < lo[0] or q[4][1] > hi[1] or q[5][1] < lo[1])]
    mine = BVHTree.FromPolygons([tuple(v) for v in V], F)
    bot = []
    for x, y in zip(gx.ravel(), gy.ravel()):
        a = mine.ray_cast(Vector((x, y, lo[2] - 0.01)), up)
        if a[0] is not None:
            bot.append(a[0])
    for nm, pv, bvh, pf, plo, phi in near:
        if lo[2] - phi[2] > best:
            continue
        for v in S:
            if plo[0] <= v[0] <= phi[0] and plo[1] <= v[1] <= phi[1]:
                h = bvh.ray_cast(Vector(v), dn)
                if h[0] is not None:
                    best = min(best, h[3])
        Q = pv[(pv[:, 0] > lo[0]) & (pv[:, 0] < hi[0]) & (pv[:, 1] > lo[1]) & (pv[:, 1] < hi[1])]
        if len(Q) > 900:
            Q = Q[rng.choice(len(Q), 900, replace=False)]
        for v in Q:
            h = mine.ray_cast(Vector(v), up)
            if h[0] is not None:
                best = min(best, h[3])
        for p in bot:
            h = bvh.ray_cast(p + Vector((0, 0, -0.0005)), dn)
            if h[0] is not None:
                best = min(best, h[3])
    return best


def _balanced(V, F, floor, skip=None):
    """0 floating, 1 overhanging, 2 ok; V at rest"""
    lo, hi = V.min(0), V.max(0)
    dn, up = Vector((0, 0, -1)), Vector((0, 0, 1))
    mine = BVHTree.FromPolygons([tuple(v) for v in V], F)
    P_ = []
    for x in np.linspace(lo[0] + 0.01, hi[0] - 0.01, 11):
        for y in np.linspace(lo[1] + 0.01, hi[1] - 0.01, 11):
            a = mine.ray_cast(Vector((x, y, lo[2] - 0.02)), up)
            if a[0] is not None:
                P_.append(a[0])
    lowv = V[V[:, 2] < lo[2] + 0.02]
    lowv = lowv if len(lowv) < 120 else lowv[np.random.default_rng(1).choice(len(lowv), 120, replace=False)]
    P_ += [Vector(v) for v in lowv]
    con = []
    for p in P_:
        gap = p.z - floor
        for j, q in enumerate(_placed):
            if j == skip or q[4][0] > p.x or q[5][0] < p.x or q[4][1] > p.y or q[5][1] < p.y or q[4][2] > p.z:
                continue
            h = q[2].ray_cast(p + Vector((0, 0, 0.004)), dn)
            if h[0] is not None:
                gap = min(gap, h[3])
        if gap < 0.035:
            con.append((p.x, p.y))
    if not con:
        return 0
    c = np.array(con)
    ctr = (lo[:2] + hi[:2]) / 2
    return 2 if ((c.min(0) - 0.05 <= ctr) & (ctr <= c.max(0) + 0.05)).all() else 1


def drop(root, floor=0.0, gap=0.003, search=0.42):
    """lower root until it touches floor / a committed prop. If it would hang or overhang, try spots around (spiral) until it rests properly; then commit."""
    V, F = _geo(root)
    pick = None
    cand = [(0, 0)] + [
        (r * cos(a), r * sin(a))
        for r in (0.08, 0.16, 0.24, 0.33, 0.42)
        if r <= search
        for a in np.linspace(0, 2 * pi, 9)[:-1] + r * 9
    ]
    for dx, dy in cand:
        W = V + np.array([dx, dy, 0])
        f = _fall(W, F, floor)
        W[:, 2] -= f - gap
        k = _balanced(W, F, floor)
        if pick is None or k > pick[0]:
            pick = (k, dx, dy, f)
        if k == 2:
            break
    k, dx, dy, f = pick
    root.location.x += dx
    root.location.y += dy
    root.location.z -= f - gap
    if dx or dy:
        print("moved", root.name, np.round((dx, dy), 2), "" if k == 2 else "** still state %d" % k)
    elif k < 2:
        print("** state %d" % k, root.name)
    _dropped[len(_placed)] = floor
    return commit(root)


def on(root, x, y, rz=0, z=3.0, s=1, rx=0, ry=0, floor=0.0):
    return drop(put(root, x, y, z, rz, s, rx, ry), floor)


def fix(root, x=0, y=0, z=0, rz=0, s=1, rx=0, ry=0):
    return commit(put(root, x, y, z, rz, s, rx, ry))


def _support():
    for i, (nm, V, bvh, F, lo, hi) in enumerate(_placed):
        if i in _dropped:
            k = _balanced(V, F, _dropped[i], i)
            if k < 2:
                print(("FLOATING", "UNBALANCED")[k], nm, "z", round(float(lo[2]), 2), "at", np.round((lo + hi) / 2, 2))


_dropped = {}


def report():
    n = 0
    _support()
    for i in range(len(_placed)):
        for j in range(i + 1, len(_placed)):
            a, b = _placed[i], _placed[j]
            if (a[4] > b[5] - 0.002).any() or (b[4] > a[5] - 0.002).any():
                continue
            o = a[2].overlap(b[2])
            if o:
                n += 1
                print(
                    "OVERLAP",
                    a[0],
                    "<>",
                    b[0],
                    len(o),
                    "near",
                    np.round((np.maximum(a[4], b[4]) + np.minimum(a[5], b[5])) / 2, 2),
                )
    print("overlaps:", n)


# ---------- stage ----------
def stage(
    sun_az=-38,
    sun_el=48,
    sun=3.2,
    sky=0.85,
    sun_ang=7,
    skycol=(0.80, 0.90, 1.0),
    suncol=(1.0, 0.90, 0.76),
    plane="#f6f1e7",
    bg_z=0.0,
):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*skycol, 1)
    b.inputs[1].default_value = sky
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = sun
    l.angle = rad(sun_ang)
    l.color = suncol
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    a, e = rad(sun_az), rad(sun_el)
    d = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))  # az 0 = from the front (-y), negative = from the left
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    v = [(-150, -150, bg_z), (150, -150, bg_z), (150, 150, bg_z), (-150, 150, bg_z)]
    return _link(
        _mesh("bgplane", v, [(0, 1, 2, 3)], mat(plane, rough=1, spec=0, bump=0, var=0, bgflag=True), smooth=False)
    )


def camera(target=(0, 0, 1), az=25, el=26, dist=40, lens=70, shift=(0, 0), ortho=None):
    c = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    a, e = rad(az), rad(el)
    d = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    o.location = Vector(target) + d * dist
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_end = 1000
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    return o


# ---------- household props ----------
def cardboard_closed(w=0.5, d=0.4, h=0.38, m="card", tape="tape"):
    with group("carton") as g:
        box(w, d, h, m=m, b=0.012)
        box(0.07, d + 0.008, 0.004, (0, 0, h - 0.001), m=tape, b=0.001)
        box(0.07, 0.005, 0.09, (0, -d / 2 - 0.001, h - 0.09), m=tape, b=0.001)
        box(0.07, 0.005, 0.09, (0, d / 2 + 0.001, h - 0.09), m=tape, b=0.001)
    return g


def cardboard_open(w=0.55, d=0.45, h=0.4, m="card", fill=True, seed=0, flap=True):
    R = random.Random(seed)
    t = 0.018
    with group("carton_open") as g:
        box(w, d, t, m="card2", b=0.004)
        for sx in (-1, 1):
            box(t, d, h, (sx * (w / 2 - t / 2), 0, 0), m=m, b=0.006)
        for sy in (-1, 1):
            box(w, t, h, (0, sy * (d / 2 - t / 2), 0), m=m, b=0.006)
        if (
            flap
        ):  # hinged at the rim: back flap up, front flap down, sides mixed (never edge-on to a front camera at ~25 deg)
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
    with group("tote") as g:
        prism([(-w / 2 * 0.88, 0), (w / 2 * 0.88, 0), (w / 2, h), (-w / 2, h)], d * 0.94, m=m, b=0.03)
        box(w + 0.05, d + 0.03, 0.055, (0, 0, h), m=lid, b=0.02)
        for sx in (-1, 1):
            box(0.05, 0.16, 0.05, (sx * (w / 2 + 0.02), 0, h - 0.03), m=lid, b=0.015)
    return g


def mattress(w=1.5, l=2.0, t=0.26, m="cream", stripe="sky"):
    """lies flat, length along y"""
    with group("mattress") as g:
        soft(w, l, t, m=m, puff=0.02, b=0.1)
        for z in (0.045, t - 0.045):
            tube(
                [(x, y, 0) for x, y in rrect(w + 0.005, l + 0.005, 0.12, 6)], 0.017, stripe, cyclic=True, loc=(0, 0, z)
            )
        box(w + 0.004, l * 0.86, t * 0.34, (0, 0, t * 0.33), m=stripe, b=0.02)
        for i in range(3):
            for j in range(4):
                sphere(
                    0.035,
                    (-w / 2 + w * (i + 0.5) / 3, -l / 2 + l * (j + 0.5) / 4, t + 0.012),
                    stripe,
                    scale=(1, 1, 0.4),
                    sub=2,
                )
    return g


def sofa(w=2.0, m="blue", leg="wood2", seats=2, pillow="orange", d=0.9):
    with group("sofa") as g:
        aw = 0.24
        box(w - 0.1, d - 0.06, 0.2, (0, 0, 0.13), m=m, b=0.06)
        for sx in (-1, 1):
            soft(aw, d, 0.52, (sx * (w / 2 - aw / 2), 0, 0.12), m=m, puff=0.02, b=0.11)
        soft(w - aw * 1.2, 0.26, 0.72, (0, d / 2 - 0.13, 0.16), m=m, puff=0.03, b=0.11)
        sw = (w - 2 * aw) / seats
        for i in range(seats):
            x = -w / 2 + aw + sw * (i + 0.5)
            soft(sw - 0.015, d - 0.26, 0.2, (x, -0.10, 0.31), m=m, puff=0.045, b=0.08)
            soft(sw - 0.03, 0.2, 0.42, (x, 0.2, 0.47), (rad(-10), 0, 0), m=m, puff=0.05, b=0.09)
        if pillow:
            soft(
                0.42,
                0.16,
                0.38,
                (-w / 2 + aw + 0.26, 0.02, 0.5),
                (rad(-20), rad(8), rad(8)),
                m=pillow,
                puff=0.06,
                b=0.07,
            )
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.035, 0.14, (sx * (w / 2 - 0.14), sy * (d / 2 - 0.12), 0), m=leg, r2=0.05)
    return g


def armchair(m="rust", leg="wood2"):
    return sofa(1.0, m, leg, 1, None, 0.88)


def fridge(m="white", h=1.7, w=0.74, d=0.7):
    with group("fridge") as g:
        box(w, d - 0.06, h - 0.04, (0, 0.03, 0.04), m=m, b=0.05)
        box(w - 0.06, d - 0.1, 0.06, m="slate2", b=0.01)
        box(w, 0.07, h * 0.62, (0, -d / 2 + 0.02, 0.08), m=m, b=0.035)
        box(w, 0.07, h * 0.29, (0, -d / 2 + 0.02, h * 0.62 + 0.1), m=m, b=0.035)
        for z, l in ((h * 0.45, 0.42), (h * 0.69, 0.26)):
            tube(
                [
                    (-w / 2 + 0.09, -d / 2 - 0.02, z),
                    (-w / 2 + 0.09, -d / 2 - 0.07, z + 0.02),
                    (-w / 2 + 0.09, -d / 2 - 0.07, z + l - 0.02),
                    (-w / 2 + 0.09, -d / 2 - 0.02, z + l),
                ],
                0.018,
                metalmat(),
            )
    return g


def washer(m="white", door=True, w=0.64):
    with group("washer") as g:
        box(w, 0.62, 0.86, (0, 0, 0.03), m=m, b=0.035)
        box(w - 0.06, 0.54, 0.05, m="slate2", b=0.01)
        box(w - 0.06, 0.02, 0.11, (0, -0.31, 0.74), m="grey3", b=0.008)
        cyl(0.038, 0.03, (w * 0.28, -0.32, 0.795), (rad(90), 0, 0), m="slate2", b=0.008)
        for i in range(2):
            cyl(0.014, 0.02, (w * 0.04 + i * 0.06, -0.32, 0.795), (rad(90), 0, 0), m="orange", b=0.003, n=20)
        if door:
            torus(0.2, 0.035, (0, -0.315, 0.41), (rad(90), 0, 0), metalmat("grey2"))
            cyl(0.19, 0.02, (0, -0.30, 0.41), (rad(90), 0, 0), m=glassmat("blue2"), b=0.005)
            sphere(0.17, (0, -0.305, 0.41), glassmat("blue2"), scale=(1, 0.35, 1))
        else:
            box(w - 0.1, 0.02, 0.5, (0, -0.31, 0.16), m="grey3", b=0.008)
    return g


def water_heater(m="grey3"):
    with group("heater") as g:
        cyl(0.3, 1.45, (0, 0, 0.06), m=m, b=0.06)
        cyl(0.24, 0.08, m="slate2")
        box(0.2, 0.04, 0.22, (0, -0.295, 0.3), m="slate2", b=0.02)
        for x in (-0.12, 0.12):
            tube([(x, 0, 1.5), (x, 0, 2.0)], 0.025, metalmat("card2"), caps=False)
    return g


def tyre(r=0.32, t=0.2, rim=False):
    with group("tyre") as g:
        prof = [
            (r * 0.58, -t * 0.36),
            (r * 0.72, -t * 0.5),
            (r * 0.93, -t * 0.44),
            (r, -t * 0.28),
            (r, t * 0.28),
            (r * 0.93, t * 0.44),
            (r * 0.72, t * 0.5),
            (r * 0.58, t * 0.36),
            (r * 0.55, 0),
            (r * 0.58, -t * 0.36),
        ]
        lathe([(p[0], p[1] + t / 2) for p in prof], m=mat("tyre", rough=0.8), ang=50)
        n = 22
        for i in range(n):
            a = 2 * pi * i / n
            box(
                0.02,
                r * 0.12,
                t * 0.62,
                (cos(a) * r * 0.99, sin(a) * r * 0.99, t * 0.19),
                (0, 0, a),
                mat("tyre", rough=0.8),
                0.006,
            )
        if rim:
            cyl(r * 0.58, t * 0.6, (0, 0, t * 0.2), m=metalmat("grey2"), b=0.03)
    return g


def tyre_stack(n=3, seed=1):
    R = random.Random(seed)
    with group("tyres") as g:
        for i in range(n):
            put(tyre(), R.uniform(-0.03, 0.03), R.uniform(-0.03, 0.03), i * 0.201, R.uniform(0, 90))
    return g


def bicycle(m="orange", r=0.33):
    """stands along x, wheels at z=0"""
    with group("bike") as g:
        for x in (-0.52, 0.52):
            torus(r - 0.025, 0.025, (x, 0, r), (rad(90), 0, 0), mat("tyre"), k=10)
            torus(r - 0.06, 0.012, (x, 0, r), (rad(90), 0, 0), metalmat("grey2"), k=8)
            cyl(0.035, 0.08, (x, 0, r), (rad(90), 0, 0), m=metalmat("grey2"), c=True, n=20)
            for i in range(8):
                a = pi * i / 8
                tube(
                    [
                        (x - cos(a) * (r - 0.06), 0, r - sin(a) * (r - 0.06)),
                        (x + cos(a) * (r - 0.06), 0, r + sin(a) * (r - 0.06)),
                    ],
                    0.004,
                    metalmat("grey2"),
                    caps=False,
                    res=2,
                )
        bb = (-0.06, 0, 0.3)
        st = (-0.2, 0, 0.78)
        hd = (0.36, 0, 0.82)
        hb = (0.4, 0, 0.66)
        for a, b_ in (
            (bb, st),
            (bb, hb),
            ((-0.185, 0, 0.72), (0.37, 0, 0.76)),
            ((-0.52, 0, r), bb),
            ((-0.52, 0, r), (-0.185, 0, 0.72)),
        ):
            tube([a, b_], 0.02, m)
        tube([(0.52, 0, r), (0.40, 0, 0.66), (0.345, 0, 0.9)], 0.02, m)
        tube(
            [(0.345, -0.26, 0.95), (0.34, -0.1, 0.95), (0.345, 0, 0.93), (0.34, 0.1, 0.95), (0.345, 0.26, 0.95)],
            0.014,
            "slate",
        )
        for y in (-0.22, 0.22):
            tube([(0.345, y, 0.95), (0.345, y + (0.05 if y > 0 else -0.05), 0.95)], 0.022, "slate")
        tube([st, (-0.21, 0, 0.86)], 0.014, metalmat())
        soft(0.26, 0.13, 0.07, (-0.21, 0, 0.86), m="slate", puff=0.01, b=0.03)
        cyl(0.09, 0.02, (-0.06, -0.03, 0.3), (rad(90), 0, 0), m=metalmat("grey"), c=True)
        tube([(-0.06, -0.05, 0.3), (0.03, -0.05, 0.17)], 0.012, "slate2")
        box(0.09, 0.06, 0.02, (0.04, -0.09, 0.16), m="slate", b=0.005)
    return g


def shelf(w=1.2, d=0.42, h=1.8, n=4, m="slate2", board="wood3"):
    with group("shelf") as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.045, 0.045, h, (sx * (w / 2 - 0.022), sy * (d / 2 - 0.022), 0), m=m, b=0.008)
        g["lev"] = [0.12 + (h - 0.2) * i / (n - 1) for i in range(n)]
        for z in g["lev"]:
            box(w - 0.02, d - 0.02, 0.035, (0, 0, z), m=board, b=0.01)
    return g


def floor_lamp(m="slate2", shade="yellow", h=1.55, tilt=0):
    with group("lamp") as g:
        cyl(0.16, 0.035, m=m, b=0.012)
        tube([(0, 0, 0.03), (0, 0, h)], 0.015, m)
        lathe([(0.24, h - 0.1), (0.15, h + 0.22), (0.14, h + 0.22), (0.23, h - 0.1)], m=mat(shade, rough=0.8), ang=60)
    return g


def table_lamp(m="blue2", shade="cream"):
    with group("tlamp") as g:
        lathe(
            [
                (0, 0),
                (0.1, 0),
                (0.11, 0.02),
                (0.06, 0.05),
                (0.1, 0.16),
                (0.085, 0.24),
                (0.02, 0.3),
                (0.018, 0.34),
                (0, 0.34),
            ],
            m=m,
            ang=70,
        )
        lathe([(0.2, 0.3), (0.12, 0.52), (0.11, 0.52), (0.19, 0.3)], m=mat(shade, rough=0.8), ang=60)
    return g


def bin_bag(s=1, m="slate2", seed=0):
    R = random.Random(seed)
    with group("bag") as g:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=4, radius=0.32)
        from mathutils import noise as nz

        for v in bm.verts:
            d = v.co.normalized()
            a = math.atan2(d.y, d.x)
            v.co *= (
                1
                + 0.16 * nz.noise(v.co * 3.2 + Vector((seed * 5.3, 1, 2)))
                + 0.03 * sin(9 * a + seed) * (max(d.z, 0) ** 0.6)
            )
            v.co.z *= 0.92
            v.co.z += 0.26
            if v.co.z < 0.0:
                v.co.z = 0 + 0.0 * v.co.z
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
        _link(bpy.data.objects.new("bag", me))
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


def crt_tv(m="wood2", w=0.74):
    with group("crt") as g:
        h = w * 0.8
        box(w, 0.2, h, (0, -0.12, 0.05), m=m, b=0.05)
        prism(
            [(-w * 0.44, 0.08), (w * 0.44, 0.08), (w * 0.36, h * 0.86), (-w * 0.36, h * 0.86)],
            0.34,
            (0, 0.12, 0),
            m="slate2",
            b=0.05,
        )
        box(w * 0.70, 0.04, h * 0.68, (-w * 0.09, -0.22, 0.05 + h * 0.18), m="slate", b=0.03)
        soft(w * 0.62, 0.05, h * 0.58, (-w * 0.09, -0.235, 0.05 + h * 0.23), m=glassmat("blue2"), puff=0.025, b=0.02)
        for z in (0.42, 0.33):
            cyl(0.034, 0.03, (w * 0.39, -0.22, z), (rad(90), 0, 0), m="oat", b=0.008, n=24)
        for i in range(4):
            box(w * 0.1, 0.01, 0.012, (w * 0.39, -0.222, 0.12 + i * 0.03), m="slate", b=0.003)
        for sx in (-1, 1):
            cyl(0.025, 0.06, (sx * w * 0.38, -0.1, 0), m="slate")
        tube([(0.05, -0.05, h + 0.05), (-0.18, -0.05, h + 0.4)], 0.008, metalmat(), res=3)
        tube([(0.05, -0.05, h + 0.05), (0.26, -0.05, h + 0.36)], 0.008, metalmat(), res=3)
        sphere(0.045, (0.05, -0.05, h + 0.05), "slate", sub=3)
    return g


def paint_tin(m="orange", s=1):
    with group("paint") as g:
        cyl(0.1, 0.2, m=metalmat("grey2"), b=0.006)
        cyl(0.1015, 0.11, (0, 0, 0.05), m=m, b=0.002)
        torus(0.096, 0.008, (0, 0, 0.2), m=metalmat("grey3"), k=8)
        cyl(0.085, 0.008, (0, 0, 0.195), m=metalmat("grey2"), b=0.002)
        sphere(0.03, (0.06, -0.06, 0.13), m, scale=(0.6, 0.6, 1.6), sub=3)
    g.scale = (s, s, s)
    return g


def piano(m="wood2"):
    with group("piano") as g:
        w = 1.45
        box(w, 0.32, 1.15, (0, 0.12, 0.05), m=m, b=0.03)
        box(w + 0.06, 0.4, 0.05, (0, 0.1, 1.2), m=m, b=0.02)
        box(w, 0.34, 0.12, (0, -0.2, 0.62), m=m, b=0.025)
        for sx in (-1, 1):
            box(0.07, 0.09, 0.64, (sx * (w / 2 - 0.04), -0.31, 0.0), m=m, b=0.02)
            box(0.07, 0.4, 0.2, (sx * (w / 2 - 0.035), -0.18, 0.7), m=m, b=0.02)
        box(w - 0.16, 0.17, 0.03, (0, -0.26, 0.74), m="cream", b=0.008)
        for i in range(18):
            if i % 7 not in (2, 6):
                box(0.028, 0.1, 0.03, (-w / 2 + 0.12 + i * 0.07, -0.22, 0.765), m="black", b=0.006)
        box(w - 0.3, 0.03, 0.34, (0, -0.04, 0.82), m="wood", b=0.01)
        box(0.6, 0.03, 0.04, (0, -0.07, 0.84), m=m, b=0.01)
        box(w, 0.3, 0.07, (0, 0.1, 0), m=m, b=0.02)
    return g


def chest(m="wood", w=0.95, h=0.95, n=4, d=0.48):
    with group("chest") as g:
        box(w, d, h - 0.08, (0, 0, 0.08), m=m, b=0.025)
        box(w + 0.05, d + 0.04, 0.045, (0, 0, h), m=m, b=0.015)
        for i in range(n):
            z = 0.13 + (h - 0.2) * i / n
            hh = (h - 0.2) / n - 0.03
            box(w - 0.08, 0.03, hh, (0, -d / 2 - 0.005, z), m=m, b=0.012)
            for sx in (-1, 1):
                sphere(0.025, (sx * w * 0.24, -d / 2 - 0.035, z + hh / 2), metalmat("yellow"), sub=3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.03, 0.09, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), 0), m=m, r2=0.04)
    return g


def wardrobe(m="wood2", w=1.1, h=1.9, d=0.55):
    with group("wardrobe") as g:
        box(w, d, h - 0.1, (0, 0, 0.1), m=m, b=0.03)
        box(w + 0.08, d + 0.06, 0.06, (0, 0, h), m=m, b=0.02)
        box(w + 0.04, d + 0.03, 0.08, (0, 0, 0.06), m=m, b=0.02)
        for sx in (-1, 1):
            box(w / 2 - 0.05, 0.03, h - 0.32, (sx * w / 4, -d / 2 - 0.005, 0.2), m="wood", b=0.012)
            box(w / 2 - 0.2, 0.02, h - 0.55, (sx * w / 4, -d / 2 - 0.02, 0.31), m=m, b=0.01)
            sphere(0.025, (sx * 0.06, -d / 2 - 0.04, h * 0.5), metalmat("yellow"), sub=3)
    return g


def chair(m="wood", seat="sage"):
    with group("chair") as g:
        for sx in (-1, 1):
            tube([(sx * 0.18, -0.18, 0), (sx * 0.17, -0.17, 0.45)], 0.02, m)
            tube([(sx * 0.18, 0.2, 0), (sx * 0.17, 0.18, 0.46), (sx * 0.17, 0.24, 0.92)], 0.02, m)
        box(0.42, 0.42, 0.045, (0, 0, 0.44), m=m, b=0.015)
        soft(0.38, 0.36, 0.06, (0, -0.01, 0.48), m=seat, puff=0.02, b=0.025)
        for z in (0.62, 0.75, 0.87):
            box(0.34, 0.025, 0.07, (0, 0.205 + (z - 0.46) * 0.13, z - 0.035), m=m, b=0.01)
    return g


def table(w=1.2, d=0.7, h=0.74, m="wood", t=0.05):
    with group("table") as g:
        box(w, d, t, (0, 0, h - t), m=m, b=0.015)
        box(w - 0.16, d - 0.14, 0.08, (0, 0, h - t - 0.08), m=m, b=0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.065, 0.065, h - t, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0), m=m, b=0.012)
    return g


def rug_roll(l=1.6, r=0.14, m="rust", edge="cream"):
    """stands upright"""
    with group("rug") as g:
        cyl(r, l, m=m, b=0.02)
        [cyl(r + 0.004, 0.05, (0, 0, z), m=edge, b=0.004) for z in (0.14, l - 0.19)]
        for i in range(1, 4):
            torus(r * i / 4, 0.008, (0, 0, l), m="oat", k=6, n=28)
        for z in (l * 0.35, l * 0.65):
            torus(r + 0.005, 0.012, (0, 0, z), m="oat", k=8, n=28)
    return g


def suitcase(m="denim", w=0.66, h=0.44, d=0.2):
    with group("suitcase") as g:
        box(w, d, h, m=m, b=0.05)
        box(w + 0.006, 0.02, h + 0.006, (0, 0, -0.003), m="oat", b=0.01)
        for x in (-0.17, 0.17):
            box(0.05, d + 0.012, h + 0.012, (x, 0, -0.006), m="wood2", b=0.01)
        tube([(-0.08, 0, h), (-0.08, 0, h + 0.06), (0.08, 0, h + 0.06), (0.08, 0, h)], 0.014, "wood2")
    return g


def ladder(h=2.3, m="amber"):
    with group("ladder") as g:
        for sx in (-1, 1):
            box(0.05, 0.03, h, (sx * 0.2, 0, 0), m=m, b=0.008)
        for i in range(int(h / 0.28)):
            cyl(0.017, 0.4, (-0.2, 0, 0.2 + i * 0.28), (0, rad(90), 0), m=metalmat("grey2"), n=16, b=0.004)
    return g


def rake(m="wood3", head="rust", h=1.6):
    with group("rake") as g:
        tube([(0, 0, 0.16), (0, 0, h)], 0.016, m)
        for i in range(-4, 5):
            tube([(0, 0, 0.2), (i * 0.035, 0, 0.08), (i * 0.045, -0.03, 0)], 0.007, head, res=2)
    return g


def shovel(m="wood3", h=1.35):
    with group("shovel") as g:
        tube([(0, 0, 0.3), (0, 0, h)], 0.017, m)
        prism(
            [(-0.1, 0.08), (0, 0), (0.1, 0.08), (0.11, 0.3), (0.03, 0.33), (-0.03, 0.33), (-0.11, 0.3)],
            0.02,
            m=metalmat("grey"),
            b=0.006,
        )
        tube([(-0.06, 0, h), (0.06, 0, h)], 0.018, "orange")
    return g


def broom(m="wood3", h=1.4):
    with group("broom") as g:
        tube([(0, 0, 0.2), (0, 0, h)], 0.016, m)
        box(0.4, 0.07, 0.07, (0, 0, 0.14), m="orange", b=0.02)
        box(0.38, 0.06, 0.16, m="oat", b=0.015)
    return g


def ball(r=0.12, m="orange", seam="slate"):
    with group("ball") as g:
        sphere(r, (0, 0, r), m)
        for rot in ((0, 0, 0), (rad(90), 0, 0), (0, rad(90), 0)):
            torus(r * 0.992, r * 0.04, (0, 0, r), rot, seam, k=6)
    return g


def toolbox(m="orange"):
    with group("toolbox") as g:
        box(0.46, 0.22, 0.18, m=m, b=0.02)
        prism([(-0.23, 0.18), (0.23, 0.18), (0.19, 0.25), (-0.19, 0.25)], 0.21, m=m, b=0.015)
        tube([(-0.12, 0, 0.24), (-0.12, 0, 0.31), (0.12, 0, 0.31), (0.12, 0, 0.24)], 0.016, "slate")
        for x in (-0.12, 0.12):
            box(0.05, 0.01, 0.06, (x, -0.112, 0.14), m=metalmat("grey3"), b=0.004)
    return g


def bucket(m="blue2"):
    with group("bucket") as g:
        lathe(
            [(0, 0.01), (0.11, 0), (0.15, 0.28), (0.16, 0.28), (0.16, 0.3), (0.14, 0.3), (0.105, 0.02), (0, 0.02)],
            m=m,
            ang=50,
        )
    return g


def dustbin(m="green2", lid=True):
    with group("bin") as g:
        prism([(-0.24, 0.04), (0.24, 0.04), (0.29, 0.92), (-0.29, 0.92)], 0.54, m=m, b=0.05)
        box(0.64, 0.62, 0.06, (0, 0, 0.92), m=m, b=0.03)
        box(0.6, 0.08, 0.05, (0, 0.31, 0.86), m=m, b=0.02)
        for sx in (-1, 1):
            cyl(0.09, 0.05, (sx * 0.24, 0.26, 0.09), (0, rad(90), 0), m="slate", c=True)
    return g


def mower(m="rust"):
    with group("mower") as g:
        box(0.5, 0.62, 0.14, (0, 0, 0.12), m=m, b=0.06)
        cyl(0.13, 0.14, (0, -0.03, 0.26), m="slate2", b=0.03)
        cyl(0.08, 0.04, (0, -0.03, 0.4), m="grey2", b=0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.11, 0.06, (sx * 0.26, sy * 0.24, 0.11), (0, rad(90), 0), m="tyre", c=True)
                cyl(0.05, 0.07, (sx * 0.26, sy * 0.24, 0.11), (0, rad(90), 0), m="cream", c=True)
        tube([(-0.2, 0.28, 0.24), (-0.2, 0.75, 0.92), (0.2, 0.75, 0.92), (0.2, 0.28, 0.24)], 0.016, "slate2")
    return g


def exercise_bike(m="slate2"):
    with group("exbike") as g:
        for x in (-0.42, 0.42):
            box(0.07, 0.5, 0.06, (x, 0, 0), m=m, b=0.02)
        tube([(-0.42, 0, 0.05), (0.42, 0, 0.05)], 0.035, m)
        cyl(0.26, 0.09, (0.25, 0, 0.36), (rad(90), 0, 0), m="orange", c=True, b=0.03)
        cyl(0.2, 0.1, (0.25, 0, 0.36), (rad(90), 0, 0), m="grey3", c=True, b=0.02)
        tube([(0.25, 0, 0.1), (0.25, 0, 0.4), (0.38, 0, 1.05)], 0.035, m)
        tube([(0.38, -0.24, 1.12), (0.36, -0.1, 1.08), (0.36, 0.1, 1.08), (0.38, 0.24, 1.12)], 0.02, "slate")
        box(0.04, 0.18, 0.14, (0.36, 0, 1.1), (0, rad(-25), 0), m="slate", b=0.02)
        tube([(-0.1, 0, 0.08), (-0.26, 0, 0.8)], 0.035, m)
        soft(0.3, 0.22, 0.09, (-0.27, 0, 0.8), m="slate", puff=0.02, b=0.04)
        tube([(-0.12, 0, 0.22), (0.25, 0, 0.36)], 0.03, m)
        tube([(0.02, -0.08, 0.3), (0.1, -0.1, 0.2)], 0.015, "grey")
        box(0.1, 0.09, 0.025, (0.1, -0.13, 0.18), m="slate", b=0.008)
    return g


def golf_bag(m="green2"):
    with group("golf") as g:
        cyl(0.13, 0.82, m=m, b=0.03)
        torus(0.13, 0.022, (0, 0, 0.8), m="cream", k=10)
        box(0.18, 0.08, 0.3, (0, -0.13, 0.16), m="orange", b=0.03)
        for i, (x, y) in enumerate(((-0.05, 0), (0.05, 0.03), (0, -0.05), (0.02, 0.06))):
            tube([(x, y, 0.7), (x * 1.6, y * 1.6, 1.08 + 0.04 * i)], 0.009, metalmat(), res=3)
            sphere(0.045, (x * 1.7, y * 1.7 - 0.02, 1.1 + 0.04 * i), "slate", scale=(1.3, 0.7, 0.8), sub=3)
    return g


def plant(m="green2", pot="rose", s=1):
    R = random.Random(3)
    with group("plant") as g:
        lathe(
            [(0, 0), (0.13, 0), (0.17, 0.26), (0.19, 0.26), (0.19, 0.31), (0.15, 0.31), (0.14, 0.27), (0, 0.27)],
            m=pot,
            ang=50,
        )
        for i in range(13):
            a = i * 2.4
            t = R.uniform(0.2, 0.75)
            h = R.uniform(0.25, 0.5)
            sphere(
                0.16,
                (cos(a) * t * 0.28, sin(a) * t * 0.28, 0.32 + h * 0.7),
                m if i % 3 else "sage",
                scale=(0.42, 0.14, 1.1),
                rot=(0, t * 0.9, a),
                sub=3,
            )
    g.scale = (s, s, s)
    return g


def planks(n=4, l=1.9, m="wood3", seed=0):
    R = random.Random(seed)
    with group("planks") as g:
        for i in range(n):
            box(
                0.14,
                0.035,
                l * R.uniform(0.85, 1),
                (R.uniform(-0.03, 0.03) + (i % 2) * 0.12, i * 0.04, 0),
                (0, rad(R.uniform(-1.5, 1.5)), 0),
                m=R.choice([m, "wood", "oat"]),
                b=0.008,
            )
    return g


def picture(w=0.8, h=0.6, frame="wood2", seed=0):
    with group("picture") as g:
        box(w, 0.04, h, m=frame, b=0.012)
        box(w - 0.1, 0.02, h - 0.1, (0, -0.016, 0.05), m="sky", b=0.004)
        box(w - 0.1, 0.012, h * 0.3, (0, -0.024, 0.05), m="sage", b=0.004)
        sphere(h * 0.1, (w * 0.18, -0.025, h * 0.66), "amber", scale=(1, 0.15, 1), sub=3)
    return g


def books(n=6, seed=0, h=0.24):
    R = random.Random(seed)
    x = 0
    with group("books") as g:
        for i in range(n):
            t = R.uniform(0.03, 0.06)
            box(
                t,
                0.17,
                h * R.uniform(0.8, 1),
                (x + t / 2, 0, 0),
                m=R.choice(["rust", "green2", "blue2", "oat", "amber", "plum", "cream"]),
                b=0.006,
            )
            x += t + 0.002
    return g


def crate(w=0.5, d=0.36, h=0.3, m="wood"):
    with group("crate") as g:
        box(w - 0.04, d - 0.04, 0.02, m=m, b=0.004)
        for k in range(3):
            for sy in (-1, 1):
                box(w, 0.018, h * 0.27, (0, sy * d / 2, h * 0.34 * k + 0.01), m=m, b=0.006)
            for sx in (-1, 1):
                box(0.018, d, h * 0.27, (sx * w / 2, 0, h * 0.34 * k + 0.01), m=m, b=0.006)
    return g


def pumpkin(s=1, m="orange"):
    with group("pumpkin") as g:
        for i in range(9):
            a = 2 * pi * i / 9
            sphere(0.15, (cos(a) * 0.09, sin(a) * 0.09, 0.14), m, scale=(1, 0.62, 0.92), rot=(0, 0, a), sub=3)
        tube([(0, 0, 0.22), (0.01, 0, 0.3), (0.04, 0, 0.34)], 0.022, "green2")
    g.scale = (s, s, s)
    return g


# ---------- plants ----------
_ICO = None


def _ico(sub):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    bm.verts.ensure_lookup_table()
    v = np.array([q.co[:] for q in bm.verts])
    f = np.array([[w.index for w in q.verts] for q in bm.faces])
    bm.free()
    return v, f


def foliage(blobs, cols, leaf=0.12, dens=26, seed=0, lumps=0.10):
    """blobs: [(x,y,z,r)] -> one mesh: lumpy spheres + leaf flakes facing outward; cols: list of 3 palette keys (core, mid, highlight)"""
    from mathutils import noise as nz

    R = np.random.default_rng(seed)
    V = []
    F = []
    MI = []
    off = 0
    sv, sf = _ico(4)
    lv, lf = _ico(2)
    B = np.array(blobs)
    for bx, by, bz, r in blobs:
        d = np.array([nz.noise(Vector((v * 2.2 + seed).tolist()) + Vector((bx, by, bz))) for v in sv])
        V.append(sv * r * (1 + lumps * d)[:, None] + np.array([bx, by, bz]))
        F.append(sf + off)
        MI += [0] * len(sf)
        off += len(sv)
        n = int(dens * r * r * 12)
        for i in range(n):
            d = R.normal(size=3)
            d /= np.linalg.norm(d)
            if d[2] < -0.75:
                continue
            p = np.array([bx, by, bz]) + d * r * R.uniform(0.97, 1.07)
            q = np.linalg.norm(B[:, :3] - p, axis=1) - B[:, 3] * 0.93
            if (q < 0).any():
                continue
            s = leaf * R.uniform(0.65, 1.25)
            nrm = d + R.normal(size=3) * 0.38
            nrm /= np.linalg.norm(nrm)
            t = np.cross(nrm, R.normal(size=3))
            t /= np.linalg.norm(t)
            u = np.cross(nrm, t)
            L = lv * np.array([s, s * 0.68, s * 0.28])
            V.append(L[:, :1] * t + L[:, 1:2] * u + L[:, 2:3] * nrm + p)
            F.append(lf + off)
            MI += [1 if R.random() < 0.55 else 2] * len(lf)
            off += len(lv)
    V = np.vstack(V)
    F = np.vstack(F)
    ob = _mesh(
        "foliage",
        V.tolist(),
        F.tolist(),
        [mat(c, rough=0.8, spec=0.12, bump=0, var=0.05) for c in cols],
        smooth=True,
        ang=180,
    )
    ob.data.polygons.foreach_set("material_index", MI)
    return _link(ob)


AUT = dict(
    orange=("#c9571f", "#f07f2e", "#f59b4a"),
    amber=("#cf8a25", "#f0ac3f", "#f7c766"),
    rust=("#97391f", "#c4522b", "#da7344"),
    green=("#4d7f4f", "#6d9f62", "#8fb878"),
    yellow=("#d9a92f", "#f2cb55", "#f9df8c"),
    hedge=("#2c5f46", "#3d7d5f", "#5a967a"),
)


def tree(h=4.2, kind="orange", seed=0, spread=1.0, leaf=0.13, dens=24):
    R = random.Random(seed)
    with group("tree") as g:
        tr = h * 0.42
        lean = R.uniform(-0.12, 0.12)
        lathe(
            [
                (0.0, 0),
                (0.17 * h / 4.2, 0),
                (0.12 * h / 4.2, 0.25),
                (0.085 * h / 4.2, tr),
                (0.05 * h / 4.2, tr * 1.5),
                (0, tr * 1.5),
            ],
            m="wood2",
            n=20,
            ang=70,
        )
        for a in (R.uniform(0, 6), R.uniform(0, 6)):
            tube(
                [(0, 0, tr * 0.75), (cos(a) * 0.5 * h / 4.2, sin(a) * 0.5 * h / 4.2, tr * 1.25)],
                0.045 * h / 4.2,
                "wood2",
            )
        bl = [(0, 0, h * 0.68, h * 0.235 * spread)]
        for i in range(7):
            a = i * 2 * pi / 7 + R.uniform(-0.3, 0.3)
            rr = h * 0.19 * spread
            bl.append(
                (
                    cos(a) * rr * R.uniform(0.85, 1.1),
                    sin(a) * rr * R.uniform(0.85, 1.1),
                    h * R.uniform(0.5, 0.66),
                    h * R.uniform(0.14, 0.185) * spread,
                )
            )
        for i in range(4):
            a = i * pi / 2 + R.uniform(-0.4, 0.4)
            rr = h * 0.1 * spread
            bl.append((cos(a) * rr, sin(a) * rr, h * R.uniform(0.76, 0.86), h * R.uniform(0.13, 0.16) * spread))
        foliage(bl, AUT[kind], leaf=max(0.118, leaf * h / 4.2), dens=dens * (4.2 / max(h, 3.4)) ** 2 * 1.6, seed=seed)
    return g


def conifer(h=4.5, seed=0, cols=("deep", "evergreen", "green2"), r=None):
    R = np.random.default_rng(seed)
    r = r or h * 0.24
    with group("conifer") as g:
        cyl(0.12, h * 0.2, m="wood2")
        V = []
        F = []
        MI = []
        off = 0
        lv, lf = _ico(2)
        n = 9
        for k in range(n):
            z = h * 0.14 + (h * 0.8) * k / n
            rr = r * (1 - k / n) ** 0.85 + 0.05
            cnt = max(6, int(26 * (1 - k / n) + 5))
            for i in range(cnt):
                a = 2 * pi * (i + R.random() * 0.6) / cnt + k * 0.7
                s = rr * R.uniform(0.85, 1.1)
                L = lv * np.array([s * 0.56, 0.13 * h / 4.5, 0.085 * h / 4.5])
                L = L + np.array([s * 0.52, 0, 0])
                dr = 0.42
                Lx = L[:, 0] * cos(dr) + L[:, 2] * sin(dr)
                Lz = -L[:, 0] * sin(dr) + L[:, 2] * cos(dr)
                V.append(
                    np.stack(
                        [
                            Lx * cos(a) - L[:, 1] * sin(a),
                            Lx * sin(a) + L[:, 1] * cos(a),
                            Lz + z + h * 0.08 + R.uniform(-0.05, 0.05),
                        ],
                        1,
                    )
                )
                F.append(lf + off)
                off += len(lv)
                MI += [int(R.choice([0, 1, 1, 2]))] * len(lf)
        L = lv * np.array([0.1, 0.1, 0.35]) + np.array([0, 0, h * 0.95])
        V.append(L)
        F.append(lf + off)
        MI += [1] * len(lf)
        ob = _mesh(
            "con",
            np.vstack(V).tolist(),
            np.vstack(F).tolist(),
            [mat(c, rough=0.8, spec=0.12, bump=0) for c in cols],
            ang=180,
        )
        ob.data.polygons.foreach_set("material_index", MI)
        _link(ob)
        cyl(r * 0.5, h * 0.6, (0, 0, h * 0.16), m=cols[0], r2=0.05, b=0.0)
    return g


def hedge(l=2.0, d=0.6, h=0.6, kind="hedge", seed=0):
    R = random.Random(seed)
    with group("hedge") as g:
        n = max(2, int(l / 0.38))
        foliage(
            [
                (
                    -l / 2 + l * (i + 0.5) / n + R.uniform(-0.05, 0.05),
                    R.uniform(-0.05, 0.05),
                    h * 0.52,
                    h * R.uniform(0.5, 0.58),
                )
                for i in range(n)
            ],
            AUT[kind],
            leaf=0.075,
            dens=34,
            seed=seed,
            lumps=0.06,
        )
    return g


def leaves(n, area, z=0.0, seed=0, cols=("orange", "amber", "rust"), s=0.085, avoid=None):
    """fallen leaves scattered on z; area = (x0,y0,x1,y1) or function()->(x,y)"""
    R = np.random.default_rng(seed)
    V = []
    F = []
    MI = []
    off = 0
    lv, lf = _ico(2)
    while n > 0:
        x, y = area(R) if callable(area) else (R.uniform(area[0], area[2]), R.uniform(area[1], area[3]))
        n -= 1
        if avoid and avoid(x, y):
            continue
        a = R.uniform(0, 6.3)
        q = s * R.uniform(0.6, 1.2)
        L = lv * np.array([q, q * 0.62, q * 0.2])
        t = R.uniform(-0.3, 0.3)
        V.append(
            np.stack(
                [
                    L[:, 0] * cos(a) - L[:, 1] * sin(a) + x,
                    L[:, 0] * sin(a) + L[:, 1] * cos(a) + y,
                    L[:, 2] + L[:, 0] * t + z + q * 0.16,
                ],
                1,
            )
        )
        F.append(lf + off)
        off += len(lv)
        MI += [int(R.integers(0, len(cols)))] * len(lf)
    ob = _mesh(
        "leaves",
        np.vstack(V).tolist(),
        np.vstack(F).tolist(),
        [mat(c, rough=0.8, spec=0.1, bump=0) for c in cols],
        ang=180,
    )
    ob.data.polygons.foreach_set("material_index", MI)
    return _link(ob)


def tufts(n, fn, z=0.0, seed=0, cols=("grass2", "grass", "#b4cd90"), s=0.12):
    R = np.random.default_rng(seed)
    V = []
    F = []
    MI = []
    off = 0
    for i in range(n):
        x, y = fn(R)
        c = int(R.integers(0, len(cols)))
        for k in range(5):
            a = R.uniform(0, 6.3)
            h = s * R.uniform(0.6, 1.2)
            w = s * 0.16
            ln = R.uniform(0.1, 0.5) * h
            px, py = x + R.uniform(-0.05, 0.05), y + R.uniform(-0.05, 0.05)
            V += [
                (px - sin(a) * w, py + cos(a) * w, z),
                (px + sin(a) * w, py - cos(a) * w, z),
                (px + cos(a) * ln, py + sin(a) * ln, z + h),
            ]
            F.append((off, off + 1, off + 2))
            off += 3
            MI.append(c)
    ob = _mesh("tufts", V, F, [mat(c, rough=0.9, spec=0.05, bump=0) for c in cols], smooth=False)
    ob.data.polygons.foreach_set("material_index", MI)
    return _link(ob)


# ---------- house ----------
def window(w=0.9, h=1.3, shutters="evergreen", frame="white", muntin=True, sill=True, glass=None):
    """origin = centre bottom on the wall plane, facing -y"""
    with group("window") as g:
        box(w + 0.16, 0.1, h + 0.16, (0, 0, -0.08), m=frame, b=0.02)
        box(w, 0.06, h, (0, -0.035, 0), m=glass or glassmat("blue"), b=0.01)
        box(w - 0.02, 0.062, h * 0.26, (0, -0.037, h * 0.74), m="sand", b=0.006)
        if muntin:
            box(w, 0.05, 0.05, (0, -0.055, h / 2 - 0.025), m=frame, b=0.01)
            box(0.04, 0.05, h, (0, -0.05, 0), m=frame, b=0.01)
        if sill:
            box(w + 0.26, 0.2, 0.07, (0, -0.06, -0.14), m=frame, b=0.015)
        if shutters:
            sw = w * 0.38
            for sx in (-1, 1):
                box(sw, 0.07, h + 0.1, (sx * (w / 2 + 0.1 + sw / 2), -0.03, -0.05), m=shutters, b=0.015)
                for k in range(7):
                    box(
                        sw * 0.72,
                        0.04,
                        h * 0.085,
                        (sx * (w / 2 + 0.1 + sw / 2), -0.062, h * 0.04 + k * h * 0.137),
                        (rad(18), 0, 0),
                        m=shutters,
                        b=0.008,
                    )
    return g


def siding(w, h, m="cream", step=0.23, fn=None, loc=(0, 0, 0), rz=0):
    """clapboards on plane y=0 facing -y, from x -w/2..w/2; fn(z)->half width (for gables)"""
    with group("siding") as g:
        n = int(round(h / step))
        for i in range(n):
            z = i * h / n
            hw = fn(z + h / n * 0.5) if fn else w / 2
            if hw > 0.05:
                box(2 * hw, 0.05, h / n * 1.06, (0, -0.012, z), (rad(-5), 0, 0), m=m, b=0.012, segs=2)
    put(g, *loc, rz=rz)
    return g


def gable_roof(w, d, rise, over=0.35, m="roof", t=0.12, gap=None):
    """ridge along x, centre at origin; base at z=0 = wall top, half-depth d/2"""
    with group("roof") as g:
        run = d / 2
        ang = math.atan2(rise, run)
        L = math.hypot(run, rise) + over
        W = w + 2 * over
        rows = max(4, int(L / 0.34))
        for sy in (-1, 1):
            R = random.Random(3 + sy)
            for i in range(rows):
                s0 = i * L / rows
                q = L / rows  # distance from the eave end
                cx = L - over - s0 - q / 2  # from ridge... measured along slope from ridge
                dist = L - (s0 + q / 2)
                y = sy * (dist * cos(ang))
                z = rise - dist * sin(ang) + t * 0.5
                n = int(W / 0.5)
                off = (i % 2) * 0.25
                box(
                    W,
                    q * 1.18,
                    0.07,
                    (0, y, z),
                    ((ang - rad(3)) if sy < 0 else -ang + rad(3), 0, 0),
                    m=m,
                    b=0.02,
                    c=True,
                    segs=2,
                )
                for k in range(n + 1):
                    x = -W / 2 + k * W / n + off * W / n * 2 * 0.5
                    if -W / 2 + 0.1 < x < W / 2 - 0.1:
                        box(
                            0.025,
                            q * 1.0,
                            0.075,
                            (x, y, z + 0.004),
                            (ang - rad(3) if sy < 0 else -ang + rad(3), 0, 0),
                            m="slate2",
                            b=0.004,
                            c=True,
                            segs=1,
                        )
        cyl(0.09, W + 0.02, (-W / 2 - 0.01, 0, rise + t * 0.5 + 0.02), (0, rad(90), 0), m="slate", b=0.03, n=24)
    return g


def door(m="orange", w=0.95, h=2.05, frame="white"):
    with group("door") as g:
        box(w + 0.3, 0.12, h + 0.18, m=frame, b=0.03)
        box(w, 0.08, h, (0, -0.05, 0), m=m, b=0.02)
        for sx in (-1, 1):
            for z, hh in ((0.18, 0.6), (0.95, 0.45)):
                box(w * 0.32, 0.03, hh, (sx * w * 0.22, -0.095, z), m=m, b=0.012)
            box(w * 0.32, 0.03, 0.3, (sx * w * 0.22, -0.092, 1.55), m=glassmat("blue"), b=0.01)
        sphere(0.04, (w * 0.38, -0.13, 0.95), metalmat("yellow"), sub=3)
    return g


def garage_door(w=2.7, h=2.2, m="white", frame="cream"):
    with group("gdoor") as g:
        box(w + 0.36, 0.1, h + 0.2, m=frame, b=0.03)
        for r in range(4):
            z = r * h / 4
            box(w, 0.1, h / 4 - 0.03, (0, -0.03, z + 0.01), m=m, b=0.02)
            for k in range(4):
                x = -w / 2 + w * (k + 0.5) / 4
                if r == 3:
                    box(w / 4 - 0.16, 0.03, h / 4 - 0.2, (x, -0.085, z + 0.1), m=glassmat("blue"), b=0.012)
                else:
                    box(w / 4 - 0.16, 0.03, h / 4 - 0.2, (x, -0.082, z + 0.1), m=m, b=0.015)
        box(0.22, 0.05, 0.05, (0, -0.1, 0.22), m="slate", b=0.015)
    return g


def house(wall="cream", roof="roof", shut="evergreen", dr="orange"):
    """Colonial with attached garage on the +x side. front wall of main block at y=0; main block x -4..3.2, garage x 3.2..7.2"""
    with group("house") as g:
        W, D, H = 7.2, 5.0, 4.7
        x0 = -0.4
        box(W + 0.14, D + 0.1, 0.35, (x0, D / 2, 0), m="grey2", b=0.03)
        box(W, D, H, (x0, D / 2, 0), m=wall, b=0.03)
        siding(W - 0.1, H - 0.5, wall, loc=(x0, 0, 0.38))
        siding(D - 0.1, H - 0.5, wall, loc=(x0 + W / 2, D / 2, 0.38), rz=90)
        siding(D - 0.1, H - 0.5, wall, loc=(x0 - W / 2, D / 2, 0.38), rz=-90)
        rise = 2.3
        for sx in (-1, 1):
            prism(
                [(-D / 2, 0), (D / 2, 0), (0, rise)],
                0.1,
                (x0 + sx * (W / 2 - 0.05), D / 2, H - 0.02),
                m=wall,
                axis="x",
                b=0.0,
            )
            siding(
                D,
                rise,
                wall,
                fn=lambda z: D / 2 * (1 - z / rise) - 0.08,
                loc=(x0 + sx * W / 2, D / 2, H - 0.05),
                rz=90 * sx,
            )
        for sx in (-1, 1):
            box(0.2, 0.2, H - 0.3, (x0 + sx * (W / 2 - 0.06), 0.0, 0.33), m="white", b=0.02)
            box(0.2, 0.2, H - 0.3, (x0 + sx * (W / 2 - 0.06), D, 0.33), m="white", b=0.02)
        box(W + 0.5, 0.22, 0.26, (x0, -0.12, H - 0.2), m="white", b=0.03)
        put(gable_roof(W, D, rise, 0.38, roof), x0, D / 2, H)
        for x in (-2.55, 0, 2.55):
            put(window(0.85, 1.25, shut), x0 + x, -0.06, 2.95)
        for x in (-2.35, 2.35):
            put(window(0.95, 1.35, shut), x0 + x, -0.06, 0.95)
        put(window(0.8, 1.2, None), x0 + W / 2 + 0.06, D * 0.5, 3.0, 90)
        put(window(0.55, 0.7, None), x0 + W / 2 + 0.05, D * 0.5, H + 0.55, 90)
        put(window(0.8, 1.2, None), x0 - W / 2 - 0.06, D * 0.5, 2.9, -90)
        put(window(0.8, 1.2, None), x0 - W / 2 - 0.06, D * 0.5, 0.95, -90)
        # portico
        put(door(dr), x0, -0.06, 0.36)
        box(2.1, 1.1, 0.2, (x0, -0.6, 0.14), m="concrete", b=0.03)
        box(1.8, 0.5, 0.14, (x0, -1.3, 0.0), m="concrete", b=0.03)
        for sx in (-1, 1):
            cyl(0.1, 2.15, (x0 + sx * 0.86, -0.98, 0.34), m="white", r2=0.085)
            box(0.26, 0.26, 0.09, (x0 + sx * 0.86, -0.98, 0.34), m="white", b=0.02)
            box(0.26, 0.26, 0.09, (x0 + sx * 0.86, -0.98, 2.45), m="white", b=0.02)
        box(2.15, 1.2, 0.17, (x0, -0.56, 2.52), m="white", b=0.03)
        prism([(-1.1, 0), (1.1, 0), (0, 0.62)], 1.15, (x0, -0.56, 2.68), m="white", b=0.02)
        for sx in (-1, 1):
            box(
                1.45,
                1.34,
                0.08,
                (x0 + sx * 0.6, -0.56, 2.98),
                (0, sx * math.atan2(0.62, 1.1), 0),
                m=roof,
                b=0.02,
                c=True,
            )
        # chimney
        with group("chimney") as c:
            box(0.8, 0.7, 2.6, m="brick", b=0.02)
            for k in range(9):
                row = (
                    ((-0.27, 0.25), (0, 0.25), (0.27, 0.25))
                    if k % 2
                    else ((-0.34, 0.12), (-0.135, 0.25), (0.135, 0.25), (0.34, 0.12))
                )
                for q, (u, wd) in enumerate(row):
                    cc = "rose" if (k * 2 + q) % 3 == 0 else "#c4735a"
                    box(wd, 0.04, 0.17, (u, -0.345, 0.6 + k * 0.2), m=cc, b=0.012, segs=2)
                    box(0.04, wd * 0.86, 0.17, (0.395, u * 0.86, 0.6 + k * 0.2), m=cc, b=0.012, segs=2)
            box(0.98, 0.88, 0.16, (0, 0, 2.55), m="grey2", b=0.03)
            for x in (-0.18, 0.18):
                cyl(0.12, 0.3, (x, 0, 2.7), m="brick")
        put(c, x0 - W / 2 + 1.3, D / 2 + 0.55, H + 0.85)
        # garage wing
        GW, GD, GH = 4.1, 4.6, 2.75
        gx = x0 + W / 2 + GW / 2
        gy = GD / 2 + 0.0
        gr = 1.75
        box(GW, GD, GH, (gx, gy, 0), m=wall, b=0.03)
        siding(GW - 0.1, GH - 0.1, wall, loc=(gx, gy - GD / 2, 0.1))
        siding(GD - 0.1, GH - 0.1, wall, loc=(gx + GW / 2, gy, 0.1), rz=90)
        prism([(-GW / 2, 0), (GW / 2, 0), (0, gr)], GD - 0.04, (gx, gy, GH - 0.02), m=wall, b=0)
        siding(GW, gr, wall, fn=lambda z: GW / 2 * (1 - z / gr) - 0.08, loc=(gx, gy - GD / 2, GH - 0.02))
        put(gable_roof(GD, GW, gr, 0.34, roof), gx, gy, GH, 90)
        put(garage_door(), gx, gy - GD / 2 - 0.05, 0)
        for sx in (-1, 1):
            box(0.18, 0.18, GH - 0.05, (gx + sx * (GW / 2 - 0.05), gy - GD / 2, 0), m="white", b=0.02)
        put(window(0.62, 0.7, None), gx, gy - GD / 2 - 0.06, GH + 0.32)
        put(window(0.8, 1.0, None), gx + GW / 2 + 0.06, gy, 1.1, 90)
        for sx in (-1, 1):
            box(0.14, 0.14, 0.26, (gx + sx * 1.75, gy - GD / 2 - 0.12, 1.95), m="slate", b=0.03)
            box(0.1, 0.1, 0.14, (gx + sx * 1.75, gy - GD / 2 - 0.14, 2.0), m=mat("yellow", emit=0.6), b=0.02)
        g["gx"] = gx
    return g


def cone(s=1):
    with group("cone") as g:
        box(0.36, 0.36, 0.035, m="orange", b=0.012)
        lathe([(0, 0.03), (0.14, 0.03), (0.128, 0.1), (0.1, 0.26)], m="orange", ang=60)
        lathe([(0.1005, 0.26), (0.078, 0.39)], m="cream", ang=60)
        lathe([(0.078, 0.39), (0.04, 0.6), (0.03, 0.615), (0, 0.615)], m="orange", ang=60)
    g.scale = (s, s, s)
    return g


def mailbox(m="evergreen"):
    with group("mailbox") as g:
        box(0.1, 0.1, 1.0, m="wood3", b=0.015)
        box(0.09, 0.5, 0.07, (0, -0.08, 0.92), m="wood3", b=0.015)
        prism(
            [(-0.13, 0), (0.13, 0), (0.13, 0.16)]
            + [(0.13 * cos(rad(a)), 0.16 + 0.13 * sin(rad(a))) for a in range(20, 180, 20)]
            + [(-0.13, 0.16)],
            0.5,
            (0, -0.1, 0.99),
            m=m,
            b=0.02,
        )
        box(0.02, 0.05, 0.2, (0.14, -0.18, 1.14), m="orange", b=0.005)
    return g


def flat(key, rough=0.7):
    return mat(key, rough=rough, spec=0.2, bump=0, var=0.012)


def blocks(w, h, m="#d9d4c6", bw=0.62, bh=0.31, seed=0):
    """painted block wall on plane y=0 facing -y, centred in x"""
    R = random.Random(seed)
    n = int(round(h / bh))
    bh = h / n
    with group("blocks") as g:
        for i in range(n):
            x = -w / 2 - (bw / 2 if i % 2 else 0)
            while x < w / 2 - 0.01:
                a, b_ = max(x, -w / 2), min(x + bw, w / 2)
                if b_ - a > 0.04:
                    box(
                        b_ - a - 0.010,
                        0.05,
                        bh - 0.010,
                        ((a + b_) / 2, 0.008 + R.uniform(-0.002, 0.002), i * bh),
                        m=flat(R.choice([m, m, "#d5d0c1", "#dcd7c9"])),
                        b=0.007,
                        segs=2,
                    )
                x += bw
    return g


def hopper(w=0.85, h=0.42):
    with group("hopper") as g:
        box(w + 0.16, 0.1, h + 0.14, (0, -0.02, -0.07), m="white", b=0.02)
        box(w, 0.05, h, (0, -0.06, 0), m=mat("sky", rough=0.2, bump=0, emit=0.5), b=0.01)
        box(0.04, 0.05, h, (0, -0.075, 0), m="white", b=0.01)
        box(w + 0.24, 0.16, 0.05, (0, -0.06, -0.1), m="white", b=0.012)
    return g


def stairs(n=11, rise=0.225, run=0.23, width=0.92, m="#c3d3c6", tread="wood"):
    """rises towards +x from the origin; back edge at y=+width/2"""
    with group("stairs") as g:
        pts = (
            [(0, 0)]
            + [q for i in range(n) for q in ((i * run, (i + 1) * rise - 0.04), ((i + 1) * run, (i + 1) * rise - 0.04))]
            + [(n * run, 0)]
        )
        prism(pts, width - 0.06, m=flat(m), b=0.008)
        for i in range(n):
            box(run + 0.04, width, 0.045, (i * run + run / 2 - 0.015, 0, (i + 1) * rise - 0.045), m=tread, b=0.012)
        for i in range(0, n, 2):
            box(0.035, 0.035, 0.86, (i * run + run / 2, -width / 2 + 0.05, (i + 1) * rise), m="white", b=0.008)
        a = (run / 2, -width / 2 + 0.05, rise + 0.88)
        b_ = ((n - 1) * run + run / 2, -width / 2 + 0.05, n * rise + 0.88)
        tube([a, b_], 0.035, tread)
    return g


def basket(m="oat"):
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


def rug(w=2.0, d=1.3, m="rose", edge="cream"):
    with group("rugflat") as g:
        box(w, d, 0.022, m=edge, b=0.008)
        box(w - 0.16, d - 0.16, 0.028, m=m, b=0.008)
        box(w - 0.36, d - 0.36, 0.031, m=edge, b=0.006)
        box(w - 0.42, d - 0.42, 0.034, m=m, b=0.006)
    return g


def room(w=7.0, d=5.0, h=2.7, wall="mint", floor="concrete", base="oat", t=0.2, cap="#e6d8bb", skirt=None, front=0.0):
    """cut-away: floor slab + back wall (+y) + left wall (-x). Inner faces at y=d/2 and x=-w/2; floor z=0"""
    with group("room") as g:
        box(w + 2 * t * 0.5 + t, d + t + t, 0.34, (-t * 0.25, 0, -0.42), m=base, b=0.06)
        box(w + t * 1.5, d + t * 1.5, 0.12, (-t * 0.25, t * 0.25 - t * 0.25, -0.12), m=flat(floor), b=0.03)
        box(w + t, t, h, (-t / 2, d / 2 + t / 2, -0.03), m=flat(wall), b=0.02)
        box(t, d + t * 0.0, h, (-w / 2 - t / 2, 0, -0.03), m=flat(wall), b=0.02)
        box(w + t + 0.06, t + 0.06, 0.09, (-t / 2, d / 2 + t / 2, h - 0.06), m=cap, b=0.025)
        box(t + 0.06, d, 0.09, (-w / 2 - t / 2, -0.03, h - 0.06), m=cap, b=0.025)
        if skirt:
            box(w, 0.04, 0.14, (0, d / 2 - 0.02, 0), m=skirt, b=0.012)
            box(0.04, d, 0.14, (-w / 2 + 0.02, 0, 0), m=skirt, b=0.012)
    return g


def pegboard(w=1.8, h=0.95, tools=True, seed=0):
    """wall plane y=0, faces -y, bottom z=0"""
    with group("peg") as g:
        box(w, 0.05, h, (0, -0.03, 0), m="wood3", b=0.012)
        box(w + 0.08, 0.06, 0.05, (0, -0.03, -0.04), m="wood", b=0.01)
        box(w + 0.08, 0.06, 0.05, (0, -0.03, h - 0.01), m="wood", b=0.01)
        for i in range(int(w / 0.13)):
            for j in range(int(h / 0.13)):
                cyl(
                    0.011,
                    0.006,
                    (-w / 2 + 0.08 + i * 0.13, -0.056, 0.08 + j * 0.13),
                    (rad(90), 0, 0),
                    m="wood2",
                    n=8,
                    b=0,
                )
        if tools:
            y = -0.09
            tube([(-w * 0.40, y, 0.28), (-w * 0.40, y, 0.6)], 0.02, "orange")
            box(0.16, 0.05, 0.07, (-w * 0.40, y, 0.6), m=metalmat("grey"), b=0.015)  # hammer
            tube([(-w * 0.27, y, 0.3), (-w * 0.27, y, 0.45)], 0.024, "evergreen")
            tube([(-w * 0.27, y, 0.45), (-w * 0.27, y, 0.7)], 0.011, metalmat("grey"))  # screwdriver
            tube([(-w * 0.20, y, 0.3), (-w * 0.20, y, 0.43)], 0.022, "rust")
            tube([(-w * 0.20, y, 0.43), (-w * 0.20, y, 0.64)], 0.010, metalmat("grey"))
            prism(
                [(0, 0), (0.48, 0.05), (0.48, 0.10), (0, 0.19)],
                0.02,
                (-w * 0.12, y, 0.52),
                m=metalmat("grey3"),
                b=0.004,
            )
            box(0.14, 0.04, 0.17, (-w * 0.14, y, 0.53), m="wood2", b=0.03)  # saw
            tube([(w * 0.22, y, 0.25), (w * 0.22, y, 0.58)], 0.02, metalmat("grey"))
            torus(0.05, 0.02, (w * 0.22, y, 0.63), (rad(90), 0, 0), metalmat("grey"), k=8, n=24)  # wrench
            tube([(w * 0.30, y, 0.33), (w * 0.30, y, 0.58)], 0.016, metalmat("grey"))
            torus(0.04, 0.016, (w * 0.30, y, 0.62), (rad(90), 0, 0), metalmat("grey"), k=8, n=24)
            torus(0.12, 0.03, (w * 0.42, y, 0.58), (rad(90), 0, 0), "amber", k=8)
            torus(0.12, 0.022, (w * 0.42, y - 0.04, 0.575), (rad(90), 0, 0), "amber", k=8)  # hose / cord
            box(0.34, 0.12, 0.1, (-w * 0.02, -0.1, 0.14), m="blue2", b=0.02)
            box(0.2, 0.12, 0.1, (w * 0.2, -0.1, 0.08), m="orange", b=0.02)
    return g


def workbench(w=2.0, d=0.62, h=0.88):
    with group("bench") as g:
        box(w, d, 0.07, (0, 0, h - 0.07), m="wood", b=0.02)
        box(w - 0.1, d - 0.08, 0.05, (0, 0, 0.2), m="wood3", b=0.015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(0.09, 0.09, h - 0.07, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0), m="wood2", b=0.015)
        box(w - 0.2, 0.03, 0.13, (0, -d / 2 + 0.06, h - 0.2), m="wood2", b=0.01)
        for x in (-w * 0.22, w * 0.22):
            box(0.62, 0.03, 0.11, (x, -d / 2 + 0.04, h - 0.19), m="wood3", b=0.01)
            sphere(0.022, (x, -d / 2 + 0.01, h - 0.135), "slate", sub=2)
    return g


def garage_door_inside(w=3.0, h=2.15, m="white"):
    """on a back wall plane y=0, facing -y; with tracks"""
    with group("gdi") as g:
        for r in range(4):
            z = r * h / 4
            box(w, 0.07, h / 4 - 0.025, (0, -0.04, z + 0.012), m=m, b=0.015)
            for k in range(4):
                x = -w / 2 + w * (k + 0.5) / 4
                if r == 3:
                    box(
                        w / 4 - 0.2,
                        0.03,
                        h / 4 - 0.2,
                        (x, -0.075, z + 0.1),
                        m=mat("sky", rough=0.2, spec=0.5, bump=0, emit=0.25),
                        b=0.012,
                    )
                    box(w / 4 - 0.14, 0.02, h / 4 - 0.14, (x, -0.068, z + 0.07), m="grey3", b=0.01)
                else:
                    box(w / 4 - 0.14, 0.02, h / 4 - 0.16, (x, -0.078, z + 0.08), m="grey3", b=0.012)
            if r:
                [box(0.12, 0.03, 0.12, (x, -0.09, z - 0.06), m=metalmat("grey2"), b=0.01) for x in (-w / 4, 0, w / 4)]
        for sx in (-1, 1):
            box(0.07, 0.1, h + 0.2, (sx * (w / 2 + 0.08), -0.05, 0), m=metalmat("grey2"), b=0.012)
        box(w + 0.4, 0.08, 0.1, (0, -0.04, h + 0.12), m="wood3", b=0.012)
        cyl(0.035, w + 0.1, (-(w + 0.1) / 2, -0.13, h + 0.17), (0, rad(90), 0), m=metalmat("grey"), n=20)
    return g


# ---------- truck ----------
def wheel(r=0.42, t=0.3, side=-1):
    with group("wheel") as g:
        prof = [
            (r * 0.5, -t / 2 + 0.03),
            (r * 0.62, -t / 2),
            (r * 0.92, -t / 2 + 0.01),
            (r, -t / 2 + 0.06),
            (r, t / 2 - 0.06),
            (r * 0.92, t / 2 - 0.01),
            (r * 0.62, t / 2),
            (r * 0.5, t / 2 - 0.03),
        ]
        lathe(prof, (0, 0, 0), (rad(90), 0, 0), mat("tyre", rough=0.8), ang=50)
        cyl(r * 0.58, t * 0.7, (0, 0, 0), (rad(90), 0, 0), mat("grey3"), c=True, b=0.03)
        torus(r * 0.46, r * 0.06, (0, side * t * 0.36, 0), (rad(90), 0, 0), mat("grey2"), k=8)
        cyl(r * 0.2, t * 0.95, (0, 0, 0), (rad(90), 0, 0), m="orange", c=True, b=0.03)
        for i in range(6):
            a = i * pi / 3
            cyl(
                r * 0.05,
                t * 0.82,
                (cos(a) * r * 0.34, 0, sin(a) * r * 0.34),
                (rad(90), 0, 0),
                m="slate2",
                c=True,
                n=12,
                b=0.006,
            )
    return g


def truck(body="evergreen", stripe="orange", cabm="evergreen", open_rear=True, wall_h=1.25, floor=1.0):
    """cab-over junk truck heading -x; rear at +x. Bed inside: x -1.55..3.45, y -1.05..1.05, floor z=g['floor']"""
    with group("truck") as g:
        Y = 2.2
        L0, L1 = -1.65, 3.5
        z0 = floor
        wh = wall_h
        g["floor"] = z0
        g["top"] = z0 + wh
        for sy in (-1, 1):
            box(6.4, 0.12, 0.2, (0.15, sy * 0.42, 0.56), m="slate", b=0.02)
        # wheels
        for x in (-2.65, 2.05):
            for sy in (-1, 1):
                put(wheel(0.46, 0.34, sy), x, sy * (Y / 2 - 0.13), 0.46)
        cyl(0.09, 1.8, (2.05, 0, 0.44), (rad(90), 0, 0), m="slate", c=True)
        # cab
        prof = [
            (-3.62, 0.52),
            (-3.68, 0.72),
            (-3.66, 1.45),
            (-3.40, 2.46),
            (-3.22, 2.58),
            (-2.02, 2.58),
            (-1.9, 2.46),
            (-1.9, 0.66),
            (-2.12, 0.66),
        ]
        arch = [(-2.65 + 0.58 * cos(rad(a)), 0.5 + 0.52 * sin(rad(a))) for a in range(10, 171, 16)]
        prism(prof[:1] + prof[1:] + arch[0:0], Y - 0.06, m=cabm, b=0.11, segs=4)
        for sy in (-1, 1):
            yy = sy * (Y / 2 - 0.03)
            cyl(0.56, 0.06, (-2.65, yy - sy * 0.04, 0.47), (rad(90), 0, 0), m="slate", c=True, b=0.01)
            tube(
                [(-2.65 + 0.57 * cos(rad(q)), yy, 0.47 + 0.57 * sin(rad(q))) for q in range(-8, 189, 7)],
                0.045,
                "slate2",
            )
            # side window + door seam
            prism(
                [(-3.36, 1.55), (-3.22, 2.28), (-2.22, 2.28), (-2.22, 1.55)],
                0.05,
                (0, yy, 0),
                m=glassmat("blue2"),
                b=0.02,
            )
            prism([(-3.44, 1.47), (-3.27, 2.36), (-2.14, 2.36), (-2.14, 1.47)], 0.03, (0, yy, 0), m="slate", b=0.01)
            box(0.02, 0.03, 0.68, (-2.14, yy, 0.98), m="deep", b=0.004)
            box(0.02, 0.03, 0.5, (-3.42, yy, 0.98), m="deep", b=0.004)
            box(0.2, 0.06, 0.05, (-2.34, yy + sy * 0.01, 1.3), m="slate", b=0.015)
            box(1.75, 0.028, 0.17, (-2.78, yy + sy * 0.002, 1.08), m=stripe, b=0.008)
            # mirror
            tube(
                [
                    (-3.42, sy * (Y / 2 - 0.05), 1.75),
                    (-3.6, sy * (Y / 2 + 0.16), 1.8),
                    (-3.6, sy * (Y / 2 + 0.16), 2.2),
                ],
                0.022,
                "slate",
            )
            box(0.09, 0.2, 0.42, (-3.61, sy * (Y / 2 + 0.17), 1.84), m="slate", b=0.04)
            cyl(0.13, 0.1, (-3.66, sy * 0.78, 0.93), (0, rad(90), 0), m="grey3", c=True, b=0.02)
            cyl(0.1, 0.12, (-3.665, sy * 0.78, 0.93), (0, rad(90), 0), m=mat("cream", emit=0.4), c=True, b=0.02)
            box(0.1, 0.16, 0.08, (-3.62, sy * 0.98, 0.92), m="amber", b=0.02)
            box(0.42, 0.12, 0.05, (-2.05, sy * (Y / 2 - 0.08), 0.5), m="slate", b=0.01)
        a = math.atan2(0.26, 1.01)
        box(0.05, Y - 0.36, 0.82, (-3.565, 0, 1.60), (0, a, 0), m=glassmat("blue2"), b=0.02)
        box(0.03, Y - 0.24, 0.92, (-3.56, 0, 1.555), (0, a, 0), m="slate", b=0.02)
        for y in (-0.35, 0.3):
            tube([(-3.68, y, 1.56), (-3.60, y + 0.42, 1.82)], 0.012, "black")
        box(0.05, 1.1, 0.26, (-3.67, 0, 0.84), m="slate", b=0.02)
        [box(0.06, 1.0, 0.03, (-3.68, 0, 0.88 + 0.065 * i), m="grey2", b=0.008) for i in range(3)]
        box(0.2, Y, 0.26, (-3.66, 0, 0.42), m="slate2", b=0.06)
        for y in (-0.6, -0.3, 0, 0.3, 0.6):
            sphere(0.04, (-3.2, y, 2.6), mat("amber", emit=0.3), scale=(1.4, 1, 0.8), sub=3)
        # bed
        box(L1 - L0, Y, 0.14, ((L0 + L1) / 2, 0, z0 - 0.14), m="slate2", b=0.02)
        box(L1 - L0 - 0.1, Y - 0.2, 0.04, ((L0 + L1) / 2, 0, z0 - 0.02), m="wood", b=0.01)
        for sy in (-1, 1):
            yy = sy * (Y / 2 - 0.035)
            box(L1 - L0, 0.07, wh, ((L0 + L1) / 2, yy, z0 - 0.04), m=body, b=0.015)
            box(L1 - L0 + 0.06, 0.14, 0.12, ((L0 + L1) / 2, yy, z0 + wh - 0.07), m=stripe, b=0.03)
            box(L1 - L0 + 0.02, 0.12, 0.12, ((L0 + L1) / 2, yy, z0 - 0.1), m="slate2", b=0.02)
            box(L1 - L0 - 0.02, 0.03, 0.3, ((L0 + L1) / 2, yy + sy * 0.04, z0 + 0.42), m=stripe, b=0.008)
            n = 7
            for i in range(n):
                box(
                    0.1,
                    0.1,
                    wh - 0.04,
                    (L0 + 0.06 + (L1 - L0 - 0.12) * i / (n - 1), yy + sy * 0.045, z0 - 0.02),
                    m=body,
                    b=0.025,
                )
            for x in (-0.9, 1.15, 2.95):
                box(
                    0.5 if x != -0.9 else 0.7, 0.06, 0.36, (x, sy * (Y / 2 - 0.1), 0.52), m="slate", b=0.02
                ) if x == -0.9 else None
            cyl(
                0.56, 0.06, (2.05, sy * (Y / 2 - 0.06), 0.5), (rad(90), 0, 0), m="slate", c=True, b=0.01
            ) if False else None
            box(1.25, 0.34, 0.06, (2.05, sy * (Y / 2 - 0.19), 0.9 - 0.06), m="slate", b=0.02)
            box(0.05, 0.34, 0.3, (2.72, sy * (Y / 2 - 0.19), 0.56), m="slate", b=0.015)
            box(0.1, 0.1, 0.16, (L1 - 0.02, sy * (Y / 2 - 0.12), 0.68), m="rust", b=0.02)
        box(0.08, Y, wh + 0.14, (L0 + 0.02, 0, z0 - 0.04), m=body, b=0.02)
        box(0.14, Y, 0.12, (L0 + 0.02, 0, z0 + wh + 0.05), m=stripe, b=0.03)
        box(0.1, Y, 0.14, (L1 + 0.01, 0, z0 - 0.16), m="slate2", b=0.02)
        if open_rear:  # the tailgate folds down into a full-width ramp
            # ramp
            with group("ramp") as r:
                Lr = 2.35
                for sy in (-1, 1):
                    box(Lr, 0.1, 0.13, (Lr / 2, sy * 0.86, -0.1), m=stripe, b=0.025)
                box(Lr - 0.02, 1.66, 0.05, (Lr / 2, 0, -0.07), m="wood", b=0.012)
                for i in range(10):
                    box(0.06, 1.6, 0.03, (0.16 + i * 0.225, 0, -0.028), m="slate2", b=0.01)
            r.location = (L1 + 0.05, 0, z0 - 0.02)
            r.rotation_euler = (0, math.asin((z0 - 0.06) / Lr), 0)
            g["ramp_end"] = L1 + 0.05 + Lr * cos(math.asin((z0 - 0.06) / Lr))
    return g


def hand_truck(m="orange"):
    """leans as drawn upright; toe plate at -y"""
    with group("handtruck") as g:
        for sx in (-1, 1):
            tube([(sx * 0.2, 0, 0.06), (sx * 0.2, 0, 1.1), (sx * 0.14, 0.08, 1.24)], 0.022, m)
            cyl(0.13, 0.07, (sx * 0.24, 0.1, 0.13), (0, rad(90), 0), m="tyre", c=True)
            cyl(0.06, 0.08, (sx * 0.24, 0.1, 0.13), (0, rad(90), 0), m="cream", c=True)
        tube([(-0.14, 0.08, 1.24), (0.14, 0.08, 1.24)], 0.022, m)
        for z in (0.3, 0.6, 0.9):
            tube([(-0.2, 0, z), (0.2, 0, z)], 0.016, m, caps=False)
        box(0.46, 0.28, 0.025, (0, -0.13, 0.02), m=metalmat("grey"), b=0.008)
        tube([(-0.24, 0.1, 0.13), (0.24, 0.1, 0.13)], 0.018, "slate2")
    return g


# ---------- people ----------
def person(
    handL=(-0.28, -0.1, 0.8),
    handR=(0.28, -0.1, 0.8),
    footL=(-0.12, 0, 0),
    footR=(0.12, 0, 0),
    lean=0,
    shirt="orange",
    trousers="evergreen",
    skin="skin",
    cap="evergreen",
    hair="wood2",
    look=0,
    bend=0,
    glove="sand",
):
    """faces -y. hands/feet = targets in local metres; lean = degrees forward; bend lowers the hips"""
    with group("person") as g:
        hz = 0.86 - bend
        lf = math.sin(rad(lean))
        hip = Vector((0, 0, hz))
        up = Vector((0, -lf, cos(rad(lean))))
        ch = hip + up * 0.52
        neck = hip + up * 0.60
        head = hip + up * 0.80 + Vector((0, -0.02, 0))

        def limb(a, b, bendv, r, m, l):
            a, b = Vector(a), Vector(b)
            d = b - a
            L = d.length
            k = math.sqrt(max(0, (l / 2) ** 2 - (L / 2) ** 2)) if L < l else 0
            mid = (a + b) / 2 + Vector(bendv).normalized() * k
            return mid

        for s, ft in ((-1, footL), (1, footR)):
            h = hip + Vector((s * 0.105, 0, 0))
            f = Vector(ft) + Vector((0, 0.02, 0.1))
            kn = limb(h, f, (s * 0.1, -1, 0), 0, 0, 0.84)
            tube([h, kn, f], 0.098, trousers, smooth=False)
            soft(0.17, 0.32, 0.13, (ft[0], ft[1] - 0.04, ft[2]), m="slate", puff=0.01, b=0.055)
        # torso
        a = -rad(lean) * -1
        o = soft(0.48, 0.30, 0.64, (0, 0, 0), m=shirt, puff=0.03, b=0.14, c=True)
        o.location = hip + up * 0.28
        o.rotation_euler = (rad(lean), 0, 0)
        o = box(0.44, 0.28, 0.08, (0, 0, 0), m="slate", b=0.035, c=True)
        o.location = hip + up * 0.015
        o.rotation_euler = (rad(lean), 0, 0)
        cyl(0.07, 0.12, neck - Vector((0, 0, 0.05)), m=skin)
        for s, hd in ((-1, handL), (1, handR)):
            sh = ch + Vector((s * 0.245, 0, -0.03))
            hd = Vector(hd)
            el = limb(sh, hd, (s * 0.55, 0.7, -0.6), 0, 0, 0.62)
            m1 = (sh + el) / 2
            tube([sh, el], 0.075, shirt)
            tube([el, hd], 0.058, skin)
            sphere(0.078, hd, glove, sub=3)
        with group("head") as H:
            sphere(0.165, (0, 0, 0), skin, scale=(0.94, 0.98, 1.06))
            sphere(0.172, (0, 0.018, 0.015), hair, scale=(0.97, 0.97, 1.0)) if hair else None
            lathe([(0, 0.19), (0.08, 0.178), (0.14, 0.13), (0.172, 0.06), (0.176, 0.035), (0, 0.035)], m=cap, ang=60)
            soft(0.26, 0.2, 0.035, (0, -0.185, 0.04), (rad(8), 0, 0), m=cap, puff=0.01, b=0.015)
            sphere(0.02, (0, 0, 0.192), "orange", sub=2)
            for s in (-1, 1):
                sphere(0.035, (s * 0.158, 0.0, -0.01), skin, scale=(0.5, 1, 1.2), sub=3)
            sphere(0.026, (0, -0.165, -0.02), skin, sub=3)
        H.location = head
        H.rotation_euler = (rad(lean * 0.4), 0, rad(look))
    return g
