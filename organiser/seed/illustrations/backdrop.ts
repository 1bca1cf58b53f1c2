import { lighter, mix } from './colour.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { type Backdrop, type Pair, palettes } from './palette.ts';
import type { Sheet } from './sheet.ts';

export type Room = Backdrop & { horizon: number };

/** Chooses the colours of the room; `horizon` is the upper edge of the table. */
export function chooseRoom(sheet: Sheet, horizon: number): Room {
  const { wall, shape, table } = sheet.chance.pick(palettes[sheet.theme].backdrops);
  // Keep dark glass and black caps visible in the dark scheme.
  const lifted = (pair: Pair): Pair => [pair[0], mix(pair[1], lighter(shape[1], 0.18), 0.3)];
  return {
    wall: lifted(wall),
    shape: [shape[0], lighter(shape[1], 0.08)],
    table: lifted(table),
    horizon,
  };
}

/** Draws the wall, one large plain shape behind (x, y), and the table. */
export function drawBackdrop(sheet: Sheet, room: Room, x: number, size: number): string {
  const { width, height } = sheet;
  const wall = svg`<rect width="${width}" height="${height}" ${sheet.fill(room.wall)}/>`;
  const table = svg`<rect y="${room.horizon}" width="${width}" height="${height - room.horizon}" ${sheet.fill(room.table)}/>`;
  return wall + sheet.chance.pick(shapes)(sheet, room, x, size) + table;
}

export const blend = (a: Pair, b: Pair, share: number): Pair => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];

type Shape = (sheet: Sheet, room: Room, x: number, size: number) => string;

const disc: Shape = (sheet, { shape, horizon }, x, size) => {
  const { chance } = sheet;
  const [cx, cy] = [
    x + chance.between(-0.12, 0.12) * size,
    horizon - size * chance.between(0.42, 0.62),
  ];
  return svg`<circle cx="${cx}" cy="${cy}" r="${size * chance.between(0.36, 0.46)}" ${sheet.fill(shape)}/>`;
};

const arch: Shape = (sheet, { wall, shape, horizon }, x, size) => {
  const w = size * sheet.chance.between(0.3, 0.4);
  const door = (half: number, pair: Pair): string =>
    svg`<path d="M${x - half} ${horizon}V${horizon - size * 1.06 + w}a${half} ${half} 0 0 1 ${half * 2} 0V${horizon}Z" ${sheet.fill(pair)}/>`;
  return door(w, blend(wall, shape, 0.55)) + door(w * 0.82, shape);
};

/** Slanted light from a window on the wall. */
const windowLight: Shape = (sheet, { wall, shape, horizon }, x, size) => {
  const lean = -sheet.light * size * 0.3;
  const [w, h, gap] = [size * 0.34, size * 0.44, size * 0.035];
  const [shaded, lit]: [Pair, Pair] = [
    [mix(wall[0], shape[0], 0.62), mix(wall[1], shape[1], 0.2)],
    [mix(wall[0], shape[0], 0.12), mix(wall[1], shape[1], 0.85)],
  ];
  const pane = (column: number, row: number): string => {
    const [px, py] = [
      x - w - gap / 2 + column * (w + gap) - lean * 0.5,
      horizon - size * 1.02 + row * (h + gap),
    ];
    const at = (y: number): number => ((y - horizon + size) / size) * lean;
    return svg`M${px + at(py)} ${py}h${w}L${px + w + at(py + h)} ${py + h}h${-w}Z`;
  };
  return svg`<rect width="${sheet.width}" height="${horizon}" ${sheet.fill(shaded)}/><path d="${pane(0, 0)}${pane(1, 0)}${pane(0, 1)}${pane(1, 1)}" ${sheet.fill(lit)}/>`;
};

const hills: Shape = (sheet, { wall, shape, horizon }, _x, size) => {
  const { chance, width } = sheet;
  const sun = svg`<circle cx="${width * chance.between(0.2, 0.8)}" cy="${horizon - size * 0.78}" r="${size * 0.14}" ${sheet.fill(shape)}/>`;
  const ridge = (lift: number, share: number): string => {
    const [a, b] = [chance.between(-0.16, 0.2), chance.between(-0.16, 0.2)];
    return svg`<path d="M0 ${horizon}V${horizon - size * lift}C${width * 0.3} ${horizon - size * (lift + a)} ${width * 0.62} ${horizon - size * (lift - b)} ${width} ${horizon - size * (lift + b * 0.5)}V${horizon}Z" ${sheet.fill(blend(wall, shape, share))}/>`;
  };
  return sun + ridge(0.52, 0.3) + ridge(0.36, 0.6) + ridge(0.2, 0.95);
};

const half: Shape = (sheet, { shape, horizon }, x, size) => {
  const right = sheet.chance.whether(0.5);
  const lean = sheet.chance.pick([0, size * 0.12, -size * 0.12]);
  return svg`<path d="M${x + lean} 0H${right ? sheet.width : 0}V${horizon}H${x - lean}Z" ${sheet.fill(shape)}/>`;
};

const rings: Shape = (sheet, { wall, shape, horizon }, x, size) => {
  const cy = horizon - size * 0.5;
  const lines = times(
    5,
    (at) => svg`<circle cx="${x}" cy="${cy}" r="${size * (0.34 + at * 0.085)}"/>`,
  );
  return svg`<circle cx="${x}" cy="${cy}" r="${size * 0.3}" ${sheet.fill(shape)}/><g fill="none" stroke-width="1.5" ${sheet.stroke(blend(wall, shape, 0.8))}>${lines}</g>`;
};

const twoMoons: Shape = (sheet, { wall, shape, horizon }, x, size) => {
  const side = sheet.chance.pick([-1, 1]);
  const big = svg`<circle cx="${x + side * size * 0.2}" cy="${horizon - size * 0.3}" r="${size * 0.36}" ${sheet.fill(shape)}/>`;
  return (
    svg`<circle cx="${x - side * size * 0.24}" cy="${horizon - size * 0.74}" r="${size * 0.22}" ${sheet.fill(blend(wall, shape, 0.5))}/>` +
    big
  );
};

/** Quarter circles that widen from the lower corner opposite the light. */
const quarters: Shape = (sheet, { wall, shape, horizon }, _x, size) => {
  const side = sheet.light;
  const corner = side > 0 ? 0 : sheet.width;
  return [0.94, 0.72, 0.5, 0.28]
    .map((reach, at) => {
      const r = size * reach;
      const colour = sheet.fill(blend(wall, shape, 0.28 + at * 0.22));
      return svg`<path d="M${corner} ${horizon}V${horizon - r}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${corner + side * r} ${horizon}Z" ${colour}/>`;
    })
    .join('');
};

const shapes = [disc, arch, windowLight, hills, half, rings, twoMoons, quarters] as const;
