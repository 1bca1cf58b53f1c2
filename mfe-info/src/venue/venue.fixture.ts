import type { Venue } from '@dswine/shared/contract/venue';
import type { Locale } from '@dswine/shared/section/section';

export function sampleVenue(locale: Locale): Venue {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Id: '1',
    Lead: localize(
      '展館與臺北101 隔著市府路相望。',
      'The hall stands across Shifu Road from Taipei 101.',
    ),
    MapInWords: [
      localize('一館位於信義路五段北側。', 'Hall 1 is on the north side of Xinyi Road Section 5.'),
    ],
    Maps: [{ Name: 'OpenStreetMap', Href: 'https://www.openstreetmap.org/' }],
    Ways: (['metro', 'bus', 'car', 'foot'] as const).map((Kind, at) => ({
      Kind,
      Title:
        [
          localize('搭捷運', 'By metro'),
          localize('搭公車', 'By bus'),
          localize('開車', 'By car'),
          localize('走路', 'On foot'),
        ][at] ?? Kind,
      Time: localize('3 分鐘', '3 minutes'),
      Lead: localize('最省事的走法。', 'The easiest way.'),
      Routes: [
        {
          From: localize('臺北101／世貿站', 'Taipei 101/World Trade Center'),
          Text: localize('1 號出口。', 'Exit 1.'),
        },
      ],
      Note: localize('出發前請查詢班次。', 'Please check times.'),
    })),
    Parking: [
      {
        Name: localize('展館地下停車場', 'Hall car park'),
        Entrance: localize('信義路五段', 'Xinyi Road'),
        Walk: 2,
        Note: localize('車高限 2 公尺', 'Height limit 2 m'),
      },
    ],
    Access: [
      {
        Title: localize('無障礙入口', 'Step-free entrance'),
        Text: localize('正門西側設坡道。', 'A ramp on the west side.'),
      },
    ],
  };
}
