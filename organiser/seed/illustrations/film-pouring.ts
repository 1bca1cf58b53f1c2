import { drawBackdrop } from './backdrop.ts';
import { drawBottle } from './bottle.ts';
import { withLightArt } from './house-bottles.ts';
import { between } from './film-motion.ts';
import type { FilmScene } from './film-scenes.ts';
import { drawWare, surfaceOf, wareHeights } from './glassware.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { chooseBottle } from './product-picture.ts';
import { pour } from './servings.ts';
import { onGround } from './sheet.ts';

/** The colour of a sake cup is its painted band, so the drink needs its own colour. */
const paleSake = '#e4dfc0';

/** A bottle tilts over a glass, pours, and returns upright. */
export const pouring: FilmScene = (sheet, { room, area, at }) => {
  const { width, height, chance } = sheet;
  const backdrop = drawBackdrop(sheet, room, width * 0.44, height * 0.86);
  const bottle = {
    ...withLightArt(chooseBottle(chance, { area, name: '', category: '' })),
    fill: 0.6,
  };
  const [ware, drink] = pour(chance, area, bottle.vessel);
  const glass = { x: width * 0.36, base: height * 0.94, height: wareHeights[ware] * height * 0.62 };
  const rim = glass.base - glass.height;
  const level = 0.04 + 0.46 * between(at, 0.24, 0.8);
  const standing = drawWare(sheet, { kind: ware, placement: glass, drink, level, name: 'w' });
  const shadows = sheet.takeShadows();
  const tall = height * 0.86;
  const lifted = drawBottle(sheet, bottle, { x: 0, base: tall, height: tall });
  // The bottle is in the air, so it casts no shadow on the table.
  sheet.takeShadows();
  sheet.castShadow(shadows);
  const tilt = 58 + 46 * between(at, 0, 0.22) - 52 * between(at, 0.84, 1);
  const mouth = [
    glass.x + 10 + 26 * between(at, 0.84, 1),
    rim - 12 - 40 * (1 - between(at, 0, 0.2)) - 20 * between(at, 0.84, 1),
  ] as const;
  const held = svg`<g transform="translate(${mouth[0]} ${mouth[1]}) rotate(${-tilt})">${lifted}</g>`;
  return (
    backdrop +
    onGround(sheet, standing) +
    stream(at, {
      mouth,
      middle: glass.x,
      drink: ware === 'ochoko' ? paleSake : drink,
      surface: surfaceOf(ware, glass, level),
    }) +
    held
  );
};

function stream(
  at: number,
  {
    mouth: [x, y],
    middle,
    drink,
    surface,
  }: { mouth: readonly [x: number, y: number]; middle: number; drink: string; surface: number },
): string {
  const runs = between(at, 0.2, 0.24) * (1 - between(at, 0.8, 0.84));
  if (runs === 0) return '';
  const end = y + (surface - y) * between(at, 0.2, 0.28);
  const drops = times(
    3,
    (drop) =>
      svg`<circle cx="${middle + (drop - 1) * 7}" cy="${surface - 4 - ((at * 40 + drop * 3) % 7)}" r="1.6"/>`,
  );
  return svg`<path d="M${x} ${y}Q${middle - 1} ${y + 4} ${middle} ${end}" fill="none" stroke="${drink}" stroke-width="${5 * runs}" stroke-linecap="round"/><g fill="${drink}" fill-opacity="${0.7 * runs}">${drops}</g>`;
}
