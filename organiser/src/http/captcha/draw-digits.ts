import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const width = 200;
const height = 72;
/**
 * Image pixels per CSS pixel: sharp enough for a phone, yet small, since noise does not compress.
 */
const density = 1.5;
const paper = '#f6f6f6';
type Point = readonly [x: number, y: number];
type Line = { points: readonly Point[]; thickness: number };
/** The lines of each digit on a grid of 4 by 6. The points of a line are joined in order. */
const strokes = JSON.parse(
  readFileSync(join(import.meta.dirname, 'digit-strokes.json'), 'utf8'),
) as Record<string, string[]>;

const between = (low: number, high: number) =>
  low + ((high - low) * randomInt(1_000_001)) / 1_000_000;

/**
 * Draws the digits as a PNG. Each digit is randomly turned, slanted and scaled. Waves bend the
 * whole, and lines of the same ink and noise cover it.
 */
export async function drawDigits(digits: string): Promise<Buffer> {
  const [bendX, bendY] = [wave(), wave()];
  const bend = ([x, y]: Point) => `${x + bendX(y)},${y + bendY(x)}`;
  const letters = [...digits].flatMap((digit, index) => placeDigit(digit, index, digits.length));
  const lines = [...letters, crossingLine(12, 28), crossingLine(44, 60)].map(
    ({ points, thickness }) =>
      `<polyline points="${divide(points).map(bend).join(' ')}" stroke-width="${2 * thickness}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#292929" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</svg>`;
  const { default: sharp } = await import('sharp');
  const drawn = sharp(Buffer.from(svg)).flatten({ background: paper }).toColourspace('b-w');
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const chance = randomBytes(data.length);
  const pixels = Uint8ClampedArray.from(data, (grey, index) => {
    const noise = chance[index] ?? 0;
    return grey + (noise % 64) - 32 - (noise > 248 ? 110 : 0);
  });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  return sharp(pixels, { raw }).toColourspace('b-w').png().toBuffer();
}

function wave(): (at: number) => number {
  const [rise, length, phase] = [between(1.2, 2.4), between(48, 80), between(0, 6.28)];
  return (at) => rise * Math.sin((at * 2 * Math.PI) / length + phase);
}

function placeDigit(digit: string, index: number, count: number): Line[] {
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
  const place = (point: string): Point => {
    const [column = 0, row = 0] = point.split(',').map(Number);
    const [x, y] = [(column - 2 + slant * (row - 3)) * scale, (row - 3) * scale];
    return [
      centreX + x * Math.cos(turn) - y * Math.sin(turn),
      centreY + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
  return (strokes[digit] ?? []).map((line) => ({ points: line.split(' ').map(place), thickness }));
}

function crossingLine(highest: number, lowest: number): Line {
  const [from, bow, to] = [between(highest, lowest), between(-22, 22), between(10, height - 10)];
  const points = Array.from({ length: 9 }, (_, step): Point => [
    (step * width) / 8,
    from + ((to - from) * step) / 8 + bow * Math.sin((step * Math.PI) / 8),
  ]);
  return { points, thickness: between(0.7, 1.2) };
}

/** Adds points between those of a line, so that waves bend what was straight. */
function divide(points: readonly Point[], parts = 6): Point[] {
  return points.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = points[index] ?? [toX, toY];
    return Array.from({ length: parts + 1 }, (_, part): Point => [
      x + ((toX - x) * part) / parts,
      y + ((toY - y) * part) / parts,
    ]);
  });
}
