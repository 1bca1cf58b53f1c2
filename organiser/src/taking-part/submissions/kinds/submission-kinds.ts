import { accreditationKind } from './accreditation.kind.ts';
import { applicationKinds } from './applications.kinds.ts';
import { contactKind } from './contact.kind.ts';
import { exhibitorInquiryKind } from './exhibitor-inquiry.kind.ts';
import { inquiryAboutProduct, inquiryToExhibitor } from './inquiry.kinds.ts';
import { notifyKind } from './notify.kind.ts';
import { registrationKinds } from './registration.kinds.ts';
import type { SubmissionKind } from './submission-kind.ts';

export const submissionKinds: readonly SubmissionKind[] = [
  contactKind,
  exhibitorInquiryKind,
  inquiryToExhibitor,
  inquiryAboutProduct,
  accreditationKind,
  notifyKind,
  ...Object.values(registrationKinds),
  ...applicationKinds,
];
