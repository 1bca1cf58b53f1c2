import { type Chance, chanceOf, hashOf } from './chance.ts';
import { svg } from '../../src/pictures/markup.ts';
import type { Pair, Theme } from './palette.ts';

/**
 * The drawing context of one picture: its size, its random source, and the collected definitions
 * and dark-scheme colours.
 */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly chance: Chance;
  /** The direction of the light: -1 left, 1 right. */
  readonly light: -1 | 1;
  /** Adds a definition with an id, once per name. Returns its id. */
  define(name: string, markup: (id: string) => string): string;
  /** The `fill` attributes of a colour that differs between the schemes. */
  fill(pair: Pair): string;
  stroke(pair: Pair): string;
  /** Collects a cast shadow until `onGround` draws it below all objects. */
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
      const definitionId = `${prefix}-${name}`;
      if (!defined.has(definitionId)) defined.set(definitionId, markup(definitionId));
      return definitionId;
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

/** Removes spaces before minus signs in path data, where they are redundant. */
function tight(markup: string): string {
  return markup.replace(/ d="[^"]+"/g, (path) => path.replace(/(?<=[\d.]) -/g, '-'));
}

/** Objects on one table, drawn above all their shadows. */
export function onGround(sheet: Sheet, things: string): string {
  return `<g fill="#2a1c14" fill-opacity=".17">${sheet.takeShadows()}</g>${things}`;
}
