import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '../../organiser/src/testing/postgres.fixture.ts';
import { startMailServer, type MailServer } from '../resilience/unreliable-mail-server.ts';
import { copyBase, sites } from '../site/base.ts';
import { freePort, startService, type Service } from '../site/service.ts';
import { startBalancer, startEdge } from './proxies.ts';

/** A process that can be killed and started again. */
export type Member = {
  name: string;
  port: number;
  start: () => Promise<void>;
  /** By default SIGKILL. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/**
 * The site on several processes, as `deploy/` has it on several machines: nginx as the edge, two web
 * servers and two organisers behind a balancer, and PostgreSQL.
 */
export type Cluster = {
  /** The address of the edge. */
  url: string;
  dataDir: string;
  databaseUrl: string;
  webServers: Member[];
  organisers: Member[];
  postgres: TestPostgres;
  mails: MailServer;
  stop: () => Promise<void>;
};

/** Days before the fair, when all forms are open. */
const clock = Date.parse('2026-04-01T09:00:00+08:00') - Date.now();

type Stops = (() => Promise<unknown>)[];

export async function startCluster(): Promise<Cluster> {
  const dataDir = path.join(sites, `cluster-${process.pid}`);
  await copyBase(dataDir);
  const stops: Stops = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(dataDir, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(dataDir: string, stops: Stops): Promise<Omit<Cluster, 'stop'>> {
  const mails = await startMailServer(() => 1);
  stops.push(mails.close);
  const postgres = await startPostgres({ isDurable: true });
  stops.push(postgres.stop);
  const databaseUrl = await postgres.create('fair');
  const ports = { edge: await freePort(), web: await freePort(), api: await freePort() };
  const url = `http://127.0.0.1:${ports.edge}`;
  const site = { dataDir, databaseUrl, url, api: ports.api, smtp: mails.url };
  const organisers = [await organiser(site, 1), await organiser(site, 2)];
  const webServers = [await webServer(site, 1), await webServer(site, 2)];
  const folder = path.join(dataDir, 'proxies');
  await mkdir(folder, { recursive: true });
  const balancer = await startBalancer(folder, [
    { name: 'web', port: ports.web, servers: portsOf(webServers) },
    { name: 'api', port: ports.api, servers: portsOf(organisers) },
  ]);
  stops.push(balancer.end, () =>
    Promise.all([...webServers, ...organisers].map(({ end }) => end())),
  );
  // At once: one of them migrates, the other waits.
  await Promise.all(organisers.map(({ start }) => start()));
  await Promise.all(webServers.map(({ start }) => start()));
  stops.push((await startEdge(path.join(folder, 'nginx'), ports.edge, ports.web)).end);
  while (!(await fetch(`${url}/readyz`)).ok) await pause(100);
  return { url, dataDir, databaseUrl, webServers, organisers, postgres, mails };
}

const portsOf = (members: readonly Member[]) =>
  Object.fromEntries(members.map(({ name, port }) => [name, port]));

type Site = { dataDir: string; databaseUrl: string; url: string; api: number; smtp: string };

async function organiser(site: Site, number: number): Promise<Member> {
  const port = await freePort();
  return member(
    `organiser-${number}`,
    'organiser/src/main.ts',
    { ...site, port },
    {
      DATABASE_URL: site.databaseUrl,
      ORGANISER_PORT: String(port),
      ORGANISER_DESK_PORT: '0',
      ORGANISER_METRICS_PORT: '0',
      SITE_ORIGINS: site.url,
      SMTP_URL: site.smtp,
      PREPARE_PICTURES: 'off',
      // The load comes from one address.
      NODE_ENV: 'test',
      FORM_GUARDS: 'off',
      OUTBOX_LEASE_MS: '1000',
    },
  );
}

async function webServer(site: Site, number: number): Promise<Member> {
  const port = await freePort();
  return member(
    `web-${number}`,
    'shell/server/main.ts',
    { ...site, port },
    {
      PORT: String(port),
      METRICS_PORT: '0',
      HOST: '127.0.0.1',
      SITE_URL: site.url,
      SITE_CONFIG: path.join(import.meta.dirname, 'site.json'),
      ORGANISER: `http://127.0.0.1:${site.api}`,
    },
  );
}

function member(
  name: string,
  script: string,
  { dataDir, port }: Site & { port: number },
  settings: Record<string, string>,
): Member {
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    CLOCK_OFFSET_MS: String(clock),
    TRUSTED_PROXIES: 'loopback',
    ...settings,
  };
  let service: Service | undefined;
  return {
    name,
    port,
    async start() {
      service = await startService(script, env, path.join(dataDir, `${name}.log`));
    },
    async end(signal = 'SIGKILL') {
      await service?.end(signal);
    },
  };
}
