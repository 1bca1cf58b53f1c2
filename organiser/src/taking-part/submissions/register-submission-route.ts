import type { FieldProblem } from '@dswine/shared/contract/forms';
import { Envelope } from '@dswine/shared/contract/wire';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { formFailures, lang, name } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createSubmission, type About, type Submission } from './create-submission.ts';
import type { SubmissionKind } from './kinds/submission-kind.ts';

type Call = {
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

/** For the OpenAPI document: without one of these fields the response is 422. */
export function requiredFields({ fields }: SubmissionKind['form']): string[] {
  return Object.entries(fields).flatMap(([name, rule]) => (rule.required ? [name] : []));
}

/**
 * Above the limit of every field. Values that are too long for their field get a form error (422)
 * instead of a 400.
 */
const longest = 20_000;

/** Registers the route of a form whose submissions are stored. */
export function registerSubmissionRoute(
  app: Organiser,
  dependencies: Dependencies,
  { path, summary, kind, about, check, within }: Call,
): void {
  const text = Type.String({ maxLength: longest, default: '' });
  const parameters = [...path.matchAll(/:(\w+)/gu)].map(
    ([, parameter = '']) => [parameter, name] as const,
  );
  const schema = {
    tags: ['forms'],
    summary,
    params: Type.Object({ code: name, ...Object.fromEntries(parameters) }),
    querystring: Type.Object(lang),
    body: Type.Object(
      Object.fromEntries(Object.keys(kind.form.fields).map((field) => [field, text])),
    ),
    response: {
      200: Envelope(
        Type.Intersect([
          Type.Object({ Reference: Type.String() }),
          Type.Record(Type.String(), Type.String()),
        ]),
      ),
      ...formFailures,
    },
  };
  const config = { required: requiredFields(kind.form) };
  app.post(path, { schema, config }, async (request, reply) => {
    const params = request.params as Record<string, string> & { code: string };
    const records = await about?.(params);
    const Data = await createSubmission(dependencies, request, {
      kind,
      edition: params.code,
      locale: request.query.Lang,
      body: request.body as Record<string, string>,
      ...(records && { about: records }),
      ...(check && {
        check: (values) => check({ edition: params.code, about: records ?? {} }, values),
      }),
      ...(within && { within: (...of) => within(...of, reply) }),
    });
    return { Code: 200, Data };
  });
}
