import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedMediaFolder } from '../pictures/picture-storage.ts';
import type { Database } from '../store/tables.ts';
import { hashEditionFiles, listEditions } from './edition-importer.ts';

const seed = join(import.meta.dirname, '../../seed');
const run = promisify(execFile);

/** The file in a folder of drawings that says what they were drawn from. */
export const stampFile = 'stamp.txt';

/** A hash of an edition's records and of the code that draws them. */
export function mediaStamp(editionFolder: string): string {
  const hash = createHash('sha256').update(hashEditionFiles(editionFolder));
  const folder = join(seed, 'illustrations');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/**
 * Has the seed draw the pictures of its editions, if they are missing or out of date. The seed draws
 * in a process of its own, so that the service holds no drawing code and imports meanwhile. Leaves
 * editions alone that somebody imported from elsewhere. Returns the editions that were drawn.
 */
export async function prepareSeedMedia(database: Database, dataFolder: string): Promise<string[]> {
  const folder = seedMediaFolder(dataFolder);
  const foreign = await database
    .selectFrom('import_progress')
    .select('edition')
    .where('source', '<>', 'seed')
    .execute();
  const codes = listEditions(seed).filter(
    (code) =>
      !foreign.some(({ edition }) => edition === code) &&
      readStamp(join(folder, code)) !== mediaStamp(join(seed, code)),
  );
  if (codes.length > 0)
    await run(process.execPath, [join(seed, 'prepare-media.ts'), '--to', folder, ...codes]);
  return codes;
}

/** Removes the drawings of the seed's records after an import of other records. */
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
