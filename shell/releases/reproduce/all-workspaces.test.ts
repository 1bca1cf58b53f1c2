import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { trustIn } from '../small-releases.fixture.ts';
import { openStore } from '../store.ts';
import { checkOut } from './checkout.ts';
import { addPackages } from './packages.ts';
import { reproduce } from './reproduce.ts';
import { createRun } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = releasedWorkspaces(root);
const signal = new AbortController().signal;

/** Runs ten real builds. `reproduce.test.ts` covers other cases quickly in a small repository. */
const full = process.env['FULL'] === '1' ? it : it.skip;

let folder: string;
const usual = process.env['TMPDIR'];
beforeEach(() => {
  // On disk, so that packages can be linked; the temporary folder of Jest may be in memory.
  process.env['TMPDIR'] = '/tmp';
  folder = mkdtempSync('/tmp/dswine-all-workspaces-');
});
afterEach(() => {
  process.env['TMPDIR'] = usual;
  rmSync(folder, { recursive: true });
});

/** Publishes the committed state of all workspaces from a separate folder. */
async function publishHead() {
  const run = createRun(signal);
  const checkout = path.join(folder, 'checkout');
  const commit = await checkOut(run, { repository: root, commit: 'HEAD', folder });
  await addPackages(run, { present: root, checkout, workspace: 'shell', install: false, signal });
  const dataDir = path.join(folder, 'data');
  const release = (...args: string[]) =>
    run(process.execPath, ['shell/releases/cli.ts', ...args], {
      cwd: checkout,
      // Time zone, language and user differ from those of a rebuild.
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, TZ: 'Asia/Taipei', LANG: 'zh_TW.UTF-8' },
    });
  await release('keys', 'create');
  await release('publish', ...workspaces);
  return { commit, store: openStore(path.join(dataDir, 'store'), trustIn(dataDir)) };
}

full(
  'rebuilds each workspace bit for bit in another folder',
  async () => {
    const { commit, store } = await publishHead();
    for (const workspace of workspaces) {
      const [version = ''] = await store.versions(workspace);
      const release = { workspace, version };
      const request = { store, root, release, commit, install: false, signal };
      expect(await reproduce(request)).toMatchObject({ commit, differences: [] });
    }
  },
  600_000,
);
