import type { Lang, LocalisedText } from '@dswine/shared/contract/wire';
import type { Edition } from '../../content/editions/edition.ts';
import type { Localizer } from '../../content/editions/localizer.ts';
import type { PictureRequest, TopicKind } from '../pictures/picture-kinds.ts';
import { pictured } from '../picture-routes/pictured-records.ts';
import {
  ofRecord,
  sharePath,
  shareRequest,
  type SharedPicture,
  type ShareKind,
  type ShareRequest,
} from './share-request.ts';

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

type Shared = { picture: SharedPicture; title: LocalisedText };

const termKinds: Readonly<Record<TopicKind, string>> = {
  'exhibitor-category': 'category',
  'news-category': 'news-category',
  'calendar-topic': 'calendar-topic',
};

function findShared(edition: Edition, kind: ShareKind, id: string): Shared | undefined {
  if (kind === 'for-exhibitors') {
    const fair = pictured.fair(edition, id);
    return fair && { ...fair, title: edition.fair.ForExhibitors.Title };
  }
  if (!isTopic(kind)) return pictured[kind](edition, id);
  const term = edition.byKey.terms.get(`${termKinds[kind]}/${id}`);
  return term && { picture: { kind, id, area: term.Area ?? 'fair' }, title: term.Name };
}

const isTopic = (kind: ShareKind): kind is TopicKind => Object.hasOwn(termKinds, kind);
