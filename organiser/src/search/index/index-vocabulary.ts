import { foldSearchText } from '../../store/search-text.ts';
import type { Content } from '../../content/editions/edition.ts';
import { intersect, type Bits } from '../keywords/bits.ts';
import type { EditionIndex } from './edition-index.ts';
import { partsOf, plainForm, type TermText } from '../keywords/find-terms.ts';
import { searchTerms } from '../keywords/search-terms.ts';
import { fieldNames } from '../keywords/text-index.ts';
import { unionOf } from '../keywords/word-index.ts';

/** Records match the names of their countries, areas, categories and tags, and of their styles. */
export function nameTerms(
  { records }: Content,
  index: Pick<EditionIndex, 'exhibitors' | 'products'>,
): void {
  const areas = records.areas.map((area) => ({ Kind: 'area' as const, ...area }));
  const terms = [...records.terms, ...areas].map(({ Kind, Code, Name }) => ({
    kind: Kind,
    code: Code,
    texts: [foldSearchText(Name.tw), foldSearchText(Name.en)],
  }));
  const facetOf = { country: 'Country', area: 'Area', category: 'Category', tag: 'Tag' } as const;
  const places = new Set(terms.flatMap(({ kind, texts }) => (kind === 'country' ? texts : [])));
  const none = new Set<string>();
  for (const list of [index.exhibitors, index.products])
    list.text.setTerms([
      ...terms.flatMap(({ kind, code, texts }): TermText[] => {
        const facet = kind in facetOf ? facetOf[kind as keyof typeof facetOf] : undefined;
        const found = facet && list.codes(facet).get(code);
        const names = texts.map(plainForm);
        return found
          ? [
              {
                names,
                parts: texts.flatMap(partsOf).map(plainForm),
                records: found,
                notBy: kind === 'tag' ? places : none,
              },
            ]
          : [];
      }),
      ...searchTerms.styles.flatMap((style): TermText[] => {
        const found = recordsOfStyle(list, style);
        return found
          ? [
              {
                names: style.names.map((name) => plainForm(foldSearchText(name))),
                parts: [],
                records: found,
                notBy: none,
              },
            ]
          : [];
      }),
    ]);
}

function recordsOfStyle(
  list: EditionIndex['exhibitors'] | EditionIndex['products'],
  { category, country, mentions }: (typeof searchTerms.styles)[number],
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
