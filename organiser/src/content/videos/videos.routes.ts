import { isLocale, localeCodes } from '@dswine/shared/contract/locales';
import { VideoDetail, VideoList, type VideoCard } from '@dswine/shared/contract/videos';
import { onlyIn, untranslated, inLocale } from '@dswine/shared/fair/texts/bilingual';
import { Type } from 'typebox';
import {
  requireRecord,
  type Edition,
  type VideoRecord,
  countedTerms,
  requireTerm,
  type Localizer,
} from '../editions/edition.ts';
import {
  countCategories,
  ofCategory,
  ofExhibitor,
  pastLast,
  published,
  fileRoute,
  readRoute,
} from '../editions/read-route.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { notFound, code, orNothing, pageQuery, pageOf } from '../../http/responses.ts';
import { videoPicture } from '../../media/pictures/picture-requests.ts';
import { shareOf } from '../../media/share-pictures/share-request.ts';
import type { Lang } from '@dswine/shared/contract/wire';

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

export const captionRoute = fileRoute({
  path: '/VideoCaptions/:code/:file',
  summary: 'Captions of a film as WebVTT: <id>-<Lang>.vtt',
  type: 'text/vtt',
  file({ edition, params }) {
    const [, id = '', language] = /^(\d+)-(\w+)\.vtt$/u.exec(params.file) ?? [];
    const { Captions } = requireRecord(edition, 'videos', id);
    if (Captions.length === 0 || !isLocale(language)) throw notFound('video', id);
    return { body: writeCaptions(Captions, language), type: 'text/vtt; charset=utf-8' };
  },
});

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

/**
 * The captions of a film as WebVTT. They are above the lower edge, where players have their
 * controls.
 */
function writeCaptions(captions: VideoRecord['Captions'], lang: Lang): string {
  const cues = captions.map(
    ({ From, To, Text }, index) =>
      `${index + 1}\n${clock(From)} --> ${clock(To)} line:-3\n${oneLine(inLocale(Text, lang))}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** `00:01:02.500`. */
function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** An arrow or an empty line would end a cue, and `<` starts a tag. */
function oneLine(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/gu, ' ');
}
