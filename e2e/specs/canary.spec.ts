import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCachingEdge, type CachedResponse, type Edge } from '../site/caching-edge.ts';
import { isCanaryRevision, startCohorts } from '../site/cohorts.ts';
import { failsOnSecondPages, publishVariant } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { expect, openPage, test } from './test.ts';

/** Canaries of the info section behind a caching edge, in which time passes ten times as fast. */
let edge: Edge;
let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  edge = await startCachingEdge(() => Date.now() * 10);
  site = await startSite('canary', {
    prepare: (dataDir) =>
      writeFile(path.join(dataDir, 'site.json'), JSON.stringify({ edge: true })),
    env: { SITE_URL: edge.url },
  });
  edge.origin = site.url;
});
test.afterAll(async () => {
  await edge.close();
  await site.stop();
});

const addresses = ['/News', '/en/News', '/en/News?page=2', '/en/Contact', '/EventsCalender'];
const shortSteps = ['--minutes', '0.12', '--views', '2'];

type Status = { revision: number; releases: Record<string, string>; canary?: { id: string } };
const status = async () => (await (await fetch(`${site.url}/composition.json`)).json()) as Status;

/** No page of a canary is stored where others find it. */
function expectApart(): void {
  const isOfCanary = ({ headers }: CachedResponse) =>
    isCanaryRevision(Number(headers['x-composition'] ?? 0));
  const found = [...edge.cache].filter(([, all]) => all.some(isOfCanary)).map(([key]) => key);
  expect(found.filter((key) => !key.startsWith('/releases/cohort/'))).toEqual([]);
}

test('a canary with failing pages rolls back automatically, and no visitor sees an error', async () => {
  await publishVariant(site, 'mfe-info', '1.1.0-server', failsOnSecondPages);
  const before = await status();
  const load = startCohorts(edge.url, addresses);
  const args = ['canary', 'mfe-info@1.1.0-server', '--percent', '40', '--minutes', '5'];
  const { code, output } = await site.release(...args);
  expect(code, output).toBe(1);
  expect(output).toMatch(/of views failed, of live 0\.0 %/);
  await expect.poll(async () => (await status()).canary).toBeUndefined();
  expectApart();
  const { wrong, revisions, requestCount } = await load.end();
  expect(wrong).toEqual([]);
  expect(requestCount).toBeGreaterThan(100);
  expect([...revisions.live].filter(isCanaryRevision)).toEqual([]);
  expect([...revisions.canary].some(isCanaryRevision)).toBe(true);
  expect((await status()).releases).toEqual(before.releases);
  const { output: history } = await site.release('history');
  expect(history).toMatch(/rollback canary mfe-info@1\.1\.0-server: .* of views failed/);
});

test('a canary with browser errors rolls back automatically', async ({ browser }) => {
  await publishVariant(site, 'mfe-info', '1.1.0-browser', {
    browser: (script, file) =>
      file.startsWith('remoteEntry')
        ? `${script}\nsetTimeout(() => { throw new Error(); });`
        : script,
  });
  const args = ['canary', 'mfe-info@1.1.0-browser', '--percent', '99', '--minutes', '5'];
  const command = site.release(...args);
  await expect.poll(async () => (await status()).canary?.id).toBeDefined();
  const { canary, revision } = await status();
  const good = { composition: revision, engine: 'blink', isFirst: true, faults: [], vitals: [] };
  for (let view = 0; view < 30; view += 1)
    await fetch(`${edge.url}/releases/receipts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(good),
    });
  const reader = await browser.newContext({ locale: 'en-GB' });
  const page = await reader.newPage();
  await reader.addCookies([{ name: 'dswine_cohort', value: `1.${canary?.id}`, url: edge.url }]);
  for (let view = 0; view < 8; view += 1) await openPage(page, `${edge.url}/en/Contact`);
  await page.goto('about:blank');
  const { code, output } = await command;
  expect(code, output).toBe(1);
  expect(output).toContain('had errors in the browser');
  // The number goes when the canary is over, although the edge has stored the page.
  await expect
    .poll(async () => {
      await page.goto(`${edge.url}/en/Contact`);
      return (await reader.cookies()).filter(({ name }) => name === 'dswine_cohort');
    })
    .toEqual([]);
  await reader.close();
});

test('a healthy canary advances through its steps until all visitors get it', async ({
  browser,
}) => {
  const [lead, next] = ['Visiting, exhibiting, the events', 'Visiting and exhibiting, the events'];
  await publishVariant(site, 'mfe-info', '1.1.0-good', { text: { from: lead, to: next } });
  const load = startCohorts(edge.url, addresses);
  const args = ['canary', 'mfe-info@1.1.0-good', '--steps', '20,60', ...shortSteps];
  const command = site.release(...args);
  await expect.poll(async () => (await status()).canary?.id).toBeDefined();
  const { output: printed } = await site.release('status');
  expect(printed).toMatch(/Canary mfe-info@1\.1\.0-good, \d0 %/);
  expect(printed).toContain('1000 times likelier than chance');
  expectApart();
  const { code, output } = await command;
  expect(code, output).toBe(0);
  // Its processes may still be starting.
  await expect.poll(async () => (await status()).releases['mfe-info']).toBe('1.1.0-good');
  const { wrong, revisions } = await load.end();
  expect(wrong).toEqual([]);
  expect([...revisions.live].filter(isCanaryRevision)).toEqual([]);
  const reader = await browser.newContext({ locale: 'en-GB' });
  const page = await reader.newPage();
  await expect
    .poll(async () => {
      await page.goto(`${edge.url}/en/Contact`);
      return page.getByText(next).count();
    })
    .toBe(1);
  expect((await reader.cookies()).map(({ name }) => name)).not.toContain('dswine_cohort');
  await reader.close();
  const { output: history } = await site.release('history');
  expect(history).toMatch(/promote canary mfe-info@1\.1\.0-good after \d+ views/);
});
