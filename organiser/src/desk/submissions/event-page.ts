import {
  applicationStates,
  movesOf,
  type ApplicationState,
  type DeskApplication,
} from './desk-applications.repository.ts';
import { deskList, type Column, choice, onePage } from '../desk-list.ts';
import { factList, taipei, type DeskPage } from '../desk-page.ts';
import { both, html, type Html, type Label } from '../html.ts';
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
  event: EventFacts;
  rows: readonly DeskApplication[];
  state: string;
  page: number;
};

const rule = both(
  '給名額可以超過上限；之後要等佔用的名額少於上限，才會再遞補。每次變更都會寫信通知報名者。',
  'A place may be given beyond the number of places; nobody moves up again until fewer are taken. Every change is mailed to the applicant.',
);

const moves = {
  place: both('給名額', 'Give a place'),
  requeue: both('改為候補', 'To the waiting list'),
  withdraw: both('取消', 'Withdraw'),
};

/** The applicants of an event, in order, with the moves open to the staff. */
export function eventPage({ event, rows, state, page }: PageData): DeskPage {
  const chosen = state === '' ? rows : rows.filter((row) => row.state === state);
  const path = `/desk/events/${event.edition}/${event.entry}`;
  const list = deskList({
    name: both('報名', 'Applications'),
    filter: {
      path,
      fields: [choice('state', both('狀態', 'State'), state, Object.entries(applicationStates))],
    },
    columns,
    ...onePage(chosen, page),
    empty: both('沒有報名', 'No applications'),
    download: `${path}/applications`,
  });
  return {
    title: event.title,
    body: html`${event.removed && html`<p class="wrong">${both('已不在行事曆', 'Off the calendar')}</p>`}
      ${factList(factsOf(event, rows))} ${list}
      <p>${rule}</p>
      <p class="tools">
        <a href="/desk/events?edition=${event.edition}">${both('所有活動', 'All events')}</a>
      </p>`,
  };
}

function factsOf(event: EventFacts, rows: readonly DeskApplication[]): [Label, string][] {
  const count = (state: ApplicationState) => rows.filter((row) => row.state === state).length;
  return [
    [both('展覽', 'Edition'), `${event.editionName} (${event.edition})`],
    [both('編號', 'Id'), event.entry],
    [both('時間', 'When'), event.start],
    [both('地點', 'Place'), event.place],
    [both('名額', 'Places'), String(event.capacity ?? '–')],
    ...(['placed', 'held', 'waiting'] as const).map((state): [Label, string] => [
      applicationStates[state],
      String(count(state)),
    ]),
  ];
}

const columns: Column<DeskApplication>[] = [
  {
    label: both('編號', 'Reference'),
    isHeading: true,
    cell: ({ reference }) => html`<a href="/desk/submissions/${reference}">${reference}</a>`,
  },
  {
    label: both('狀態', 'State'),
    isWide: true,
    cell: (row) =>
      row.confirm_by === null
        ? statusOf(row)
        : html`${statusOf(row)} (– ${taipei(row.confirm_by)})`,
  },
  { label: both('姓名', 'Name'), cell: ({ fields }) => fields['Name'] },
  { label: both('電子郵件', 'Email'), cell: ({ email }) => email ?? '' },
  { label: both('手機', 'Mobile'), cell: ({ fields }) => fields['Mobile'] },
  { label: both('報名時間', 'Applied'), cell: (row) => taipei(row.created_at) },
  { label: both('變更', 'Change'), cell: (row) => moveForm(row) },
];

/** The buttons for moving an application; also used on the page of its submission. */
export function moveForm(row: Pick<DeskApplication, 'id' | 'state' | 'reference'>): Html {
  const possible = movesOf(row);
  if (possible.length === 0) return html``;
  const { reference } = row;
  return html`<form method="post" action="/desk/applications/${row.id}" class="move">
    <select name="do" aria-label="變更 Change ${reference}">
      ${possible.map((move) => html`<option value="${move}">${moves[move].text}</option>`)}
    </select>
    <button aria-label="執行 Do it: ${reference}">${both('執行', 'Do it')}</button>
  </form>`;
}
