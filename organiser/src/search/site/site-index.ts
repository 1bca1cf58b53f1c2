import { type Edition, numbered, type ExhibitorRecord } from '../../content/editions/edition.ts';
import { publishedPlan } from '../../content/editions/hall-walks.ts';
import { boothKey } from '../index/build-index.ts';
import type { Searched } from '../index/live-index.ts';
import { countCommon, eachBit } from '../keywords/match-levels.ts';
import { TextIndex, partsOf } from '../keywords/text-index.ts';
import type { SearchEntry } from '@dswine/shared/contract/menu';
import type { AreaCode, Bilingual, Lang } from '@dswine/shared/contract/wire';
import { textsOf, inLocale, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { foldSearchText } from '../../store/search-text.ts';
import { listDocuments } from './list-documents.ts';
import type { SiteDocument } from './site-document.ts';
import type { SearchGroup, SearchHit } from '@dswine/shared/contract/search';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import {
  listExhibitors,
  listProducts,
  type ShownProduct,
} from '../../content/editions/catalogue.ts';
import type { FoundGroup } from './search-site.ts';

export type PlannedBooth = { number: string; area: AreaCode };
/** What the site search looks through: documents besides the lists of exhibitors and products. */
export type SiteIndex = {
  documents: readonly SiteDocument[];
  text: TextIndex;
  /** `boothKey` -> booth. Empty before the plan is published. */
  booths: ReadonlyMap<string, PlannedBooth>;
  lists: Searched;
};

type Built = { pages: readonly SearchEntry[]; index: SiteIndex };
const built = new WeakMap<Searched, Built>();

/**
/**
 * The index for an edition and its lists, with the pages of the site. It has some hundred texts, so
 * that building it takes less time than a page.
 */
export function siteIndexOf(lists: Searched, pages: readonly SearchEntry[]): SiteIndex {
  const known = built.get(lists);
  if (known?.pages === pages) return known.index;
  const index = buildSiteIndex(lists, pages);
  built.set(lists, { pages, index });
  return index;
}

function buildSiteIndex(lists: Searched, pages: readonly SearchEntry[]): SiteIndex {
  const documents = [...listDocuments(lists.edition, pages), ...listDirectories(lists)];
  const text = new TextIndex(documents.length);
  for (const [position, document] of documents.entries()) {
    for (const name of document.names) text.addName(name, position);
    text.addText('brand', foldSearchText((document.topic ?? []).join(' | ')), position);
    text.addText('intro', foldSearchText(textsOf(document.text ?? {}).join(' | ')), position);
    text.addText('text', foldSearchText(document.body.join(' | ')), position);
  }
  text.finish();
  return { documents, text, booths: listBooths(lists.edition), lists };
}

function listBooths({ records }: Edition): ReadonlyMap<string, PlannedBooth> {
  return new Map(
    publishedPlan(records.hall).flatMap((shape) =>
      shape.Kind === 'booth'
        ? [[boothKey(shape.Number), { number: shape.Number, area: shape.Area }]]
        : [],
    ),
  );
}

type Term = { kind: string; code: string; name: Bilingual };
/** Says what is counted: more records than those of a category may contain its word. */
type FacetNote = { tw: string; en: string };
const lists = {
  exhibitors: {
    path: '/VisitorExhibitor',
    name: (term: Bilingual) => ({ tw: `參展商：${term.tw}`, en: `Exhibitors: ${term.en}` }),
    note: {
      tw: (count: number, of: FacetNote) => `${of.tw} ${count} 家`,
      en: (count: number, of: FacetNote) => `${count} exhibitors ${of.en}`,
    },
  },
  products: {
    path: '/VisitorProduct',
    name: (term: Bilingual) => ({ tw: `產品：${term.tw}`, en: `Products: ${term.en}` }),
    note: {
      tw: (count: number, of: FacetNote) => `${of.tw} ${count} 款`,
      en: (count: number, of: FacetNote) => `${count} products ${of.en}`,
    },
  },
} as const;
const facets = {
  category: {
    facet: 'Category',
    query: (code: string) => `/${code}`,
    of: { tw: '屬於這個類別', en: 'in this category' },
  },
  area: {
    facet: 'Area',
    query: (code: string) => `?area=${code}`,
    of: { tw: '在這個展區', en: 'in this area' },
  },
  country: {
    facet: 'Country',
    query: (code: string) => `?country=${code}`,
    of: { tw: '來自當地', en: 'from there' },
  },
  tag: {
    facet: 'Tag',
    query: (code: string) => `?tag=${code}`,
    of: { tw: '有這個標籤', en: 'with this tag' },
  },
} as const;

/** The lists of exhibitors and of products of each category, area, country and tag. */
function listDirectories(index: Searched): SiteDocument[] {
  return listTerms(index.edition).flatMap(({ kind, code, name }) =>
    (['exhibitors', 'products'] as const).flatMap((of): SiteDocument[] => {
      const { facet, query, of: counted } = facets[kind as keyof typeof facets];
      const records = index[of].codes(facet).get(code);
      const count = records ? countCommon(records, index.shown[of]) : 0;
      if (count === 0) return [];
      const { path, name: nameOf, note } = lists[of];
      return [
        {
          kind: 'page',
          id: path + query(code),
          name: nameOf(name),
          names: textsOf(name).flatMap((text) => [text, ...partsOf(foldSearchText(text))]),
          note: (lang) => inLocale(note, lang)(count, counted),
          // What it lists is no name of it, but "French exhibitors" means it.
          body: textsOf(nameOf(name)),
          path: () => path + query(code),
        },
      ];
    }),
  );
}

/** The areas, then the other terms by kind and code. */
function listTerms({ records }: Edition): Term[] {
  const terms = records.terms
    .filter(({ Kind }) => Kind in facets)
    .map(({ Kind, Code, Name }) => ({ kind: Kind, code: Code, name: Name }));
  const keyOf = ({ kind, code }: Term) => `${kind} ${code}`;
  return [
    ...records.areas.map(({ Code, Name }) => ({ kind: 'area', code: Code, name: Name })),
    ...terms.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  ];
}

type Reader = {
  lang: Lang;
  lists: Searched;
  keyword: string;
};

/** A group as the response has it, with at most `limit` results. */
export function toSearchGroup(reader: Reader, group: FoundGroup, limit: number): SearchGroup {
  return {
    Kind: group.kind,
    Total: group.total,
    ...('booths' in group && { Booths: group.booths }),
    Items: hitsOf(reader, group, limit),
  };
}

function hitsOf(reader: Reader, group: FoundGroup, limit: number): SearchHit[] {
  const { lists, lang } = reader;
  if ('documents' in group) {
    const booths = (group.at ?? []).slice(0, limit).map((booth) => boothHit(reader, booth));
    const documents = group.documents
      .slice(0, limit)
      .map((document) => documentHit(document, reader));
    return [...booths, ...documents].slice(0, limit);
  }
  return group.kind === 'exhibitor'
    ? listExhibitors(lists.edition, group.ids).map((one) => exhibitorHit(one, lang))
    : listProducts(lists.edition, group.ids).map((one) => productHit(one, lang));
}

function boothHit({ lang, lists }: Reader, { number, area }: PlannedBooth): SearchHit {
  const ids: string[] = [];
  const at = lists.boothKeys.get(boothKey(number));
  if (at) eachBit(at, (position) => ids.push(lists.exhibitors.records[position]?.id ?? ''));
  const exhibitors = numbered(listExhibitors(lists.edition, ids));
  return {
    Kind: 'place',
    Id: number,
    Name: inLocale({ tw: `攤位 ${number}`, en: `Booth ${number}` }, lang),
    Note: joinNames(
      exhibitors.map(({ Name }) => inLocale(Name, lang)),
      lang,
    ),
    Path: `/VisitorFloorplan?booth=${number}`,
    Area: area,
  };
}

function documentHit(document: SiteDocument, { lang, keyword }: Reader): SearchHit {
  const { kind, id, name, note, text, body, path, area, times } = document;
  // Beside a name that says nothing of the keyword stands the sentence that does.
  const isNamed = foldSearchText(inLocale(name, lang)).includes(foldSearchText(keyword));
  const excerpt = isNamed ? undefined : excerptOf([...textsOf(text ?? {}), ...body], keyword, lang);
  const shownText = excerpt ?? (text && inLocale(text, lang));
  return {
    Kind: kind,
    Id: id,
    Name: inLocale(name, lang),
    Note: note?.(lang) ?? '',
    ...(shownText !== undefined && { Text: shownText }),
    Path: path(lang),
    ...(area && { Area: area }),
    ...times,
    ...untranslated({ Name: name, Text: excerpt === undefined ? text : undefined }, lang),
  };
}

function exhibitorHit(record: ExhibitorRecord, lang: Lang): SearchHit {
  const { Id, Name, NativeName, Intro, Booths, Areas } = record;
  return {
    Kind: 'exhibitor',
    Id,
    Name: inLocale(Name, lang),
    ...(NativeName && { NativeName }),
    Note: joinNames(Booths, lang),
    Booths,
    Text: inLocale(Intro, lang),
    Path: `/VisitorExhibitor/Detail/${Id}`,
    ...(Areas[0] && { Area: Areas[0] }),
    ...untranslated({ Name, Text: Intro }, lang),
  };
}

function productHit({ record, exhibitor }: ShownProduct, lang: Lang): SearchHit {
  const { Id, Name, NativeName, Area } = record;
  return {
    Kind: 'product',
    Id,
    Name: inLocale(Name, lang),
    ...(NativeName && { NativeName }),
    Note: inLocale(exhibitor.Name, lang),
    Booths: exhibitor.Booths,
    Path: `/VisitorProduct/Detail/${Id}`,
    Area,
    ...untranslated({ Name, Note: exhibitor.Name }, lang),
  };
}

const longest = 140;

/** The sentence of these texts, in one language, that contains the keyword. */
function excerptOf(texts: readonly string[], keyword: string, lang: Lang): string | undefined {
  const folded = foldSearchText(keyword);
  if (folded === '') return undefined;
  const sentences = texts
    .filter((text) => /\p{Script=Han}/u.test(text) === (lang === 'tw'))
    .flatMap((text) => text.split(/(?<=[。！？])|(?<=[.!?])\s+/u));
  const sentence = sentences.find((one) => foldSearchText(one).includes(folded))?.trim();
  if (sentence === undefined || sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest).trimEnd()}…`;
}
