import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '../../organiser/src/testing/postgres.fixture.ts';
import { startMailServer, type MailServer } from '../resilience/unreliable-mail-server.ts';
import { copyBase, sites } from '../site/base.ts';
import { freePort } from '../site/service.ts';
import { startBucket, type Bucket } from './bucket.ts';
import { organiser, webServer, type Member } from './members.ts';
import { startBalancer, startEdge } from './proxies.ts';

/**
 * The site on several processes, as `deploy/` has it on several machines: nginx as the edge, two web
 * servers and two organisers behind a balancer, a bucket with the releases, and PostgreSQL.
 */
export type Cluster = {
  /** The address of the edge. */
  url: string;
  /** The address of the web servers' balancer, behind the edge. */
  origin: string;
  /** The folder of a publisher, with the keys, and of the organisers. Web servers have their own. */
  dataDir: string;
  databaseUrl: string;
  webServers: Member[];
  organisers: Member[];
  bucket: Bucket;
  postgres: TestPostgres;
  mails: MailServer;
  stop: () => Promise<void>;
};

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
  const bucket = await startBucket(path.join(dataDir, 'store'));
  stops.push(bucket.stop);
  // What this process itself asks the bucket, it asks as a publisher.
  Object.assign(process.env, bucket.environment('publishers'));
  const postgres = await startPostgres({ isDurable: true });
  stops.push(postgres.stop);
  const databaseUrl = await postgres.create('fair');
  const ports = { edge: await freePort(), web: await freePort(), api: await freePort() };
  const url = `http://127.0.0.1:${ports.edge}`;
  const shared = { dataDir, databaseUrl, url, api: ports.api, smtp: mails.url, bucket };
  const organisers = [await organiser(shared, 1), await organiser(shared, 2)];
  const webServers = [await webServer(shared, 1), await webServer(shared, 2)];
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
  const origin = `http://127.0.0.1:${ports.web}`;
  return { url, origin, dataDir, databaseUrl, webServers, organisers, bucket, postgres, mails };
}

const portsOf = (members: readonly Member[]) =>
  Object.fromEntries(members.map(({ name, port }) => [name, port]));
