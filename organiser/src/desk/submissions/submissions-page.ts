import type { StaffRow } from '../../store/tables/desk.ts';
import type { SubmissionRow } from '../../store/tables.ts';
import { submissionKinds, kindOf } from '../../taking-part/submissions/kinds/submission-kinds.ts';
import type { ApplicationStatus } from './desk-applications.repository.ts';
import { hasRole } from '../staff/desk-access.ts';
import { deskList, type Column, type Filter, choice } from '../desk-list.ts';
import { taipei, type DeskPage } from '../desk-page.ts';
import { both, html, type Label } from '../html.ts';
import { pageSize, type SubmissionFilter } from './submission-filter.ts';
import { statusOf, type subjectsOf } from './submission-subject.ts';

export type ListedSubmission = {
  row: SubmissionRow;
  application: ApplicationStatus | undefined;
  subjects: Awaited<ReturnType<typeof subjectsOf>>;
};
type PageData = {
  staff: StaffRow;
  filter: SubmissionFilter;
  /** The editions with submissions. */
  editions: readonly string[];
  /** One submission of each form of a team. */
  teamForms: readonly Kinded[];
  rows: readonly ListedSubmission[];
  total: number;
};

export const states = { new: both('未處理', 'New'), answered: both('已回覆', 'Answered') } as const;
export type Kinded = Pick<SubmissionRow, 'kind' | 'definition'>;
/** Drafts of answers to submissions of a kind. */
export const answerDrafts = (row: Kinded) => kindOf(row)?.answers ?? [];

export const kindName = (row: Kinded): Label | string => {
  const name = kindOf(row)?.name;
  return name ? both(name.tw, name.en) : row.kind;
};

/** The list of submissions, newest first. */
export function submissionsPage({
  staff,
  filter,
  editions,
  teamForms,
  rows,
  total,
}: PageData): DeskPage {
  const list = deskList({
    name: both('來信', 'Submissions'),
    filter: filterOf(filter, editions, teamForms),
    columns,
    rows,
    empty: both('沒有符合的來信', 'Nothing fits'),
    pages: { total, page: filter.page, size: pageSize },
    download: '/desk/submissions',
    bulk: hasRole(staff.role, 'answer') ? answered : undefined,
  });
  return {
    title: both('來信', 'Submissions'),
    body: html`${list}
      <form method="post" action="/desk/expired">
        <button class="danger">
          ${both('刪除已過保存期限的來信', 'Delete what is past its retention date')}
        </button>
      </form>`,
  };
}

const answered = {
  path: '/desk/answered',
  buttons: { answered: both('將勾選的來信標示為已回覆', 'Mark the ticked ones as answered') },
  idOf: ({ row }: ListedSubmission) => (row.state === 'new' ? row.reference : undefined),
  nameOf: ({ row }: ListedSubmission) => row.reference,
} as const;

const columns: Column<ListedSubmission>[] = [
  {
    label: both('編號', 'Reference'),
    isHeading: true,
    cell: ({ row: { reference } }) =>
      html`<a href="/desk/submissions/${reference}">${reference}</a>`,
  },
  { label: both('收到', 'Received'), cell: ({ row }) => taipei(row.created_at) },
  { label: both('種類', 'Kind'), cell: ({ row }) => kindName(row), isWide: true },
  {
    label: both('對象', 'About'),
    isWide: true,
    cell: ({ subjects }) =>
      subjects
        .filter(({ kind }) => kind !== 'edition')
        .map(({ title, id }) => html`<div>${title} (${id})</div>`),
  },
  {
    label: both('展覽', 'Edition'),
    isWide: true,
    cell: ({ row, subjects }) => `${subjects[0]?.title} (${row.edition})`,
  },
  {
    label: both('狀態', 'State'),
    cell: ({ row }) => states[row.state === 'answered' ? 'answered' : 'new'],
  },
  {
    label: both('報名', 'Application'),
    cell: ({ application }) => application && statusOf(application),
    isWide: true,
  },
  { label: both('保存至', 'Kept until'), cell: ({ row }) => taipei(row.retain_until).slice(0, 10) },
];

function filterOf(
  filter: SubmissionFilter,
  editions: readonly string[],
  teamForms: readonly Kinded[],
): Filter {
  const own = submissionKinds.map(({ kind }) => ({ kind, definition: null }));
  const kinds = [...own, ...teamForms].map((row) => [row.kind, kindName(row)] as const);
  const codes = editions.map((code) => [code, code] as const);
  const { find, kind, state, edition, from, to } = filter;
  return {
    path: '/desk',
    fields: [
      { name: 'find', label: both('編號或電子郵件', 'Reference or email'), value: find },
      choice('kind', both('種類', 'Kind'), kind, kinds),
      choice('state', both('狀態', 'State'), state, Object.entries(states)),
      choice('edition', both('展覽', 'Edition'), edition, codes),
      { name: 'from', label: both('自', 'From'), value: from, attributes: { type: 'date' } },
      { name: 'to', label: both('至', 'To'), value: to, attributes: { type: 'date' } },
    ],
  };
}
