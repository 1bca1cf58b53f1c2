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
  next: '/Submission?pass={Key}',
} as const satisfies ReleaseForm;

/** Deletes what was opened with `Pass`. */
export const deleteSubmissionForm = {
  method: 'POST',
  call: 'expo/Submissions/Delete/{Code}{?Lang}',
  fields: { Pass: { max: 40, keep: 'never' }, Sure: { required: true, choices: ['yes'], keep: 'page' } },
  next: '/Submission?pass={Pass}',
} as const satisfies ReleaseForm;
