import { svg } from './markup.ts';

/** A neutral area for a record without a picture; it suits both colour schemes. */
export function drawPlaceholder({ Width, Height }: { Width: number; Height: number }): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${Width}" height="${Height}" viewBox="0 0 ${Width} ${Height}"><rect width="${Width}" height="${Height}" fill="#8a8178" fill-opacity=".22"/></svg>`;
}
