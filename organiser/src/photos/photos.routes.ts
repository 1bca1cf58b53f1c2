import { join } from 'node:path';
import { AlbumDetail, AlbumList, type AlbumCard } from '@dswine/shared/contract/photos';
import { Failure, type Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { Type } from 'typebox';
import type { EditionRecords } from '../records/records.ts';
import { code, expoSchema, lang, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import { createGeneratedFileCache } from '../http/generated-file-cache.ts';
import type { Organiser } from '../http/organiser.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { findRecord, listRecords } from '../content/page-records.queries.ts';
import type { Services } from '../services.ts';
import {
  photoFormats,
  photoHash,
  photoId,
  photoOf,
  photoWidths,
  type PhotoView,
} from './photo-request.ts';
import { renderPhoto } from './render-photo.ts';

type Album = EditionRecords['albums'];

const listSchema = expoSchema({
  summary: 'Albums of pictures, all or those of one topic',
  params: { code: name },
  query: { ...lang, Group: Type.Optional(code) },
  data: AlbumList,
});
const detailSchema = expoSchema({
  summary: 'One album with its pictures',
  params: { code: name, id: name },
  query: lang,
  data: AlbumDetail,
});
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
  { database, pictures, renderFile, dataFolder }: Services,
): Promise<void> {
  const cachedFile = createGeneratedFileCache(join(dataFolder, 'photos'));
  const viewOf = async (edition: string, lang: Lang): Promise<PhotoView> => {
    const { Organiser: organiser } = await requireEdition(database, edition);
    return { pictures, edition, lang, organiser: organiser.Name };
  };

  app.get('/Albums/:code', { schema: listSchema }, async ({ params, query }) => {
    const albums = await listRecords(database, params.code, 'albums');
    const view = await viewOf(params.code, query.Lang);
    return { Code: 200, Data: albumList(view, albums, query.Group) };
  });

  app.get('/Albums/Detail/:code/:id', { schema: detailSchema }, async ({ params, query }) => {
    const albums = await listRecords(database, params.code, 'albums');
    const album = albums.find(({ Id }) => Id === params.id);
    if (!album) throw notFound('album', params.id);
    const view = await viewOf(params.code, query.Lang);
    const card = (one: Album) => albumCard(view, one);
    return {
      Code: 200,
      Data: {
        ...card(album),
        Photos: album.Photos.map((photo) => photoOf(view, album, photo)),
        Others: albums.filter((other) => other !== album).map(card),
      },
    };
  });

  app.get('/Photo/:code/:album/:file', { schema: photoSchema }, async ({ params }, reply) => {
    const [, id, hash, wide, extension] = fileName.exec(params.file) ?? [];
    const width = photoWidths.find((candidate) => String(candidate) === wide);
    const format = photoFormats.find((candidate) => candidate === extension);
    const album = await findRecord(database, params.code, 'albums', params.album);
    const photo = album?.Photos.find(({ Id }) => Id === id);
    if (!album || !photo || !width || !format) throw notFound('picture');
    const file = pictures.find(params.code, 'photo', photoId(album, photo));
    const current = photoHash(file);
    const bytes = await cachedFile(
      `${params.code}/${album.Id}-${photo.Id}-${current}-${width}.${format}`,
      () => renderFile(file?.path, (path) => renderPhoto(path, width, format)),
    );
    void reply
      .header(
        'cache-control',
        current === hash ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      )
      .type(`image/${format}`);
    return reply.send(bytes);
  });
}

function albumList(view: PhotoView, albums: readonly Album[], group?: string): AlbumList {
  const shown = albums.filter(({ Group }) => group === undefined || Group.Code === group);
  if (group !== undefined && shown.length === 0) throw notFound('album');
  const Groups = [...Map.groupBy(albums, ({ Group }) => Group.Code).values()].map((same) => ({
    Code: same[0]?.Group.Code ?? '',
    Name: same[0] ? inLocale(same[0].Group.Name, view.lang) : '',
    Count: same.length,
  }));
  return { Groups, Items: shown.map((album) => albumCard(view, album)) };
}

function albumCard(view: PhotoView, album: Album): AlbumCard {
  const { Id, Title, Text, Date, Group, Photos } = album;
  const cover = Photos.find((photo) => photo.Id === album.Cover) ?? Photos[0];
  if (!cover) throw notFound('album', Id);
  return {
    Id,
    Title: inLocale(Title, view.lang),
    Text: inLocale(Text, view.lang),
    Date,
    Group: { Code: Group.Code, Name: inLocale(Group.Name, view.lang) },
    Count: Photos.length,
    Cover: photoOf(view, album, cover),
  };
}
