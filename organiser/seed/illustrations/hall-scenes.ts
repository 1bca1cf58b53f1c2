import type { AreaCode } from '@dswine/shared/contract/wire';
import { darker, lighter, mix } from './colour.ts';
import { houseRange } from './house-bottles.ts';
import { drawWare } from './glassware.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { servings } from './servings.ts';
import { onGround, type Sheet } from './sheet.ts';
import { drawPeople, drawPerson } from './photo-people.ts';

/**
 * An aisle of the hall, seen along its carpet: booths on both sides, lamps above, people walking.
 */
export function aisle(sheet: Sheet, area: AreaCode): string {
  const { width, height, chance } = sheet;
  const { accent, inks } = palettes[area];
  const [cx, cy] = [width * chance.between(0.42, 0.58), height * 0.44];
  const at = (side: number, depth: number, lift: number): string =>
    svg`${cx + (side * width * 0.62) / depth} ${cy + (lift * height) / depth}`;
  const floor = svg`<rect width="${width}" height="${height}" fill="#3a342f"/><path d="M0 ${height}V${cy}H${width}V${height}Z" fill="#b9ab98"/><path d="M${at(-0.72, 1, 0.6)}L${at(-0.72, 9, 0.6)}L${at(0.72, 9, 0.6)}L${at(0.72, 1, 0.6)}Z" fill="${mix(accent, '#6a5f55', 0.25)}"/>`;
  const truss = times(6, (n) => {
    const depth = 1.05 + n * 0.9;
    return svg`<path d="M${at(-1.4, depth, -0.56)}L${at(1.4, depth, -0.56)}" stroke="#57504a" stroke-width="${9 / depth}"/>`;
  });
  const stands = [5.2, 3.6, 2.5, 1.7, 1.1]
    .map((depth, row) =>
      [-1, 1]
        .map((side) => {
          const far = depth * 1.34;
          const ink = inks[(row + (side > 0 ? 2 : 0)) % inks.length] ?? accent;
          const wall = svg`<path d="M${at(side, depth, 0.6)}L${at(side, depth, -0.34)}L${at(side, far, -0.34)}L${at(side, far, 0.6)}Z" fill="${lighter(ink, 0.72)}"/>`;
          const sign = svg`<path d="M${at(side, depth, -0.2)}L${at(side, depth, -0.36)}L${at(side, far, -0.36)}L${at(side, far, -0.2)}Z" fill="${ink}"/>`;
          const storage = times(
            2,
            (n) =>
              svg`<path d="M${at(side, depth, 0.02 + n * 0.2)}L${at(side, far, 0.02 + n * 0.2)}" stroke="${darker(ink, 0.2)}" stroke-width="${7 / depth}"/>`,
          );
          const bottles = times(7, (n) => {
            const personDepth = depth + ((far - depth) * (n + 0.6)) / 7.4;
            return svg`<path d="M${at(side, personDepth, n % 2 ? 0.02 : 0.22)}V${cy + ((n % 2 ? -0.13 : 0.07) * height) / personDepth}" stroke="${inks[(n + row) % inks.length] ?? ink}" stroke-width="${15 / personDepth}" stroke-linecap="round"/>`;
          });
          const counter = svg`<path d="M${at(side, depth, 0.6)}L${at(side, depth, 0.3)}L${at(side * 0.84, depth, 0.3)}L${at(side * 0.84, far, 0.3)}L${at(side * 0.84, far, 0.6)}L${at(side * 0.84, depth, 0.6)}Z" fill="${mix(ink, '#f6efe1', 0.55)}"/>`;
          return wall + storage + bottles + sign + counter;
        })
        .join(''),
    )
    .join('');
  const crowd = [4.4, 3, 2]
    .map((depth) =>
      drawPeople(sheet, {
        count: 3,
        from: cx - (width * 0.36) / depth,
        to: cx + (width * 0.36) / depth,
        base: cy + (height * 0.62) / depth,
        tall: (height * 0.74) / depth,
      }),
    )
    .join('');
  const near = drawPerson(
    sheet,
    cx + chance.pick([-1, 1]) * width * 0.24,
    height * 1.02,
    height * 0.66,
  );
  return floor + truss + stands + ceilingLamps(sheet, cx, cy) + crowd + near;
}

/** Two rows of lamps that lead to the vanishing point. */
function ceilingLamps({ width, height }: Sheet, cx: number, cy: number): string {
  return times(4, (n) => {
    const depth = 1.3 + n * 0.9;
    return [-0.34, 0.34]
      .map(
        (side) =>
          svg`<circle cx="${cx + (side * width) / depth}" cy="${cy - (0.5 * height) / depth}" r="${26 / depth}" fill="#ffe9b8"/><circle cx="${cx + (side * width) / depth}" cy="${cy - (0.5 * height) / depth}" r="${64 / depth}" fill="#ffe9b8" fill-opacity=".16"/>`,
      )
      .join('');
  });
}

/**
 * One booth from the front: a range on the counter, the maker's colour on the wall, and a person to
 * talk to.
 */
export function booth(sheet: Sheet, area: AreaCode): string {
  const { width, height, chance } = sheet;
  const ink = chance.pick(palettes[area].inks);
  const top = height * 0.7;
  const wall = svg`<rect width="${width}" height="${height}" fill="${lighter(ink, 0.8)}"/><rect width="${width}" height="${height * 0.16}" fill="${ink}"/><path d="M${width * 0.3} ${height * 0.08}h${width * 0.4}" stroke="#f3e3b4" stroke-width="10" stroke-linecap="round"/>`;
  const panels = times(
    5,
    (n) =>
      svg`<path d="M${(n * width) / 5 + width * 0.1} ${height * 0.2}V${top}" stroke="${lighter(ink, 0.6)}" stroke-width="3"/>`,
  );
  const cones = times(3, (n) => {
    const x = width * (0.2 + n * 0.3);
    return svg`<path d="M${x - 12} ${height * 0.16}h24l${width * 0.09} ${height * 0.5}h${-width * 0.18 - 24}Z" fill="#fff5d6" fill-opacity=".3"/><rect x="${x - 14}" y="${height * 0.155}" width="28" height="18" fill="#2a2420"/>`;
  });
  const host = chance.pick([0.2, 0.8]);
  const people = drawPerson(sheet, width * host, height * 0.98, height * 0.68);
  const counter = svg`<rect y="${top}" width="${width}" height="${height - top}" fill="${mix(ink, '#e9dcc4', 0.72)}"/><rect y="${top}" width="${width}" height="16" fill="${darker(ink, 0.1)}"/>`;
  const range = houseRange(sheet, {
    subject: { area, name: '', category: '' },
    x: width * (1 - host) * 0.6 + width * 0.2,
    base: top + 14,
    tall: height * 0.46,
    count: 3,
  });
  const [ware, drink] = chance.pick(servings[area]);
  const glasses = times(3, (n) =>
    drawWare(sheet, {
      kind: ware,
      placement: {
        x: width * host + (n - 1) * width * 0.075,
        base: top + 34,
        height: height * 0.17,
      },
      drink,
      level: 0.4,
      name: `g${n}`,
    }),
  );
  return wall + panels + cones + people + counter + range + onGround(sheet, glasses);
}

/** The entrance hall: tall windows, the registration desk, arriving people. */
export function lobby(sheet: Sheet, area: AreaCode): string {
  const { width, height, chance } = sheet;
  const { accent } = palettes[area];
  const base = height * 0.78;
  const sky = chance.pick(['#dbe6ea', '#efe3cd', '#e4e8dd']);
  const windows = times(
    6,
    (n) =>
      svg`<path d="M${width * (0.03 + n * 0.165)} ${base}V${height * 0.22}a${width * 0.064} ${width * 0.064} 0 0 1 ${width * 0.128} 0V${base}Z" fill="${sky}"/>`,
  );
  const light = times(
    6,
    (n) =>
      svg`<path d="M${width * (0.03 + n * 0.165)} ${base}h${width * 0.128}l${width * 0.07} ${height - base}h${-width * 0.15}Z" fill="#fff8e6" fill-opacity=".34"/>`,
  );
  const banner = svg`<path d="M${width * 0.42} 0h${width * 0.16}v${height * 0.4}l${-width * 0.08} ${-height * 0.05}l${-width * 0.08} ${height * 0.05}Z" fill="${accent}"/><path d="M${width * 0.5} ${height * 0.08}c${width * 0.012} ${height * 0.05} ${width * 0.034} ${height * 0.07} ${width * 0.034} ${height * 0.11}a${width * 0.034} ${width * 0.034} 0 0 1 ${-width * 0.068} 0c0 ${-height * 0.04} ${width * 0.022} ${-height * 0.06} ${width * 0.034} ${-height * 0.11}Z" fill="#f3e3b4"/>`;
  const desk = svg`<rect x="${width * 0.16}" y="${base - height * 0.05}" width="${width * 0.68}" height="${height * 0.17}" fill="#173b32"/><rect x="${width * 0.15}" y="${base - height * 0.065}" width="${width * 0.7}" height="14" fill="#b08d3e"/>`;
  return [
    svg`<rect width="${width}" height="${height}" fill="#cfc3b1"/>`,
    windows,
    svg`<rect y="${base}" width="${width}" height="${height - base}" fill="#a89a86"/>`,
    light,
    banner,
    drawPeople(sheet, {
      count: 3,
      from: width * 0.22,
      to: width * 0.78,
      base: base + height * 0.03,
      tall: height * 0.34,
    }),
    desk,
    drawPeople(sheet, {
      count: chance.pick([3, 4, 5]),
      from: width * 0.08,
      to: width * 0.92,
      base: height * 1.0,
      tall: height * 0.5,
    }),
  ].join('');
}
