"""Renders the vessels: blender -b -noaudio -P vessels.py -- FOLDER SCALE SAMPLES [NAME …]

Each gets a folder with the passes of the glass filled with water, of its closure and of a paper
label around its body. `develop.py` gives glass and liquid their colours.
SCALE is in px for 100 mm.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from shapes import MARGIN, SHAPES, inner, outer  # noqa: E402

import studio  # noqa: E402


def build(shape):
    if shape["kind"] != "glass" or shape.get("cloudy"):
        colour = (0.95, 0.95, 0.95) if shape.get("cloudy") else (0.8, 0.8, 0.8)
        body = studio.metal("body") if shape["kind"] == "metal" else studio.coated("body", colour, ior=1.5, roughness=0.12)
        studio.turned("body", outer(shape), body)
        return
    square = shape["square"]
    wall, fill = inner(shape), shape["fill"]
    if fill is None:
        studio.turned("outside", [*outer(shape), wall[-1]], studio.clear("outside", 1.5), square)
        studio.turned("inside", wall[::-1], studio.clear("inside", 1.5), square)
        return
    wet = [(r, z) for r, z in wall if z < fill]
    rim = studio.at_height(wall, fill)
    dry = [(r, z) for r, z in wall if z > fill]
    studio.turned("outside", outer(shape), studio.clear("outside", 1.5), square)
    studio.turned("wet", wet + [(rim, fill)], studio.clear("wet", 1.34 / 1.5), square)
    studio.turned("level", [(rim, fill), (rim * 0.5, fill), (0.0, fill)], studio.clear("level", 1.34))
    studio.turned("dry", list(reversed([(rim, fill)] + dry)), studio.clear("dry", 1.5), square)


def closure_of(shape):
    closure = shape.get("closure")
    if not closure:
        return
    material = {
        "foil": lambda: studio.coated("closure", ior=1.9, roughness=0.28),
        "cap": lambda: studio.coated("closure", ior=1.6, roughness=0.2),
    }[closure["of"]]()
    studio.turned("closure", closure["profile"], material)


def main():
    folder, scale, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or SHAPES:
        shape = SHAPES[name]
        wide = 2 * max(r for r, _ in outer(shape)) + 2 * MARGIN
        high = max(shape["height"], (shape.get("closure") or {}).get("top", 0)) + MARGIN
        for step in ("body", "paper") if shape["body"] else ("body",):
            scene = studio.new_scene(int(samples) if step == "body" else max(24, int(samples) // 3))
            build(shape) if step == "body" else None
            if step == "body":
                closure_of(shape)
            else:
                material = studio.coated("paper", (0.86, 0.86, 0.86), ior=1.3, roughness=0.45)
                radius, low, top = shape["body"]
                studio.turned("paper", [(radius, low), (radius, top)], material, shape.get("square"))
            studio.aim(scene, wide, -MARGIN, high, float(scale) if step == "body" else float(scale) / 3)
            target = os.path.join(folder, name, step)
            passes = ["Image"]
            if step == "body" and shape["kind"] == "glass":
                passes += ["GlossDir", "GlossInd", "GlossCol"]
            studio.render(scene, target, passes)


main()
