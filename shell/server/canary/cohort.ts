import type { IncomingMessage } from 'node:http';

/** The canary that a request asks for, by its id. `isShared`: under an address of its own. */
export type Cohort = { id: string; isShared: boolean };

/**
 * Where an edge asks for the pages of a canary: `/releases/cohort/<id>/en/News`. A cache can never
 * take such a page for that of others, since the address is another one.
 */
const address = /^\/releases\/cohort\/([0-9a-f]{8})(\/.*)$/;
const cookiePattern = /(?:^|;\s*)dswine_cohort=\d{1,2}\.([0-9a-f]{8})(?:;|$)/;
/** Not a page. As in the edge rule. */
const noPage = /^\/(api|releases|calendar)(\/|$)|\.[a-z0-9]+$|^\/(healthz|list-mark|readyz)$/i;

const cohorts = new WeakMap<IncomingMessage, Cohort>();

/**
 * Notes which canary a request asks for, before it is routed, and gives it the address of the page.
 * Behind an edge only the address counts: the edge may not know the cookie, and would keep a
 * canary's page for all.
 */
export function enterCohort(request: IncomingMessage, { edge }: { edge: boolean }): void {
  const { url = '' } = request;
  const [, id, page = ''] = address.exec(url) ?? [];
  if (id !== undefined && isPage(page)) {
    request.url = page;
    cohorts.set(request, { id, isShared: true });
    return;
  }
  const [, own] = edge ? [] : (cookiePattern.exec(request.headers.cookie ?? '') ?? []);
  if (own !== undefined && isPage(url)) cohorts.set(request, { id: own, isShared: false });
}

export function cohortOf(request: IncomingMessage): Cohort | undefined {
  return cohorts.get(request);
}

function isPage(url: string): boolean {
  return !noPage.test(url.split('?')[0] ?? '');
}
