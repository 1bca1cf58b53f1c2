import { openReleaseSource } from './composition/release-source.ts';
import { makeSmallSite, type SmallSite } from './small-site.fixture.ts';
import { webServerOn } from './web-server.ts';

let site: SmallSite;
beforeEach(async () => void (site = await makeSmallSite()));
afterEach(() => site.close());

it('asks an organiser that was still starting at the address it is told then', async () => {
  const { clock } = site;
  const settings = { ...site.settings, organiser: 'http://organiser.invalid' };
  const { promise: organiser, resolve } = Promise.withResolvers<string>();
  const starting = webServerOn(settings, openReleaseSource(settings, clock), { clock, organiser });
  resolve(site.settings.organiser);
  const server = await starting;
  const { statusCode, body } = await server.inject('/api/expo/Revision/DSWINE2026');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('"Revision":"1"')]);
  await server.close();
});
