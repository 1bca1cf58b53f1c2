import { exhibitorInquiryForm } from '@dswine/shared/fair/exhibitor-inquiry-form';
import type { SubmissionKind } from './submission-kind.ts';

export const exhibitorInquiryKind: SubmissionKind = {
  kind: 'exhibitor-inquiry',
  name: { tw: '參展洽詢', en: 'Inquiry about exhibiting' },
  form: exhibitorInquiryForm,
  labels: {
    Company: { tw: '公司名稱', en: 'Company name' },
    Person: { tw: '聯絡人', en: 'Contact person' },
    Tel: { tw: '電話', en: 'Tel' },
    Mobile: { tw: '手機', en: 'Mobile' },
    Email: { tw: '電子郵件', en: 'Email' },
    Address: { tw: '地址', en: 'Address' },
    Products: { tw: '主要產品', en: 'Main products' },
  },
};
