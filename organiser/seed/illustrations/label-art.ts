import type { Box, LabelDesign } from './label.ts';
import { botanical } from './label-botanical.ts';
import {
  arch,
  crest,
  landscape,
  monogram,
  moon,
  numeral,
  rings,
  seal,
  seigaiha,
  stripes,
  sunburst,
  tiles,
} from './label-motifs.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Theme } from './palette.ts';

/** The print on a label. `room` is the part of the label that the art may fill. */
export type Art = (design: LabelDesign, room: Box) => string;

const arts = {
  crest,
  stripes,
  arch,
  landscape,
  seigaiha,
  sunburst,
  numeral,
  botanical,
  monogram,
  rings,
  tiles,
  moon,
  seal,
} satisfies Record<string, Art>;

export type LabelArt = keyof typeof arts;

/**
 * Preferred label art per area. Each list has enough kinds that neighbours in a list of records
 * differ.
 */
export const labelArts: Record<Theme, readonly [LabelArt, ...LabelArt[]]> = {
  wine: [
    'crest',
    'landscape',
    'landscape',
    'botanical',
    'monogram',
    'numeral',
    'arch',
    'sunburst',
    'rings',
    'stripes',
    'tiles',
    'moon',
  ],
  spirits: [
    'numeral',
    'crest',
    'monogram',
    'botanical',
    'stripes',
    'sunburst',
    'arch',
    'tiles',
    'rings',
    'landscape',
  ],
  sake: [
    'seigaiha',
    'seal',
    'seal',
    'moon',
    'landscape',
    'botanical',
    'rings',
    'sunburst',
    'stripes',
    'arch',
  ],
  beer: [
    'sunburst',
    'tiles',
    'stripes',
    'botanical',
    'numeral',
    'landscape',
    'monogram',
    'rings',
    'arch',
    'crest',
    'moon',
  ],
  fair: ['crest', 'monogram', 'sunburst', 'landscape'],
};

/** Draws the art and below it the lines of small print, as seen from arm's length. */
export function drawLabelArt(design: LabelDesign, box: Box): string {
  const print = Math.min(box.height * 0.26, 46);
  const room = { ...box, height: box.height - print - box.height * 0.06 };
  return (
    arts[design.art](design, room) +
    smallPrint(design, { ...box, y: box.y + box.height - print, height: print })
  );
}

function smallPrint({ ink, accent, turn }: LabelDesign, { x, y, width, height }: Box): string {
  const middle = x + width / 2;
  const shares =
    [
      [0.74, 0.46, 0.6],
      [0.9, 0.56, 0.3],
      [0.5, 0.8, 0.4],
      [0.66, 0.66, 0.24],
    ][turn % 4] ?? [];
  const rows = times(3, (row) => {
    const half = (width * (shares[row] ?? 0.5)) / 2;
    const [thick, colour] =
      row === 0 ? [height * 0.17, ink] : [height * 0.07, row === 2 ? accent : ink];
    return svg`<path d="M${middle - half} ${y + height * (0.14 + row * 0.34)}h${half * 2}" stroke="${colour}" stroke-width="${thick}"/>`;
  });
  return rows;
}
