// A development tool: it borrows the organiser's drawing code, so that samples have pictures like the real ones. Nothing
// that is released imports it.
import { drawPicture, type PictureRequest } from '../../organiser/src/pictures/draw-picture.ts';

const kinds = [
  'exhibitor',
  'product',
  'news',
  'event',
  'area',
  'fair',
  'hotel',
  'partner',
] as const satisfies readonly PictureRequest['kind'][];
const areas = ['wine', 'spirits', 'sake', 'beer'] as const;

/**
 * Draws what a sample names: `/media/<kind>-<id>.svg` or `/pictures/<kind>-<id>.svg`. A kind that the fair does not draw is
 * drawn as an exhibitor where the id is an area, and as the fair otherwise. `undefined` where the path names no picture.
 */
export function samplePicture(path: string): string | undefined {
  const [, name] = /^\/(?:media|pictures)\/([\w.-]+)\.svg$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const kind = kinds.find((known) => name === known || name.startsWith(`${known}-`));
  const area = areas.find((known) => name.split('-').includes(known));
  return drawPicture({
    kind: kind ?? (area ? 'exhibitor' : 'fair'),
    id: name,
    area: area ?? 'fair',
    name: '',
  });
}
