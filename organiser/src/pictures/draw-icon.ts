import { svg } from './markup.ts';

/** The site's icon: a glass whose bowl holds the four colours of the areas, plain enough for 16 px. */
export function drawIcon(): string {
  const bands = ['#e58aa3', '#e7a25c', '#8cc0d6', '#e0be55'].map(
    (colour, at) => svg`<rect x="${156 + at * 50}" y="176" width="51" height="170" fill="${colour}"/>`,
  );
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><clipPath id="bowl"><path d="M128 176H384C384 270 336 326 256 326S128 270 128 176Z"/></clipPath></defs><rect width="512" height="512" rx="104" fill="#173b32"/><g clip-path="url(#bowl)">${bands}</g><path d="M150 84H362C400 226 368 326 256 326S112 226 150 84Z" fill="none" stroke="#fbf8f3" stroke-width="30" stroke-linejoin="round"/><path d="M256 326V424M164 428H348" fill="none" stroke="#fbf8f3" stroke-width="34" stroke-linecap="round"/></svg>`;
}
