import { writeDay, writeTime, dayOf } from '@dswine/shared/fair/texts/dates';
import type { Locale } from '@dswine/shared/contract/locales';
import type { ListEntry, SeenFacts } from '@dswine/shared/fair/lists/my-list';

export type Change = { what: 'name' | 'time' | 'place' | 'booths'; before: string; after: string };

/** What the fair has changed about an entry since the visitor confirmed to have seen it. */
export function changesOf(entry: ListEntry, locale: Locale): Change[] {
  const { seen } = entry;
  if (!seen) return [];
  const inLocale = (facts: SeenFacts) => ({
    name: facts.names[locale],
    time: writeWhen(facts, seen, entry, locale),
    place: facts.places?.[locale],
    booths: facts.booths.join(', '),
  });
  const [before, after] = [inLocale(seen), inLocale(entry)];
  return (['name', 'time', 'place', 'booths'] as const).flatMap((what) => {
    const [one, other] = [before[what], after[what]];
    return one && other && one !== other ? [{ what, before: one, after: other }] : [];
  });
}

/** With the day, if that has changed too. */
function writeWhen(
  { start, end }: SeenFacts,
  seen: SeenFacts,
  now: SeenFacts,
  locale: Locale,
): string | undefined {
  if (start === undefined) return undefined;
  const isOtherDay =
    seen.start !== undefined && now.start !== undefined && dayOf(seen.start) !== dayOf(now.start);
  const day = isOtherDay ? `${writeDay(start, locale)} ` : '';
  const isOtherEnd = durationOf(seen) !== durationOf(now);
  return day + writeTime(start) + (isOtherEnd && end !== undefined ? `–${writeTime(end)}` : '');
}

const durationOf = ({ start, end }: SeenFacts) =>
  start === undefined || end === undefined ? undefined : Date.parse(end) - Date.parse(start);

/** Whether the visitor should be told something about the entry. */
export const hasNews = (entry: ListEntry, locale: Locale): boolean =>
  changesOf(entry, locale).length > 0 ||
  (entry.isDeleted === true && entry.seen?.isDeleted !== true);

/** The entry after the visitor has seen what it says now. */
export function withAllSeen(entry: ListEntry): ListEntry {
  const { names, booths, start, end, places, isDeleted } = entry;
  return {
    ...entry,
    seen: {
      names,
      booths,
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
      ...(places && { places }),
      ...(isDeleted && { isDeleted }),
    },
  };
}
