import type { CachedResponse, Edge } from '../../site/caching-edge.ts';
import { isCanaryRevision, startCohorts } from '../../site/cohorts.ts';
import {
  failsOnSecondPages,
  liveOf,
  publishVariant,
  restoreReleases,
} from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { expect, newContext, openPage } from '../test.ts';
import { test } from './edge-site.fixture.ts';

const addresses = ['/News', '/en/News', '/en/News?page=2', '/en/Contact', '/EventsCalender'];

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

/** Starts the command, and waits until the site shows the canary. */
async function startCanary(site: Site, ...args: string[]) {
  const command = site.release('canary', ...args);
  const canaryOf = async () => (await liveOf(site.url)).canary?.id;
  const ended = command.then(({ output }) => output);
  const poll = expect.poll(canaryOf).toBeDefined();
  expect(await Promise.race([ended, poll])).toBeUndefined();
  return { command, id: await canaryOf() };
}

/** No page of a canary is stored where others find it. */
function expectApart(edge: Edge): void {
  const isOfCanary = ({ headers }: CachedResponse) =>
    isCanaryRevision(Number(headers['x-composition'] ?? 0));
  const found = [...edge.cache].filter(([, all]) => all.some(isOfCanary)).map(([key]) => key);
  expect(found.filter((key) => !key.startsWith('/releases/cohort/'))).toEqual([]);
}

test('a canary with failing pages rolls back automatically, and no visitor sees an error', async ({
  edge,
  ownSite: site,
}) => {
  await publishVariant(site, 'mfe-info', '1.1.0-server', failsOnSecondPages);
  const before = await liveOf(site.url);
  const args = ['mfe-info@1.1.0-server', '--percent', '40', '--minutes', '5'];
  const { command } = await startCanary(site, ...args);
  const visitors = startCohorts(edge, addresses);
  const { code, output } = await command;
  expect(code, output).toBe(1);
  expect(output).toMatch(/of views failed, of live 0\.0 %/);
  await expect.poll(async () => (await liveOf(site.url)).canary).toBeUndefined();
  expectApart(edge);
  const { wrong, revisions } = await visitors.end();
  expect(wrong).toEqual([]);
  expect([...revisions.live].filter(isCanaryRevision)).toEqual([]);
  expect([...revisions.canary].some(isCanaryRevision)).toBe(true);
  expect((await liveOf(site.url)).releases).toEqual(before.releases);
  const { output: history } = await site.release('history');
  expect(history).toMatch(/rollback canary mfe-info@1\.1\.0-server: .* of views failed/);
});

test(
  'a canary with browser errors rolls back automatically',
  { tag: '@full' },
  async ({ browser, edge, ownSite: site }) => {
    await publishVariant(site, 'mfe-info', '1.1.0-browser', {
      browser: (script, file) =>
        file.startsWith('remoteEntry')
          ? `${script}\nsetTimeout(() => { throw new Error(); });`
          : script,
    });
    const { revision } = await liveOf(site.url);
    const args = ['mfe-info@1.1.0-browser', '--percent', '99', '--minutes', '5'];
    const { command, id } = await startCanary(site, ...args);
    const good = { composition: revision, engine: 'blink', isFirst: true, faults: [], vitals: [] };
    for (let view = 0; view < 30; view += 1)
      await fetch(`${edge.url}/releases/error-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(good),
      });
    const reader = await newContext(browser, { locale: 'en-GB' });
    const page = await reader.newPage();
    await reader.addCookies([{ name: 'dswine_cohort', value: `1.${id}`, url: edge.url }]);
    let hasEnded = false;
    void command.finally(() => (hasEnded = true));
    while (!hasEnded) await openPage(page, `${edge.url}/en/Contact`);
    await page.goto('about:blank');
    const { code, output } = await command;
    expect(code, output).toBe(1);
    expect(output).toContain('had errors in the browser');
    // The number goes when the canary is over, although the edge has stored the page.
    await expect
      .poll(async () => {
        edge.passTime(10_000);
        await page.goto(`${edge.url}/en/Contact`);
        return (await reader.cookies()).filter(({ name }) => name === 'dswine_cohort');
      })
      .toEqual([]);
    await reader.close();
  },
);

test('a healthy canary advances until all visitors get it', async ({ edge, ownSite: site }) => {
  const [lead, next] = ['Visiting, exhibiting, the events', 'Visiting and exhibiting, the events'];
  await publishVariant(site, 'mfe-info', '1.1.0-good', { text: { from: lead, to: next } });
  const args = ['mfe-info@1.1.0-good', '--steps', '60', '--minutes', '0.5', '--views', '2'];
  const { command } = await startCanary(site, ...args);
  const { output: printed } = await site.release('status');
  expect(printed).toMatch(/Canary mfe-info@1\.1\.0-good, 60 %/);
  edge.forwarded.splice(0);
  const visitors = startCohorts(edge, addresses);
  const contact = async () => (await fetch(`${edge.url}/en/Contact`)).text();
  const ofCanary = () => edge.forwarded.filter((one) => one.includes('/releases/cohort/'));
  await expect.poll(() => ofCanary().length).toBeGreaterThan(4);
  const { wrong, revisions } = await visitors.end();
  const { code, output } = await command;
  expect(code, output).toBe(0);
  expect(wrong).toEqual([]);
  expect([...revisions.live].filter(isCanaryRevision)).toEqual([]);
  expectApart(edge);
  // Its processes may still be starting.
  await expect
    .poll(async () => {
      edge.passTime(60_000);
      return contact();
    })
    .toContain(next);
  const { output: history } = await site.release('history');
  expect(history).toMatch(/promote canary mfe-info@1\.1\.0-good after \d+ views/);
});
