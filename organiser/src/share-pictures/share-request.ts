import { createHash } from 'node:crypto';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { writeDateRange } from '@dswine/shared/fair/dates';
import type { EditionRecord } from '../editions/editions.queries.ts';
import { drawingVersion, type PictureRequest } from '../pictures/draw-picture.ts';

/** What is shown where a page is shared: the record's drawing with its title, and when and where the fair is. */
export type ShareRequest = {
  picture: PictureRequest;
  lang: Lang;
  title: string;
  /** Above the title: the fair's name, or nothing when the title is that. */
  fair: string;
  when: string;
  where: string;
};

/** Raise it whenever the layout changes: it is part of every address. */
const layoutVersion = '1';

export function shareRequest(
  edition: EditionRecord,
  lang: Lang,
  picture: PictureRequest,
  title: Bilingual,
): ShareRequest {
  const { Name, Hall } = edition.Venue;
  return {
    picture,
    lang,
    title: title[lang],
    fair: picture.kind === 'fair' ? '' : edition.ShortName[lang],
    when: writeDateRange(edition.StartDate, edition.EndDate, lang),
    where: [Name[lang], Hall[lang]].join(lang === 'tw' ? '' : ', '),
  };
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
  const { kind, id } = request.picture;
  return `/api/expo/Share/${edition}/${kind}/${id}-${shareHash(request)}.jpg?Lang=${request.lang}`;
}
