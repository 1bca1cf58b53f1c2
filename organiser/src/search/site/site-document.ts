import type { HitKind } from '@dswine/shared/contract/search';
import type { AreaCode, Lang, LocalisedText } from '@dswine/shared/contract/wire';

/** What the site search knows about anything but exhibitors and products. */
export type SiteDocument = {
  kind: HitKind;
  id: string;
  name: LocalisedText;
  /** The names by which it is found, if not only its own. */
  names: readonly string[];
  /** What it belongs to, such as the topic of an event. */
  topic?: readonly string[];
  /** Code of the topic of an event. */
  topicCode?: string;
  note?: (lang: Lang) => string;
  text?: LocalisedText;
  /** Further text in which words are found, in any language. */
  body: readonly string[];
  path: (lang: Lang) => string;
  area?: AreaCode;
  /** It is not found before this instant (ISO 8601). */
  publishedAt?: string;
  times?: { Start: string; End: string };
};

export const isPublished = ({ publishedAt }: SiteDocument, now: Date): boolean =>
  publishedAt === undefined || Date.parse(publishedAt) <= now.getTime();

/** All texts of a record, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
