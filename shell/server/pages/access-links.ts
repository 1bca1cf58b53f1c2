import { accessCookies, accesses } from '@dswine/shared/fair/addresses/access-cookies';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import { canonicalPath, type MatchedPage } from '../../src/composition/matched-page.ts';

/** Whether a URL may contain an access token. A cheap check, because it runs on every request. */
export const mayContainToken = (url: string): boolean =>
  url.includes('?') && accesses.some(({ parameter }) => url.includes(`${parameter}=`));

/**
 * Moves the token of a mailed link from the URL into cookies of its page. In the URL it would leak
 * into histories, logs and `Referer`. Undefined when the URL has no token.
 */
export function exchangeToken(
  url: URL,
  page: MatchedPage,
  siteUrl: string,
): { location: string; cookies: string[] } | undefined {
  const path = canonicalPath(page);
  const access = accesses.find(
    (candidate) => candidate.page === path && url.searchParams.has(candidate.parameter),
  );
  if (!access) return undefined;
  const value = url.searchParams.get(access.parameter) ?? '';
  return {
    location: inLocalePath(page.locale, path) + writeQuery(page.query),
    cookies: accessCookies(access, value, siteUrl.startsWith('https:')),
  };
}
