import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HttpError } from './responses.ts';

export type GeneratedFileCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Caches generated files on disk, named by their content. Each file is generated on first request.
 * Files are generated one at a time, so that bulk requests leave the CPU to visitors. The folder
 * may be emptied at any time. When `longestQueue` files wait, further requests get a "try again
 * later" error.
 */
export function createGeneratedFileCache(folder: string, longestQueue = 60): GeneratedFileCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function generateAndCache(make: () => Promise<Buffer>, file: string): Promise<Buffer> {
    const bytes = await make();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  }

  return async function cachedFile(name, make) {
    const file = join(folder, name);
    const running = inFlight.get(name);
    if (running) return running;
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    // Another request may have started while we read the disk.
    const started = inFlight.get(name);
    if (started) return started;
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
