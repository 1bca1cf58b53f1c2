import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export type Cell = string | number | boolean | Date | null;
export type WorkbookSheet = { sheet: string; data: Cell[][] };

const maxMegabytes = 20;
/** A small file may hold cells without end. What reads it ends at this much memory. */
const maxMemoryMegabytes = 512;

/** The sheets of an .xlsx file. Throws if it is none, or larger than a fair's data are. */
export async function readWorkbook(file: string): Promise<WorkbookSheet[]> {
  if (statSync(file).size > maxMegabytes * 2 ** 20)
    throw new Error(`larger than ${maxMegabytes} MB: keep pictures and other data out of it`);
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes },
  });
  try {
    const [sheets] = (await once(worker, 'message')) as [WorkbookSheet[]];
    return sheets;
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === outOfMemory;
    throw isFull ? new Error('it holds more cells than can be read', { cause: error }) : error;
  } finally {
    await worker.terminate();
  }
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
