import { emailMessage, isEmail, plainEmail } from '@dswine/shared/form/email';
import { recordAction } from './audit/actions.queries.ts';
import { listUndelivered, sendAgain } from '../mail/outbox/outbox.queries.ts';
import { notFound } from '../http/responses.ts';
import { findSubmission } from '../taking-part/submissions/submissions.queries.ts';
import type { Database, OutboxMailRow, SubmissionRow } from '../store/tables.ts';
import { tickedRows } from './desk-list.ts';
import { page } from './desk-page.ts';
import { requireStaff, type DeskDependencies } from './desk-parts.ts';
import { fieldsOf } from './fields-of.ts';
import { mailsPage, type Undelivered } from './mails-page.ts';

type Route = { Params: { id: string } };

/** Mails that did not reach their recipient: shown, corrected and sent again. */
export function mailRoutes({ desk, database, clock }: DeskDependencies): void {
  desk.get('/mails', async (_request, reply) => {
    const mails = await describe(database, await listUndelivered(database));
    return page(reply, mailsPage(mails));
  });

  desk.post<Route>('/mails/:id', async (request, reply) => {
    const staff = requireStaff(request);
    const mail = await findMail(database, request.params.id);
    const submission = mail && (await submissionOf(database, mail));
    if (!mail) throw notFound('submission');
    const typed = fieldsOf(request.body)['email'] ?? '';
    const recipient = submission ? plainEmail(typed) : mail.recipient;
    if (!isEmail(recipient)) {
      const message =
        emailMessage(typed) ?? '請輸入正確的電子郵件 / Please enter a valid email address';
      const mails = await describe(database, [mail]);
      return page(reply, { ...mailsPage(mails), message }, 422);
    }
    const now = new Date(clock.now());
    const again = { mail, submission, recipient, staff: staff.name };
    const isSent = await database
      .transaction()
      .execute((transaction) => resend(transaction, again, now));
    return reply.redirect(`/desk/mails?said=${isSent ? 'again' : 'sent'}`, 303);
  });

  desk.post('/mails', async (request, reply) => {
    const staff = requireStaff(request).name;
    await database.transaction().execute(async (transaction) => {
      for (const id of tickedRows(request.body))
        await sendMailAgain(transaction, { id, staff }, new Date(clock.now()));
    });
    return reply.redirect('/desk/mails?said=again', 303);
  });
}

/** Sends a mail again to its address. Returns false when it is not there, being sent, or sent. */
export async function sendMailAgain(
  transaction: Database,
  { id, staff }: { id: string; staff: string },
  now: Date,
): Promise<boolean> {
  const mail = await findMail(transaction, id);
  const submission = mail && (await submissionOf(transaction, mail));
  const again = mail && { mail, submission, recipient: mail.recipient, staff };
  return again !== undefined && resend(transaction, again, now);
}

type Resend = {
  mail: OutboxMailRow;
  submission: SubmissionRow | undefined;
  recipient: string;
  staff: string;
};

/** Returns false when the mail was sent meanwhile, or is being sent. */
async function resend(
  transaction: Database,
  { mail, submission, recipient, staff }: Resend,
  now: Date,
): Promise<boolean> {
  if (!(await sendAgain(transaction, mail.id, recipient, now))) return false;
  const isCorrected = recipient !== mail.recipient;
  if (isCorrected && submission?.email === mail.recipient)
    await correctAddress(transaction, submission, recipient);
  const detail = `${mail.kind}${isCorrected ? ', address corrected' : ''}`;
  const subject = submission?.reference ?? mail.id;
  const action = { staff, action: 'send mail again', subject, detail };
  await recordAction(transaction, action, now);
  return true;
}

async function findMail(database: Database, id: string): Promise<OutboxMailRow | undefined> {
  return database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('id', '=', id)
    .where('reason', 'is not', null)
    .executeTakeFirst();
}

async function submissionOf(
  database: Database,
  { data }: OutboxMailRow,
): Promise<SubmissionRow | undefined> {
  const { id } = JSON.parse(data) as { id?: unknown };
  return findSubmission(database, String(id));
}

async function describe(database: Database, mails: OutboxMailRow[]): Promise<Undelivered[]> {
  const described: Undelivered[] = [];
  for (const mail of mails)
    described.push({ mail, reference: (await submissionOf(database, mail))?.reference });
  return described;
}

/** Later mails go to the corrected address too, and its owner finds the submission by it. */
async function correctAddress(
  transaction: Database,
  { id, data }: SubmissionRow,
  email: string,
): Promise<void> {
  const fields = JSON.parse(data) as Record<string, string>;
  await transaction
    .updateTable('submissions')
    .set({ email, data: JSON.stringify({ ...fields, Email: email }) })
    .where('id', '=', id)
    .execute();
}
