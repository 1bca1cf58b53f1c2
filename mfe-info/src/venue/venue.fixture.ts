import type { Venue } from '@dswine/shared/contract/venue';
import type { Locale } from '@dswine/shared/section/section';

export function sampleVenue(locale: Locale): Venue {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const way = (Kind: Venue['Ways'][number]['Kind'], Title: string): Venue['Ways'][number] => ({
    Kind,
    Title,
    Time: localize('3 分鐘', '3 minutes'),
    Lead: localize('最省事的走法。', 'The easiest way.'),
    Routes: [{ From: localize('世貿站', 'The station'), Text: localize('1 號出口。', 'Exit 1.') }],
    Note: localize('出發前請查詢班次。', 'Please check times.'),
  });
  return {
    Id: '1',
    Lead: localize('展館在市府路旁。', 'The hall is on Shifu Road.'),
    MapInWords: [localize('一館位於信義路五段北側。', 'Hall 1 is north of Xinyi Road.')],
    Maps: [{ Name: 'OpenStreetMap', Href: 'https://www.openstreetmap.org/' }],
    Ways: [
      way('metro', localize('搭捷運', 'By metro')),
      way('bus', localize('搭公車', 'By bus')),
      way('car', localize('開車', 'By car')),
      way('foot', localize('走路', 'On foot')),
    ],
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
