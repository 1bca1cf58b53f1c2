import { localeCodes } from '../../contract/locales.ts';
import type { ReleaseForm } from '../../contract/releases.ts';
import { submissionFields } from './submission-fields.ts';

export const notifyAudiences = ['visitor', 'exhibitor'] as const;
export type NotifyAudience = (typeof notifyAudiences)[number];

/** Asks for mails about the next edition. The address counts once its owner has confirmed it. */
export const notifyForm = {
  method: 'POST',
  call: 'expo/Notify/{Code}{?Lang}',
  fields: {
    Email: { required: true, email: true, max: 254 },
    Audience: { required: true, choices: notifyAudiences },
    Language: { required: true, choices: localeCodes },
    Agree: { required: true, choices: ['yes'], keep: 'page' },
    ...submissionFields,
  },
  next: '/Notify?ref={Reference}',
} as const satisfies ReleaseForm;

const sure = { Sure: { required: true, choices: ['yes'], keep: 'never' } } as const;

/** Confirms the address. Authorised by the cookie with the key of the mailed link. */
export const confirmNotifyForm = {
  method: 'POST',
  call: 'expo/Notify/Confirm/{Code}{?Lang}',
  fields: sure,
  next: '/Notify/Link?done=confirmed',
} as const satisfies ReleaseForm;

/** Ends the mails and deletes the address. Authorised like the confirmation. */
export const leaveNotifyForm = {
  method: 'POST',
  call: 'expo/Notify/Leave/{Code}{?Lang}',
  fields: sure,
  next: '/Notify/Link?done=left',
} as const satisfies ReleaseForm;
