import { join } from 'node:path';
import { AlbumDetail, AlbumList, type AlbumCard, type Photo } from '@dswine/shared/contract/photos';
import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';
import { notFound } from '../../http/errors.ts';
import { code, name } from '../../http/expo-schema.ts';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import type { Organiser } from '../../http/organiser.ts';
import { readRoute } from '../editions/read-route.ts';
import type { PictureStorage } from '../../media/pictures/picture-storage.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { photoFormats, photoHash, photoId, photoOf, photoWidths } from './photo-request.ts';
import { renderPhoto } from './render-photo.ts';

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
      const album = edition.byKey.albums.get(id);
      if (!album) throw notFound('album', id);
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
const photoSchema = {
  tags: ['expo'],
  summary: 'A picture of an album, as AVIF or WebP in one of its widths',
  params: Type.Object({ code: name, album: name, file: name }),
  response: {
    200: { description: 'AVIF or WebP', content: { 'image/*': { schema: Type.Unknown() } } },
    404: Failure,
    500: Failure,
    503: Failure,
  },
};

export async function photoRoutes(
  app: Organiser,
  { pictures, renderFile, dataFolder }: Dependencies,
): Promise<void> {
  const cachedFile = createGeneratedFileCache(join(dataFolder, 'photos'));

  app.get(
    '/Photo/:code/:album/:file',
    { schema: photoSchema },
    async ({ edition, params }, reply) => {
      const [, id, hash, wide, extension] = fileName.exec(params.file) ?? [];
      const width = photoWidths.find((candidate) => String(candidate) === wide);
      const format = photoFormats.find((candidate) => candidate === extension);
      const album = edition.byKey.albums.get(params.album);
      const photo = album?.Photos.find(({ Id }) => Id === id);
      if (!album || !photo || !width || !format) throw notFound('picture');
      const file = pictures.find(edition.code, 'photo', photoId(album, photo));
      const current = photoHash(file);
      const bytes = await cachedFile(
        `${edition.code}/${album.Id}-${photo.Id}-${current}-${width}.${format}`,
        () => renderFile(file?.path, (path) => renderPhoto(path, width, format)),
      );
      void reply
        .header(
          'cache-control',
          current === hash ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        )
        .type(`image/${format}`);
      return reply.send(bytes);
    },
  );
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
