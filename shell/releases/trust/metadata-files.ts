import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DownloadHTTPError } from 'tuf-js/dist/error.js';
import type { Fetcher } from 'tuf-js';
import { draftName, readRegularFile, syncFolder, writeNewFile } from '../durable-files.ts';
import { isAbsent } from '../stray-files.ts';

/** Files of The Update Framework with consistent snapshots: all but `timestamp.json` never change. */
export type MetadataFiles = {
  folder: string;
  /** Rejects with {TamperedError} when the file is larger than `maxBytes`. */
  read: (name: string, maxBytes?: number) => Promise<Buffer>;
  /** Creates a file. False when it exists with other content. */
  create: (name: string, bytes: Buffer) => Promise<boolean>;
  replace: (name: string, bytes: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** The versions of a role that are stored, trusted or not, in ascending order. */
  versions: (role: string) => Promise<number[]>;
};

export const TIMESTAMP = 'timestamp.json';
export const roleFile = (role: string, version: number) => `${version}.${role}.json`;

/** Far above the metadata of a thousand sections. */
const MAX_BYTES = 5_000_000;

export function openMetadataFiles(folder: string): MetadataFiles {
  const read: MetadataFiles['read'] = (name, maxBytes = MAX_BYTES) =>
    readRegularFile(path.join(folder, name), maxBytes);

  async function write(
    name: string,
    bytes: Buffer,
    place: (draft: string, file: string) => Promise<void>,
  ): Promise<void> {
    const file = path.join(folder, name);
    const draft = draftName(folder);
    try {
      await writeNewFile(draft, bytes);
      await place(draft, file);
      await syncFolder(folder);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    folder,
    read,
    async create(name, bytes) {
      try {
        // A hard link fails when the file exists, so only one of two writers gets a version.
        await write(name, bytes, link);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const existing = await read(name).catch(() => undefined);
        return existing?.equals(bytes) ?? false;
      }
    },
    replace: (name, bytes) => write(name, bytes, rename),
    remove: (name) => rm(path.join(folder, name), { force: true }),
    async versions(role) {
      const names = existsSync(folder) ? await readdir(folder) : [];
      return names
        .map((name) => (name.endsWith(`.${role}.json`) ? Number.parseInt(name, 10) : 0))
        .filter((version) => version > 0 && names.includes(roleFile(role, version)))
        .sort((a, b) => a - b);
    },
  };
}

/** The base of the addresses under which the client of The Update Framework asks for files. */
export const METADATA_URL = 'http://store.invalid/';

/** Lets the client read the folder instead of a web server. */
export function fetcherOf({ read }: MetadataFiles): Fetcher {
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

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
