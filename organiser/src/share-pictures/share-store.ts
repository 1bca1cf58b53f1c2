import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../server/failures.ts';
import { shareHash, type ShareRequest } from './share-request.ts';

/** So many may wait to be drawn; who comes later is told to come again. */
const longestQueue = 60;

/**
 * Share pictures on disk, named by what they show: each is made when it is first asked for, and one after the other, so
 * that a crawler that wants them all leaves the processor to visitors. The folder may be emptied at any time.
 */
export function createShareStore(
  folder: string,
  make: (request: ShareRequest) => Promise<Buffer>,
): (request: ShareRequest) => Promise<Buffer> {
  const inFlight = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function makeAndKeep(request: ShareRequest, file: string): Promise<Buffer> {
    const bytes = await make(request);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  }

  return async function sharePicture(request) {
    const hash = shareHash(request);
    const file = join(folder, `${hash}.jpg`);
    const running = inFlight.get(hash);
    if (running) return running;
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    // Another request may have begun while the disk was read.
    const begun = inFlight.get(hash);
    if (begun) return begun;
    if (inFlight.size >= longestQueue)
      throw new Refusal(503, '系統忙碌中，請稍後再試 / Server is busy, please try again later');
    const making = queue.then(() => makeAndKeep(request, file)).finally(() => inFlight.delete(hash));
    queue = making.catch(() => undefined);
    inFlight.set(hash, making);
    return making;
  };
}
