import { blend } from './backdrop.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Scene } from './place-scenes.ts';

/** A brewhouse: a copper kettle with its chimney, two steel tanks, and hops hanging from above. */
export const drawBrewhouse: Scene = (sheet, room, centreX) => {
  const { width, height } = sheet;
  const [floor, centre] = [height * 0.84, centreX];
  const band = svg`<path d="M0 ${height * 0.46}H${width}V${floor}H0Z" ${sheet.fill(blend(room.wall, room.shape, 0.32))}/>`;
  const grid =
    times(13, (at) => svg`M${(at * width) / 12} ${height * 0.46}V${floor}`) +
    times(4, (at) => svg`M0 ${height * (0.46 + at * 0.095)}H${width}`);
  const tiles = svg`<path d="${grid}" ${sheet.stroke(room.wall)} stroke-width="1.6"/>`;
  const ground = svg`<rect y="${floor}" width="${width}" height="${height - floor}" ${sheet.fill(room.table)}/>`;
  const copper = sheet.define(
    'cu',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#8f4a1c"/><stop offset=".3" stop-color="#e09a56"/><stop offset=".55" stop-color="#c6783a"/><stop offset="1" stop-color="#733a17"/></linearGradient>`,
  );
  const steel = sheet.define(
    'st',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#8c9491"/><stop offset=".35" stop-color="#e3e7e4"/><stop offset="1" stop-color="#7b8482"/></linearGradient>`,
  );
  const hops = times(7, (at) =>
    hopCone(
      centre + (at - 3) * height * 0.19,
      height * (0.05 + ((at * 5) % 3) * 0.035),
      height * 0.034,
    ),
  );
  const bine = svg`<path d="M0 ${height * 0.02}Q${width * 0.25} ${height * 0.09} ${width * 0.5} ${height * 0.03}T${width} ${height * 0.04}" fill="none" stroke="#5f7038" stroke-width="3"/>`;
  return (
    band +
    tiles +
    ground +
    tank(centre + height * 0.52, floor, height * 0.5, steel) +
    tank(centre - height * 0.56, floor, height * 0.42, steel) +
    kettle(centre, floor, height * 0.66, copper) +
    bine +
    hops
  );
};

function kettle(x: number, base: number, size: number, copper: string): string {
  const w = size * 0.52;
  const dome = svg`M${x - w} ${base - size * 0.42}C${x - w} ${base - size * 0.68} ${x - w * 0.3} ${base - size * 0.66} ${x - w * 0.16} ${base - size * 0.82}V${base - size * 1.3}h${w * 0.32}V${base - size * 0.82}C${x + w * 0.3} ${base - size * 0.66} ${x + w} ${base - size * 0.68} ${x + w} ${base - size * 0.42}Z`;
  const pot = svg`M${x - w * 0.96} ${base - size * 0.38}h${w * 1.92}v${size * 0.18}C${x + w * 0.9} ${base - size * 0.02} ${x - w * 0.9} ${base - size * 0.02} ${x - w * 0.96} ${base - size * 0.2}Z`;
  return svg`<path d="M${x - w * 0.7} ${base}v${-size * 0.2}M${x + w * 0.7} ${base}v${-size * 0.2}" stroke="#4a3a30" stroke-width="${size * 0.04}"/><path d="${dome}${pot}" fill="url(#${copper})"/><rect x="${x - w * 1.04}" y="${base - size * 0.43}" width="${w * 2.08}" height="${size * 0.06}" rx="${size * 0.02}" fill="#8f4a1c"/><path d="M${x - w * 0.22} ${base - size * 0.5}a${w * 0.24} ${w * 0.24} 0 0 1 ${w * 0.44} 0Z" fill="#5e2f12"/><circle cx="${x}" cy="${base - size * 0.27}" r="${size * 0.05}" fill="#f6efe1" stroke="#5e2f12" stroke-width="${size * 0.014}"/>`;
}

function tank(x: number, base: number, size: number, steel: string): string {
  const w = size * 0.26;
  return svg`<path d="M${x - w * 0.7} ${base}v${-size * 0.3}M${x + w * 0.7} ${base}v${-size * 0.3}" stroke="#59605e" stroke-width="${size * 0.03}"/><path d="M${x - w} ${base - size * 0.9}C${x - w} ${base - size * 1.04} ${x + w} ${base - size * 1.04} ${x + w} ${base - size * 0.9}V${base - size * 0.28}L${x + w * 0.16} ${base - size * 0.06}h${-w * 0.32}L${x - w} ${base - size * 0.28}Z" fill="url(#${steel})"/><path d="M${x - w} ${base - size * 0.62}h${w * 2}M${x - w} ${base - size * 0.32}h${w * 2}" stroke="#6b7371" stroke-width="1.4"/>`;
}

function hopCone(x: number, y: number, r: number): string {
  const rows = times(
    3,
    (row) =>
      svg`M${x - r * (0.9 - row * 0.22)} ${y + r * (0.3 + row * 0.62)}q${r * (0.9 - row * 0.22)} ${r * 0.8} ${r * (1.8 - row * 0.44)} 0`,
  );
  return svg`<path d="M${x} ${y - r * 0.4}C${x - r * 1.5} ${y} ${x - r * 0.9} ${y + r * 2} ${x} ${y + r * 2.6}C${x + r * 0.9} ${y + r * 2} ${x + r * 1.5} ${y} ${x} ${y - r * 0.4}Z" fill="#95a552"/><path d="${rows}" fill="none" stroke="#5f7038" stroke-width="1.5"/>`;
}
