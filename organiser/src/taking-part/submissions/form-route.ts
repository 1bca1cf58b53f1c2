import type { FieldRules } from '@dswine/shared/contract/forms';
import { Envelope, type Lang } from '@dswine/shared/contract/wire';
import { plainEmail } from '@dswine/shared/form/email';
import { plainValues } from '@dswine/shared/form/field-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TProperties, type TSchema } from 'typebox';
import { requireEdition } from '../../content/editions/stored-records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { accessCookie, formFailures, lang, name } from '../../http/expo-schema.ts';
import { takeMailTime } from '../../http/limits.ts';
import type { Organiser } from '../../http/organiser.ts';
import { clientOf } from '../../http/rate-limits.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { toFormError } from './create-submission.ts';

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
export function requiredFields<Name extends string>({ fields }: Form<Name>): Name[] {
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
