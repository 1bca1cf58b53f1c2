import { openReports } from '../../releases/reports/server-reports.ts';
import { promote, rollback } from '../../releases/lifecycle/promote.ts';
import { sectionBundle } from '../../releases/testing/small-releases.fixture.ts';
import { makeSmallSite, type SmallSite } from '../small-site.fixture.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

/** A command that waits for the servers. Their polls pass with its waiting, and no other time. */
function publishing(notes: string[]) {
  const { small, clock, settings } = site;
  const sleep = async (ms: number) => {
    await clock.advance(ms);
    await new Promise(setImmediate);
  };
  return {
    ...small,
    reports: openReports(settings.releaseReports),
    note: (text: string) => void notes.push(text),
    clock: { ...clock, monotonic: () => 0, sleep },
  };
}

it('says that a release is loaded when the first request after it gets its pages', async () => {
  const server = await site.start();
  const page = async () => (await server.inject('/infoPage')).body;
  const notes: string[] = [];
  // In the cache, from where it is sent until the composition changes.
  for (const _time of [1, 2]) expect(await page()).toContain('<h1>Page</h1>');
  await site.small.publish('mfe-info', '1.1.0', {
    server: sectionBundle('mfe-info', { page: `() => '<h1>New</h1>'` }),
  });
  await promote(publishing(notes), [{ workspace: 'mfe-info', version: '1.1.0' }]);
  expect(await page()).toContain('<h1>New</h1>');
  await rollback(publishing(notes), [{ workspace: 'mfe-info' }]);
  expect(await page()).toContain('<h1>Page</h1>');
  expect(notes).toEqual([
    expect.stringMatching(/is loaded by 1 running servers/),
    expect.stringMatching(/is loaded by 1 running servers/),
  ]);
});
