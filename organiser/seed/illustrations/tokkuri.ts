import type { Placement } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import { outline } from './outline.ts';
import { glassShade, layShadow } from './light.ts';
import { svg } from '../../src/pictures/markup.ts';
import type { Sheet } from './sheet.ts';

/** A white sake flask with bands of indigo and one brushed ring. */
export function drawTokkuri(
  sheet: Sheet,
  placement: Placement,
  indigo: string,
  name: string,
): string {
  const { x, base, height } = placement;
  const scale = height / silhouettes.tokkuri.height;
  const body = sheet.define(
    name,
    (id) => `<path id="${id}" d="${outline(silhouettes.tokkuri, x, base, scale)}"/>`,
  );
  const clip = sheet.define(
    `${name}c`,
    (id) => `<clipPath id="${id}"><use href="#${body}"/></clipPath>`,
  );
  layShadow(sheet, base, body);
  const band = (at: number, thick: number): string =>
    svg`<path d="M${x - 50 * scale} ${base - at * scale}h${100 * scale}" stroke-width="${thick * scale}"/>`;
  const ring = svg`<path d="M${x + 9 * scale} ${base - 78 * scale}a${20 * scale} ${20 * scale} 0 1 0 ${11 * scale} ${15 * scale}" stroke-width="${5 * scale}" stroke-linecap="round"/>`;
  return svg`<use href="#${body}" fill="#f4f0e7"/><g clip-path="url(#${clip})" stroke="${indigo}" fill="none">${band(186, 3)}${band(112, 4)}${band(105, 1.4)}${band(16, 1.4)}${ring}</g><use href="#${body}" fill="url(#${glassShade(sheet)})" opacity=".7"/>`;
}
