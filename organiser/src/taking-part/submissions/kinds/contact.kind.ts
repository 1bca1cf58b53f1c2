import type { Bilingual } from '@dswine/shared/contract/wire';
import { contactForm, type contactTypes } from '@dswine/shared/fair/contact-form';
import type { SubmissionKind } from './submission-kind.ts';

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
  values: {
    Type: {
      visit: { tw: '參觀展覽', en: 'Visiting the fair' },
      exhibit: { tw: '參展', en: 'Exhibiting' },
      events: { tw: '活動', en: 'Events' },
      press: { tw: '媒體採訪', en: 'Press' },
      website: { tw: '網站使用', en: 'This site' },
      other: { tw: '其他', en: 'Something else' },
    } satisfies Record<(typeof contactTypes)[number], Bilingual>,
  },
};
