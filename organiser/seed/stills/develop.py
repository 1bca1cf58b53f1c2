"""Makes pictures of passes: python3 develop.py PASSES OUT [NAME …]

Gives vessels their glass and liquid, and takes the noise from things and scenes. Writes a
WebP with alpha for each still of a shape that `OUT/stills.json` lists, a picture of the light on
its label for each shape, and the measures of all to that list; scenes to OUT/scenes. Needs numpy
and OpenCV (Debian: python3-opencv).
"""

import json
import math
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from shapes import (  # noqa: E402
    DISTANCE, GLASS, HEIGHT, LIQUID, MARGIN, SHAPES, TABLE, inner_side, read_json, side, top_of,
)


def read(folder, name):
    """A pass, as red, green, blue and perhaps alpha."""
    image = cv2.imread(os.path.join(folder, f"{name}0001.exr"), cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(turned(image).astype(np.float32))


def turned(image):
    """OpenCV's order of colours to ours and back, before alpha."""
    return np.dstack([image[..., 2::-1], image[..., 3:]])


def radius_at(profile, rows):
    """The outermost radius at each height, 0 above and below."""
    z = np.array([p[1] for p in profile])
    r = np.array([p[0] for p in profile])
    order = np.argsort(z, kind="stable")
    return np.interp(rows, z[order], r[order], left=r[order][0], right=r[order][-1])


def paths(shape, x, z):
    """Lengths of a ray through glass and liquid, by Snell's law on a circle, in units."""
    R = radius_at(side(shape), z)
    r = np.maximum(radius_at(inner_side(shape), z), 1e-3)
    x = np.minimum(np.abs(x), R * 0.999)
    chord = lambda radius, offset: 2 * np.sqrt(np.maximum(radius**2 - offset**2, 0))
    in_glass = x / 1.5
    wall = np.where(in_glass < r, chord(R, in_glass) - chord(r, in_glass), chord(R, in_glass))
    wall = np.where(z < shape["floor"] + 0.02, wall + 0.25, wall)
    wet = np.clip(((shape["fill"] or 0) - z) * 60 + 0.5, 0, 1)
    return wall, wet * chord(r, np.minimum(x / 1.34, r)) * (z > shape["floor"])


def toned(linear):
    """A soft shoulder, so that highlights do not clip."""
    linear = np.maximum(linear * 1.15, 0)
    soft = np.where(linear > 0.6, 0.6 + 0.4 * (1 - np.exp(-(linear - 0.6) / 0.4)), linear)
    return srgb(soft)


def srgb(linear):
    root = 1.055 * np.power(np.maximum(linear, 1e-6), 1 / 2.4) - 0.055
    return np.where(linear < 0.0031308, 12.92 * linear, root)


def denoised(rgb, strength):
    """Non-local means in a space in which noise is even."""
    # Single bright or dark pixels are noise that has not been averaged.
    rgb = cv2.medianBlur(np.ascontiguousarray(rgb), 3)
    eight = (np.sqrt(np.clip(rgb, 0, 4) / 4) * 255).astype(np.uint8)
    clean = cv2.fastNlMeansDenoisingColored(eight, None, strength, strength, 5, 15)
    return (clean.astype(np.float32) / 255) ** 2 * 4


def guided(folder, reach=6):
    """A picture without noise: averages of what has one colour, albedo and direction, twice."""
    passes = ("Image", "Denoising Albedo", "Denoising Normal")
    image, albedo, normal = (read(folder, name) for name in passes)
    albedo = cv2.GaussianBlur(np.clip(albedo[..., :3], 0, 1.5), (0, 0), 0.8) * 0.5
    normal = cv2.GaussianBlur(normal[..., :3], (0, 0), 0.8) * 0.35
    features = np.concatenate([albedo, normal], axis=2) / 0.004**0.5
    space = np.log1p(np.clip(image, 0, 30) * 4)
    median = cv2.medianBlur(space, 3)
    clean = np.where(np.abs(space - median) > 0.5, median, space)
    height, width = clean.shape[:2]
    padded = lambda part: cv2.copyMakeBorder(part, *[reach] * 4, cv2.BORDER_REFLECT)  # noqa: E731
    space = padded(clean)
    steps = range(-reach, reach + 1)
    for blur, strength in ((5, 0.22), (3, 0.1)):
        guide = cv2.blur(cv2.medianBlur(clean, 5) if blur == 5 else clean, (blur, blur))
        guide = np.concatenate([guide / (3**0.5 * strength), features], axis=2)
        guides = padded(guide)
        total, weight = np.zeros_like(clean), np.zeros((height, width, 1), np.float32)
        for dx, dy in ((dx, dy) for dx in steps for dy in steps if dx * dx + dy * dy <= reach**2):
            part = np.s_[reach + dy : reach + dy + height, reach + dx : reach + dx + width]
            apart = guides[part] - guide
            share = np.exp(-np.einsum("ijk,ijk->ij", apart, apart))[..., None]
            total += share * space[part]
            weight += share
        clean = total / weight
        space = padded(clean)
    return np.expm1(clean) / 4


def layers(folder, shape):
    """Gloss, what shines through, alpha, and the size in px of a unit."""
    folder = os.path.join(folder, "body")
    image = read(folder, "Image")
    rgb, alpha = image[..., :3], np.clip(image[..., 3], 0, 1)
    scale = image.shape[0] / (top_of(shape) + 2 * MARGIN)
    if shape["kind"] != "glass":
        return denoised(rgb, 4), None, alpha, scale
    parts = ("GlossDir", "GlossInd", "GlossCol")
    direct, indirect, colour = (read(folder, part)[..., :3] for part in parts)
    gloss = (direct + indirect) * colour
    return denoised(gloss, 4), denoised(np.maximum(rgb - gloss, 0), 4), alpha, scale


def develop(still, passes):
    shape = SHAPES[still["shape"]]
    gloss, through, alpha, scale = passes
    height, width = alpha.shape
    top = top_of(shape) + MARGIN
    z = (top - (np.arange(height) + 0.5) / scale)[:, None] + np.zeros((1, width))
    x = ((np.arange(width) + 0.5) / scale - width / scale / 2)[None, :] + np.zeros((height, 1))
    picture = gloss
    if through is not None:
        wall, wet = paths(shape, x, z)
        glass, liquid = np.array(GLASS[still["glass"]]), np.array(LIQUID.get(still["liquid"], (1, 1, 1)))
        if shape["cloudy"]:
            wet = np.where(wet > 0, 0.7, 0)
        light = np.exp(np.log(glass) * wall[..., None] / 0.07 + np.log(liquid) * wet[..., None] / 0.7)
        closure = shape.get("closure")
        if closure:
            light = np.where((z > closure["low"])[..., None], 1, light)
        picture = through * light + gloss
    return np.dstack([toned(picture), alpha])


def light_on_label(folder, shape):
    """How bright white paper is around the body, 1 where it is brightest; smooth, because it is."""
    image = read(os.path.join(folder, "paper"), "Image")
    scale = image.shape[0] / (top_of(shape) + 2 * MARGIN)
    radius, low, top = shape["body"]
    rows = [round((top_of(shape) + MARGIN - z) * scale) for z in (top, low)]
    middle, half = image.shape[1] / 2, radius * scale
    part = image[rows[0] + 1 : rows[1] - 1, math.ceil(middle - half) : math.floor(middle + half), :3]
    grey = cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(part.mean(axis=2), dtype=np.float32), 5), (0, 0), 5)
    grey = cv2.resize(toned(grey / np.percentile(grey, 97) * 0.86), (64, 64), interpolation=cv2.INTER_AREA)
    return np.clip(grey / grey.max(), 0, 1)


def measures(name, shape, scale, size):
    """In px of the still. `horizon` is the height of the camera, `distance` that from the axis."""
    radius, low, top = shape["body"] or (shape["side"], 0, 0)
    down = lambda z: round((top_of(shape) + MARGIN - z) * scale, 1)
    # px for a unit in a frame of 600 x 750. Small vessels appear larger than true, but smaller.
    frame = TABLE["frame"].get(name.split("-")[0], 190) * (3 / top_of(shape)) ** 0.3
    return {
        **PLAIN,
        **dict(zip(("height", "width"), size)),
        "ground": down(0),
        "horizon": down(HEIGHT),
        "distance": round(DISTANCE * scale),
        "radius": round(radius * scale, 1),
        **({"body": [down(top), down(low)]} if shape["body"] else {}),
        "closure": down(shape["closure"]["low"]) if shape.get("closure") else 0,
        "frame": round(frame / scale, 4),
        "volume": TABLE["volume"].get(name) or (int(name.rsplit("-", 1)[1]) if shape["body"] else 1000),
        "turn": 1.5708 if shape["kind"] == "metal" else 1.0,
        "flat": bool(shape.get("square")),
    }


PLAIN = {"horizon": 0, "closure": 0, "volume": 1000, "turn": 0, "flat": False}


def thing(folder, out, name):
    """Writes the still of what bears no label; its measures."""
    frame = read_json(os.path.join(folder, "frame.json"))
    of = read_json("things.json")["things"][name]
    clean = guided(folder)
    if of.get("glass"):
        # What shows through has noise in its alpha, which would be most of the file.
        parts = (cv2.bilateralFilter(part.copy(), 9, 0.1, 3) for part in np.split(clean, 4, axis=2))
        clean = np.dstack(list(parts))
    colour = clean[..., :3] / np.maximum(clean[..., 3:], 0.02)
    alpha = np.clip((clean if of.get("glass") else read(folder, "Image"))[..., 3:], 0, 1)
    write(os.path.join(out, f"{name}.webp"), np.dstack([toned(colour), alpha]), 90)
    (height, width), scale = alpha.shape[:2], frame["scale"]
    size = max(height, width) / scale
    shown = min(560 / height, 470 / width) * min(1, max(0.66, 0.4 + 0.25 * size))
    return {
        **PLAIN,
        **dict(zip(("height", "width"), alpha.shape)),
        # What stands nearer than the axis must not leave the frame below.
        "ground": round(max(frame["high"] * scale, height - 40 / shown), 1),
        "distance": round(DISTANCE * scale / of.get("life", 1)),
        "radius": round(of["radius"] * scale, 1),
        **({"closure": height} if of.get("tint") else {}),
        "frame": round(shown, 4),
    }


def write(path, picture, quality):
    """Red, green and blue, and perhaps alpha, from 0 to 1."""
    eight = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(path, turned(eight), [cv2.IMWRITE_WEBP_QUALITY, quality])


def softened(picture):
    """Blurs what is behind the counter: far out of focus, it needs few samples."""
    height = len(picture)
    soft = cv2.GaussianBlur(np.minimum(picture, 3), (0, 0), height / 45)
    soft = cv2.GaussianBlur(soft, (0, 0), height / 60)
    # The rear edge of the counter, by the camera of `studio.aim`.
    edge = height * (3.73 - HEIGHT + HEIGHT * DISTANCE / (DISTANCE + 5)) / 4.35
    share = np.clip((np.arange(height) - edge + 2) / 3, 0, 1)[:, None, None]
    return soft * (1 - share) + picture * share


def filmic(linear):
    """A filmic curve (Hable's form fitted by Narkowicz)."""
    x = np.maximum(linear, 0) * 0.8
    return srgb(np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1))


def exposed(picture):
    """As bright as scenes are on average, but dark ones stay darker."""
    key = np.exp(np.log(picture.mean(axis=2) + 1e-3).mean())
    return picture * float(np.clip(0.16 / key, 0.5, 3.0)) ** 0.7


def main():
    folder, out, *names = sys.argv[1:]
    listed = os.path.join(out, "stills.json")
    shapes, stills = read_json(listed).values()
    for name in names or sorted(os.listdir(folder)):
        passes = os.path.join(folder, name)
        if os.path.exists(os.path.join(passes, "frame.json")):
            shapes[name] = thing(passes, out, name)
            stills[name] = {"shape": name, "glass": "", "liquid": ""}
        elif name in SHAPES:
            shape, found = SHAPES[name], layers(passes, SHAPES[name])
            if shape["body"]:
                light = (light_on_label(passes, shape) * 255).astype(np.uint8)
                cv2.imwrite(os.path.join(out, f"{name}-label.png"), light)
            shapes[name] = measures(name, shape, found[3], found[2].shape)
            for still, of in stills.items():
                if of["shape"] == name:
                    write(os.path.join(out, f"{still}.webp"), develop(of, found), 90)
        else:
            picture = guided(passes)[..., :3]
            if name.startswith("counter"):
                picture = softened(picture)
            write(os.path.join(out, "scenes", f"{name}.webp"), filmic(exposed(picture)), 88)
    with open(listed, "w", encoding="utf-8") as file:
        json.dump({"shapes": shapes, "stills": stills}, file, indent=1, sort_keys=True)


if __name__ == "__main__":
    main()
