import Cookies from 'js-cookie';
import type { DataRouter } from 'react-router';

/**
 * Query parameters that identify a page: ids, page numbers and searches. Others may hold tokens or
 * personal data.
 */
const allowedParameters = new Set([
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

/**
 * The URL to share with the organiser's other sites. Drops unlisted parameters, and the whole query
 * if the URL exceeds 1 KB.
 */
export function shareableUrl(address: string): string {
  const url = new URL(address);
  const search = new URLSearchParams(
    [...url.searchParams].filter(([name]) => allowedParameters.has(name)),
  ).toString();
  const base = url.origin + url.pathname;
  if (search === '') return base;
  const full = `${base}?${search}`;
  return new TextEncoder().encode(full).length > LIMIT_BYTES ? base : full;
}

let recorded = '';

/**
 * Writes the cookie RecordUrl. The organiser's account site returns to this URL after a login
 * (specification § 4). Only the browser writes it, because cached pages must not set cookies.
 */
export function recordUrl(domain: string | undefined): void {
  const url = shareableUrl(location.href);
  if (url === recorded) return;
  recorded = url;
  Cookies.set('RecordUrl', url, {
    expires: 365,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    ...(domain === undefined ? {} : { domain }),
  });
}

/** Keeps RecordUrl up to date while the reader navigates. */
export function trackRecordUrl(
  router: Pick<DataRouter, 'subscribe'>,
  domain: string | undefined,
): void {
  recordUrl(domain);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') recordUrl(domain);
  });
}
