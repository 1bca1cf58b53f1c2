import { existsSync, readFileSync } from 'node:fs';

/**
 * The folders of the packages of `package-lock.json` that are missing in `node_modules`, or are there
 * in another version, by npm's own record of what it installed last; a folder that was removed
 * since counts as missing. Runs on the system's Node, before anything is installed.
 */
export function missingPackages(root, { withDev }) {
  const packagesOf = (file) =>
    existsSync(`${root}/${file}`)
      ? JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).packages
      : {};
  const present = packagesOf('node_modules/.package-lock.json');
  const isMissing = ([folder, wanted]) => {
    if (!folder.includes('node_modules/') || (wanted.dev && !withDev)) return false;
    if (wanted.link) return !existsSync(`${root}/${folder}`);
    const found = present[folder];
    // Optional ones are for other platforms.
    if (!found) return !wanted.optional;
    const isChanged = found.version !== wanted.version || found.integrity !== wanted.integrity;
    return isChanged || !existsSync(`${root}/${folder}`);
  };
  return Object.entries(packagesOf('package-lock.json'))
    .filter(isMissing)
    .map(([folder]) => folder);
}
