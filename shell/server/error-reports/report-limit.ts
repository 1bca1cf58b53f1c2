import type { Clock } from '@dswine/shared/process/clock';
import { clientOf } from '../http/connections.ts';

const MINUTE_MS = 60_000;
/** A hall of visitors may share one address. */
const PER_CLIENT = 600;
const IN_ALL = 6000;

/** Whether one more request of a client may be read. Clients are counted for one minute. */
export function createReportLimit({ monotonic: now }: Pick<Clock, 'monotonic'>) {
  const requests = new Map<string, number>();
  let minute = 0;
  let all = 0;
  return function isAllowed(address: string): boolean {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      [minute, all] = [current, 0];
      requests.clear();
    }
    if (all >= IN_ALL) return false;
    const client = clientOf(address);
    const count = (requests.get(client) ?? 0) + 1;
    if (count > PER_CLIENT) return false;
    requests.set(client, count);
    all += 1;
    return true;
  };
}
