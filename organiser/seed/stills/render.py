"""Renders: blender -b -noaudio -P render.py -- FOLDER PX SAMPLES NAME …

NAME is a vessel of `shapes.json`, a thing of `things.json` or a scene of `scenes.json`. PX is that
of 100 mm of a vessel, of the longer side of a thing and of the width of a scene. Each gets a folder
of passes, of which `develop.py` makes a picture. Those that have one are left alone.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import studio  # noqa: E402
from shapes import DISTANCE, MARGIN, SHAPES, inner, numbers, top_of  # noqa: E402
from stage import SCENES, THINGS, Stage  # noqa: E402


def render_vessel(name, folder, scale, samples):
    """Filled with water, its gloss apart from what shines through; and a paper label around it."""
    shape = SHAPES[name]
    wide, high = max(r for r, _ in shape["outer"]) + MARGIN, top_of(shape) + MARGIN
    passes = ["Image"]
    if shape["kind"] == "glass":
        passes += ["GlossDir", "GlossInd", "GlossCol"]
    steps = [("body", build_vessel, scale, samples, passes)]
    if shape["body"]:
        steps.append(("paper", build_label, scale / 3, max(24, samples // 3), ["Image"]))
    for step, build, px, count, parts in steps:
        scene = studio.new_scene(count)
        build(shape)
        studio.aim(scene, (-wide, -MARGIN), (wide, high), px)
        studio.render(scene, os.path.join(folder, step), parts)


def build_vessel(shape):
    outside = shape["outer"]
    if shape["kind"] == "glass" and not shape.get("cloudy"):
        glass, wet, level = (studio.clear(ior) for ior in (1.5, 1.34 / 1.5, 1.34))
        studio.vessel(outside, inner(shape), glass, shape["fill"], wet, level, shape["square"])
    elif shape["kind"] == "metal":
        studio.turned(outside, studio.metal())
    else:
        share = 0.95 if shape.get("cloudy") else 0.8
        studio.turned(outside, studio.coated((share,) * 3, ior=1.5, roughness=0.12))
    if shape.get("closure"):
        ior, roughness = {"foil": (1.9, 0.28), "cap": (1.6, 0.2)}[shape["closure"]["of"]]
        studio.turned(shape["closure"]["profile"], studio.coated(ior=ior, roughness=roughness))


def build_label(shape):
    radius, low, top = shape["body"]
    paper = studio.coated((0.86, 0.86, 0.86), ior=1.3, roughness=0.45)
    studio.turned([(radius, low), (radius, top)], paper, shape.get("square"))


def render_thing(name, folder, px, samples):
    """Adds frame.json: the scale, and the height of the upper edge."""
    thing, scene = THINGS["things"][name], studio.new_scene(samples)
    stage, eye = Stage(THINGS, thing.get("seed", 1)), thing.get("camera", 3.2)
    for item in thing["items"]:
        stage.put(item)
    low, high = frame(eye)
    scale = int(px) / max(high[0] - low[0], high[1] - low[1])
    if thing.get("glass"):
        show_glass(scene, thing.get("edge", 0.03))
    studio.aim(scene, low, high, scale, eye)
    studio.render(scene, folder, studio.GUIDED)
    with open(os.path.join(folder, "frame.json"), "w", encoding="utf-8") as file:
        json.dump({"scale": scale, "high": high[1]}, file)


def frame(eye):
    """Corners of all that the camera sees, on the plane through the axis as it sees them there."""
    bpy.context.view_layer.update()
    seen = []
    for item in bpy.data.objects:
        if item.type in ("MESH", "CURVE") and item.visible_camera:
            for corner in item.bound_box:
                spot = item.matrix_world @ Vector(corner)
                near = DISTANCE / (DISTANCE + spot.y)
                seen.append((spot.x * near, eye + (spot.z - eye) * near))
    across, up = zip(*seen)
    return (min(across) - 0.04, min(up) - 0.04), (max(across) + 0.04, max(up) + 0.04)


def show_glass(scene, edge):
    """The page shines through glass; cards at its sides, black or grey, give it edges."""
    scene.cycles.film_transparent_glass = True
    bpy.data.objects["card"].visible_transmission = False
    dark = studio.coated((edge, edge * 1.1, edge * 1.2), 1.1, 0.5)
    for x in (-2.6, 2.6):
        card = studio.plane([(x, -3, -1), (x, 4, -1), (x, 4, 5), (x, -3, 5)], dark)
        card.visible_camera = card.visible_glossy = False
        card.visible_shadow = card.visible_diffuse = False


def render_scene(name, folder, px, samples):
    scene = studio.new_scene(samples, (0.03, 0.032, 0.036))
    build_scene(scene, **SCENES["scenes"][name])
    scene.render.resolution_percentage = round(px / 9.6)
    studio.render(scene, folder, studio.GUIDED)


def build_scene(scene, place, items=(), camera=None, paints=None, seed=1):
    """A place, what is added to it, and from where it is seen."""
    around = SCENES["places"][place]
    stage = Stage(SCENES, seed, {**around.get("paints", {}), **(paints or {})})
    for item in [*around["items"], *items]:
        stage.put(item)
    if around.get("camera") == "vessels":
        studio.aim(scene, (-4.9, -0.62), (4.9, 3.73), 100)
        studio.blur(scene, DISTANCE, 0.42)
        scene.render.resolution_x, scene.render.resolution_y = 976, 432
        return
    seen = {"lens": 50, "fstop": 2.8, **around.get("camera", {}), **(camera or {})}
    at, towards = numbers(seen["at"])[0], numbers(seen["to"])[0]
    focus = numbers(seen["focus"])[0] if "focus" in seen else towards
    studio.shoot(scene, at, towards, seen["lens"], focus, seen["fstop"], around["unit"])


def main():
    folder, px, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names:
        target = os.path.join(folder, name)
        if os.path.exists(target):
            continue
        known = ((SHAPES, render_vessel), (THINGS["things"], render_thing), (SCENES["scenes"], render_scene))
        render = next(render for table, render in known if name in table)
        render(name, target, float(px), int(samples))


if __name__ == "__main__":
    main()
