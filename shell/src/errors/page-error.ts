import type { PageState, Problem } from '../composition/page-state.ts';

/**
 * Statuses that show an error page. A 503 does so only if the organiser is busy; otherwise the page
 * shows which parts are missing.
 */
const errorPageStatuses: ReadonlySet<number> = new Set([403, 404, 429, 500]);

/** The Response that a route throws instead of showing its page; undefined if it shows the page. */
export function pageError({
  status,
  problem,
}: Pick<PageState, 'status' | 'problem'>): Response | undefined {
  return errorPageStatuses.has(status) || problem === 'busy'
    ? new Response(null, { status, statusText: problem ?? '' })
    : undefined;
}

/** Classifies an error by its message: "undefined" in it means missing data (specification § 2). */
export function problemOf(message: string): Problem | undefined {
  return message.includes('undefined') ? 'noData' : undefined;
}
