import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Options = {
  /** What the show's clock is ahead of the real one, in ms (`CLOCK_OFFSET_MS`). */
  clockOffset?: number;
  /** Whether a demonstration may change it (`DATE_BAR`). */
  dateBar?: boolean;
  /** The folder that the processes of a demonstration share (`DATA_DIR`). */
  folder: string;
};

const fileIn = (folder: string) => path.join(folder, 'show-date.json');

/**
 * The offset of the show's clock from the real one, in ms. There is one for the whole site: with the
 * date bar, all processes read what was chosen last from the data folder.
 */
export function showOffset({ clockOffset = 0, dateBar = false, folder }: Options): () => number {
  if (!dateBar) return () => clockOffset;
  let known: number | undefined;
  return () => {
    if (known === undefined) setImmediate(() => (known = undefined));
    return (known ??= readOffset(folder) ?? clockOffset);
  };
}

function readOffset(folder: string): number | undefined {
  try {
    const { offset } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as { offset: unknown };
    return Number.isSafeInteger(offset) ? (offset as number) : undefined;
  } catch {
    // Nothing was chosen.
    return undefined;
  }
}

/** Sets the show's clock of a demonstration. Without an offset, back to what the start has set. */
export function chooseShowOffset(folder: string, offset: number | undefined): void {
  const file = fileIn(folder);
  if (offset === undefined) return rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ offset }));
  return renameSync(`${file}.new`, file);
}
