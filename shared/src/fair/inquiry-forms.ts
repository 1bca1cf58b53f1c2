import type { ReleaseForm } from '../contract/releases.ts';
import { submissionFields } from './submission-fields.ts';

/** Each field is optional (specification § 5), but at least one must be filled. */
const inquiryFields = {
  fields: {
    Name: { max: 60 },
    Tel: { max: 40 },
    Mobile: { max: 40 },
    Content: { lines: true, max: 2000 },
    ...submissionFields,
  },
  oneOf: [['Name', 'Tel', 'Mobile', 'Content']],
} as const;

/** A trade inquiry to an exhibitor. */
export const exhibitorInquiryForm = {
  method: 'POST',
  call: 'expo/Exhibitors/Inquiry/{Code}/{Id}{?Lang}',
  ...inquiryFields,
  next: '/VisitorExhibitor/Inquiry/{Id}?ref={Reference}',
} as const satisfies ReleaseForm;

/** A trade inquiry about a product, sent to its exhibitor. */
export const productInquiryForm = {
  method: 'POST',
  call: 'expo/Products/Inquiry/{Code}/{Id}{?Lang}',
  ...inquiryFields,
  next: '/VisitorProduct/Inquiry/{Id}?ref={Reference}',
} as const satisfies ReleaseForm;
