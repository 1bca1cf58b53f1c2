import { isLocale, localeCodes } from '@dswine/shared/contract/locales';
import { VideoDetail, VideoList, type VideoCard } from '@dswine/shared/contract/videos';
import { Failure } from '@dswine/shared/contract/wire';
import { onlyIn, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { Type } from 'typebox';
import type { Edition, VideoRecord } from '../editions/edition.ts';
import {
  countCategories,
  ofCategory,
  ofExhibitor,
  pastLast,
  published,
} from '../editions/lists.ts';
import { countedTerms, requireTerm, type Localizer } from '../editions/localizer.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { notFound } from '../../http/errors.ts';
import { code, name, orNothing, pageQuery } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';
import { pageOf } from '../../http/paging.ts';
import { readRoute } from '../editions/read-route.ts';
import { videoPicture } from '../../media/pictures/picture-requests.ts';
import { shareOf } from '../../media/share-pictures/share.queries.ts';
import { writeCaptions } from './write-captions.ts';

/** Films with captions in both languages. The `File` call serves the files themselves. */
export const videoRoutes = [
  readRoute({
    path: '/Videos/:code',
    summary: 'Films, the newest first',
    query: {
      ...pageQuery(12),
      Category: Type.Optional(code),
      Exhibitor: Type.Optional(code),
    },
    data: VideoList,
    select({ edition, view, query, now }) {
      const records = ofExhibitor(visible(edition, now), query.Exhibitor);
      // Past films are a category that a new edition may not have: then there are none of them.
      const { items, ...pagination } = pageOf(ofCategory(records, query.Category), query);
      return {
        ...pagination,
        Items: items.map((record) => cardOf(view, record)),
        Categories: countedTerms(view, 'video-category', countCategories(records)),
      };
    },
  }),
  readRoute({
    path: '/Videos/Play/:code',
    summary: 'A film to play: by id, or the newest of all or of a category',
    query: { V: Type.Optional(code), Category: Type.Optional(code) },
    data: orNothing(VideoDetail),
    async select({ edition, view, query: { V, Category }, now, dependencies }) {
      requireTerm(view, 'video-category', Category);
      const records = visible(edition, now);
      const choice = ofCategory(records, Category);
      const newest = choice.find((one) => one.File !== undefined) ?? choice[0];
      const record = V === undefined ? newest : records.find(({ Id }) => Id === V);
      if (!record && V === undefined) return null;
      if (!record) throw notFound('video', V);
      const file = record.File && (await dependencies.files(edition.code, record.File));
      return {
        ...cardOf(view, record),
        ...onlyIn(record.Title),
        ...shareOf(view, 'video', record.Id),
        Description: view.paragraphs(record.Description),
        Cues: record.Captions.map(({ From, To, Text }) => ({ From, To, Text: view.text(Text) })),
        ...(file && { File: { Src: filePath(edition.code, file), Type: file.type } }),
        Captions: record.Captions.length === 0 ? [] : captionsOf(edition.code, record.Id),
        ...(record.Embed && { Embed: record.Embed }),
      };
    },
  }),
];

/** The films that are published; those that are over come last. */
const visible = ({ records }: Edition, now: Date) => pastLast(published(records.videos, now), now);

const captionSchema = {
  tags: ['expo'],
  summary: 'Captions of a film as WebVTT: <id>-<Lang>.vtt',
  params: Type.Object({ code: name, file: name }),
  response: {
    200: { description: 'WebVTT', content: { 'text/vtt': { schema: Type.String() } } },
    404: Failure,
    500: Failure,
  },
};

export async function captionRoutes(app: Organiser): Promise<void> {
  app.get('/VideoCaptions/:code/:file', { schema: captionSchema }, async (request, reply) => {
    const [, id = '', language] = /^(\d+)-(\w+)\.vtt$/u.exec(request.params.file) ?? [];
    const record = request.edition.byKey.videos.get(id);
    if (!record || record.Captions.length === 0 || !isLocale(language)) throw notFound('video', id);
    void reply.type('text/vtt; charset=utf-8');
    return writeCaptions(record.Captions, language);
  });
}

const captionsOf = (edition: string, id: string) =>
  localeCodes.map((Lang) => ({
    Lang,
    Src: `/api/expo/VideoCaptions/${edition}/${id}-${Lang}.vtt`,
  }));

function cardOf(view: Localizer, record: VideoRecord): VideoCard {
  const exhibitor = view.edition.byKey.exhibitors.get(record.ExhibitorId ?? '');
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
