"""A sofa and boxes with a muddy tide mark, a wall with the same mark, a puddle and a fan."""
from kit import *

ALT = "A sofa, boxes and a wall with a muddy tide mark, a puddle on the floor and a drying fan"
PLINTH = "oat"
MARK = 0.56  # height of the tide mark


def stained(key, mud="wood2", share=0.55, rough=0.66):
    """The palette color above the tide mark; muddy below it, with a darker wavy rim."""
    m = bpy.data.materials.new("stained " + key)
    m.use_nodes = True
    nodes = m.node_tree.nodes
    link = m.node_tree.links.new
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.25
    place = nodes.new("ShaderNodeNewGeometry")
    split = nodes.new("ShaderNodeSeparateXYZ")
    wave = nodes.new("ShaderNodeTexNoise")
    wave.inputs["Scale"].default_value = 3.2
    wave.inputs["Detail"].default_value = 1
    scaled = nodes.new("ShaderNodeMath")
    scaled.operation = "MULTIPLY_ADD"
    scaled.inputs[1].default_value = 0.16
    scaled.inputs[2].default_value = -0.08
    total = nodes.new("ShaderNodeMath")
    total.operation = "ADD"
    ramp = nodes.new("ShaderNodeValToRGB")
    link(place.outputs["Position"], split.inputs[0])
    link(place.outputs["Position"], wave.inputs["Vector"])
    link(wave.outputs["Fac"], scaled.inputs[0])
    link(split.outputs["Z"], total.inputs[0])
    link(scaled.outputs[0], total.inputs[1])
    link(total.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs["Base Color"])
    dry = hexlin(key)
    wet = hexlin(mud)

    def mix(t):
        return tuple(a * (1 - t) + b * t for a, b in zip(dry, wet)) + (1,)

    stops = ramp.color_ramp.elements
    stops[0].position = 0.0
    stops[0].color = mix(share)
    stops[1].position = MARK + 0.012
    stops[1].color = mix(0)
    for position, t in ((MARK - 0.06, share * 0.75), (MARK - 0.035, share * 1.3), (MARK, share * 1.3)):
        stop = stops.new(position)
        stop.color = mix(min(1, t))
    return m


def wall_piece(w=2.2, h=1.5):
    """A piece of wall with skirting, an outlet and a picture, stained to the tide mark."""
    with group("wall_piece") as g:
        box(w, 0.12, h, m=stained("sand"), b=0.012)
        box(w + 0.04, 0.17, 0.06, (0, 0, h), m="sand", b=0.015)
        box(w, 0.04, 0.14, (0, -0.07, 0), m=stained("white"), b=0.012)
    return g


def puddle(r=1.0, seed=0, m="blue"):
    """A flat pool of water with a wavy outline."""
    R = random.Random(seed)
    shift = [R.uniform(0, 6.3) for _ in range(3)]
    pts = []
    for i in range(72):
        a = 2 * pi * i / 72
        k = 1 + 0.07 * sin(2 * a + shift[0]) + 0.06 * sin(3 * a + shift[1]) + 0.035 * sin(5 * a + shift[2])
        pts.append((r * k * cos(a), r * k * 0.72 * sin(a)))
    water = mat(m, rough=0.06, spec=0.8, bump=0, var=0)
    with group("puddle") as g:
        prism(pts, 0.024, m=water, b=0.01, axis="z")
    return g


def fan(r=0.36, m="slate2"):
    """A round floor fan on a bent stand."""
    with group("fan") as g:
        z = r + 0.12
        for sx in (-1, 1):
            tube([(sx * (r + 0.03), 0, z), (sx * (r + 0.03), 0, 0.06), (sx * (r - 0.02), -0.2, 0.025)], 0.026, m)
            tube([(sx * (r + 0.03), 0, 0.1), (sx * (r - 0.02), 0.2, 0.025)], 0.026, m)
        for y in (-0.09, 0.09):
            torus(r, 0.022, (0, y, z), (rad(90), 0, 0), "orange", k=10)
            for q in (0.36, 0.68):
                torus(r * q, 0.009, (0, y, z), (rad(90), 0, 0), m, k=8)
            for i in range(10):
                a = 2 * pi * i / 10
                tube(
                    [(0.07 * cos(a), y, z + 0.07 * sin(a)), (r * cos(a), y, z + r * sin(a))],
                    0.007,
                    m,
                    caps=False,
                    res=2,
                )
        lathe(
            [(r, -0.09), (r + 0.012, 0), (r, 0.09), (r - 0.012, 0), (r, -0.09)],
            (0, 0, z),
            (rad(90), 0, 0),
            "grey2",
            ang=60,
        )
        for i in range(4):
            a = i * pi / 2 + 0.5
            sphere(
                r * 0.4,
                (cos(a) * r * 0.48, 0, z + sin(a) * r * 0.48),
                "cream",
                scale=(1, 0.1, 0.62),
                rot=(rad(18) * sin(a), -a, rad(18) * cos(a)),
                sub=3,
            )
        cyl(0.085, 0.24, (0, 0, z), (rad(90), 0, 0), m, c=True, b=0.03)
    return g


def scene():
    fix(puddle(1.24, 3), 0.06, -0.42, 0.0)
    fix(wall_piece(), -0.04, 0.82)
    fix(picture(0.46, 0.36), 0.62, 0.735, 0.92, 0, 1, 0, 7)
    on(sofa(1.5, stained("sky", share=0.7), "wood2", 2, None), -0.3, 0.22, 0)
    on(cardboard_closed(0.44, 0.38, 0.32, stained("card", share=0.8)), 0.84, 0.34, -6)
    on(fan(0.33), 0.5, -0.78, 24)
    on(cardboard_closed(0.42, 0.34, 0.3, stained("card", share=0.8)), -0.7, -0.62, 14)
