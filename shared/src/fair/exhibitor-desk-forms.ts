import { localeCodes } from '../contract/locales.ts';
import type { ReleaseForm } from '../contract/releases.ts';
import { captchaFields } from './submission-fields.ts';

/** As many people may use the desk of one exhibitor. */
export const maxDeskMembers = 10;

/** Asks for the mail with the link to an exhibitor's desk again. */
export const deskLinkForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Link/{Code}{?Lang}',
  fields: { Email: { required: true, email: true, max: 254 }, ...captchaFields },
  oneOf: [['Code', 'Proof']],
  next: '/ExhibitorDesk?done=sent',
} as const satisfies ReleaseForm;

/** Invites a colleague. This and what follows is authorised by the cookie with the link's key. */
export const inviteColleagueForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Invite/{Code}{?Lang}',
  fields: {
    Name: { required: true, max: 60 },
    Email: { required: true, email: true, max: 254 },
    /** Of the mail. */
    Language: { required: true, choices: localeCodes },
  },
  next: '/ExhibitorDesk/Team?done=invited',
} as const satisfies ReleaseForm;

/** Ends a colleague's access. */
export const revokeMemberForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Revoke/{Code}{?Lang}',
  fields: { Member: { required: true, max: 40, keep: 'never' } },
  next: '/ExhibitorDesk/Team?done=revoked',
} as const satisfies ReleaseForm;
