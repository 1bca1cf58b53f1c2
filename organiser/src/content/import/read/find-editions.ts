import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { editionFiles, type EditionFile } from '../../records/records.ts';

export const isKind = (name: string): name is EditionFile => name in editionFiles;
export const formats = ['.jsonl', '.yaml', '.csv', '.xlsx'];

/** The names of the files with records in an edition's folder: `<kind>.<format>` and workbooks. */
export function recordFiles(folder: string): string[] {
  return listFiles(folder).filter((name) => {
    const extension = extname(name);
    return (
      extension === '.xlsx' || (formats.includes(extension) && isKind(basename(name, extension)))
    );
  });
}

/** Without what operating systems and spreadsheets add. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !/^(?:\.|~\$|thumbs\.db$|desktop\.ini$)/iu.test(name))
    .sort();
}

/** Whether a folder may hold an edition. */
export const holdsEdition = (folder: string): boolean =>
  recordFiles(folder).some((name) => name.startsWith('edition.') || name.endsWith('.xlsx'));

export function hashEditionFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const file of recordFiles(folder))
    hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

export function listEditions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .filter((code) => holdsEdition(join(folder, code)))
    .sort();
}
