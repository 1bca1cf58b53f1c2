import type { StaffRow } from '../../store/tables/desk.ts';
import { applicationStates, type EventLine } from './desk-applications.repository.ts';
import { deskList, type Field } from '../desk-list.ts';
import { deskPage } from '../desk-page.ts';
import { html } from '../html.ts';

export type EventRow = EventLine & { title: string; start: string; capacity: number | undefined };
type PageData = {
  staff: StaffRow;
  edition: string;
  /** The select of the edition. */
  field: Field;
  rows: readonly EventRow[];
};

const shownStates = ['placed', 'held', 'waiting', 'withdrawn', 'lapsed'] as const;

/** All events with applications or booking, with their numbers of applications. */
export function eventsPage({ staff, edition, field, rows }: PageData): string {
  const body = deskList({
    name: '活動報名 Applications',
    filter: {
      path: '/desk/events',
      fields: [field],
      button: ['顯示', 'Show'],
    },
    columns: [
      {
        label: ['活動', 'Event'],
        isHeading: true,
        cell: ({ entry, title }) =>
          html`<a href="/desk/events/${edition}/${entry}">${title} (${entry})</a>`,
      },
      { label: ['時間', 'When'], cell: ({ start }) => start },
      { label: ['名額', 'Places'], cell: ({ capacity }) => capacity ?? '–' },
      ...shownStates.map((state) => ({
        label: applicationStates[state],
        cell: ({ counts }: EventRow) => counts[state],
      })),
    ],
    rows,
    empty: ['沒有可報名的活動', 'Nothing to apply for'],
    download: `/desk/events/${edition}/applications`,
  });
  return deskPage({ title: '活動報名 Applications', staff, body });
}
