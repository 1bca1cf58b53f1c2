import type { Shuttle } from '@dswine/shared/contract/shuttle';
import type { Locale } from '@dswine/shared/section/section';

/** A line with its way back on the days of the sample calendar. */
export function sampleShuttle(locale: Locale): Shuttle {
  const name = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Lines: [
      {
        Id: '1',
        Name: name('臺北車站線', 'Taipei Main Station line'),
        Note: name('出站後可直接接駁。', 'For those who arrive by train.'),
        Ways: [
          {
            To: name('往臺北車站', 'To Taipei Main Station'),
            FromHall: true,
            Stops: [
              { Name: name('世貿一館', 'TWTC Hall 1'), Place: name('正門前', 'doors'), Minutes: 0 },
              { Name: name('臺北車站', 'Station'), Place: name('東三門', 'Gate 3'), Minutes: 25 },
            ],
            Services: [
              {
                Days: name('專業日', 'Trade days'),
                Dates: ['2026-04-17', '2026-04-18'],
                Departures: ['12:30', '17:00', '18:40'],
              },
            ],
          },
        ],
      },
    ],
  };
}
