"""Materials: colors of the palette on slightly uneven, matte surfaces."""
import bpy

from .palette import hexlin


_made = {}  # materials by their arguments


def forget_materials():
    """Forgets all materials, for a new scene. Returns nothing."""
    _made.clear()


def mat(key, rough=0.62, spec=0.28, metal=0.0, bump=0.05, var=0.05, emit=0.0, bgflag=False):
    """The material of a color; one Blender material for each set of arguments.

    key: palette key or "#rrggbb"; rough, spec, metal: 0 to 1; bump: strength of the small unevenness; var: how much
    the color wanders; emit: strength of its own light; bgflag: marks the backdrop for render.py. Returns the material.
    """
    k = (key, rough, spec, metal, bump, var, emit, bgflag)
    if k in _made:
        return _made[k]
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
    _made[k] = m
    return m


def glassmat(key="glass"):
    """Smooth, shiny material in the color of a palette key. Returns the material."""
    return mat(key, rough=0.12, spec=0.6, bump=0, var=0.03)


def metalmat(key="metal"):
    """Smooth material with a dull shine in the color of a palette key. Returns the material."""
    return mat(key, rough=0.35, spec=0.5, bump=0, var=0.02)


def flat(key, rough=0.7):
    """Even material without unevenness, for walls and large faces; key: palette key, rough: 0 to 1. Returns it."""
    return mat(key, rough=rough, spec=0.2, bump=0, var=0.012)


def M(m):
    """What shapes take as `m`: a material, a palette key or "#rrggbb". Returns the material."""
    if not isinstance(m, str):
        return m
    return glassmat(m) if m == "glass" else mat(m)
