import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { createSitePages } from './site-pages.ts';

const entry = (path: string) => ({
  path,
  label: { tw: '頁', en: 'Page' },
  keywords: { tw: [], en: [] },
});
const body = (...paths: string[]) => JSON.stringify({ pages: paths.map(entry) });

let answer: { status?: number; body: string };
let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) =>
    response.writeHead(answer.status ?? 200).end(answer.body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

function start() {
  const clock = createManualClock();
  const warnings: unknown[] = [];
  const { port } = server.address() as AddressInfo;
  const sitePages = createSitePages({
    settings: { siteOrigins: [], webServer: `http://127.0.0.1:${port}` },
    clock,
    logger: { warn: (line: unknown) => void warnings.push(line) },
  });
  const paths = async () => (await sitePages()).map(({ path }) => path);
  const untilRead = async (is: string) => {
    await clock.advance(5000);
    await until(async () => String(await paths()) === is);
  };
  return { clock, paths, untilRead, sitePages, warnings };
}

it('waits for the site once, and then reads it again without a wait', async () => {
  answer = { body: body('/News') };
  const { paths, untilRead, sitePages, warnings } = start();
  const first = await sitePages();
  expect(await paths()).toEqual(['/News']);
  expect(await sitePages()).toBe(first);
  answer = { body: body('/News', '/Tasting') };
  await untilRead('/News,/Tasting');
  expect(warnings).toEqual([]);
});

it.each([
  { status: 503, body: body('/Other') },
  { body: 'no JSON' },
  { body: body('//evil.example') },
  { body: JSON.stringify({ pages: [{ ...entry('/Other'), keywords: { tw: 'all', en: [] } }] }) },
  { body: ' '.repeat(9_000_000) },
])('keeps the last pages while the site answers %#', async (wrong) => {
  answer = { body: body('/News') };
  const { clock, paths, warnings } = start();
  await paths();
  answer = wrong;
  await clock.advance(5000);
  await paths();
  await until(() => warnings.length > 0);
  expect(await paths()).toEqual(['/News']);
});

it('has no pages before the site answers, and does not wait for it at each search', async () => {
  const { paths, untilRead } = start();
  answer = { status: 503, body: '' };
  expect(await paths()).toEqual([]);
  answer = { body: body('/News') };
  expect(await paths()).toEqual([]);
  await untilRead('/News');
});
