import { FoundSubmission, type OwnSubmission } from '@dswine/shared/contract/own-submissions';
import {
  accessCookies,
  readAccess,
  submissionAccess,
} from '@dswine/shared/fair/addresses/access-cookies';
import {
  deleteSubmissionForm,
  findSubmissionForm,
} from '@dswine/shared/fair/forms/own-submission-forms';
import { Type } from 'typebox';
import { findSubject, openLink } from '../access-links/access-links.ts';
import { countFailure, requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { requireEdition } from '../../content/editions/edition.ts';
import { ownDataSchema, fieldError, FormValidationError } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { consume } from '../../http/rate-limits.ts';
import { limits } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { readReference } from '../submissions/reference.ts';
import { formRoute } from '../submissions/create-submission.ts';
import {
  submissionKinds,
  applicationKinds,
  kindOf,
} from '../submissions/kinds/submission-kinds.ts';
import { findByReference } from '../submissions/submissions.queries.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { localeOf } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Lang } from '@dswine/shared/contract/wire';
import { displayFields, displayRecords } from '../submissions/submission-mails.ts';
import { recordAction } from '../../desk/audit/actions.queries.ts';
import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';

/** Lets people without an account see, copy and delete what they sent (PDPA § 3). */
export async function ownSubmissionRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  findRoute(app, dependencies);
  listRoute(app, dependencies);
  deleteRoute(app, dependencies);
}

function findRoute(app: Organiser, dependencies: Dependencies): void {
  const { database, guards, clock } = dependencies;
  const call = {
    path: '/Submissions/Find/:code',
    summary:
      'Opens a submission for 15 minutes with a cookie, by its reference number and the email address or telephone number',
    form: findSubmissionForm,
  };
  formRoute(app, dependencies, call, async ({ values, code, request, reply }) => {
    await requireEdition(database, code);
    // Treat a malformed reference like an unknown one: count it, look it up, and respond alike.
    const reference = readReference(values.Reference) ?? values.Reference.toUpperCase();
    const now = new Date(clock.now());
    let refund = async () => {};
    if (guards) {
      await requireCaptcha(database, request, values, now);
      refund = await consume(database, limits.triesOfReference, reference, now);
    }
    const row = await findByReference(database, code, reference);
    if (!row || opensByMail.has(row.kind) || !isContactOf(row, values.Contact)) {
      if (guards) await countFailure(database, request, now);
      throw new FormValidationError([{ Field: 'Reference', Problem: 'credentials' }], noSuchPair);
    }
    await refund();
    const key = await openLink(database, { purpose: 'submission', subject: row.id }, now);
    void reply.header('set-cookie', accessCookies(submissionAccess, key, app.protection.secure));
  });
}

const opensByMail = new Set(
  submissionKinds.flatMap(({ kind, opensByMail: byMail }) => (byMail ? [kind] : [])),
);

function listRoute(app: Organiser, { database, clock }: Dependencies): void {
  app.get('/Submissions/Own/:code', { schema: ownSchema }, async (request) => {
    const { code } = request.params;
    const { Lang } = request.query;
    const key = readAccess(submissionAccess, request.headers.cookie);
    await requireEdition(database, code);
    if (key === '') return { Code: 200, Data: { Found: 'none' as const } };
    const row = await submissionOf(database, { edition: code, key }, new Date(clock.now()));
    if (!row) return { Code: 200, Data: { Found: 'expired' as const } };
    if (row.state === 'deleted') return { Code: 200, Data: { Found: 'deleted' as const } };
    return {
      Code: 200,
      Data: { Found: 'shown' as const, Submission: await ownSubmission(database, row, Lang) },
    };
  });
}

/** Includes deleted submissions, so that a second click reports the deletion. */
async function submissionOf(
  database: Database,
  { edition, key }: { edition: string; key: string },
  now: Date,
): Promise<SubmissionRow | undefined> {
  const id = await findSubject(database, 'submission', key, now);
  return database
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id ?? '')
    .where('edition', '=', edition)
    .executeTakeFirst();
}

function deleteRoute(app: Organiser, dependencies: Dependencies): void {
  const { database, now, clock } = dependencies;
  const call = {
    path: '/Submissions/Delete/:code',
    summary: 'Deletes a submission and frees the place of an application',
    form: deleteSubmissionForm,
    required: ['Reference', 'Sure'] as const,
    access: submissionAccess,
    data: Type.Object({ Reference: Type.String() }),
  };
  formRoute(app, dependencies, call, async ({ values, code, request }) => {
    const key = readAccess(submissionAccess, request.headers.cookie);
    return database.transaction().execute(async (transaction) => {
      const row = await submissionOf(transaction, { edition: code, key }, new Date(clock.now()));
      // Another tab may have opened another submission since this page was rendered.
      if (!row || row.reference !== readReference(values.Reference))
        throw fieldError('Sure', 'link', closed);
      await eraseByPerson(transaction, row, now());
      return { Reference: row.reference };
    });
  });
}

/**
 * The same message for every cause. It does not reveal whether the reference exists or who sent it.
 */
const noSuchPair =
  '查無符合的資料，請確認編號，以及當時填寫的電子郵件或電話 / Nothing fits both. Please check the reference number, and the email address or telephone number that you gave';
const closed =
  '這一頁已過十五分鐘，請重新輸入編號後再刪除 / This page was open for more than 15 minutes. Please enter the reference number again, then delete';

const ownSchema = ownDataSchema({
  summary: 'The submission that the cookie of Submissions/Find opens, with all its stored fields',
  access: submissionAccess,
  data: FoundSubmission,
});

const telephones = ['Tel', 'Mobile'] as const;

/**
 * Whether this is an email address or a telephone number of the submission. Its format does not
 * matter.
 */
function isContactOf(
  { email, data }: Pick<SubmissionRow, 'email' | 'data'>,
  typed: string,
): boolean {
  const address = plainEmail(typed);
  if (address.includes('@')) return address === email;
  const digits = digitsOf(typed);
  if (digits === '') return false;
  const fields = JSON.parse(data) as Record<string, string>;
  return telephones.some((field) => digitsOf(fields[field] ?? '') === digits);
}

/** The digits of a telephone number. Taiwan's country code is equivalent to the leading zero. */
function digitsOf(telephone: string): string {
  return telephone
    .normalize('NFKC')
    .replaceAll(/\D/gu, '')
    .replace(/^(?:00)?8860?(?=\d{8,9}$)/u, '0');
}

/**
 * All stored data of a submission, in one language. It uses the submitted data only. The state of
 * an application is sent by mail only, since the sender may have typed another person's address.
 */
async function ownSubmission(
  database: Database,
  row: SubmissionRow,
  locale: Lang,
): Promise<OwnSubmission> {
  const kind = kindOf(row);
  const fields = await displayFields(database, row, locale);
  const [about] = await displayRecords(database, row, locale);
  return {
    Reference: row.reference,
    Kind: kind ? inLocale(kind.name, locale) : row.kind,
    Lang: localeOf(row.locale),
    SentAt: row.created_at,
    State: row.state === 'answered' ? 'answered' : 'received',
    KeptUntil: row.retain_until,
    Fields: fields.map(({ label, value, named }) => ({
      Label: inLocale(label, locale),
      Value: value,
      Text: !named,
    })),
    ...(about && { About: { Kind: about.kind, Id: about.id, Title: about.title } }),
    Application: applicationKinds.some((candidate) => candidate.kind === row.kind),
    Marketing: row.marketing === 1,
    NoticeVersion: row.notice_version,
    NoticeAt: row.notice_at,
  };
}

/**
 * Deletes a submission at its sender's request, once. A mail notifies the sender, in case someone
 * else requested it. Call it in a transaction.
 */
export async function eraseByPerson(
  transaction: Database,
  row: SubmissionRow,
  now: Date,
): Promise<void> {
  if (row.state === 'deleted') return;
  await eraseSubmission(transaction, row.id, now);
  const { reference: subject } = row;
  const action = { staff: 'sender', action: 'delete', subject, detail: 'by the person' };
  await recordAction(transaction, action, now);
  if (row.email === null) return;
  const mail = {
    kind: 'submission-deleted',
    recipient: row.email,
    locale: localeOf(row.locale),
    data: { reference: row.reference },
  };
  await putMail(transaction, mail, now);
}
