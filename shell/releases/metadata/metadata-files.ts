import path from 'node:path';
import { DownloadHTTPError } from 'tuf-js/dist/error.js';
import type { Fetcher } from 'tuf-js';
import { type Storage, isAbsent, isFree, readIfThere } from '../storage/storage.ts';

/** Files of The Update Framework with consistent snapshots: all but `timestamp.json` never change. */
export type MetadataFiles = Pick<Storage, 'address' | 'read' | 'create' | 'swap' | 'remove'> & {
  /** Replaces a file whatever it was. */
  replace: (name: string, bytes: Buffer) => Promise<void>;
  /** Whether a version of a role is stored, trusted or not. */
  has: (role: string, version: number) => Promise<boolean>;
};

export const TIMESTAMP = 'timestamp.json';
export const roleFile = (role: string, version: number) => `${version}.${role}.json`;

/** Far above the metadata of a thousand sections. */
const MAX_BYTES = 5_000_000;

/** `metadata` in a storage. */
export function openMetadataFiles(storage: Storage): MetadataFiles {
  const nameOf = (name: string) => `metadata/${name}`;
  const read: MetadataFiles['read'] = (name, maxBytes = MAX_BYTES) =>
    storage.read(nameOf(name), maxBytes);
  const swap: MetadataFiles['swap'] = (name, bytes, seen) =>
    storage.swap(nameOf(name), bytes, seen);
  return {
    address: storage.address,
    read,
    create: (name, bytes) => storage.create(nameOf(name), bytes),
    swap,
    async replace(name, bytes) {
      while (!(await swap(name, bytes, await readIfThere({ read }, name))));
    },
    remove: (name) => storage.remove(nameOf(name)),
    has: async (role, version) => !(await isFree(storage, nameOf(roleFile(role, version)))),
  };
}

/** The base of the addresses under which the client of The Update Framework asks for files. */
export const METADATA_URL = 'http://store.invalid/';

/** Lets the client read the storage instead of a web server. */
export function fetcherOf({ read }: Pick<MetadataFiles, 'read'>): Fetcher {
  return {
    async downloadBytes(url, maxLength) {
      const name = decodeURIComponent(new URL(url).pathname.slice(1));
      try {
        return await read(path.basename(name), maxLength);
      } catch (error) {
        if (isAbsent(error)) throw new DownloadHTTPError(`${name} is not in the store.`, 404);
        throw error;
      }
    },
    downloadFile: () => Promise.reject(new Error('Only metadata are read through the client.')),
  };
}
