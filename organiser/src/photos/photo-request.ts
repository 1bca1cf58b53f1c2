import { createHash } from 'node:crypto';
import type { Photo } from '@dswine/shared/contract/photos';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../records/records.ts';

type Album = EditionRecords['albums'];

/** The frame of a photo in CSS px. */
export const photoSize = { Width: 960, Height: 640 };
/** The rendered widths in px. The lightbox shows the largest. */
export const photoWidths = [480, 960, 1600] as const;
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Increase it when the rendering changes: it is part of every URL. */
const photoVersion = '2';

/**
 * A hash of the photo and the version of its rendering, so that its URL can be cached forever.
 * Another picture in its place is another photo, with an id of its own.
 */
export function photoHash({ Id, Scene, Area }: Album['Photos'][number]): string {
  return createHash('sha256')
    .update(JSON.stringify([photoVersion, Id, Scene, Area]))
    .digest('hex')
    .slice(0, 8);
}

/** A photo as the API returns it. */
export function photoOf(
  edition: string,
  album: Album,
  photo: Album['Photos'][number],
  lang: Lang,
): Photo {
  const src = (width: number, format: PhotoFormat) =>
    `/api/expo/Photo/${edition}/${album.Id}/${photo.Id}-${photoHash(photo)}-${width}.${format}`;
  const set = (format: PhotoFormat) =>
    photoWidths.map((width) => `${src(width, format)} ${width}w`).join(', ');
  return {
    Id: photo.Id,
    Caption: inLocale(photo.Caption, lang),
    Alt: inLocale(photo.Alt, lang),
    Src: src(960, 'webp'),
    Large: src(1600, 'webp'),
    Avif: set('avif'),
    Webp: set('webp'),
    ...photoSize,
    Tone: photo.Area,
  };
}
