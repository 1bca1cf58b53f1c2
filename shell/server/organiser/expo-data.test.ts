import { createServer, type ServerResponse } from 'node:http';
import { listen } from '@dswine/shared/testing/listen';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { createExpoData } from './expo-data.ts';

it('neither caches nor shares a response that is pending when the cache is cleared', async () => {
  const waiting: ServerResponse[] = [];
  const organiser = createServer((_request, response) => void waiting.push(response));
  const port = await listen(organiser);
  const respond = (at: number, Data: string) =>
    waiting[at]?.end(JSON.stringify({ Code: 200, Data }));

  const data = createExpoData(`http://127.0.0.1:${port}/`, { clock: createManualClock() });
  const load = () => data.load('Exhibitors/1', new AbortController().signal);
  const before = load();
  await until(() => waiting.length === 1);
  data.forget();
  const after = load();
  await until(() => waiting.length === 2);
  respond(1, 'new');
  expect(await after).toEqual({ data: 'new' });
  respond(0, 'old');
  expect(await before).toEqual({ data: 'old' });
  expect(await load()).toEqual({ data: 'new' });
  organiser.close();
});
