import { createHash, randomUUID } from 'node:crypto';
import type { FieldProblem, FieldRules } from '@dswine/shared/contract/forms';
import { plainValues, problemsOf } from '@dswine/shared/form/field-rules';
import { submissionFields } from '@dswine/shared/fair/forms/submission-fields';
import { type Lang, Envelope } from '@dswine/shared/contract/wire';
import type { FastifyRequest, FastifyReply } from 'fastify';
import {
  captchaCookie,
  captchaError,
  passesCaptcha,
  requireCaptcha,
} from '../../http/captcha/captcha-check.ts';
import { type EditionRecord, requireEdition } from '../../content/editions/edition.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import {
  FormValidationError,
  TooManyRequestsError,
  accessCookie,
  formFailures,
  lang,
  name,
} from '../../http/responses.ts';
import { takeMailTime, clientOf } from '../../http/rate-limits.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { retainedUntil } from './retained-until.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { newReference } from './reference.ts';
import type { SubmissionKind } from './kinds/submission-kinds.ts';
import {
  findResponse,
  insertSubmission,
  saveResponse,
  type SubmissionResponse,
} from './submissions.queries.ts';
import { Type, type TProperties, type TSchema } from 'typebox';

/** The records that a submission is about. */
export type About = Partial<Pick<SubmissionRow, 'exhibitor_id' | 'product_id' | 'event_id'>>;

type Values = Readonly<Record<string, string>>;

export type Submission = {
  kind: SubmissionKind;
  edition: string;
  locale: Lang;
  body: Readonly<Record<string, string>>;
  about?: About;
  /** Problems of the values that the rules of the form cannot state. */
  check?: ((values: Readonly<Record<string, string>>) => Promise<FieldProblem[]>) | undefined;
  /**
   * Runs in the transaction of the submission, e.g. to reserve a place. An error thrown here rolls
   * it back. Resolves to further response fields besides the reference.
   */
  within?: (
    transaction: Database,
    submission: SubmissionRow,
    request: FastifyRequest,
  ) => Promise<Record<string, string>>;
};

/**
 * Stores a submission and responds after the commit. It is idempotent: a repeated submission (a
 * double click, or a retry after a lost response) gets the same record and response. The mails are
 * queued in the same transaction.
 */
export async function createSubmission(
  { database, guards, clock, formRecipients }: Dependencies,
  request: FastifyRequest,
  { kind, edition, locale, body, about = {}, check, within }: Submission,
): Promise<SubmissionResponse> {
  const fair = await requireEdition(database, edition);
  const values = plainValues(kind.form.fields, body);
  toFormError(kind.form, guards ? values : { ...values, Code: '-' });
  const keyHash = hashOf({ kind, edition, about }, request, values);
  const earlier = await findResponse(database, keyHash);
  if (earlier) return earlier;
  const problems = (await check?.(values)) ?? [];
  if (problems.length > 0) throw new FormValidationError(problems, inquiryError);
  const now = new Date(clock.now());
  const row = rowOf({ kind, edition, locale, body, about }, fair, { values, keyHash, now });
  const response = await database.transaction().execute(async (transaction) => {
    const captcha = { Code: values['Code'] ?? '', Proof: values['Proof'] ?? '' };
    const passes = !guards || (await passesCaptcha(transaction, request, captcha, now));
    // Return on a wrong answer instead of throwing, so that its count is committed. A used captcha
    // may belong to an identical request that was faster.
    if (!passes || !(await insertSubmission(transaction, row)))
      return findResponse(transaction, keyHash);
    // Budgets are for requests that are allowed.
    const notBefore =
      guards && row.email !== null
        ? await mailTime(transaction, kind, { email: row.email, client: clientOf(request), now })
        : now;
    const further = within ? await within(transaction, row, request) : {};
    if (within) await saveResponse(transaction, row.id, further);
    const data = { id: row.id };
    const confirmation = kind.confirmation ?? 'submission';
    if (row.email !== null)
      await putMail(
        transaction,
        { kind: confirmation, recipient: row.email, locale, data, notBefore },
        now,
      );
    if (kind.forDesk !== false)
      await putMail(
        transaction,
        {
          kind: 'submission-desk',
          recipient: formRecipients.get(kind.tells ?? '') ?? fair.Organiser.Email,
          locale: 'tw',
          data,
        },
        now,
      );
    return { ...further, Reference: row.reference };
  });
  if (!response) throw captchaError();
  return response;
}

/** When the confirmation is sent. Throws when that would be too late to answer it. */
async function mailTime(
  transaction: Database,
  { isUrgent = false }: SubmissionKind,
  { email, client, now }: { email: string; client: string; now: Date },
): Promise<Date> {
  const time = await takeMailTime(transaction, email, client, now);
  if (isUrgent && time > now)
    throw new TooManyRequestsError(
      Math.ceil((time.getTime() - now.getTime()) / 1000),
      tooManyMails,
    );
  return time;
}

const tooManyMails =
  '寄到這個電子郵件的信太多，請稍後再試 / Too many emails go to this address. Please try again later';

function rowOf(
  { kind, edition, locale, about }: Submission,
  fair: EditionRecord,
  { values, keyHash, now }: { values: Values; keyHash: string; now: Date },
): SubmissionRow {
  const at = now.toISOString();
  const formFields = Object.entries(values).filter(([name]) => !(name in submissionFields));
  return {
    id: randomUUID(),
    reference: newReference(),
    key_hash: keyHash,
    edition,
    kind: kind.kind,
    definition: kind.definition ? JSON.stringify(kind.definition) : null,
    locale,
    data: JSON.stringify(Object.fromEntries(formFields)),
    email: values['Email'] ? plainEmail(values['Email']) : null,
    exhibitor_id: about?.exhibitor_id ?? null,
    product_id: about?.product_id ?? null,
    event_id: about?.event_id ?? null,
    answer: '{}',
    notice_version: values['NoticeVersion'] ?? '',
    notice_at: at,
    marketing: values['Marketing'] === 'yes' ? 1 : 0,
    state: 'new',
    created_at: at,
    retain_until: retainedUntil(kind, now, fair),
  };
}

/**
 * Identifies repeated requests of one submission. Hashes the related records, the key of the
 * browser (without scripts its solved captcha) and all values. A corrected form with the same key
 * is another submission, so no correction is lost.
 */
function hashOf(
  { kind, edition, about = {} }: Pick<Submission, 'kind' | 'edition' | 'about'>,
  request: FastifyRequest,
  { Key = '', Code = '', Proof = '', ...content }: Readonly<Record<string, string>>,
): string {
  const key = Key === '' ? [request.cookies[captchaCookie(request)] ?? '', Code, Proof] : [Key];
  return createHash('sha256')
    .update(JSON.stringify([kind.kind, edition, Object.entries(about).sort(), ...key, content]))
    .digest('hex');
}

/**
 * Throws when values violate the rules of the form, with the messages of docs/specification.md § 8.
 */
export function toFormError(
  form: SubmissionKind['form'],
  values: Readonly<Record<string, string>>,
): void {
  const problems = problemsOf(form, values).map(toBilingualMessage);
  if (problems.length > 0) throw new FormValidationError(problems, sentenceOf(problems));
}

function toBilingualMessage(problem: FieldProblem): FieldProblem {
  return problem.Field === 'Content' && problem.Problem === 'required'
    ? { ...problem, Message: '內容欄位為必填 / The Content field is required' }
    : problem;
}

const inquiryError = '詢問內容有誤 / Inquiry error';

/** The message for the whole form: an invalid email, an invalid choice, or missing fields. */
function sentenceOf(problems: readonly FieldProblem[]): string | undefined {
  if (problems.every(({ Problem }) => Problem === 'email')) return '電子郵件有誤 / Email error';
  if (problems.some(({ Problem }) => Problem === 'wrong')) return inquiryError;
  return undefined;
}

type Form<Name extends string> = {
  fields: Readonly<Record<Name, FieldRules[string]>>;
  oneOf?: readonly (readonly string[])[];
};
type Call<Name extends string> = {
  /** Below `/api/expo`, with `:code` for the edition. */
  path: string;
  summary: string;
  form: Form<Name>;
  /** The response's data. Nothing by default. */
  data?: TSchema;
  /** The cookie that authorises the call. */
  access?: { name: string };
  /** The responses of other statuses that it has besides those of each form. */
  failures?: Readonly<Record<number, TSchema>>;
  /** Fields without which the response is 422, if others than the form's own. */
  required?: readonly Name[];
  params?: TProperties;
  /** Above the limit of every field: what is too long for its field gets a form error, no 400. */
  longest?: number;
};
type Filled<Name extends string> = {
  values: Record<Name, string>;
  code: string;
  lang: Lang;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The options of a route that takes a form. */
export function formCall<Name extends string>({
  summary,
  form,
  data = Type.Null(),
  access,
  failures,
  required = requiredFields(form),
  params,
  longest = 400,
}: Omit<Call<Name>, 'path'>) {
  const text = Type.String({ maxLength: longest, default: '' });
  const fields = Object.keys(form.fields).map((field) => [field, text] as const);
  return {
    schema: {
      tags: ['forms'],
      summary,
      params: Type.Object({ code: name, ...params }),
      querystring: Type.Object(lang),
      ...(access && { cookies: accessCookie(access) }),
      body: Type.Object(Object.fromEntries(fields)),
      response: { 200: Envelope(data), ...formFailures, ...failures },
    },
    config: { required },
  };
}

/** For the OpenAPI document: without one of these fields the response is 422. */
function requiredFields<Name extends string>({ fields }: Form<Name>): Name[] {
  const rules = Object.entries(fields) as [Name, FieldRules[string]][];
  return rules.flatMap(([field, rule]) => (rule.required ? [field] : []));
}

/** Registers a route that takes a form. `act` gets normalised values that meet its rules. */
export function formRoute<Name extends string>(
  app: Organiser,
  { guards }: Pick<Dependencies, 'guards'>,
  call: Call<Name>,
  act: (filled: Filled<Name>) => Promise<unknown>,
): void {
  app.post(call.path, formCall(call), async (request, reply) => {
    const values = plainValues(call.form.fields, request.body as Record<string, string>);
    toFormError(call.form, guards || !('Code' in values) ? values : { ...values, Code: '-' });
    const { code } = request.params as { code: string };
    const Data = await act({ values, code, lang: request.query.Lang, request, reply });
    return { Code: 200, Data: Data ?? null };
  });
}

/**
 * Registers a form that asks for a mail with links of an address. The response never reveals
 * whether the address is known: the mail looks it up when it is written.
 */
export function linkRoute(
  app: Organiser,
  dependencies: Dependencies,
  call: Omit<Call<'Email' | 'Code' | 'Proof'>, 'data'> & { mail: string },
): void {
  const { database, guards, clock } = dependencies;
  formRoute(app, dependencies, call, async ({ values, code, lang: locale, request }) => {
    await requireEdition(database, code);
    const email = plainEmail(values.Email);
    const now = new Date(clock.now());
    if (guards) await requireCaptcha(database, request, values, now);
    const notBefore = guards ? await takeMailTime(database, email, clientOf(request), now) : now;
    const mail = { kind: call.mail, recipient: email, data: { edition: code } };
    await putMail(database, { ...mail, locale, notBefore }, now);
  });
}

type RouteCall = {
  /** Below `/api/expo`, with `:code` for the edition. */
  path: string;
  summary: string;
  kind: SubmissionKind;
  /** Finds the records of the submission by path parameters. Throws `notFound` for unknown ids. */
  about?: (params: Readonly<Record<string, string>>) => Promise<About>;
  /** As in `Submission`, with the records of the submission. */
  check?: (
    at: { edition: string; about: About },
    values: Readonly<Record<string, string>>,
  ) => Promise<FieldProblem[]>;
  /** As in `Submission`; it may also set a cookie. */
  within?: (
    ...of: [...Parameters<NonNullable<Submission['within']>>, FastifyReply]
  ) => Promise<Record<string, string>>;
};

/**
 * Above the limit of every field. Values that are too long for their field get a form error (422)
 * instead of a 400.
 */
export const LONGEST_VALUE = 20_000;

/** Registers the route of a form whose submissions are stored. */
export function registerSubmissionRoute(
  app: Organiser,
  dependencies: Dependencies,
  { path, summary, kind, about, check, within }: RouteCall,
): void {
  const parameters = [...path.matchAll(/:(\w+)/gu)].map(
    ([, parameter = '']) => [parameter, name] as const,
  );
  const Reference = Type.Object({ Reference: Type.String() });
  const data = Type.Intersect([Reference, Type.Record(Type.String(), Type.String())]);
  const params = Object.fromEntries(parameters);
  const call = formCall({ summary, form: kind.form, data, params, longest: LONGEST_VALUE });
  app.post(path, call, async (request, reply) => {
    const of = request.params as Record<string, string> & { code: string };
    const records = await about?.(of);
    const Data = await createSubmission(dependencies, request, {
      kind,
      edition: of.code,
      locale: request.query.Lang,
      body: request.body as Record<string, string>,
      ...(records && { about: records }),
      ...(check && {
        check: (values) => check({ edition: of.code, about: records ?? {} }, values),
      }),
      ...(within && { within: (...args) => within(...args, reply) }),
    });
    return { Code: 200, Data };
  });
}
