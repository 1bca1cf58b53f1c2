import type { Clock } from '@dswine/shared/process/clock';
import type { Settings } from '../../process/settings.ts';
import { within } from '../../process/within.ts';

export type Purge = { edition: string; kind: string; id: string; revision: string };
const tries = 3;
const limitMs = 5000;
/**
 * Web servers poll for withdrawals every two seconds. A CDN that was notified earlier would fetch
 * and cache the old page again.
 */
const purgeDelayMs = 3000;

/**
 * Notifies the CDN in front of the site of a withdrawn record. POSTs JSON to `PURGE_URL` with
 * `PURGE_TOKEN` as bearer token. Returns the outcome as a sentence for the audit trail. Does
 * nothing without a URL: cached pages expire within a minute.
 */
export async function notifyPurge(
  { purgeUrl, purgeToken }: Partial<Pick<Settings, 'purgeUrl' | 'purgeToken'>>,
  purge: Purge,
  clock: Clock,
): Promise<string> {
  if (!purgeUrl) return 'no purge hook is configured';
  await clock.sleep(purgeDelayMs);
  let last = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const headers = {
        'content-type': 'application/json',
        ...(purgeToken ? { authorization: `Bearer ${purgeToken}` } : {}),
      };
      const body = JSON.stringify(purge);
      const response = await within(clock, limitMs, (signal) =>
        fetch(purgeUrl, { method: 'POST', headers, body, signal }),
      );
      if (response.ok) return `purge hook answered ${response.status}`;
      last = `purge hook answered ${response.status}`;
    } catch (error) {
      last = `purge hook failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return `${last} (${tries} tries)`;
}
