import type { VideoCard, VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';

const videos = [
  {
    id: '225',
    elsewhere: 'Formosa Tube',
    duration: 2520,
    title: { tw: '開幕記者會全程紀錄', en: 'The opening press conference in full' },
    summary: { tw: '由外部影音平臺提供。', en: 'Shown by an outside provider.' },
  },
  {
    id: '208',
    duration: 8,
    title: { tw: '下雪的早晨，蒸米', en: 'Steaming rice on a snowy morning' },
    summary: {
      tw: '清酒的一天從清晨四點開始。',
      en: 'A day of sake begins at four in the morning.',
    },
  },
];

export function sampleVideoCards(locale: Locale): VideoCard[] {
  return videos.map(({ id, elsewhere, duration, title, summary }) => ({
    Id: id,
    Title: inLocale(title, locale),
    Summary: inLocale(summary, locale),
    Category: { Code: 'craft', Name: locale === 'tw' ? '釀造現場' : 'How it is made' },
    PublishedAt: '2026-01-05T10:00:00+08:00',
    Duration: duration,
    Picture: { Src: `/media/video-${id}.svg`, Width: 640, Height: 320, Tone: 'sake' },
    ...(elsewhere !== undefined && { Elsewhere: elsewhere }),
  }));
}

export function sampleVideoList(locale: Locale): VideoList {
  const Items = sampleVideoCards(locale);
  const Categories = [
    { Code: 'craft', Name: locale === 'tw' ? '釀造現場' : 'How it is made', Count: 2 },
  ];
  return { Total: 2, Page: 1, PageSize: 12, PageCount: 1, Items, Categories };
}

/** `208` is hosted by the organiser, `225` by an external provider. */
export function sampleVideo(locale: Locale, id = '208'): VideoDetail {
  const card = sampleVideoCards(locale).find(({ Id }) => Id === id);
  if (!card) throw new Error(`There is no sample film "${id}".`);
  const isHostedHere = card.Elsewhere === undefined;
  return {
    ...card,
    Description: [
      locale === 'tw'
        ? '雪國的酒藏在最冷的月份釀酒。'
        : 'In the snow country sake is made in winter.',
    ],
    Cues: isHostedHere
      ? [
          {
            From: 0.2,
            To: 2.6,
            Text: locale === 'tw' ? '清晨四點，雪還在下。' : 'Four in the morning.',
          },
        ]
      : [],
    Captions: isHostedHere
      ? [
          { Lang: 'tw', Src: '/api/expo/VideoCaptions/DSWINE2026/208-tw.vtt' },
          { Lang: 'en', Src: '/api/expo/VideoCaptions/DSWINE2026/208-en.vtt' },
        ]
      : [],
    ...(isHostedHere
      ? { File: { Src: '/api/expo/File/DSWINE2026/film-koji.mp4?v=0123abcd', Type: 'video/mp4' } }
      : { Embed: { Provider: 'Formosa Tube', Url: 'https://formosa-tube.example/watch/press' } }),
  };
}
