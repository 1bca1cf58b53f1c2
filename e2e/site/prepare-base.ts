import { rm } from 'node:fs/promises';
import path from 'node:path';
import { current } from '../../shell/releases/promote.ts';
import { verifierFrom } from '../../shell/releases/signing.ts';
import { openStore } from '../../shell/releases/store.ts';
import { prepareReleases } from '../../shell/start/prepare-releases.ts';
import { base } from './base.ts';
import { root, startService } from './service.ts';

/** Makes what every test site is copied from: five releases, built, published and promoted, and an organiser that has imported its edition. */
const say = (line: string) => console.log(line);
await prepareReleases(root, base, say);
const { revision } = (await current(
  openStore(path.join(base, 'store'), verifierFrom(path.join(base, 'keys/release.pem.pub'))),
)) ?? { revision: 0 };
if (revision !== 1) {
  // Visits count revisions from the first.
  for (const name of ['store', 'built.json']) await rm(path.join(base, name), { recursive: true });
  await prepareReleases(root, base, say);
}
const organiser = await startService(
  'organiser/src/main.ts',
  { DATA_DIR: base, ORGANISER_PORT: '0', LOG_LEVEL: 'warn' },
  path.join(base, 'organiser.log'),
);
await organiser.end();
