import { join } from 'node:path';
import { AlbumDetail, AlbumList, type AlbumCard, type Photo } from '@dswine/shared/contract/photos';
import { Type } from 'typebox';
import { requireRecord, localise, type Localizer } from '../editions/edition.ts';
import { notFound, code } from '../../http/responses.ts';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import { fileRoute, readRoute, type ReadRoute } from '../editions/read-route.ts';
import {
  type PictureStorage,
  pictureHash,
  type PictureFile,
} from '../../media/pictures/picture-storage.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { scalePicture } from '../../media/pictures/render-picture.ts';
import { pictureQuality } from '../../policies.ts';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { drawPlaceholder } from '../../media/pictures/placeholder.ts';

type Album = EditionRecords['albums'];

export const albumRoutes = [
  readRoute({
    path: '/Albums/:code',
    summary: 'Albums of pictures, all or those of one topic',
    query: { Group: Type.Optional(code) },
    data: AlbumList,
    select({ edition, view, query, dependencies: { pictures } }) {
      const { albums } = edition.records;
      const shown = albums.filter(
        ({ Group }) => query.Group === undefined || Group.Code === query.Group,
      );
      if (query.Group !== undefined && shown.length === 0) throw notFound('album');
      const Groups = [...Map.groupBy(albums, ({ Group }) => Group.Code).values()].map((same) => ({
        Code: same[0]?.Group.Code ?? '',
        Name: same[0] ? view.text(same[0].Group.Name) : '',
        Count: same.length,
      }));
      return { Groups, Items: shown.map((album) => albumCard(pictures, view, album)) };
    },
  }),
  readRoute({
    path: '/Albums/Detail/:code/:id',
    summary: 'One album with its pictures',
    data: AlbumDetail,
    select({ edition, view, params: { id }, dependencies: { pictures } }) {
      const album = requireRecord(edition, 'albums', id);
      const others = edition.records.albums.filter((other) => other !== album);
      return {
        ...albumCard(pictures, view, album),
        Photos: photosOf(pictures, view, album),
        Others: others.map((other) => albumCard(pictures, view, other)),
      };
    },
  }),
];

const fileName = /^(\d+)-([0-9a-f]{8})-(\d+)\.(\w+)$/u;

export function createPhotoRoute({ dataFolder }: Dependencies): ReadRoute {
  const cachedFile = createGeneratedFileCache(join(dataFolder, 'photos'));
  return fileRoute({
    path: '/Photo/:code/:album/:file',
    summary: 'A picture of an album, as AVIF or WebP in one of its widths',
    type: 'image/*',
    async file({ edition: { code: edition, byKey }, params, dependencies }) {
      const [, id, hash, wide, extension] = fileName.exec(params.file) ?? [];
      const width = photoWidths.find((candidate) => String(candidate) === wide);
      const format = photoFormats.find((candidate) => candidate === extension);
      const album = byKey.albums.get(params.album);
      const photo = album?.Photos.find(({ Id }) => Id === id);
      if (!album || !photo || !width || !format) throw notFound('picture');
      const file = dependencies.pictures.find(edition, 'photo', photoId(album, photo));
      const current = photoHash(file);
      const body = await cachedFile(
        `${edition}/${album.Id}-${photo.Id}-${current}-${width}.${format}`,
        () => dependencies.renderFile(file?.path, (path) => renderPhoto(path, width, format)),
      );
      return { body, type: `image/${format}`, isCurrent: current === hash };
    },
  });
}

function albumCard(pictures: PictureStorage, view: Localizer, album: Album): AlbumCard {
  const { Cover, Photos, ...card } = album;
  const photos = photosOf(pictures, view, album);
  const chosen = photos.find(({ Id }) => Id === Cover);
  // The chosen one, unless it is a rendering and there is a photograph.
  const cover = chosen?.Illustration === photos[0]?.Illustration ? chosen : photos[0];
  if (!cover) throw notFound('album', album.Id);
  return {
    ...localise(card, view.lang),
    Count: Photos.length,
    Cover: cover,
  };
}

/** Photographs first, then what was drawn or rendered. */
function photosOf(pictures: PictureStorage, view: Localizer, album: Album): Photo[] {
  const photos = album.Photos.map((photo) => photoOf(pictures, view, album, photo));
  return photos.toSorted((one, other) => Number(one.Illustration) - Number(other.Illustration));
}

async function renderPhoto(
  path: string | undefined,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const picture = (await scalePicture({ path, frame: photoSize, width })).flatten({
    background: '#fff',
  });
  return format === 'avif'
    ? picture.avif(pictureQuality.photoAvif).toBuffer()
    : picture.webp(pictureQuality.photoWebp).toBuffer();
}

type AlbumRecord = EditionRecords['albums'];

export const photoSize = { Width: 960, Height: 640 };
/** The rendered widths in px. The lightbox shows the largest. */
const photoWidths = [480, 960, 1600] as const;
const photoFormats = ['avif', 'webp'] as const;
type PhotoFormat = (typeof photoFormats)[number];

const photoId = (album: AlbumRecord, photo: AlbumRecord['Photos'][number]): string =>
  `${album.Id}-${photo.Id}`;

/** A hash of the photo's file, so that its URL can be cached forever. */
function photoHash(file: PictureFile | undefined): string {
  return file?.hash ?? pictureHash(drawPlaceholder(photoSize));
}

function photoOf(
  pictures: PictureStorage,
  { edition: { code, fair }, lang }: Localizer,
  album: AlbumRecord,
  photo: AlbumRecord['Photos'][number],
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
