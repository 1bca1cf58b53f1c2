import type { HitKind, SiteSearch } from '@dswine/shared/contract/search';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { saysNothing } from '../keywords/small-words.ts';
import { findAtTime } from './find-at-time.ts';
import { namesAlike } from './names-alike.ts';
import { toSearchGroup } from './search-hits.ts';
import { searchSite, type FoundOnSite } from './search-site.ts';
import { isPublished } from './site-document.ts';
import { programmeDays } from './list-documents.ts';
import { readDate } from './read-date.ts';
import { readTime, type TimeRead } from './read-time.ts';
import { readZhuyin } from './read-zhuyin.ts';
import type { SiteIndex } from './site-index.ts';

const perGroup = 4;
const perKind = 60;
const maxAlike = 4;

/** `kind`: results of that kind alone, and more of them. */
type SiteQuery = {
  keyword: string;
  kind?: HitKind;
  lang: Lang;
  now: Date;
};

/** What the site search answers. */
export function answerSearch(
  index: SiteIndex,
  { keyword, kind, lang, now }: SiteQuery,
): SiteSearch {
  const limit = kind ? perKind : perGroup;
  const days = programmeDays(index.documents);
  const typed = readDate(keyword.trim(), days);
  const time = readTime(typed, { days, now });
  const found = searchAtTime(index, time) ?? searchSite(index, typed, { lang, limit, now });
  const isAsTyped = found.groups.length > 0 && !found.isPartial && found.corrected === undefined;
  const meant = isAsTyped ? undefined : readZhuyin(keyword);
  const reader = {
    lang,
    lists: index.lists,
    keyword: found.corrected ?? typed,
  };
  const Groups = (meant === undefined ? found.groups : [])
    .filter((group) => kind === undefined || group.kind === kind)
    .map((group) => toSearchGroup(reader, group, limit));
  const names = index.documents
    .filter((document) => isPublished(document, now))
    .map((document) => inLocale(document.name, lang));
  return {
    Total: Groups.reduce((sum, group) => sum + group.Total, 0),
    Groups,
    ...(meant === undefined && found.corrected !== undefined && { Corrected: found.corrected }),
    ...(meant === undefined && found.isPartial && { Partial: true as const }),
    Alike: Groups.length > 0 ? [] : [meant ?? namesAlike(keyword, names, maxAlike)].flat(),
  };
}

/** Of a date alone there is a page: its programme. */
function searchAtTime(index: SiteIndex, time: TimeRead | undefined): FoundOnSite | undefined {
  if (!time || (time.half === undefined && saysNothing(time.rest))) return undefined;
  const groups = findAtTime(index, time);
  return groups.length === 0 ? undefined : { groups, isPartial: false };
}
