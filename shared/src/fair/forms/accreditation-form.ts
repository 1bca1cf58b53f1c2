import type { ReleaseForm } from '../../contract/releases.ts';
import { submissionFields } from './submission-fields.ts';

/** The kinds of media whose staff may be accredited. */
export const mediaKinds = ['print', 'online', 'broadcast', 'freelance', 'other'] as const;

/** Accreditation of journalists, shared by browser and organiser. */
export const accreditationForm = {
  method: 'POST',
  call: 'expo/Accreditation/{Code}{?Lang}',
  fields: {
    Name: { required: true, max: 60 },
    Outlet: { required: true, max: 100 },
    Medium: { required: true, choices: mediaKinds },
    Position: { max: 60 },
    Email: { required: true, email: true, max: 254 },
    Mobile: { tel: true, required: true, max: 40 },
    Work: { required: true, max: 300 },
    Content: { lines: true, max: 1000 },
    ...submissionFields,
  },
  next: '/Press/Accreditation_completed?ref={Reference}',
} as const satisfies ReleaseForm;
