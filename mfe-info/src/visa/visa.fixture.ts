import type { Visa } from '@dswine/shared/contract/visa';
import type { Locale } from '@dswine/shared/section/section';

export function sampleVisa(locale: Locale): Visa {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const Text = localize('持有效護照。', 'With a valid passport.');
  return {
    Id: '1',
    Lead: localize('多數訪客只需要護照。', 'Most visitors need no more than a passport.'),
    CheckedAt: '2026-01-12',
    Ways: [{ Title: localize('免簽證入境', 'Visa-exempt entry'), Text }],
    Letter: {
      Lead: localize('可申請邀請函。', 'You may ask for a letter.'),
      Until: '2026-03-06',
      Needs: [localize('護照影本', 'A copy of the passport')],
      Steps: [{ Title: localize('先完成登錄', 'Register first'), Text }],
      Limits: [localize('邀請函不是簽證。', 'The letter is not a visa.')],
    },
    Official: [
      {
        Name: localize('外交部領事事務局', 'Bureau of Consular Affairs'),
        Text: localize('簽證規定', 'Rules on visas'),
        Href: 'https://www.boca.gov.tw/',
      },
    ],
    Questions: [{ Question: localize('可以寫多人嗎？', 'Several people?'), Answer: Text }],
  };
}
