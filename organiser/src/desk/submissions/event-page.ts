import type { StaffRow } from '../../store/tables/desk.ts';
import {
  applicationStates,
  movesOf,
  type ApplicationState,
  type DeskApplication,
} from './desk-applications.repository.ts';
import { deskList, type Column, choice, onePage } from '../desk-list.ts';
import { deskPage, factList, taipei } from '../desk-page.ts';
import { html, type Html } from '../html.ts';
import { statusOf } from './submission-subject.ts';

type EventFacts = {
  edition: string;
  editionName: string;
  entry: string;
  title: string;
  start: string;
  place: string;
  capacity: number | undefined;
  removed: boolean;
};
type PageData = {
  staff: StaffRow;
  message: string | undefined;
  event: EventFacts;
  rows: readonly DeskApplication[];
  state: string;
  page: number;
};

const moves = {
  place: '給名額 Give a place',
  requeue: '改為候補 To the waiting list',
  withdraw: '取消 Withdraw',
};

/** The applicants of an event, in order, with the moves open to the staff. */
export function eventPage({ staff, message, event, rows, state, page }: PageData): string {
  const chosen = state === '' ? rows : rows.filter((row) => row.state === state);
  const path = `/desk/events/${event.edition}/${event.entry}`;
  const list = deskList({
    name: '報名 Applications',
    filter: {
      path,
      fields: [choice('state', ['狀態', 'State'], state, Object.entries(applicationStates))],
    },
    columns,
    ...onePage(chosen, page),
    empty: ['沒有報名', 'No applications'],
    download: `${path}/applications`,
  });
  return deskPage({
    title: event.title,
    staff,
    message,
    body: html`${event.removed && html`<p class="wrong">已不在行事曆 <span lang="en">Off the calendar</span></p>`}
      ${factList(factsOf(event, rows))} ${list}
      <p>
        給名額可以超過上限；之後要等佔用的名額少於上限，才會再遞補。每次變更都會寫信通知報名者。
        <span lang="en"
          >A place may be given beyond the number of places; nobody moves up again until fewer are
          taken. Every change is mailed to the applicant.</span
        >
      </p>
      <p class="tools">
        <a href="/desk/events?edition=${event.edition}"
          >所有活動 <span lang="en">All events</span></a
        >
      </p>`,
  });
}

function factsOf(event: EventFacts, rows: readonly DeskApplication[]): [string, string][] {
  const count = (state: ApplicationState) => rows.filter((row) => row.state === state).length;
  return [
    ['展覽 Edition', `${event.editionName} (${event.edition})`],
    ['編號 Id', event.entry],
    ['時間 When', event.start],
    ['地點 Place', event.place],
    ['名額 Places', String(event.capacity ?? '–')],
    ...(['placed', 'held', 'waiting'] as const).map((state): [string, string] => [
      applicationStates[state],
      String(count(state)),
    ]),
  ];
}

const columns: Column<DeskApplication>[] = [
  {
    label: ['編號', 'Reference'],
    isHeading: true,
    cell: ({ submission: { reference } }) =>
      html`<a href="/desk/submissions/${reference}">${reference}</a>`,
  },
  {
    label: ['狀態', 'State'],
    cell: (row) =>
      row.confirm_by === null ? statusOf(row) : `${statusOf(row)} (– ${taipei(row.confirm_by)})`,
  },
  { label: ['姓名', 'Name'], cell: ({ fields }) => fields['Name'] },
  { label: ['電子郵件', 'Email'], cell: ({ submission }) => submission.email ?? '' },
  { label: ['手機', 'Mobile'], cell: ({ fields }) => fields['Mobile'] },
  { label: ['報名時間', 'Applied'], cell: (row) => taipei(row.created_at) },
  { label: ['變更', 'Change'], cell: (row) => moveForm(row) },
];

/** The buttons for moving an application; also used on the page of its submission. */
export function moveForm(
  row: Pick<DeskApplication, 'id' | 'state'> & { submission: { reference: string } },
): Html {
  const possible = movesOf(row);
  if (possible.length === 0) return html``;
  const { reference } = row.submission;
  return html`<form method="post" action="/desk/applications/${row.id}" class="move">
    <select name="do" aria-label="變更 Change ${reference}">
      ${possible.map((move) => html`<option value="${move}">${moves[move]}</option>`)}
    </select>
    <button aria-label="執行 Do it: ${reference}">執行 <span lang="en">Do it</span></button>
  </form>`;
}
