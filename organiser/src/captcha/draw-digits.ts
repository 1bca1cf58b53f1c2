import { randomInt } from 'node:crypto';
import { encodePng } from './png.ts';

const width = 200;
const height = 72;
type Point = readonly [number, number];
type Segment = { from: Point; to: Point; thickness: number };

/** Each digit as strokes on a grid of 4 by 6. */
const strokes: Record<string, Point[][]> = {
  '0': [
    [
      [1, 0],
      [3, 0],
      [4, 1.5],
      [4, 4.5],
      [3, 6],
      [1, 6],
      [0, 4.5],
      [0, 1.5],
      [1, 0],
    ],
  ],
  '1': [
    [
      [0.8, 1.4],
      [2.2, 0],
      [2.2, 6],
    ],
    [
      [0.8, 6],
      [3.6, 6],
    ],
  ],
  '2': [
    [
      [0, 1.4],
      [1, 0],
      [3, 0],
      [4, 1.2],
      [3.8, 2.4],
      [0, 6],
      [4, 6],
    ],
  ],
  '3': [
    [
      [0, 0.4],
      [2.6, 0],
      [4, 1.4],
      [2.8, 2.8],
      [1.4, 2.9],
    ],
    [
      [2.8, 2.8],
      [4, 4.4],
      [2.8, 6],
      [0, 5.7],
    ],
  ],
  '4': [
    [
      [3, 6],
      [3, 0],
      [0, 4.2],
      [4, 4.2],
    ],
  ],
  '5': [
    [
      [3.8, 0],
      [0.5, 0],
      [0.2, 2.6],
      [2.6, 2.4],
      [4, 3.8],
      [3.4, 5.6],
      [1.6, 6],
      [0, 5.4],
    ],
  ],
  '6': [
    [
      [3.6, 0.2],
      [1.4, 1.2],
      [0.1, 3.6],
      [0.6, 5.6],
      [2.2, 6],
      [3.8, 5],
      [3.6, 3.4],
      [2, 2.8],
      [0.3, 3.8],
    ],
  ],
  '7': [
    [
      [0, 0],
      [4, 0],
      [1.4, 6],
    ],
    [
      [1.2, 3],
      [3.6, 3],
    ],
  ],
  '8': [
    [
      [2, 2.8],
      [0.5, 1.8],
      [0.8, 0.3],
      [3.2, 0.3],
      [3.5, 1.8],
      [2, 2.8],
      [0.1, 4.2],
      [0.6, 5.8],
      [3.4, 5.8],
      [3.9, 4.2],
      [2, 2.8],
    ],
  ],
  '9': [
    [
      [3.7, 2.2],
      [2, 3.2],
      [0.4, 2.6],
      [0.2, 1],
      [1.8, 0],
      [3.4, 0.4],
      [3.9, 2.4],
      [2.6, 4.8],
      [0.6, 6],
    ],
  ],
};

const between = (low: number, high: number) => low + ((high - low) * randomInt(1_000_001)) / 1_000_000;

/** The digits as a PNG: each turned, slanted and sized by chance, the whole bent by waves, crossed by lines of the same ink and strewn with noise. */
export function drawDigits(digits: string): Buffer {
  const segments = [
    ...[...digits].flatMap((digit, index) => placeDigit(digit, index, digits.length)),
    ...crossingLines(),
  ];
  const waves = [0, 1].map(() => ({ height: between(2, 4), length: between(30, 55), phase: between(0, 6) }));
  const bend = (at: number, wave = waves[0]) =>
    wave ? wave.height * Math.sin(at / (wave.length / 6.28) + wave.phase) : 0;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const ink = inkAt(x + bend(y, waves[1]), y + bend(x), segments);
      pixels[y * width + x] = Math.max(
        0,
        Math.min(255, 246 - 205 * ink + between(-26, 26) - (randomInt(40) === 0 ? 110 : 0)),
      );
    }
  }
  return encodePng(width, height, pixels);
}

function placeDigit(digit: string, index: number, count: number): Segment[] {
  const [turn, slant, scale, thickness] = [
    between(-0.32, 0.32),
    between(-0.25, 0.25),
    between(6.4, 7.6),
    between(1.7, 2.5),
  ];
  const [centreX, centreY] = [
    ((index + 0.5) * (width - 24)) / count + 12 + between(-4, 4),
    height / 2 + between(-6, 6),
  ];
  const place = ([column, row]: Point): Point => {
    const [x, y] = [(column - 2 + slant * (row - 3)) * scale, (row - 3) * scale];
    return [centreX + x * Math.cos(turn) - y * Math.sin(turn), centreY + x * Math.sin(turn) + y * Math.cos(turn)];
  };
  return (strokes[digit] ?? []).flatMap((line) => toSegments(line.map(place), thickness));
}

function crossingLines(): Segment[] {
  return Array.from({ length: 3 }, () => {
    const [from, bow, to] = [between(8, height - 8), between(-26, 26), between(8, height - 8)];
    const points = Array.from({ length: 9 }, (_, step): Point => [
      (step * width) / 8,
      from + ((to - from) * step) / 8 + bow * Math.sin((step * Math.PI) / 8),
    ]);
    return toSegments(points, between(0.8, 1.3));
  }).flat();
}

function toSegments(points: Point[], thickness: number): Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, thickness }));
}

/** 1 in the middle of a stroke, 0 outside, with a soft edge of a pixel. */
function inkAt(x: number, y: number, segments: Segment[]): number {
  let ink = 0;
  for (const { from, to, thickness } of segments) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const along = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)));
    const distance = Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
    ink = Math.max(ink, Math.min(1, Math.max(0, thickness + 0.5 - distance)));
    if (ink === 1) return 1;
  }
  return ink;
}
