import sharp from 'sharp';
import { pictureSize } from '../../src/pictures/picture-kinds.ts';
import { editorialScenes } from './editorial-picture.ts';
import { exhibitorScenes } from './exhibitor-picture.ts';
import { hotelScenes } from './hotel-picture.ts';
import { drawPicture, type DrawingRequest } from './draw-picture.ts';

/** The kinds in small lists, with the largest size of a drawing in KiB. */
const limits = { product: 5, exhibitor: 7, news: 7, event: 7, press: 7, hotel: 8, partner: 3 };
const kinds = [
  ...(Object.keys(limits) as (keyof typeof limits)[]),
  ...(['area', 'fair', 'service', 'directory', 'video'] as const),
];
type Kind = (typeof kinds)[number];
const scenes: Partial<Record<Kind, readonly string[]>> = {
  exhibitor: exhibitorScenes,
  event: editorialScenes,
  hotel: hotelScenes,
  news: editorialScenes,
  press: editorialScenes,
};
const areas = ['wine', 'spirits', 'sake', 'beer', 'fair'] as const;
const categories = ['red', 'sparkling', 'whisky', 'kaoliang', 'junmai', 'lager', 'cider'];
const isDangerous =
  /<(script|foreignObject|image|a|animate|set|iframe)\b| on\w+=|href="[^#]|@import|url\([^#]|<!|NaN/iu;

/** The requests of a kind: one for each scene, or one for each category. */
const requestsOf = (kind: Kind) =>
  (scenes[kind] ?? categories).map((choice, at): DrawingRequest => {
    const category = categories[at % categories.length] ?? '';
    const area = areas[at % areas.length] ?? 'wine';
    const name = 'Blue Harbour';
    const request = { kind, id: `${kind}-${at}`, area, name, category, vintage: 2012 + at };
    return scenes[kind] ? { ...request, scene: choice } : request;
  });

/** Draws a picture that the renderer of the site, which rejects malformed XML, can read. */
async function draw(request: DrawingRequest & { kind: Kind }): Promise<string> {
  const picture = drawPicture(request);
  const { Width: width, Height: height } = pictureSize(request.kind);
  expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ width, height });
  const limit = request.kind in limits ? limits[request.kind as keyof typeof limits] : 14;
  expect(picture.length).toBeLessThanOrEqual(limit * 1024);
  expect(picture).not.toMatch(isDangerous);
  return picture;
}

it.each(kinds)(
  'draws small SVG of the declared size for each %s, always the same',
  async (kind) => {
    for (const request of requestsOf(kind)) {
      const picture = await draw({ ...request, kind });
      expect(drawPicture({ ...request }) === picture).toBe(true);
      const ids = [...picture.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
      const used = [...picture.matchAll(/(?:href="|url\()#([\w-]+)/gu)].map(([, id]) => id);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  },
);

it.each([
  '</text><script>alert(1)</script><image href="x"/>',
  '& " \' ]]>',
  'Ａ🍷'.repeat(5000),
  '\u0000\u0008\ud800',
  '',
])('draws valid SVG without injected markup for the texts %j', async (text) => {
  const texts = { id: text, name: text, category: text, country: text };
  for (const kind of kinds) await draw({ kind, area: 'sake', vintage: Number.NaN, ...texts });
});
