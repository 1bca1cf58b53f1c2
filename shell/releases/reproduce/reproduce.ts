import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { ReproductionError } from '../errors.ts';
import type { NamedRelease } from '../promote.ts';
import { parseManifest } from '../check-manifest.ts';
import type { ReleaseStore } from '../store.ts';
import { checkOut } from './checkout.ts';
import { compareReleases, type Difference, type StoredRelease } from './compare.ts';
import { addPackages, type PackageSource } from './packages.ts';
import { createRun, type Run } from './run-command.ts';

type ReproduceRequest = {
  store: ReleaseStore;
  /** The checkout that the command runs in. */
  root: string;
  release: NamedRelease;
  /** Builds this commit instead of the one that the release names. */
  commit?: string | undefined;
  /** Installs packages even when the present ones are those of the commit's lockfile. */
  install: boolean;
  /** Ends the build and removes its folder. */
  signal: AbortSignal;
};

/** `integrity` is the hash of the release that was compared; equal without differences. */
export type Reproduction = {
  release: string;
  integrity: string;
  commit: string;
  packages: PackageSource;
  files: number;
  differences: Difference[];
};

/**
 * Builds a release again from its commit in a temporary folder, which is removed in any case, and
 * compares it with the stored one.
 * @throws {ReproductionError} when it cannot be built again.
 */
export async function reproduce(request: ReproduceRequest): Promise<Reproduction> {
  const { store, root, release, signal } = request;
  const { manifest, integrity } = await store.identified(release.workspace, release.version);
  const wanted = request.commit ?? commitOf(manifest);
  const run = createRun(signal);
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'dswine-reproduce-')));
  try {
    const commit = await checkOut(run, { repository: root, commit: wanted, folder });
    const checkout = path.join(folder, 'checkout');
    const packages = await addPackages(run, {
      present: root,
      checkout,
      workspace: release.workspace,
      install: request.install,
      signal,
    });
    const rebuilt = await rebuild(run, { folder, checkout, release });
    const differences = await compareReleases({ store, manifest }, rebuilt);
    return {
      release: `${release.workspace}@${release.version}`,
      integrity,
      commit,
      packages,
      files: Object.keys(manifest.hashes).length,
      differences,
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function commitOf({ workspace, version, source }: ReleaseManifest): string {
  const name = `${workspace}@${version}`;
  const nextStep =
    `若您知道是哪個提交，請加上 --commit；或從乾淨的 git 複本以新版號發布 / ` +
    `If you know the commit, add --commit <commit>. Or publish it again from a clean checkout under a version of its own: npm run release -- publish ${workspace}@<version>`;
  if (!source)
    throw new ReproductionError(
      `${name} 沒有記錄提交 / ${name} names no commit: it was built outside of a git checkout. ${nextStep}`,
    );
  if (!source.clean)
    throw new ReproductionError(
      `${name} 建置時有未提交的修改 / ${name} was built from files that were changed after commit ${source.commit}, so no commit builds it. ${nextStep}`,
    );
  return source.commit;
}

type RebuildRequest = { folder: string; checkout: string; release: NamedRelease };

/**
 * Publishes into a store of its own by the commit's release command and Node, because compression
 * and manifest depend on them too.
 */
async function rebuild(
  run: Run,
  { folder, checkout, release: { workspace, version } }: RebuildRequest,
): Promise<StoredRelease> {
  const data = path.join(folder, 'data');
  const env = buildEnvironment(folder, checkout);
  await mkdir(path.join(folder, 'home'));
  const node = path.join(checkout, 'node_modules/.bin/node');
  const release = (...args: string[]) =>
    run(node, ['shell/releases/cli.ts', ...args], { cwd: checkout, env });
  await release('keys', 'create');
  await release('publish', `${workspace}@${version}`);
  // Not verified: it was built just now, and other commits sign in other ways.
  const built = path.join(data, 'store/releases', workspace, version);
  const read = (name: string) => readFile(path.join(built, name));
  const manifest = parseManifest(await read('release.json'), `${workspace}@${version}`);
  return { store: { file: (_, name) => read(name) }, manifest };
}

/** Nothing of this shell's environment but where programs are. */
function buildEnvironment(folder: string, checkout: string): NodeJS.ProcessEnv {
  const programs = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.includes('node_modules'));
  return {
    PATH: [path.join(checkout, 'node_modules/.bin'), ...programs].join(path.delimiter),
    HOME: path.join(folder, 'home'),
    TMPDIR: folder,
    DATA_DIR: path.join(folder, 'data'),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    npm_config_update_notifier: 'false',
  };
}
