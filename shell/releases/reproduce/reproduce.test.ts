import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { makeSmallReleases, type SmallReleases } from '../small-releases.fixture.ts';
import { reproduce, type Reproduction } from './reproduce.ts';
import { makeSmallRepository, type SmallRepository } from './small-repository.fixture.ts';

let small: SmallReleases;
let repository: SmallRepository;
let temporary: string;
const usual = process.env['TMPDIR'];
beforeEach(async () => {
  small = await makeSmallReleases();
  repository = makeSmallRepository(small);
  temporary = path.join(small.folder, 'temporary');
  mkdirSync(temporary);
  process.env['TMPDIR'] = temporary;
});
afterEach(() => {
  process.env['TMPDIR'] = usual;
  expect(readdirSync(temporary)).toEqual([]);
  expect(repository.git('status', '--porcelain')).toBe('');
  small.remove();
});

type Choice = { commit?: string; signal?: AbortSignal };

function reproduced(version: string, choice: Choice = {}): Promise<Reproduction> {
  return reproduce({
    store: small.store,
    root: repository.root,
    release: { workspace: 'mfe-info', version },
    install: false,
    signal: new AbortController().signal,
    ...choice,
  });
}

async function publishCommit(version: string): Promise<string> {
  const commit = repository.commit();
  await repository.publish(version, { commit, clean: true });
  return commit;
}

it('rebuilds a release from its commit without differences, despite later commits', async () => {
  const commit = await publishCommit('1.0.0');
  repository.write('mfe-info/src/browser/entry.js', 'export const version = 2;\n');
  repository.commit();
  expect(await reproduced('1.0.0')).toMatchObject({ commit, packages: 'linked', differences: [] });
});

it('attributes a release to the first commit that built its content', async () => {
  const commit = await publishCommit('1.0.0');
  await publishCommit('1.0.0');
  expect((await small.store.manifest('mfe-info', '1.0.0')).source).toEqual({ commit, clean: true });
  await repository.publish('1.0.0');
  expect(await reproduced('1.0.0')).toMatchObject({ commit, differences: [] });
});

it('reports the file and position of a difference', async () => {
  repository.write('mfe-info/src/browser/entry.js', 'export const one = 1;\n/* FOLDER */\n');
  await publishCommit('1.0.0');
  const { differences } = await reproduced('1.0.0');
  expect(differences).toContainEqual({
    file: 'browser/entry.js',
    kind: 'changed',
    at: expect.stringMatching(/^byte \d+, line 2, column \d+: ".*repository.*" → ".*"$/) as string,
  });
});

it('lists missing files, added files and changed manifest fields', async () => {
  const commit = repository.commit();
  repository.write('mfe-info/src/server/more.cjs', '1');
  const manifest = readFileSync(path.join(repository.root, 'mfe-info/src/release.json'), 'utf8');
  repository.write('mfe-info/src/release.json', manifest.replace('infoPage', 'another'));
  await repository.publish('1.0.0', { commit, clean: true });
  repository.git('clean', '--force', '--quiet');
  repository.git('checkout', '--quiet', '.');
  expect((await reproduced('1.0.0')).differences).toEqual([
    { file: 'release.json', kind: 'changed', at: 'routes.0.path' },
    { file: 'server/more.cjs', kind: 'missing' },
  ]);
  await publishCommit('1.1.0');
  repository.write('mfe-info/src/server/more.cjs', '1');
  const later = repository.commit();
  expect((await reproduced('1.1.0', { commit: later })).differences).toEqual([
    { file: 'server/more.cjs', kind: 'added' },
  ]);
});

it('reports a file that was changed in the store as tampered', async () => {
  await publishCommit('1.0.0');
  appendFileSync(small.pathOf('mfe-info', '1.0.0', 'server/section.cjs'), '// more');
  expect((await reproduced('1.0.0')).differences).toEqual([
    { file: 'server/section.cjs', kind: 'tampered' },
  ]);
});

it('rebuilds a release that names no commit from the given commit', async () => {
  const commit = repository.commit();
  await repository.publish('1.0.0');
  await expect(reproduced('1.0.0')).rejects.toThrow('mfe-info@1.0.0 names no commit');
  expect(await reproduced('1.0.0', { commit: 'HEAD' })).toMatchObject({ commit, differences: [] });
});

it.each([
  [
    'uncommitted changes',
    { clean: false },
    ['建置時有未提交的修改', 'built from files that were changed'],
  ],
  ['an unknown commit', { commit: '0'.repeat(40) }, ['此儲存庫中沒有提交', 'git fetch']],
  ['an option as commit', { commit: '--upload-pack=touch x' }, ['/source/commit', 'contract']],
  ['a path as commit', { commit: '../../etc/passwd' }, ['/source/commit', 'contract']],
])('rejects a release with %s and gives a reason', async (_, wrong, sentences) => {
  await repository.publish('1.0.0', { commit: repository.commit(), clean: true, ...wrong });
  for (const sentence of sentences) await expect(reproduced('1.0.0')).rejects.toThrow(sentence);
});

it.each(['--upload-pack=touch x', '-h', 'HEAD:mfe-info', 'HEAD^{tree}', ''])(
  'rejects "%s" as a commit',
  async (commit) => {
    await publishCommit('1.0.0');
    await expect(reproduced('1.0.0', { commit })).rejects.toMatchObject({
      name: 'ReproductionError',
    });
  },
);

it('runs no Git hooks of the repository', async () => {
  await publishCommit('1.0.0');
  for (const hook of ['post-checkout', 'post-index-change'])
    repository.write(`.git/hooks/${hook}`, `#!/bin/sh\ntouch ${small.folder}/ran\n`);
  repository.git('config', 'core.fileMode', 'false');
  await reproduced('1.0.0');
  expect(existsSync(path.join(small.folder, 'ran'))).toBe(false);
});

it('does not pass RELEASE_KEYS or GIT_DIR to the build', async () => {
  repository.write(
    'mfe-info/build.mjs',
    `${readFileSync(path.join(repository.root, 'mfe-info/build.mjs'), 'utf8')}
     if (process.env.RELEASE_KEYS ?? process.env.GIT_DIR) throw new Error('secret');`,
  );
  await publishCommit('1.0.0');
  process.env['RELEASE_KEYS'] = '/keys/operator.pem';
  try {
    expect((await reproduced('1.0.0')).differences).toEqual([]);
  } finally {
    delete process.env['RELEASE_KEYS'];
  }
});

it('rejects with the error of the build when a build fails', async () => {
  const source = { commit: repository.commit(), clean: true };
  await repository.publish('1.0.0', source);
  repository.write('mfe-info/build.mjs', `throw new Error('no such file: section.tsx')`);
  const commit = repository.commit();
  await expect(reproduced('1.0.0', { commit })).rejects.toThrow('no such file: section.tsx');
});

it('terminates the build process when interrupted', async () => {
  await publishCommit('1.0.0');
  const socket = path.join(small.folder, 'socket');
  repository.write(
    'mfe-info/build.mjs',
    `import { connect } from 'node:net'; connect('${socket}');`,
  );
  const commit = repository.commit();
  const interruption = new AbortController();
  // The connection stays open while the build process runs.
  const server = createServer().listen(socket);
  const ended = once(server, 'connection').then(([connection]: Socket[]) => {
    interruption.abort(new Error('interrupted'));
    return connection && once(connection.resume(), 'close');
  });
  const { signal } = interruption;
  await expect(reproduced('1.0.0', { commit, signal })).rejects.toThrow('interrupted');
  await ended;
  server.close();
});
