"""Render + denoise + composite. Runs inside Blender (bpy)."""
import bpy, os, sys, time, ctypes, math, subprocess, tempfile
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
CREAM = (0xFA / 255, 0xF6 / 255, 0xEE / 255)
SHADOW = (0.36, 0.37, 0.33)  # what a full shadow tends to on a transparent picture


def lin(c):
    c = np.asarray(c, dtype=np.float32)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def enc(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.power(np.maximum(c, 1e-9), 1 / 2.4) - 0.055)


def _lib():
    so = os.path.join(HERE, "libdn.so")
    if not os.path.exists(so):
        subprocess.check_call(
            [
                "gcc",
                "-O3",
                "-march=native",
                "-ffast-math",
                "-fopenmp",
                "-shared",
                "-fPIC",
                os.path.join(HERE, "denoise.c"),
                "-o",
                so,
                "-lm",
            ]
        )
    return ctypes.CDLL(so)


def denoise(A, B, F, R=7, f=1, k=0.55):
    h, w, _ = A.shape
    L = _lib()
    var = ((A - B) ** 2).mean(axis=2) / 2  # variance of one half buffer

    def box(v, r):
        p = np.pad(v, ((r, r), (r, r)), mode="edge")
        c = p.cumsum(0)
        c = np.vstack([c[2 * r : 2 * r + 1], c[2 * r + 1 :] - c[: -2 * r - 1]])
        c = c.cumsum(1)
        c = np.hstack([c[:, 2 * r : 2 * r + 1], c[:, 2 * r + 1 :] - c[:, : -2 * r - 1]])
        return (c / (2 * r + 1) ** 2).astype(np.float32)

    var = np.ascontiguousarray(box(var.astype(np.float64), 3))
    A = np.ascontiguousarray(A, dtype=np.float32)
    B = np.ascontiguousarray(B, dtype=np.float32)
    F = np.ascontiguousarray(F, dtype=np.float32)
    out = np.zeros_like(A)
    fp = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    L.dn(fp(A), fp(B), fp(var), fp(F), fp(out), w, h, F.shape[2], R, f, ctypes.c_float(k * k))
    return out


def setup(w, h, threads=2):
    sc = bpy.context.scene
    r = sc.render
    r.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    r.resolution_x = w
    r.resolution_y = h
    r.resolution_percentage = 100
    r.threads_mode = "FIXED"
    r.threads = threads
    r.use_persistent_data = True
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
    c.use_light_tree = False if hasattr(c, "use_light_tree") else False
    sc.view_settings.view_transform = "Standard"
    vl = sc.view_layers[0]
    vl.use_pass_diffuse_color = True
    vl.use_pass_normal = True
    vl.use_pass_z = True
    if "bg" not in [a.name for a in vl.aovs]:
        a = vl.aovs.add()
        a.name = "bg"
        a.type = "VALUE"
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.name = "FO"
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    fo.file_slots.clear()
    for s, o in (("rgb", "Image"), ("alb", "DiffCol"), ("nor", "Normal"), ("z", "Depth"), ("bg", "bg")):
        fo.file_slots.new(s)
        t.links.new(rl.outputs[o], fo.inputs[s])
    return sc, fo


def _load(p):
    im = bpy.data.images.load(p, check_existing=False)
    w, h = im.size
    a = np.empty(w * h * 4, dtype=np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    os.remove(p)
    return a.reshape(h, w, 4)


def save_png(path, disp, alpha=None):
    h, w, _ = disp.shape
    im = bpy.data.images.new("o", w, h, alpha=True, float_buffer=False)
    im.colorspace_settings.name = "Non-Color"
    rng = np.random.default_rng(1)
    d = disp + (rng.random((h, w, 1)) - 0.5) / 255.0 * 0.9
    a = np.ones((h, w, 4), dtype=np.float32)
    a[..., :3] = np.clip(d, 0, 1)
    if alpha is not None:
        a[..., 3] = alpha
    im.pixels.foreach_set(a.ravel())
    im.file_format = "PNG"
    im.filepath_raw = path
    im.save()
    bpy.data.images.remove(im)


def tone(x, a=0.72, top=1.0):
    return np.where(x < a, x, a + (top - a) * np.tanh(np.maximum(x - a, 0) / (top - a)))


def render(
    path,
    w=1440,
    h=960,
    spp=96,
    ss=1.0,
    exposure=1.0,
    sat=1.06,
    bg=CREAM,
    shadow_tint=(0.93, 0.98, 1.0),
    threads=2,
    contrast=0.10,
    keep_raw=False,
    transparent=False,
):
    """spp = total samples per pixel (two half-buffers of spp/2)."""
    t0 = time.time()
    W, H = int(w * ss), int(h * ss)
    sc, fo = setup(W, H, threads)
    tmp = tempfile.mkdtemp(prefix="render-")
    fo.base_path = tmp
    bufs = []
    for s in (0, 1):
        sc.cycles.seed = 11 + s * 101
        sc.cycles.samples = max(1, spp // 2)
        bpy.ops.render.render(write_still=False)
        bufs.append(
            {
                k: _load(os.path.join(tmp, "%s%04d.exr" % (k, sc.frame_current)))
                for k in ("rgb", "alb", "nor", "z", "bg")
            }
        )
    t1 = time.time()
    m = lambda k: (bufs[0][k] + bufs[1][k]) * 0.5
    bgm = np.clip(m("bg")[..., :1], 0, 1)
    alb = m("alb")[..., :3]
    nor = m("nor")[..., :3]
    z = m("z")[..., :1]
    eps = 0.02
    A = bufs[0]["rgb"][..., :3] / (alb + eps)
    B = bufs[1]["rgb"][..., :3] / (alb + eps)
    zl = np.log(np.clip(z, 0.1, 500))
    F = np.concatenate([nor / 0.22, np.sqrt(alb) / 0.09, zl / 0.012], axis=2)
    irr = denoise(A, B, F)
    rgb = irr * (alb + eps)
    # exposure from the un-shadowed backdrop (corners of the picture)
    full = bgm[..., 0] > 0.98
    ys, xs = np.where(full)
    lum = irr.mean(axis=2)
    ref = np.percentile(lum[full], 97) if full.any() else 1.0
    sel = full & (np.abs(lum - ref) < 0.04 * ref)
    E0 = np.median(irr[sel], axis=0) if sel.any() else np.array([ref] * 3)
    k = exposure / float(E0.mean())
    print("E0", E0, "bg frac", full.mean())
    fgl = rgb * k
    bgl = irr * alb * k
    # un-mix fg at edges
    bgc = lin(np.array(bg))
    ratio = np.clip(irr / E0, 0, 1.02)
    bgpix = E0 * alb * ratio * k
    fg = np.where(bgm < 0.95, np.clip((fgl - bgm * bgpix) / np.maximum(1 - bgm, 0.05), 0, 8), fgl)
    L = fg @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
    fg = np.clip(L[..., None] + (fg - L[..., None]) * sat, 0, None)
    d = enc(tone(fg))
    d = d + contrast * (d - 0.5) * (1 - np.abs(2 * d - 1)) * 0.9  # gentle S-curve
    st = np.array(shadow_tint, dtype=np.float32)
    rr = np.clip(ratio, 0, 1)
    rr = rr ** (0.85 / np.maximum(st, 0.01)) if True else rr
    hi = 0.90
    rn = np.clip(ratio / hi, 0, 1)
    rn = 1 - (1 - rn) ** 1.15
    yy = np.minimum(np.arange(H), np.arange(H)[::-1])[:, None] / (0.12 * H)
    xx = np.minimum(np.arange(W), np.arange(W)[::-1])[None, :] / (0.12 * H)
    ew = np.clip(np.minimum(yy, xx), 0, 1)[..., None]
    ew = ew * ew * (3 - 2 * ew)
    bd = enc(bgc * ((rn ** (0.85 / st)) * ew + (1 - ew)))  # picture border is exactly the page colour
    disp = d * (1 - bgm) + bd * bgm
    if ss != 1.0:
        from math import floor

        im = bpy.data.images.new("s", W, H, alpha=True, float_buffer=True)
        a = np.ones((H, W, 4), dtype=np.float32)
        a[..., :3] = disp
        im.pixels.foreach_set(a.ravel())
        im.scale(w, h)
        a = np.empty(w * h * 4, dtype=np.float32)
        im.pixels.foreach_get(a)
        disp = a.reshape(h, w, 4)[..., :3]
        bpy.data.images.remove(im)
    alpha = None
    if transparent:
        # The shadow as alpha: how far the background was darkened from the page colour towards SHADOW.
        page = np.array(bg, dtype=np.float32)
        sh = np.array(SHADOW, dtype=np.float32)
        q = bgm[..., 0]
        a = np.clip(((page - bd) / (page - sh)).mean(axis=2), 0, 1)
        alpha = (1 - q) + a * q
        disp = (d * (1 - q)[..., None] + sh * (a * q)[..., None]) / np.maximum(alpha, 1e-4)[..., None]
    save_png(path, disp, alpha)
    print(
        "RENDER %s %dx%d spp=%d trace %.1fs post %.1fs"
        % (os.path.basename(path), w, h, spp, t1 - t0, time.time() - t1),
        flush=True,
    )
