import type { Visa } from '@dswine/shared/contract/visa';
import type { Locale } from '@dswine/shared/section/section';

export function sampleVisa(locale: Locale): Visa {
  const say = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Id: '1',
    Lead: say('多數訪客只需要護照。', 'Most visitors need no more than a passport.'),
    CheckedAt: '2026-01-12',
    Ways: [
      {
        Title: say('免簽證入境', 'Visa-exempt entry'),
        Text: say('持有效護照。', 'With a valid passport.'),
      },
      { Title: say('電子簽證', 'eVisa'), Text: say('線上申請。', 'Apply online.') },
    ],
    Letter: {
      Lead: say('可申請邀請函。', 'You may ask for a letter.'),
      Until: '2026-03-06',
      Needs: [say('護照影本', 'A copy of the passport')],
      Steps: [
        { Title: say('先完成登錄', 'Register first'), Text: say('預先登錄。', 'In advance.') },
      ],
      Limits: [say('邀請函不是簽證。', 'The letter is not a visa.')],
    },
    Official: [
      {
        Name: say('外交部領事事務局', 'Bureau of Consular Affairs'),
        Text: say('簽證規定', 'Rules on visas'),
        Href: 'https://www.boca.gov.tw/',
      },
    ],
    Questions: [
      {
        Question: say('可以寫多人嗎？', 'Several people?'),
        Answer: say('每人一封。', 'One letter each.'),
      },
    ],
  };
}
