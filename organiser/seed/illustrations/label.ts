import type { Chance } from './chance.ts';
import { contrastOf, isDark, lighter, mix } from './colour.ts';
import { type LabelArt, drawLabelArt, labelArts } from './label-art.ts';
import { svg } from '../../src/pictures/markup.ts';
import { brass, paper, palettes, type Theme } from './palette.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type LabelShape = 'sheet' | 'arched' | 'oval' | 'notched' | 'strip' | 'wrap';

/**
 * The design of a label. `wide` and `tall` are shares of the vessel's body; `sign` is a letter or a
 * numeral.
 */
export type LabelDesign = {
  shape: LabelShape;
  art: LabelArt;
  paper: string;
  ink: string;
  accent: string;
  sign: string;
  wide: number;
  tall: number;
  neckBand: boolean;
  /** Light ink on coloured paper. */
  inverse: boolean;
  /** Any integer: selects small variations within one kind of art. */
  turn: number;
};

/** `against` is the colour behind the label. Coloured paper must contrast with it. */
export function designLabel(
  chance: Chance,
  {
    theme,
    sign,
    wrap,
    against = paper,
  }: { theme: Theme; sign: string; wrap: boolean; against?: string },
): LabelDesign {
  const { inks, accent } = palettes[theme];
  const colour = chance.pick(inks);
  const dark = chance.whether(wrap ? 0.62 : 0.3) && (wrap || contrastOf(colour, against) > 84);
  const stock = chance.pick([paper, '#f6efe1', '#efe6d3', '#fdfbf6', mix(paper, colour, 0.13)]);
  const shape = wrap
    ? 'wrap'
    : chance.pick([
        'sheet',
        'sheet',
        'sheet',
        'arched',
        'oval',
        'notched',
        'strip',
        'wrap',
      ] as const);
  const second = chance.pick([brass, accent, ...inks]);
  return {
    shape,
    art: chance.pick(labelArts[theme]),
    paper: dark ? colour : stock,
    ink: dark ? '#f6ecd8' : colour,
    accent:
      isDark(second) && dark ? lighter(second, 0.5) : second === colour && !dark ? brass : second,
    sign,
    wide:
      shape === 'wrap'
        ? 1
        : shape === 'strip'
          ? chance.between(0.42, 0.56)
          : chance.between(0.8, 0.92),
    tall: shape === 'strip' ? 1 : shape === 'oval' ? 0.86 : chance.between(0.66, 1),
    inverse: dark,
    neckBand: chance.whether(0.25),
    turn: Math.floor(chance.between(0, 12)),
  };
}

export function drawLabel(box: Box, design: LabelDesign, clip: string): string {
  const { x, y, width, height } = box;
  const inset = Math.max(4, width * 0.045);
  const face = svg`<path d="${edge(design.shape, box)}" fill="${design.paper}"/>`;
  const inner = {
    x: x + inset,
    y: y + inset,
    width: width - inset * 2,
    height: height - inset * 2,
  };
  const framed = design.turn % 3 === 0 && design.shape !== 'wrap';
  const frame = framed
    ? svg`<path d="${edge(design.shape, inner)}" fill="none" stroke="${design.accent}" stroke-width="1.2"/>`
    : '';
  return `<g clip-path="url(#${clip})">${face}${frame}${drawLabelArt(design, artBox(design.shape, box))}</g>`;
}

function artBox(shape: LabelShape, { x, y, width, height }: Box): Box {
  const [side, top, bottom] =
    shape === 'oval'
      ? [0.17, 0.12, 0.14]
      : shape === 'arched'
        ? [0.13, 0.16, 0.09]
        : [0.12, 0.1, 0.1];
  return {
    x: x + width * side,
    y: y + height * top,
    width: width * (1 - side * 2),
    height: height * (1 - top - bottom),
  };
}

function edge(shape: LabelShape, { x, y, width, height }: Box): string {
  const [right, low, half] = [x + width, y + height, width / 2];
  if (shape === 'oval')
    return svg`M${x} ${y + height / 2}a${half} ${height / 2} 0 0 1 ${width} 0a${half} ${height / 2} 0 0 1 ${-width} 0Z`;
  if (shape === 'arched')
    return svg`M${x} ${low}V${y + half * 0.6}a${half} ${half * 0.6} 0 0 1 ${width} 0V${low}Z`;
  if (shape === 'notched') {
    const cut = width * 0.09;
    return svg`M${x + cut} ${y}H${right - cut}a${cut} ${cut} 0 0 0 ${cut} ${cut}V${low - cut}a${cut} ${cut} 0 0 0 ${-cut} ${cut}H${x + cut}a${cut} ${cut} 0 0 0 ${-cut} ${-cut}V${y + cut}a${cut} ${cut} 0 0 0 ${cut} ${-cut}Z`;
  }
  return svg`M${x} ${y}H${right}V${low}H${x}Z`;
}
