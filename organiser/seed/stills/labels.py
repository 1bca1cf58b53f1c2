"""Turns the drawings of products into labels for stills: python3 labels.py EDITION PICTURES …

EDITION is a folder of the seed, PICTURES its unpacked pictures.json, which is overwritten. Of each
drawing stay the label's paper, motif and colours; names become outlines, so that no font is needed
where pictures are composed. Needs fontTools, Brotli and Noto Serif CJK (Debian: python3-fonttools,
python3-brotli, fonts-noto-cjk).
"""

import html
import json
import os
import re
import sys

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from choose import choose_still
from shapes import SHAPES

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "../../../shared/src/ui/font")
# Half of the angle that a label takes of the bottle's round.
HALF_TURN = 1.0
WIDE = 1000


class Face:
    """Glyphs of some fonts. Their outlines go to `glyphs`, where all labels find them by id."""

    def __init__(self, fonts, spacing=0.0):
        self.fonts = [(key, font, font.getBestCmap(), font.getGlyphSet(), font["head"].unitsPerEm) for key, font in fonts]
        self.spacing = spacing

    def glyphs_of(self, text):
        for sign in text:
            for key, _, cmap, glyphs, em in self.fonts:
                if ord(sign) in cmap:
                    yield f"{key}{ord(sign):x}", glyphs[cmap[ord(sign)]], em, glyphs
                    break

    def width(self, text):
        return sum(glyph.width / em + self.spacing for _, glyph, em, _ in self.glyphs_of(text)) - self.spacing

    def line(self, text, x, baseline, size, colour):
        """A centred line of references to outlines, which are 1,000 units high."""
        uses, at = [], 0
        for key, glyph, em, glyphs in self.glyphs_of(text):
            pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
            glyph.draw(TransformPen(pen, Transform(1000 / em, 0, 0, -1000 / em, 0, 0)))
            if pen.getCommands():
                outlines[key] = pen.getCommands()
                uses.append(f'<use href="#{key}" x="{round(at)}"/>')
            at += (glyph.width / em + self.spacing) * 1000
        left, scale = x - self.width(text) * size / 2, size / 1000
        return f'<g fill="{colour}" transform="matrix({scale:.4f} 0 0 {scale:.4f} {left:.1f} {baseline:.1f})">{"".join(uses)}</g>'


# Of all glyphs that labels show: id -> path data.
outlines = {}


def latin(weight):
    fonts = [TTFont(os.path.join(FONTS, f"cormorant-{part}.woff2")) for part in ("latin", "latin-ext")]
    fonts = [instantiateVariableFont(font, {"wght": weight}) if "fvar" in font else font for font in fonts]
    return [("l", font) for font in fonts]


def faces():
    tw, ja = [TTFont("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc", fontNumber=at) for at in (3, 0)]
    return {
        "name": Face([*latin(700), ("j", ja)], 0.01),
        "small": Face([*latin(700), ("j", ja)], 0.05),
        "tw": Face([("t", tw), *latin(700)], 0.08),
        "ja": Face([("j", ja), *latin(700)], 0.08),
    }


def parse_drawing(svg):
    """The label's group, its colours and the colour of the closure."""
    group = re.search(r'<g clip-path="url\(#\w+-bc\)">(<path d="([^"]*)" fill="(#\w+)"/>(.*?))</g><(?!/)', svg, re.S)
    _, paper, fill, art = group.groups()
    depth = art.count("<g") - art.count("</g>")
    if depth:
        art += "</g>" * depth
    bars = re.findall(r'<path d="M[\d.]+ ([\d.]+)h[\d.]+" stroke="(#\w+)" stroke-width="[\d.]+"/>', art)
    after = svg[group.end() - 1 :].split('fill="url(#')[0]
    closure = re.findall(r'fill="(#\w{6})"', after)
    return {"paper": paper, "fill": fill, "art": art, "bars": bars, "closure": closure[0] if closure else None}


def luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def ink_on(paper, colours):
    """The drawing's first colour that can be read on the paper."""
    readable = [c for c in colours if contrast(c, paper) >= 4.5]
    if readable:
        return readable[0]
    return "#1d1a17" if luminance(paper) > 0.2 else "#f7f1e4"


def label_height(shape):
    radius, low, top = shape["body"]
    if shape["kind"] == "metal":
        return WIDE * (top - low) / (radius * 3.1416)
    wide = 2 * HALF_TURN * radius
    if shape["kind"] == "glaze":
        return WIDE * 0.78
    return WIDE * min(0.66 * (top - low), 2.6 * radius) / wide


def lines_of(text, face, width, largest, smallest):
    """One line, or two of about the same length if one would be too small."""
    fit = lambda line: min(largest, width / max(face.width(line), 0.01))
    words = text.split(" ")
    if len(words) == 1 or fit(text) >= smallest:
        return [text], fit(text)
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    best = max(splits, key=lambda pair: (min(map(fit, pair)), -abs(face.width(pair[0]) - face.width(pair[1]))))
    return list(best), min(map(fit, best))


def draw_label(record, names, drawing, still, type_faces):
    shape = SHAPES[still["shape"]]
    high = label_height(shape)
    pen = BoundsPen(None)
    parse_path(drawing["paper"], pen)
    x0, y0, x1, y1 = pen.bounds
    is_can = shape["kind"] == "metal"
    across, down = WIDE / (x1 - x0), high / (y1 - y0)
    stretch = f"matrix({across:.4f} 0 0 {down:.4f} {-x0 * across:.2f} {-y0 * down:.2f})"
    kind = "rect" if is_can or "a" not in drawing["paper"] else "oval" if drawing["paper"].count("a") == 2 else "cut"
    paper = (
        f'<path d="M0 0H{WIDE}V{high:.0f}H0Z" fill="{drawing["fill"]}"/>'
        if is_can
        else f'<path d="{drawing["paper"]}" fill="{drawing["fill"]}" transform="{stretch}"/>'
    )
    # A can shows 180 degrees of its label: what is written takes the middle.
    inner = {"rect": 0.76, "cut": 0.74, "oval": 0.62}[kind] * (0.66 if is_can else 1) * WIDE
    low = min((float(y) for y, _ in drawing["bars"]), default=y1) - (4 if drawing["bars"] else 0)
    art = re.sub(r'<path d="M[\d.]+ [\d.]+h[\d.]+" stroke="#\w+" stroke-width="[\d.]+"/>', "", drawing["art"])
    art = re.sub(r"<text ([^>]*)>([^<]*)</text>", lambda found: monogram(found, type_faces["name"]), art)
    # A frame goes around what is written, too.
    frames = [] if is_can or not drawing["bars"] else [found for found in re.findall(r"<path [^>]*/>", art) if is_frame(found, low)]
    for frame in frames:
        art = art.replace(frame, "")
    head = {"rect": 0.08, "cut": 0.1, "oval": 0.13}[kind]
    share = 0.34 if kind == "oval" else 0.4 if high > 900 else 0.34
    scale = min(inner / (x1 - x0) * 1.06, share * high / (low - y0))
    left = WIDE / 2 - scale * (x0 + x1) / 2
    top = head * high + (share * high - scale * (low - y0)) / 2 - scale * y0
    border = f'<g transform="{stretch}">{"".join(frames)}</g>' if frames else ""
    motif = f'<g transform="matrix({scale:.4f} 0 0 {scale:.4f} {left:.2f} {top:.2f})">{art}</g>'
    colours = [colour for _, colour in drawing["bars"]] + re.findall(r'(?:fill|stroke)="(#\w{6})"', art)
    ink = ink_on(drawing["fill"], colours)
    quiet = ink_on(drawing["fill"], [c for c in colours if c != ink] + [ink])
    start, end = (head + share + 0.02) * high, (0.86 if kind == "oval" else 0.93) * high
    words = write(names, record, start, end, inner, type_faces, ink, quiet)
    closure = f' data-closure="{drawing["closure"]}"' if drawing["closure"] and not is_can else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high:.0f}" viewBox="0 0 {WIDE} {high:.0f}"'
        f' data-still="{still["name"]}" data-volume="{record["Volume"]}"{closure}>{paper}{border}{motif}{words}</svg>'
    )


def is_frame(path, low):
    pen = BoundsPen(None)
    parse_path(re.search(r' d="([^"]*)"', path).group(1), pen)
    return 'fill="none"' in path and pen.bounds is not None and pen.bounds[3] > low


def monogram(found, face):
    attributes, text = found.groups()
    value = lambda name: re.search(rf'\b{name}="([^"]*)"', attributes).group(1)
    return face.line(html.unescape(text), float(value("x")), float(value("y")), float(value("font-size")), value("fill"))


def write(names, record, start, end, width, type_faces, ink, quiet):
    face = type_faces[names["face"]]
    room = end - start
    brand, brand_size = lines_of(names["brand"], face, width, room * 0.34, room * 0.22)
    rest, rest_size = ([], 0) if not names["rest"] else lines_of(names["rest"], type_faces[names["rest-face"]], width, min(room * 0.18, brand_size * 0.66), room * 0.13)
    facts = "  ·  ".join([f"{record['Volume']} ml", *([f"{record['Abv']:g} % vol"] if "Abv" in record else [])])
    facts_size = min(room * 0.13, width / type_faces["small"].width(facts))
    blocks = [(line, face, brand_size, ink, 1.0) for line in brand]
    blocks += [(line, type_faces[names["rest-face"]], rest_size, quiet, 1.16) for line in rest]
    blocks += [(facts, type_faces["small"], facts_size, quiet, 1.35)]
    total = sum(size * lead for _, _, size, _, lead in blocks)
    fit = min(1.0, room / total)
    gap = (room - total * fit) / (len(blocks) + 1)
    at, drawn = start + min(gap, room * 0.06), []
    for line, kind, full, colour, lead in blocks:
        size = full * fit
        at += size * lead
        drawn.append(kind.line(line, WIDE / 2, at - size * 0.16, size, colour))
    return "".join(drawn)


def common_start(texts):
    return os.path.commonprefix(texts).rstrip(" ·")


def names_of(record, prefixes):
    """What the label says: the maker's name large, the product below."""
    brand = record["Brand"]
    rest = record["Name"]["en"].removeprefix(brand).strip()
    native = record.get("NativeName")
    if native and native["Lang"] == "ja":
        first, _, other = native["Text"].partition(" ")
        return {"brand": first, "face": "ja", "rest": other, "rest-face": "ja"}
    start = prefixes.get(brand, "")
    if record["Country"] in ("TW", "HK") and len(start) >= 2:
        other = record["Name"]["tw"].removeprefix(start).strip()
        return {"brand": start, "face": "tw", "rest": other, "rest-face": "tw"}
    return {"brand": brand, "face": "name", "rest": rest, "rest-face": "small"}


def lay_out(edition, pictures_file, type_faces):
    with open(os.path.join(edition, "products.jsonl"), encoding="utf-8") as file:
        records = [json.loads(line) for line in file]
    with open(pictures_file, encoding="utf-8") as file:
        pictures = json.load(file)
    by_brand = {}
    for record in records:
        by_brand.setdefault(record["Brand"], []).append(record["Name"]["tw"])
    prefixes = {brand: common_start(texts) for brand, texts in by_brand.items() if len(texts) > 1}
    for record in records:
        file = f"product-{record['Id']}.svg"
        still = choose_still(record)
        if still is None or "data-still" in pictures.get(file, "data-still"):
            continue
        drawing = parse_drawing(pictures[file])
        pictures[file] = draw_label(record, names_of(record, prefixes), drawing, still, type_faces)
    with open(pictures_file, "w", encoding="utf-8") as file:
        json.dump(pictures, file, ensure_ascii=False, separators=(",", ":"))


def main():
    type_faces = faces()
    for edition, pictures_file in zip(sys.argv[1::2], sys.argv[2::2]):
        lay_out(edition, pictures_file, type_faces)
    with open(os.path.join(HERE, "glyphs.json"), "w", encoding="utf-8") as file:
        json.dump(dict(sorted(outlines.items())), file, separators=(",", ":"))


if __name__ == "__main__":
    main()
