import { createHash } from 'node:crypto';
import type { Lang, LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import type { EditionRecord } from '../editions/editions.queries.ts';
import { drawingVersion, type PictureRequest } from '../pictures/draw-picture.ts';

/** The pages that have a share picture of their own. */
export const shareKinds = [
  'exhibitor',
  'product',
  'news',
  'event',
  'press',
  'video',
  'area',
  'fair',
  'exhibitor-category',
  'news-category',
  'calendar-topic',
  'for-exhibitors',
  'service',
  'directory',
] as const;
export type ShareKind = (typeof shareKinds)[number];

/** A page that is shared: its record, and what is drawn for it. */
export type Shared = { kind: ShareKind; id: string; picture: PictureRequest };

/** What is shown where a page is shared: the record's drawing with its title, and when and where the fair is. */
export type ShareRequest = Shared & {
  lang: Lang;
  title: string;
  /** Above the title: the fair's name, or nothing when the title is that. */
  fair: string;
  when: string;
  where: string;
};

/** Raise it whenever the layout changes: it is part of every address. */
const layoutVersion = '2';

export function shareRequest(
  edition: EditionRecord,
  lang: Lang,
  shared: Shared,
  title: LocalisedText,
): ShareRequest {
  const { Name, Hall } = edition.Venue;
  return {
    ...shared,
    lang,
    title: inLocale(title, lang),
    fair: shared.kind === 'fair' ? '' : edition.ShortName[lang],
    when: writeDateRange(edition.StartDate, edition.EndDate, lang),
    where: [Name[lang], Hall[lang]].join(lang === 'tw' ? '' : ', '),
  };
}

/** The page of a record that has a drawing of its own. */
export function ofRecord(picture: PictureRequest & { kind: ShareKind }): Shared {
  return { kind: picture.kind, id: picture.id, picture };
}

/** Names all that is in the picture and how it is drawn, so that the address may be cached for ever. */
export function shareHash(request: ShareRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, drawingVersion, request]))
    .digest('hex')
    .slice(0, 12);
}

/** The address of a share picture as answers carry it. */
export function sharePath(edition: string, request: ShareRequest): string {
  const { kind, id } = request;
  return `/api/expo/Share/${edition}/${kind}/${id}-${shareHash(request)}.jpg?Lang=${request.lang}`;
}
