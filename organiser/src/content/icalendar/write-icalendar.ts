import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  type ICalEvent,
} from 'ical-generator';
import { languageTag, inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Lang } from '@dswine/shared/contract/wire';
import { clauseSeparator } from '@dswine/shared/fair/texts/patterns';
import { isTradeOnly } from '@dswine/shared/fair/forms/visitor-registration';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { CalendarRecord, EditionRecord } from '../editions/edition.ts';
import type { CalendarChangeRow } from '../../store/tables/content.ts';

/**
 * The time of an entry: two instants (ISO 8601 with offset), or whole days (`2026-04-17`), the last
 * one included.
 */
export type When = { start: string; end: string } | { firstDay: string; lastDay: string };

export type CalendarItem = {
  /** Never changes, so that calendar programs update the entry instead of adding another. */
  uid: string;
  /** Time of the record's last change, ISO 8601. Equal records give equal bytes. */
  changed: string;
  when: When;
  title: string;
  text?: string;
  place?: string;
  url?: string;
  /** Days before the start at which the calendar reminds. */
  remindDays?: number;
  /** Counts the changes, so that calendar programs take over the new times. */
  sequence?: number;
  isCancelled?: boolean;
  meeting?: Meeting;
};

/** A message about a meeting (iTIP, RFC 5546). */
type Meeting = {
  method: 'REQUEST' | 'CANCEL';
  /** Incremented with every change of the meeting. */
  sequence: number;
  organizer: { name: string; email: string };
  attendee: string;
};

type CalendarHead = { name: string; text?: string; lang: Lang; url?: string };

export const calendarType = 'text/calendar';

/** A calendar to save as `<file>.ics`. */
export function sendCalendar(
  { file, ...head }: CalendarHead & { file: string },
  items: readonly CalendarItem[],
) {
  return {
    body: writeICalendar(head, items),
    type: `${calendarType}; charset=utf-8`,
    name: `${file}.ics`,
  };
}

const daySeconds = 24 * 60 * 60;

/**
 * Writes a calendar (RFC 5545). Instants are in UTC, so that readers need no time zone data. Whole
 * days have no time zone and mean days in Taipei. Subscribers refresh every four hours.
 */
export function writeICalendar(
  { name, text, lang, url }: CalendarHead,
  items: readonly CalendarItem[],
): string {
  const calendar = ical({
    name,
    ...(text !== undefined && { description: text }),
    ...(url !== undefined && { url }),
    prodId: {
      company: 'DSWINE',
      product: 'Calendar',
      language: languageTag(lang).slice(0, 2).toUpperCase(),
    },
    method: ICalCalendarMethod[items[0]?.meeting?.method ?? 'PUBLISH'],
    ttl: daySeconds / 6,
    x: [['X-WR-TIMEZONE', 'Asia/Taipei']],
  });
  for (const item of items) {
    const event = calendar.createEvent({
      id: item.uid,
      stamp: new Date(item.changed),
      lastModified: new Date(item.changed),
      summary: item.title,
      ...timesOf(item.when),
      ...(item.text !== undefined && { description: item.text }),
      ...(item.place !== undefined && { location: item.place }),
      ...(item.url !== undefined && { url: item.url }),
    });
    if (item.sequence !== undefined) event.sequence(item.sequence);
    if (item.isCancelled) event.status(ICalEventStatus.CANCELLED);
    // A whole-day entry is a reminder; it must not mark the day as busy.
    if ('firstDay' in item.when) event.busystatus(ICalEventBusyStatus.FREE);
    if (item.meeting) addMeeting(event, item.meeting);
    if (item.remindDays !== undefined)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: item.remindDays * daySeconds,
        description: item.title,
      });
  }
  return calendar.toString();
}

function addMeeting(event: ICalEvent, { method, sequence, organizer, attendee }: Meeting): void {
  const isCancelled = method === 'CANCEL';
  event
    .sequence(sequence)
    .organizer(organizer)
    .status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
  // Both sides agreed on the page, so no calendar program needs to reply.
  event.createAttendee({ email: attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
}

function timesOf(when: When): { start: Date; end: Date; allDay?: boolean } {
  if ('start' in when) return { start: new Date(when.start), end: new Date(when.end) };
  const end = new Date(`${when.lastDay}T00:00:00Z`);
  // The end of a whole-day entry is exclusive.
  return {
    start: new Date(`${when.firstDay}T00:00:00Z`),
    end: new Date(end.getTime() + daySeconds * 1000),
    allDay: true,
  };
}

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
