import type { Shuttle } from '@dswine/shared/contract/shuttle';
import type { Locale } from '@dswine/shared/section/section';

export function sampleShuttle(locale: Locale): Shuttle {
  const name = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const station = {
    Name: name('臺北車站', 'Taipei Main Station'),
    Place: name('東三門外', 'East Gate 3'),
  };
  const hall = { Name: name('世貿一館', 'TWTC Hall 1'), Place: name('正門前', 'main doors') };
  const service = (Dates: string[], Departures: string[]) => ({
    Days: name('專業日', 'Trade days'),
    Dates,
    Departures,
  });
  const there = {
    To: name('往世貿一館', 'To Hall 1'),
    Stops: [
      { ...station, Minutes: 0 },
      { ...hall, Minutes: 25 },
    ],
    Services: [service(['2026-04-17', '2026-04-18'], ['09:10', '09:30', '10:10'])],
  };
  const back = {
    To: name('往臺北車站', 'To Taipei Main Station'),
    FromHall: true,
    Stops: there.Stops,
    Services: [service(['2026-04-17'], ['17:00'])],
  };
  return {
    Lines: [
      {
        Id: '1',
        Name: name('臺北車站線', 'Taipei Main Station line'),
        Note: name('出站後可直接接駁。', 'For those who arrive by train.'),
        Ways: [there, back],
      },
    ],
  };
}
