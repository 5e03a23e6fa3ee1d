"""Cut the fonts to what the page needs: the characters of our four languages, and the weights and features in use.

The server, which draws pictures of tables, gets one weight each as TrueType, with all letters that names are written
in.

Run in web/ after a change of the fonts' versions, in any environment with fonttools and brotli:

    python src/art/fonts/subset.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SERVER = HERE.parents[3] / "src" / "birdtable" / "server" / "fonts"
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"
ASCII = "".join(map(chr, range(32, 127)))
LETTERS = "ÀÂÄÆÇÈÉÊËÌÎÏÒÔÖÙÛÜŒŸßàâäæçèéêëìîïòôöùûüœÿáíóúñÁÍÓÚÑåøÅØ"
SIGNS = "\u00a0\u202f–—‘’‚“”„«»‹›…·•×÷±−≥≤→←↑↓°€½¼¾²³§©"
FEATURES = ["rvrn", "rclt", "kern", "mark", "mkmk", "ccmp", "locl", "liga", "lnum", "tnum"]

FONTS = {  # the weights: from the hero's 360 to the numbers' 520; the voice has one
    "fraunces": ("fraunces/files/fraunces-latin-opsz-normal.woff2", {"wght": (360, 520)}),
    "fraunces-italic": ("fraunces/files/fraunces-latin-opsz-italic.woff2", {"wght": 380}),
    "atkinson": (
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
        {"wght": (400, 640)},
    ),
}


ATKINSON = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2"
PRINTED = {
    "fraunces": ("fraunces/files/fraunces-latin-opsz-normal.woff2", {"wght": 440, "opsz": 48}),
    "atkinson": (ATKINSON.format("latin"), {"wght": 430}),
    "atkinson-bold": (ATKINSON.format("latin"), {"wght": 700}),
    "atkinson-more": (ATKINSON.format("latin-ext"), {"wght": 430}),
}


def cut(source: str, limits: dict) -> TTFont:
    """A font with fewer characters, features and weights."""
    font = TTFont(PACKAGES / source)
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS + SIGNS)
    subsetter.subset(font)
    font = instantiateVariableFont(font, limits)
    font.flavor = "woff2"
    return font


for name, (source, limits) in FONTS.items():
    target = HERE / f"{name}.woff2"
    cut(source, limits).save(target)
    print(f"{name}: {(PACKAGES / source).stat().st_size} -> {target.stat().st_size} bytes")

for name, (source, limits) in PRINTED.items():
    font = instantiateVariableFont(TTFont(PACKAGES / source), limits, updateFontNames=False)
    font.flavor = None
    if name == "atkinson-bold":
        font["OS/2"].usWeightClass = 700
    for entry in font["name"].names:
        if entry.nameID in (1, 16):  # one family, whatever the file calls itself
            entry.string = "Fraunces" if name == "fraunces" else "Atkinson Hyperlegible Next"
    font.save(SERVER / f"{name}.ttf")
