import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeSmallReleases } from '../releases/small-releases.fixture.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readSettings } from './settings/settings.ts';
import { createWebServer } from './web-server.ts';

/** Uses CPU time while the bundle loads, so that the process takes a while to warm up. */
const slowShell = `for (const end = Date.now() + 1000; Date.now() < end;);
  module.exports = { provided: { react: {} }, renderDocument: async () => ({ html: '' }) };`;

it('reports readiness only once a render process is warm', async () => {
  const releases = await makeSmallReleases();
  const content = JSON.stringify({ Code: 200, Data: { Revision: '1', Withdrawn: [] } });
  const organiser = createServer((_request, response) => void response.end(content));
  await new Promise<void>((resolve) => organiser.listen(0, '127.0.0.1', resolve));
  const { port } = organiser.address() as AddressInfo;
  await releases.goLive();
  const { version } = await releases.publish('shell', '1.0.1', { server: slowShell });
  const live = await releases.store.composition(1);
  await releases.store.putComposition(
    { ...live, revision: 2, previous: 1, releases: { ...live.releases, shell: version } },
    releases.signer,
  );
  const server = await createWebServer(
    readSettings(
      {
        DATA_DIR: releases.dataDir,
        ORGANISER: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'silent',
      },
      '/',
    ),
    createMetrics(),
  );
  const ready = () => server.inject('/readyz');
  try {
    const cold = await ready();
    expect(cold.statusCode).toBe(503);
    expect(cold.json()).toMatchObject({
      ready: false,
      composition: 2,
      organiser: true,
      processes: false,
    });
    while ((await ready()).statusCode !== 200) await new Promise((next) => setTimeout(next, 50));
    expect((await ready()).json()).toMatchObject({ ready: true, processes: true });
  } finally {
    await server.close();
    organiser.close();
    releases.remove();
  }
});
