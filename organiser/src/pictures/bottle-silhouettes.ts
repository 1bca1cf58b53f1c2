import { svg } from './markup.ts';

/**
 * Right half of a vessel seen from the front, from the lip down to the base, in millimetres of the real thing:
 * a point `[x, y]` after a straight line, `[c1x, c1y, c2x, c2y, x, y]` after a curve; y is the height above the table.
 */
export type Profile = readonly (readonly number[])[];

/** `label` is the band of the body, in millimetres above the table, on which a label can lie flat. */
export type Silhouette = {
  height: number;
  width: number;
  neck: number;
  label: readonly [low: number, high: number];
  profile: Profile;
};

const foot = (x: number): number[][] => [
  [x, 5],
  [x, 1.5, x - 1.5, 0, x - 5, 0],
];
const of = (height: number, width: number, neck: number, label: [number, number], profile: number[][]): Silhouette => ({
  height,
  width,
  neck,
  label,
  profile: [[neck, height], ...profile],
});

export const silhouettes = {
  bordeaux: of(300, 75, 14, [38, 172], [[14, 224], [14, 205, 37.5, 212, 37.5, 186], ...foot(37.5)]),
  burgundy: of(296, 84, 14, [26, 122], [[14, 236], [14, 190, 42, 180, 42, 126], ...foot(42)]),
  flute: of(335, 74, 13.5, [30, 136], [[13.5, 292], [14, 245, 37, 215, 37, 142], ...foot(37)]),
  champagne: of(318, 89, 14.5, [32, 132], [[14.5, 268], [15, 218, 44.5, 196, 44.5, 136], ...foot(44.5)]),
  port: of(
    298,
    77,
    14.5,
    [36, 166],
    [[14.5, 272], [19.5, 262, 19.5, 236, 15, 224], [14, 206, 38.5, 212, 38.5, 184], ...foot(38.5)],
  ),
  slim: of(330, 62, 13, [34, 196], [[13, 252], [13, 230, 31, 234, 31, 208], ...foot(31)]),
  roundWhisky: of(
    285,
    86,
    14.5,
    [30, 168],
    [[14.5, 258], [19, 250, 19.5, 230, 16, 220], [15, 200, 43, 210, 43, 180], ...foot(43)],
  ),
  squareWhisky: of(
    262,
    98,
    15.5,
    [26, 176],
    [[15.5, 226], [15.5, 206, 24, 210, 37, 206], [45, 203, 49, 200, 49, 190], ...foot(49)],
  ),
  cognac: of(
    255,
    116,
    13.5,
    [34, 104],
    [
      [13.5, 196],
      [14, 158, 58, 142, 58, 78],
      [58, 24, 52, 0, 40, 0],
    ],
  ),
  decanter: of(
    240,
    104,
    16,
    [24, 128],
    [
      [16, 196],
      [16, 172, 46, 176, 48, 148],
      [52, 40],
      [52, 12, 48, 0, 38, 0],
    ],
  ),
  apothecary: of(232, 100, 17, [24, 150], [[17, 196], [17, 178, 50, 192, 50, 156], ...foot(50)]),
  tallGin: of(282, 80, 16, [30, 190], [[16, 240], [16, 222, 40, 232, 40, 202], ...foot(40)]),
  vodka: of(312, 76, 14, [32, 200], [[14, 250], [14, 230, 38, 242, 38, 212], ...foot(38)]),
  rum: of(
    236,
    102,
    15.5,
    [26, 124],
    [
      [15.5, 200],
      [17, 168, 51, 180, 51, 130],
      [51, 14],
      [51, 4, 46, 0, 38, 0],
    ],
  ),
  agave: of(
    246,
    96,
    15,
    [26, 138],
    [
      [15, 196],
      [15, 176, 39, 178, 41, 148],
      [48, 10],
      [48.4, 3, 45, 0, 40, 0],
    ],
  ),
  kaoliang: of(262, 78, 13, [34, 164], [[13, 214], [13, 192, 39, 206, 39, 174], ...foot(39)]),
  porcelain: of(
    238,
    108,
    12,
    [66, 140],
    [
      [12, 214],
      [12, 204, 17, 204, 17, 198],
      [17, 186, 54, 184, 54, 136],
      [54, 78, 36, 52, 34, 6],
      [34, 2, 33, 0, 30, 0],
    ],
  ),
  sake: of(300, 79, 13.5, [30, 158], [[13.5, 250], [14, 214, 39.5, 212, 39.5, 164], ...foot(39.5)]),
  isshobin: of(395, 105, 15, [42, 212], [[15, 326], [16, 272, 52.5, 272, 52.5, 218], ...foot(52.5)]),
  slimSake: of(312, 68, 13, [30, 194], [[13, 258], [13, 236, 34, 238, 34, 200], ...foot(34)]),
  tokkuri: of(
    196,
    92,
    19,
    [34, 84],
    [
      [19, 192],
      [13, 178, 13, 166, 14, 152],
      [17, 118, 46, 108, 46, 62],
      [46, 22, 38, 0, 28, 0],
    ],
  ),
  jar: of(
    210,
    118,
    21,
    [44, 122],
    [
      [21, 188],
      [21, 180, 26, 180, 28, 178],
      [52, 168, 59, 146, 59, 110],
      [59, 46, 46, 22, 44, 4],
      [44, 1, 42, 0, 39, 0],
    ],
  ),
  longneck: of(230, 62, 12.5, [20, 112], [[12.5, 182], [13, 150, 31, 154, 31, 118], ...foot(31)]),
  stubby: of(208, 68, 13, [20, 104], [[13, 176], [14, 144, 34, 146, 34, 108], ...foot(34)]),
  can: of(
    168,
    66,
    26,
    [14, 148],
    [
      [26.5, 164],
      [33, 152],
      [33, 10],
      [27.5, 0],
    ],
  ),
  sleekCan: of(
    156,
    58,
    23,
    [12, 138],
    [
      [23.5, 152.5],
      [29, 143],
      [29, 9],
      [24, 0],
    ],
  ),
  growler: of(
    268,
    132,
    17,
    [30, 150],
    [
      [17, 246],
      [17, 214, 66, 226, 66, 164],
      [66, 10],
      [66, 3, 62, 0, 54, 0],
    ],
  ),
  swingTop: of(262, 72, 13, [26, 134], [[13, 208], [14, 172, 36, 178, 36, 140], ...foot(36)]),
} satisfies Record<string, Silhouette>;

export type SilhouetteName = keyof typeof silhouettes;

/** The whole outline as path data, standing with the middle of its base on (x, base). */
export function outline({ profile }: Pick<Silhouette, 'profile'>, x: number, base: number, scale: number): string {
  const right = profile.map((node) => node.map((value, at) => (at % 2 ? base - value * scale : x + value * scale)));
  const left = profile.map((node) => node.map((value, at) => (at % 2 ? base - value * scale : x - value * scale)));
  const point = (node: readonly number[] | undefined): number[] => (node ?? []).slice(-2);
  const up = left
    .map((node, at) => ({ node, to: point(left[at - 1]) }))
    .slice(1)
    .reverse()
    .map(({ node, to }) => (node.length === 2 ? [...to] : [...node.slice(2, 4), ...node.slice(0, 2), ...to]));
  const command = (numbers: readonly number[]): string =>
    (numbers.length === 2 ? 'L' : 'C') + numbers.map((value) => svg`${value}`).join(' ');
  const [start, ...down] = right;
  return `M${point(start)
    .map((value) => svg`${value}`)
    .join(' ')}${down.map(command).join('')}L${point(left.at(-1))
    .map((value) => svg`${value}`)
    .join(' ')}${up.map(command).join('')}Z`;
}

/** Half the width at a height above the table, for things that must follow the glass (millimetres). */
export function halfWidthAt({ profile }: Silhouette, height: number): number {
  let from = profile[0] ?? [0, 0];
  for (const node of profile.slice(1)) {
    const [x0 = 0, y0 = 0] = from.slice(-2);
    const [x1 = 0, y1 = 0] = node.slice(-2);
    if (height <= y0 && height >= y1) {
      const share = y0 === y1 ? 0 : (y0 - height) / (y0 - y1);
      const eased = node.length === 2 ? share : share * share * (3 - 2 * share);
      return x0 + (x1 - x0) * eased;
    }
    from = node;
  }
  return (profile.at(-1) ?? [0]).at(-2) ?? 0;
}
