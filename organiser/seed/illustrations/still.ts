import { blend } from './backdrop.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Scene } from './place-scenes.ts';

/** A still house: two copper pot stills before a wall of tall arched windows, casks at the foot. */
export const drawStillHouse: Scene = (sheet, room, centre) => {
  const { width, height } = sheet;
  const floor = height * 0.84;
  const windows = times(5, (at) => {
    const [x, w] = [centre + (at - 2.5) * height * 0.34, height * 0.24];
    return svg`M${x} ${floor}V${height * 0.22}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${floor}Z`;
  });
  const glow = svg`<path d="${windows}" ${sheet.fill(blend(room.wall, room.shape, 0.5))}/>`;
  const ground = svg`<rect y="${floor}" width="${width}" height="${height - floor}" ${sheet.fill(room.table)}/>`;
  const copper = sheet.define(
    'cu',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#8a431c"/><stop offset=".3" stop-color="#d98a52"/><stop offset=".5" stop-color="#c27038"/><stop offset="1" stop-color="#6e3216"/></linearGradient>`,
  );
  const big = still(centre - height * 0.12, floor, height * 0.68, copper);
  return (
    glow +
    ground +
    still(centre + height * 0.42, floor, height * 0.54, copper) +
    big +
    casks(centre - height * 0.62, floor, height * 0.1)
  );
};

/** Pot, ogee neck and the arm that leads the vapour away to the right. */
function still(x: number, base: number, size: number, copper: string): string {
  const [w, top] = [size * 0.3, base - size];
  const pot = svg`M${x - w} ${base - size * 0.12}C${x - w * 1.15} ${base - size * 0.4} ${x - w * 0.36} ${base - size * 0.42} ${x - w * 0.3} ${base - size * 0.56}C${x - w * 0.26} ${base - size * 0.72} ${x - w * 0.16} ${base - size * 0.8} ${x - w * 0.14} ${top + size * 0.06}C${x - w * 0.1} ${top - size * 0.06} ${x + w * 0.3} ${top - size * 0.06} ${x + w * 0.5} ${top + size * 0.02}L${x + w * 1.5} ${top + size * 0.2}V${base - size * 0.2}h${-w * 0.14}V${top + size * 0.24}L${x + w * 0.42} ${top + size * 0.08}C${x + w * 0.24} ${top + size * 0.04} ${x + w * 0.16} ${top + size * 0.06} ${x + w * 0.16} ${top + size * 0.14}C${x + w * 0.18} ${base - size * 0.8} ${x + w * 0.26} ${base - size * 0.72} ${x + w * 0.3} ${base - size * 0.56}C${x + w * 0.36} ${base - size * 0.42} ${x + w * 1.15} ${base - size * 0.4} ${x + w} ${base - size * 0.12}Z`;
  const seams = svg`M${x - w * 0.3} ${base - size * 0.56}h${w * 0.6}M${x - w * 1.02} ${base - size * 0.22}h${w * 2.04}`;
  return svg`<rect x="${x - w * 0.92}" y="${base - size * 0.13}" width="${w * 1.84}" height="${size * 0.13}" fill="#4a3a30"/><path d="${pot}" fill="url(#${copper})"/><path d="${seams}" stroke="#f3c79a" stroke-opacity=".6" stroke-width="${size * 0.01}"/><circle cx="${x}" cy="${base - size * 0.28}" r="${size * 0.055}" fill="#6e3216" stroke="#e9b98a" stroke-width="${size * 0.012}"/><rect x="${x + w * 1.24}" y="${base - size * 0.34}" width="${w * 0.4}" height="${size * 0.34}" fill="#5b4638"/>`;
}

function casks(x: number, floor: number, r: number): string {
  const cask = (cx: number, cy: number): string =>
    svg`<circle cx="${cx}" cy="${cy}" r="${r}" fill="#8a5a34" stroke="#3f342c" stroke-width="${r * 0.13}"/><path d="M${cx - r * 0.5} ${cy - r * 0.7}v${r * 1.4}M${cx} ${cy - r * 0.86}v${r * 1.72}M${cx + r * 0.5} ${cy - r * 0.7}v${r * 1.4}" stroke="#5e3a20" stroke-width="${r * 0.06}"/>`;
  return (
    cask(x - r, floor - r) + cask(x + r * 1.06, floor - r) + cask(x + r * 0.03, floor - r * 2.74)
  );
}
