import type { Silhouette } from './bottle-silhouettes.ts';
import { halfWidthAt } from './outline.ts';
import { darker, lighter } from './colour.ts';
import { svg } from '../../src/pictures/markup.ts';
import { brass } from './palette.ts';
import type { Closure } from './vessel-choice.ts';

/** The mouth of a bottle: the position of its lip, and the scale in pixels per millimetre. */
export type Mouth = {
  x: number;
  base: number;
  scale: number;
  form: Silhouette;
  colour: string;
  clip: string;
};

export function drawClosure(closure: Closure, mouth: Mouth): string {
  return closures[closure](mouth);
}

const closures: Record<Closure, (mouth: Mouth) => string> = {
  foil: (mouth) => sleeve(mouth, 52) + ring(mouth, 15, '.5') + ring(mouth, 48, '.8'),
  champagne: (mouth) =>
    sleeve(mouth, 96, 9) + ring(mouth, 22, '.9') + ring(mouth, 30, '.9') + dome(mouth),
  wax: (mouth) => wax(mouth),
  stopper: (mouth) =>
    cap(mouth, { from: 4, to: 20, colour: mouth.colour }) +
    cap(mouth, { from: 0, to: 4, colour: '#c9a173', share: 0.82 }) +
    sleeve(mouth, 11),
  screw: (mouth) =>
    cap(mouth, { from: -26, to: 2, colour: mouth.colour }) +
    ring(mouth, 20, '.6') +
    ring(mouth, 5, '.35'),
  crown: (mouth) => crown(mouth),
  swing: (mouth) => swing(mouth),
  bare: () => '',
};

/** A capsule over the glass, `length` millimetres down, its lower edge waved by `wave`. */
function sleeve({ x, base, scale, form, colour, clip }: Mouth, length: number, wave = 0): string {
  const [top, half] = [base - (form.height + 3) * scale, form.width * 0.5 * scale];
  const low = base - (form.height - length) * scale;
  const edge = wave
    ? svg`V${low - wave * scale}Q${x + half * 0.5} ${low - wave * scale} ${x} ${low + wave * scale}Q${x - half * 0.5} ${low - wave * scale} ${x - half} ${low - wave * scale}`
    : svg`V${low}H${x - half}`;
  return svg`<path d="M${x - half} ${top}H${x + half}${edge}Z" fill="${colour}" clip-path="url(#${clip})"/>`;
}

function ring({ x, base, scale, form, colour }: Mouth, depth: number, opacity: string): string {
  const half = halfWidthAt(form, form.height - depth) * scale;
  return svg`<path d="M${x - half} ${base - (form.height - depth) * scale}h${half * 2}" stroke="${lighter(colour, 0.55)}" stroke-opacity="${opacity}" stroke-width="${scale * 1.2}"/>`;
}

/** A block on the mouth from `from` to `to` millimetres above the lip. */
function cap(
  { x, base, scale, form }: Mouth,
  { from, to, colour, share = 1.18 }: { from: number; to: number; colour: string; share?: number },
): string {
  const half = form.neck * share * scale;
  const y = base - (form.height + to) * scale;
  return svg`<rect x="${x - half}" y="${y}" width="${half * 2}" height="${(to - from) * scale}" rx="${scale * 1.6}" fill="${colour}"/>`;
}

function dome({ x, base, scale, form, colour }: Mouth): string {
  const [y, half] = [base - form.height * scale, form.neck * 1.12 * scale];
  return svg`<path d="M${x - half} ${y + 4 * scale}C${x - half} ${y - 12 * scale} ${x + half} ${y - 12 * scale} ${x + half} ${y + 4 * scale}Z" fill="${lighter(colour, 0.18)}"/>`;
}

function wax(mouth: Mouth): string {
  const { x, base, scale, form, colour, clip } = mouth;
  const [half, low] = [form.neck * 1.6 * scale, base - (form.height - 34) * scale];
  const drip = svg`<path d="M${x - half} ${low - 40 * scale}H${x + half}V${low}q${-half * 0.2} ${12 * scale} ${-half * 0.5} ${2 * scale}t${-half * 0.55} ${5 * scale}t${-half * 0.5} ${-5 * scale}t${-half * 0.45} 0Z" fill="${colour}" clip-path="url(#${clip})"/>`;
  return cap(mouth, { from: -5, to: 2, colour, share: 1.12 }) + drip;
}

function crown({ x, base, scale, form, colour }: Mouth): string {
  const [half, y] = [form.neck * 1.2 * scale, base - (form.height + 3) * scale];
  const tooth = (half * 2) / 5;
  const teeth = svg`q${-tooth / 2} ${scale * 3} ${-tooth} 0`.repeat(5);
  return svg`<path d="M${x - half * 0.86} ${y}h${half * 1.72}L${x + half} ${y + 7 * scale}${teeth}Z" fill="${colour}"/>`;
}

function swing({ x, base, scale, form, colour }: Mouth): string {
  const at = (height: number): number => base - height * scale;
  const [top, neck] = [form.height, form.neck * scale];
  const wire = svg`<path d="M${x - neck * 1.15} ${at(top - 34)}L${x - neck * 0.9} ${at(top + 9)}Q${x} ${at(top + 15)} ${x + neck * 0.9} ${at(top + 9)}L${x + neck * 1.3} ${at(top - 26)}L${x + neck} ${at(top - 34)}" fill="none" stroke="${darker(brass, 0.35)}" stroke-width="${scale * 1.5}"/>`;
  const stop = svg`<path d="M${x - neck * 0.95} ${at(top + 2)}C${x - neck} ${at(top + 14)} ${x + neck} ${at(top + 14)} ${x + neck * 0.95} ${at(top + 2)}Z" fill="#f4f1ea"/>`;
  const seal = svg`<rect x="${x - neck}" y="${at(top + 3)}" width="${neck * 2}" height="${4 * scale}" fill="${colour}"/>`;
  return stop + seal + wire;
}
