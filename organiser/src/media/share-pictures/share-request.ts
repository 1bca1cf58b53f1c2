import { joinPlace } from '@dswine/shared/fair/texts/join-names';
import { createHash } from 'node:crypto';
import type { Lang, LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import type { EditionRecord, Edition, Localizer } from '../../content/editions/edition.ts';
import type { PictureRequest, TopicKind } from '../pictures/picture-kinds.ts';
import { pictured } from '../picture-routes/pictured-records.ts';

/** The pages with their own share picture. */
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

export type SharedPicture = Pick<PictureRequest, 'id' | 'area'> & {
  kind: PictureRequest['kind'] | TopicKind;
};
export type Shared = { kind: ShareKind; id: string; picture: SharedPicture };

/**
 * The content of a share picture: the record's picture and title, and the date and venue of the
 * fair.
 */
export type ShareRequest = Shared & {
  lang: Lang;
  title: string;
  /** Above the title: the fair's name, or empty when the title is the fair's name. */
  fair: string;
  when: string;
  where: string;
};

/** Increase it when the layout changes: it is part of every URL. */
const layoutVersion = '3';

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
    title: withoutEmoji(inLocale(title, lang)),
    fair: shared.kind === 'fair' ? '' : inLocale(edition.ShortName, lang),
    when: writeDateRange(edition.StartDate, edition.EndDate, lang),
    where: joinPlace([inLocale(Name, lang), inLocale(Hall, lang)], lang),
  };
}

/** The page of a record that has its own picture. */
export function ofRecord(picture: PictureRequest & { kind: ShareKind }): Shared {
  return { kind: picture.kind, id: picture.id, picture };
}

/** A hash of the picture's content and layout version, so that its URL can be cached forever. */
export function shareHash(request: ShareRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, request]))
    .digest('hex')
    .slice(0, 12);
}

/** The URL path of a share picture as the API returns it. */
export function sharePath(edition: string, request: ShareRequest): string {
  const { kind, id } = request;
  return `/api/expo/Share/${edition}/${kind}/${id}-${shareHash(request)}.jpg?Lang=${request.lang}`;
}

/** Fonts for text have no emoji, which would be boxes in the picture. */
export function withoutEmoji(text: string): string {
  return text
    .replaceAll(/\p{RGI_Emoji}|\p{Emoji_Presentation}|[\u{FE0F}\u{200D}\u{20E3}]/gv, ' ')
    .replaceAll(/\s+(?=[，。、；：！？]|$)|^\s+/gu, '')
    .replaceAll(/ {2,}/gu, ' ');
}

export function findShareRequest(
  edition: Edition,
  { kind, id, lang }: { kind: ShareKind; id: string; lang: Lang },
): ShareRequest | undefined {
  const shown = findShared(edition, kind, id);
  return (
    shown && shareRequest(edition.fair, lang, { kind, id, picture: shown.picture }, shown.title)
  );
}

/** The `Share` field of a response about a record or a topic, or nothing. */
export function shareOf(
  { edition, lang }: Localizer,
  kind: ShareKind,
  id: string | undefined,
): { Share?: string } {
  const request = id === undefined ? undefined : findShareRequest(edition, { kind, id, lang });
  return request ? { Share: sharePath(edition.code, request) } : {};
}

/** The path of the share picture of a record that is shown. */
export function shareLink(
  { edition, lang }: Localizer,
  picture: PictureRequest & { kind: ShareKind },
  title: LocalisedText,
): string {
  return sharePath(edition.code, shareRequest(edition.fair, lang, ofRecord(picture), title));
}

type SharedRecord = { picture: SharedPicture; title: LocalisedText };

const termKinds: Readonly<Record<TopicKind, string>> = {
  'exhibitor-category': 'category',
  'news-category': 'news-category',
  'calendar-topic': 'calendar-topic',
};

function findShared(edition: Edition, kind: ShareKind, id: string): SharedRecord | undefined {
  if (kind === 'for-exhibitors') {
    const fair = pictured.fair(edition, id);
    return fair && { ...fair, title: edition.fair.ForExhibitors.Title };
  }
  if (!isTopic(kind)) return pictured[kind](edition, id);
  const term = edition.byKey.terms.get(`${termKinds[kind]}/${id}`);
  return term && { picture: { kind, id, area: term.Area ?? 'fair' }, title: term.Name };
}

const isTopic = (kind: ShareKind): kind is TopicKind => Object.hasOwn(termKinds, kind);
