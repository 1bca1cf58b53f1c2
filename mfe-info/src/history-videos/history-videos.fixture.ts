import type { VideoList } from '@dswine/shared/contract/videos';
import type { Locale } from '@dswine/shared/section/section';

export function samplePastVideos(locale: Locale): VideoList {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const Category = { Code: 'history', Name: localize('歷年回顧', 'Past fairs') };
  const video = (Id: string, Year: number, Title: string): VideoList['Items'][number] => ({
    Id,
    Title,
    Summary: localize('四月，四天。', 'Four days in April.'),
    Category,
    PublishedAt: `${Year}-05-06T10:00:00+08:00`,
    Year,
    Duration: 8,
    Picture: { Src: `/media/video-${Id}.svg`, Width: 640, Height: 320, Tone: 'fair' },
  });
  const Items = [
    video('221', 2025, localize('2025 製造者的一句話', 'The makers of 2025')),
    video('220', 2025, localize('2025 酒展回顧', 'The fair of 2025')),
    video('222', 2024, localize('2024 酒展回顧', 'The fair of 2024')),
  ];
  const Categories = [{ ...Category, Count: 3 }];
  return { Total: 3, Page: 1, PageSize: 60, PageCount: 1, Items, Categories };
}
