import { openReports } from '../../releases/reports/server-reports.ts';
import { readDays } from '../../releases/reports/error-reports.ts';
import { sectionBundle } from '../../releases/testing/small-releases.fixture.ts';
import { makeSmallSite } from '../small-site.fixture.ts';

it('stores where in its bundle a page of a section threw', async () => {
  const site = await makeSmallSite();
  const { small, settings, clock } = site;
  try {
    const page = `() => { throw new Error('no wine') }`;
    const bundle = sectionBundle('mfe-info', { page }).replaceAll('\n', ' ');
    await small.publish('mfe-info', '1.1.0', { server: bundle });
    await small.putLive({ releases: { 'mfe-info': '1.1.0' } });
    const server = await site.start();
    expect((await server.inject('/infoPage')).statusCode).toBe(503);
    await server.close();
    const [report] = await readDays(openReports(settings.releaseReports), 2, clock.now());
    const column = bundle.indexOf('new Error') + 1;
    expect(report?.stack?.[0]).toBe(`mfe-info/server/section.cjs:1:${column}`);
  } finally {
    await site.close();
  }
});
