import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../server/settings.ts';

export type Purge = { edition: string; kind: string; id: string; revision: string };
const tries = 3;
const limitMs = 5000;
/** Web servers look every two seconds at what is withdrawn. A CDN that was told before would fetch the page once more and keep it. */
const siteKnowsMs = 3000;

/**
 * Tells the CDN in front of the site that a record is gone: POST of JSON to `PURGE_URL`, with `PURGE_TOKEN` as bearer. Resolves to what came of it, in a
 * sentence for the audit trail; without a URL there is nobody to tell, and stored copies end by themselves within a minute.
 */
export async function notifyPurge(
  { purgeUrl, purgeToken }: Partial<Pick<Settings, 'purgeUrl' | 'purgeToken'>>,
  purge: Purge,
): Promise<string> {
  if (!purgeUrl) return 'no purge hook is configured';
  await pause(siteKnowsMs);
  let last = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const response = await fetch(purgeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(purgeToken ? { authorization: `Bearer ${purgeToken}` } : {}),
        },
        body: JSON.stringify(purge),
        signal: AbortSignal.timeout(limitMs),
      });
      if (response.ok) return `purge hook answered ${response.status}`;
      last = `purge hook answered ${response.status}`;
    } catch (error) {
      last = `purge hook failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return `${last} (${tries} tries)`;
}
