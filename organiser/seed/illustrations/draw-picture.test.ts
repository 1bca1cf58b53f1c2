import { pictureSize } from '../../src/pictures/picture-kinds.ts';
import { editorialScenes } from './editorial-picture.ts';
import { exhibitorScenes } from './exhibitor-picture.ts';
import { hotelScenes } from './hotel-picture.ts';
import { drawPicture, type DrawingRequest } from './draw-picture.ts';

const areas = ['wine', 'spirits', 'sake', 'beer'] as const;
const categories = 'red white sparkling whisky gin kaoliang junmai umeshu lager ipa cider '.split(
  ' ',
);
const product = (at: number): DrawingRequest => {
  const [area, category] = [areas[at % 4] ?? 'wine', categories[at % categories.length] ?? ''];
  return {
    kind: 'product',
    id: `P${String(at).padStart(4, '0')}`,
    area,
    name: 'Blue Harbour',
    category,
    vintage: 2012 + (at % 12),
  };
};
const limits = {
  product: 5,
  exhibitor: 7,
  news: 7,
  event: 7,
  area: 14,
  fair: 14,
  service: 14,
  directory: 14,
  press: 7,
  video: 14,
  hotel: 8,
  partner: 3,
} as const;
const kinds = Object.keys(limits) as (keyof typeof limits)[];

/** Finds the XML syntax errors that these drawings could have. */
function findXmlErrors(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-z-A-Z0-9]+="[^"<]*")*)(\/?)>/g,
    (_, ...groups) => {
      const [close, name, attributes, empty] = groups;
      const names = [...String(attributes).matchAll(/ ([\w-]+)="/g)].map(([, own]) => own);
      if (new Set(names).size < names.length)
        faults.push(`an attribute twice in ${name}: ${attributes}`);
      if (close && open.pop() !== name) faults.push(`</${name}> closes nothing`);
      if (!close && !empty) open.push(name);
      if (/&(?!(amp|lt|gt|quot|#39);)/.test(attributes)) faults.push(`a bare & in ${attributes}`);
      return '';
    },
  );
  if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(rest))
    faults.push(`loose markup: ${rest.slice(0, 80)}`);
  if (/NaN|undefined|Infinity/.test(xml)) faults.push('a number that is none');
  return [...faults, ...open.map((name) => `<${name}> stays open`)];
}

const scenes: Partial<Record<DrawingRequest['kind'], readonly string[]>> = {
  exhibitor: exhibitorScenes,
  event: editorialScenes,
  hotel: hotelScenes,
  news: editorialScenes,
  press: editorialScenes,
};
const perKind = process.env['FULL'] === '1' ? 240 : 60;
const requestsOf = (kind: keyof typeof limits) =>
  Array.from({ length: perKind }, (_, at): DrawingRequest => {
    const scene = scenes[kind]?.[at % (scenes[kind]?.length ?? 1)];
    const isFair = at % 9 === 8;
    return {
      ...product(at),
      kind,
      id: `${kind}-${at}`,
      ...(isFair && { area: 'fair' }),
      ...(scene !== undefined && { scene }),
    };
  });
const dangerous =
  /<(script|foreignObject|image|a|animate|set|iframe)\b| on\w+=|href="[^#]|@import|url\([^#]|<!/iu;

it.each(kinds)(
  'draws well-formed, small SVG of the declared size for each %s, and the same one again',
  (kind) => {
    const { Width, Height } = pictureSize(kind);
    const size = `width="${Width}" height="${Height}" viewBox="0 0 ${Width} ${Height}"`;
    for (const request of requestsOf(kind)) {
      const picture = drawPicture(request);
      expect(drawPicture({ ...request }) === picture).toBe(true);
      expect(findXmlErrors(picture)).toEqual([]);
      expect(picture).toContain(size);
      expect(picture.length).toBeLessThanOrEqual(limits[kind] * 1024);
      expect(picture).not.toMatch(dangerous);
      const ids = [...picture.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...picture.matchAll(/(?:href="|url\()#([\w-]+)/gu)].map(([, id]) => id);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  },
);

it('draws at least 475 different pictures for 500 products', () => {
  // Ids and class names contain a hash of the record's id. Ignore it when counting different
  // drawings.
  const faces = Array.from({ length: 500 }, (_, at) =>
    drawPicture(product(at)).replace(/p[a-z0-9]+-?/g, ''),
  );
  expect(new Set(faces).size).toBeGreaterThanOrEqual(475);
});

it.each([
  '<script>alert(1)</script>',
  '& " \' ]]>',
  '🍷🥂',
  'Ａ'.repeat(5000),
  '\u0000\u0008\ud800',
  '</text><image href="x"/>',
  '',
])('draws valid SVG without injected markup for the texts %j', (text) => {
  for (const kind of kinds) {
    const texts = { id: text, name: text, category: text, country: text };
    const picture = drawPicture({ kind, area: 'sake', vintage: Number.NaN, ...texts });
    expect(findXmlErrors(picture)).toEqual([]);
    expect(picture).not.toMatch(/script|<image|alert/iu);
    expect(picture.length).toBeLessThanOrEqual(limits[kind] * 1024);
  }
});
