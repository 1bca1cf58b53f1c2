import type { AreaCode } from '@dswine/shared/contract/wire';

/** Frames in CSS px. The picture files of a kind have these proportions. */
const sizes = {
  product: { Width: 600, Height: 750 },
  exhibitor: { Width: 600, Height: 400 },
  news: { Width: 800, Height: 450 },
  event: { Width: 800, Height: 450 },
  area: { Width: 800, Height: 1000 },
  fair: { Width: 1600, Height: 900 },
  service: { Width: 640, Height: 400 },
  directory: { Width: 640, Height: 400 },
  press: { Width: 800, Height: 450 },
  video: { Width: 640, Height: 320 },
  hotel: { Width: 600, Height: 400 },
  partner: { Width: 240, Height: 240 },
} as const;

export type PictureKind = keyof typeof sizes;
export const pictureKinds = Object.keys(sizes) as PictureKind[];

/** Topics have pictures only where their page is shared. */
export const topicKinds = ['exhibitor-category', 'news-category', 'calendar-topic'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** The picture of a record: its kind and id name the file, its area the colours around it. */
export type PictureRequest = { kind: PictureKind; id: string; area: AreaCode | 'fair' };

/** Intrinsic size in CSS px. */
export function pictureSize(kind: PictureKind): { Width: number; Height: number } {
  return sizes[kind];
}
