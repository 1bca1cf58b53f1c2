import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const folder = join(import.meta.dirname, '../../../seed/stills');

/** Where a vessel's parts lie, in px of its still. */
const Measures = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  /** y of the ground below its axis. */
  ground: Type.Number(),
  /** y of the camera's height, and the camera's distance from the axis. */
  horizon: Type.Number(),
  distance: Type.Number(),
  /** Of the body, or half of its width if it is flat; of what bears no label, of its foot. */
  radius: Type.Number(),
  flat: Type.Boolean(),
  /** y of the upper and the lower end of the body, where a label may lie; absent if none does. */
  body: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
  /** y above which the closure's colour, or that of a whole cup, applies. */
  closure: Type.Number(),
  /** Its scale in a frame of 600 x 750. */
  frame: Type.Number(),
  /** Millilitres. A vessel of another volume is scaled. 1,000 where the record has no volume. */
  volume: Type.Integer(),
  /** Half of the angle that a label takes, in radians. */
  turn: Type.Number(),
});
export type Measures = Static<typeof Measures>;

/** What a still shows; glass and liquid are empty where none is seen. */
const Entry = Type.Object({ shape: Type.String(), glass: Type.String(), liquid: Type.String() });

const Stills = Type.Object({
  shapes: Type.Record(Type.String(), Measures),
  stills: Type.Record(Type.String(), Entry),
});

/** A rendered vessel: its picture, and the light on white paper around its body. */
export type Still = Static<typeof Entry> & { measures: Measures; picture: string; light: string };

let measured: Static<typeof Stills> | undefined;

/** Undefined for an unknown name. */
export function findStill(name: string): Still | undefined {
  measured ??= Value.Parse(Stills, JSON.parse(readFileSync(join(folder, 'stills.json'), 'utf8')));
  const entry = measured.stills[name];
  const measures = entry && measured.shapes[entry.shape];
  return (
    measures && {
      ...entry,
      measures,
      picture: join(folder, `${name}.webp`),
      light: join(folder, `${entry.shape}-label.png`),
    }
  );
}

let outlines: Promise<ReadonlyMap<string, string>> | undefined;

/** The outlines of all characters of labels: id -> path data. */
export function readGlyphs(): Promise<ReadonlyMap<string, string>> {
  outlines ??= readFile(join(folder, 'glyphs.json.br'))
    .then(promisify(brotliDecompress))
    .then((text) => new Map(Object.entries(JSON.parse(text.toString()) as Record<string, string>)));
  return outlines;
}
