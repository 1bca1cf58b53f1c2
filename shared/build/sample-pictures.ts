// Development only: uses the seed's drawing code so that fixtures have realistic pictures. No
// released code imports this file.
import {
  drawPicture,
  type DrawingRequest,
} from '../../organiser/seed/illustrations/draw-picture.ts';

const kinds = [
  'exhibitor',
  'product',
  'news',
  'event',
  'area',
  'fair',
  'hotel',
  'partner',
] as const satisfies readonly DrawingRequest['kind'][];
const areas = ['wine', 'spirits', 'sake', 'beer'] as const;

/**
 * Draws the picture of a fixture: `/media/<kind>-<id>.svg` or `/pictures/<kind>-<id>.svg`. Unknown
 * kinds are drawn as an exhibitor if the id contains an area, otherwise as the fair. Returns
 * `undefined` for other paths.
 */
export function samplePicture(path: string): string | undefined {
  const [, name] = /^\/(?:media|pictures)\/([\w.-]+)\.svg$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const kind = kinds.find(
    (pictureKind) => name === pictureKind || name.startsWith(`${pictureKind}-`),
  );
  const area = areas.find((code) => name.split('-').includes(code));
  return drawPicture({
    kind: kind ?? (area ? 'exhibitor' : 'fair'),
    id: name,
    area: area ?? 'fair',
    name: '',
  });
}
