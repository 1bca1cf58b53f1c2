import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { TamperedError, UnknownReleaseError } from './errors.ts';

/**
 * Passes over files of the store that do not belong there or are not signed, and warns of each of
 * them once.
 */
export type StrayFiles = {
  /** Names in a folder of the store, without drafts and without those that do not belong there. */
  namesIn: (folder: string, belongs: (name: string) => boolean) => Promise<string[]>;
  /**
   * What `read` answers, or nothing when the file is stray. Rejects when the storage fails: that
   * says nothing about the file.
   */
  unlessStray: <Value>(
    file: string,
    read: () => Promise<Value>,
    isStrayError?: (error: unknown) => boolean,
  ) => Promise<Value | undefined>;
};

export function createStrayFiles(warn: (message: string) => void): StrayFiles {
  const warned = new Set<string>();

  function skip(file: string, reason: string): void {
    if (!warned.has(file)) warn(`Ignored ${file}: ${reason}`);
    warned.add(file);
  }

  return {
    async namesIn(folder, belongs) {
      const names = existsSync(folder) ? await readdir(folder) : [];
      return names.filter((name) => {
        if (name.startsWith('.')) return false;
        if (!belongs(name)) skip(path.join(folder, name), 'its name does not belong in the store.');
        return belongs(name);
      });
    },
    async unlessStray(file, read, isStrayError = isStray) {
      try {
        return await read();
      } catch (error) {
        if (!isStrayError(error)) throw error;
        skip(file, (error as Error).message);
        return undefined;
      }
    },
  };
}

/**
 * Whether an error speaks of the file (not signed, missing) and not of the storage or of this
 * program.
 */
export function isStray(error: unknown): boolean {
  return error instanceof TamperedError || error instanceof UnknownReleaseError || isAbsent(error);
}

/** Whether there is no such file. */
export function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}
