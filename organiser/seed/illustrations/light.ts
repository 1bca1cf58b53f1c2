import { svg } from '../../src/pictures/markup.ts';
import type { Sheet } from './sheet.ts';

/**
 * The gradient that makes a flat outline look round: bright towards the light, dark on the other
 * side.
 */
export function glassShade(sheet: Sheet): string {
  const [from, to] = sheet.light === 1 ? ['1', '0'] : ['0', '1'];
  return sheet.define('g', (id) =>
    [
      `<linearGradient id="${id}" x1="${from}" x2="${to}" y1="0" y2="0">`,
      '<stop offset="0" stop-color="#140c08" stop-opacity=".22"/><stop offset=".2" stop-color="#fff" stop-opacity=".14"/>',
      '<stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#140c08" stop-opacity=".04"/>',
      '<stop offset="1" stop-color="#140c08" stop-opacity=".42"/></linearGradient>',
    ].join(''),
  );
}

/** Projects the outline `body` onto the table as a shadow, away from the light. */
export function layShadow(sheet: Sheet, base: number, body: string): void {
  const lean = sheet.light * 0.62;
  sheet.castShadow(
    svg`<use href="#${body}" transform="matrix(1 0 ${String(lean)} .13 ${-lean * base} ${base * 0.87 - 1})"/>`,
  );
}
