import type { EditionRecords } from '../records/records.ts';

type Video = EditionRecords['videos'];
const both = (tw: string, en: string) => ({ tw, en });
const video = (Id: string, Category: string, day: string, rest: Partial<Video>): Video => ({
  Id,
  Category,
  Title: both(`影片 ${Id}`, `Film ${Id}`),
  Summary: both('摘要', 'Summary'),
  Description: [both('說明', 'Description')],
  PublishedAt: `${day}T09:00:00+08:00`,
  Duration: 8,
  Scene: 'dawn',
  Captions: [
    { From: 0.2, To: 2.6, Text: both('天亮', 'Dawn --> day') },
    { From: 2.9, To: 65, Text: both('開門', 'Doors\n\n& lights') },
  ],
  ...rest,
});
const category = (Code: string, tw: string, en: string): EditionRecords['terms'] => ({
  Kind: 'video-category',
  Code,
  Name: both(tw, en),
});

export const sampleVideos = {
  categories: [
    category('fair', '逛展指南', 'Around the fair'),
    category('history', '歷年回顧', 'Past fairs'),
  ],
  videos: [
    video('201', 'history', '2025-05-05', { Year: 2025, File: 'film-one.mp4' }),
    video('202', 'fair', '2026-02-05', { ExhibitorId: '1001', File: 'film-one.mp4' }),
    video('203', 'fair', '2026-03-05', {
      Captions: [],
      Duration: 60,
      Embed: { Provider: 'Some Tube', Url: 'https://some-tube.example/1' },
    }),
  ],
};
