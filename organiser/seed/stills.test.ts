import { readdirSync, readFileSync } from 'node:fs';
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

/** A part of a scene, as `scenes.json` says it. Lists stand for their members in turn. */
type Part = {
  prop?: string;
  glass?: string | string[];
  liquid?: string | string[];
  heap?: string;
  at?: string;
  grid?: string;
};
const { props, scenes } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'stills/scenes.json'), 'utf8'),
) as { props: Record<string, Part[]>; scenes: Record<string, { items?: Part[] }> };

const partsOf = (scene: string) => scenes[scene]?.items ?? [];
const textsOf = (value: string | string[] = []) => [value].flat();

/** The names of all props, glasses and grains of a scene. */
function contentsOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ prop, glass, heap }) => [
    ...textsOf(glass),
    ...textsOf(heap),
    ...(prop === undefined ? [] : [prop, ...contentsOf(props[prop] ?? [])]),
  ]);
}

/** How many glasses and cups of a scene have something in them. */
function countDrinks(scene: string): number {
  const counts = partsOf(scene)
    .filter(({ prop, liquid }) => liquid !== undefined || prop === 'sake-cup')
    .map(({ at = '0', grid = '1,1,1' }) => {
      const [across = 1, deep = 1, high = 1] = grid.split(/[ ,]/u).map(Number);
      return at.split(' ').length * across * deep * high;
    });
  return counts.reduce((sum, count) => sum + count, 0);
}

const numerals = '零一二三四五六七八九十';
const numeral = (count: number) =>
  count > 10 ? `十${numerals[count - 10] ?? ''}` : (numerals[count] ?? '');

/** What a record must speak of to have a scene in which this is seen. */
const subjects: Record<string, RegExp> = {
  'pot-still': /蒸餾|威士忌|白蘭地|琴酒|新酒|銅/u,
  'column-still': /蒸餾|新酒|銅|威士忌/u,
  barrel: /桶|威士忌|熟成|蒸餾/u,
  tank: /啤酒|精釀|釀造設備|糖化/u,
  kettle: /啤酒|糖化|釀造設備/u,
  keg: /桶|生啤/u,
  kioke: /酒藏|清酒/u,
  jar: /甕|馬祖|高粱/u,
  cup: /清酒|純米|米|藏/u,
  flask: /清酒|純米|米|日本|酒器/u,
  nosing: /蒸餾|烈酒|龍舌蘭|新酒|高粱|杯/u,
  pilsner: /啤酒|拉格|大麥/u,
  teku: /啤酒|釀酒師|自然發酵/u,
  flute: /氣泡|除渣|杯|VIP/u,
  wine: /酒|杯|葡萄/u,
  can: /罐/u,
  rice: /米|麴|酒母|清酒/u,
  malt: /麥|啤酒/u,
  'hop-pellets': /啤酒|酒花/u,
  'hop-cone': /啤酒|酒花/u,
  sorghum: /高粱/u,
  juniper: /琴酒|杜松|植物/u,
  grapes: /葡萄|採收|酒農|白酒/u,
  tangerines: /橘|柑/u,
  'citrus-half': /草本|果|酸/u,
  'agave-plant': /龍舌蘭/u,
  cork: /塞|軟木/u,
  lantern: /春節|大稻埕/u,
  badge: /登錄|入場序號|識別證|證件|拍攝/u,
  receiver: /口譯/u,
  pallet: /物流|卸貨|棧板/u,
  gift: /獎/u,
  dish: /菜|餐/u,
  'tea-cup': /茶/u,
  'crate-of-empties': /空瓶/u,
  'upside-down-glass': /閉幕|落幕|洗杯|玻璃/u,
};

describe.each(seedCodes)('scenes of %s', (code) => {
  const pictures = readPictures(code);
  const exhibitors = readEdition(code, 'exhibitors');
  const products = new Map(readEdition(code, 'products').map((product) => [product.Id, product]));
  const sceneOf = (kind: string, id: string) => readScene(pictures[`${kind}-${id}.svg`] ?? '');
  const strayOf = (scene: string, record: unknown) => {
    const text = JSON.stringify(record);
    return contentsOf(partsOf(scene)).filter((name) => subjects[name]?.test(text) === false);
  };
  /** Records of a kind with their scenes. */
  const shown = <Record extends { Id: string }>(kind: string, records: readonly Record[]) =>
    records.flatMap((record) => {
      const { name } = sceneOf(kind, record.Id) ?? {};
      return name === undefined ? [] : [{ record, name }];
    });
  const news = shown('news', readEdition(code, 'news'));
  const sessions = shown('event', readEdition(code, 'calendar'));
  const photos = readEdition(code, 'albums').flatMap(({ Id, Photos }) =>
    Photos.map((photo) => sceneOf('photo', `${Id}-${photo.Id}`)?.name),
  );

  it('exist', () => {
    const named = Object.entries(pictures).filter(([, svg]) => svg.includes('data-scene'));
    expect(named.filter(([, svg]) => !readScene(svg)).map(([name]) => name)).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it('show the own bottles of an exhibitor, before what belongs to its craft', () => {
    const crafts: Record<string, string[]> = {
      'counter-casks': ['wine', 'spirits'],
      'counter-still': ['spirits'],
      'counter-tanks': ['beer'],
      'counter-cedar': ['sake'],
    };
    const wrong = exhibitors.flatMap(({ Id, Areas }) => {
      const scene = sceneOf('exhibitor', Id);
      if (!scene) return [];
      const isForeign = crafts[scene.name]?.every((area) => !Areas.some((own) => own === area));
      const foreign = scene.bottles.filter((id) => products.get(id)?.ExhibitorId !== Id);
      const isEmpty = scene.name.startsWith('counter-') !== scene.bottles.length > 1;
      return isForeign || isEmpty || foreign.length > 0 ? [`${Id} ${scene.name}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['exhibitors', 'exhibitor', exhibitors],
    ["exhibitors' news", 'press', readEdition(code, 'exhibitor-news')],
  ])('differ between all %s', (_, kind, records) => {
    const seen = records.flatMap(({ Id }) => {
      const svg = pictures[`${kind}-${Id}.svg`] ?? '';
      const scene = readScene(svg);
      return scene ? [scene.bottles.join(' ') || svg] : [];
    });
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("do not appear again in an exhibitor's news, whose page shows the exhibitor too", () => {
    const twice = readEdition(code, 'exhibitor-news').filter(({ Id, ExhibitorId }) => {
      const [scene, own] = [sceneOf('press', Id), sceneOf('exhibitor', ExhibitorId)];
      return scene?.name === own?.name && String(scene?.bottles) === String(own?.bottles);
    });
    expect(twice.map(({ Id }) => Id)).toEqual([]);
  });

  it('set as many glasses as the session pours', () => {
    const wrong = sessions.flatMap(({ record: { Id, Title, Summary, Body }, name }) => {
      const count = countDrinks(name);
      const said = new RegExp(`${numeral(count)}[款支種個杯]`, 'u');
      const text = JSON.stringify([Title, Summary, Body]);
      return count > 2 && !said.test(text) ? [`${Id} ${name}: ${count}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['sessions', sessions],
    ['news', news],
  ])('show what %s are about, none twice', (_, pictured) => {
    const wrong = pictured.flatMap(({ record, name }) => {
      const stray = strayOf(name, record);
      return stray.length > 0 ? [`${record.Id} ${name}: ${stray.join(' ')}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(new Set(pictured.map(({ name }) => name)).size).toBe(pictured.length);
  });

  it('appear once in the gallery, of which each picture is one', () => {
    expect(photos.filter((name) => name === undefined)).toEqual([]);
    expect(new Set(photos).size).toBe(photos.length);
  });
});

it('uses each scene, and has what each is made of', () => {
  const used = seedCodes.flatMap((code) =>
    Object.values(readPictures(code)).map((svg) => readScene(svg)?.name),
  );
  const unused = Object.keys(scenes).filter((name) => !used.includes(name));
  const unknown = readdirSync(join(import.meta.dirname, 'stills/scenes')).filter(
    (file) => !(file.replace('.webp', '') in scenes),
  );
  expect([unused, unknown]).toEqual([[], []]);
});
