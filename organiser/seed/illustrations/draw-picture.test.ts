import { pictureSize } from '../../src/pictures/picture-kinds.ts';
import { editorialScenes } from './editorial-picture.ts';
import { exhibitorScenes } from './exhibitor-picture.ts';
import { hotelScenes } from './hotel-picture.ts';
import { drawPicture, type DrawingRequest } from './draw-picture.ts';

const areas = ['wine', 'spirits', 'sake', 'beer'] as const;
const categories = [
  'red',
  'white',
  'sparkling',
  'whisky',
  'gin',
  'kaoliang',
  'junmai',
  'umeshu',
  'lager',
  'ipa',
  'cider',
  '',
];
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
function sceneAt(kind: DrawingRequest['kind'], at: number): { scene?: string } {
  const own = scenes[kind];
  const scene = own?.[at % own.length];
  return scene === undefined ? {} : { scene };
}

const everyKind = kinds.flatMap((kind) =>
  Array.from({ length: 240 }, (_, at): DrawingRequest => ({
    ...product(at),
    kind,
    id: `${kind}-${at}`,
    ...(at % 9 === 8 ? { area: 'fair' } : {}),
    ...sceneAt(kind, at),
  })),
);

it('the XML check of this file finds malformed XML', () => {
  expect(findXmlErrors('<svg><g></svg>')).not.toEqual([]);
  expect(findXmlErrors('<svg a="1" a="2"/>')).not.toEqual([]);
  expect(findXmlErrors('<svg>a & b</svg>')).not.toEqual([]);
  expect(findXmlErrors('<svg><text>&amp;</text></svg>')).toEqual([]);
});

it('draws the same picture for the same request', () => {
  for (const request of everyKind) expect(drawPicture(request)).toBe(drawPicture({ ...request }));
});

it('draws well-formed SVG of the declared size, without scripts or external resources', () => {
  for (const request of everyKind) {
    const picture = drawPicture(request);
    const { Width, Height } = pictureSize(request.kind);
    expect(findXmlErrors(picture)).toEqual([]);
    expect(picture).toContain(
      `width="${Width}" height="${Height}" viewBox="0 0 ${Width} ${Height}"`,
    );
    expect(picture).not.toMatch(
      /<(script|foreignObject|image|a|animate|set|iframe)\b| on\w+=|href="[^#]|@import|url\([^#]|<!/i,
    );
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of picture.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(id);
  }
});

it('keeps every picture below the size limit of its kind', () => {
  for (const request of everyKind)
    expect(drawPicture(request).length).toBeLessThanOrEqual(limits[request.kind] * 1024);
});

it('draws at least 475 different pictures for 500 products', () => {
  // Ids and class names contain a hash of the record's id. Ignore it when counting different
  // drawings.
  const faces = Array.from({ length: 500 }, (_, at) =>
    drawPicture(product(at)).replace(/p[a-z0-9]+-?/g, ''),
  );
  expect(new Set(faces).size).toBeGreaterThanOrEqual(475);
});

it('draws valid SVG without injected markup for hostile names, categories and ids', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '& " \' ]]>',
    '🍷🥂',
    'Ａ'.repeat(5000),
    '\u0000\u0008\ud800',
    '</text><image href="x"/>',
    '',
  ];
  for (const text of hostile) {
    for (const kind of kinds) {
      const picture = drawPicture({
        kind,
        id: text,
        area: 'sake',
        name: text,
        category: text,
        country: text,
        vintage: Number.NaN,
      });
      expect(findXmlErrors(picture)).toEqual([]);
      expect(picture).not.toMatch(/script|<image|alert/i);
      expect(picture.length).toBeLessThanOrEqual(limits[kind] * 1024);
    }
  }
});
