import path from 'node:path';
import { prepareReleases } from '../../shell/start/prepare-releases.ts';
import { base } from './base.ts';
import { root, startService } from './service.ts';

/** Makes what every test site is copied from: five releases, built, published and promoted, and an organiser that has imported its edition. */
await prepareReleases(root, base, (line) => console.log(line));
const organiser = await startService(
  'organiser/src/main.ts',
  { DATA_DIR: base, ORGANISER_PORT: '0', LOG_LEVEL: 'warn' },
  path.join(base, 'organiser.log'),
);
await organiser.end();
