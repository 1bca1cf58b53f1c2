import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { runInContext } from '@dswine/shared/tracing/request-context';
import { startSpan } from '@dswine/shared/tracing/spans';
import { startTracing } from '@dswine/shared/tracing/start-tracing';
import { pino } from 'pino';
import { UnavailableError } from '../http/errors.ts';
import { createMeasures } from '../metrics/measures.ts';
import { measureSearch } from './measure-search.ts';
import { createRemoteSearch } from './remote-search.ts';

type Process = { url: string; received: IncomingHttpHeaders[] };

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

const criteria = { of: 'exhibitors', keyword: 'gin', lang: 'en', limit: 6 } as const;
const away = 'http://127.0.0.1:1';

it('calls search processes in turn, with the request id', async () => {
  const processes = [await startProcess(200), await startProcess(200)];
  const search = createRemoteSearch(processes.map(({ url }) => url));
  await runInContext({ requestId: 'abc-123' }, async () => {
    for (let turn = 0; turn < 4; turn += 1)
      expect(await search.suggestions('FAIR2026', criteria)).toEqual({
        ids: ['/suggestions/FAIR2026'],
      });
  });
  for (const { received } of processes)
    expect(received.map((headers) => headers['x-request-id'])).toEqual(['abc-123', 'abc-123']);
});

it('calls the next process when one is unreachable or not ready', async () => {
  const [preparing, working] = [await startProcess(503), await startProcess(200)];
  const search = createRemoteSearch([away, preparing.url, working.url]);
  for (let turn = 0; turn < 6; turn += 1) await search.suggestions('FAIR2026', criteria);
  expect(working.received).toHaveLength(6);
});

it.each(['never', 'begins'] as const)('calls a hanging process only once: %s', async (how) => {
  const [hanging, working] = [await startProcess(how), await startProcess(200)];
  const search = createRemoteSearch([hanging.url, working.url]);
  for (let turn = 0; turn < 6; turn += 1) await search.suggestions('FAIR2026', criteria);
  expect(hanging.received).toHaveLength(1);
});

it('throws UnavailableError when no process responds, and counts it', async () => {
  const measures = createMeasures();
  const search = measureSearch(createRemoteSearch([away, (await startProcess(500)).url]), measures);
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
  const search = createRemoteSearch([url]);
  await runInContext({ requestId: 'abc-123', span }, () =>
    search.suggestions('FAIR2026', { ...criteria, keyword: 'private-word' }),
  );
  span?.end();
  await stop();
  await receiver.close();
  for (const name of Object.keys(receiver.environment)) Reflect.deleteProperty(process.env, name);
  const [call, request] = receiver.spans;
  expect(call).toMatchObject({ name: 'search suggestions', parentSpanId: request?.spanId });
  expect(received[0]?.['traceparent']).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(JSON.stringify(receiver.spans)).not.toContain('private-word');
});
