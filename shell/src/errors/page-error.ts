import type { PageState } from '../composition/page-state.ts';

/** Why a page is not shown although it was found: said by the error page beside its status. */
export type Problem = 'noData' | 'unknownMiddleware' | 'busy';

/** Statuses that are answered by an error page in place of the page. A 503 is one when the organiser is busy; else the page says what is missing. */
const refused: ReadonlySet<number> = new Set([403, 404, 429, 500]);

/** The Response that a route throws instead of showing its page; undefined where it shows it. */
export function pageError({
  status,
  problem,
}: Pick<PageState, 'status' | 'problem'>): Response | undefined {
  return refused.has(status) || problem === 'busy'
    ? new Response(null, { status, statusText: problem ?? '' })
    : undefined;
}

/** The problem behind an error's message: one that speaks of "undefined" is data that is not there yet (specification § 2). */
export function problemOf(message: string): Problem | undefined {
  return message.includes('undefined') ? 'noData' : undefined;
}
