import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { EditionRecords } from '../src/content/records/records.ts';
import { readScene } from '../src/media/pictures/compose-scene.ts';
import { readLabel } from '../src/media/pictures/compose-still.ts';
import { readGlyphs } from '../src/media/pictures/still-measures.ts';
import { readEdition, seedCodes } from './read-edition.ts';

type Product = EditionRecords['products'];
/** What a picture shows; `vessel` is its shape without the volume, `text` what its label says. */
type Shown = {
  shape: string;
  vessel: string;
  glass: string;
  liquid: string;
  volume: number;
  stillVolume: number;
  text: string;
};

const isOneOf = (text: string, ...choices: string[]) => choices.includes(text);
const isNamed = ({ Name }: Product, pattern: RegExp) => pattern.test(String(Name.en));
const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');

/** Why a picture must not stand for equipment, which has no volume. */
const equipmentContradictions: Record<string, (product: Product, shown: Shown) => boolean> = {
  'another thing than its name says': ({ Name }, { shape }) =>
    !slugOf(String(Name.en)).includes(shape),
  'a label that nobody drew for it': (_, { text }) => text !== '',
};

/** Why a picture must not stand for a drink, by what is in the record. */
const contradictions: Record<string, (product: Product, shown: Shown) => boolean> = {
  'another volume': ({ Volume }, { volume }) => Volume !== volume,
  'a label with another volume or strength': ({ Volume, Abv }, { text }) =>
    !text.includes(`${Volume}ml`) || (Abv !== undefined && !text.includes(`${Abv}%vol`)),
  'a label without its maker': ({ Brand, NativeName, Name }, { text }) => {
    const makers = [Brand, NativeName?.Text.split(' ', 1)[0], String(Name.tw).slice(0, 2)];
    return !makers.some((maker) => maker && text.includes(maker.replaceAll(' ', '')));
  },
  // Bottles of wine and beer have the shapes of their volumes, others are scaled.
  'a vessel of another volume': ({ Area, Volume }, { stillVolume }) =>
    isOneOf(Area, 'wine', 'beer') && Volume !== stillVolume,
  'a bottle in place of a can': ({ Area, Description }, { vessel }) =>
    Area === 'beer' && /罐(?:底|身)|裝罐/u.test(String(Description.tw)) && vessel !== 'can',
  'a can in place of a bottle': ({ Description }, { vessel }) =>
    vessel === 'can' && !String(Description.tw).includes('罐'),
  'a jar in place of a bottle': (product, { vessel }) =>
    vessel === 'jar' && !isNamed(product, /Jar/u),
  'a vessel of another area': ({ Area }, { vessel }) =>
    ({
      wine: !isOneOf(vessel, 'bordeaux', 'burgundy', 'flute', 'slim', 'fortified', 'sparkling'),
      spirits: !isOneOf(vessel, 'spirit', 'jar'),
      sake: !isOneOf(vessel, 'sake', 'jar', 'cloudy', 'makgeolli'),
      beer: !isOneOf(vessel, 'beer', 'can', 'sparkling'),
    })[Area],
  'sparkling wine in a still bottle, or still wine in one for pressure': (
    { Area, Category },
    { vessel },
  ) => Area === 'wine' && (Category === 'sparkling-wine') !== (vessel === 'sparkling'),
  'another colour of wine': (product, { liquid }) => {
    const expected: Record<string, string[]> = {
      'red-wine': ['red'],
      'white-wine': ['white'],
      'rose-wine': ['rose'],
      'amber-wine': ['orange'],
      'sparkling-wine': isNamed(product, /Rosé/u) ? ['rose'] : ['white'],
      'fruit-wine': isNamed(product, /Mulberry|Roselle/u) ? ['red'] : ['white', 'gold'],
    };
    return expected[product.Category]?.includes(liquid) === false;
  },
  'colourless what is aged in oak, or coloured what is not': (product, shown) => {
    const isHidden = isOneOf(shown.glass, 'antique', 'black', '');
    if (product.Area !== 'spirits' || product.Category === 'kaoliang-baijiu' || isHidden)
      return false;
    const isClear = isOneOf(product.Category, 'vodka', 'gin') || isNamed(product, /Blanco|White/u);
    // White rums are filtered after their years in oak.
    const isAged =
      !isClear &&
      (product.Category === 'whisky' || isNamed(product, /Aged|Añejo|Reposado|XO|VSOP/u));
    return (isAged && shown.liquid === 'water') || (isClear && shown.liquid !== 'water');
  },
  'what is cloudy, clear, or what is clear, cloudy': (product, { liquid }) => {
    const isRice = isNamed(product, /Makgeolli/u) || /濁酒|混濁/u.test(String(product.Name.tw));
    const expected = isRice || isNamed(product, /Cloudy/u);
    return expected !== isOneOf(liquid, 'milk', 'pulp');
  },
};

function readPictures(code: string): Record<string, string> {
  const packed = readFileSync(join(import.meta.dirname, code, 'pictures.json.br'));
  return JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, string>;
}

describe.each(seedCodes)('stills of %s', (code) => {
  const pictures = readPictures(code);
  const products = readEdition(code, 'products').map((product) => {
    const svg = pictures[`product-${product.Id}.svg`] ?? '';
    const glyphs = [...svg.matchAll(/href="#([jlt][\da-f]+)"/gu)].map(([, id = '']) => id);
    return { product, label: readLabel(svg), glyphs };
  });

  it('show every product', () => {
    expect(products.filter(({ label }) => !label).map(({ product }) => product.Id)).toEqual([]);
  });

  it('show what the records say', () => {
    const wrong = products.flatMap(({ product, label, glyphs }) => {
      if (!label) return [];
      const { shape, glass, liquid, measures } = label.still;
      const shown = {
        shape,
        vessel: shape.split('-', 1)[0] ?? '',
        glass,
        liquid,
        volume: label.volume,
        stillVolume: measures.volume,
        text: glyphs.map((id) => String.fromCodePoint(Number.parseInt(id.slice(1), 16))).join(''),
      };
      const rules = product.Volume === undefined ? equipmentContradictions : contradictions;
      return Object.entries(rules)
        .filter(([, isWrong]) => isWrong(product, shown))
        .map(([reason]) => `${product.Id} ${shape} ${glass} ${liquid}: ${reason}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have labels of which every character has an outline', async () => {
    const outlines = await readGlyphs();
    const used = new Set(products.flatMap(({ glyphs }) => glyphs));
    expect([...used].filter((id) => !outlines.has(id))).toEqual([]);
  });
});

/** What `scenes.py` builds. */
type Built = { set: string; liquids?: string[]; glass?: string; behind?: string; area?: string };
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, 'stills/scenes.json'), 'utf8'),
) as Record<string, Built>;

const numerals = '零一二三四五六七八九十';
const numeral = (count: number) =>
  count > 10 ? `十${numerals[count - 10] ?? ''}` : (numerals[count] ?? '');

/** What a record must speak of to have a scene, by its set, glass or grain. */
const subjects: Record<string, RegExp> = {
  still: /蒸餾|威士忌|白蘭地|琴酒|新酒|銅/u,
  barrels: /桶|威士忌|熟成|蒸餾/u,
  tanks: /啤酒|精釀|釀造設備|糖化/u,
  kegs: /桶|生啤/u,
  jars: /甕|馬祖|高粱/u,
  cup: /清酒|純米|米|藏/u,
  nosing: /蒸餾|烈酒|龍舌蘭|新酒/u,
  pilsner: /啤酒|拉格/u,
  teku: /啤酒/u,
  flute: /氣泡|除渣/u,
  wine: /酒/u,
};

describe.each(seedCodes)('scenes of %s', (code) => {
  const pictures = readPictures(code);
  const exhibitors = readEdition(code, 'exhibitors');
  const products = new Map(readEdition(code, 'products').map((product) => [product.Id, product]));
  const sceneOf = (kind: string, id: string) => readScene(pictures[`${kind}-${id}.svg`] ?? '');
  const isBuilt = (name: string, ...sets: string[]) => sets.includes(built[name]?.set ?? '');

  it('exist', () => {
    const named = Object.entries(pictures).filter(([, svg]) => svg.includes('data-scene'));
    expect(named.filter(([, svg]) => !readScene(svg)).map(([name]) => name)).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it('show the own bottles of an exhibitor, before what belongs to its craft', () => {
    const crafts: Record<string, string[]> = {
      casks: ['wine', 'spirits'],
      still: ['spirits'],
      tanks: ['beer'],
      cedar: ['sake'],
    };
    const wrong = exhibitors.flatMap(({ Id, Areas }) => {
      const scene = sceneOf('exhibitor', Id);
      if (!scene) return [];
      const { behind = '' } = built[scene.name] ?? {};
      const isForeign = crafts[behind]?.every((area) => !Areas.some((own) => own === area));
      const foreign = scene.bottles.filter((id) => products.get(id)?.ExhibitorId !== Id);
      const isEmpty = isBuilt(scene.name, 'plate') !== scene.bottles.length > 1;
      return isForeign || isEmpty || foreign.length > 0 ? [`${Id} ${scene.name}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('differ between all exhibitors whose bottles they show', () => {
    const shown = exhibitors.flatMap(({ Id }) => {
      const { bottles = [] } = sceneOf('exhibitor', Id) ?? {};
      return bottles.length > 0 ? [bottles.join(' ')] : [];
    });
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('set as many glasses as the session pours, and show what its text is about', () => {
    const wrong = readEdition(code, 'calendar').flatMap(({ Id, Title, Summary, Body }) => {
      const scene = sceneOf('event', Id);
      const { set = '', liquids, glass = 'wine' } = built[scene?.name ?? ''] ?? {};
      const text = JSON.stringify([Title, Summary, Body]);
      const isMiscounted =
        liquids && !new RegExp(`${numeral(liquids.length)}[款支種個杯]`, 'u').test(text);
      const subject = subjects[set === 'table' ? glass : set];
      return isMiscounted || (subject && !subject.test(text)) ? [`${Id} ${scene?.name}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('show what a piece of news is about, none twice', () => {
    const news = readEdition(code, 'news').map((record) => ({
      text: JSON.stringify(record),
      id: record.Id,
      name: sceneOf('news', record.Id)?.name ?? '',
    }));
    const wrong = news.filter(({ name, text }) => {
      const { set = '', glass = 'wine' } = built[name] ?? {};
      return subjects[set === 'table' ? glass : set]?.test(text) === false;
    });
    expect(wrong.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    const names = news.map(({ name }) => name).filter(Boolean);
    expect(new Set(names).size).toBe(names.length);
  });

  it('appear once in the gallery, of which each picture is one', () => {
    const names = readEdition(code, 'albums').flatMap(({ Id, Photos }) =>
      Photos.map((photo) => sceneOf('photo', `${Id}-${photo.Id}`)?.name),
    );
    expect(names.filter((name) => name === undefined)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
