import type { FieldRules } from '@dswine/shared/contract/forms';
import type { Bilingual } from '@dswine/shared/contract/wire';

/** One kind of form whose submissions are kept. */
export type SubmissionKind = {
  /** Its name in the store; never changed, since stored submissions carry it. */
  kind: string;
  name: Bilingual;
  /** The rules of its form, `submissionFields` included: the same that the page checks. */
  form: { readonly fields: FieldRules; readonly oneOf?: readonly (readonly string[])[] };
  /** What the organiser's staff read before each of its own fields. */
  labels: Readonly<Record<string, Bilingual>>;
  /** What the values of fields with choices are called, where they are not words. */
  values?: Readonly<Record<string, Readonly<Record<string, Bilingual>>>>;
  /** The mail to its sender, where it says more than that it came (a kind of the outbox). */
  confirmation?: string;
};
