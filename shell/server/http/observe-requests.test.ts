import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import fastify from 'fastify';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { listen } from '@dswine/shared/testing/listen';
import { until } from '@dswine/shared/testing/until';
import { startOtlpReceiver, type OtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { contextHeaders } from '@dswine/shared/tracing/request-context';
import { startTracing } from '@dswine/shared/tracing/start-tracing';
import { handleErrors } from '../errors/errors.ts';
import { describeResponse } from './page-labels.ts';
import { observeRequests, type RequestLabels } from './observe-requests.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const ofClient = {
  'x-request-id': '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11',
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
};
const news = { page: 'info/news', section: 'info', release: '1.2.0' };

let receiver: OtlpReceiver;
let stopTracing: () => Promise<void>;
let server: Server | undefined;
let recorded: RequestLabels[];
/** The headers that a handler would send to the organiser. */
let handedOn: Record<string, string>;
const before = { ...process.env };

beforeEach(async () => {
  [recorded, handedOn] = [[], {}];
  receiver = await startOtlpReceiver();
  Object.assign(process.env, receiver.environment);
  stopTracing = await startTracing({ service: 'web', log: silentLog });
});
afterEach(async () => {
  process.env = { ...before };
  server?.closeAllConnections();
  server?.close();
  await stopTracing();
  await receiver.close();
});

/** Starts a server with a fast path for `/cached` and a page `/News`. `/slow` never responds. */
async function start(trustedProxies: string[] = []): Promise<number> {
  const listener = observeRequests({
    settings: { trustedProxies },
    serveFast({ url }, response) {
      if (url !== '/cached') return false;
      describeResponse(response, news);
      response.end();
      return true;
    },
    handler({ url }, response) {
      handedOn = contextHeaders();
      if (url?.startsWith('/News')) describeResponse(response, news);
      if (url !== '/slow') response.end();
    },
    record: (labels, seconds) => void (seconds >= 0 && recorded.push(labels)),
  });
  server = createServer(listener);
  return listen(server);
}

async function get(port: number, path: string, method = 'GET'): Promise<void> {
  const request = send({ port, path, method, headers: ofClient, host: '127.0.0.1' }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  await until(() => recorded.length > 0);
}

it('ignores the request ID and the trace of an untrusted client', async () => {
  const port = await start(['10.0.0.0/8']);
  await get(port, '/News');
  // A cached page outside a trace has no span.
  await get(port, '/cached');
  await stopTracing();
  expect(handedOn['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
  expect(handedOn['x-request-id']).not.toBe(ofClient['x-request-id']);
  expect(receiver.spans).toMatchObject([{ parentSpanId: '' }]);
  expect(receiver.spans[0]?.traceId).not.toBe(traceId);
});

it.each([
  ['GET', '/News?q=sake', { kind: 'page', section: 'info', release: '1.2.0', status: '2xx' }],
  ['POST', '/News', { kind: 'form', section: 'info', release: '1.2.0', status: '2xx' }],
  ['POST', '/api/expo/Contact', { kind: 'api', section: '', release: '', status: '2xx' }],
  ['GET', '/releases/shell/browser/x.js', { kind: 'file', section: '', status: '2xx' }],
  ['GET', '/robots.txt', { kind: 'other', section: '', status: '2xx' }],
])('labels %s %s with %j', async (method, path, labels) => {
  await get(await start(), path, method);
  expect(recorded).toMatchObject([labels]);
});

it('continues the trace of a trusted proxy in spans without URLs, except for files and probes', async () => {
  const port = await start(['loopback']);
  for (const path of ['/News?q=sake', '/cached', '/robots.txt?q=sake', '/healthz', '/releases/x'])
    await get(port, path);
  await stopTracing();
  expect(handedOn['x-request-id']).toBe(ofClient['x-request-id']);
  const [page, cached, other] = receiver.spans;
  expect(page).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', name: 'GET info/news' });
  expect(cached).toMatchObject({
    name: 'GET info/news',
    attributes: { 'dswine.page.from': 'memory' },
  });
  expect(other?.name).toBe('GET other');
  expect(receiver.spans).toHaveLength(3);
  expect(receiver.text()).not.toMatch(/sake|robots/u);
});

it('counts a request as aborted when the client disconnects', async () => {
  const request = send({ port: await start(), path: '/slow', host: '127.0.0.1' }).end();
  request.on('error', () => undefined);
  await until(() => Object.keys(handedOn).length > 0);
  request.destroy();
  await until(() => recorded.length > 0);
  await stopTracing();
  expect(recorded).toMatchObject([{ kind: 'other', status: 'aborted' }]);
  expect(receiver.spans).toMatchObject([{ status: 2, attributes: { 'error.type': 'aborted' } }]);
});

it('answers what fails before routing with the error page, and goes on', async () => {
  const app = fastify({
    serverFactory: (handler) =>
      createServer(
        observeRequests({
          settings: {},
          serveFast({ url }, response) {
            // A character that no header may have.
            if (url === '/News/broken') response.writeHead(302, { location: '/News/酒' });
            return false;
          },
          handler,
          record: () => undefined,
        }),
      ),
  });
  const live = { shellFiles: { styles: [] }, contentSecurityPolicy: "default-src 'none'" };
  const failed: unknown[] = [];
  handleErrors(app, {
    settings: { siteUrl: 'http://fair.example' },
    live: () => live as never,
    log: { error: (entry: unknown) => void failed.push(entry) } as never,
  });
  app.get('/*', async () => 'well');
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  const broken = await fetch(`${site}/News/broken`);
  expect([broken.status, broken.headers.get('location')]).toEqual([500, null]);
  expect(await broken.text()).toContain('Server is busy, please try again later');
  expect(failed).toMatchObject([{ event: 'request-failed', err: { code: 'ERR_INVALID_CHAR' } }]);
  expect(await (await fetch(`${site}/News`)).text()).toBe('well');
  await app.close();
});
