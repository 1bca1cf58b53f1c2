import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/release-files';
import { parseManifest } from '../manifest/check-manifest.ts';
import { namedOrLive, type CommandResult, type Context } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { nameOf, type NamedRelease } from '../release-name.ts';
import type { ReleaseStore } from '../store/store.ts';

/** `differences`: one line for each; `problem`: why the release could not be built again. */
export type Outcome =
  | { release: string; integrity: string; commit: string; differences: string[] }
  | { release: string; problem: string };

type Reproduction = { store: ReleaseStore; root: string; commit?: string | undefined };

const run = promisify(execFile);
const LIMITS = { maxBuffer: 100_000_000 };

export async function reproduceCommand(context: Context): Promise<CommandResult> {
  const outcomes = await reproduceAll(context, await namedOrLive(context));
  const hasFailed = !outcomes.every(isReproduced);
  const text = outcomes.map(describeOutcome).join('\n');
  return { data: { done: !hasFailed, releases: outcomes }, text, hasFailed };
}

export async function reproduceAll(
  { root, kit, releases: { store }, options: { commit }, warn }: Context,
  named: readonly NamedRelease[],
): Promise<Outcome[]> {
  if (kit !== undefined) throw new ReleaseError('reproduceKit', {});
  const outcomes: Outcome[] = [];
  // Ctrl-C ends what runs, so that the temporary folder is removed as after any failure.
  let isInterrupted = false;
  const interrupt = () => void (isInterrupted = true);
  process.on('SIGINT', interrupt);
  for (const release of named) {
    if (isInterrupted) break;
    warn(`Building ${nameOf(release)} again …`);
    outcomes.push(await reproduce({ store, root, commit }, release));
  }
  process.off('SIGINT', interrupt);
  return outcomes;
}

/** Builds a release from its commit in a temporary worktree, and compares it with the stored one. */
export async function reproduce(
  { store, root, commit: wanted }: Reproduction,
  { workspace, version }: NamedRelease,
): Promise<Outcome> {
  const release = nameOf({ workspace, version });
  const { manifest, integrity } = await store.identified(workspace, version);
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'dswine-reproduce-')));
  try {
    const commit = await checkOut(
      root,
      wanted ?? commitOf(manifest),
      path.join(folder, 'checkout'),
    );
    const rebuilt = await rebuild(folder, { workspace, version });
    const damaged = await store.damaged(manifest);
    const differences = [...damaged, ...differencesOf(manifest, rebuilt)];
    return { release, integrity, commit, differences };
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string };
    return { release, problem: `${message}\n${stderr}`.trim() };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    await run('git', ['worktree', 'prune'], { cwd: root, env: plainEnvironment() }).catch(() => '');
  }
}

export function isReproduced(outcome: Outcome): boolean {
  return 'differences' in outcome && outcome.differences.length === 0;
}

export function describeOutcome(outcome: Outcome): string {
  const lines = (all: readonly string[]) => all.map((line) => `\n  - ${line}`).join('');
  if ('problem' in outcome)
    return `${outcome.release} could not be built again: ${outcome.problem.replaceAll('\n', '\n  ')}`;
  const { release, commit, integrity, differences } = outcome;
  const verdict = differences.length === 0 ? 'equal, bit for bit' : 'different';
  return `${release} is ${verdict}\n  commit ${commit}\n  hash   ${integrity}${lines(differences)}`;
}

function commitOf({ source, ...manifest }: ReleaseManifest): string {
  if (source?.clean) return source.commit;
  const release = nameOf(manifest);
  throw source
    ? new ReleaseError('reproduceChanged', { release, commit: source.commit })
    : new ReleaseError('reproduceNoCommit', { release });
}

/** Writes a commit to a worktree, without running hooks. Returns its full hash. */
export async function checkOut(root: string, commit: string, folder: string): Promise<string> {
  const options = { cwd: root, env: plainEnvironment(), ...LIMITS };
  const git = (...args: string[]) =>
    run('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'core.autocrlf=false', ...args], options);
  // After --end-of-options, a name that begins with a hyphen is no option.
  const named = ['--verify', '--quiet', '--end-of-options', `${commit}^{commit}`];
  const found = await git('rev-parse', ...named).catch((cause: unknown) => {
    throw new ReleaseError('reproduceUnknownCommit', { root, commit }, { cause });
  });
  const hash = found.stdout.trim();
  await git('worktree', 'add', '--quiet', '--detach', folder, hash);
  return hash;
}

/** Publishes with the packages, Node and release command of the commit, into a store of its own. */
async function rebuild(
  folder: string,
  { workspace, version }: NamedRelease,
): Promise<ReleaseManifest> {
  const cwd = path.join(folder, 'checkout');
  const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd, env: plainEnvironment(), ...LIMITS });
  const env = buildEnvironment(folder);
  await mkdir(env.HOME);
  for (const args of [
    ['keys', 'create'],
    ['publish', `${workspace}@${version}`],
  ])
    await run('node', ['shell/releases/cli.ts', ...args], { cwd, env, ...LIMITS });
  // Not verified: it was built just now, and other commits sign in other ways.
  const file = path.join(env.DATA_DIR, 'store/releases', workspace, version, 'release.json');
  return parseManifest(await readFile(file), `${workspace}@${version}`);
}

/** What of the manifest comes from the build. Neither is what `conform` has found of it. */
function differencesOf(stored: ReleaseManifest, rebuilt: ReleaseManifest): string[] {
  const fields = { publishedAt: undefined, source: undefined, hashes: undefined };
  const [own, other] = [stored, rebuilt].map((one) => JSON.stringify({ ...one, ...fields }));
  const names = new Set([...Object.keys(stored.hashes), ...Object.keys(rebuilt.hashes)]);
  names.delete(CONFORMANCE_FILE);
  const differences = [...names].sort().flatMap((name) => {
    const [before, after] = [stored.hashes[name]?.integrity, rebuilt.hashes[name]?.integrity];
    if (before === after) return [];
    if (after === undefined) return [`${name} is not made by the build`];
    return [`${name} ${before === undefined ? 'is made by the build only' : 'has other content'}`];
  });
  return own === other ? differences : ['release.json has other content', ...differences];
}

/** Without what a hook of git or npm has set, which leads to another repository. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^(GIT_|npm_)/.test(name));
  return Object.fromEntries(others);
}

/** Nothing of this shell's environment but where programs are: a build may not read secrets. */
function buildEnvironment(folder: string) {
  const programs = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.includes('node_modules'));
  return {
    PATH: [path.join(folder, 'checkout/node_modules/.bin'), ...programs].join(path.delimiter),
    HOME: path.join(folder, 'home'),
    TMPDIR: folder,
    DATA_DIR: path.join(folder, 'data'),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
  };
}
