import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { startSite, type Site } from '../site/site.ts';

/** A client that requests more pages than the site can render costs others no page. */
const flood = { client: '127.0.0.2', searches: 300 };
const visitor = { client: '127.0.0.3', searches: 10 };

let site: Site;
test.beforeAll(async () => {
  site = await startSite('flood');
});
test.afterAll(() => site.stop());

/** Searches for different keywords, all at once. Their results are not cached. */
function search({ client, searches }: typeof flood): Promise<number[]> {
  const statuses = Array.from({ length: searches }, async (_, index) => {
    const url = `${site.url}/VisitorExhibitor?keyword=${client}-${index}`;
    const [response] = (await once(
      get(url, { localAddress: client, agent: false }),
      'response',
    )) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  });
  return Promise.all(statuses);
}

test('searches of a flooding client are rejected, but not those of another client', async () => {
  test.setTimeout(300_000);
  await fetch(`${site.url}/VisitorExhibitor`);
  const flooding = search(flood);
  expect(await search(visitor)).toEqual(Array<number>(visitor.searches).fill(200));
  expect(new Set(await flooding)).toEqual(new Set([200, 503]));
});
