import type { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import type { Locale } from '@dswine/shared/section/section';

/** An inquiry that has been sent but not answered yet. */
export function sampleFound(locale: Locale): FoundSubmission {
  const chinese = locale === 'tw';
  return {
    Found: 'shown',
    Submission: {
      Reference: 'DSW-7K3M-Q9TX',
      Kind: chinese ? '洽詢參展商' : 'Inquiry to an exhibitor',
      Lang: 'tw',
      SentAt: '2026-03-02T02:15:00.000Z',
      State: 'received',
      KeptUntil: '2028-04-20T15:59:59.999Z',
      Fields: [
        { Label: chinese ? '姓名' : 'Name', Value: '林佳穎', Text: true },
        { Label: chinese ? '電話' : 'Tel', Value: '02-2345-6789', Text: true },
        {
          Label: chinese ? '內容' : 'Content',
          Value: '您好：\n我們在臺中經營餐酒館，想了解貴公司的經銷條件。',
          Text: true,
        },
      ],
      About: {
        Kind: 'exhibitor',
        Id: '1001',
        Title: chinese ? '山霧酒莊' : 'Mountain Mist Winery',
      },
      Application: false,
      Marketing: false,
      NoticeVersion: '2026-11',
      NoticeAt: '2026-03-02T02:15:00.000Z',
    },
  };
}
