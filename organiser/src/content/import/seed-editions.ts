import { join } from 'node:path';
import type { Database } from '../../store/tables.ts';
import type { ImportOptions, ImportReport } from './edition-importer.ts';
import { hashEditionFiles, listEditions } from './read/edition-files.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { seedMediaFolder } from '../../media/pictures/picture-storage.ts';

/**
 * Imports the bundled editions at start, if they are missing, or were imported from there and have
 * changed. Leaves editions alone that somebody imported from elsewhere.
 */
export async function importSeedEditions(
  database: Database,
  seedFolder: string,
  options: Pick<ImportOptions, 'onStep' | 'now'>,
): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const code of listEditions(seedFolder)) {
    const folder = join(seedFolder, code);
    const last = await database
      .selectFrom('import_progress')
      .select(['source', 'source_hash'])
      .where('edition', '=', code)
      .executeTakeFirst();
    const current =
      last && (last.source !== 'seed' || last.source_hash === hashEditionFiles(folder));
    if (current) continue;
    const { importEdition } = await import('./edition-importer.ts');
    reports.push(
      await importEdition(database, { code, folder, source: 'seed', force: true, ...options }),
    );
  }
  return reports;
}

const seed = join(import.meta.dirname, '../../../seed');
const decompress = promisify(brotliDecompress);

/** The pictures of an edition of the seed: file name -> SVG text, as JSON compressed with Brotli. */
const archiveOf = (code: string) => join(seed, code, 'pictures.json.br');
/** The file in an unpacked folder that says of which archive it is. */
const stampFile = 'stamp.txt';

/**
 * Unpacks the pictures of the seed's editions, if they are missing or out of date. Leaves editions
 * alone that somebody imported from elsewhere. Returns the editions that were unpacked.
 */
export async function prepareSeedMedia(database: Database, dataFolder: string): Promise<string[]> {
  const foreign = await database
    .selectFrom('import_progress')
    .select('edition')
    .where('source', '<>', 'seed')
    .execute();
  const codes = listEditions(seed).filter(
    (code) => !foreign.some(({ edition }) => edition === code),
  );
  const unpacked: string[] = [];
  for (const code of codes)
    if (await unpack(archiveOf(code), join(seedMediaFolder(dataFolder), code))) unpacked.push(code);
  return unpacked;
}

/** Replaces the folder as a whole, so that a killed process leaves nothing half done. */
async function unpack(archive: string, folder: string): Promise<boolean> {
  const packed = await readFile(archive);
  const stamp = createHash('sha256').update(packed).digest('hex');
  if (readStamp(folder) === stamp) return false;
  const text = (await decompress(packed)).toString();
  const pictures = JSON.parse(text) as Record<string, string>;
  const [fresh, old] = [`${folder}.${process.pid}`, `${folder}.old.${process.pid}`];
  await mkdir(fresh, { recursive: true });
  for (const [file, svg] of Object.entries(pictures)) await writeFile(join(fresh, file), svg);
  await writeFile(join(fresh, stampFile), stamp);
  if (existsSync(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
  return true;
}

/** Removes the pictures of the seed's records after an import of other records. */
export function removeSeedMedia(dataFolder: string, code: string): void {
  rmSync(join(seedMediaFolder(dataFolder), code), { recursive: true, force: true });
}

function readStamp(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, stampFile), 'utf8');
  } catch {
    return undefined;
  }
}
