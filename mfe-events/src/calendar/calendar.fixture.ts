import type { Calendar, CalendarDetail, CalendarEntry } from '@dswine/shared/contract/calendar';
import type { Bilingual } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import { sampleBody, sampleFee, sampleRecords, sampleTopics } from './calendar-records.fixture.ts';

/**
 * A deadline before the fair and entries on two days of the fair, sorted by start. Filtered by
 * `topic` if given.
 */
export function sampleEntries(locale: Locale, topic?: string): CalendarEntry[] {
  const text = (value: Bilingual) => inLocale(value, locale);
  return sampleRecords
    .filter((record) => topic === undefined || record.topic === topic)
    .map(({ id, title, summary, topic: code, day, from, to, place, area, speaker }) => ({
      Id: id,
      Title: text(title),
      Summary: text(summary),
      Topic: { Code: code, Name: text(sampleTopics[code]) },
      Start: `${day}T${from}:00+08:00`,
      End: `${day}T${to}:00+08:00`,
      Place: text(place),
      ...(area && { Area: area }),
      ...(speaker && { Speaker: text(speaker) }),
      PlaceCode: place.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    }));
}

/** The calendar as the organiser's API returns it. */
export function sampleCalendar(locale: Locale, topic?: string): Calendar {
  const all = sampleEntries(locale);
  return {
    Topics: Object.entries(sampleTopics).map(([Code, name]) => ({
      Code,
      Name: inLocale(name, locale),
      Count: all.filter((entry) => entry.Topic.Code === Code).length,
    })),
    Entries: sampleEntries(locale, topic),
  };
}

/** The detail of one entry, with the other entries of its day. `id` is the id of a record. */
export function sampleDetail(locale: Locale, id = '703'): CalendarDetail {
  const all = sampleEntries(locale);
  const entry = all.find(({ Id }) => Id === id);
  if (!entry) throw new Error(`No sample entry has the id ${id}.`);
  const day = entry.Start.slice(0, 10);
  return {
    ...entry,
    Body: sampleBody.map((paragraph) => inLocale(paragraph, locale)),
    Picture: { Src: '/media/event-703.svg', Width: 800, Height: 450, Tone: entry.Area ?? 'fair' },
    Share: `/api/expo/Share/DSWINE2026/event/${id}-0123456789ab.jpg?Lang=${locale}`,
    Capacity: 32,
    Booking: true,
    Fee: inLocale(sampleFee, locale),
    SameDay: all.filter((other) => other.Id !== id && other.Start.startsWith(day)),
  };
}
