import os, sys
os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2, numpy as np
def read(folder, name):
    image = cv2.imread(os.path.join(folder, f"{name}0001.exr"), cv2.IMREAD_UNCHANGED).astype(np.float32)
    return np.ascontiguousarray(np.nan_to_num(image[..., 2::-1]))

def denoised(image, features, reach=6):
    """Averages what has one colour, albedo and direction, twice, in a space in which noise is even."""
    space = np.log1p(np.clip(image, 0, 30) * 4)
    median = cv2.medianBlur(space, 3)
    space = np.where(np.abs(space - median) > 0.5, median, space)
    height, width = space.shape[:2]
    pad = lambda a: cv2.copyMakeBorder(a, reach, reach, reach, reach, cv2.BORDER_REFLECT)
    around = pad(features)
    clean = space
    for blur, strength in ((5, 0.22), (3, 0.1)):
        guide = cv2.blur(cv2.medianBlur(clean, 5) if blur == 5 else clean, (blur, blur))
        colours, guides = pad(space), pad(guide)
        total, weight = np.zeros_like(space), np.zeros((height, width, 1), np.float32)
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                if dx * dx + dy * dy > reach * reach:
                    continue
                part = np.s_[reach + dy : reach + dy + height, reach + dx : reach + dx + width]
                apart = ((guides[part] - guide) ** 2).sum(axis=2) / (3 * strength**2)
                apart += ((around[part] - features) ** 2).sum(axis=2) / 0.004
                w = np.exp(-apart)[..., None]
                total += w * colours[part]
                weight += w
        clean = total / weight
    return np.expm1(clean) / 4

def softened(picture):
    """Blurs what is behind the counter: far out of focus, it needs few samples."""
    height = len(picture)
    soft = cv2.GaussianBlur(cv2.GaussianBlur(np.minimum(picture, 3), (0, 0), height / 45), (0, 0), height / 60)
    # The rear edge of the counter, by the camera of `studio.aim`.
    edge = height * (3.73 - 1.6 + 1.6 * 22 / 27) / 4.35
    share = np.clip((np.arange(height) - edge + 2) / 3, 0, 1)[:, None, None]
    return soft * (1 - share) + picture * share

def toned(x):
    """A filmic curve (Hable's form fitted by Narkowicz), to sRGB."""
    x = np.maximum(x, 0) * EXPOSURE
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(y < 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - 0.055)
EXPOSURE = 0.8
def main():
    folder, out, *names = sys.argv[1:]
    for name in names or sorted(os.listdir(folder)):
        src = os.path.join(folder, name)
        if not os.path.exists(src + "/Image0001.exr"): continue
        image, albedo, normal = (read(src, p) for p in ("Image", "Denoising Albedo", "Denoising Normal"))
        feats = np.concatenate([cv2.GaussianBlur(np.clip(albedo,0,1.5), (0, 0), 0.8) * 0.5, cv2.GaussianBlur(normal, (0, 0), 0.8) * 0.35], axis=2)
        picture = denoised(image, feats)
        if name.startswith("counter"):
            picture = softened(picture)
        # exposure by the picture's own light
        key = np.exp(np.log(picture.mean(axis=2) + 1e-3).mean())
        gain = float(np.clip(0.16 / key, 0.5, 3.0)) ** 0.7
        out8 = (np.clip(toned(picture * gain), 0, 1) * 255 + 0.5).astype(np.uint8)
        cv2.imwrite(os.path.join(out, name + ".webp"), out8[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 88])
        print(name, round(key, 3), round(gain, 2))
main()
