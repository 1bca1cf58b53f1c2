import type { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import type { Locale } from '@dswine/shared/section/section';

/** An inquiry that has been sent but not answered yet. */
export function sampleFound(locale: Locale): FoundSubmission {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const sentAt = '2026-03-02T02:15:00.000Z';
  return {
    Found: 'shown',
    Submission: {
      Reference: 'DSW-7K3M-Q9TX',
      Kind: localize('洽詢參展商', 'Inquiry to an exhibitor'),
      Lang: 'tw',
      SentAt: sentAt,
      State: 'received',
      KeptUntil: '2028-04-20T15:59:59.999Z',
      Fields: [
        { Label: localize('姓名', 'Name'), Value: '林佳穎', Text: true },
        { Label: localize('內容', 'Content'), Value: '您好：\n想了解經銷條件。', Text: true },
      ],
      About: {
        Kind: 'exhibitor',
        Id: '1001',
        Title: localize('山霧酒莊', 'Mountain Mist Winery'),
      },
      Application: false,
      Marketing: false,
      NoticeVersion: '2026-11',
      NoticeAt: sentAt,
    },
  };
}
