"""Renders the scene with Cycles, denoises it, exposes it by its backdrop and saves a PNG. Runs inside Blender.

Pictures are float arrays of shape (height, width, channels), their bottom row first, as Blender keeps them.
"""
import ctypes
import os
import subprocess
import sys
import tempfile
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PAGE = (0xFA / 255, 0xF6 / 255, 0xEE / 255)  # the page color, sRGB
SHADOW = (0.05, 0.08, 0.06)  # what a full shadow tends to; darker than every band, so that it never glows
REACH = 0.14  # how far a shadow reaches from the thing that casts it, in widths of the picture
BORDER = 0.12  # the part of the picture at each side within which shadows end
SHADOW_TINT = (0.93, 0.98, 1.0)  # how dark a shadow on the page color is in red, green, blue
SATURATION = 1.06
CONTRAST = 0.10
THREADS = 2
PASSES = {"rgb": "Image", "alb": "DiffCol", "nor": "Normal", "z": "Depth", "bg": "bg"}  # our name: Cycles' output

RADIUS = 7  # the denoiser compares each pixel with those at most so many pixels away,
PATCH = 1  # by their neighborhoods of so many pixels each way,
STRENGTH = 0.55  # and takes a difference of so many standard deviations for noise


def lin(c):
    """sRGB to linear light. c: array of any shape, 0 to 1. Returns an array of the same shape."""
    c = np.asarray(c, dtype=np.float32)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def enc(c):
    """Linear light to sRGB. c: array of any shape, cut off at 0 and 1. Returns an array of the same shape."""
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.power(np.maximum(c, 1e-9), 1 / 2.4) - 0.055)


def tone(x, knee=0.72):
    """Bends linear light above the knee so that it tends to 1. x: array of any shape. Returns one of the same shape."""
    return np.where(x < knee, x, knee + (1 - knee) * np.tanh(np.maximum(x - knee, 0) / (1 - knee)))


def _library():
    """The compiled denoiser; compiles it if there is none or denoise.c is newer."""
    source, library = os.path.join(HERE, "denoise.c"), os.path.join(HERE, "libdn.so")
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
        command = "gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
        try:
            subprocess.run([*command, source, "-o", library, "-lm"], check=True)
        except FileNotFoundError:
            sys.exit("The denoiser needs a C compiler: apt-get install --no-install-recommends gcc libc6-dev")
        except subprocess.CalledProcessError:
            sys.exit("gcc could not compile art/denoise.c; what it needs: apt-get install gcc libc6-dev")
    return ctypes.CDLL(library)


def _blur(v, r):
    """The mean over (2r + 1) by (2r + 1) pixels. v: array (h, w). Returns an array (h, w) of float32."""
    n = 2 * r + 1
    c = np.pad(v, ((r, r), (r, r)), mode="edge").cumsum(0)
    c = np.vstack([c[n - 1 : n], c[n:] - c[:-n]])
    c = c.cumsum(1)
    c = np.hstack([c[:, n - 1 : n], c[:, n:] - c[:, :-n]])
    return (c / n**2).astype(np.float32)


def denoise(a, b, features):
    """The mean of two renders without their noise.

    a, b: arrays (h, w, 3), two independent halves of the samples; features: array (h, w, n), noise-free, scaled so
    that a difference of 1 means another surface. Returns an array (h, w, 3) of float32.
    """
    h, w, _ = a.shape
    variance = ((a - b) ** 2).mean(axis=2) / 2  # of one half
    variance = _blur(variance.astype(np.float64), 3)
    inputs = [np.ascontiguousarray(array, dtype=np.float32) for array in (a, b, variance, features)]
    out = np.zeros((h, w, 3), dtype=np.float32)
    pointers = [array.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for array in (*inputs, out)]
    strength = ctypes.c_float(STRENGTH * STRENGTH)
    _library().dn(*pointers, w, h, features.shape[2], RADIUS, PATCH, strength)
    return out


def setup(w, h):
    """Sets Cycles up for w by h pixels and a file for each of PASSES. Returns the scene and its file output node."""
    scene = bpy.context.scene
    r = scene.render
    r.engine = "CYCLES"
    r.resolution_x = w
    r.resolution_y = h
    r.resolution_percentage = 100
    r.threads_mode = "FIXED"
    r.threads = THREADS
    r.use_persistent_data = True
    c = scene.cycles
    c.device = "CPU"
    c.use_adaptive_sampling = False
    c.max_bounces = 4
    c.diffuse_bounces = 3
    c.glossy_bounces = 2
    c.transmission_bounces = 2
    c.sample_clamp_indirect = 2.5
    c.sample_clamp_direct = 8
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.filter_width = 1.3
    c.use_denoising = False
    c.auto_scrambling_distance = False
    scene.view_settings.view_transform = "Standard"
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_normal = True
    layer.use_pass_z = True
    backdrop = layer.aovs.add()
    backdrop.name = "bg"
    backdrop.type = "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    return scene, files


def _load(path):
    """The picture in a file, as an array (h, w, 4) of float32."""
    image = bpy.data.images.load(path, check_existing=False)
    w, h = image.size
    pixels = np.empty(w * h * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(h, w, 4)


def trace(w, h, spp):
    """Renders two independent halves of spp samples per pixel.

    Returns two dicts of arrays (h, w, 4), one for each of PASSES; "bg" is 1 where the backdrop is.
    """
    scene, files = setup(w, h)
    halves = []
    for seed in (11, 112):
        scene.cycles.seed = seed
        scene.cycles.samples = max(1, spp // 2)
        with tempfile.TemporaryDirectory(prefix="render-") as folder:
            files.base_path = folder
            bpy.ops.render.render(write_still=False)
            name = "%s%04d.exr"
            halves.append({k: _load(os.path.join(folder, name % (k, scene.frame_current))) for k in PASSES})
    return halves


def save_png(path, color, alpha=None):
    """Saves sRGB color, an array (h, w, 3), slightly dithered, and alpha, an array (h, w) (None: opaque), as a PNG."""
    h, w, _ = color.shape
    image = bpy.data.images.new("o", w, h, alpha=True, float_buffer=False)
    image.colorspace_settings.name = "Non-Color"
    dither = (np.random.default_rng(1).random((h, w, 1)) - 0.5) / 255.0 * 0.9
    pixels = np.ones((h, w, 4), dtype=np.float32)
    pixels[..., :3] = np.clip(color + dither, 0, 1)
    if alpha is not None:
        pixels[..., 3] = alpha
    image.pixels.foreach_set(pixels.ravel())
    image.file_format = "PNG"
    image.filepath_raw = path
    image.save()
    bpy.data.images.remove(image)


def _backdrop_light(light, backdrop):
    """The light where nothing shades the backdrop. light: array (h, w, 3), backdrop: (h, w). Returns 3 numbers."""
    full = backdrop > 0.98
    mean = light.mean(axis=2)
    brightest = np.percentile(mean[full], 97) if full.any() else 1.0
    lit = full & (np.abs(mean - brightest) < 0.04 * brightest)
    return np.median(light[lit], axis=0) if lit.any() else np.array([brightest] * 3)


def _props(color, light, albedo, backdrop, lit, exposure):
    """The props alone, exposed, toned and in sRGB; all arrays (h, w, 3), but backdrop (h, w, 1). Returns (h, w, 3)."""
    unmixed = lit * albedo * np.clip(light / lit, 0, 1.02) * exposure  # the backdrop's part of the pixels at edges
    rest = np.clip((color * exposure - backdrop * unmixed) / np.maximum(1 - backdrop, 0.05), 0, 8)
    props = np.where(backdrop < 0.95, rest, color * exposure)
    gray = (props @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32))[..., None]
    d = enc(tone(np.clip(gray + (props - gray) * SATURATION, 0, None)))
    return d + CONTRAST * (d - 0.5) * (1 - np.abs(2 * d - 1)) * 0.9  # a gentle S-curve


def _soft(v, r):
    """v, an array (h, w), blurred with something like a bell curve of radius r pixels. Returns an array (h, w)."""
    for _ in range(3):
        v = _blur(v.astype(np.float64), r)
    return v


def _ramp(v):
    """v from 0 to 1 with soft ends. v: array of any shape, cut off at 0 and 1. Returns one of the same shape."""
    v = np.clip(v, 0, 1)
    return v * v * (3 - 2 * v)


def _border(h, w):
    """1 inside, falling to 0 at all four sides of h by w pixels. Returns an array (h, w)."""
    down, across = ((np.minimum(np.arange(n), np.arange(n)[::-1]) / (BORDER * n)) for n in (h, w))
    return _ramp(down)[:, None] * _ramp(across)[None, :]


def _shadow(light, lit, backdrop):
    """The shadows on the backdrop as alpha of SHADOW: full at the things, softer and fainter away from them.

    light: array (h, w, 3), lit: 3 numbers, backdrop: array (h, w). Returns an array (h, w).
    """
    h, w = backdrop.shape
    shade = np.clip(np.clip(light / lit, 0, 1.02) / 0.90, 0, 1)
    shade = 1 - (1 - shade) ** 1.15
    cream, shadow = np.array(PAGE, dtype=np.float32), np.array(SHADOW, dtype=np.float32)
    page = enc(lin(cream) * shade ** (0.85 / np.array(SHADOW_TINT, dtype=np.float32)))
    a = np.clip(((cream - page) / (cream - shadow)).mean(axis=2), 0, 1)
    near = _ramp(2 * _soft(1 - backdrop, round(REACH * w / 2)))  # 1 at the things, 0 where the shadow ends
    ground = np.where(backdrop > 0.98, 1.0, 0.0)  # at the edges of things the light is a mix
    inside = _soft(a * ground, max(1, w // 400)) / np.maximum(_soft(ground, max(1, w // 400)), 1e-3)
    far = _soft(a * ground, w // 60) / np.maximum(_soft(ground, w // 60), 1e-3)
    a = inside * near + far * (1 - near)
    return np.clip(a * near * _border(h, w), 0, 1)


def _unmatted(props, backdrop):
    """props, array (h, w, 3), with thin edges in the color of the prop beside them; backdrop: (h, w, 1)."""
    solid = np.where(backdrop < 0.3, 1.0, 0.0)[..., 0]
    weight = np.maximum(_blur(solid.astype(np.float64), 1), 0)[..., None]
    beside = np.stack([_blur((props[..., c] * solid).astype(np.float64), 1) for c in range(3)], axis=2)
    return np.where((backdrop > 0.3) & (weight > 0.1), beside / np.maximum(weight, 0.1), props)


def render(path, w, h, spp, exposure, ground=None):
    """Renders the scene into the PNG at path, w by h pixels, spp samples per pixel (an even number).

    exposure: brightness of the props, 1 where the lit backdrop would be white; ground: sRGB color to lay it on, None:
    transparent, shadows as alpha. Prints the times. Returns nothing.
    """
    started = time.time()
    halves = trace(w, h, spp)
    traced = time.time()
    mean = {k: (halves[0][k] + halves[1][k]) * 0.5 for k in ("alb", "nor", "z", "bg")}
    backdrop = np.clip(mean["bg"][..., :1], 0, 1)
    albedo = mean["alb"][..., :3]
    depth = np.log(np.clip(mean["z"][..., :1], 0.1, 500))
    features = np.concatenate([mean["nor"][..., :3] / 0.22, np.sqrt(albedo) / 0.09, depth / 0.012], axis=2)
    eps = 0.02
    light = denoise(*(half["rgb"][..., :3] / (albedo + eps) for half in halves), features)
    lit = _backdrop_light(light, backdrop[..., 0])
    gain = exposure / float(lit.mean())
    props = _unmatted(_props(light * (albedo + eps), light, albedo, backdrop, lit, gain), backdrop)
    q, shade = backdrop[..., 0], _shadow(light, lit, backdrop[..., 0])
    alpha = (1 - q) + shade * q
    shadow = np.array(SHADOW, dtype=np.float32)
    color = (props * (1 - q)[..., None] + shadow * (shade * q)[..., None]) / np.maximum(alpha, 1e-4)[..., None]
    if ground is None:
        save_png(path, color, alpha)
    else:
        save_png(path, color * alpha[..., None] + np.array(ground) * (1 - alpha[..., None]))
    times = (traced - started, time.time() - traced)
    print("RENDER %s %dx%d spp=%d trace %.1fs post %.1fs" % (os.path.basename(path), w, h, spp, *times), flush=True)
