import { contactForm } from '@dswine/shared/fair/contact-form';
import type { SubmissionKind } from '../submissions/submission-kind.ts';

export const contactKind: SubmissionKind = {
  kind: 'contact',
  name: { tw: '聯絡主辦單位', en: 'Inquiry to the organiser' },
  form: contactForm,
  labels: {
    Type: { tw: '詢問類別', en: 'Inquiry type' },
    Subject: { tw: '主旨', en: 'Subject' },
    Name: { tw: '姓名', en: 'Name' },
    Company: { tw: '公司名稱', en: 'Company' },
    Tel: { tw: '電話', en: 'Tel' },
    Mobile: { tw: '手機', en: 'Mobile' },
    Email: { tw: '電子郵件', en: 'Email' },
    Content: { tw: '內容', en: 'Content' },
  },
};
