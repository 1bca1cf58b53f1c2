import { localeOf, localeEntry } from '@dswine/shared/contract/locales';
import { findBySubmission as findAppointment } from '../../taking-part/appointments/appointments.repository.ts';
import type { Database, SubmissionRow } from '../../store/tables.ts';
import { findSubscription } from '../../taking-part/notify/subscriptions.repository.ts';
import { listUndelivered } from '../../mail/outbox/outbox.queries.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import { displayFields } from '../../taking-part/submissions/submission-mails.ts';
import { applicationOf } from './desk-applications.repository.ts';
import { formField, requiredTick } from '../desk-form.ts';
import { hasRole } from '../staff/desk-access.ts';
import { factList, taipei, type DeskPage } from '../desk-page.ts';
import { moveForm } from './event-page.ts';
import { both, html, type Html, type Label } from '../html.ts';
import { undeliveredList } from '../mails-page.ts';
import { recordNames } from '../record-names.ts';
import { answerDrafts, kindName, states } from './submissions-page.ts';
import { statusOf, statusOfAppointment, subjectsOf } from './submission-subject.ts';

type PageData = {
  database: Database;
  staff: StaffRow;
  row: SubmissionRow;
  /** The show's clock. */
  now: Date;
  typed?: string | undefined;
};

const abouts = {
  edition: both('展覽', 'Edition'),
  exhibitor: both('參展商', 'Exhibitor'),
  product: both('產品', 'Product'),
  event: both('活動', 'Event'),
};

/** The complete submission and the actions open to the staff. */
export async function submissionPage({
  database,
  staff,
  row,
  now,
  typed,
}: PageData): Promise<DeskPage> {
  const fields = await displayFields(database, row, 'tw');
  const application = await applicationOf(database, row);
  const appointment = await findAppointment(database, row.id);
  const subscription = await findSubscription(database, row.id);
  const undelivered = hasRole(staff.role, 'answer') ? await listUndelivered(database, row.id) : [];
  const mails = undelivered.map((mail) => ({ mail, reference: row.reference }));
  const about = await subjectsOf(recordNames(database), row, application);
  const facts: (readonly [Label, Label | string | null])[] = [
    [both('收到', 'Received'), taipei(row.created_at)],
    [both('種類', 'Kind'), kindName(row)],
    [both('狀態', 'State'), states[row.state === 'answered' ? 'answered' : 'new']],
    [both('語言', 'Language'), localeEntry(localeOf(row.locale)).name],
    [both('告知事項版本', 'Notice'), `${row.notice_version} (${taipei(row.notice_at)})`],
    [both('行銷', 'Marketing'), row.marketing ? both('同意', 'yes') : both('不同意', 'no')],
    [both('保存至', 'Kept until'), taipei(row.retain_until)],
    ...about.map(
      ({ kind, title, id, start = '' }) => [abouts[kind], `${title} (${id}) ${start}`] as const,
    ),
    [both('確認', 'Confirmed'), subscription ? confirmedAt(subscription) : null],
    [both('報名', 'Application'), application ? statusOf(application) : null],
    [both('會面', 'Appointment'), appointment ? statusOfAppointment(appointment, now) : null],
    ...fields.map(({ label, value }) => [both(label.tw, label.en), value] as const),
  ];
  const at = `/desk/submissions/${row.reference}`;
  return {
    title: row.reference,
    body: html`${mails.length > 0 && undeliveredList(mails)}
    ${factList(facts.flatMap(([term, value]) => (value ? [[term, value] as const] : [])))}
    ${
      application &&
      html`${moveForm(application)}
        <p class="tools">
          <a href="/desk/events/${row.edition}/${application.entry}"
            >${both('這場活動的所有報名', 'All applications for this event')}</a
          >
        </p>`
    }
    ${row.email !== null && hasRole(staff.role, 'answer') && answerForm(at, row, row.email, typed)}
    ${
      row.state === 'new' &&
      hasRole(staff.role, 'answer') &&
      html`<form method="post" action="${at}/answered">
        <button class="quiet">${both('標示為已回覆（例如已電話聯絡）', 'Mark as answered')}</button>
      </form>`
    }
    ${hasRole(staff.role, 'manage') && deletion(at)}`,
  };
}

const confirmedAt = ({ confirmed_at }: { confirmed_at: string | null }): Label | string =>
  confirmed_at === null ? both('尚未', 'not yet') : taipei(confirmed_at);

function answerForm(at: string, row: SubmissionRow, email: string, typed = ''): Html {
  const drafts = answerDrafts(row);
  return html`<h2 id="answer">${both('回覆', 'Answer')}</h2>
    ${
      drafts.length > 0 &&
      html`<p class="tools">
        ${both('範本', 'Drafts')}
        ${drafts.map(
          ({ name }, index) =>
            html`<a href="${at}?draft=${index}#answer">${both(name.tw, name.en)}</a> `,
        )}
      </p>`
    }
    <form method="post" action="${at}/answer" class="fields">
      ${formField({
        ...{ name: 'text', label: both(`寄給 ${email} 的內容`, 'Mail to the sender') },
        ...{ value: typed, rows: 8, required: true, attributes: { maxlength: 5000 } },
      })}
      <button>${both('寄出', 'Send')}</button>
    </form>`;
}

function deletion(at: string): Html {
  return html`<h2>${both('刪除', 'Delete')}</h2>
    <form method="post" action="${at}/delete" class="fields">
      ${requiredTick('sure', both('刪除後無法復原', 'This cannot be undone'))}
      <button class="danger">${both('刪除這筆來信', 'Delete this submission')}</button>
    </form>`;
}
