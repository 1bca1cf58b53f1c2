import type { ExhibitionInfo } from '../contract/editions.ts';

const trade = { tw: '專業人士', en: 'Trade visitors' };
const everyone = { tw: '專業人士與一般民眾', en: 'Trade visitors and the public' };

/**
 * An edition record for tests and harnesses. `Sample` names the fields that the specification does
 * not define.
 */
export const sampleEdition: ExhibitionInfo = {
  Code: 'DSWINE2026',
  ExhibitionYear: '2026',
  PreRegExhCode: 'DSWINE2026',
  ShowName: {
    tw: '臺北國際葡萄酒暨烈酒啤酒展',
    en: 'Taipei International Wine, Spirits & Beer Fair',
  },
  ShortName: { tw: '臺北酒展', en: 'Taipei Wine Fair' },
  Slogan: { tw: '一座展館，四種風土', en: 'One hall, four worlds of taste' },
  StartDate: '2026-04-17',
  EndDate: '2026-04-20',
  Hours: [
    { Date: '2026-04-17', Open: '10:00', Close: '18:00', Audience: trade, Admits: ['trade'] },
    { Date: '2026-04-18', Open: '10:00', Close: '18:00', Audience: everyone },
    { Date: '2026-04-19', Open: '10:00', Close: '18:00', Audience: everyone },
    { Date: '2026-04-20', Open: '10:00', Close: '16:00', Audience: everyone },
  ],
  Venue: {
    Name: { tw: '臺北世界貿易中心', en: 'Taipei World Trade Center' },
    Hall: { tw: '展覽一館', en: 'Exhibition Hall 1' },
    Address: { tw: '信義區信義路五段5號', en: 'No. 5, Sec. 5, Xinyi Rd., Xinyi Dist.' },
    City: { tw: '臺北市', en: 'Taipei City' },
    PostalCode: '110',
    Country: 'TW',
  },
  Organiser: {
    Name: { tw: '臺北酒展籌備處', en: 'Taipei Wine Fair Office' },
    Phone: '+886-2-5550-0100',
    Fax: '+886-2-5550-0199',
    Email: 'fair@dswine.example',
    Address: { tw: '臺北市信義區信義路五段5號', en: 'No. 5, Sec. 5, Xinyi Rd., Taipei City' },
    Copyright: {
      tw: '臺北酒展籌備處 版權所有',
      en: 'Taipei Wine Fair Office. All rights reserved.',
    },
  },
  Sample: ['ShowName', 'ShortName', 'Slogan', 'Hours', 'Organiser'],
};
