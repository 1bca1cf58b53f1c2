import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { visitorAudiences } from '@dswine/shared/fair/forms/visitor-registration';
import { splitValues } from '@dswine/shared/form/join-values';
import type { EditionRecord } from '../../content/editions/edition.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import { visitorNames } from '../../taking-part/visitor-registration/visitor-names.ts';
import type { Registration } from '../../taking-part/visitor-registration/registrations.repository.ts';
import type { Field } from '../desk-form.ts';
import { deskList, type Column, choice, onePage } from '../desk-list.ts';
import { factList, taipei, type DeskPage } from '../desk-page.ts';
import { both, html, type Html, type Label } from '../html.ts';
import { hasRole } from '../staff/desk-access.ts';
import type { RegistrationFilter } from './registration-filter.ts';

type PageData = {
  staff: StaffRow;
  edition: EditionRecord;
  /** The select of the edition. */
  field: Field;
  /** All of the edition, and those that the filter chooses. */
  all: readonly Registration[];
  chosen: readonly Registration[];
  filter: RegistrationFilter;
};

export const registrationStates = {
  registered: both('已登錄', 'Registered'),
  waiting: both('待審核', 'To be approved'),
  declined: both('未通過', 'Declined'),
} as const;

export const kindName = ({ audience }: Pick<Registration, 'audience'>) => {
  const { tw, en } = visitorNames[audience];
  return both(tw, en);
};

/** The registered visitors of an edition, with counts, and the answers that the staff give. */
export function registrationsPage(data: PageData): DeskPage {
  const { staff, edition, field, all, chosen, filter } = data;
  const mayAnswer = hasRole(staff.role, 'answer');
  const list = deskList({
    name: both('參觀登錄', 'Registrations'),
    filter: {
      path: '/desk/registrations',
      fields: [
        field,
        {
          name: 'find',
          label: both('編號、電子郵件或 QR 碼', 'Reference, email or QR code'),
          value: filter.find,
        },
        choice(
          'audience',
          both('種類', 'Kind'),
          filter.audience,
          visitorAudiences.map((audience) => [audience, kindName({ audience })]),
        ),
        choice('state', both('狀態', 'State'), filter.state, Object.entries(registrationStates)),
        choice(
          'day',
          both('參觀日', 'Day'),
          filter.day,
          edition.Hours.map(({ Date: day }) => [day, writeDay(day, 'tw')]),
        ),
      ],
    },
    columns: mayAnswer ? [...columns, answer] : columns,
    ...onePage(chosen, filter.page),
    empty: both('沒有符合的登錄', 'Nothing fits'),
    download: '/desk/registrations',
    bulk: mayAnswer && all.some(isWaiting) ? approveTicked : undefined,
  });
  return {
    title: both(`參觀登錄：${inLocale(edition.ShortName, 'tw')}`, 'Registrations'),
    body: html`${factList(countsOf(edition, all))} ${list}`,
  };
}

/** Numbers by kind and day, without those that were declined. */
function countsOf({ Hours }: EditionRecord, all: readonly Registration[]): [Label, string][] {
  return visitorAudiences.map((audience) => {
    const rows = all.filter((row) => row.audience === audience && row.state !== 'declined');
    const waiting = rows.filter(isWaiting).length;
    const days = Hours.map(({ Date: day }) => {
      const number = rows.filter((row) => splitValues(row.days).includes(day)).length;
      return `${writeDay(day, 'tw')} ${number}`;
    });
    const more = waiting > 0 ? `（${registrationStates.waiting.text} ${waiting}）` : '';
    return [kindName({ audience }), `${rows.length}${more}：${days.join('、')}`];
  });
}

const isWaiting = ({ state }: Registration) => state === 'waiting';
const fieldsOf = ({ data }: Registration) => JSON.parse(data) as Record<string, string>;

const columns: Column<Registration>[] = [
  {
    label: both('編號', 'Reference'),
    isHeading: true,
    cell: ({ reference }) => html`<a href="/desk/submissions/${reference}">${reference}</a>`,
  },
  { label: both('種類', 'Kind'), cell: kindName },
  { label: both('狀態', 'State'), cell: ({ state }) => registrationStates[state] },
  { label: both('姓名', 'Name'), cell: (row) => fieldsOf(row)['Name'] },
  {
    label: both('公司與職稱', 'Company and position'),
    isWide: true,
    cell: (row) => [fieldsOf(row)['Company'], fieldsOf(row)['Role']].filter(Boolean).join(', '),
  },
  { label: both('國家', 'Country'), cell: (row) => fieldsOf(row)['Country'] },
  {
    label: both('參觀日', 'Days'),
    cell: ({ days }) =>
      splitValues(days)
        .map((day) => writeDay(day, 'tw'))
        .join('、'),
  },
  { label: both('登錄時間', 'Registered'), cell: ({ created_at }) => taipei(created_at) },
];

const answer: Column<Registration> = {
  label: both('審核', 'Approval'),
  cell: (row) => (isWaiting(row) ? answerForm(row) : ''),
};

function answerForm({ reference }: Registration): Html {
  return html`<form method="post" action="/desk/registrations/${reference}" class="move">
    <select name="do" aria-label="審核 Approval ${reference}">
      <option value="approve">通過 Approve</option>
      <option value="decline">不通過 Decline</option>
    </select>
    <button aria-label="執行 Do it: ${reference}">${both('執行', 'Do it')}</button>
  </form>`;
}

const approveTicked = {
  path: '/desk/registrations',
  buttons: { approve: both('通過勾選的登錄', 'Approve the ticked ones') },
  idOf: (row: Registration) => (isWaiting(row) ? row.reference : undefined),
  nameOf: ({ reference }: Registration) => reference,
} as const;
