import { exhibitorInquiryForm } from '@dswine/shared/fair/forms/exhibitor-inquiry-form';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

export const exhibitorInquiryKind: SubmissionKind = {
  ...textsOf('exhibitor-inquiry'),
  form: exhibitorInquiryForm,
};
