import { openReports } from '../../releases/reports/server-reports.ts';
import { readDays } from '../../releases/reports/error-reports.ts';
import { sectionBundle } from '../../releases/testing/small-releases.fixture.ts';
import { makeSmallSite } from '../small-site.fixture.ts';

it('stores where in its bundle a page of a section threw', async () => {
  const site = await makeSmallSite();
  const { small, settings, clock } = site;
  try {
    const bundle = sectionBundle('mfe-info', { page: `() => { throw new Error('no wine') }` });
    const server = await site.start();
    for (const [version, code] of [
      ['1.1.0', bundle],
      ['1.2.0', bundle.replaceAll('\n', ' ')],
    ] as const) {
      await small.publish('mfe-info', version, { server: code });
      await small.putLive({ releases: { 'mfe-info': version } });
      const isServed = async () =>
        (await server.inject('/composition.json')).json<{ releases: object }>().releases;
      while (!Object.values(await isServed()).includes(version)) await clock.advance(100);
      expect((await server.inject('/infoPage')).statusCode).toBe(503);
    }
    await server.close();
    const reports = await readDays(openReports(settings.releaseReports), 2, clock.now());
    const positionIn = (code: string) => {
      const before = code.slice(0, code.indexOf('new Error')).split('\n');
      return `mfe-info/server/section.cjs:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    };
    const stacks = reports.map(({ release, stack }) => `${release} ${stack?.[0]}`).sort();
    expect(stacks).toEqual([
      `1.1.0 ${positionIn(bundle)}`,
      `1.2.0 ${positionIn(bundle.replaceAll('\n', ' '))}`,
    ]);
  } finally {
    await site.close();
  }
});
