import type { Photo } from '@dswine/shared/contract/photos';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Localizer } from '../editions/edition.ts';
import {
  pictureHash,
  type PictureFile,
  type PictureStorage,
} from '../../media/pictures/picture-storage.ts';
import { drawPlaceholder } from '../../media/pictures/placeholder.ts';
import type { EditionRecords } from '../records/records.ts';

type Album = EditionRecords['albums'];

export const photoSize = { Width: 960, Height: 640 };
/** The rendered widths in px. The lightbox shows the largest. */
export const photoWidths = [480, 960, 1600] as const;
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

export const photoId = (album: Album, photo: Album['Photos'][number]): string =>
  `${album.Id}-${photo.Id}`;

/** A hash of the photo's file, so that its URL can be cached forever. */
export function photoHash(file: PictureFile | undefined): string {
  return file?.hash ?? pictureHash(drawPlaceholder(photoSize));
}

export function photoOf(
  pictures: PictureStorage,
  { edition: { code, fair }, lang }: Localizer,
  album: Album,
  photo: Album['Photos'][number],
): Photo {
  const file = pictures.find(code, 'photo', photoId(album, photo));
  const hash = photoHash(file);
  const src = (width: number, format: PhotoFormat) =>
    `/api/expo/Photo/${code}/${album.Id}/${photo.Id}-${hash}-${width}.${format}`;
  const set = (format: PhotoFormat) =>
    photoWidths.map((width) => `${src(width, format)} ${width}w`).join(', ');
  return {
    Id: photo.Id,
    Caption: inLocale(photo.Caption, lang),
    Alt: inLocale(photo.Alt, lang),
    Source: inLocale(photo.Source ?? fair.Organiser.Name, lang),
    Illustration: file?.isDrawing ?? true,
    Src: src(960, 'webp'),
    Large: src(1600, 'webp'),
    Avif: set('avif'),
    Webp: set('webp'),
    ...photoSize,
    Tone: photo.Area,
  };
}
