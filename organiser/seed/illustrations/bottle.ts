import { silhouettes, type Silhouette } from './bottle-silhouettes.ts';
import { halfWidthAt, outline } from './outline.ts';
import { drawClosure } from './closure.ts';
import { darker, mix } from './colour.ts';
import { drawLabel, type Box, type LabelDesign } from './label.ts';
import { svg } from '../../src/pictures/markup.ts';
import { glassShade, layShadow } from './light.ts';
import type { Sheet } from './sheet.ts';
import type { Vessel } from './vessel-choice.ts';

export type Bottle = {
  vessel: Vessel;
  label: LabelDesign;
  cap: string;
  /** Share of the vessel that is full. */ fill: number;
};
export type Placement = { x: number; base: number; height: number };

/**
 * Draws a bottle, can or jar with its cast shadow. `name` makes its ids unique within the picture.
 */
export function drawBottle(sheet: Sheet, bottle: Bottle, placement: Placement, name = 'b'): string {
  const form: Silhouette = silhouettes[bottle.vessel.silhouette];
  const scale = placement.height / form.height;
  const path = outline(form, placement.x, placement.base, scale);
  const body = sheet.define(name, (id) => `<path id="${id}" d="${path}"/>`);
  const clip = sheet.define(
    `${name}c`,
    (id) => `<clipPath id="${id}"><use href="#${body}"/></clipPath>`,
  );
  const drawn: Drawn = { bottle, form, placement, scale, body, clip };
  const mouth = { ...placement, scale, form, colour: bottle.cap, clip };
  layShadow(sheet, placement.base, body);
  return [
    glass(drawn),
    neckBand(drawn),
    drawLabel(labelBox(drawn), bottle.label, clip),
    drawClosure(bottle.vessel.closure, mouth),
    shade(sheet, drawn),
  ].join('');
}

/** A bottle in its place: `body` and `clip` are ids of its outline. */
type Drawn = {
  bottle: Bottle;
  form: Silhouette;
  placement: Placement;
  scale: number;
  body: string;
  clip: string;
};

function glass({ bottle, form, placement, scale, body, clip }: Drawn): string {
  const { vessel, fill } = bottle;
  const { x, base } = placement;
  if (isCan(vessel)) return svg`<use href="#${body}" fill="#d3d5d3"/>`;
  if (!vessel.clear) return svg`<use href="#${body}" fill="${vessel.glass}"/>`;
  const half = (form.width / 2) * scale;
  const level = base - form.height * fill * scale;
  const liquid = svg`<rect x="${x - half}" y="${level}" width="${half * 2}" height="${base - level - 7 * scale}" fill="${vessel.liquid}" clip-path="url(#${clip})"/>`;
  const meniscus = halfWidthAt(form, form.height * fill) * scale;
  const surface = svg`<ellipse cx="${x}" cy="${level}" rx="${meniscus}" ry="${meniscus * 0.1}" fill="${mix(vessel.liquid, '#ffffff', 0.35)}"/>`;
  return svg`<use href="#${body}" fill="${vessel.glass}" fill-opacity=".86"/>${liquid}${surface}<use href="#${body}" fill="none" stroke="${darker(vessel.glass, 0.3)}" stroke-opacity=".55" stroke-width="1.6"/>`;
}

const isCan = ({ silhouette }: Vessel): boolean =>
  silhouette === 'can' || silhouette === 'sleekCan';

function neckBand({ bottle, form, placement, scale }: Drawn): string {
  const { label, vessel } = bottle;
  const { x, base } = placement;
  if (!label.neckBand || isCan(vessel) || form.height < 220) return '';
  const height = form.label[1] + (form.height - form.label[1]) * 0.36;
  const half = halfWidthAt(form, height) * scale;
  return svg`<path d="M${x - half} ${base - height * scale}h${half * 2}" stroke="${label.paper}" stroke-width="${9 * scale}"/><path d="M${x - half} ${base - height * scale}h${half * 2}" stroke="${label.accent}" stroke-width="${1.6 * scale}"/>`;
}

/** The box of the label: centred on the body, as wide as its design says, inside the flat band. */
function labelBox({ bottle, form, placement, scale }: Drawn): Box {
  const { label, vessel } = bottle;
  const { x, base } = placement;
  const [low, high] = form.label;
  const wrap = isCan(vessel);
  const span = Math.min(high - low, form.width * 1.9);
  const height = (wrap ? high - low : span * label.tall) * scale;
  const width = form.width * (wrap ? 1 : label.wide) * scale;
  const bottom = base - (low + (high - low - height / scale) * (wrap ? 0 : 0.45)) * scale;
  return { x: x - width / 2, y: bottom - height, width, height };
}

/**
 * Shading, rim light and the long highlight. All follow the outline and the single light source of
 * the picture.
 */
function shade(sheet: Sheet, { form, placement, scale, body, clip }: Drawn): string {
  const { x, base } = placement;
  const round = glassShade(sheet);
  const off = sheet.light * -form.width * scale;
  const gleam = svg`<g clip-path="url(#${clip})" fill="none" stroke="#fff"><use href="#${body}" x="${off * 0.11}" stroke-width="${scale * 2.6}" stroke-opacity=".4"/></g>`;
  const foot = svg`<path d="M${x - form.width * 0.3 * scale} ${base - 3 * scale}h${form.width * 0.6 * scale}" stroke="#fff" stroke-opacity=".18" stroke-width="${scale * 1.6}"/>`;
  const rim = svg`<use href="#${body}" fill="url(#${round})" stroke="#fff" stroke-opacity=".16"/>`;
  // Below this size the light on the foot is invisible.
  return rim + gleam + (form.height * scale > 400 ? foot : '');
}

export function bottleHeight(form: Silhouette, tallest: number, widest: number): number {
  const wanted = tallest * Math.min(1, 0.66 + (form.height - 150) * 0.0024);
  return Math.min(wanted, (widest / form.width) * form.height);
}
