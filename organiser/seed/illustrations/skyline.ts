import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';

/**
 * A tall tower of eight flaring storeys with a spire, like Taipei 101; `height` includes the spire.
 */
export function drawTower(
  sheet: Sheet,
  {
    x,
    base,
    height,
    pair,
    line,
  }: { x: number; base: number; height: number; pair: Pair; line: Pair },
): string {
  const [half, storey] = [height * 0.062, height * 0.076];
  const foot = svg`M${x - half * 1.5} ${base}L${x - half * 0.98} ${base - height * 0.2}h${half * 1.96}L${x + half * 1.5} ${base}Z`;
  const body = times(8, (at) => {
    const low = base - height * 0.2 - at * storey;
    return svg`M${x - half * 0.82} ${low}L${x - half * 1.12} ${low - storey}h${half * 2.24}L${x + half * 0.82} ${low}Z`;
  });
  const head = base - height * 0.2 - storey * 8;
  const top = svg`M${x - half * 0.7} ${head}v${-storey * 0.5}h${half * 0.28}v${-storey * 0.4}h${half * 0.84}v${storey * 0.4}h${half * 0.28}v${storey * 0.5}ZM${x - half * 0.1} ${head - storey * 0.8}L${x} ${base - height}L${x + half * 0.1} ${head - storey * 0.8}Z`;
  const joints = times(
    8,
    (at) => svg`M${x - half * 0.98} ${base - height * 0.2 - at * storey}h${half * 1.96}`,
  );
  return svg`<path d="${foot}${body}${top}" ${sheet.fill(pair)}/><path d="${joints}" ${sheet.stroke(line)} stroke-width="${Math.max(0.8, height * 0.004)}"/>`;
}

/** A low run of city blocks from x to x + width. */
export function drawBlocks(
  sheet: Sheet,
  {
    x,
    base,
    width,
    tallest,
    pair,
  }: { x: number; base: number; width: number; tallest: number; pair: Pair },
): string {
  const { chance } = sheet;
  let run = '';
  let at = x;
  while (at < x + width) {
    const wide = Math.min(chance.between(0.3, 0.85) * tallest, x + width - at);
    run += svg`V${base - tallest * chance.between(0.3, 1)}h${wide}`;
    at += wide;
    if (wide <= 0) break;
  }
  return svg`<path d="M${x} ${base}${run}V${base}Z" ${sheet.fill(pair)}/>`;
}

/** The exhibition hall: a long roof carried by a row of posts. */
export function drawHall(
  sheet: Sheet,
  {
    x,
    base,
    width,
    pair,
    light,
  }: { x: number; base: number; width: number; pair: Pair; light: Pair },
): string {
  const height = width * 0.22;
  const posts = times(9, (at) => svg`M${x + width * (0.06 + at * 0.11)} ${base}v${-height * 0.62}`);
  return svg`<path d="M${x + width * 0.04} ${base}v${-height * 0.6}h${width * 0.92}v${height * 0.6}Z" ${sheet.fill(light)}/><path d="${posts}" fill="none" ${sheet.stroke(pair)} stroke-width="${width * 0.008}"/><path d="M${x} ${base - height * 0.6}C${x + width * 0.25} ${base - height * 1.15} ${x + width * 0.5} ${base - height * 1.2} ${x + width} ${base - height * 0.74}v${height * 0.1}C${x + width * 0.5} ${base - height} ${x + width * 0.25} ${base - height * 0.94} ${x} ${base - height * 0.6}Z" ${sheet.fill(pair)}/>`;
}
