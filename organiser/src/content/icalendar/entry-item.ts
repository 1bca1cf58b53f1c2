import { clauseSeparator } from '@dswine/shared/fair/texts/patterns';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { isTradeOnly } from '@dswine/shared/fair/forms/visitor-registration';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Lang } from '@dswine/shared/contract/wire';
import type { CalendarRecord, EditionRecord } from '../editions/edition.ts';
import type { CalendarChangeRow } from '../../store/tables/content.ts';
import type { CalendarItem } from './write-icalendar.ts';

type At = { fair: EditionRecord; lang: Lang; siteUrl: string };

const uidOf = (id: string, { fair, siteUrl }: At) =>
  `event-${id}@${fair.Code.toLowerCase()}.${new URL(siteUrl).hostname}`;

export function entryItem(
  entry: CalendarRecord,
  at: At,
  change: CalendarChangeRow | undefined,
): CalendarItem {
  const { fair, lang, siteUrl } = at;
  const { Venue } = fair;
  return {
    uid: uidOf(entry.Id, at),
    // A fixed date keeps the bytes of equal records equal.
    changed: change?.changed_at ?? `${fair.ExhibitionYear}-01-01T00:00:00+08:00`,
    ...(change && { sequence: change.sequence }),
    when: { start: entry.Start, end: entry.End },
    title: inLocale(entry.Title, lang),
    text: [
      isTradeOnly(fair, entry) ? tradeOnly : undefined,
      entry.Summary,
      entry.Speaker,
      entry.Fee,
    ]
      .flatMap((line) => (line ? [inLocale(line, lang)] : []))
      .join('\n'),
    place: [
      inLocale(entry.Place, lang),
      inLocale(Venue.Hall, lang),
      inLocale(Venue.Name, lang),
      inLocale(Venue.Address, lang),
    ].join(inLocale(clauseSeparator, lang)),
    url: siteUrl + paths.calendarEntry(lang, entry.Id),
  };
}

const tradeOnly = {
  tw: '專業日的場次，限專業買主與媒體。',
  en: 'On a trade day, for trade visitors and press.',
};

const cancelledTitle = { tw: '已取消的活動', en: 'Cancelled event' };

/** An event that was withdrawn. None of its texts: they may be the reason. */
export function cancelledItem(change: CalendarChangeRow, at: At): CalendarItem {
  return {
    uid: uidOf(change.id, at),
    changed: change.changed_at,
    sequence: change.sequence,
    isCancelled: true,
    when: { start: change.starts_at, end: change.ends_at },
    title: cancelledTitle[at.lang],
  };
}
