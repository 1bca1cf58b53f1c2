/**
 * A calendar entry: between two instants (ISO 8601 with offset), or on a whole day (`2026-04-17`).
 */
export type CalendarFileItem = {
  /** Same UID as in the organiser's file, so that a calendar with both shows one entry. */
  uid: string;
  when: { start: string; end: string } | { day: string };
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  url?: string | undefined;
};

type Visit = Pick<CalendarFileItem, 'title' | 'place' | 'url'> & { start: string; end: string };

/** URL that opens Google's calendar with an entry filled in. */
export function googleCalendarLink({ title, start, end, place = '', url }: Visit): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utc(start)}/${utc(end)}`,
    location: place,
    ...(url !== undefined && { details: url }),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/**
 * Builds an RFC 5545 calendar from data on the device, for use offline. Online, readers get the
 * organiser's more detailed files (`organiser/src/content/icalendar`).
 */
export function writeCalendarFile(name: string, items: readonly CalendarFileItem[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DSWINE//Calendar on the device//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...items.flatMap(({ uid, when, title, text, place, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      ...('day' in when
        ? [
            `DTSTAMP:${utc(`${when.day}T00:00:00+08:00`)}`,
            `DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`,
          ]
        : [`DTSTAMP:${utc(when.start)}`, `DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]),
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      ...(url === undefined ? [] : [`URL;VALUE=URI:${url}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (time: string) =>
  new Date(time).toISOString().replaceAll(/[-:]/gu, '').replace(/\.\d+/u, '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

/**
 * Folds lines at 75 octets without splitting a character. Continuation lines start with a space.
 */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}
