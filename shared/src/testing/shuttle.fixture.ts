import type { Shuttle } from '../contract/shuttle.ts';
import type { Locale } from '../section/section.ts';

/** A shuttle line to the hall and back, on the first two days of the sample edition. */
export function sampleShuttle(locale: Locale): Shuttle {
  const name = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const Stops = [
    {
      Name: name('臺北車站', 'Taipei Main Station'),
      Place: name('東三門外', 'East Gate 3'),
      Minutes: 0,
    },
    { Name: name('世貿一館', 'TWTC Hall 1'), Place: name('正門前', 'main doors'), Minutes: 25 },
  ];
  const way = (To: string, Departures: string[]) => ({
    To,
    Stops,
    Services: [
      { Days: name('專業日', 'Trade days'), Dates: ['2026-04-17', '2026-04-18'], Departures },
    ],
  });
  const back = way(name('往臺北車站', 'To Taipei Main Station'), ['12:30', '18:40', '17:00']);
  return {
    Lines: [
      {
        Id: '1',
        Name: name('臺北車站線', 'Taipei Main Station line'),
        Note: name('出站後可直接接駁。', 'For those who arrive by train.'),
        Ways: [
          way(name('往世貿一館', 'To Hall 1'), ['09:10', '09:30', '10:10']),
          { ...back, FromHall: true },
        ],
      },
    ],
  };
}
