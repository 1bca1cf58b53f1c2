import { Type, type Static } from 'typebox';

/** A field as it was sent, in the words of the language that was asked for. `Text` is what its sender wrote, in whatever language. */
const SentField = Type.Object({
  Label: Type.String(),
  Value: Type.String(),
  Text: Type.Boolean(),
});

/** What somebody sent by a form of the site, shown to whoever sent it. Times are ISO UTC. */
export const OwnSubmission = Type.Object({
  Reference: Type.String(),
  /** The form, by name. */
  Kind: Type.String(),
  /** The language of the page that it was sent from. */
  Lang: Type.Union([Type.Literal('tw'), Type.Literal('en')]),
  SentAt: Type.String(),
  State: Type.Union([Type.Literal('received'), Type.Literal('answered')]),
  /** When it is deleted without anybody asking for it. */
  KeptUntil: Type.String(),
  Fields: Type.Array(SentField),
  /** The record that it is about, as long as it is shown. */
  About: Type.Optional(
    Type.Object({
      Kind: Type.Union([Type.Literal('exhibitor'), Type.Literal('product'), Type.Literal('event')]),
      Id: Type.String(),
      Title: Type.String(),
    }),
  ),
  /** An application: to delete it gives its place back. */
  Application: Type.Boolean(),
  Marketing: Type.Boolean(),
  /** The privacy notice that was shown, and when. */
  NoticeVersion: Type.String(),
  NoticeAt: Type.String(),
});
export type OwnSubmission = Static<typeof OwnSubmission>;

/**
 * `Data` of `GET {expo-api}/Submissions/Own/{code}?Lang=` with the cookie that `Submissions/Find` set: `none` came,
 * or it is `expired`, or what it opens was `deleted` in the meantime.
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
