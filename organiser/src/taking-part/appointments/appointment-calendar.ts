import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { writeICalendar } from '../../content/icalendar/write-icalendar.ts';
import type { Mail } from '../../mail/outbox/write-message.ts';
import type { AppointmentFacts } from './appointment-facts.ts';

type CalendarFacts = Pick<
  AppointmentFacts,
  'edition' | 'locale' | 'title' | 'place' | 'siteUrl' | 'show'
> & {
  row: Pick<AppointmentFacts['row'], 'id' | 'slot' | 'state' | 'sequence' | 'changed_at'>;
};

/** The calendar entry of a confirmed or cancelled appointment, for one side. */
export function appointmentCalendar(
  { row, edition, locale, title, place, siteUrl, show }: CalendarFacts,
  recipient: string,
): Mail['calendar'] {
  if (row.slot === null) return undefined;
  const method = row.state === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);
  const { Organiser } = edition;
  const text = writeICalendar({ name: show, lang: locale }, [
    {
      uid: `appointment-${row.id}@${new URL(siteUrl).hostname}`,
      changed: row.changed_at,
      when: { start: row.slot, end: slotEnd(row.slot) },
      title,
      place,
      meeting: {
        method,
        sequence: row.sequence,
        // Not the other side: neither learns an address that it was not given.
        organizer: { name: show, email: Organiser.Email },
        attendee: recipient,
      },
    },
  ]);
  return { method, text };
}
