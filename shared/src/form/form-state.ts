import type { FieldProblem } from '../contract/forms.ts';

/** A form that was refused, as the page that is rendered again shows it. */
export type FormState = {
  name: string;
  /** The path it was posted to. */
  path: string;
  values: Record<string, string>;
  problems: FieldProblem[];
  /** Chinese, a slash, English. */
  message?: string;
};
