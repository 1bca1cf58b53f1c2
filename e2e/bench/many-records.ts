import { readEdition } from '../../organiser/seed/read-edition.ts';
import type { Accepted as Records } from '../../organiser/src/content/import/check/validate-records.ts';
import { writeRecords } from '../../organiser/src/content/import/edition-importer.ts';
import { bumpRevision } from '../../organiser/src/store/content.ts';
import { openStore } from '../../organiser/src/store/open-store.ts';

/** Edition of the benchmark: the seed's records under other names. */
export const benchEdition = 'BENCH2026';

const kinds = [
  'edition',
  'areas',
  'terms',
  'hall',
  'exhibitors',
  'products',
  'news',
  'calendar',
] as const;
const written = ['edition', 'areas', 'terms', 'hall', 'exhibitors', 'products'] as const;

/**
 * Fills the database in `dataDir` with `products` products, and exhibitors in the seed's
 * proportion.
 */
export async function writeManyRecords(dataDir: string, products: number): Promise<Records> {
  const records = multiply(readSeed(), products);
  const database = await openStore({ dataFolder: dataDir });
  await database.transaction().execute(async (transaction) => {
    for (const kind of written) await writeRecords(transaction, benchEdition, kind, records[kind]);
    await bumpRevision(transaction, benchEdition, `bench ${products}`, new Date());
  });
  await database.destroy();
  return records;
}

function readSeed(): Records {
  const entries = kinds.map((kind) => [kind, readEdition('DSWINE2026', kind)]);
  const others = new Proxy({}, { get: () => [] });
  return Object.assign(Object.create(others) as object, Object.fromEntries(entries)) as Records;
}

/** Repeats the seed's records under new names until there are enough products. */
function multiply(seed: Records, products: number): Records {
  const edition = seed.edition.map((record) => ({ ...record, Code: benchEdition }));
  const many: Records = Object.assign(
    Object.create(Object.getPrototypeOf(seed) as object) as Records,
    seed,
    {
      edition,
      exhibitors: [],
      products: [],
    },
  );
  for (let copy = 0; many.products.length < products; copy += 1) {
    const idOf = (id: string) => String(copy * 100_000 + Number(id));
    for (const record of seed.exhibitors) {
      const name = inventedName(copy, Number(record.Id));
      many.exhibitors.push({
        ...record,
        Id: idOf(record.Id),
        Name: { tw: name.tw + record.Name.tw, en: `${name.en} ${record.Name.en}` },
        Brands: [name.en, ...record.Brands],
        Booths: copy === 0 ? record.Booths : [],
        Popularity: (record.Popularity * (copy + 7)) % 3001,
      });
    }
    for (const record of seed.products.slice(0, products - many.products.length)) {
      const name = inventedName(copy, Number(record.ExhibitorId));
      many.products.push({
        ...record,
        Id: idOf(record.Id),
        ExhibitorId: idOf(record.ExhibitorId),
        Name: { tw: name.tw + record.Name.tw, en: `${name.en} ${record.Name.en}` },
        Brand: name.en,
        Model: `${record.Model}-${copy}`,
        Popularity: (record.Popularity * (copy + 7)) % 3001,
      });
    }
  }
  return many;
}

const syllables = [
  'ka',
  'ri',
  'mon',
  'te',
  'bel',
  'va',
  'lo',
  'sen',
  'dra',
  'qui',
  'no',
  'fer',
  'zu',
  'hal',
  'pi',
  'gor',
];
const characters = [...'山川雲嶺松竹梅鶴月星風雪泉谷原野森林岩橋渡港灣島城門庭園'];

function inventedName(copy: number, id: number): { tw: string; en: string } {
  let rest = copy * 7919 + id * 104_729;
  const next = (count: number) => {
    rest = (rest * 48_271 + 11) % 2_147_483_647;
    return rest % count;
  };
  const word = Array.from({ length: 3 }, () => syllables[next(syllables.length)] ?? '').join('');
  const tw = Array.from({ length: 3 }, () => characters[next(characters.length)] ?? '').join('');
  return { tw, en: word.charAt(0).toUpperCase() + word.slice(1) };
}
