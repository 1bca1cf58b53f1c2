import type { FastifyInstance } from 'fastify';
import type { Clock } from '@dswine/shared/process/clock';
import { errorReportPaths } from '../csp/csp.ts';
import type { ErrorReports } from './error-reports.ts';
import { clientOf } from '../http/connections.ts';

const MAX_BYTES = 32 * 1024;

/**
 * `POST /releases/error-reports`: what pages and browsers report of themselves. Cookies and headers
 * of the reader are not looked at, and nothing of the request is logged.
 */
export async function errorReportRoutes(
  server: FastifyInstance,
  { errorReports, clock }: { errorReports: ErrorReports; clock: Pick<Clock, 'monotonic'> },
): Promise<void> {
  const isAllowed = createReportLimit(clock);
  server.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    server.getDefaultJsonParser('error', 'error'),
  );
  for (const path of errorReportPaths)
    server.post<{ Querystring: { composition?: string } }>(
      path,
      { bodyLimit: MAX_BYTES },
      async ({ ip, headers, body, query }, reply) => {
        reply.header('cache-control', 'no-store');
        // Other sites' pages have nothing to report here.
        if (headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
        if (!isAllowed(ip)) return reply.code(429).send();
        if (headers['content-type']?.startsWith('application/reports+json')) {
          await errorReports.policyReports(body, Number(query.composition));
          return reply.code(204).send();
        }
        return reply.code((await errorReports.beacon(body)) ? 204 : 400).send();
      },
    );
}

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
