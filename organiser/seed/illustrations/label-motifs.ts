import type { Art } from './label-art.ts';
import type { Box } from './label.ts';
import { svg, times, xmlText } from '../../src/pictures/markup.ts';

const middle = ({ x, y, width, height }: Box): { cx: number; cy: number; r: number } => ({
  cx: x + width / 2,
  cy: y + height / 2,
  r: Math.min(width, height) / 2,
});

const letter = (
  sign: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string =>
  svg`<text x="${x}" y="${y}" font-family="Georgia,serif" font-size="${size}" text-anchor="middle" fill="${colour}">${xmlText(sign)}</text>`;

export const crest: Art = ({ ink, accent, paper, turn }, room) => {
  const { cx, cy, r } = middle(room);
  const w = r * 0.78;
  const shield = svg`M${cx - w} ${cy - r * 0.9}h${w * 2}v${r * 0.8}c0 ${r * 0.6} ${-w * 0.6} ${r * 0.85} ${-w} ${r}c${-w * 0.4} ${-r * 0.15} ${-w} ${-r * 0.4} ${-w} ${-r}Z`;
  const charge =
    [
      svg`<path d="M${cx - w} ${cy + r * 0.1}L${cx} ${cy - r * 0.5}L${cx + w} ${cy + r * 0.1}" fill="none" stroke="${accent}" stroke-width="${r * 0.2}"/>`,
      svg`<path d="M${cx} ${cy - r * 0.9}V${cy + r * 0.86}M${cx - w} ${cy - r * 0.14}h${w * 2}" stroke="${accent}" stroke-width="${r * 0.2}"/>`,
      svg`<path d="M${cx - w} ${cy + r * 0.16}L${cx + w * 0.5} ${cy - r * 0.9}h${w * 0.5}v${r * 0.3}L${cx - w * 0.86} ${cy + r * 0.5}Z" fill="${accent}"/>`,
    ][turn % 3] ?? '';
  return svg`<path d="${shield}" fill="${ink}"/>${charge}<path d="${shield}" fill="none" stroke="${paper}" stroke-width="${r * 0.07}" transform="translate(${cx * 0.14} ${cy * 0.14})scale(.86)"/>`;
};

export const stripes: Art = ({ ink, accent, turn }, { x, y, width, height }) => {
  const count = 4 + (turn % 4);
  const step = height / count;
  const lean = turn % 2 ? step * 0.9 : 0;
  return times(count, (row) => {
    const [top, thick] = [y + row * step, step * (0.2 + (0.5 * row) / count)];
    return svg`<path d="M${x} ${top + lean}L${x + width} ${top}v${thick}L${x} ${top + lean + thick}Z" fill="${row % 3 === 1 ? accent : ink}"/>`;
  });
};

export const arch: Art = ({ ink, accent, paper, turn }, room) => {
  const { cx, r } = middle(room);
  const [low, w] = [room.y + room.height, Math.min(r * 0.85, room.width * 0.44)];
  const door = (share: number, colour: string): string =>
    svg`<path d="M${cx - w * share} ${low}V${room.y + w + (1 - share) * w * 0.9}a${w * share} ${w * share} 0 0 1 ${w * share * 2} 0V${low}Z" fill="${colour}"/>`;
  const view =
    turn % 2
      ? svg`<circle cx="${cx}" cy="${low - w * 0.62}" r="${w * 0.3}" fill="${accent}"/><path d="M${cx - w * 0.6} ${low - w * 0.3}q${w * 0.6} ${-w * 0.5} ${w * 1.2} 0v${w * 0.3}h${-w * 1.2}Z" fill="${ink}"/>`
      : door(0.36, accent);
  return door(1, ink) + door(0.8, paper) + (turn % 2 ? '' : door(0.58, ink)) + view;
};

export const landscape: Art = ({ ink, accent, turn }, { x, y, width, height }) => {
  const low = y + height;
  const sunX = x + width * (0.28 + (turn % 5) * 0.11);
  const sun = svg`<circle cx="${sunX}" cy="${y + height * 0.28}" r="${Math.min(width, height) * 0.17}" fill="${accent}"/>`;
  if (turn % 2) {
    const peaks = times(4, (at) => {
      const shift = at * height * 0.11;
      return svg`<path d="M${x} ${low - height * 0.3 + shift}L${x + width * 0.3} ${y + height * 0.36 + shift}L${x + width * 0.46} ${low - height * 0.4 + shift}L${x + width * 0.68} ${y + height * 0.2 + shift}L${x + width} ${low - height * 0.32 + shift}"/>`;
    });
    return svg`${sun}<g fill="none" stroke="${ink}" stroke-width="${width * 0.016}" stroke-linejoin="round">${peaks}</g>`;
  }
  const hill = (from: number, lift: number, opacity: string): string =>
    svg`<path d="M${x} ${low}V${low - height * from}C${x + width * 0.3} ${low - height * (from + lift)} ${x + width * 0.6} ${low - height * (from - lift)} ${x + width} ${low - height * (from + lift * 0.4)}V${low}Z" fill="${ink}" fill-opacity="${opacity}"/>`;
  return sun + hill(0.44, 0.26, '.35') + hill(0.28, -0.2, '.6') + hill(0.14, 0.12, '1');
};

export const seigaiha: Art = ({ ink, accent, paper, turn }, { x, y, width, height }) => {
  const across = 3;
  const r = width / across / 2;
  const rows = Math.min(5, Math.floor((height - r) / (r * 0.62)) + 1);
  const top = y + (height - r - (rows - 1) * r * 0.62) / 2;
  return times(rows, (row) => {
    const odd = (row + turn) % 2;
    const fans = (share: number): string =>
      times(across - odd, (at) => {
        const cx = x + r * (1 + odd) + at * r * 2;
        return svg`M${cx - r * share} ${top + r + row * r * 0.62}a${r * share} ${r * share} 0 0 1 ${r * share * 2} 0`;
      });
    return svg`<path d="${fans(0.94)}" fill="${paper}" stroke="${row === turn % 5 ? accent : ink}" stroke-width="${r * 0.13}"/><path d="${fans(0.6)}${fans(0.28)}" fill="none" stroke="${ink}" stroke-width="${r * 0.1}"/>`;
  });
};

export const sunburst: Art = ({ ink, accent, turn }, room) => {
  const { cx, cy, r } = middle(room);
  const [count, low] = [turn % 2 ? 9 : 16, turn % 2];
  const [oy, span, inner] = [
    low ? room.y + room.height : cy,
    low ? Math.PI : Math.PI * 2,
    low ? 0.5 : 0.46,
  ];
  const reach = low ? Math.min(room.width / 2, room.height) : r;
  const ray = (at: number): string => {
    const angle = Math.PI + (span * (at + (low ? 0.5 : 0))) / count;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = reach * (at % 2 ? 0.82 : 1);
    return svg`M${cx + c * reach * inner} ${oy + s * reach * inner}L${cx + c * far} ${oy + s * far}`;
  };
  const rays = svg`<path d="${times(count, ray)}" stroke="${ink}" stroke-width="${reach * 0.05}" stroke-linecap="round"/>`;
  const sun = low
    ? svg`<path d="M${cx - reach * 0.4} ${oy}a${reach * 0.4} ${reach * 0.4} 0 0 1 ${reach * 0.8} 0Z" fill="${accent}"/>`
    : svg`<circle cx="${cx}" cy="${cy}" r="${reach * 0.36}" fill="${accent}"/>`;
  return rays + sun;
};

export const numeral: Art = ({ ink, accent, sign, turn }, room) => {
  const { cx } = middle(room);
  const figure = /^\d/.test(sign) ? sign : String(3 + turn * 7);
  const size = Math.min(room.height * 0.95, (room.width * 1.72) / figure.length);
  const y = room.y + room.height / 2 + size * 0.34;
  const rule = svg`<path d="M${cx - room.width * 0.24} ${y + size * 0.16}h${room.width * 0.48}" stroke="${accent}" stroke-width="${size * 0.05}"/>`;
  return letter(figure, { x: cx, y, size, colour: ink }) + rule;
};

export const monogram: Art = ({ ink, accent, sign, turn }, room) => {
  const { cx, cy, r } = middle(room);
  const ring =
    turn % 2
      ? svg`<circle cx="${cx}" cy="${cy}" r="${r * 0.92}" fill="none" stroke="${accent}" stroke-width="${r * 0.06}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.8}" fill="none" stroke="${ink}" stroke-width="${r * 0.03}"/>`
      : svg`<path d="M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z" fill="none" stroke="${accent}" stroke-width="${r * 0.06}"/>`;
  return (
    ring +
    letter(/^\d/.test(sign) ? '&' : sign, { x: cx, y: cy + r * 0.34, size: r * 0.98, colour: ink })
  );
};

export const rings: Art = ({ ink, accent, turn }, room) => {
  const { cx, cy, r } = middle(room);
  const shift = ((turn % 4) - 1.5) * 0.05;
  const lines = times(
    5,
    (at) =>
      svg`<circle cx="${cx + r * shift * at}" cy="${cy - r * shift * at}" r="${r * (0.96 - at * 0.17)}"/>`,
  );
  return svg`<g fill="none" stroke="${ink}" stroke-width="${r * 0.045}">${lines}</g><circle cx="${cx + r * shift * 5}" cy="${cy - r * shift * 5}" r="${r * 0.12}" fill="${accent}"/>`;
};

export const tiles: Art = ({ ink, accent, turn }, { x, y, width, height }) => {
  const across = 3;
  const side = width / across;
  const rows = Math.max(1, Math.min(5, Math.floor(height / side)));
  const top = y + (height - rows * side) / 2;
  return times(rows * across, (at) => {
    const [cx, cy] = [x + (at % across) * side, top + Math.floor(at / across) * side];
    const kind = (at * 7 + turn * 3 + (at >> 1) * turn) % 5;
    const colour = (at + turn) % 3 === 0 ? accent : ink;
    if (kind === 0)
      return svg`<circle cx="${cx + side / 2}" cy="${cy + side / 2}" r="${side * 0.42}" fill="${colour}"/>`;
    if (kind === 1)
      return svg`<path d="M${cx} ${cy}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z" fill="${colour}"/>`;
    if (kind === 2)
      return svg`<path d="M${cx + side} ${cy}v${side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}Z" fill="${colour}"/>`;
    if (kind === 3)
      return svg`<path d="M${cx} ${cy + side}L${cx + side} ${cy}v${side}Z" fill="${colour}"/>`;
    return svg`<path d="M${cx} ${cy}v${side}h${side}a${side} ${side} 0 0 1 ${-side} ${-side}Z" fill="${colour}"/>`;
  });
};

export const moon: Art = ({ ink, accent, paper, turn }, room) => {
  const { cx, cy, r } = middle(room);
  const disc = svg`<circle cx="${cx}" cy="${cy - r * 0.12}" r="${r * 0.74}" fill="${accent}"/>`;
  const shadow =
    turn % 2
      ? svg`<circle cx="${cx + r * 0.3}" cy="${cy - r * 0.26}" r="${r * 0.62}" fill="${paper}"/>`
      : '';
  const w = room.width / 4;
  const waves = times(
    3,
    (row) =>
      svg`M${cx - w * 2} ${cy + r * (0.42 + row * 0.22)}q${w / 2} ${-w * 0.36} ${w} 0t${w} 0t${w} 0t${w} 0`,
  );
  return svg`${disc}${shadow}<path d="${waves}" fill="none" stroke="${ink}" stroke-width="${r * 0.07}"/>`;
};

/** A brush stroke down the label with the maker's red seal beside it, as on sake labels. */
export const seal: Art = ({ ink, accent, paper, turn }, { x, y, width, height }) => {
  const [cx, w] = [x + width * (turn % 2 ? 0.42 : 0.5), Math.min(width * 0.32, height * 0.3)];
  const strokes =
    [
      svg`M${cx - w} ${y + height * 0.2}q${w} ${-w * 0.5} ${w * 2} ${-w * 0.1}M${cx} ${y + height * 0.04}q${w * 0.2} ${height * 0.4} ${-w * 0.8} ${height * 0.62}M${cx} ${y + height * 0.3}q${w * 0.3} ${height * 0.3} ${w} ${height * 0.4}`,
      svg`M${cx + w * 0.5} ${y + height * 0.12}a${w * 0.95} ${w * 0.95} 0 1 0 ${w * 0.5} ${w * 0.7}`,
      svg`M${cx - w * 0.7} ${y + height * 0.08}q${w * 0.1} ${height * 0.45} ${-w * 0.4} ${height * 0.66}M${cx} ${y + height * 0.05}V${y + height * 0.68}M${cx + w * 0.7} ${y + height * 0.08}q0 ${height * 0.5} ${w * 0.3} ${height * 0.64}`,
    ][turn % 3] ?? '';
  const red = turn % 4 === 3 ? accent : '#a63a2e';
  const side = w * 0.56;
  const stamp = svg`<rect x="${x + width - side}" y="${y + height - side}" width="${side}" height="${side}" rx="${side * 0.1}" fill="${red}"/><path d="M${x + width - side * 0.7} ${y + height - side * 0.75}v${side * 0.5}m${side * 0.4} 0v${-side * 0.5}m${-side * 0.4} ${side * 0.25}h${side * 0.4}" stroke="${paper}" stroke-width="${side * 0.1}"/>`;
  return svg`<path d="${strokes}" fill="none" stroke="${ink}" stroke-width="${w * 0.34}" stroke-linecap="round"/>${stamp}`;
};
