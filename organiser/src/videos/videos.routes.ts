import { VideoDetail, VideoList, type VideoCard } from '@dswine/shared/contract/videos';
import { Failure } from '@dswine/shared/contract/wire';
import { onlyIn, untranslated } from '@dswine/shared/fair/bilingual';
import { Type } from 'typebox';
import { videoPicture } from '../pictures/picture-requests.ts';
import { listExhibitors, type ExhibitorRecord } from '../content/exhibitors.queries.ts';
import { filePath } from '../files/files.routes.ts';
import { code, expoSchema, lang, name, orNothing, pageQuery } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { paginationOf } from '../http/paging.ts';
import { countedTerms, loadLocalizer, requireTerm, type Localizer } from '../content/localizer.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { findVideo, listVideos, type VideoRecord } from '../content/videos.queries.ts';
import { writeCaptions } from './write-captions.ts';

const listSchema = expoSchema({
  summary: 'Films, the newest first',
  params: { code: name },
  query: {
    ...lang,
    ...pageQuery(12),
    Category: Type.Optional(code),
    Exhibitor: Type.Optional(code),
  },
  data: VideoList,
});
const playSchema = expoSchema({
  summary: 'A film to play: by id, or the newest of all or of a category',
  params: { code: name },
  query: { ...lang, V: Type.Optional(code), Category: Type.Optional(code) },
  data: orNothing(VideoDetail),
});
const captionSchema = {
  tags: ['expo'],
  summary: 'Captions of a film as WebVTT: <id>-tw.vtt, <id>-en.vtt',
  params: Type.Object({ code: name, file: name }),
  response: {
    200: { description: 'WebVTT', content: { 'text/vtt': { schema: Type.String() } } },
    404: Failure,
    500: Failure,
  },
};

/** Films with captions in both languages. The `File` call serves the files themselves. */
export async function videoRoutes(
  app: Organiser,
  { database, pictures, files: storage, now }: Services,
): Promise<void> {
  app.get('/Videos/:code', { schema: listSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    // Past films are a category that a new edition may not have: then there are none of them.
    const { records, counts } = await listVideos(database, params.code, now(), query.Exhibitor);
    const requested = records.filter(
      ({ Category }) => query.Category === undefined || Category === query.Category,
    );
    const pagination = paginationOf(requested.length, query);
    const first = (query.Page - 1) * query.PageSize;
    const Items = await cards(view, requested.slice(first, first + query.PageSize));
    return {
      Code: 200,
      Data: { ...pagination, Items, Categories: countedTerms(view, 'video-category', counts) },
    };
  });

  app.get('/Videos/Play/:code', { schema: playSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    requireTerm(view, 'video-category', query.Category);
    const { records } = await listVideos(database, params.code, now());
    const ofCategory = records.filter(
      ({ Category }) => query.Category === undefined || Category === query.Category,
    );
    const newest = ofCategory.find(({ File }) => File !== undefined) ?? ofCategory[0];
    const record = query.V === undefined ? newest : records.find(({ Id }) => Id === query.V);
    if (!record && query.V === undefined) return { Code: 200, Data: null };
    const [card] = record ? await cards(view, [record]) : [];
    if (!record || !card) throw notFound('video', query.V);
    const file = record.File === undefined ? undefined : await storage(params.code, record.File);
    return {
      Code: 200,
      Data: {
        ...card,
        ...onlyIn(record.Title),
        ...(await shareOf(database, params.code, {
          kind: 'video',
          id: record.Id,
          lang: query.Lang,
        })),
        Description: view.paragraphs(record.Description),
        Cues: record.Captions.map(({ From, To, Text }) => ({ From, To, Text: view.text(Text) })),
        ...(file && { File: { Src: filePath(params.code, file), Type: file.type } }),
        Captions: record.Captions.length === 0 ? [] : captionsOf(params.code, record.Id),
        ...(record.Embed && { Embed: record.Embed }),
      },
    };
  });

  app.get('/VideoCaptions/:code/:file', { schema: captionSchema }, async ({ params }, reply) => {
    const [, id = '', language] = /^(\d+)-(tw|en)\.vtt$/u.exec(params.file) ?? [];
    const record = await findVideo(database, params.code, id);
    if (!record || record.Captions.length === 0) throw notFound('video', id);
    void reply.type('text/vtt; charset=utf-8');
    return writeCaptions(record.Captions, language === 'en' ? 'en' : 'tw');
  });
}

const captionsOf = (edition: string, id: string) =>
  (['tw', 'en'] as const).map((Lang) => ({
    Lang,
    Src: `/api/expo/VideoCaptions/${edition}/${id}-${Lang}.vtt`,
  }));

async function cards(view: Localizer, records: VideoRecord[]): Promise<VideoCard[]> {
  const ids = records.flatMap(({ ExhibitorId }) => ExhibitorId ?? []);
  const exhibitors = new Map(
    (await listExhibitors(view.database, view.edition, ids)).map((one) => [one.Id, one]),
  );
  return records.map((record) => cardOf(view, record, exhibitors.get(record.ExhibitorId ?? '')));
}

function cardOf(
  view: Localizer,
  record: VideoRecord,
  exhibitor: ExhibitorRecord | undefined,
): VideoCard {
  return {
    Id: record.Id,
    Title: view.text(record.Title),
    Summary: view.text(record.Summary),
    Category: view.named('video-category', record.Category),
    PublishedAt: record.PublishedAt,
    Duration: record.Duration,
    Picture: view.picture(videoPicture(record)),
    ...(record.Year !== undefined && { Year: record.Year }),
    ...(exhibitor && { Exhibitor: { Id: exhibitor.Id, Name: view.text(exhibitor.Name) } }),
    ...(record.Embed && { Elsewhere: record.Embed.Provider }),
    ...untranslated(
      {
        Title: record.Title,
        Summary: record.Summary,
        Description: record.Description,
        ExhibitorName: exhibitor?.Name,
      },
      view.lang,
    ),
  };
}
