import { blend } from './backdrop.ts';
import { drawRidges } from './hills.ts';
import { courtyard, entrance, riverside, shophouses, terrace } from './hotel-fronts.ts';
import { breakfast, bunks, kitchen, lobby, room, view } from './hotel-rooms.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { drawBlocks, drawTower } from './skyline.ts';

const skies: readonly [Pair, ...Pair[]] = [
  ['#e8d9c8', '#232a36'],
  ['#d9e2e0', '#1f2b2c'],
  ['#efe0d0', '#2d2529'],
  ['#dfe0ea', '#23233a'],
];
const walls: readonly [Pair, ...Pair[]] = [
  ['#b9836a', '#6d4a3d'],
  ['#173b32', '#2b5a4d'],
  ['#7d8a92', '#465058'],
  ['#c9ad82', '#7a6440'],
  ['#6f3f4b', '#5c3340'],
];

/** `wall` is the colour of the house. */
export type HotelScene = (sheet: Sheet, hotel: { wall: Pair; stars: number }) => string;

/** A hotel: the scene of its request, such as its door, a room or what is seen from it. */
export function drawHotel(sheet: Sheet, stated: string, scene: string | undefined): string {
  const stars = /^[1-5]$/u.test(stated) ? Number(stated) : 3;
  const draw = scenes[scene ?? sheet.chance.pick(['facade', 'entrance', 'room'])] ?? facade;
  return draw(sheet, { wall: sheet.chance.pick(walls), stars });
}

/** The house in the evening. Its number of storeys follows its class; some windows are lit. */
const facade: HotelScene = (sheet, { wall, stars }) => {
  const { width, height, chance } = sheet;
  const [sky, base] = [chance.pick(skies), height * 0.88];
  const far = blend(sky, ['#31463f', '#55706a'], 0.32);
  const side = chance.pick([-1, 1]);
  const [storeys, bays] = [3 + stars, chance.pick([5, 6, 7])];
  const house = {
    x: width / 2 + side * width * 0.08,
    wide: width * (0.34 + stars * 0.025),
    tall: height * (0.3 + stars * 0.085),
  };
  const ground = svg`<rect y="${base}" width="${width}" height="${height - base}" ${sheet.fill(blend(sky, ['#3a332c', '#14110f'], 0.45))}/>`;
  return [
    svg`<rect width="${width}" height="${height}" ${sheet.fill(sky)}/>`,
    svg`<circle cx="${width / 2 - side * width * 0.3}" cy="${height * 0.24}" r="${height * 0.085}" ${sheet.fill(['#f6efe1', '#e9d9a8'])}/>`,
    drawRidges(sheet, {
      top: height * 0.5,
      low: base,
      far: blend(sky, far, 0.4),
      near: far,
      count: 2,
    }),
    drawTower(sheet, {
      x: width / 2 - side * width * 0.36,
      base,
      height: height * 0.56,
      pair: blend(far, ['#31463f', '#6c8a82'], 0.5),
      line: sky,
    }),
    drawBlocks(sheet, {
      x: 0,
      base,
      width,
      tallest: height * 0.2,
      pair: blend(far, ['#31463f', '#3d544e'], 0.5),
    }),
    front(sheet, house, { wall, base, storeys, bays }),
    ground,
    trees(sheet, house, base),
  ].join('');
};

type House = { x: number; wide: number; tall: number };

function front(
  sheet: Sheet,
  { x, wide, tall }: House,
  { wall, base, storeys, bays }: { wall: Pair; base: number; storeys: number; bays: number },
): string {
  const { chance } = sheet;
  const [left, top, foot] = [x - wide / 2, base - tall, tall * 0.16];
  const shape = chance.pick(['plain', 'arched', 'slits'] as const);
  const [bay, storey] = [wide / (bays + 0.6), (tall - foot - tall * 0.07) / storeys];
  const [w, h] = [
    bay * (shape === 'slits' ? 0.34 : 0.56),
    storey * { plain: 0.58, arched: 0.36, slits: 0.74 }[shape],
  ];
  const lit: string[] = [];
  const dim: string[] = [];
  for (let row = 0; row < storeys; row++)
    for (let column = 0; column < bays; column++) {
      const [cx, cy] = [left + bay * (column + 0.8), top + tall * 0.07 + storey * (row + 0.5)];
      const head = shape === 'arched' ? svg`a${w / 2} ${w / 2} 0 0 1 ${w} 0` : svg`h${w}`;
      (chance.whether(0.42) ? lit : dim).push(svg`M${cx - w / 2} ${cy + h / 2}v${-h}${head}v${h}Z`);
    }
  const roof = chance.pick([
    svg`M${left - 6} ${top}h${wide + 12}v${-tall * 0.025}h${-wide - 12}Z`,
    svg`M${left} ${top}L${x} ${top - tall * 0.09}L${left + wide} ${top}Z`,
    svg`M${left + wide * 0.3} ${top}v${-tall * 0.08}h${wide * 0.4}v${tall * 0.08}Z`,
  ]);
  const door = svg`M${x - wide * 0.07} ${base}v${-foot * 0.72}a${wide * 0.07} ${wide * 0.07} 0 0 1 ${wide * 0.14} 0V${base}Z`;
  const awning = times(
    6,
    (at) =>
      svg`<path d="M${left + wide * (0.06 + at * 0.15)} ${base - foot * 0.92}h${wide * 0.11}l${wide * 0.012} ${foot * 0.24}h${-wide * 0.134}Z"/>`,
  );
  const shade = svg`<path d="M${sheet.light > 0 ? left : x + wide * 0.36} ${top}h${wide * 0.14}V${base}h${-wide * 0.14}Z" fill="#14110f" fill-opacity=".1"/>`;
  return svg`<path d="${roof}" ${sheet.fill(blend(wall, ['#1e1a17', '#0e0c0a'], 0.3))}/><rect x="${left}" y="${top}" width="${wide}" height="${tall}" ${sheet.fill(wall)}/>${shade}<path d="${lit.join('')}" fill="#f3d489"/><path d="${dim.join('')}" ${sheet.fill(blend(wall, ['#10201a', '#0b0f10'], 0.55))}/><path d="M${left} ${base - foot}h${wide}" stroke="#f6efe1" stroke-opacity=".55" stroke-width="2"/><g fill="#b08d3e">${awning}</g><path d="${door}" fill="#f8e6b4"/>`;
}

function trees(sheet: Sheet, { x, wide }: House, base: number): string {
  const { chance, height } = sheet;
  return times(4, (at) => {
    const spot = x + (at < 2 ? -1 : 1) * wide * (0.56 + (at % 2) * 0.17 + chance.between(0, 0.05));
    const r = height * chance.between(0.045, 0.075);
    return svg`<path d="M${spot} ${base + 4}v${-r * 2.2}" ${sheet.stroke(['#4a3a30', '#2d241e'])} stroke-width="4"/><circle cx="${spot}" cy="${base - r * 2.4}" r="${r}" ${sheet.fill(['#3f6656', '#24453a'])}/>`;
  });
}

const scenes: Record<string, HotelScene> = {
  facade,
  entrance,
  terrace,
  courtyard,
  shophouses,
  riverside,
  room,
  view,
  lobby,
  breakfast,
  bunks,
  kitchen,
};
export const hotelScenes = Object.keys(scenes);
