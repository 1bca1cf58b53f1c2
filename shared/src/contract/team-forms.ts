import { Type, type Static } from 'typebox';
import { ListOf, RecordOf } from './bounds.ts';
import { FieldRule } from './forms.ts';
import { LabelText } from './menu.ts';
import { translated } from './wire.ts';
import { MAX_NAME } from './workspace-name.ts';

/** A role that is mailed what is sent; the operator gives it an address (`FORM_RECIPIENTS`). */
export const RoleName = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  maxLength: 40,
  description: 'the name of a role in lower case, such as press',
});
export const FORM_NAME = '^(?=.{1,40}$)[a-z]+(-[a-z]+)*$';
/** The most forms of a release, and the longest that what they take may be kept. */
export const MAX_FORMS = 10;
export const MAX_KEEP_DAYS = 1095;

const line = translated(LabelText);
/** Paragraphs, without marks that turn their direction. */
const paragraphs = translated(
  Type.String({
    minLength: 1,
    maxLength: 1000,
    pattern: '^(?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]|\\n)*$',
    description: 'a text of up to 1000 characters, without marks that turn its direction',
  }),
);
/** The names of `submissionFields`, which every form has, are taken. */
const FIELD = '^(?!(?:Code|Proof|NoticeVersion|Marketing|Key)$)[A-Z][A-Za-z]{0,39}$';
const { required, requiredWith, email, tel, lines } = FieldRule.properties;

/**
 * A field. With one choice `yes` it is a checkbox, with other choices a list. `Name`, `Company`,
 * `Position`, `Email`, `Tel`, `Mobile` and `Address` are filled in by the browser.
 */
export const TeamField = Type.Object({
  label: line,
  hint: Type.Optional(paragraphs),
  max: Type.Integer({ minimum: 1, maximum: 5000 }),
  ...{ required, requiredWith, email, tel, lines },
  choices: Type.Optional(
    ListOf(
      Type.Object({ value: Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 40 }), label: line }),
      50,
    ),
  ),
});

/**
 * A form of a team as data: the organiser checks, stores, mails and shows what is sent by it. It
 * needs a required field `Email`, so that senders can see and delete what they sent.
 */
export const TeamForm = Type.Object({
  /** Of the page, in mails and at the desk. */
  title: line,
  lead: paragraphs,
  fields: RecordOf(FIELD, TeamField, 30),
  /** Groups of fields of which at least one must be filled. */
  oneOf: Type.Optional(
    ListOf(Type.Array(Type.String({ maxLength: 40 }), { minItems: 2, maxItems: 30 }), 5),
  ),
  /** Of the privacy notice (PDPA § 8): why, which data, and what follows without them. */
  notice: Type.Object({ purpose: paragraphs, data: paragraphs, consequence: paragraphs }),
  /** What happens next: on the page after sending, and in the sender's mail. */
  sent: paragraphs,
  /** Who is mailed each one. Default: the organiser's address. */
  tells: Type.Optional(RoleName),
  /** How many days after sending it is deleted. */
  keepDays: Type.Integer({ minimum: 1, maximum: MAX_KEEP_DAYS }),
});
export type TeamForm = Static<typeof TeamForm>;

/** The forms of a release, by name. */
export const TeamForms = RecordOf(FORM_NAME, TeamForm, MAX_FORMS);
export type TeamForms = Readonly<Record<string, TeamForm>>;

/** `GET /team-forms.json` of the web server: the forms of the releases that visitors are shown. */
export const ShownForms = Type.Object({
  forms: ListOf(
    Type.Object({
      section: Type.String({ maxLength: MAX_NAME }),
      name: Type.String({ pattern: FORM_NAME }),
      form: TeamForm,
    }),
    10_000,
  ),
});
export type ShownForms = Static<typeof ShownForms>;

/** What an operator has granted: how many forms, for how long, and which roles they tell. */
export const FormGrant = Type.Object({
  most: Type.Integer({ minimum: 0, maximum: MAX_FORMS }),
  keepDays: Type.Integer({ minimum: 1, maximum: MAX_KEEP_DAYS }),
  tells: ListOf(RoleName, 10),
});
export type FormGrant = Static<typeof FormGrant>;
