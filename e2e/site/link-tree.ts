import { copyFile, link, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Hard links to files, copies where the file system has none; symbolic links stay relative. */
export async function linkTree(source: string, target: string): Promise<void> {
  if ((await lstat(source)).isSymbolicLink()) {
    await mkdir(path.dirname(target), { recursive: true });
    return symlink(await readlink(source), target);
  }
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => linkFile(path.join(source, name), path.join(target, name))),
  );
  for (const entry of entries)
    if (!entry.isFile())
      await linkTree(path.join(source, entry.name), path.join(target, entry.name));
}

async function linkFile(source: string, target: string): Promise<void> {
  await link(source, target).catch((error: unknown) => {
    const isPossible = !['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(
      (error as NodeJS.ErrnoException).code ?? '',
    );
    if (isPossible) throw error;
    return copyFile(source, target);
  });
}
