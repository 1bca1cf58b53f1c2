import { blend } from './backdrop.ts';
import { drawRidges } from './hills.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Scene } from './place-scenes.ts';

/** Rows of vines that run to a house under the hills. */
export const drawVineyard: Scene = (sheet, room, centreX) => {
  const { width, height, chance } = sheet;
  const earth = height * 0.6;
  const [leaf, soil] = [['#6f8060', '#49583f'] as const, ['#d9c7a0', '#574a38'] as const];
  const vanish = centreX + chance.between(-0.06, 0.06) * width;
  const sun = svg`<circle cx="${vanish + width * 0.16}" cy="${height * 0.27}" r="${height * 0.11}" ${sheet.fill(room.shape)}/>`;
  const ridges = drawRidges(sheet, {
    top: height * 0.4,
    low: earth + 2,
    far: blend(room.wall, leaf, 0.28),
    near: blend(room.wall, leaf, 0.75),
    count: 3,
  });
  const rows = times(11, (at) => {
    const spread = (at - 5) * width * 0.2;
    const [near, far] = [vanish + spread, vanish + spread * 0.12];
    const thick = width * 0.052;
    return svg`M${far - thick * 0.06} ${earth}L${near - thick} ${height}h${thick * 2}L${far + thick * 0.06} ${earth}Z`;
  });
  const field = svg`<rect y="${earth}" width="${width}" height="${height - earth}" ${sheet.fill(soil)}/><path d="${rows}" ${sheet.fill(leaf)}/>`;
  return sun + ridges + house(vanish - width * 0.12, earth + 2, height * 0.13) + field;
};

function house(x: number, base: number, size: number): string {
  const trees = [-0.7, -0.45, 1.9].map(
    (at, row) =>
      svg`<ellipse cx="${x + at * size}" cy="${base - size * 0.62}" rx="${size * 0.13}" ry="${size * (0.62 + row * 0.1)}" fill="#33473a"/>`,
  );
  return svg`${trees}<path d="M${x} ${base}v${-size * 0.62}h${size * 1.5}v${size * 0.62}Z" fill="#f3e9d8"/><path d="M${x - size * 0.1} ${base - size * 0.6}l${size * 0.26} ${-size * 0.34}h${size * 1.18}l${size * 0.26} ${size * 0.34}Z" fill="#a4552f"/><path d="M${x + size * 0.2} ${base - size * 0.2}v${-size * 0.22}m${size * 0.36} ${size * 0.22}v${-size * 0.22}m${size * 0.36} ${size * 0.22}v${-size * 0.22}m${size * 0.36} ${size * 0.22}v${-size * 0.22}" stroke="#5a4636" stroke-width="${size * 0.12}"/>`;
}
