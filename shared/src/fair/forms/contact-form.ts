import type { ReleaseForm } from '../../contract/releases.ts';
import { submissionFields } from './submission-fields.ts';

/** Subjects of an inquiry to the organiser. */
export const contactTypes = ['visit', 'exhibit', 'events', 'press', 'website', 'other'] as const;

/** The contact form (docs/rulings.md § 5), shared by browser and organiser. */
export const contactForm = {
  method: 'POST',
  call: 'expo/Contact/{Code}{?Lang}',
  fields: {
    Type: { required: true, choices: contactTypes },
    Subject: { required: true, max: 100 },
    Name: { required: true, max: 60 },
    Company: { max: 100 },
    Tel: { tel: true, max: 40 },
    Mobile: { tel: true, max: 40 },
    Email: { required: true, email: true, max: 254 },
    Content: { required: true, lines: true, max: 2000 },
    ...submissionFields,
  },
  oneOf: [['Tel', 'Mobile']],
  next: '/Contact_completed?ref={Reference}',
} as const satisfies ReleaseForm;
