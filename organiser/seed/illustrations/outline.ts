import type { Silhouette } from './bottle-silhouettes.ts';
import { svg } from '../../src/pictures/markup.ts';

/** The whole outline as path data, with the middle of its base at (x, base). */
export function outline(
  { profile }: Pick<Silhouette, 'profile'>,
  x: number,
  base: number,
  scale: number,
): string {
  const right = profile.map((node) =>
    node.map((value, at) => (at % 2 ? base - value * scale : x + value * scale)),
  );
  const left = profile.map((node) =>
    node.map((value, at) => (at % 2 ? base - value * scale : x - value * scale)),
  );
  const point = (node: readonly number[] | undefined): number[] => (node ?? []).slice(-2);
  const up = left
    .map((node, at) => ({ node, to: point(left[at - 1]) }))
    .slice(1)
    .reverse()
    .map(({ node, to }) =>
      node.length === 2 ? [...to] : [...node.slice(2, 4), ...node.slice(0, 2), ...to],
    );
  const command = (numbers: readonly number[]): string =>
    (numbers.length === 2 ? 'L' : 'C') + numbers.map((value) => svg`${value}`).join(' ');
  const [start, ...down] = right;
  return `M${point(start)
    .map((value) => svg`${value}`)
    .join(' ')}${down.map(command).join('')}L${point(left.at(-1))
    .map((value) => svg`${value}`)
    .join(' ')}${up.map(command).join('')}Z`;
}

/**
 * Half the width at a height above the table, in millimetres, for details that follow the glass.
 */
export function halfWidthAt({ profile }: Silhouette, height: number): number {
  let from = profile[0] ?? [0, 0];
  for (const node of profile.slice(1)) {
    const [x0 = 0, y0 = 0] = from.slice(-2);
    const [x1 = 0, y1 = 0] = node.slice(-2);
    if (height <= y0 && height >= y1) {
      const share = y0 === y1 ? 0 : (y0 - height) / (y0 - y1);
      const eased = node.length === 2 ? share : share * share * (3 - 2 * share);
      return x0 + (x1 - x0) * eased;
    }
    from = node;
  }
  return (profile.at(-1) ?? [0]).at(-2) ?? 0;
}
