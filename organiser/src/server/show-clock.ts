import type { Settings } from './settings.ts';

/** What time it is for the show. Sessions, leases and limits keep the real clock. */
export function showClock({ clockOffset = 0 }: Partial<Pick<Settings, 'clockOffset'>>): () => Date {
  return () => new Date(Date.now() + clockOffset);
}
