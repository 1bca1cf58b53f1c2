"""Which still shows a product: its shape by kind, grape and volume, its colours by what is in it."""

import re
import zlib


def one_of(record, *choices):
    """The same choice for all products of a brand."""
    return choices[zlib.crc32(record["Brand"].encode()) % len(choices)]


def choose_still(record):
    """{name, shape, glass, liquid}, or None where the drawing stays."""
    if "Volume" not in record:
        return None
    chosen = {"wine": wine, "spirits": spirits, "sake": sake, "beer": beer}[record["Area"]](record)
    if chosen is None:
        return None
    shape, glass, liquid = chosen
    name = "-".join(part for part in (shape, glass, liquid) if part)
    return {"name": name, "shape": shape, "glass": glass, "liquid": liquid}


def says(record, pattern):
    return re.search(pattern, record["Name"]["en"]) is not None


def is_can(record):
    """Records say so by where the lot number stands, or what the can is made of."""
    return re.search(r"(?<!陶)罐(底|身)|裝罐", record["Description"]["tw"]) is not None


def sized(shape, record, *volumes):
    return f"{shape}-{record['Volume']}" if record["Volume"] in volumes else None


LIGHT = "Pinot Noir|Syrah|Grenache|Nebbiolo|Gamay|Chardonnay|Chenin"
AROMATIC = "Riesling|Pinot Gris|Grüner|Gewürz"


def wine(record):
    kind, volume = record["Category"], record["Volume"]
    shape = "burgundy" if says(record, LIGHT) else "bordeaux"
    if kind == "white-wine" and says(record, AROMATIC) and volume == 750:
        return "flute-750", one_of(record, "green", "olive"), "white"
    if kind == "red-wine":
        glass = "antique" if shape == "bordeaux" else one_of(record, "olive", "antique")
        return f"{shape}-{volume}", glass, "red"
    if kind == "white-wine":
        glass = "olive" if shape == "burgundy" else one_of(record, "green", "olive", "clear")
        return f"{shape}-{volume}", glass, "white"
    if kind == "rose-wine":
        return f"{one_of(record, 'bordeaux', 'burgundy')}-{volume}", "clear", "rose"
    if kind == "amber-wine":
        return f"bordeaux-{volume}", "clear", "orange"
    if kind == "sparkling-wine":
        if says(record, "Rosé"):
            return f"sparkling-{volume}", "clear", "rose"
        return f"sparkling-{volume}", one_of(record, "green", "olive", "antique"), "white"
    if kind == "sweet-fortified":
        if says(record, "Late Harvest"):
            return {375: "bordeaux-375", 500: "slim-500", 750: "bordeaux-750"}[volume], "clear", "gold"
        return {375: "bordeaux-375", 500: "slim-500", 750: "fortified-750"}[volume], "black", "red"
    # The colours of fruit wines are not known.
    return None


def spirits(record):
    kind = record["Category"]
    either = one_of(record, "spirit-round", "spirit-square")
    if kind == "whisky":
        return either, *one_of(record, ("clear", "whisky"), ("clear", "whisky"), ("clear", "gold"), ("clear", "oak"), ("antique", "whisky"))
    if kind == "gin":
        # Oak colours a gin, and smoked tea may.
        if says(record, "Barrel|Tea"):
            return "spirit-gin", "antique", "water"
        return one_of(record, "spirit-gin", "spirit-gin", "spirit-round"), one_of(record, "clear", "clear", "aqua", "blue"), "water"
    if kind == "vodka":
        return None if says(record, "Aquavit") else ("spirit-round", "clear", "water")
    if kind == "brandy":
        if says(record, "Grappa|Pisco|Fruit") and not says(record, "XO|VSOP|Cask|Solera|Family|Aged"):
            return either, "clear", "water"
        return either, "clear", "oak"
    if kind == "rum":
        if says(record, "White"):
            return either, "clear", "water"
        return either, "clear", "oak" if says(record, "Aged|Years|Wood") else "whisky"
    if kind == "agave":
        liquid = "whisky" if says(record, "Añejo") else "gold" if says(record, "Reposado") else "water"
        return either, "clear", liquid
    if kind == "kaoliang-baijiu":
        return ("jar", "", "") if says(record, "Jar") else ("spirit-round", "clear", "water")
    if kind == "liqueur":
        # Glass through which no colour is seen that the record does not name.
        return either, one_of(record, "antique", "black"), "red"
    return None


def sake(record):
    kind, volume = record["Category"], record["Volume"]
    text = record["Name"]["tw"] + record["Description"]["tw"]
    if kind == "korean-rice-wine" or says(record, "Cloudy|Glutinous") or re.search("濁酒|混濁", text):
        return None
    shape = "sake-1800" if volume == 1800 else "sake-300" if volume < 400 else "sake-720"
    if kind == "umeshu-fruit":
        return (shape, "clear", "gold") if says(record, "Umeshu") else (shape, "antique", "gold")
    if kind == "shochu-awamori":
        if says(record, "Clay Jar"):
            return "jar", "", ""
        return shape, one_of(record, "amber", "antique", "clear"), "water"
    if says(record, "Aged"):
        return shape, "amber", "gold"
    if volume == 1800:
        return shape, one_of(record, "amber", "green"), "water"
    return shape, one_of(record, "green", "aqua", "amber", "blue", "antique"), "water"


def beer(record):
    kind, volume = record["Category"], record["Volume"]
    if kind == "cider":
        return "beer-330", "green", "gold"
    if is_can(record):
        return (f"can-{volume}", "", "") if volume in (330, 500) else None
    liquid = "stout" if kind == "stout-porter" else "beer"
    shape = "sparkling-750" if volume == 750 else f"beer-{volume}"
    return shape, "amber", liquid
