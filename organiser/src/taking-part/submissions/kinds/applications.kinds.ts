import { entryForm, kolForm, runBarForm } from '@dswine/shared/fair/forms/application-forms';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

/** A separate mail tells applicants whether they have a place, which they confirm. */
const mail = { confirmation: 'application', isUrgent: true };

export const entryApplication: SubmissionKind = {
  ...textsOf('event-application'),
  form: entryForm,
  ...mail,
};

export const runBarApplication: SubmissionKind = {
  ...textsOf('run-bar-application'),
  form: runBarForm,
  ...mail,
};

export const creatorApplication: SubmissionKind = {
  ...textsOf('creator-application'),
  form: kolForm,
  ...mail,
};

export const applicationKinds: readonly SubmissionKind[] = [
  entryApplication,
  runBarApplication,
  creatorApplication,
];
