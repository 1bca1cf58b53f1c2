import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../lifecycle/publish.ts';
import { unversionedReleaseOf, type SmallReleases } from './small-releases.fixture.ts';

const releases = path.resolve(import.meta.dirname, '..');

/** A git repository with one tiny section and its own release command. */
export type SmallRepository = {
  root: string;
  git: (...args: string[]) => string;
  write: (file: string, text: string) => void;
  /** Commits everything and returns the commit. */
  commit: () => string;
  /** Builds the files as they are now and publishes them, with this source in the manifest. */
  publish: (version: string, source?: { commit: string; clean: boolean }) => Promise<void>;
};

/** The build writes its folder into the script instead of `FOLDER`. */
const build = `
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
cpSync('src', 'dist', { recursive: true });
const script = readFileSync('src/browser/entry.js', 'utf8');
writeFileSync('dist/browser/entry.js', script.replace('FOLDER', process.cwd()));
`;

/** The parts of the release command that a rebuild calls. Each start that loads them costs 0.4 s. */
const command = `
import { execFileSync } from 'node:child_process';
const [name, target] = process.argv.slice(2);
if (name === 'publish') {
  const { openReleases } = await import('${releases}/lifecycle/open-releases.ts');
  const { publish } = await import('${releases}/lifecycle/publish.ts');
  const { createRepository, teamOf } = await import('${releases}/trust/create-repository.ts');
  const dataDir = process.env.DATA_DIR;
  const [workspace, version] = target.split('@');
  await createRepository(dataDir, {}, [teamOf(workspace)]);
  execFileSync(process.execPath, ['build.mjs'], { cwd: workspace, stdio: 'inherit' });
  const publishing = await openReleases({ dataDir, environment: {} }).forPublishing();
  await publish(publishing, { root: process.cwd(), workspace, version });
}
`;

export function makeSmallRepository(small: SmallReleases): SmallRepository {
  const root = path.join(small.folder, 'repository');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const node = { name: 'node', version: '1.0.0', bin: { node: 'node' } };
  const packages = {
    '': { workspaces: ['node'] },
    node,
    'node_modules/node': { resolved: 'node', link: true },
  };
  const files = {
    '.gitignore': 'node_modules\ndist\n',
    'package.json': '{ "type": "module", "workspaces": ["node"] }',
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
    'node/package.json': JSON.stringify(node),
    'node/node': `#!/bin/sh\nexec ${process.execPath} "$@"\n`,
    'shell/releases/cli.ts': command,
    'mfe-info/package.json': '{ "version": "1.0.0" }',
    'mfe-info/build.mjs': build,
    'mfe-info/src/release.json': JSON.stringify(unversionedReleaseOf('mfe-info')),
    'mfe-info/src/browser/entry.js': 'export const version = 1;\n',
    'mfe-info/src/server/section.cjs': 'module.exports = {};\n',
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('init', '--quiet');
  const repository: SmallRepository = {
    root,
    git,
    write,
    commit() {
      git('add', '--all');
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
      git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Change');
      return git('rev-parse', 'HEAD');
    },
    async publish(version, source) {
      execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(root, 'mfe-info') });
      const draft = path.join(root, 'mfe-info/dist/release.json');
      const manifest = JSON.parse(readFileSync(draft, 'utf8')) as object;
      writeFileSync(draft, JSON.stringify({ ...manifest, ...(source && { source }) }));
      await publish(small, { root, workspace: 'mfe-info', version });
    },
  };
  return repository;
}
