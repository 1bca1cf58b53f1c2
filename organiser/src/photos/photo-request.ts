import { createHash } from 'node:crypto';
import type { Photo } from '@dswine/shared/contract/photos';
import type { AreaCode, Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../records/records.ts';
import type { Scene } from '../records/albums.records.ts';

type Album = EditionRecords['albums'];

/** The content of an album picture. The same request always gives the same picture. */
export type PhotoRequest = { album: string; id: string; scene: Scene; area: AreaCode };

/** The rendered widths in px. The lightbox shows the largest. */
export const photoWidths = [480, 960, 1600] as const;
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Increase it when a scene or its rendering changes: it is part of every URL. */
const photoVersion = '1';

export function photoRequest(album: Album, photo: Album['Photos'][number]): PhotoRequest {
  return { album: album.Id, id: photo.Id, scene: photo.Scene, area: photo.Area };
}

/** A hash of the picture's content and drawing version, so that its URL can be cached forever. */
export function photoHash(request: PhotoRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([photoVersion, request]))
    .digest('hex')
    .slice(0, 8);
}

/** A picture as the API returns it. */
export function photoOf(
  edition: string,
  album: Album,
  photo: Album['Photos'][number],
  lang: Lang,
): Photo {
  const request = photoRequest(album, photo);
  const src = (width: number, format: PhotoFormat) =>
    `/api/expo/Photo/${edition}/${album.Id}/${photo.Id}-${photoHash(request)}-${width}.${format}`;
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
    Width: 960,
    Height: 640,
    Tone: photo.Area,
  };
}
