import { svg, times } from '../../src/pictures/markup.ts';

/** An ear of rice bowed by its grains, as line drawing. */
export function rice(cx: number, cy: number, r: number, accent: string): string {
  const at = (t: number): [number, number] => [
    cx - r * 0.5 + 2 * (1 - t) * t * r * 0.1 + t * t * r * 1.2,
    cy + r * (1 - t) ** 2 - 2 * (1 - t) * t * r * 1.7 + t * t * r * 0.1,
  ];
  const grains = times(11, (row) => {
    const [x, y] = at(0.4 + row * 0.06);
    const grain = (turn: number, filled: boolean): string =>
      svg`<path d="M${x} ${y}q${r * 0.14} ${r * 0.06} ${r * 0.04} ${r * 0.3}q${-r * 0.14} ${-r * 0.1} ${-r * 0.04} ${-r * 0.3}Z" transform="rotate(${turn} ${x} ${y})"${filled ? ` fill="${accent}"` : ''}/>`;
    return grain(-64 + row * 3, row % 2 === 0) + grain(12 - row * 3, row % 2 === 1);
  });
  const stalk = svg`<path d="M${cx - r * 0.5} ${cy + r}Q${cx - r * 0.45} ${cy - r * 0.7} ${cx + r * 0.7} ${cy + r * 0.1}"/>`;
  const leaf = svg`<path d="M${cx - r * 0.5} ${cy + r * 0.9}q${r * 0.2} ${-r * 0.7} ${r * 0.9} ${-r * 0.66}q${-r * 0.6} ${r * 0.16} ${-r * 0.9} ${r * 0.66}M${cx - r * 0.48} ${cy + r * 0.6}q${-r * 0.3} ${-r * 0.5} ${-r * 0.3} ${-r * 0.9}q${r * 0.3} ${r * 0.4} ${r * 0.3} ${r * 0.9}"/>`;
  return stalk + leaf + grains;
}
