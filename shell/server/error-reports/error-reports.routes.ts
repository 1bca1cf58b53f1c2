import type { FastifyInstance } from 'fastify';
import type { Clock } from '@dswine/shared/process/clock';
import { errorReportPaths } from '../csp/reporting.ts';
import type { ErrorReports } from './error-reports.ts';
import { createReportLimit } from './report-limit.ts';

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
