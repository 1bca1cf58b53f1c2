import type { CanaryMark } from '../composition/page-state.ts';

const NAME = 'dswine_cohort';

/**
 * While a canary runs, draws a number for this browser once and keeps it for the session. Below the
 * share of the canary, its id stands behind the number, and the next page is the canary's. Without
 * a canary the cookie is removed.
 */
export function joinCohort(canary: CanaryMark | undefined): void {
  const drawn = /(?:^|;\s*)dswine_cohort=(\d{1,2})\b/.exec(document.cookie)?.[1];
  if (!canary) {
    if (drawn !== undefined) write('; Max-Age=0');
    return;
  }
  const number = Number(drawn ?? Math.floor(Math.random() * 100));
  write(number < canary.percent ? `${number}.${canary.id}` : String(number));
}

function write(value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${value}; Path=/; SameSite=Lax${secure}`;
}
