import { svg } from '../../src/pictures/markup.ts';
import type { Sheet } from './sheet.ts';

const coats = [
  '#2b2f38',
  '#4a3a44',
  '#33453f',
  '#6b4a3a',
  '#23303f',
  '#7a6a58',
  '#3c3c3c',
] as const;
const skins = ['#e3b995', '#d3a17c', '#c48e68', '#ecc7a6'] as const;
const hairs = ['#1e1a17', '#2e241e', '#4a3a30', '#8a8178'] as const;

/** An adult seen from a distance, standing with the feet at (x, base). */
export function drawPerson(sheet: Sheet, x: number, base: number, tall: number): string {
  const { chance } = sheet;
  const [coat, skin, hair] = [chance.pick(coats), chance.pick(skins), chance.pick(hairs)];
  const [head, wide] = [tall * 0.068, tall * chance.between(0.135, 0.165)];
  const neck = base - tall * 0.84;
  const body = svg`M${x - wide * 0.6} ${neck + tall * 0.05}Q${x} ${neck - tall * 0.02} ${x + wide * 0.6} ${neck + tall * 0.05}L${x + wide * 0.78} ${base - tall * 0.42}H${x + wide * 0.5}L${x + wide * 0.42} ${base}H${x + wide * 0.08}L${x} ${base - tall * 0.4}L${x - wide * 0.08} ${base}H${x - wide * 0.42}L${x - wide * 0.5} ${base - tall * 0.42}H${x - wide * 0.78}Z`;
  return svg`<ellipse cx="${x}" cy="${base}" rx="${wide}" ry="${tall * 0.018}" fill="#14110f" fill-opacity=".28"/><path d="${body}" fill="${coat}"/><path d="M${x - wide * 0.16} ${neck + tall * 0.03}L${x} ${neck + tall * 0.13}L${x + wide * 0.16} ${neck + tall * 0.03}Z" fill="#f1e8da"/><circle cx="${x}" cy="${neck - head * 0.7}" r="${head}" fill="${skin}"/><path d="M${x - head} ${neck - head * 0.8}a${head} ${head} 0 0 1 ${head * 2} 0q${-head * 0.4} ${-head * 0.5} ${-head} ${-head * 0.5}t${-head} ${head * 0.5}Z" fill="${hair}"/>`;
}

/** Several people side by side, in different poses. */
export function drawPeople(
  sheet: Sheet,
  {
    count,
    from,
    to,
    base,
    tall,
  }: { count: number; from: number; to: number; base: number; tall: number },
): string {
  return Array.from({ length: count }, (_, at) => {
    const x = from + ((to - from) * (at + sheet.chance.between(0.2, 0.8))) / count;
    return drawPerson(
      sheet,
      x,
      base + sheet.chance.between(-0.02, 0.03) * tall,
      tall * sheet.chance.between(0.92, 1.05),
    );
  }).join('');
}
