import type { Settings } from './settings.ts';

/** The current time of the show. Sessions, leases and limits use the real clock. */
export function showClock({ clockOffset = 0 }: Partial<Pick<Settings, 'clockOffset'>>): () => Date {
  return () => new Date(Date.now() + clockOffset);
}
