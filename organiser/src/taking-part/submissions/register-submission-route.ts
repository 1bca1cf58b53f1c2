import type { FieldProblem } from '@dswine/shared/contract/forms';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { name } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { createSubmission, type About, type Submission, formCall } from './create-submission.ts';
import type { SubmissionKind } from './kinds/submission-kinds.ts';

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

/**
 * Above the limit of every field. Values that are too long for their field get a form error (422)
 * instead of a 400.
 */
export const LONGEST_VALUE = 20_000;

/** Registers the route of a form whose submissions are stored. */
export function registerSubmissionRoute(
  app: Organiser,
  dependencies: Dependencies,
  { path, summary, kind, about, check, within }: Call,
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
