import { Type, type Static } from 'typebox';
import { Lang } from './wire.ts';

/**
 * A submitted field, labelled in the requested language. `Text`: free text in the sender's
 * language.
 */
const SentField = Type.Object({
  Label: Type.String(),
  Value: Type.String(),
  Text: Type.Boolean(),
});

/** A submission, as shown to its sender. Times are ISO UTC. */
export const OwnSubmission = Type.Object({
  Reference: Type.String(),
  /** Name of the form. */
  Kind: Type.String(),
  /** Language of the page that it was sent from. */
  Lang,
  SentAt: Type.String(),
  State: Type.Union([Type.Literal('received'), Type.Literal('answered')]),
  /** When it is deleted automatically. */
  KeptUntil: Type.String(),
  Fields: Type.Array(SentField),
  /** The related record, while it is public. */
  About: Type.Optional(
    Type.Object({
      Kind: Type.Union([Type.Literal('exhibitor'), Type.Literal('product'), Type.Literal('event')]),
      Id: Type.String(),
      Title: Type.String(),
    }),
  ),
  /** Whether it is an application. Deleting it releases the seat. */
  Application: Type.Boolean(),
  Marketing: Type.Boolean(),
  /** The privacy notice that was displayed, and when. */
  NoticeVersion: Type.String(),
  NoticeAt: Type.String(),
});
export type OwnSubmission = Static<typeof OwnSubmission>;

/**
 * `Data` of `GET {expo-api}/Submissions/Own/{code}?Lang=` with the cookie that `Submissions/Find`
 * sets. `none`: no cookie. `expired`: the cookie is no longer valid. `deleted`: the submission was
 * deleted in the meantime.
 */
export const FoundSubmission = Type.Object({
  Found: Type.Union([
    Type.Literal('none'),
    Type.Literal('expired'),
    Type.Literal('deleted'),
    Type.Literal('shown'),
  ]),
  Submission: Type.Optional(OwnSubmission),
});
export type FoundSubmission = Static<typeof FoundSubmission>;
