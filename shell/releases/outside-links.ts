import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * The first symbolic link in these folders of a checkout that leads to none of them. Node's
 * permission model looks at names only: through a link, a build could read and write any file.
 */
export async function findOutsideLink(
  root: string,
  folders: readonly string[],
): Promise<string | undefined> {
  const real = await realpath(root);
  const inside = [...folders, 'node_modules'].map((name) => path.join(real, name));
  const isInside = (file: string) =>
    inside.some((folder) => file === folder || file.startsWith(folder + path.sep));
  for (const folder of folders) {
    const links = [path.join(root, folder), ...(await linksIn(path.join(root, folder)))];
    for (const link of links)
      if (!isInside(await realpath(link).catch(() => ''))) return path.relative(root, link);
  }
  return undefined;
}

/** Packages are installed by npm, and links among them are its own. */
async function linksIn(folder: string): Promise<string[]> {
  const links: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isSymbolicLink()) links.push(file);
    else if (entry.isDirectory()) links.push(...(await linksIn(file)));
  }
  return links;
}
