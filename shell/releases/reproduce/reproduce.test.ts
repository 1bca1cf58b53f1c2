import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { releaseWorld } from '../small-releases.fixture.ts';
import { reproduce, type Reproduction } from './reproduce.ts';
import { makeSmallRepository, type SmallRepository } from './small-repository.fixture.ts';

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

type Choice = { version?: string; commit?: string; signal?: AbortSignal };

/** Rebuilds a release, which leaves no folder behind and the repository as it was. */
async function reproduced({ version = '1.1.0', ...choice }: Choice = {}): Promise<Reproduction> {
  try {
    return await reproduce({
      store: small.store,
      root: repository.root,
      release: { workspace: 'mfe-info', version },
      install: false,
      signal: new AbortController().signal,
      ...choice,
    });
  } finally {
    process.env['TMPDIR'] = usual;
    expect(readdirSync(temporary)).toEqual([]);
    expect(repository.git('status', '--porcelain')).toBe('');
  }
}

async function publishCommit(): Promise<string> {
  const commit = repository.commit();
  await repository.publish('1.1.0', { commit, clean: true });
  return commit;
}

/** Adds this to the build, commits it, and returns the commit. */
function commitBuild(code: string): string {
  const build = 'mfe-info/build.mjs';
  repository.write(build, readFileSync(path.join(repository.root, build), 'utf8') + code);
  return repository.commit();
}

it('rebuilds a release from its commit without differences, despite later commits', async () => {
  commitBuild(`if (process.env.RELEASE_KEYS ?? process.env.GIT_DIR) throw new Error('secret');`);
  const commit = await publishCommit();
  await publishCommit();
  // The first commit that built its content is the one that it names.
  expect((await small.store.manifest('mfe-info', '1.1.0')).source).toEqual({ commit, clean: true });
  repository.write('mfe-info/src/browser/entry.js', 'export const version = 2;\n');
  repository.commit();
  for (const hook of ['post-checkout', 'post-index-change'])
    repository.write(`.git/hooks/${hook}`, `#!/bin/sh\ntouch ${small.folder}/ran\n`);
  repository.git('config', 'core.fileMode', 'false');
  process.env['RELEASE_KEYS'] = '/keys/operator.pem';
  try {
    expect(await reproduced()).toMatchObject({ commit, packages: 'linked', differences: [] });
  } finally {
    delete process.env['RELEASE_KEYS'];
  }
  expect(existsSync(path.join(small.folder, 'ran'))).toBe(false);
});

it('lists the files and manifest fields that differ from those of a given commit', async () => {
  const source = 'mfe-info/src/';
  repository.write(`${source}browser/entry.js`, 'export const one = 1;\n/* FOLDER */\n');
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
  const found = await reproduced({ commit: 'HEAD' });
  expect(found.commit).toBe(commit);
  const at = /^byte \d+, line 2, column \d+: ".*repository.*" → ".*"$/;
  expect(found.differences).toEqual(
    expect.arrayContaining([
      { file: 'release.json', kind: 'changed', at: 'routes.0.path' },
      { file: 'browser/entry.js', kind: 'changed', at: expect.stringMatching(at) },
      { file: 'server/older.cjs', kind: 'missing' },
      { file: 'server/newer.cjs', kind: 'added' },
      { file: 'server/section.cjs', kind: 'tampered' },
    ]),
  );
});

it.each([
  ['no commit', undefined, 'names no commit'],
  ['uncommitted changes', { clean: false }, 'was built from files that were changed'],
  ['an unknown commit', { commit: '0'.repeat(40) }, 'git fetch'],
])('rejects a release with %s and gives a reason', async (_, wrong, sentence) => {
  const commit = repository.commit();
  await repository.publish('1.1.0', wrong && { commit, clean: true, ...wrong });
  await expect(reproduced()).rejects.toThrow(sentence);
});

it.each(['--upload-pack=touch x', 'HEAD:mfe-info', 'HEAD^{tree}', ''])(
  'rejects "%s" as a commit',
  async (commit) => {
    repository.commit();
    await expect(reproduced({ version: '1.0.0', commit })).rejects.toMatchObject({
      name: 'ReproductionError',
    });
  },
);

it('rejects with the error of the build when a build fails', async () => {
  const commit = commitBuild(`throw new Error('no such file: section.tsx');`);
  await expect(reproduced({ version: '1.0.0', commit })).rejects.toThrow(
    'no such file: section.tsx',
  );
});

it('terminates the build process when interrupted', async () => {
  const socket = path.join(small.folder, 'socket');
  // The connection stays open while the build process runs.
  const commit = commitBuild(`(await import('node:net')).connect('${socket}');`);
  const interruption = new AbortController();
  const server = createServer().listen(socket);
  const ended = once(server, 'connection').then(([connection]: Socket[]) => {
    interruption.abort(new Error('interrupted'));
    return connection && once(connection.resume(), 'close');
  });
  const { signal } = interruption;
  await expect(reproduced({ version: '1.0.0', commit, signal })).rejects.toThrow('interrupted');
  await ended;
  server.close();
});
