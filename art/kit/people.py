"""People."""
import math
from math import cos, radians as rad, sin

from mathutils import Vector

from .graph import group
from .shapes import box, cyl, lathe, soft, sphere, tube


def _joint(a, b, bend, l):
    """Where a limb of l meters from a to b has its elbow or knee; bend: the direction in which that stands out."""
    reach = (b - a).length
    out = math.sqrt((l / 2) ** 2 - (reach / 2) ** 2) if reach < l else 0
    return (a + b) / 2 + Vector(bend).normalized() * out


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
    """Standing worker, about 1.8 m tall, faces -Y; origin on the floor below the hips.

    handL, handR, footL, footR: where they are, (x, y, z) in meters; lean: degrees forward; bend: meters by which the
    hips are lower; look: degrees the head is turned; the rest: palette keys (hair None: none). Returns the prop.
    """
    with group("person") as g:
        hz = 0.86 - bend
        hip = Vector((0, 0, hz))
        up = Vector((0, -sin(rad(lean)), cos(rad(lean))))
        ch = hip + up * 0.52
        neck = hip + up * 0.60
        head = hip + up * 0.80 + Vector((0, -0.02, 0))

        for s, ft in ((-1, footL), (1, footR)):
            h = hip + Vector((s * 0.105, 0, 0))
            f = Vector(ft) + Vector((0, 0.02, 0.1))
            kn = _joint(h, f, (s * 0.1, -1, 0), 0.84)
            tube([h, kn, f], 0.098, trousers, smooth=False)
            soft(0.17, 0.32, 0.13, (ft[0], ft[1] - 0.04, ft[2]), m="slate", puff=0.01, b=0.055)
        # torso
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
            el = _joint(sh, hd, (s * 0.55, 0.7, -0.6), 0.62)
            tube([sh, el], 0.075, shirt)
            tube([el, hd], 0.058, skin)
            sphere(0.078, hd, glove, sub=3)
        with group("head") as H:
            sphere(0.165, (0, 0, 0), skin, scale=(0.94, 0.98, 1.06))
            if hair:
                sphere(0.172, (0, 0.018, 0.015), hair, scale=(0.97, 0.97, 1.0))
            lathe([(0, 0.19), (0.08, 0.178), (0.14, 0.13), (0.172, 0.06), (0.176, 0.035), (0, 0.035)], m=cap, ang=60)
            soft(0.26, 0.2, 0.035, (0, -0.185, 0.04), (rad(8), 0, 0), m=cap, puff=0.01, b=0.015)
            sphere(0.02, (0, 0, 0.192), "orange", sub=2)
            for s in (-1, 1):
                sphere(0.035, (s * 0.158, 0.0, -0.01), skin, scale=(0.5, 1, 1.2), sub=3)
            sphere(0.026, (0, -0.165, -0.02), skin, sub=3)
        H.location = head
        H.rotation_euler = (rad(lean * 0.4), 0, rad(look))
    return g
