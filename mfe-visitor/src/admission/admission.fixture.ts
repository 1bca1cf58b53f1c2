import type { Admission } from '@dswine/shared/contract/admission';
import type { Locale } from '@dswine/shared/section/section';

export function sampleAdmission(locale: Locale): Admission {
  const text = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Rules: [
      {
        Id: '1',
        Title: text('年滿十八歲', 'Aged 18 and over'),
        Lead: text('四天都是。', 'On all four days.'),
        Items: [text('請出示附照片的身分證件。', 'Please show a photo ID.')],
      },
      {
        Id: '3',
        Title: text('門票說明', 'Tickets'),
        Lead: text('本網站不售票。', 'Not sold here.'),
        Items: [text('於售票處購買。', 'Sold at the ticket desk.')],
      },
    ],
    OnArrival: { Items: [text('於售票處購買。', 'Sold at the ticket desk.')] },
  };
}
