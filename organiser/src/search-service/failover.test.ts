import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { startOtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { until } from '@dswine/shared/testing/until';
import { runInContext } from '@dswine/shared/tracing/request-context';
import { startSpan } from '@dswine/shared/tracing/spans';
import { startTracing } from '@dswine/shared/tracing/start-tracing';
import { pino } from 'pino';
import { UnavailableError } from '../http/errors.ts';
import { createMeasures } from '../metrics/measures.ts';
import { measureSearch } from './measure-search.ts';
import { createRemoteSearch } from './remote-search.ts';

type Process = { url: string; received: IncomingHttpHeaders[] };

const clock = createManualClock();
let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});

/** Responds to each call with this status, never, or only with the start of a response. */
async function startProcess(status: number | 'never' | 'begins'): Promise<Process> {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    if (status === 'begins') response.writeHead(200).write('{"ids":[');
    else if (status !== 'never')
      response.writeHead(status).end(JSON.stringify({ ids: [request.url] }));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const criteria = { of: 'exhibitors', keyword: 'private-word', lang: 'en', limit: 6 } as const;
const away = 'http://127.0.0.1:1';
const searchOf = (...urls: string[]) => {
  const { suggestions } = createRemoteSearch(urls, clock);
  return () => suggestions('FAIR2026', criteria);
};

it('calls search processes in turn, with the request id', async () => {
  const processes = [await startProcess(200), await startProcess(200)];
  const search = searchOf(...processes.map(({ url }) => url));
  await runInContext({ requestId: 'abc-123' }, async () => {
    for (let turn = 0; turn < 4; turn += 1)
      expect(await search()).toEqual({ ids: ['/suggestions/FAIR2026'] });
  });
  for (const { received } of processes)
    expect(received.map((headers) => headers['x-request-id'])).toEqual(['abc-123', 'abc-123']);
});

it('calls a process that failed last, until two seconds have passed', async () => {
  const [preparing, working] = [await startProcess(503), await startProcess(200)];
  const search = searchOf(away, preparing.url, working.url);
  for (let turn = 0; turn < 6; turn += 1) await search();
  expect([preparing, working].map(({ received }) => received.length)).toEqual([1, 6]);
  await clock.advance(2000);
  for (let turn = 0; turn < 6; turn += 1) await search();
  expect([preparing, working].map(({ received }) => received.length)).toEqual([2, 12]);
});

it.each(['never', 'begins'] as const)(
  'calls the next process after a second without the whole response: %s',
  async (how) => {
    const [hanging, working] = [await startProcess(how), await startProcess(200)];
    const search = searchOf(working.url, hanging.url);
    const found = search();
    await until(() => hanging.received.length === 1);
    await clock.advance(999);
    expect(working.received).toEqual([]);
    await clock.advance(1);
    await found;
    for (let turn = 0; turn < 5; turn += 1) await search();
    expect(hanging.received).toHaveLength(1);
  },
);

it('gives the last process five seconds', async () => {
  const hanging = await startProcess('never');
  const found = searchOf(hanging.url)();
  await until(() => hanging.received.length === 1);
  await clock.advance(4999);
  let isOver = false;
  void found.catch(() => (isOver = true));
  await clock.advance(0);
  expect(isOver).toBe(false);
  await clock.advance(1);
  await expect(found).rejects.toThrow(UnavailableError);
});

it('throws UnavailableError when no process responds, and counts it', async () => {
  const measures = createMeasures();
  const remote = createRemoteSearch([away, (await startProcess(500)).url], clock);
  const search = measureSearch(remote, measures, clock);
  const failure = await search.suggestions('FAIR2026', criteria).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnavailableError);
  expect(failure).toMatchObject({ statusCode: 503, seconds: 2 });
  expect(await measures.registry.metrics()).toContain(
    'dswine_search_duration_seconds_count{operation="suggestions",outcome="unavailable"} 1',
  );
});

it('creates a span with trace propagation and without the keyword', async () => {
  const receiver = await startOtlpReceiver();
  Object.assign(process.env, receiver.environment);
  const stop = await startTracing({ service: 'test', log: pino({ level: 'silent' }) });
  const { url, received } = await startProcess(200);
  const span = startSpan({ name: 'GET', kind: 'server' });
  await runInContext({ requestId: 'abc-123', span }, searchOf(url));
  span?.end();
  await stop();
  await receiver.close();
  for (const name of Object.keys(receiver.environment)) Reflect.deleteProperty(process.env, name);
  const [call, request] = receiver.spans;
  expect(call).toMatchObject({ name: 'search suggestions', parentSpanId: request?.spanId });
  expect(received[0]?.['traceparent']).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(JSON.stringify(receiver.spans)).not.toContain('private-word');
});
