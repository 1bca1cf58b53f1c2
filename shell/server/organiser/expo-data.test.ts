import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExpoData } from './expo-data.ts';

it('neither caches nor shares a response that is pending when the cache is cleared', async () => {
  const waiting: ServerResponse[] = [];
  let onRequest: (() => void) | undefined;
  const organiser = createServer((_request, response) => {
    waiting.push(response);
    onRequest?.();
  });
  await new Promise<void>((resolve) => organiser.listen(0, '127.0.0.1', resolve));
  const waitForRequests = (count: number) =>
    new Promise<void>((resolve) => {
      onRequest = () => waiting.length >= count && resolve();
      onRequest();
    });
  const respond = (at: number, Data: string) =>
    waiting[at]?.end(JSON.stringify({ Code: 200, Data }));

  const data = createExpoData(`http://127.0.0.1:${(organiser.address() as AddressInfo).port}/`);
  const load = () => data.load('Exhibitors/1', AbortSignal.timeout(5000));
  const before = load();
  await waitForRequests(1);
  data.forget();
  const after = load();
  await waitForRequests(2);
  respond(1, 'new');
  expect(await after).toEqual({ data: 'new' });
  respond(0, 'old');
  expect(await before).toEqual({ data: 'old' });
  expect(await load()).toEqual({ data: 'new' });
  organiser.close();
});
