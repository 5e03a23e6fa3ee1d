"""Cut the fonts to what the page needs: the characters of our four languages, and the weights and features in use.

Run in web/ after a change of the fonts' versions, in any environment with fonttools and brotli:

    python src/art/fonts/subset.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
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
