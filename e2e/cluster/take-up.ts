import { setTimeout as pause } from 'node:timers/promises';
import { openReleases } from '../../shell/releases/lifecycle/open-releases.ts';
import type { Cluster } from './start-cluster.ts';

/** On a machine that is very busy. */
const MOST_MS = 120_000;

/** Waits until every web server shows the newest composition. Resolves to how long that took, in ms. */
export async function takeUp({ dataDir, webServers, bucket }: Cluster): Promise<number> {
  const started = Date.now();
  const environment = bucket.environment('publishers');
  const newest = await openReleases({ dataDir, environment }).store.live();
  for (const { name, port } of webServers)
    while ((await revisionOf(port)) !== newest?.revision) {
      if (Date.now() - started > MOST_MS)
        throw new Error(`${name} still has an older composition.`);
      await pause(50);
    }
  return Date.now() - started;
}

async function revisionOf(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/composition.json`);
  return ((await response.json()) as { revision: number }).revision;
}
