import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { ReproductionError } from '../errors.ts';
import type { Run } from './run-command.ts';

/** `commit` as it was named, `repository` the checkout to read it from. */
type CheckoutRequest = { repository: string; commit: string; folder: string };

/**
 * Writes the files of a commit to `<folder>/checkout` and returns the commit's full hash. The index
 * is in `folder` too, so nothing is recorded in the repository, and no hook of it runs.
 */
export async function checkOut(
  run: Run,
  { repository, commit, folder }: CheckoutRequest,
): Promise<string> {
  const git = (...args: string[]) =>
    run('git', [...settings, ...args], {
      cwd: repository,
      env: { ...gitEnvironment(), GIT_INDEX_FILE: path.join(folder, 'index') },
    });
  await assertRepository(repository, git);
  // After --end-of-options, a name that begins with a hyphen is no option.
  const hash = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${commit}^{commit}`,
  ).catch((cause: unknown) => {
    throw new ReproductionError(
      `此儲存庫中沒有提交 ${commit} / The repository ${repository} has no commit ${commit}. ` +
        '請先取得 / Fetch it first: git fetch --all（淺層複製 / in a shallow clone: git fetch --unshallow）',
      { cause },
    );
  });
  await git('read-tree', hash);
  await mkdir(path.join(folder, 'checkout'));
  await git('checkout-index', '--all', `--prefix=${path.join(folder, 'checkout')}/`);
  return hash;
}

type Git = (...args: string[]) => Promise<string>;

async function assertRepository(repository: string, git: Git): Promise<void> {
  const top = await git('rev-parse', '--show-toplevel').catch((error: Error) => error);
  if (typeof top === 'string' && (await realpath(top)) === (await realpath(repository))) return;
  throw new ReproductionError(
    `這裡不是 git 儲存庫 / ${repository} is no git checkout, so no commit can be built again. ` +
      '請在專案的 git 複本中執行 / Run the command in a clone of the project.',
    { cause: top },
  );
}

/** The files as they were committed, whatever this machine is set to. */
const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.autocrlf=false'];

function gitEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  return { ...Object.fromEntries(others), GIT_NO_REPLACE_OBJECTS: '1' };
}
