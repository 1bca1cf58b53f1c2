import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** The inks of the miniatures of pages and printed matter. */
export const inks = {
  wall: ['#dfe8e1', '#0f2a23'],
  paper: ['#fbf8f3', '#1e1a17'],
  sunk: ['#efe7da', '#2a2420'],
  rule: ['#cdbfac', '#4a4138'],
  ink: ['#4b4239', '#d9cdbd'],
  faint: ['#a99c8c', '#7d7265'],
  fair: ['#173b32', '#9cc7b5'],
  bar: ['#173b32', '#245a4c'],
  brass: ['#b08d3e', '#c9a95c'],
} satisfies Record<string, Pair>;

/** Corner, width and height in px. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export const block = (sheet: Sheet, [x, y, width, height]: Box, ink: Pair, round = 2): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" ${sheet.fill(ink)}/>`;

export const outline = (sheet: Sheet, [x, y, width, height]: Box, ink: Pair, thick = 1.5): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="none" stroke-width="${thick}" ${sheet.stroke(ink)}/>`;

/** Lines of text as seen from a distance. The last one is shorter. */
export function lines(
  sheet: Sheet,
  {
    x,
    y,
    width,
    count,
    ink = inks.faint,
  }: { x: number; y: number; width: number; count: number; ink?: Pair },
): string {
  return times(count, (at) =>
    block(sheet, [x, y + at * 13, at === count - 1 && count > 1 ? width * 0.62 : width, 5], ink),
  );
}

/**
 * A page of the site in a browser window: a bar with the fair's logo, and the area for the content.
 */
export function drawWindow(sheet: Sheet, inside: string): string {
  const { width, height } = sheet;
  const page: Box = [36, 34, width - 72, height];
  const bar =
    block(sheet, [36, 34, width - 72, 40], inks.bar, 6) +
    block(sheet, [36, 60, width - 72, 14], inks.bar, 0);
  const mark = block(sheet, [56, 49, 66, 9], inks.brass);
  const menu = times(4, (at) =>
    block(sheet, [width - 92 - at * 54, 51, 36, 5], ['#bcc9bf', '#bcc9bf']),
  );
  return (
    block(sheet, [0, 0, width, height], inks.wall, 0) +
    block(sheet, page, inks.paper, 6) +
    bar +
    mark +
    menu +
    inside
  );
}

/** A mouse pointer at the position of an action. */
export function drawPointer(sheet: Sheet, x: number, y: number): string {
  return svg`<path d="M${x} ${y}l0 25 6.6-5.6 4.6 10.6 5-2.2-4.6-10.4 8.6-.8z" stroke-width="1.6" ${sheet.fill(inks.ink)} stroke="#fbf8f3"/>`;
}

/** Objects within a drawn frame. Clips their shadows to the frame. */
export function standing(sheet: Sheet, things: string): string {
  sheet.takeShadows();
  return things;
}
