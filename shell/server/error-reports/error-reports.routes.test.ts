import fastify, { type FastifyInstance } from 'fastify';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { errorReportRoutes } from './error-reports.routes.ts';

let server: FastifyInstance;
beforeEach(async () => {
  server = fastify();
  await server.register(errorReportRoutes, {
    clock: createManualClock(),
    errorReports: {
      beacon: async (body) => (body as { composition?: number }).composition === 7,
      policyReports: async () => undefined,
      failedRender: () => undefined,
      noteProblems: () => undefined,
    },
  });
});
afterEach(() => server.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload, headers });

it('takes reports of tabs from before December 2026 too', async () => {
  expect(await post('/releases/receipts', { composition: 7 })).toMatchObject({ statusCode: 204 });
});

it('takes no reports of other sites, nor more than 32 KB', async () => {
  const url = '/releases/error-reports';
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect(await post(url, { composition: 7 }, elsewhere)).toMatchObject({ statusCode: 403 });
  const long = { composition: 7, text: 'x'.repeat(33_000) };
  expect(await post(url, long)).toMatchObject({ statusCode: 413 });
});
