import type { ReleaseForm } from '../../contract/releases.ts';
import { submissionFields } from './submission-fields.ts';

/** Inquiry of a prospective exhibitor (docs/rulings.md § 5), shared by browser and organiser. */
export const exhibitorInquiryForm = {
  method: 'POST',
  call: 'expo/ExhibitorInquiry/{Code}{?Lang}',
  fields: {
    Company: { required: true, max: 100 },
    Person: { required: true, max: 60 },
    Tel: { tel: true, max: 40 },
    Mobile: { tel: true, max: 40 },
    Email: { required: true, email: true, max: 254 },
    Address: { max: 200 },
    Products: { required: true, lines: true, max: 1000 },
    ...submissionFields,
  },
  oneOf: [['Tel', 'Mobile']],
  next: '/ExhibitorInquiry_completed?ref={Reference}',
} as const satisfies ReleaseForm;
