import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { EditionRecords } from '../src/content/records/records.ts';
import { readLabel } from '../src/media/pictures/compose-still.ts';
import { readGlyphs } from '../src/media/pictures/still-measures.ts';
import { readEdition, seedCodes } from './read-edition.ts';

type Product = EditionRecords['products'];
/** What a still shows; `vessel` is its shape without the volume. */
type Shown = { vessel: string; glass: string; liquid: string; volume: number; stillVolume: number };

const isOneOf = (text: string, ...choices: string[]) => choices.includes(text);

/** Why a still must not stand for a product, by what is in the record. */
const contradictions: Record<string, (product: Product, shown: Shown) => boolean> = {
  'another volume': ({ Volume }, { volume }) => Volume !== volume,
  // Bottles of wine and beer have the shapes of their volumes, others are scaled.
  'a vessel of another volume': ({ Area, Volume }, { stillVolume }) =>
    isOneOf(Area, 'wine', 'beer') && Volume !== stillVolume,
  'a bottle in place of a can': ({ Area, Description }, { vessel }) =>
    Area === 'beer' && /罐(?:底|身)|裝罐/u.test(String(Description.tw)) && vessel !== 'can',
  'a can in place of a bottle': ({ Description }, { vessel }) =>
    vessel === 'can' && !String(Description.tw).includes('罐'),
  'a jar in place of a bottle': ({ Name }, { vessel }) =>
    vessel === 'jar' && !/Jar/u.test(String(Name.en)),
  'a vessel of another area': ({ Area }, { vessel }) =>
    ({
      wine: !isOneOf(vessel, 'bordeaux', 'burgundy', 'flute', 'slim', 'fortified', 'sparkling'),
      spirits: !isOneOf(vessel, 'spirit', 'jar'),
      sake: !isOneOf(vessel, 'sake', 'jar'),
      beer: !isOneOf(vessel, 'beer', 'can', 'sparkling'),
    })[Area],
  'sparkling wine in a still bottle, or still wine in one for pressure': (
    { Area, Category },
    { vessel },
  ) => Area === 'wine' && (Category === 'sparkling-wine') !== (vessel === 'sparkling'),
  'another colour of wine': ({ Category, Name }, { liquid }) => {
    const expected: Record<string, string> = {
      'red-wine': 'red',
      'white-wine': 'white',
      'rose-wine': 'rose',
      'amber-wine': 'orange',
      'sparkling-wine': /Rosé/u.test(String(Name.en)) ? 'rose' : 'white',
    };
    return (expected[Category] ?? liquid) !== liquid;
  },
  'colourless what is aged in oak, or coloured what is not': (product, shown) => {
    const name = String(product.Name.en);
    const isHidden = isOneOf(shown.glass, 'antique', 'black', '');
    if (product.Area !== 'spirits' || product.Category === 'kaoliang-baijiu' || isHidden)
      return false;
    const isClear = isOneOf(product.Category, 'vodka', 'gin') || /Blanco|White/u.test(name);
    // White rums are filtered after their years in oak.
    const isAged =
      !isClear && (product.Category === 'whisky' || /Aged|Añejo|Reposado|XO|VSOP/u.test(name));
    return (isAged && shown.liquid === 'water') || (isClear && shown.liquid !== 'water');
  },
  'what is cloudy, clear': ({ Name, Category }) =>
    Category === 'korean-rice-wine' || /Cloudy/u.test(String(Name.en)),
};

describe.each(seedCodes)('stills of %s', (code) => {
  const packed = readFileSync(join(import.meta.dirname, code, 'pictures.json.br'));
  const pictures = JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, string>;
  const labelled = readEdition(code, 'products').flatMap((product) => {
    const label = readLabel(pictures[`product-${product.Id}.svg`] ?? '');
    return label ? [{ product, label }] : [];
  });

  it('show what the records say', () => {
    const wrong = labelled.flatMap(({ product, label }) => {
      const { shape, glass, liquid, measures } = label.still;
      const vessel = shape.split('-', 1)[0] ?? '';
      const shown = { vessel, glass, liquid, volume: label.volume, stillVolume: measures.volume };
      return Object.entries(contradictions)
        .filter(([, isWrong]) => isWrong(product, shown))
        .map(([reason]) => `${product.Id} ${shape} ${glass} ${liquid}: ${reason}`);
    });
    expect(wrong).toEqual([]);
    expect(labelled.length).toBeGreaterThan(200);
  });

  it('have labels of which every character has an outline', async () => {
    const glyphs = await readGlyphs();
    const ids = labelled.flatMap(({ label }) =>
      [...label.svg.matchAll(/href="#([^"]+)"/gu)].map(([, id = '']) => id),
    );
    expect([...new Set(ids)].filter((id) => !glyphs.has(id))).toEqual([]);
  });
});
