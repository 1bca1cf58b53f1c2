import type { HitKind, SiteSearch } from '@dswine/shared/contract/search';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, textsOf } from '@dswine/shared/fair/texts/bilingual';
import { saysNothing, findKeyword } from '../keywords/find-keyword.ts';
import { toSearchGroup, type SiteIndex } from './site-index.ts';
import { searchSite, type FoundOnSite, type FoundGroup } from './search-site.ts';
import { isPublished } from './site-document.ts';
import { programmeDays, filteredProgramme } from './list-documents.ts';
import { readDate } from './read-date.ts';
import { readTime, type TimeRead } from './read-time.ts';
import { foldSearchText } from '../../store/search-text.ts';
import { searchTerms, synonymsOf } from '../keywords/search-terms.ts';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { isOnDuring, type HalfDay } from '@dswine/shared/fair/show/half-days';
import { hasBit } from '../keywords/text-index.ts';

const perGroup = 4;
const perKind = 60;
const maxAlike = 4;

/** `kind`: results of that kind alone, and more of them. */
type SiteQuery = {
  keyword: string;
  kind?: HitKind;
  lang: Lang;
  now: Date;
};

export function answerSearch(
  index: SiteIndex,
  { keyword, kind, lang, now }: SiteQuery,
): SiteSearch {
  const limit = kind ? perKind : perGroup;
  const days = programmeDays(index.documents);
  const typed = readDate(keyword.trim(), days);
  const time = readTime(typed, { days, now });
  const found = searchAtTime(index, time) ?? searchSite(index, typed, { lang, limit, now });
  const isAsTyped = found.groups.length > 0 && !found.isPartial && found.corrected === undefined;
  const meant = isAsTyped ? undefined : readZhuyin(keyword);
  const reader = {
    lang,
    lists: index.lists,
    keyword: found.corrected ?? typed,
  };
  const Groups = (meant === undefined ? found.groups : [])
    .filter((group) => kind === undefined || group.kind === kind)
    .map((group) => toSearchGroup(reader, group, limit));
  const names = index.documents
    .filter((document) => isPublished(document, now))
    .map((document) => inLocale(document.name, lang));
  return {
    Total: Groups.reduce((sum, group) => sum + group.Total, 0),
    Groups,
    ...(meant === undefined && found.corrected !== undefined && { Corrected: found.corrected }),
    ...(meant === undefined && found.isPartial && { Partial: true as const }),
    Alike: Groups.length > 0 ? [] : [meant ?? namesAlike(keyword, names, maxAlike)].flat(),
  };
}

/** Of a date alone there is a page: its programme. */
function searchAtTime(index: SiteIndex, time: TimeRead | undefined): FoundOnSite | undefined {
  if (!time || (time.half === undefined && saysNothing(time.rest))) return undefined;
  const groups = findAtTime(index, time);
  return groups.length === 0 ? undefined : { groups, isPartial: false };
}

const enough = 0.34;

/** The names that share most pairs of letters with a text, for those whom nothing was found. */
function namesAlike(typed: string, names: readonly string[], limit: number): string[] {
  const mine = pairsOf(typed);
  return [...new Set(names)]
    .map((name) => ({ name, likeness: likeness(mine, pairsOf(name)) }))
    .filter((one) => one.likeness >= enough)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({ name }) => name);
}

function pairsOf(text: string): Set<string> {
  const folded = `^${foldSearchText(text)}`;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Dice's coefficient. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size || 1);
}

/** The keys of the standard zhuyin keyboard, in the order of `symbols`; a space is the first tone. */
const keys = '1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-6347';
const symbols = 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˊˇˋ˙';
const typedAs = new Map([...keys].map((key, at) => [key, symbols[at] ?? '']));

/**
 * What somebody typed who left the keyboard in English (`ru.3`) or chose no character (`ㄐㄧㄡˇ`), or
 * undefined when it is no zhuyin of the words above.
 */
function readZhuyin(typed: string): string | undefined {
  // Most syllables have a tone mark, and few words a figure.
  if (!/[3467ㄅ-ㄩ]/u.test(typed.normalize('NFKC'))) return undefined;
  const zhuyin = [...typed.normalize('NFKC').toLowerCase()]
    .map((key) => (key === ' ' ? ' ' : (typedAs.get(key) ?? key)))
    .join('');
  const found = zhuyin.match(/[ㄅ-ㄩ]+[ˊˇˋ˙]?/gu) ?? [];
  const characters = found.map((syllable) => searchTerms.zhuyin[syllable]);
  const isAll = found.join('') === zhuyin.replaceAll(' ', '') && characters.length > 0;
  return isAll && !characters.includes(undefined) ? characters.join('') : undefined;
}

/**
 * The events that a keyword with a time is about, those at that time first, and the programme
 * filtered so. If none is at that time the programme comes first: it says so. Empty if the other
 * words are about no event.
 */
function findAtTime(index: SiteIndex, { day, half, rest }: TimeRead): FoundGroup[] {
  const { edition } = index.lists;
  const area = takeTerm(foldSearchText(rest), edition.records.areas);
  const topics = edition.records.terms.filter(({ Kind }) => Kind === 'calendar-topic');
  const topic = takeTerm(area.rest, topics);
  const matches = saysNothing(topic.rest) ? undefined : findKeyword(index.text, topic.rest);
  const events = index.documents.filter(
    (document, position) =>
      document.kind === 'event' &&
      (area.code === undefined || document.area === area.code) &&
      (topic.code === undefined || document.topicCode === topic.code) &&
      (!matches || hasBit(matches.records, position)),
  );
  const atTime = events.filter(({ times }) => times && isAt(times, day, half));
  if (events.length === 0) return [];
  const documents = [...atTime, ...events.filter((event) => !atTime.includes(event))];
  const programme = filteredProgramme(edition, {
    day,
    ...(half && { half }),
    ...(area.code !== undefined && { area: area.code }),
    ...(topic.code !== undefined && { topic: topic.code }),
  });
  const groups: FoundGroup[] = [
    { kind: 'event', total: documents.length, rank: 0, documents },
    { kind: 'page', total: 1, rank: 0, documents: [programme] },
  ];
  return atTime.length > 0 ? groups : groups.toReversed();
}

function isAt(times: { Start: string; End: string }, day: string, half: HalfDay | undefined) {
  return dayOf(times.Start) === day && (half === undefined || isOnDuring(times, half));
}

type Term<Code> = { Code: Code; Name: { tw: string; en: string } };

/** Takes the name of a term out of a text: 清酒 or "sake" is an area, 品飲 or "tasting" a topic. */
function takeTerm<Code extends string>(
  text: string,
  terms: readonly Term<Code>[],
): { code?: Code; rest: string } {
  for (const { Code, Name } of terms)
    for (const name of textsOf(Name)) {
      const short = foldSearchText(name).replace(/(?:会|区|s)$/u, '');
      const found = [short, ...synonymsOf(short)]
        .map((word) => (/^[a-z ]+$/u.test(word) ? new RegExp(`\\b${word}s?\\b`, 'u') : word))
        .find((word) => text.search(word) >= 0);
      if (found !== undefined) return { code: Code, rest: text.replace(found, ' ').trim() };
    }
  return { rest: text };
}
