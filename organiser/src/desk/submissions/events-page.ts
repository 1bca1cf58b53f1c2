import { applicationStates, type EventLine } from './desk-applications.repository.ts';
import type { Field } from '../desk-form.ts';
import { deskList } from '../desk-list.ts';
import type { DeskPage } from '../desk-page.ts';
import { both, html } from '../html.ts';

export type EventRow = EventLine & { title: string; start: string; capacity: number | undefined };
type PageData = {
  edition: string;
  /** The select of the edition. */
  field: Field;
  rows: readonly EventRow[];
};

const shownStates = ['placed', 'held', 'waiting', 'withdrawn', 'lapsed'] as const;

/** All events with applications or booking, with their numbers of applications. */
export function eventsPage({ edition, field, rows }: PageData): DeskPage {
  const body = deskList({
    name: both('活動報名', 'Applications'),
    filter: {
      path: '/desk/events',
      fields: [field],
      button: both('顯示', 'Show'),
    },
    columns: [
      {
        label: both('活動', 'Event'),
        ...{ isHeading: true, isWide: true },
        cell: ({ entry, title }) =>
          html`<a href="/desk/events/${edition}/${entry}">${title} (${entry})</a>`,
      },
      { label: both('時間', 'When'), cell: ({ start }) => start },
      { label: both('名額', 'Places'), cell: ({ capacity }) => capacity ?? '–' },
      ...shownStates.map((state) => ({
        label: applicationStates[state],
        cell: ({ counts }: EventRow) => counts[state] || '',
      })),
    ],
    rows,
    empty: both('沒有可報名的活動', 'Nothing to apply for'),
    download: `/desk/events/${edition}/applications`,
  });
  return { title: both('活動報名', 'Applications'), body };
}
