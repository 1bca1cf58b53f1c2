import type { ReleaseForm } from '../../contract/releases.ts';
import { slotFields, slotRules } from './appointment-forms.ts';
import { submissionFields } from './submission-fields.ts';

export const buyerTypes = [
  'importer',
  'distributor',
  'retail',
  'on-trade',
  'press',
  'other',
] as const;

/**
 * Each field is optional (specification § 5), but at least one must be filled. The products do not
 * count: the page of a product ticks its own.
 */
const inquiryFields = {
  fields: {
    Name: { max: 60 },
    Tel: { tel: true, max: 40 },
    Mobile: { tel: true, max: 40 },
    Email: { email: true, max: 254, requiredWith: slotFields },
    Content: { lines: true, max: 2000 },
    Products: { max: 400 },
    Company: { max: 80 },
    Country: { max: 60 },
    BuyerType: { choices: buyerTypes },
    ...slotRules,
    ...submissionFields,
  },
  oneOf: [
    ['Name', 'Tel', 'Mobile', 'Content', 'Email', 'Company', 'Country', 'BuyerType', ...slotFields],
  ],
} as const;

/** A trade inquiry to an exhibitor. */
export const exhibitorInquiryForm = {
  method: 'POST',
  call: 'expo/Exhibitors/Inquiry/{Code}/{Id}{?Lang}',
  ...inquiryFields,
  next: '/VisitorExhibitor/Inquiry/{Id}?ref={Reference}{&appointment}',
} as const satisfies ReleaseForm;

/** A trade inquiry about a product, sent to its exhibitor. */
export const productInquiryForm = {
  method: 'POST',
  call: 'expo/Products/Inquiry/{Code}/{Id}{?Lang}',
  ...inquiryFields,
  next: '/VisitorProduct/Inquiry/{Id}?ref={Reference}{&appointment}',
} as const satisfies ReleaseForm;
