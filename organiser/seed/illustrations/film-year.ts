import { between } from './film-motion.ts';
import type { FilmScene } from './film-scenes.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { svg } from '../../src/pictures/markup.ts';
import { brass, green } from './palette.ts';
import { servings } from './servings.ts';

/** The year of a past fair on a label, between the glasses of the four areas. */
export const yearNumeral: FilmScene = (sheet, { at, year }) => {
  const { width, height } = sheet;
  const ground = svg`<rect width="${width}" height="${height}" fill="${green}"/>`;
  const grow = 0.92 + 0.08 * between(at, 0, 0.6);
  const [w, h] = [width * 0.5 * grow, height * 0.62 * grow];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const label = svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#f6efe1"/><rect x="${x + 8}" y="${y + 8}" width="${w - 16}" height="${h - 16}" fill="none" stroke="${brass}" stroke-width="2"/>`;
  const digits = [...String(year)].map((digit, index) => {
    const comes = between(at, index * 0.09, index * 0.09 + 0.22);
    return svg`<text x="${width / 2 + (index - 1.5) * w * 0.2}" y="${height * 0.5 + h * 0.17 + (1 - comes) * 24}" font-size="${h * 0.5}" fill="${green}" text-anchor="middle" font-family="Cormorant, Georgia, 'Times New Roman', serif" font-weight="600" opacity="${String(Math.round(comes * 100) / 100)}">${digit}</text>`;
  });
  const rule = svg`<path d="M${width / 2 - w * 0.36 * between(at, 0.3, 0.8)} ${height * 0.5 + h * 0.3}h${w * 0.72 * between(at, 0.3, 0.8)}" stroke="${brass}" stroke-width="3"/>`;
  const glasses = (['wine', 'spirits', 'sake', 'beer'] as const).map((area, index) => {
    const [ware, drink] = servings[area][0];
    const comes = between(at, 0.2 + index * 0.1, 0.5 + index * 0.1);
    const placement = {
      x: width * ([0.09, 0.19, 0.81, 0.91][index] ?? 0.5),
      base: height * 0.9 + (1 - comes) * 60,
      height: wareHeights[ware] * height * 0.42,
    };
    return svg`<g opacity="${String(Math.round(comes * 100) / 100)}">${drawWare(sheet, { kind: ware, placement, drink, level: 0.5, name: `y${index}`, floating: true })}</g>`;
  });
  return ground + glasses.join('') + label + digits.join('') + rule;
};
