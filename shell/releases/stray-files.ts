import { isKind } from './errors.ts';
import type { Storage } from './storage/storage.ts';

/** Skips files that do not belong in the store or are not signed, and warns once about each. */
export type StrayFiles = {
  /** Names in a folder of the store, without stray files. */
  namesIn: (folder: string, belongs: (name: string) => boolean) => Promise<string[]>;
  /** The result of `read`, or undefined for a stray file. Rejects when the storage fails. */
  unlessStray: <Value>(
    file: string,
    read: () => Promise<Value>,
    isStrayError?: (error: unknown) => boolean,
  ) => Promise<Value | undefined>;
};

export function createStrayFiles(
  { address, list }: Storage,
  warn: (message: string) => void,
): StrayFiles {
  const warned = new Set<string>();

  function skip(file: string, reason: string): void {
    if (!warned.has(file)) warn(`Ignored ${address}/${file}: ${reason}`);
    warned.add(file);
  }

  return {
    async namesIn(folder, belongs) {
      return (await list(folder)).filter((name) => {
        if (!belongs(name)) skip(`${folder}/${name}`, 'its name does not belong in the store.');
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

/** Whether an error is about the file (not signed, missing), not about the storage or a bug. */
export function isStray(error: unknown): boolean {
  return isKind(error, 'tampered', 'unknown') || isAbsent(error);
}

/** Whether an error means that the file does not exist. */
export function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}
