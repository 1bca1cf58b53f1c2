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
    outside = outer(shape)
    if shape["kind"] == "glass" and not shape.get("cloudy"):
        glass, wet, level = studio.clear(1.5), studio.clear(1.34 / 1.5), studio.clear(1.34)
        studio.vessel(outside, inner(shape), glass, shape["fill"], wet, level, shape["square"])
    elif shape["kind"] == "metal":
        studio.turned(outside, studio.metal())
    else:
        share = 0.95 if shape.get("cloudy") else 0.8
        studio.turned(outside, studio.coated((share,) * 3, ior=1.5, roughness=0.12))
    if shape.get("closure"):
        looks = {"foil": (1.9, 0.28), "cap": (1.6, 0.2)}
        ior, roughness = looks[shape["closure"]["of"]]
        studio.turned(shape["closure"]["profile"], studio.coated(ior=ior, roughness=roughness))


def build_label(shape):
    radius, low, top = shape["body"]
    paper = studio.coated((0.86, 0.86, 0.86), ior=1.3, roughness=0.45)
    studio.turned([(radius, low), (radius, top)], paper, shape.get("square"))


def main():
    folder, scale, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    scale, samples = float(scale), int(samples)
    for name in names or SHAPES:
        shape = SHAPES[name]
        wide = max(r for r, _ in outer(shape)) + MARGIN
        high = max(shape["height"], (shape.get("closure") or {}).get("top", 0)) + MARGIN
        steps = [("body", build, scale, samples)]
        if shape["body"]:
            steps.append(("paper", build_label, scale / 3, max(24, samples // 3)))
        for step, make, step_scale, step_samples in steps:
            scene = studio.new_scene(step_samples)
            make(shape)
            studio.aim(scene, (-wide, -MARGIN), (wide, high), step_scale)
            passes = ["Image"]
            if step == "body" and shape["kind"] == "glass":
                passes += ["GlossDir", "GlossInd", "GlossCol"]
            studio.render(scene, os.path.join(folder, name, step), passes)


if __name__ == "__main__":
    main()
