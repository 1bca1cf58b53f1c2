import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { ReleaseSource, Workspace } from '@dswine/shared/contract/releases';

/** What a build reads besides its own workspace. */
const sharedInputs = ['shared', 'package.json', 'package-lock.json', '.npmrc'];

/** What a workspace has of others besides: the kit, which the shell packs, has the rule of the edge. */
export const otherInputs = (workspace: Workspace) => (workspace === 'shell' ? ['deploy/edge'] : []);

/**
 * The commit of a checkout, and whether the inputs of a workspace's build are as in that commit.
 * Undefined outside of a git checkout (an unpacked archive, a container) and without git.
 */
export function buildSource(root: string, workspace: Workspace): ReleaseSource | undefined {
  const [top, commit] = git(root, ['rev-parse', '--show-toplevel', 'HEAD'])?.split('\n') ?? [];
  // An archive that is unpacked inside of another repository is none of its commits.
  if (!top || !commit || realpathSync(top) !== realpathSync(root)) return undefined;
  const changes = git(root, [
    'status',
    '--porcelain',
    '--untracked-files=all',
    '--',
    workspace,
    ...sharedInputs,
    ...otherInputs(workspace),
  ]);
  return changes === undefined ? undefined : { commit, clean: changes === '' };
}

/** Runs git and returns its output; undefined when it fails or is not installed. */
function git(root: string, args: readonly string[]): string | undefined {
  // A hook that runs a build sets GIT_DIR and more, which may name another repository.
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  );
  const { status, stdout } = spawnSync('git', ['-c', 'core.fsmonitor=false', ...args], {
    cwd: root,
    env: { ...environment, GIT_OPTIONAL_LOCKS: '0' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}
