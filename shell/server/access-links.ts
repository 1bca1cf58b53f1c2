import { accessCookies, accesses } from '@dswine/shared/fair/access-cookies';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import { canonicalPath, type MatchedPage } from '../src/composition/matched-page.ts';

/** Whether a URL may bring a token; cheap, since it is asked for every request. */
export const mayBringToken = (url: string): boolean =>
  url.includes('?') && accesses.some(({ parameter }) => url.includes(`${parameter}=`));

/**
 * Moves the token of a mailed link out of the address, where histories, logs and `Referer` would
 * keep it: into cookies of this page. Undefined when the address has none.
 */
export function leaveTokenBehind(
  url: URL,
  page: MatchedPage,
  siteUrl: string,
): { location: string; cookies: string[] } | undefined {
  const path = canonicalPath(page);
  const access = accesses.find(
    (known) => known.page === path && url.searchParams.has(known.parameter),
  );
  if (!access) return undefined;
  const value = url.searchParams.get(access.parameter) ?? '';
  return {
    location: inLocalePath(page.locale, path) + writeQuery(page.query),
    cookies: accessCookies(access, value, siteUrl.startsWith('https:')),
  };
}
