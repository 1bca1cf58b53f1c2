"""Makes pictures of rendered scenes: python3 develop_scenes.py PASSES OUT [NAME …]

Removes the noise of few samples and tones. Needs numpy and OpenCV (Debian: python3-opencv).
"""

import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def read(folder, name):
    path = os.path.join(folder, f"{name}0001.exr")
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return np.ascontiguousarray(np.nan_to_num(image[..., 2::-1]))


def denoised(image, features, reach=6):
    """Averages what has one colour, albedo and direction, twice, where noise is even."""
    space = np.log1p(np.clip(image, 0, 30) * 4)
    median = cv2.medianBlur(space, 3)
    clean = np.where(np.abs(space - median) > 0.5, median, space)
    height, width = clean.shape[:2]
    space = padded(clean, reach)
    around = padded(features, reach)
    steps = range(-reach, reach + 1)
    for blur, strength in ((5, 0.22), (3, 0.1)):
        guide = cv2.blur(cv2.medianBlur(clean, 5) if blur == 5 else clean, (blur, blur))
        guides = padded(guide, reach)
        total, weight = np.zeros_like(clean), np.zeros((height, width, 1), np.float32)
        for dx, dy in ((dx, dy) for dx in steps for dy in steps if dx * dx + dy * dy <= reach**2):
            part = np.s_[reach + dy : reach + dy + height, reach + dx : reach + dx + width]
            apart = ((guides[part] - guide) ** 2).sum(axis=2) / (3 * strength**2)
            apart += ((around[part] - features) ** 2).sum(axis=2) / 0.004
            share = np.exp(-apart)[..., None]
            total += share * space[part]
            weight += share
        clean = total / weight
        space = padded(clean, reach)
    return np.expm1(clean) / 4


def padded(image, reach):
    return cv2.copyMakeBorder(image, reach, reach, reach, reach, cv2.BORDER_REFLECT)


def softened(picture):
    """Blurs what is behind the counter: far out of focus, it needs few samples."""
    height = len(picture)
    soft = cv2.GaussianBlur(np.minimum(picture, 3), (0, 0), height / 45)
    soft = cv2.GaussianBlur(soft, (0, 0), height / 60)
    # The rear edge of the counter, by the camera of `studio.aim`.
    edge = height * (3.73 - 1.6 + 1.6 * 22 / 27) / 4.35
    share = np.clip((np.arange(height) - edge + 2) / 3, 0, 1)[:, None, None]
    return soft * (1 - share) + picture * share


def toned(linear):
    """A filmic curve (Hable's form fitted by Narkowicz), to sRGB."""
    x = np.maximum(linear, 0) * 0.8
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    root = 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - 0.055
    return np.where(y < 0.0031308, 12.92 * y, root)


def exposed(picture):
    """As bright as scenes are on average, but dark ones stay darker."""
    key = np.exp(np.log(picture.mean(axis=2) + 1e-3).mean())
    return picture * float(np.clip(0.16 / key, 0.5, 3.0)) ** 0.7


def main():
    folder, out, *names = sys.argv[1:]
    for name in names or sorted(os.listdir(folder)):
        passes = [
            read(os.path.join(folder, name), each)
            for each in ("Image", "Denoising Albedo", "Denoising Normal")
        ]
        albedo = cv2.GaussianBlur(np.clip(passes[1], 0, 1.5), (0, 0), 0.8) * 0.5
        normal = cv2.GaussianBlur(passes[2], (0, 0), 0.8) * 0.35
        picture = denoised(passes[0], np.concatenate([albedo, normal], axis=2))
        if name.startswith("counter"):
            picture = softened(picture)
        eight = (np.clip(toned(exposed(picture)), 0, 1) * 255 + 0.5).astype(np.uint8)
        path = os.path.join(out, f"{name}.webp")
        cv2.imwrite(path, eight[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 88])


main()
