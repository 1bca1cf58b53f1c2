import { createHash } from 'node:crypto';
import type { Photo } from '@dswine/shared/contract/photos';
import type { AreaCode, Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../import/records.ts';
import type { Scene } from './draw-photo.ts';

type Album = EditionRecords['albums'];

/** What a picture of an album shows. The same request always gives the same picture. */
export type PhotoRequest = { album: string; id: string; scene: Scene; area: AreaCode };

/** The widths in which a picture is made; the largest is what the lightbox shows. */
export const photoWidths = [480, 960, 1600] as const;
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Raise it whenever a scene or its rendering changes: it is part of every address. */
const photoVersion = '1';

export function photoRequest(album: Album, photo: Album['Photos'][number]): PhotoRequest {
  return { album: album.Id, id: photo.Id, scene: photo.Scene, area: photo.Area };
}

/** Names what is in the picture and how it is drawn, so that the address may be cached for ever. */
export function photoHash(request: PhotoRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([photoVersion, request]))
    .digest('hex')
    .slice(0, 8);
}

/** A picture as answers carry it. */
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
