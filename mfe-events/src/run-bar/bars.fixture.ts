import type { Bar, Bars } from '@dswine/shared/contract/run-bar';
import type { Locale } from '@dswine/shared/section/section';

const localize = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

/** Two bars and the walking route between them. */
export function sampleBars(locale: Locale): Bars {
  const bar: Bar = {
    Id: '1',
    Name: localize(locale, '靜河', 'Still River'),
    District: localize(locale, '信義區', 'Xinyi District'),
    Address: localize(locale, '範例路 21 號', '21 Sample Rd.'),
    Metro: localize(locale, '世貿站', 'World Trade Center'),
    Area: 'wine',
    Text: localize(locale, '一張長桌。', 'One long table.'),
    WithoutAlcohol: localize(locale, '包種茶', 'Baozhong tea'),
    Hours: [{ Days: [0, 1, 2, 3, 4], Open: '17:30', Close: '23:30' }],
    X: 770,
    Y: 520,
    Website: 'https://still-river.example',
  };
  const second: Bar = {
    ...bar,
    Id: '2',
    Name: localize(locale, '二樓後座', 'Upstairs, Back Seat'),
    Area: 'spirits',
    X: 735,
    Y: 455,
  };
  return {
    Bars: [bar, second],
    Routes: [
      {
        Id: '1',
        Name: localize(locale, '東區與信義', 'Xinyi and the east'),
        Text: localize(locale, '步行出發。', 'On foot.'),
        Stops: [
          { Bar: '1', Minutes: 11 },
          { Bar: '2', Minutes: 0 },
        ],
      },
    ],
  };
}
