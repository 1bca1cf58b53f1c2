import type { TeamForm } from '@dswine/shared/contract/team-forms';
import { rulesOf } from '@dswine/shared/form/team-form';
import type { SubmissionRow } from '../../../store/tables/submissions.ts';
import { submissionKinds } from './submission-kinds.ts';
import type { SubmissionKind } from './submission-kind.ts';

/**
 * The kind of what a team's form takes, `<section>/<form>`. No kind of the product has a slash.
 */
export function teamKind(kind: string, definition: TeamForm): SubmissionKind {
  const { title, fields, tells, keepDays, sent } = definition;
  const entries = Object.entries(fields);
  return {
    kind,
    name: title,
    form: rulesOf(definition),
    labels: Object.fromEntries(entries.map(([field, { label }]) => [field, label])),
    values: Object.fromEntries(
      entries.flatMap(([field, { choices }]) =>
        choices ? [[field, Object.fromEntries(choices.map((one) => [one.value, one.label]))]] : [],
      ),
    ),
    definition,
    note: sent,
    ...(tells && { tells }),
    retainedDays: keepDays,
  };
}

/** The kind of a stored submission: of the product, or as its team's form was when it was sent. */
export function kindOf({
  kind,
  definition,
}: Pick<SubmissionRow, 'kind' | 'definition'>): SubmissionKind | undefined {
  if (definition !== null) return teamKind(kind, JSON.parse(definition) as TeamForm);
  return submissionKinds.find((candidate) => candidate.kind === kind);
}
