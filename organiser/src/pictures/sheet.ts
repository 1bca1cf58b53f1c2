import { type Chance, chanceOf, hashOf } from './chance.ts';
import { svg } from './markup.ts';
import type { Pair, Theme } from './palette.ts';

/** One picture while it is drawn: its size, its chance, and the definitions and dark-scheme colours it has collected. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly chance: Chance;
  /** Where the light comes from: -1 left, 1 right. */
  readonly light: -1 | 1;
  /** Puts a definition that needs an id, once for each name, and returns its id. */
  define(name: string, markup: (id: string) => string): string;
  /** The `fill` attributes of a colour that changes with the scheme. */
  fill(pair: Pair): string;
  stroke(pair: Pair): string;
  /** Keeps a cast shadow back until `onGround` puts it under everything that stands there. */
  castShadow(markup: string): void;
  takeShadows(): string;
  finish(content: string): string;
};

export function openSheet(
  kind: string,
  id: string,
  size: { Width: number; Height: number },
  theme: Theme,
): Sheet {
  const chance = chanceOf(`${kind} ${id}`);
  const prefix = `p${(hashOf(`${id} ${kind}`) >>> 7).toString(36)}`;
  const defined = new Map<string, string>();
  const rules = new Map<string, string>();
  let shadows = '';
  const scheme = (property: string, [light, dark]: Pair): string => {
    const declaration = `${property}:${dark}`;
    const name = rules.get(declaration) ?? `${prefix}${rules.size.toString(36)}`;
    rules.set(declaration, name);
    return `class="${name}" ${property}="${light}"`;
  };
  return {
    width: size.Width,
    height: size.Height,
    theme,
    chance,
    light: chance.whether(0.5) ? -1 : 1,
    define(name, markup) {
      const own = `${prefix}-${name}`;
      if (!defined.has(own)) defined.set(own, markup(own));
      return own;
    },
    fill: (pair) => scheme('fill', pair),
    stroke: (pair) => scheme('stroke', pair),
    castShadow(markup) {
      shadows += markup;
    },
    takeShadows() {
      const cast = shadows;
      shadows = '';
      return cast;
    },
    finish(content) {
      const dark = [...rules].map(([declaration, name]) => `.${name}{${declaration}}`).join('');
      const style = dark && `<style>@media(prefers-color-scheme:dark){${dark}}</style>`;
      const defs = defined.size > 0 ? `<defs>${[...defined.values()].join('')}</defs>` : '';
      const box = svg`width="${size.Width}" height="${size.Height}" viewBox="0 0 ${size.Width} ${size.Height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${style}${tight(defs + content)}</svg>`;
    },
  };
}

/** Path data without the blanks that a minus makes needless. */
function tight(markup: string): string {
  return markup.replace(/ d="[^"]+"/g, (path) => path.replace(/(?<=[\d.]) -/g, '-'));
}

/** Things that stand on one table, over the shadows that all of them cast. */
export function onGround(sheet: Sheet, things: string): string {
  return `<g fill="#2a1c14" fill-opacity=".17">${sheet.takeShadows()}</g>${things}`;
}
