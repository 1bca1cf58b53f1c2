import { localeOf, localeEntry } from '@dswine/shared/contract/locales';
import { findBySubmission as findAppointment } from '../../taking-part/appointments/appointments.repository.ts';
import type { Database } from '../../store/tables.ts';
import { findSubscription } from '../../taking-part/notify/subscriptions.repository.ts';
import { listUndelivered } from '../../mail/outbox/outbox.queries.ts';
import type { StaffRow } from '../../store/tables/desk.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { displayFields } from '../../taking-part/submissions/submission-mails.ts';
import { applicationsOf } from './desk-applications.repository.ts';
import { hasRole } from '../staff/desk-access.ts';
import { deskPage, factList, taipei } from '../desk-page.ts';
import { moveForm } from './event-page.ts';
import { html, type Html } from '../html.ts';
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
  message?: string | undefined;
  typed?: string | undefined;
};

const abouts = {
  edition: '展覽 Edition',
  exhibitor: '參展商 Exhibitor',
  product: '產品 Product',
  event: '活動 Event',
};

/** The complete submission and the actions open to the staff. */
export async function submissionPage({
  database,
  staff,
  row,
  now,
  message,
  typed,
}: PageData): Promise<string> {
  const fields = await displayFields(database, row, 'tw');
  const application = (await applicationsOf(database, [row])).get(row.id);
  const appointment = await findAppointment(database, row.id);
  const subscription = await findSubscription(database, row.id);
  const undelivered = hasRole(staff.role, 'answer') ? await listUndelivered(database, row.id) : [];
  const mails = undelivered.map((mail) => ({ mail, reference: row.reference }));
  const about = await subjectsOf(recordNames(database), row, application);
  const facts: (readonly [string, string | null])[] = [
    ['收到 Received', taipei(row.created_at)],
    ['種類 Kind', kindName(row)],
    ['狀態 State', states[row.state === 'answered' ? 'answered' : 'new']],
    ['語言 Language', localeEntry(localeOf(row.locale)).name],
    ['告知事項版本 Notice', `${row.notice_version} (${taipei(row.notice_at)})`],
    ['行銷 Marketing', row.marketing ? '同意 yes' : '不同意 no'],
    ['保存至 Kept until', taipei(row.retain_until)],
    ...about.map(
      ({ kind, title, id, start = '' }) => [abouts[kind], `${title} (${id}) ${start}`] as const,
    ),
    ['確認 Confirmed', subscription ? confirmedAt(subscription) : null],
    ['報名 Application', application ? statusOf(application) : null],
    ['會面 Appointment', appointment ? statusOfAppointment(appointment, now) : null],
    ...fields.map(({ label, value }) => [`${label.tw} ${label.en}`, value] as const),
  ];
  const at = `/desk/submissions/${row.reference}`;
  return deskPage({
    title: row.reference,
    staff,
    message,
    body: html`${mails.length > 0 && undeliveredList(mails)}
    ${factList(facts.flatMap(([term, value]) => (value ? [[term, value] as const] : [])))}
    ${
      application &&
      html`${moveForm({ ...application, submission: row })}
        <p class="tools">
          <a href="/desk/events/${row.edition}/${application.entry}"
            >這場活動的所有報名 <span lang="en">All applications for this event</span></a
          >
        </p>`
    }
    ${row.email !== null && hasRole(staff.role, 'answer') && answerForm(at, row, row.email, typed)}
    ${
      row.state === 'new' &&
      hasRole(staff.role, 'answer') &&
      html`<form method="post" action="${at}/answered">
        <button>標示為已回覆（例如已電話聯絡） <span lang="en">Mark as answered</span></button>
      </form>`
    }
    ${hasRole(staff.role, 'manage') && deletion(at)}`,
  });
}

const confirmedAt = ({ confirmed_at }: { confirmed_at: string | null }): string =>
  confirmed_at === null ? '尚未 not yet' : taipei(confirmed_at);

function answerForm(at: string, row: SubmissionRow, email: string, typed = ''): Html {
  const drafts = answerDrafts(row);
  return html`<h2 id="answer">回覆 <span lang="en">Answer</span></h2>
    ${
      drafts.length > 0 &&
      html`<p class="tools">
        範本 <span lang="en">Drafts</span>
        ${drafts.map(
          ({ name }, index) =>
            html` <a href="${at}?draft=${index}#answer"
              >${name.tw} <span lang="en">${name.en}</span></a
            >`,
        )}
      </p>`
    }
    <form method="post" action="${at}/answer" class="fields">
      <label for="text">寄給 ${email} 的內容 <span lang="en">Mail to the sender</span></label>
      <textarea id="text" name="text" rows="8" required maxlength="5000">${typed}</textarea>
      <button>寄出 <span lang="en">Send</span></button>
    </form>`;
}

function deletion(at: string): Html {
  return html`<h2>刪除 <span lang="en">Delete</span></h2>
    <form method="post" action="${at}/delete" class="fields">
      <label class="tick">
        <input type="checkbox" name="sure" value="yes" required />
        刪除後無法復原 <span lang="en">This cannot be undone</span>
      </label>
      <button class="danger">刪除這筆來信 <span lang="en">Delete this submission</span></button>
    </form>`;
}
