import type { VideoCard, VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import type { Locale } from '@dswine/shared/section/section';

const text = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

function cards(locale: Locale): [VideoCard, VideoCard] {
  const card = (Id: string, Duration: number, Title: string): VideoCard => ({
    Id,
    Title,
    Summary: text(locale, '清酒的一天從清晨開始。', 'A day of sake begins early.'),
    Category: { Code: 'craft', Name: text(locale, '釀造現場', 'How it is made') },
    PublishedAt: '2026-01-05T10:00:00+08:00',
    Duration,
    Picture: { Src: `/media/video-${Id}.svg`, Width: 640, Height: 320, Tone: 'sake' },
  });
  const press = text(locale, '開幕記者會全程紀錄', 'The opening press conference in full');
  const rice = text(locale, '下雪的早晨，蒸米', 'Steaming rice on a snowy morning');
  return [{ ...card('225', 2520, press), Elsewhere: 'Formosa Tube' }, card('208', 8, rice)];
}

export function sampleVideoList(locale: Locale): VideoList {
  const Items = cards(locale);
  const Categories = [{ ...Items[0].Category, Count: 2 }];
  return { Total: 2, Page: 1, PageSize: 12, PageCount: 1, Items, Categories };
}

/** `208` is hosted by the organiser, `225` by an external provider. */
export function sampleVideo(locale: Locale, id = '208'): VideoDetail {
  const [elsewhere, here] = cards(locale);
  const Description = [text(locale, '酒藏在最冷的月份釀酒。', 'Sake is made in winter.')];
  if (id === elsewhere.Id) {
    const Embed = { Provider: 'Formosa Tube', Url: 'https://formosa-tube.example/watch/press' };
    return { ...elsewhere, Description, Cues: [], Captions: [], Embed };
  }
  return {
    ...here,
    Description,
    Cues: [{ From: 0.2, To: 2.6, Text: text(locale, '清晨四點，雪還在下。', 'Four o’clock.') }],
    Captions: (['tw', 'en'] as const).map((Lang) => ({
      Lang,
      Src: `/api/expo/VideoCaptions/DSWINE2026/208-${Lang}.vtt`,
    })),
    File: { Src: '/api/expo/File/DSWINE2026/film-koji.mp4?v=0123abcd', Type: 'video/mp4' },
  };
}
