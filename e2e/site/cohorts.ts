// eslint-disable-next-line no-restricted-syntax -- people who read; no verdict depends on how long
import { setTimeout as pause } from 'node:timers/promises';
import type { Edge } from './caching-edge.ts';

type Mark = { id: string; percent: number };

/** What a visitor was shown: the revision of each page, and what was wrong. */
export type SeenByCohorts = {
  /** Revisions of pages by the cohort of the visitor: of a canary, or of what is live. */
  revisions: { canary: Set<number>; live: Set<number> };
  wrong: string[];
};

const VISITORS = 20;
/** Between two visits, so that the edge asks the server again and again. */
const PAUSE_MS = 1000;
export const isCanaryRevision = (revision: number) => revision > 700_000_000;

/**
 * Visitors with numbers from 2 to 97 who open pages one after another, each with the cookie that the
 * site's early script would keep (`shell/src/consent/cohort.ts`).
 */
export function startCohorts({ url, passTime }: Edge, addresses: readonly string[]) {
  const seen: SeenByCohorts = {
    revisions: { canary: new Set(), live: new Set() },
    wrong: [],
  };
  const numbers = Array.from({ length: VISITORS }, (_, at) => 2 + at * 5);
  const cookies = new Map<number, string>();
  let isRunning = true;

  async function visit(number: number, address: string): Promise<void> {
    const cookie = cookies.get(number);
    const response = await fetch(url + address, { headers: cookie ? { cookie } : {} });
    const html = await response.text();
    const revision = Number(response.headers.get('x-composition'));
    const inside = Number(/"compositions\/(\d+)\./.exec(html)?.[1]);
    seen.revisions[cookie?.includes('.') ? 'canary' : 'live'].add(revision);
    if (!response.ok) seen.wrong.push(`${address}: ${response.status}`);
    if (inside !== revision) seen.wrong.push(`${address}: header ${revision}, page ${inside}`);
    const mark = markIn(html);
    if (!mark) cookies.delete(number);
    else
      cookies.set(number, `dswine_cohort=${number}${number < mark.percent ? `.${mark.id}` : ''}`);
  }

  const visits = (async () => {
    for (let turn = 0; isRunning; turn += 1) {
      const number = numbers[turn % numbers.length] ?? 0;
      const address = addresses[turn % addresses.length] ?? '/';
      passTime(PAUSE_MS);
      await visit(number, address).catch((error: unknown) =>
        seen.wrong.push(`${address}: ${(error as Error).message}`),
      );
      // Without it, they would keep both cores busy.
      await pause(30);
    }
  })();
  return {
    async end(): Promise<SeenByCohorts> {
      isRunning = false;
      await visits;
      return seen;
    },
  };
}

function markIn(html: string): Mark | undefined {
  const [, state] = /<script[^>]*id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(state ?? '{}') as { canary?: Mark }).canary;
}
