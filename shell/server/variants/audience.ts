import rule from '../../../deploy/edge/edge-rule.js';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The canary that a request asks for, by its id. `isShared`: under an address of its own. */
type Cohort = { id: string; isShared: boolean };

/**
 * Where an edge asks for the pages of a canary: `/releases/cohort/<id>/en/News`. A cache can never
 * take such a page for that of others, since the address is another one.
 */
const cohortAddress = /^\/releases\/cohort\/([0-9a-f]{8})(\/.*)$/;

const cohorts = new WeakMap<IncomingMessage, Cohort>();

/**
 * Notes which canary a request asks for, before it is routed, and gives it the address of the page.
 * Behind an edge only the address counts: the edge may not know the cookie, and would keep a
 * canary's page for all.
 */
export function assignCohort(request: IncomingMessage, { edge }: { edge: boolean }): void {
  const { url = '' } = request;
  const [, id, page = ''] = cohortAddress.exec(url) ?? [];
  if (id !== undefined && isPage(page)) {
    request.url = page;
    cohorts.set(request, { id, isShared: true });
    return;
  }
  const own = edge ? undefined : rule.cohortIn(request.headers.cookie);
  if (own !== undefined && isPage(url)) cohorts.set(request, { id: own, isShared: false });
}

export function cohortOf(request: IncomingMessage): Cohort | undefined {
  return cohorts.get(request);
}

function isPage(url: string): boolean {
  return rule.isPage(url.split('?')[0] ?? '');
}

/** Holds the token of a preview link. It is not verified here. */
const previewCookie = 'dswine_preview';
const previewPattern = new RegExp(`(?:^|;\\s*)${previewCookie}=([\\w.-]+)`);

export function readPreviewCookie({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  return previewPattern.exec(cookie)?.[1];
}

/** The `Set-Cookie` value for a token. Without one, the cookie is removed. */
export function setPreviewCookie(
  token: string | undefined,
  { seconds = 0, secure }: { seconds?: number; secure: boolean },
): string {
  return `${previewCookie}=${token ?? ''}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
