"""The scene graph: groups of shapes, which are props, and how they are put in place."""
from math import radians as rad

import bpy


_open = []  # the groups that are open, the innermost last


class group:
    """with group("sofa") as g: shapes made inside become parts of g, an empty object at 0, 0, 0 that is a prop."""

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        empty = link(bpy.data.objects.new(self.name, None))
        empty.empty_display_size = 0.1
        _open.append(empty)
        return empty

    def __exit__(self, *error):
        _open.pop()


def link(ob, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Puts an object into the scene, into the open group; loc in meters, rot in radians. Returns the object."""
    bpy.context.scene.collection.objects.link(ob)
    if _open:
        ob.parent = _open[-1]
    ob.location = loc
    ob.rotation_euler = rot
    return ob


def close_groups():
    """Closes all groups, for a new scene. Returns nothing."""
    _open.clear()


def put(ob, x=0, y=0, z=0, rz=0, s=1, rx=0, ry=0):
    """Moves a prop: x, y, z in meters, rx, ry, rz in degrees, s its scale (one number or three) whatever it was before.

    It does not count for `drop` and `report`; `fix` and `on` do. Returns the prop.
    """
    ob.location = (x, y, z)
    ob.rotation_euler = (rad(rx), rad(ry), rad(rz))
    ob.scale = (s, s, s) if not isinstance(s, tuple) else s
    return ob
