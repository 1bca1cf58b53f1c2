import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '@dswine/shared/build/run-webpack';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import webpack, { type Compilation, type Configuration, type MultiStats } from 'webpack';
import { integrityOf } from '../releases/integrity.ts';
import { releaseFileTypes, type FindReleaseFile } from '../server/composition/release-files.ts';
import { bootScript, developmentRelease } from './development-releases.ts';
import type { SiteReleases } from './site-releases.ts';
import { watchedBuild } from './watched-builds.ts';

const FILE = 'base.json';
/** What the builds consist of. */
const sources = [
  'shell/{src,build,dev}/**/*',
  'shared/{src,build,mfe-components}/**/*',
  'package-lock.json',
];
type Base = Pick<SiteReleases, 'manifests' | 'bootScript'>;

/**
 * Development builds of the shell and of the component page, into which a section alone is put. A kit
 * has them; a checkout builds them into a folder when their sources have changed.
 */
export async function openBaseReleases(
  root: string,
  built: string,
): Promise<{ folder: string; releases: SiteReleases }> {
  const packed = path.join(root, 'base');
  const folder = existsSync(packed) ? packed : built;
  if (folder === built && !isCurrent(root, built)) await buildBaseReleases(root, built);
  return { folder, releases: readBaseReleases(folder) };
}

/** @throws {BuildError} */
async function buildBaseReleases(root: string, folder: string): Promise<void> {
  console.error('Building the shell …');
  await rm(folder, { recursive: true, force: true });
  const builds = ['shell', 'shared/mfe-components'].map((name) =>
    watchedBuild(path.join(root, name), folder),
  );
  const browsers = await runAll(builds.map(({ browser }) => withHotModules(browser)));
  await runAll(builds.map(({ server }) => server));
  const manifests: ReleaseManifest[] = [];
  for (const [index, { workspace }] of builds.entries()) {
    const browser = browsers[index];
    if (!browser) continue;
    const serverFolder = path.join(folder, workspace, 'server');
    manifests.push((await developmentRelease(workspace, { browser, serverFolder })).manifest);
  }
  const icon = await readFile(path.join(root, 'shell/src/icon.svg'));
  await writeFile(path.join(folder, 'shell/browser/icon.svg'), icon);
  const base: Base = { manifests, bootScript: await bootScript() };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, FILE), JSON.stringify(base));
}

async function runAll(configs: Configuration[]): Promise<Compilation[]> {
  const compiler = webpack(configs);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('no result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new BuildError(stats.toString({ preset: 'errors-only' }));
  return stats.stats.map(({ compilation }) => compilation);
}

/** Fast Refresh needs hot module replacement, which the development server adds to what it serves. */
function withHotModules(config: Configuration): Configuration {
  return {
    ...config,
    plugins: [...(config.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
  };
}

function isCurrent(root: string, folder: string): boolean {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return false;
  const { mtimeMs: built } = statSync(file);
  return globSync(sources, { cwd: root }).every(
    (source) => statSync(path.join(root, source)).mtimeMs < built,
  );
}

function readBaseReleases(folder: string): SiteReleases {
  const base = JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as Base;
  const bundles = base.manifests.map(({ workspace, server }) => {
    const file = path.join(folder, workspace, server);
    return [workspace, { file, integrity: integrityOf(readFileSync(file)) }] as const;
  });
  return { ...base, revision: 0, bundles: Object.fromEntries(bundles) };
}

/** Finds the browser files of releases in a folder. */
export function filesBelow(folder: string): FindReleaseFile {
  return async (workspace, _version, file) => {
    const type = releaseFileTypes[path.extname(file)];
    const found = path.join(folder, workspace, file);
    if (!type || !found.startsWith(path.join(folder, workspace, 'browser/')) || !existsSync(found))
      return undefined;
    const identity = await readFile(found);
    return { identity, br: undefined, gzip: undefined, hash: integrityOf(identity), type };
  };
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = ''] = process.argv;
  await buildBaseReleases(path.resolve(import.meta.dirname, '../..'), path.resolve(folder));
}
