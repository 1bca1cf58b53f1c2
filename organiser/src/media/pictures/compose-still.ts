import type { OverlayOptions, Sharp } from 'sharp';
import { svg as draw } from './markup.ts';
import { findStill, readGlyphs, type Measures, type Still } from './still-measures.ts';

/** A flat label that names the rendered vessel on which it lies; empty for what bears none. */
export type Label = {
  svg: string;
  still: Still;
  /** Millilitres. */
  volume: number;
  /** The colour of foil, cap or glaze, as `#rrggbb`. */
  closure: string | undefined;
};

/** Reads the `data-` attributes of an SVG's root. */
export function readData(svg: string): (name: string) => string | undefined {
  const root = /^<svg\b[^>]*>/u.exec(svg)?.[0] ?? '';
  return (name) => new RegExp(` data-${name}="([^"]*)"`, 'u').exec(root)?.[1];
}

/** Undefined for a drawing that is a whole picture, and for a label of an unknown vessel. */
export function readLabel(svg: string): Label | undefined {
  const read = readData(svg);
  const still = findStill(read('still') ?? '');
  if (!still) return undefined;
  const volume = Number(read('volume') ?? still.measures.volume);
  const closure = read('closure');
  const isDrawable =
    volume >= 20 && volume <= 20_000 && /^#[\da-f]{6}$/iu.test(closure ?? '#000000');
  return isDrawable ? { svg, still, volume, closure } : undefined;
}

type Pixels = { data: Buffer; width: number; height: number };

/**
 * Lays a label on its vessel. What surrounds it is transparent, so that it suits light and dark
 * pages.
 */
export async function composeStill(label: Label, width: number, height: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { measures } = label.still;
  const frame = Math.min(width / 600, height / 750);
  const scale = frame * measures.frame * Math.cbrt(label.volume / measures.volume);
  return sharp({ create: { width, height, channels: 4, background: '#0000' } }).composite(
    await standing(label, { width, height, scale, x: width / 2, y: height - 46 * frame }),
  );
}

/** In px: the size of the picture, and where in it the foot of a vessel is. */
type Standing = { width: number; height: number; scale: number; x: number; y: number };

/** A labelled vessel and its shadow, as layers of a picture. `scale`: its px for one of its still. */
export async function standing(label: Label, at: Standing): Promise<OverlayOptions[]> {
  const { default: sharp } = await import('sharp');
  const { measures } = label.still;
  const { scale } = at;
  const vessel = await pixelsOf(
    sharp(label.still.picture).resize(
      Math.round(measures.width * scale),
      Math.round(measures.height * scale),
      { fit: 'fill' },
    ),
  );
  if (label.closure !== undefined) tint(vessel, measures.closure * scale, label.closure);
  if (measures.body) await layOn(vessel, label, scaledBody(measures, measures.body, scale));
  const y = Math.round(at.y);
  return [
    { input: Buffer.from(drawShadow({ ...at, y }, measures.radius * scale)), left: 0, top: 0 },
    {
      input: vessel.data,
      raw: { width: vessel.width, height: vessel.height, channels: 4 },
      left: Math.round(at.x - vessel.width / 2),
      top: y - Math.round(measures.ground * scale),
    },
  ];
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Light comes from the left: a dark line of contact, and a wide soft shadow to the right. */
function drawShadow({ width, height, x, y }: Standing, radius: number): string {
  const soft = (id: string, opacity: number) =>
    `<radialGradient id="${id}"><stop stop-opacity="${opacity}"/><stop offset=".55" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-opacity="0"/></radialGradient>`;
  return draw`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${soft('w', 0.26)}${soft('c', 0.6)}</defs><ellipse cx="${x + radius * 0.75}" cy="${y}" rx="${Math.min(radius * 2.7, width - x - radius * 0.75)}" ry="${radius * 0.3}" fill="url(#w)"/><ellipse cx="${x + radius * 0.06}" cy="${y + 1}" rx="${radius * 1.2}" ry="${radius * 0.13}" fill="url(#c)"/></svg>`;
}

/** Colours the neutral grey closure. What is brighter than grey is a reflection and stays white. */
function tint({ data, width }: Pixels, below: number, colour: string): void {
  const grey = 190;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let at = 0; at < Math.round(below) * width * 4; at += 4) {
    const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    const shine = Math.max(0, (light - grey) / (255 - grey));
    channels.forEach((channel, part) => {
      const body = channel * Math.min(1, light / grey);
      data[at + part] = Math.round(body + (255 - body) * shine);
    });
  }
}

/** Draws the label into the picture of the vessel, around its body and in its light. */
async function layOn(vessel: Pixels, label: Label, body: Body): Promise<void> {
  const { default: sharp } = await import('sharp');
  // Twice as fine as it appears, because its sides are squeezed. Labels are 1,000 units wide.
  const fine = Math.round(body.wide * 2);
  const flat = await pixelsOf(
    sharp(Buffer.from(await withGlyphs(label.svg)), { density: (72 * fine) / 1000 }).resize(fine),
  );
  const blend = blender(vessel, flat);
  const high = (flat.height * body.wide) / flat.width;
  const [top, low] = body.ends;
  const start = low - 0.47 * (low - top) - high / 2;
  const light = await sharp(label.still.light)
    .resize(Math.ceil(body.radius * 2) + 1, Math.ceil(low - top) + 1, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const from = Math.max(0, Math.floor(vessel.width / 2 - body.radius));
  const to = Math.min(vessel.width, Math.ceil(vessel.width / 2 + body.radius));
  for (let x = from; x < to; x += 1) {
    const across = x + 0.5 - vessel.width / 2;
    const { u, nearer } = around(body, across);
    if (u === undefined) continue;
    for (let y = Math.max(0, Math.floor(top) - 4); y < Math.min(vessel.height, low + 8); y += 1) {
      const down = body.horizon + (y + 0.5 - body.horizon) / nearer;
      const v = (down - start) / high;
      if (v < -0.02 || v > 1.02) continue;
      const [lightX, lightY] = [Math.round(across + body.radius), Math.round(down - top)];
      const row = Math.max(0, Math.min(light.info.height - 1, lightY));
      const shade = (light.data[row * light.info.width + lightX] ?? 0) / 255;
      const at = (y * vessel.width + x) * 4;
      blend(at, u * flat.width, v * flat.height, shade);
    }
  }
}

type Body = {
  radius: number;
  isFlat: boolean;
  horizon: number;
  distance: number;
  ends: readonly [number, number];
  turn: number;
  wide: number;
};

function scaledBody(measures: Measures, ends: readonly [number, number], scale: number): Body {
  const radius = measures.radius * scale;
  return {
    radius,
    isFlat: measures.flat,
    horizon: measures.horizon * scale,
    distance: measures.distance * scale,
    ends: [ends[0] * scale, ends[1] * scale],
    turn: measures.turn,
    /** Of the label, flat. */
    wide: measures.flat ? radius * 1.6 : 2 * measures.turn * radius,
  };
}

/**
 * Where on the label (0 to 1) a column of pixels lies, and how much larger than at the axis its
 * surface appears, because it is nearer.
 */
function around(body: Body, across: number): { u: number | undefined; nearer: number } {
  const { radius, distance } = body;
  if (body.isFlat) {
    const nearer = distance / (distance - radius);
    const u = across / nearer / body.wide + 0.5;
    return { u: u > -0.02 && u < 1.02 ? u : undefined, nearer };
  }
  let angle = 0;
  let nearer = 1;
  // The surface is nearer in the middle than at the sides: three steps are exact to 0.01 px.
  for (let step = 0; step < 3; step += 1) {
    nearer = distance / (distance - radius * Math.cos(angle));
    angle = Math.asin(Math.max(-1, Math.min(1, across / radius / nearer)));
  }
  const u = (angle / body.turn + 1) / 2;
  return { u: u > -0.02 && u < 1.02 ? u : undefined, nearer };
}

/**
 * Returns what blends the colour between four pixels of the label around x and y, in shade, into
 * the vessel's bytes from `at`. Outside, the label is transparent. It runs 100,000 times a picture
 * and so allocates nothing.
 */
function blender(vessel: Pixels, { data, width, height }: Pixels) {
  const into = vessel.data;
  return (at: number, x: number, y: number, shade: number): void => {
    const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
    const [right, low] = [x - 0.5 - left, y - 0.5 - top];
    let red = 0;
    let green = 0;
    let blue = 0;
    let covered = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const column = left + (corner & 1);
      const row = top + (corner >> 1);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const from = (row * width + column) * 4;
      const share = (corner & 1 ? right : 1 - right) * (corner >> 1 ? low : 1 - low);
      const alpha = (share * (data[from + 3] ?? 0)) / 255;
      red += alpha * (data[from] ?? 0);
      green += alpha * (data[from + 1] ?? 0);
      blue += alpha * (data[from + 2] ?? 0);
      covered += alpha;
    }
    into[at] = Math.round((into[at] ?? 0) * (1 - covered) + red * shade);
    into[at + 1] = Math.round((into[at + 1] ?? 0) * (1 - covered) + green * shade);
    into[at + 2] = Math.round((into[at + 2] ?? 0) * (1 - covered) + blue * shade);
  };
}

/** Labels refer to the outlines of their characters, which lie in one file for all. */
async function withGlyphs(svg: string): Promise<string> {
  const glyphs = await readGlyphs();
  const ids = new Set([...svg.matchAll(/href="#([jlt][\da-f]+)"/gu)].map(([, id = '']) => id));
  const paths = [...ids].map((id) => `<path id="${id}" d="${glyphs.get(id) ?? ''}"/>`);
  return svg.replace('>', `><defs>${paths.join('')}</defs>`);
}
