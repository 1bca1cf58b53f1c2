import { setTimeout as pause } from 'node:timers/promises';
import { openReleases } from '../../shell/releases/open-releases.ts';
import { current } from '../../shell/releases/promote.ts';
import type { Cluster } from './start-cluster.ts';

const TAKE_UP_MS = 5000;

/** Waits until every web server has the newest composition. */
export async function takeUp(
  { dataDir, webServers, bucket }: Cluster,
  withinMs = TAKE_UP_MS,
): Promise<string> {
  const environment = bucket.environment('publishers');
  const newest = await current(openReleases({ dataDir, environment }).store);
  const started = Date.now();
  for (const { name, port } of webServers)
    while ((await revisionOf(port)) !== newest?.revision) {
      if (Date.now() - started > withinMs)
        throw new Error(`${name} still has an older composition.`);
      await pause(50);
    }
  return `on every server after ${Date.now() - started} ms`;
}

async function revisionOf(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/composition.json`);
  return ((await response.json()) as { revision: number }).revision;
}
