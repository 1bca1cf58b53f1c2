import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentRequestId } from '@dswine/shared/tracing/request-context';
import { createMeasures } from '../measures.ts';
import { createListener } from './listener.ts';
import type { Organiser } from '../dependencies.ts';

const requestId = '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11';
const measures = createMeasures();
let app: Organiser;

beforeEach(() => {
  const settings = { siteOrigins: [], trustedProxies: ['loopback'] };
  app = createListener({ settings, measures });
  app.post('/Things/:id', async () => ({ requestId: currentRequestId() }));
});
afterEach(() => app.close());

const post = (remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/Things/7?q=sake',
    remoteAddress,
    headers: { 'x-request-id': requestId },
    // A body ends the context of the hooks before it.
    payload: { name: 'Ann' },
  });

it('runs a handler with the request id that a trusted web server sends', async () => {
  expect((await post('127.0.0.1')).json()).toEqual({ requestId });
});

it('generates request ids for untrusted clients', async () => {
  const { requestId: own } = (await post('203.0.113.9')).json<{ requestId: string }>();
  expect(own).toMatch(/^[0-9a-f-]{36}$/u);
  expect(own).not.toBe(requestId);
});

it('counts requests by route pattern and status class', async () => {
  await app.inject('/nothing/here');
  const text = await measures.registry.metrics();
  expect(text).toMatch(
    /dswine_organiser_request_duration_seconds_count\{route="\/Things\/:id",status="2xx"\} 2/u,
  );
  expect(text).toContain('{route="none",status="4xx"} 1');
});

it('still responds to requests that arrive during shutdown', async () => {
  const statuses: number[] = [];
  app.addHook('preClose', async () => {
    const { port } = app.server.address() as AddressInfo;
    statuses.push((await fetch(`http://127.0.0.1:${port}/nothing`)).status);
  });
  await app.listen({ port: 0 });
  await app.close();
  expect(statuses).toEqual([404]);
});

it.each([
  ['localhost:3002', 200],
  ['desk.localhost', 200],
  ['127.0.0.1:3002', 200],
  ['[::1]:3002', 200],
  ['10.1.2.3:9465', 200],
  ['Desk.Fair.example:443', 200],
  ['rebind.evil.example:3002', 421],
  ['evil.desk.fair.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['evil-localhost', 421],
  ['evil.example@127.0.0.1', 421],
])('an inner listener responds to a request for the host %j with %i', async (host, status) => {
  const settings = { siteOrigins: [], trustedProxies: [], internalHosts: ['desk.fair.example'] };
  const inner = createListener({ settings }, 'inner');
  inner.get('/', async () => 'well');
  const response = await inner.inject({ url: '/', headers: { host } });
  expect(response.statusCode).toBe(status);
  if (status === 421) expect(response.body).toContain('INTERNAL_HOSTS');
  await inner.close();
});

it.each(['public', 'inner'] as const)('a listener that is %s refuses two hosts', async (reach) => {
  const settings = { siteOrigins: [], trustedProxies: [] };
  const listener = createListener({ settings }, reach);
  listener.get('/', async () => 'well');
  await listener.listen({ port: 0 });
  const { port } = listener.server.address() as AddressInfo;
  const statusOf = async (...hosts: string[]) => {
    const headers = hosts.flatMap((host) => ['Host', host]);
    const sent = request({ port, headers, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await statusOf('localhost')).toBe(200);
  expect(await statusOf('localhost', 'localhost')).toBe(400);
  expect(await statusOf('localhost', 'other.example')).toBe(400);
  await listener.close();
});
