import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldRules } from '@dswine/shared/contract/forms';
import type { TeamForm } from '@dswine/shared/contract/team-forms';
import { Bilingual, closed } from '@dswine/shared/contract/wire';
import { accreditationForm } from '@dswine/shared/fair/forms/accreditation-form';
import { entryForm, kolForm, runBarForm } from '@dswine/shared/fair/forms/application-forms';
import { contactForm } from '@dswine/shared/fair/forms/contact-form';
import { exhibitorInquiryForm } from '@dswine/shared/fair/forms/exhibitor-inquiry-form';
import {
  exhibitorInquiryForm as inquiryForm,
  productInquiryForm,
} from '@dswine/shared/fair/forms/inquiry-forms';
import { notifyForm } from '@dswine/shared/fair/forms/notify-form';
import { registrationForms } from '@dswine/shared/fair/forms/visitor-registration';
import { rulesOf } from '@dswine/shared/form/team-form';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { retention } from '../../../policies.ts';
import type { SubmissionRow } from '../../../store/tables/submissions.ts';

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

const Labels = Type.Record(Type.String(), Bilingual);
const Texts = Type.Object(
  {
    /** Of fields that several forms have. */
    labels: Labels,
    kinds: Type.Record(
      Type.String(),
      Type.Object(
        {
          name: Bilingual,
          labels: Type.Optional(Labels),
          values: Type.Optional(Type.Record(Type.String(), Labels)),
          answers: Type.Optional(
            Type.Array(Type.Object({ name: Bilingual, text: Bilingual }, closed)),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);
const texts = Value.Parse(
  Texts,
  JSON.parse(readFileSync(join(import.meta.dirname, 'submission-texts.json'), 'utf8')),
);

/** A kind of submission with its texts for the staff and for mails, in `submission-texts.json`. */
function shipped(
  kind: string,
  form: SubmissionKind['form'],
  more: Partial<SubmissionKind> = {},
): SubmissionKind {
  const own = texts.kinds[kind];
  if (!own) throw new Error(`submission-texts.json has no texts of ${kind}.`);
  return { kind, ...own, labels: { ...texts.labels, ...own.labels }, form, ...more };
}

export const contactKind = shipped('contact', contactForm);
export const accreditationKind = shipped('accreditation', accreditationForm);
export const exhibitorInquiryKind = shipped('exhibitor-inquiry', exhibitorInquiryForm);
export const notifyKind = shipped('notify', notifyForm, {
  confirmation: 'notify-confirm',
  forDesk: false,
  retainedDays: retention.unconfirmedDays,
});

const inquiry = { confirmation: 'inquiry' };
export const inquiryToExhibitor = shipped('inquiry-to-exhibitor', inquiryForm, inquiry);
export const inquiryAboutProduct = shipped('inquiry-about-product', productInquiryForm, inquiry);

const badge = {
  confirmation: 'badge',
  forDesk: false,
  opensByMail: true,
  retainedMonths: retention.registrationMonths,
};
export const registrationKinds = {
  trade: shipped('registration-trade', registrationForms.trade, badge),
  public: shipped('registration-public', registrationForms.public, badge),
};

/** A separate mail tells applicants whether they have a place, which they confirm. */
const mail = { confirmation: 'application', isUrgent: true };
export const entryApplication = shipped('event-application', entryForm, mail);
export const runBarApplication = shipped('run-bar-application', runBarForm, mail);
export const creatorApplication = shipped('creator-application', kolForm, mail);
export const applicationKinds = [entryApplication, runBarApplication, creatorApplication];

export const submissionKinds: readonly SubmissionKind[] = [
  contactKind,
  exhibitorInquiryKind,
  inquiryToExhibitor,
  inquiryAboutProduct,
  accreditationKind,
  notifyKind,
  ...Object.values(registrationKinds),
  ...applicationKinds,
];

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
