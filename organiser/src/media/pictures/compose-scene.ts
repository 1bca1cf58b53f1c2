import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { readData, readLabel, standing, type Label } from './compose-still.ts';

const folder = join(import.meta.dirname, '../../../seed/stills/scenes');

/** A rendered scene. On the counter of an exhibitor stand its own bottles. */
export type Scene = {
  name: string;
  /** The file. */
  picture: string;
  /** Ids of products whose labels lie beside the file that names the scene. */
  bottles: readonly string[];
  /** Which part of the counter is seen, from 0 to 1. */
  shift: number;
  isMirrored: boolean;
};

/** Undefined for an SVG that names no scene, or one that does not exist. */
export function readScene(svg: string): Scene | undefined {
  const read = readData(svg);
  const name = read('scene') ?? '';
  const picture = join(folder, `${name}.webp`);
  if (!/^[a-z-]+$/u.test(name) || !existsSync(picture)) return undefined;
  const bottles = (read('bottles') ?? '').split(' ').filter((id) => /^\d+$/u.test(id));
  const shift = Math.min(1, Math.max(0, Number(read('shift') ?? 0.5) || 0));
  const isMirrored = read('mirrored') !== undefined;
  return { name, picture, bottles: bottles.slice(0, 3), shift, isMirrored };
}

/**
 * The camera of counters is that of the vessels (`seed/stills/studio.py`). In units of 100 mm: the
 * height of the picture, that of the ground in it, and the distances of camera and ground.
 */
const counter = { high: 4.35, ground: 0.62, camera: 1.6, distance: 22 };
/**
 * How tall the tallest appears, in the same units: taller ones are made smaller, with all beside
 * them, and corks and cups larger, as if the camera came nearer.
 */
const heights = { least: 1.6, most: 3.5 };
/** Where bottles stand by their number: to the side and behind the front, those behind first. */
const places: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [0.62, 0.7],
    [-0.62, 0],
  ],
  3: [
    [0.08, 0.9],
    [-1.15, 0],
    [1.25, 0.2],
  ],
};

/** `labels`: the folder of the labels. */
export async function composeScene(
  scene: Scene,
  labels: string,
  { width, height }: { width: number; height: number },
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { picture, bottles, shift, isMirrored } = scene;
  const whole = sharp(picture).flop(isMirrored);
  if (bottles.length === 0) return whole.resize(width, height, { fit: 'cover' });
  const ground = await whole.resize({ height }).toBuffer({ resolveWithObject: true });
  const left = Math.round(Math.max(0, ground.info.width - width) * shift);
  const found = await Promise.all(bottles.map((id) => labelOf(join(labels, `product-${id}.svg`))));
  const shown = found.filter((label) => label !== undefined);
  const tallest = Math.max(...shown.map(heightOf));
  const fit = Math.min(heights.most, Math.max(heights.least, tallest)) / tallest;
  const unit = (height / counter.high) * fit;
  const layers = shown.map((label, at) => {
    const [x, behind] = places[shown.length]?.[at] ?? [0, 0];
    const nearness = counter.distance / (counter.distance + behind);
    return standing(label, {
      width,
      height,
      scale: unit * nearness * unitsOf(label),
      x: width / 2 + x * unit * nearness,
      y: height - (height / counter.high) * (counter.ground + counter.camera * (1 - nearness)),
    });
  });
  return sharp(ground.data)
    .extract({ left, top: 0, width: Math.min(width, ground.info.width), height })
    .resize(width, height)
    .composite((await Promise.all(layers)).flat());
}

async function labelOf(path: string): Promise<Label | undefined> {
  return existsSync(path) ? readLabel(await readFile(path, 'utf8')) : undefined;
}

/** Units of 100 mm for a px of the still, in the vessel's own volume. */
const unitsOf = ({ still: { measures }, volume }: Label) =>
  (counter.distance / measures.distance) * Math.cbrt(volume / measures.volume);

const heightOf = (label: Label) => label.still.measures.ground * unitsOf(label);
