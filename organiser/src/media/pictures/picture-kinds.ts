import type { AreaCode } from '@dswine/shared/contract/wire';

/**
 * Frames in CSS px, whose proportions the files of a kind get, and the widths in px of these files:
 * for phones, for tablets and dense phones, and for the largest frame. All heights are whole numbers,
 * so that nothing moves by a fraction of a pixel when the file arrives.
 */
const frames = {
  product: { Width: 600, Height: 750, Widths: [360, 720, 1080] },
  exhibitor: { Width: 600, Height: 400, Widths: [360, 720, 1080] },
  news: { Width: 800, Height: 450, Widths: [368, 720, 1440] },
  event: { Width: 800, Height: 450, Widths: [368, 720, 1440] },
  area: { Width: 800, Height: 1000, Widths: [360, 720] },
  fair: { Width: 1600, Height: 900, Widths: [480, 832, 1600] },
  service: { Width: 640, Height: 400, Widths: [360, 720, 1280] },
  directory: { Width: 640, Height: 400, Widths: [360, 720, 1280] },
  press: { Width: 800, Height: 450, Widths: [368, 720, 1440] },
  video: { Width: 640, Height: 320, Widths: [360, 720, 1080] },
  hotel: { Width: 600, Height: 400, Widths: [360, 720, 1080] },
  partner: { Width: 240, Height: 240, Widths: [120, 240] },
} as const;

export type PictureKind = keyof typeof frames;
export const pictureKinds = Object.keys(frames) as PictureKind[];

/** Topics have pictures only where their page is shared. */
export const topicKinds = ['exhibitor-category', 'news-category', 'calendar-topic'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** The picture of a record: its kind and id name the file, its area the colours around it. */
export type PictureRequest = { kind: PictureKind; id: string; area: AreaCode | 'fair' };

export type Size = { Width: number; Height: number };

export function pictureSize(kind: PictureKind): Size {
  const { Width, Height } = frames[kind];
  return { Width, Height };
}

/** The widths in px in which pictures of a kind are rendered, narrowest first. */
export function pictureWidths(kind: PictureKind): readonly number[] {
  return frames[kind].Widths;
}
