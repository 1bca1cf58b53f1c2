import { between } from './film-motion.ts';
import type { FilmScene } from './film-scenes.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { green, palettes } from './palette.ts';

const columns = 5;
const streets = 8;

/**
 * The hall from above: aisle after aisle of booths lights up, and a path is drawn from the entrance
 * to one of them.
 */
export const guidedWalk: FilmScene = (sheet, { at }) => {
  const { width, height } = sheet;
  const [left, top] = [width * 0.09, height * 0.1];
  const [wide, deep] = [(width * 0.82) / columns, (height * 0.76) / streets];
  const ground = svg`<rect width="${width}" height="${height}" ${sheet.fill(['#f1eadf', '#2b2622'])}/><rect x="${left - 14}" y="${top - 12}" width="${wide * columns + 20}" height="${deep * streets + 22}" ${sheet.fill(['#fdfaf4', '#3a332d'])}/>`;
  const islands = times(columns * streets, (index) => {
    const [column, street] = [index % columns, Math.floor(index / columns)];
    const area = column < 2 ? 'wine' : street < 3 ? 'spirits' : street < 6 ? 'sake' : 'beer';
    return times(16, (stand) => {
      const lit = between(at, (street + stand / 40) * 0.07, (street + stand / 40) * 0.07 + 0.08);
      const x = left + column * wide + (stand % 8) * ((wide - 12) / 8);
      const y = top + street * deep + Math.floor(stand / 8) * (deep * 0.3);
      return svg`<rect x="${x}" y="${y}" width="${(wide - 12) / 8 - 1}" height="${deep * 0.3 - 1}" fill="${lit > 0 ? palettes[area].accent : '#d9cfc1'}" fill-opacity="${String(Math.round((0.35 + 0.6 * lit) * 100) / 100)}"/>`;
    });
  });
  const [goalX, goalY] = [left + wide * 2.62, top + deep * 3.82];
  const length = height * 0.5 + wide * 1.4;
  const walked = between(at, 0.45, 0.92);
  const door = [left + wide * 3.93, height * 0.93] as const;
  const way = svg`<path d="M${door[0]} ${door[1]}V${goalY}H${goalX}" fill="none" stroke="${green}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${length}" stroke-dashoffset="${length * (1 - walked)}"/>`;
  const drop = between(at, 0.84, 0.98);
  const r = height * 0.045;
  const pin = svg`<g opacity="${String(Math.round(drop * 100) / 100)}" transform="translate(${goalX} ${goalY - 2 - (1 - drop) * 40})"><path d="M0 0C${-r * 0.3} ${-r} ${-r} ${-r * 1.2} ${-r} ${-r * 1.9}a${r} ${r} 0 0 1 ${r * 2} 0C${r} ${-r * 1.2} ${r * 0.3} ${-r} 0 0Z" fill="${green}"/><circle cy="${-r * 1.9}" r="${r * 0.4}" fill="#f6efe1"/></g>`;
  return ground + islands + way + pin;
};
