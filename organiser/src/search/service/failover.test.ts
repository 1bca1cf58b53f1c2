import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { runInContext } from '@dswine/shared/tracing/request-context';
import { UnavailableError } from '../../http/responses.ts';
import { createMeasures } from '../../measures.ts';
import { measureSearch, createRemoteSearch } from './remote-search.ts';

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
    const found = searchOf(working.url, hanging.url)();
    await until(() => hanging.received.length === 1);
    await clock.advance(999);
    expect(working.received).toEqual([]);
    await clock.advance(1);
    await found;
  },
);

it('gives the last process five seconds, which a search on a busy machine may take', async () => {
  const hanging = await startProcess('never');
  const settled = jest.fn();
  const found = searchOf(hanging.url)().catch(settled);
  await until(() => hanging.received.length === 1);
  await clock.advance(4999);
  expect(settled).not.toHaveBeenCalled();
  await clock.advance(1);
  await found;
  expect(settled).toHaveBeenCalledWith(expect.any(UnavailableError));
});

it('throws UnavailableError when no process responds, and counts it', async () => {
  const measures = createMeasures();
  const remote = createRemoteSearch([away, (await startProcess(500)).url], clock);
  const search = measureSearch(remote, measures, clock);
  const failure = await search.suggestions('FAIR2026', criteria).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnavailableError);
  expect(failure).toMatchObject({ statusCode: 503 });
  expect(await measures.registry.metrics()).toContain(
    'dswine_search_duration_seconds_count{operation="suggestions",outcome="unavailable"} 1',
  );
});
