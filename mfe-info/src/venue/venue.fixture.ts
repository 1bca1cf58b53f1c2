import type { Venue } from '@dswine/shared/contract/venue';
import type { Locale } from '@dswine/shared/section/section';

export function sampleVenue(locale: Locale): Venue {
  const say = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Id: '1',
    Lead: say(
      '展館與臺北101 隔著市府路相望。',
      'The hall stands across Shifu Road from Taipei 101.',
    ),
    MapInWords: [
      say('一館位於信義路五段北側。', 'Hall 1 is on the north side of Xinyi Road Section 5.'),
    ],
    Maps: [{ Name: 'OpenStreetMap', Href: 'https://www.openstreetmap.org/' }],
    Ways: (['metro', 'bus', 'car', 'foot'] as const).map((Kind, at) => ({
      Kind,
      Title:
        [
          say('搭捷運', 'By metro'),
          say('搭公車', 'By bus'),
          say('開車', 'By car'),
          say('走路', 'On foot'),
        ][at] ?? Kind,
      Time: say('3 分鐘', '3 minutes'),
      Lead: say('最省事的走法。', 'The easiest way.'),
      Routes: [
        {
          From: say('台北101／世貿站', 'Taipei 101/World Trade Center'),
          Text: say('1 號出口。', 'Exit 1.'),
        },
      ],
      Note: say('出發前請查詢班次。', 'Please check times.'),
    })),
    Parking: [
      {
        Name: say('展館地下停車場', 'Hall car park'),
        Entrance: say('信義路五段', 'Xinyi Road'),
        Walk: 2,
        Note: say('車高限 2 公尺', 'Height limit 2 m'),
      },
    ],
    Access: [
      {
        Title: say('無障礙入口', 'Step-free entrance'),
        Text: say('正門西側設坡道。', 'A ramp on the west side.'),
      },
    ],
  };
}
