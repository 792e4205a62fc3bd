"""Placement: props that drop onto what is below them, and the report on what floats or overlaps."""
from collections import namedtuple
from math import cos, pi, sin

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .graph import put

DOWN, UP = Vector((0, 0, -1)), Vector((0, 0, 1))

Placed = namedtuple("Placed", "name verts tree faces low high")  # a prop as it stands: arrays in meters, a search tree

_placed = []
_dropped = {}  # the floor's height by the index in _placed


def forget_props():
    """Forgets all committed props, for a new scene. Returns nothing."""
    _placed.clear()
    _dropped.clear()


def _tree(verts, faces):
    """The search tree of a surface."""
    return BVHTree.FromPolygons([tuple(v) for v in verts], faces)


def _geo(root):
    """The surface of a prop with all its parts. Returns its vertices (array, meters) and faces (tuples)."""
    bpy.context.view_layer.update()
    verts = []
    faces = []
    graph = bpy.context.evaluated_depsgraph_get()

    def add(me, matrix):
        """Adds a mesh, moved to where its object stands."""
        points = np.empty(len(me.vertices) * 3, dtype=np.float32)
        me.vertices.foreach_get("co", points)
        matrix = np.array(matrix)
        offset = sum(len(v) for v in verts)
        verts.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        faces.extend([tuple(i + offset for i in p.vertices) for p in me.polygons])

    def visit(o):
        """Adds an object and its parts."""
        if o.type == "MESH" and not any(q.type == "SUBSURF" for q in o.modifiers):
            add(o.data, o.matrix_world)
        elif o.type in ("MESH", "CURVE"):
            evaluated = o.evaluated_get(graph)
            add(evaluated.to_mesh(), o.matrix_world)
            evaluated.to_mesh_clear()
        for child in o.children:
            visit(child)

    visit(root)
    return np.vstack(verts) if verts else np.zeros((0, 3)), faces


def commit(root, name=None):
    """Counts a prop, as it stands now, for `drop` and `report`; name: what `report` calls it. Returns the prop."""
    V, F = _geo(root)
    _placed.append(Placed(name or root.name, V, _tree(V, F), F, V.min(0), V.max(0)))
    return root


def _sample(points, n, rng):
    """At most n of the points, picked by the NumPy generator rng."""
    return points if len(points) <= n else points[rng.choice(len(points), n, replace=False)]


def _underside(tree, low, high, steps, inset):
    """Where a surface between the corners low and high is seen from below, on a grid of steps by steps points."""
    xs, ys = (np.linspace(low[i] + inset, high[i] - inset, steps) for i in (0, 1))
    hits = (tree.ray_cast(Vector((x, y, low[2] - 0.02)), UP)[0] for x in xs for y in ys)
    return [point for point in hits if point is not None]


def _fall(V, F, floor):
    """How many meters this surface, high above everything, falls until it touches the floor or a committed prop."""
    low, high = V.min(0), V.max(0)
    best = low[2] - floor
    rng = np.random.default_rng(0)
    points = _sample(V, 900, rng)
    tree = _tree(V, F)
    bottom = _underside(tree, low, high, 9, 0.02)

    def shorter(tree, start, direction):
        """The shorter of the best fall and the distance from start to the surface of tree."""
        distance = tree.ray_cast(start, direction)[3]
        return best if distance is None else min(best, distance)

    for other in _placed:
        if (other.low[:2] > high[:2]).any() or (other.high[:2] < low[:2]).any() or low[2] - other.high[2] > best:
            continue
        over = points[((points[:, :2] >= other.low[:2]) & (points[:, :2] <= other.high[:2])).all(axis=1)]
        for v in over:
            best = shorter(other.tree, Vector(v), DOWN)
        below = other.verts[((other.verts[:, :2] > low[:2]) & (other.verts[:, :2] < high[:2])).all(axis=1)]
        for v in _sample(below, 900, rng):
            best = shorter(tree, Vector(v), UP)
        for p in bottom:
            best = shorter(other.tree, p + Vector((0, 0, -0.0005)), DOWN)
    return best


def _balanced(V, F, floor, skip=None):
    """Whether a surface at rest floats (0), overhangs (1) or rests (2); skip: its own index among the committed."""
    low, high = V.min(0), V.max(0)
    points = _underside(_tree(V, F), low, high, 11, 0.01)
    points += [Vector(v) for v in _sample(V[V[:, 2] < low[2] + 0.02], 120, np.random.default_rng(1))]
    contacts = []
    for p in points:
        gap = p.z - floor
        for i, q in enumerate(_placed):
            if i == skip or q.low[0] > p.x or q.high[0] < p.x or q.low[1] > p.y or q.high[1] < p.y or q.low[2] > p.z:
                continue
            distance = q.tree.ray_cast(p + Vector((0, 0, 0.004)), DOWN)[3]
            if distance is not None:
                gap = min(gap, distance)
        if gap < 0.035:
            contacts.append((p.x, p.y))
    if not contacts:
        return 0
    contacts = np.array(contacts)
    middle = (low[:2] + high[:2]) / 2
    inside = (contacts.min(0) - 0.05 <= middle) & (middle <= contacts.max(0) + 0.05)
    return 2 if inside.all() else 1


def drop(root, floor=0.0, gap=0.003, search=0.42):
    """Lowers a prop until it touches the floor (z in meters) or a committed prop, and commits it; gap in meters.

    If it would hang or overhang there, it takes the first spot at most `search` meters aside where it rests.
    Prints how far it moved. Returns the prop.
    """
    V, F = _geo(root)
    best = None
    spots = [(0, 0)] + [
        (r * cos(a), r * sin(a))
        for r in (0.08, 0.16, 0.24, 0.33, 0.42)
        if r <= search
        for a in np.linspace(0, 2 * pi, 9)[:-1] + r * 9
    ]
    for dx, dy in spots:
        W = V + np.array([dx, dy, 0])
        fall = _fall(W, F, floor)
        W[:, 2] -= fall - gap
        state = _balanced(W, F, floor)
        if best is None or state > best[0]:
            best = (state, dx, dy, fall)
        if state == 2:
            break
    state, dx, dy, fall = best
    root.location.x += dx
    root.location.y += dy
    root.location.z -= fall - gap
    if dx or dy:
        print("moved", root.name, np.round((dx, dy), 2), "" if state == 2 else "** still state %d" % state)
    elif state < 2:
        print("** state %d" % state, root.name)
    _dropped[len(_placed)] = floor
    return commit(root)


def on(root, x, y, rz=0, z=3.0, s=1, rx=0, ry=0, floor=0.0):
    """Drops a prop at x, y from the height z (meters), turned by degrees, s its scale, down to `floor`.

    Returns the prop.
    """
    return drop(put(root, x, y, z, rz, s, rx, ry), floor)


def stack(x, y, *props):
    """Drops props on one another at x, y (meters); each is (prop, turn in degrees). Returns nothing."""
    for prop, turn in props:
        on(prop, x, y, turn, z=5)


def fix(root, x=0, y=0, z=0, rz=0, s=1, rx=0, ry=0):
    """Puts a prop exactly at x, y, z (meters), turned by degrees, s its scale, and commits it. Returns the prop."""
    return commit(put(root, x, y, z, rz, s, rx, ry))


def _report_support():
    """Prints the dropped props that float or overhang."""
    for i, floor in _dropped.items():
        prop = _placed[i]
        state = _balanced(prop.verts, prop.faces, floor, i)
        if state < 2:
            z, middle = round(float(prop.low[2]), 2), np.round((prop.low + prop.high) / 2, 2)
            print(("FLOATING", "UNBALANCED")[state], prop.name, "z", z, "at", middle)


def report():
    """Prints the dropped props that float or overhang, and the committed props that overlap. Returns nothing."""
    overlaps = 0
    _report_support()
    for i, a in enumerate(_placed):
        for b in _placed[i + 1 :]:
            if (a.low > b.high - 0.002).any() or (b.low > a.high - 0.002).any():
                continue
            faces = a.tree.overlap(b.tree)
            if faces:
                overlaps += 1
                middle = np.round((np.maximum(a.low, b.low) + np.minimum(a.high, b.high)) / 2, 2)
                print("OVERLAP", a.name, "<>", b.name, len(faces), "near", middle)
    print("overlaps:", overlaps)
