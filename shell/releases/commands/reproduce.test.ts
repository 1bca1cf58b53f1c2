import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { execFileSync } from 'node:child_process';
import { checkOut, reproduce, type Outcome } from './reproduce.ts';
import { releaseWorld, trustIn } from '../testing/small-releases.fixture.ts';
import { makeSmallRepository, type SmallRepository } from '../testing/small-repository.fixture.ts';
import { openStore } from '../store/store.ts';

const small = releaseWorld();
let repository: SmallRepository;
let temporary: string;
const usual = process.env['TMPDIR'];
beforeEach(() => {
  repository = makeSmallRepository(small);
  temporary = path.join(small.folder, 'temporary');
  mkdirSync(temporary);
  process.env['TMPDIR'] = temporary;
});
afterEach(() => void (process.env['TMPDIR'] = usual));

/** Rebuilds a release, which leaves no folder behind and the repository as it was. */
async function reproduced(version = '1.1.0', commit?: string): Promise<Outcome> {
  const { root, git } = repository;
  const release = { workspace: 'mfe-info', version };
  const outcome = await reproduce({ store: small.store, root, commit }, release);
  expect(readdirSync(temporary)).toEqual([]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  return outcome;
}

/** Adds this to the build, commits it, and returns the commit. */
function commitBuild(code: string): string {
  const build = 'mfe-info/build.mjs';
  repository.write(build, readFileSync(path.join(repository.root, build), 'utf8') + code);
  return repository.commit();
}

it('rebuilds a release from its commit without differences, despite later commits', async () => {
  const commit = commitBuild(
    `if (process.env.RELEASE_KEYS ?? process.env.GIT_DIR) throw new Error('secret');`,
  );
  await repository.publish('1.1.0', { commit, clean: true });
  repository.write('mfe-info/src/browser/entry.js', 'export const version = 2;\n');
  repository.commit();
  repository.write('.git/hooks/post-checkout', `#!/bin/sh\ntouch ${small.folder}/ran\n`);
  repository.git('config', 'core.fileMode', 'false');
  process.env['RELEASE_KEYS'] = '/keys/operator.pem';
  const outcome = await reproduced();
  delete process.env['RELEASE_KEYS'];
  expect(outcome).toMatchObject({ commit, differences: [] });
  expect(existsSync(path.join(small.folder, 'ran'))).toBe(false);
});

it('lists what differs from a named commit, and what was changed in the store', async () => {
  const source = 'mfe-info/src/';
  repository.write(`${source}browser/entry.js`, '/* FOLDER */\n');
  repository.write(`${source}server/older.cjs`, '1');
  const manifest = readFileSync(path.join(repository.root, `${source}release.json`), 'utf8');
  repository.write(`${source}release.json`, manifest.replace('infoPage', 'another'));
  // It names no commit.
  await repository.publish('1.1.0');
  repository.write(`${source}release.json`, manifest);
  rmSync(path.join(repository.root, `${source}server/older.cjs`));
  repository.write(`${source}server/newer.cjs`, '1');
  const commit = repository.commit();
  appendFileSync(small.pathOf('mfe-info', '1.1.0', 'server/section.cjs'), '// more');
  expect(await reproduced('1.1.0', 'HEAD')).toMatchObject({
    commit,
    differences: [
      expect.stringContaining('server/section.cjs'),
      'release.json has other content',
      'browser/entry.js has other content',
      'browser/entry.js.br has other content',
      'browser/entry.js.gz has other content',
      'server/newer.cjs is made by the build only',
      'server/older.cjs is not made by the build',
    ],
  });
});

it.each([
  ['no commit', undefined, 'names no commit'],
  ['uncommitted changes', { clean: false }, 'was built from files that were changed'],
  ['an unknown commit', { commit: '0'.repeat(40) }, 'git fetch'],
])('says of a release with %s why it cannot be built', async (_, wrong, sentence) => {
  const commit = repository.commit();
  await repository.publish('1.1.0', wrong && { commit, clean: true, ...wrong });
  expect(await reproduced()).toMatchObject({
    problem: expect.stringContaining(sentence) as string,
  });
});

it.each(['--upload-pack=touch x', 'HEAD^{tree}'])('takes "%s" for no commit', async (commit) => {
  repository.commit();
  const problem = expect.stringContaining(`has no commit "${commit}"`) as string;
  expect(await reproduced('1.0.0', commit)).toMatchObject({ problem });
});

/** Runs ten real builds. */
(process.env['FULL'] === '1' ? it : it.skip)(
  'rebuilds each workspace bit for bit in another folder',
  async () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const folder = mkdtempSync('/tmp/dswine-all-workspaces-');
    const checkout = path.join(folder, 'checkout');
    const dataDir = path.join(folder, 'data');
    const commit = await checkOut(root, 'HEAD', checkout);
    execFileSync('npm', ['ci', '--prefer-offline'], { cwd: checkout });
    // Time zone, language and user differ from those of a rebuild.
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, TZ: 'Asia/Taipei', LANG: 'zh_TW' };
    const release = (...args: string[]) =>
      execFileSync(process.execPath, ['shell/releases/cli.ts', ...args], { cwd: checkout, env });
    release('keys', 'create');
    release('publish', ...releasedWorkspaces(root));
    const store = openStore(path.join(dataDir, 'store'), trustIn(dataDir));
    for (const workspace of releasedWorkspaces(root)) {
      const [version = ''] = await store.versions(workspace);
      const outcome = await reproduce({ store, root, commit }, { workspace, version });
      expect(outcome).toMatchObject({ commit, differences: [] });
    }
    rmSync(folder, { recursive: true });
  },
  1_200_000,
);
