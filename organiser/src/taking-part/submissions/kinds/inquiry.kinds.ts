import { exhibitorInquiryForm, productInquiryForm } from '@dswine/shared/fair/forms/inquiry-forms';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

export const inquiryToExhibitor: SubmissionKind = {
  ...textsOf('inquiry-to-exhibitor'),
  form: exhibitorInquiryForm,
  confirmation: 'inquiry',
};

export const inquiryAboutProduct: SubmissionKind = {
  ...textsOf('inquiry-about-product'),
  form: productInquiryForm,
  confirmation: 'inquiry',
};
