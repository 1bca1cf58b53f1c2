import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContractError, TrustError } from '../../shell/releases/errors.ts';
import { openReleases } from '../../shell/releases/open-releases.ts';
import { current } from '../../shell/releases/promote.ts';
import { prepareReleases } from '../../shell/start/prepare-releases.ts';
import { base } from './base.ts';
import { root, startService } from './service.ts';

/**
 * Makes the base of all test sites: five releases, built, published and promoted, and an organiser
 * that has imported its edition.
 */
const say = (line: string) => console.log(line);

/** Releases the changed workspaces. Returns the live revision. */
async function prepare(): Promise<number> {
  await prepareReleases(root, base, say);
  const { store } = openReleases({ dataDir: base, environment: {} });
  return (await current(store))?.revision ?? 0;
}

// A store written by another contract version, or signed in another way, cannot be read.
const revision = await prepare().catch((error: unknown) => {
  if (error instanceof ContractError || error instanceof TrustError) return 0;
  throw error;
});
if (revision !== 1) {
  // Tests expect revisions to start at 1.
  for (const name of ['store', 'keys', 'trust', 'built.json'])
    await rm(path.join(base, name), { recursive: true, force: true });
  await prepareReleases(root, base, say);
}
const organiser = await startService(
  'organiser/src/main.ts',
  { DATA_DIR: base, ORGANISER_PORT: '0', LOG_LEVEL: 'warn', PREPARE_PICTURES: 'off' },
  path.join(base, 'organiser.log'),
);
await organiser.end();
// Keeps its compiled modules for the web servers of the tests, which are killed before they could.
await import(path.join(root, 'shell/server/web-server.ts'));
