import type { EditionRecords } from '../src/records/records.ts';
import { films, shotSeconds, filmSeconds, type Film } from './parts/films.ts';
import type { Pair } from './parts/part.ts';

type Video = EditionRecords['videos'];
const text = ([tw, en]: Pair) => ({ tw, en });

/** The films as the site shows them, and one that stands with a provider outside. */
export function videosOf(exhibitors: EditionRecords['exhibitors'][]): Video[] {
  return [...films.map((film, index) => videoOf(film, String(201 + index), exhibitors)), elsewhere];
}

function videoOf(film: Film, Id: string, exhibitors: EditionRecords['exhibitors'][]): Video {
  const exhibitor = exhibitors.find(({ Name }) => Name.en === film.of);
  if (film.of !== undefined && !exhibitor)
    throw new Error(`The film ${film.name} shows ${film.of}, who does not exhibit.`);
  return {
    Id,
    Category: film.category,
    ...(exhibitor && { ExhibitorId: exhibitor.Id }),
    ...(film.area && { Area: film.area }),
    Title: text(film.title),
    Summary: text(film.summary),
    Description: [text(film.description)],
    PublishedAt: `${film.at}:00+08:00`,
    ...(film.year !== undefined && { Year: film.year }),
    Duration: filmSeconds,
    // A film that looks back begins with its year, which stands beside the poster anyway.
    Scene: film.shots[film.year === undefined ? 0 : 1][0],
    Captions: film.said.map((said, shot) => ({
      From: tenths(shot * shotSeconds + 0.2),
      To: tenths((shot + 1) * shotSeconds - 0.1),
      Text: text(said),
    })),
    File: `film-${film.name}.mp4`,
  };
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

const elsewhere: Video = {
  Id: '225',
  Category: 'fair',
  Title: { tw: '開幕記者會全程紀錄', en: 'The opening press conference in full' },
  Summary: {
    tw: '四十二分鐘，由外部影音平臺提供。',
    en: 'Forty-two minutes, shown by an outside provider.',
  },
  Description: [
    {
      tw: '記者會全程由媒體夥伴錄影並放在他們的平臺上。按下連結前，本站不會與該平臺連線。',
      en: 'The conference was filmed by a media partner and stands on its platform. Nothing is asked of that platform until you follow the link.',
    },
  ],
  PublishedAt: '2026-03-20T11:00:00+08:00',
  Duration: 2520,
  Scene: 'dawn',
  Captions: [],
  Embed: { Provider: 'Formosa Tube', Url: 'https://formosa-tube.example/watch/dswine2026-press' },
};
