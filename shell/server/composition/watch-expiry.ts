import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import { type ReleaseStore, renewal } from '../../releases/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 60 * 60 * 1000;

/** Warns, once an hour, when the signed metadata expire within a day or have expired. */
export function watchExpiry(
  store: Pick<ReleaseStore, 'view'>,
  log: Logger,
  clock: Pick<Clock, 'now' | 'every'>,
): { check: () => Promise<void>; stop: () => void } {
  async function check(): Promise<void> {
    const { expiresAt, expiresFirst } = await store.view();
    const left = expiresAt - clock.now();
    if (left >= DAY_MS) return;
    log.warn(
      { event: 'metadata-expiry', expires: new Date(expiresAt).toISOString() },
      left > 0
        ? `the signed metadata of releases expire within a day (${expiresFirst}.json). ${renewal(expiresFirst)}`
        : `the signed metadata of releases have expired (${expiresFirst}.json): what is live stays, nothing new is taken. ${renewal(expiresFirst)}`,
    );
  }
  const run = () => void check().catch(() => undefined);
  const stop = clock.every(INTERVAL_MS, run);
  run();
  return { check, stop };
}
