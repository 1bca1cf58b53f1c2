import type { ReleaseForm } from '../../contract/releases.ts';
import { captchaFields } from './submission-fields.ts';

/**
 * Finds a submission by its reference number and the email address or a telephone number it was
 * sent with.
 */
export const findSubmissionForm = {
  method: 'POST',
  call: 'expo/Submissions/Find/{Code}{?Lang}',
  fields: {
    Reference: { required: true, max: 40 },
    Contact: { required: true, max: 254 },
    ...captchaFields,
  },
  oneOf: [['Code', 'Proof']],
  next: '/Submission',
} as const satisfies ReleaseForm;

/** Deletes the found submission. Its number proves that the page still shows the same one. */
export const deleteSubmissionForm = {
  method: 'POST',
  call: 'expo/Submissions/Delete/{Code}{?Lang}',
  fields: { Reference: { max: 40 }, Sure: { required: true, choices: ['yes'], keep: 'page' } },
  next: '/Submission?done=yes',
} as const satisfies ReleaseForm;
