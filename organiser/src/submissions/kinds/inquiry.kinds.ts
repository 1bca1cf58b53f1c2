import { exhibitorInquiryForm, productInquiryForm } from '@dswine/shared/fair/inquiry-forms';
import type { SubmissionKind } from './submission-kind.ts';

const labels = {
  Name: { tw: '姓名', en: 'Name' },
  Tel: { tw: '電話', en: 'Tel' },
  Mobile: { tw: '手機', en: 'Mobile' },
  Content: { tw: '內容', en: 'Content' },
} as const;

export const inquiryToExhibitor: SubmissionKind = {
  kind: 'inquiry-to-exhibitor',
  name: { tw: '洽詢參展商', en: 'Inquiry to an exhibitor' },
  form: exhibitorInquiryForm,
  labels,
};

export const inquiryAboutProduct: SubmissionKind = {
  kind: 'inquiry-about-product',
  name: { tw: '洽詢產品', en: 'Inquiry about a product' },
  form: productInquiryForm,
  labels,
};
