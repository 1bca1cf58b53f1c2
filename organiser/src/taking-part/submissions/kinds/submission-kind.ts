import type { FieldRules } from '@dswine/shared/contract/forms';
import type { TeamForm } from '@dswine/shared/contract/team-forms';
import type { Bilingual } from '@dswine/shared/contract/wire';

/** One kind of form whose submissions are stored. */
export type SubmissionKind = {
  /** Its name in the database. Never change it, since stored submissions refer to it. */
  kind: string;
  name: Bilingual;
  /**
   * The validation rules of the form, including `submissionFields`. The page uses the same rules.
   */
  form: { readonly fields: FieldRules; readonly oneOf?: readonly (readonly string[])[] };
  /** Labels of fields for the staff: of its own form, and of those that several forms have. */
  labels: Readonly<Record<string, Bilingual>>;
  /** Display names of choices whose values are codes. */
  values?: Readonly<Record<string, Readonly<Record<string, Bilingual>>>>;
  /**
   * The outbox kind of the confirmation mail, if it says more than that the submission has arrived.
   */
  confirmation?: string;
  /** Whether that mail must be answered within an hour, so that it cannot be sent later. */
  isUrgent?: boolean;
  /** Drafts of the answers that the staff send most. They edit them before sending. */
  answers?: readonly { name: Bilingual; text: Bilingual }[];
  /** What happens next, in the confirmation. */
  note?: Bilingual;
  /** The role that is mailed instead of the organiser, if it has an address. */
  tells?: string;
  /** Of a team's form: stored with each submission, which is shown by it. */
  definition?: TeamForm;
  /** Whether each submission is mailed to the staff. The desk lists it in any case. Default: yes. */
  forDesk?: boolean;
  /** Whether only the link in its mail opens it: its number is on the badge that people wear. */
  opensByMail?: boolean;
  /** Months after the last day of the fair until it is deleted. Default: those of `retention`. */
  retainedMonths?: number;
  /** It is deleted so many days after it was sent instead. */
  retainedDays?: number;
};
