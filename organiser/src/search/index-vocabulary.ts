import { hash } from 'node:crypto';
import { foldSearchText } from '../store/search-text.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Database } from '../store/tables.ts';
import { boothOptionsOf, type BoothOption } from './booth-options.ts';
import { intersect, type Bits } from './bits.ts';
import type { EditionIndex } from './edition-index.ts';
import { partsOf, plainForm, type TermText } from './find-terms.ts';
import { styles, type Style } from './styles.ts';
import { fieldNames } from './text-index.ts';
import { unionOf } from './word-index.ts';

type VocabularyTerm = { kind: string; code: string; texts: string[] };
/**
 * What an index depends on besides its records: the names of areas, countries, categories and tags,
 * and the hall.
 */
export type IndexVocabulary = {
  /** A hash over all of it. */
  vocabularyHash: string;
  terms: VocabularyTerm[];
  optionsOf: (booths: readonly string[]) => BoothOption[];
};

export async function readVocabulary(
  database: Database,
  edition: string,
): Promise<IndexVocabulary> {
  const read = (table: 'terms' | 'areas' | 'hall_shapes') =>
    database
      .selectFrom(table)
      .selectAll()
      .where('edition', '=', edition)
      .orderBy('record')
      .execute();
  const [terms, areas, hall] = [
    await read('terms'),
    await read('areas'),
    await read('hall_shapes'),
  ];
  const named = [...terms, ...areas.map((area) => ({ ...area, kind: 'area' }))] as {
    kind: string;
    code: string;
    record: string;
  }[];
  return {
    vocabularyHash: hash('sha1', [...terms, ...areas, ...hall].map((row) => row.hash).join(' ')),
    terms: named.map(({ kind, code, record }) => {
      const { Name } = JSON.parse(record) as Pick<EditionRecords['terms'], 'Name'>;
      return { kind, code, texts: [foldSearchText(Name.tw), foldSearchText(Name.en)] };
    }),
    optionsOf: boothOptionsOf(
      hall.map(({ record }) => JSON.parse(record) as EditionRecords['hall']),
    ),
  };
}

/** Records match the names of their countries, areas, categories and tags, and of their styles. */
export function nameTerms(
  { terms }: IndexVocabulary,
  index: Pick<EditionIndex, 'exhibitors' | 'products'>,
): void {
  const facetOf = { country: 'Country', area: 'Area', category: 'Category', tag: 'Tag' } as const;
  const places = new Set(terms.flatMap(({ kind, texts }) => (kind === 'country' ? texts : [])));
  const none = new Set<string>();
  for (const list of [index.exhibitors, index.products])
    list.text.setTerms([
      ...terms.flatMap(({ kind, code, texts }): TermText[] => {
        const facet = kind in facetOf ? facetOf[kind as keyof typeof facetOf] : undefined;
        const records = facet && list.codes(facet).get(code);
        const names = texts.map(plainForm);
        return records
          ? [
              {
                names,
                parts: texts.flatMap(partsOf).map(plainForm),
                records,
                notBy: kind === 'tag' ? places : none,
              },
            ]
          : [];
      }),
      ...styles.flatMap((style): TermText[] => {
        const records = recordsOfStyle(list, style);
        return records ? [{ names: style.names, parts: [], records, notBy: none }] : [];
      }),
    ]);
}

function recordsOfStyle(
  list: EditionIndex['exhibitors'] | EditionIndex['products'],
  { category, country, mentions }: Style,
): Bits | undefined {
  const ofCategory = list.codes('Category').get(category);
  const ofCountry = list.codes('Country').get(country);
  if (!ofCategory || !ofCountry) return undefined;
  const records = intersect(new Uint32Array(ofCategory), ofCountry);
  if (mentions === undefined) return records;
  const mentioned = unionOf(
    ...fieldNames.map((name) => list.text.fields[name].tokens.whole(mentions)),
  );
  return mentioned && intersect(records, mentioned);
}
