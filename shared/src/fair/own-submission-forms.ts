import type { ReleaseForm } from '../contract/releases.ts';
import { captchaFields } from '../form/submission-fields.ts';

/** Opens what one sent: its reference number, and the email address or a telephone number that it was sent with. */
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

/** Deletes what was opened; its number says that it is still the one that the page shows. */
export const deleteSubmissionForm = {
  method: 'POST',
  call: 'expo/Submissions/Delete/{Code}{?Lang}',
  fields: { Reference: { max: 40 }, Sure: { required: true, choices: ['yes'], keep: 'page' } },
  next: '/Submission?done=yes',
} as const satisfies ReleaseForm;
