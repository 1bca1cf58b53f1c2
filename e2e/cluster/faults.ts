import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../site/service.ts';
import { promoteVariant } from '../site/section-variant.ts';
import { runNode } from '../site/site.ts';
import type { Member } from './members.ts';
import type { Cluster } from './start-cluster.ts';
import { takeUp } from './take-up.ts';

/** What was done to the cluster, and how long it took. */
export type Fault = Found & { name: string; began: number; seconds: number };

/** `takeUpMs`: how long the web servers had an older composition than the newest one. */
type Found = { found?: string; takeUpMs?: number };

const BETWEEN_MS = 3000;
/** How long the bucket is away for web servers, and for publishers. */
const AWAY_MS = { servers: 60_000, publishers: 30_000 };
const IMPORT_MS = 10_000;
const READY_MS = 60_000;
const marker = '叢集測試';
const VARIANT = '9.9.9';

/** Searches need the database: while it is away they fail. */
export const databaseKilled = 'the database killed and started';

/** Everything that may happen on a show day, one after the other. Throws when one cannot be done. */
export async function* faultsOf(cluster: Cluster): AsyncGenerator<Fault> {
  const { webServers, organisers, postgres } = cluster;
  for (const member of [...webServers, ...organisers])
    yield await timed(`${member.name} killed and started`, () => killAndStart(member));
  yield await timed('a promotion', () => promotion(cluster));
  yield await timed('an import', () => importing(cluster));
  yield await timed(databaseKilled, postgres.restart);
  yield await timed('a rollback', () => rollback(cluster));
  yield await timed('the bucket away for a minute', () => bucketAway(cluster));
  for (const member of [...organisers, ...webServers])
    yield await timed(`${member.name} ended and started`, () => killAndStart(member, 'SIGTERM'));
}

async function timed(name: string, work: () => Promise<Found | void>): Promise<Fault> {
  const started = Date.now();
  const found = (await work()) ?? {};
  const seconds = (Date.now() - started) / 1000;
  await pause(BETWEEN_MS);
  return { name, began: started, seconds, ...found };
}

async function killAndStart(member: Member, signal?: 'SIGTERM'): Promise<void> {
  await member.end(signal);
  await pause(BETWEEN_MS);
  await member.start();
  // The next one is killed when this one takes part again.
  await until(async () => (await fetch(`http://127.0.0.1:${member.port}/readyz`)).ok, {
    within: READY_MS,
    otherwise: `${member.name} does not become ready.`,
  });
}

async function promotion(cluster: Cluster): Promise<Found> {
  const { dataDir, bucket } = cluster;
  const releaseEnv = bucket.environment('publishers');
  await promoteVariant({ dataDir, releaseEnv }, 'mfe-info', VARIANT, {});
  return { takeUpMs: await takeUp(cluster) };
}

async function rollback(cluster: Cluster): Promise<Found> {
  const { code, output } = await release(cluster, 'rollback', 'mfe-info');
  if (code !== 0) throw new Error(`The rollback failed:\n${output}`);
  return { takeUpMs: await takeUp(cluster) };
}

const release = ({ dataDir, bucket }: Cluster, ...args: string[]) =>
  runNode(['shell/releases/cli.ts', ...args], {
    ...bucket.environment('publishers'),
    DATA_DIR: dataDir,
  });

/**
 * First for everybody: a web server is killed and starts without it, and a promotion says why it
 * failed. Then for the web servers only: the same promotion succeeds, and they follow when the bucket
 * is back.
 */
async function bucketAway(cluster: Cluster): Promise<Found> {
  const { bucket, webServers } = cluster;
  const [first] = webServers;
  const left = Date.now();
  const isOver = (ms: number) => pause(Math.max(0, left + ms - Date.now()));
  const promote = () => release(cluster, 'promote', `mfe-info@${VARIANT}`);
  await bucket.leave('publishers', 'servers');
  if (first) await killAndStart(first);
  const started = Date.now();
  const refused = await promote();
  const seconds = (Date.now() - started) / 1000;
  if (refused.code !== 1 || !refused.output.includes('cannot be used now'))
    throw new Error(`A promotion without the bucket ended with:\n${refused.output}`);
  await isOver(AWAY_MS.publishers);
  await bucket.comeBack('publishers');
  const { code, output } = await promote();
  if (code !== 0) throw new Error(`The promotion failed:\n${output}`);
  await isOver(AWAY_MS.servers);
  await bucket.comeBack('servers');
  const takeUpMs = await takeUp(cluster);
  return { found: `a promotion was refused after ${seconds.toFixed(1)} s`, takeUpMs };
}

async function until(
  check: () => Promise<boolean>,
  { within, otherwise }: { within: number; otherwise: string },
): Promise<void> {
  const end = Date.now() + within;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(otherwise);
    await pause(50);
  }
}

/** Imports the edition with another title of its newest item of news. */
async function importing({ dataDir, databaseUrl, organisers }: Cluster): Promise<Found> {
  const editions = path.join(dataDir, 'editions');
  await cp(path.join(root, 'organiser/seed/DSWINE2026'), path.join(editions, 'DSWINE2026'), {
    recursive: true,
  });
  const file = path.join(editions, 'DSWINE2026/news.yaml');
  const news = await readFile(file, 'utf8');
  await writeFile(file, news.replace('從甘酒到清酒', marker));
  const args = ['organiser/src/content/import/import-edition.ts', '--edition', 'DSWINE2026'];
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code, output } = await runNode([...args, '--from', editions], env);
  if (code !== 0) throw new Error(`The import failed:\n${output}`);
  const started = Date.now();
  for (const { name, port } of organisers)
    await until(() => hasMarker(port), {
      within: IMPORT_MS,
      otherwise: `${name} still answers from before the import.`,
    });
  return { found: `answered by both organisers after ${Date.now() - started} ms` };
}

async function hasMarker(port: number): Promise<boolean> {
  const address = `http://127.0.0.1:${port}/api/expo/News/DSWINE2026?Lang=tw`;
  return (await (await fetch(address)).text()).includes(marker);
}
