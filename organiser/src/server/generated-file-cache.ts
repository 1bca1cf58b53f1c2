import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from './errors.ts';

/** So many may wait to be made; who comes later is told to come again. */
const longestQueue = 60;

export type GeneratedFileCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Files on disk, named by what they hold: each is made when it is first asked for, and one after the other, so that
 * whoever wants them all leaves the processor to visitors. The folder may be emptied at any time.
 */
export function createGeneratedFileCache(folder: string): GeneratedFileCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function generateAndCache(make: () => Promise<Buffer>, file: string): Promise<Buffer> {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  }

  return async function keptFile(name, make) {
    const file = join(folder, name);
    const running = inFlight.get(name);
    if (running) return running;
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    // Another request may have begun while the disk was read.
    const begun = inFlight.get(name);
    if (begun) return begun;
    if (inFlight.size >= longestQueue)
      throw new HttpError(503, '系統忙碌中，請稍後再試 / Server is busy, please try again later');
    const making = queue
      .then(() => generateAndCache(make, file))
      .finally(() => inFlight.delete(name));
    queue = making.catch(() => undefined);
    inFlight.set(name, making);
    return making;
  };
}
