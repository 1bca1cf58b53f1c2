import type { Art } from './label-art.ts';
import { svg, times } from '../../src/pictures/markup.ts';

/** A line drawing of the drink's ingredient; `turn` selects the plant. */
export const botanical: Art = ({ ink, accent, turn }, { x, y, width, height }) => {
  const size = Math.min(width, height);
  const plant = [grapes, barley, juniper, hop][turn % 4] ?? grapes;
  const drawing = plant(x + width / 2, y + height / 2, size / 2, accent);
  return svg`<g fill="none" stroke="${ink}" stroke-width="${size * 0.022}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
};

type Plant = (cx: number, cy: number, r: number, accent: string) => string;

export const grapes: Plant = (cx, cy, r, accent) => {
  const berry = r * 0.2;
  const rows = [4, 3, 3, 2, 1];
  const bunch = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const [bx, by] = [
        cx + (at - (count - 1) / 2) * berry * 1.9 + (row === 2 ? berry * 0.5 : 0),
        cy - r * 0.22 + row * berry * 1.55,
      ];
      return svg`<circle cx="${bx}" cy="${by}" r="${berry}"${(at + row) % 3 === 0 ? ` fill="${accent}"` : ''}/>`;
    }),
  );
  const stem = svg`<path d="M${cx} ${cy - r * 0.42}q${r * 0.04} ${-r * 0.3} ${-r * 0.12} ${-r * 0.5}"/>`;
  const leaf = svg`<path d="M${cx + r * 0.02} ${cy - r * 0.56}q${r * 0.2} ${-r * 0.4} ${r * 0.5} ${-r * 0.3}q0 ${r * 0.16} ${r * 0.24} ${r * 0.2}q${-r * 0.24} ${r * 0.3} ${-r * 0.74} ${r * 0.1}Zl${r * 0.46} ${-r * 0.06}"/>`;
  return bunch.join('') + stem + leaf;
};

export const barley: Plant = (cx, cy, r, accent) => {
  const grain = (row: number, side: number): string => {
    const gy = cy + r * 0.3 - row * r * 0.2;
    return svg`M${cx} ${gy}q${side * r * 0.3} ${-r * 0.02} ${side * r * 0.3} ${-r * 0.3}q${-side * r * 0.26} ${r * 0.04} ${-side * r * 0.3} ${r * 0.3}Zm${side * r * 0.3} ${-r * 0.3}l${side * r * 0.12} ${-r * 0.3}`;
  };
  const pairs = (odd: number): string =>
    times(3, (at) => grain(at * 2 + odd, -1) + grain(at * 2 + odd, 1));
  const stalk = svg`M${cx} ${cy + r}V${cy - r * 0.7}M${cx} ${cy + r * 0.8}q${-r * 0.5} ${-r * 0.1} ${-r * 0.6} ${-r * 0.5}q${r * 0.5} ${r * 0.06} ${r * 0.6} ${r * 0.5}`;
  return svg`<path d="${stalk}${pairs(1)}"/><path d="${pairs(0)}" fill="${accent}"/>`;
};

export const juniper: Plant = (cx, cy, r, accent) => {
  const needles = times(9, (at) => {
    const t = at / 8;
    const [nx, ny] = [cx - r * 0.5 + t * r, cy + r * 0.8 - t * r * 1.5];
    return svg`M${nx} ${ny}l${-r * 0.34} ${-r * 0.16}M${nx} ${ny}l${r * 0.3} ${r * 0.2}`;
  });
  const berries = [
    [-0.42, 0.1],
    [0.34, 0.36],
    [0.02, -0.56],
    [0.62, -0.3],
  ].map(
    ([bx = 0, by = 0]) =>
      svg`<circle cx="${cx + bx * r}" cy="${cy + by * r}" r="${r * 0.16}" fill="${accent}"/>`,
  );
  return svg`<path d="M${cx - r * 0.5} ${cy + r * 0.8}Q${cx + r * 0.1} ${cy + r * 0.1} ${cx + r * 0.5} ${cy - r * 0.8}${needles}"/>${berries}`;
};

export const hop: Plant = (cx, cy, r, accent) => {
  const cone = svg`M${cx} ${cy - r * 0.42}C${cx - r * 0.62} ${cy - r * 0.5} ${cx - r * 0.8} ${cy + r * 0.3} ${cx} ${cy + r}C${cx + r * 0.8} ${cy + r * 0.3} ${cx + r * 0.62} ${cy - r * 0.5} ${cx} ${cy - r * 0.42}Z`;
  const rows = [
    [2, 0.44, -0.06],
    [3, 0.54, 0.14],
    [2, 0.46, 0.38],
    [1, 0.3, 0.6],
  ].map(([count = 1, half = 0, y = 0]) =>
    times(count, (at) => {
      const w = (half * 2 * r) / count;
      return svg`M${cx - half * r + at * w} ${cy + y * r - w * 0.3}q${w * 0.06} ${w * 0.6} ${w / 2} ${w * 0.74}q${w * 0.44} ${-w * 0.14} ${w / 2} ${-w * 0.74}`;
    }),
  );
  const leaf = svg`M${cx} ${cy - r * 0.42}q0 ${-r * 0.3} ${r * 0.2} ${-r * 0.56}M${cx + r * 0.06} ${cy - r * 0.68}q${r * 0.4} ${-r * 0.24} ${r * 0.74} ${r * 0.06}q${-r * 0.42} ${r * 0.22} ${-r * 0.74} ${-r * 0.06}Z`;
  return svg`<path d="${cone}" fill="${accent}"/><path d="${rows}${leaf}"/>`;
};
