import fastify, { type FastifyInstance } from 'fastify';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { handleErrors } from '../errors/errors.ts';
import { encodeContent } from '../http/encode-content.ts';
import { createPageCache } from './page-cache.ts';
import { liveWith } from './page-renderer.fixture.ts';
import { createPages } from './pages.routes.ts';
import type { Settings } from '../settings/settings.ts';

const live = {
  ...liveWith({}),
  forms: new Map(),
  contentSecurityPolicy: "default-src 'none'",
};
let server: FastifyInstance;

beforeEach(async () => {
  const settings = { siteUrl: 'http://localhost', edge: false } as Settings;
  settings.organiser = 'http://127.0.0.1:1';
  const pages = createPages({
    settings,
    live: () => live,
    content: () => 'one',
    render: async ({ url }) => ({
      status: url.pathname === '/NotFound' ? 404 : 200,
      content: encodeContent(`<h1>${url.pathname}</h1>`, []),
      validUntil: Number.POSITIVE_INFINITY,
      isComplete: true,
    }),
    cache: createPageCache(),
    log: silentLog,
    clock: createManualClock(),
    count: () => undefined,
  });
  server = fastify({ frameworkErrors: pages.malformed });
  handleErrors(server, { settings, live: () => live, log: silentLog });
  await server.register(pages.routes);
});
afterEach(() => server.close());

it('responds to a malformed path with the 404 page, and below /api with an envelope', async () => {
  const page = await server.inject('/News/%FF');
  expect([page.statusCode, page.body]).toEqual([404, '<h1>/NotFound</h1>']);
  const call = await server.inject('/api/%FF');
  expect([call.statusCode, call.json()]).toMatchObject([400, { Code: 400 }]);
});

it('rejects a form that is too large with an HTML page', async () => {
  const { statusCode, headers, body } = await server.inject({
    method: 'POST',
    url: '/Contact',
    payload: `a=${'x'.repeat(70_000)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([statusCode, headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(body).toContain('The request is too large');
});
