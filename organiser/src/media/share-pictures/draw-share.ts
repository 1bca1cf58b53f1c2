import { svg, xmlText } from '../pictures/markup.ts';
import { breakTitle } from './wrap-title.ts';
import type { ShareRequest } from './share-request.ts';
import type { Lang } from '@dswine/shared/contract/wire';
import type { Sharp } from './rasterise.ts';

/** The size in px that social networks recommend for previews of shared links. */
export const shareSize = { width: 1200, height: 630 };

/**
 * The serif fonts for Chinese, which have Latin letters too, under their names on different
 * systems.
 */
export const serif =
  "'Noto Serif CJK TC','Noto Serif TC','Source Han Serif TC','Songti TC',PMingLiU,serif";

/** Behind pictures that do not cover their frame. */
export const paper = '#fbf8f3';
const ink = '#1e1a17';
const brass = '#b08d3e';
const green = '#173b32';
const accents = { wine: '#7b1e3a', spirits: '#9a4f0c', sake: '#1f5673', beer: '#7d6000' };

/**
 * Height of the warning that advertisements of alcohol must carry: a tenth of the picture, with
 * letters half as high (Rules § 11).
 */
const band = 66;
const warning = '禁止酒駕　飲酒過量，有害健康';
const warningSize = 57;

const split = 656;
const stage = shareSize.height - band;

/** Where the record's picture lies: right of the text, or everywhere when there is none. */
export function pictureFrame(lettered: boolean) {
  return lettered
    ? { left: split, top: 0, width: shareSize.width - split, height: stage }
    : { left: 0, top: 0, ...shareSize };
}

/**
 * What lies over the record's picture, as SVG: title, date and venue, and the warning. `lettered` is
 * false when fonts are missing. There is no text then, because boxes in place of characters would
 * look worse.
 */
export function drawShare(request: ShareRequest, lettered: boolean): string {
  const { width, height } = shareSize;
  const box = svg`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const content = lettered ? panel(request) + strip() : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
}

function panel(request: ShareRequest): string {
  const left = 64;
  const { size, lines } = breakTitle(request.title, split - 2 * left);
  const step = size * 1.3;
  const block = lines.length * step;
  const top = (stage - block) / 2 - 8;
  const area = request.picture.area;
  const colours = area === 'fair' ? Object.values(accents) : [accents[area]];
  const bar = stage / colours.length;
  return [
    svg`<rect width="${split}" height="${stage}" fill="${green}"/>`,
    ...colours.map(
      (colour, at) =>
        svg`<rect x="${split - 10}" y="${at * bar}" width="10" height="${bar}" fill="${colour}"/>`,
    ),
    text(request.fair, { x: left, y: 82, size: 28, fill: '#c9a95c' }),
    ...lines.map((line, at) =>
      text(line, { x: left, y: top + at * step + size, size, fill: paper, weight: 700 }),
    ),
    svg`<path d="M${left} ${stage - 118}h72" stroke="${brass}" stroke-width="3"/>`,
    text(request.when, { x: left, y: stage - 72, size: 28, fill: paper }),
    text(request.where, { x: left, y: stage - 34, size: 24, fill: '#c9d8cc' }),
  ].join('');
}

function strip(): string {
  const { width, height } = shareSize;
  const back = svg`<rect y="${height - band}" width="${width}" height="${band}" fill="${ink}"/>`;
  const centre = svg`text-anchor="middle" x="${width / 2}" y="${height - 13}" font-size="${warningSize}"`;
  return `${back}<text ${centre} font-family="${serif}" font-weight="700" fill="#ffffff">${warning}</text>`;
}

type Type = { x: number; y: number; size: number; fill: string; weight?: number };

function text(messages: string, { x, y, size, fill, weight = 400 }: Type): string {
  if (messages === '') return '';
  return svg`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="${serif}" fill="${fill}">${xmlText(messages)}</text>`;
}

/**
 * Whether this machine has fonts for a language. A missing glyph renders as a tall box, whereas a
 * dash and the character for "one" are flat.
 */
export async function hasLettersFor(lang: Lang, sharp: Sharp): Promise<boolean> {
  const flat = lang === 'tw' ? '一' : '—';
  const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><text x="20" y="140" font-size="120" font-family="${serif}">${flat}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(probe))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from({ length: info.height }, (_, row) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((grey) => grey < 128),
  ).filter(Boolean).length;
  return inked > 0 && inked < 50;
}
