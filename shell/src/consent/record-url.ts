import Cookies from 'js-cookie';
import type { DataRouter } from 'react-router';

/** Parameters whose values say which page is meant: ids, pages and searches. A value of any other may be a token or a person's data. */
const told = new Set([
  'id',
  'v',
  'category',
  'topic',
  'month',
  'page',
  'keyword',
  'booth',
  'country',
  'area',
  'tag',
  'sort',
  'type',
]);
const LIMIT_BYTES = 1024;

/** The address that the organiser's other sites may know: without what is not in the list, without a query above 1 KB. */
export function recordedUrl(address: string): string {
  const url = new URL(address);
  const search = new URLSearchParams(
    [...url.searchParams].filter(([name]) => told.has(name)),
  ).toString();
  const place = url.origin + url.pathname;
  if (search === '') return place;
  const whole = `${place}?${search}`;
  return new TextEncoder().encode(whole).length > LIMIT_BYTES ? place : whole;
}

/**
 * Keeps the cookie RecordUrl: the organiser's account site leads back to it after a login (specification § 4). Written
 * by the browser only, since a page that everybody gets sets no cookie.
 */
export function keepRecordUrl(
  router: Pick<DataRouter, 'subscribe'>,
  domain: string | undefined,
): void {
  let recorded = '';
  const record = () => {
    const url = recordedUrl(location.href);
    if (url === recorded) return;
    recorded = url;
    Cookies.set('RecordUrl', url, {
      expires: 365,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(domain === undefined ? {} : { domain }),
    });
  };
  record();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') record();
  });
}
