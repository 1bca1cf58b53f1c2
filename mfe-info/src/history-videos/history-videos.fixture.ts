import type { VideoList } from '@dswine/shared/contract/videos';
import type { Locale } from '@dswine/shared/section/section';

export function samplePastVideos(locale: Locale): VideoList {
  const name = locale === 'tw' ? '歷年回顧' : 'Past fairs';
  const video = (Id: string, Year: number, tw: string, en: string): VideoList['Items'][number] => ({
    Id,
    Title: locale === 'tw' ? tw : en,
    Summary: locale === 'tw' ? '四月十八日至二十一日，四天。' : 'Four days in April.',
    Category: { Code: 'history', Name: name },
    PublishedAt: `${Year}-05-06T10:00:00+08:00`,
    Year,
    Duration: 8,
    Picture: { Src: `/media/video-${Id}.svg`, Width: 640, Height: 320, Tone: 'fair' },
  });
  const Items = [
    video('221', 2025, '2025 製造者的一句話', 'One sentence from the makers of 2025'),
    video('220', 2025, '2025 酒展回顧', 'The fair of 2025'),
    video('222', 2024, '2024 酒展回顧', 'The fair of 2024'),
  ];
  return {
    Total: 3,
    Page: 1,
    PageSize: 60,
    PageCount: 1,
    Items,
    Categories: [{ Code: 'history', Name: name, Count: 3 }],
  };
}
