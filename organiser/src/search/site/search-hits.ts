import type { SearchGroup, SearchHit } from '@dswine/shared/contract/search';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, textsOf, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import {
  listExhibitors,
  listProducts,
  type ShownProduct,
} from '../../content/editions/catalogue.ts';
import { numbered, type ExhibitorRecord } from '../../content/editions/edition.ts';
import { eachBit } from '../keywords/bits.ts';
import { boothKey } from '../index/find-records.ts';
import type { Searched } from '../index/live-index.ts';
import { foldSearchText } from '../../store/search-text.ts';
import type { FoundGroup } from './search-site.ts';
import type { SiteDocument } from './site-document.ts';
import type { PlannedBooth } from './site-index.ts';

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
