import type { FieldProblem } from '../contract/forms.ts';

/** A rejected form, to be shown when the server renders its page again. */
export type FormState = {
  name: string;
  /** The path that it was posted to. */
  path: string;
  values: Record<string, string>;
  problems: FieldProblem[];
  /** `Chinese / English`. */
  message?: string;
};
