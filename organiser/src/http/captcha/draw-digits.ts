import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const width = 200;
const height = 72;
/**
 * Image pixels per CSS pixel: sharp enough for a phone, yet small, since noise does not compress.
 */
const density = 1.5;
type Point = readonly [x: number, y: number];
/** The lines of each digit on a grid of 4 by 6. The points of a line are joined in order. */
const strokes = JSON.parse(
  readFileSync(join(import.meta.dirname, 'digit-strokes.json'), 'utf8'),
) as Record<string, string[]>;

function digitStrokes(digit: string): Point[][] {
  return (strokes[digit] ?? []).map((line) =>
    line.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
}

type Segment = { from: Point; to: Point; thickness: number };

const between = (low: number, high: number) =>
  low + ((high - low) * randomInt(1_000_001)) / 1_000_000;

/**
 * Draws the digits as a PNG. Each digit is randomly turned, slanted and scaled. Waves bend the
 * whole, and lines of the same ink and noise cover it.
 */
export async function drawDigits(digits: string): Promise<Buffer> {
  const bendX = wave();
  const bendY = wave();
  const [columns, rows] = [width * density, height * density];
  const ink = new Float32Array(columns * rows);
  const letters = [...digits].flatMap((digit, index) => placeDigit(digit, index, digits.length));
  for (const segment of [...letters, ...crossingLines()]) drawSegment(ink, segment, bendX, bendY);
  const chance = randomBytes(columns * rows);
  const pixels = ink.map((depth, index) => {
    const noise = chance[index] ?? 0;
    return Math.max(
      0,
      Math.min(255, 246 - 205 * depth + (noise % 64) - 32 - (noise > 248 ? 110 : 0)),
    );
  });
  const { default: sharp } = await import('sharp');
  const raw = { width: columns, height: rows, channels: 1 } as const;
  return sharp(Uint8Array.from(pixels), { raw }).toColourspace('b-w').png().toBuffer();
}

function wave(): (at: number) => number {
  const [rise, length, phase] = [between(1.2, 2.4), between(48, 80), between(0, 6.28)];
  return (at) => rise * Math.sin((at * 2 * Math.PI) / length + phase);
}

function placeDigit(digit: string, index: number, count: number): Segment[] {
  const [turn, slant, scale, thickness] = [
    between(-0.32, 0.32),
    between(-0.2, 0.2),
    between(6.2, 7.4),
    between(1.8, 2.6),
  ];
  const [centreX, centreY] = [
    ((index + 0.5) * (width - 24)) / count + 12 + between(-3, 3),
    height / 2 + between(-6, 6),
  ];
  const place = ([column, row]: Point): Point => {
    const [x, y] = [(column - 2 + slant * (row - 3)) * scale, (row - 3) * scale];
    return [
      centreX + x * Math.cos(turn) - y * Math.sin(turn),
      centreY + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
  return digitStrokes(digit).flatMap((line) => toSegments(line.map(place), thickness));
}

function crossingLines(): Segment[] {
  return [between(12, 28), between(44, 60)].flatMap((from) => {
    const [bow, to] = [between(-22, 22), between(10, height - 10)];
    const at = (step: number): Point => [
      (step * width) / 8,
      from + ((to - from) * step) / 8 + bow * Math.sin((step * Math.PI) / 8),
    ];
    return toSegments(
      Array.from({ length: 9 }, (_, step) => at(step)),
      between(0.7, 1.2),
    );
  });
}

function toSegments(points: Point[], thickness: number): Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, thickness }));
}

/** Checks only the pixels around the segment: the waves move a pixel by at most five. */
function drawSegment(
  ink: Float32Array,
  { from, to, thickness }: Segment,
  bendX: (y: number) => number,
  bendY: (x: number) => number,
): void {
  const reach = thickness + 5;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const range = (a: number, b: number, end: number) =>
    [
      Math.max(0, Math.floor((Math.min(a, b) - reach) * density)),
      Math.min(end * density, Math.ceil((Math.max(a, b) + reach) * density)),
    ] as const;
  const [left, right] = range(from[0], to[0], width);
  const [top, bottom] = range(from[1], to[1], height);
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const [across, down] = [column / density, row / density];
      const [x, y] = [across + bendX(down) - from[0], down + bendY(across) - from[1]];
      const along = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
      const depth = thickness + 0.5 - Math.hypot(x - along * dx, y - along * dy);
      const index = row * width * density + column;
      ink[index] = Math.max(ink[index] ?? 0, Math.min(1, depth));
    }
  }
}
