import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isKind } from '../../shell/releases/errors.ts';
import { openReleases } from '../../shell/releases/lifecycle/open-releases.ts';
import { prepareReleases } from '../../shell/releases/checkout/prepare-releases.ts';
import { base } from './base.ts';
import { root, startService } from './service.ts';

/**
 * Makes the base of all test sites: five releases, built, published and promoted, and an organiser
 * that has imported its edition.
 */
const say = (line: string) => console.log(line);

/** Releases the changed workspaces. Returns how often what is live was changed. */
async function prepare(): Promise<number> {
  await prepareReleases(root, base, say);
  const { store } = openReleases({ dataDir: base, environment: {} });
  let changes = 0;
  for await (const _ of store.compositions()) changes += 1;
  return changes;
}

// A store written by another contract version, or signed in another way, cannot be read.
const changes = await prepare().catch((error: unknown) => {
  if (isKind(error, 'contract', 'trust')) return 0;
  throw error;
});
if (changes !== 1) {
  // Tests go back to the first releases, which are those of this checkout.
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
