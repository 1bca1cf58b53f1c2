import { blend } from './backdrop.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** Ridges one behind another, paler with distance, between `top` and `low`. */
export function drawRidges(
  sheet: Sheet,
  {
    top,
    low,
    near,
    far,
    count,
  }: { top: number; low: number; near: Pair; far: Pair; count: number },
): string {
  const { width, chance } = sheet;
  return times(count, (at) => {
    const share = (at + 1) / count;
    const y = top + (low - top) * (at / count);
    const swing = (low - top) * 0.28;
    const step = width / 3;
    const bend = (): number => y + chance.between(-1, 0.7) * swing;
    const curve = svg`M0 ${low}V${y}C${step * 0.4} ${bend()} ${step * 0.7} ${y - swing} ${step} ${y + swing * 0.1}S${step * 1.7} ${bend()} ${step * 2} ${y}S${step * 2.6} ${bend()} ${width} ${y + swing * 0.2}V${low}Z`;
    return svg`<path d="${curve}" ${sheet.fill(blend(far, near, share))}/>`;
  });
}
