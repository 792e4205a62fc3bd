"""The palette: every color of the pictures by its key, and the tones of leaves."""

P = dict(  # the brand's colors and their tints, slightly lifted so that they read in shade
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


AUT = dict(  # leaves: dark, middle, light
    orange=("#c9571f", "#f07f2e", "#f59b4a"),
    amber=("#cf8a25", "#f0ac3f", "#f7c766"),
    rust=("#97391f", "#c4522b", "#da7344"),
    green=("#4d7f4f", "#6d9f62", "#8fb878"),
    yellow=("#d9a92f", "#f2cb55", "#f9df8c"),
    hedge=("#2c5f46", "#3d7d5f", "#5a967a"),
    fresh=("#5f9440", "#86b758", "#aad07a"),
    blossom=("#cf8299", "#f0b1c1", "#fbdbe2"),
    white=("#d9cfd0", "#f1e9e8", "#fdf8f6"),
    snow=("#a9b8bb", "#dde6e6", "#fafcfc"),
)


def lin1(c):
    """One sRGB channel (0 to 1) as linear light. Returns a number from 0 to 1."""
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def hexlin(h):
    """A palette key or "#rrggbb" as linear color. Returns (red, green, blue), each from 0 to 1."""
    h = P.get(h, h).lstrip("#")
    return tuple(lin1(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4))
