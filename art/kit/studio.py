"""The empty scene, its light and its camera."""
from math import cos, radians as rad, sin

import bpy
from mathutils import Vector

from .graph import close_groups, link
from .materials import forget_materials, mat
from .placement import forget_props
from .shapes import mesh


def reset():
    """Begins an empty scene and forgets the materials and props of the one before. Returns nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    close_groups()
    forget_props()


def _direction(az, el):
    """The direction of an azimuth (degrees from the front, -Y, to the right) and an elevation (degrees)."""
    a, e = rad(az), rad(el)
    return Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))


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
    """Sky, sun and the backdrop plane at z = bg_z meters.

    sun_az: degrees from the front (-Y), negative from the left; sun_el: degrees above the horizon; sun_ang: degrees,
    soft shadows; sun, sky: strengths; suncol, skycol: linear colors; plane: "#rrggbb". Returns the backdrop.
    """
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
    o.rotation_euler = _direction(sun_az, sun_el).to_track_quat("Z", "Y").to_euler()
    v = [(-150, -150, bg_z), (150, -150, bg_z), (150, 150, bg_z), (-150, 150, bg_z)]
    return link(
        mesh("bgplane", v, [(0, 1, 2, 3)], mat(plane, rough=1, spec=0, bump=0, var=0, bgflag=True), smooth=False)
    )


def camera(target=(0, 0, 1), az=25, el=26, dist=40, lens=70, shift=(0, 0), ortho=None):
    """The camera, dist meters away from target (x, y, z in meters).

    az: degrees from the front (-Y), positive from the right; el: degrees above the horizon; lens: millimeters; shift:
    parts of the picture; ortho: width in meters of a view without perspective. Returns the camera.
    """
    c = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    d = _direction(az, el)
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
