import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { isOnDuring, type HalfDay } from '@dswine/shared/fair/show/half-days';
import { foldSearchText } from '../../store/search-text.ts';
import { hasBit } from '../keywords/bits.ts';
import { findKeyword } from '../keywords/find-keyword.ts';
import { saysNothing } from '../keywords/small-words.ts';
import { synonymsOf } from '../keywords/synonyms.ts';
import { filteredProgramme } from './list-documents.ts';
import type { TimeRead } from './read-time.ts';
import type { FoundGroup } from './search-site.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * The events that a keyword with a time is about, those at that time first, and the programme
 * filtered so. If none is at that time the programme comes first: it says so. Empty if the other
 * words are about no event.
 */
export function findAtTime(index: SiteIndex, { day, half, rest }: TimeRead): FoundGroup[] {
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
