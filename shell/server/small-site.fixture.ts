import { createServer } from 'node:http';
import { listen } from '@dswine/shared/testing/listen';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import type { FastifyInstance } from 'fastify';
import {
  makeSmallReleases,
  type SmallReleases,
} from '../releases/testing/small-releases.fixture.ts';
import { openReleaseSource } from './composition/release-source.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { webServerOn } from './web-server.ts';

/** Web servers on a store of small releases, which are live, and a fake organiser. */
export type SmallSite = {
  small: SmallReleases;
  /** The clock of all web servers. */
  clock: ReturnType<typeof createManualClock>;
  settings: Settings;
  start: (change?: Partial<Settings>) => Promise<FastifyInstance>;
  close: () => Promise<void>;
};

export async function makeSmallSite(): Promise<SmallSite> {
  const small = await makeSmallReleases();
  await small.goLive();
  const clock = createManualClock();
  const content = JSON.stringify({ Code: 200, Data: { Revision: '1', Withdrawn: [] } });
  const organiser = createServer((_request, response) => void response.end(content));
  const port = await listen(organiser);
  const environment = {
    DATA_DIR: small.dataDir,
    ORGANISER: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://fair.example',
  };
  const settings: Settings = {
    ...readSettings(environment, '/'),
    edge: true,
    processes: 1,
    // The manual clock may run far ahead of a process on a busy machine.
    renderLimit: 24 * 3600_000,
  };
  const servers: FastifyInstance[] = [];
  return {
    small,
    clock,
    settings,
    async start(change) {
      const changed = { ...settings, ...change };
      const source = openReleaseSource(changed, clock);
      const server = await webServerOn(changed, source, { clock });
      servers.push(server);
      return server;
    },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      organiser.close();
      small.remove();
    },
  };
}
