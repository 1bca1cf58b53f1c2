import {
  Metadata,
  MetadataKind,
  type Root,
  MetaFile,
  Snapshot,
  Targets,
  Timestamp,
} from '@tufjs/models';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import path from 'node:path';
import { DownloadHTTPError } from 'tuf-js/dist/error.js';
import type { Fetcher } from 'tuf-js';
import { ReleaseError } from '../errors.ts';
import { sha256 } from '../integrity.ts';
import type { Signer } from './private-keys.ts';
import { type Storage, isAbsent, isFree, readIfThere } from '../storage/storage.ts';

export type Json = ReturnType<Metadata<Targets>['toJSON']>;
type AnyMetadata = Metadata<Root> | Metadata<Targets> | Metadata<Snapshot> | Metadata<Timestamp>;
/** Metadata that say whose signature counts for another role. */
export type Delegator = Metadata<Root> | Metadata<Targets>;

export const SPEC_VERSION = '1.0.31';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days until metadata expire. The online roles say that the rest is current, so only theirs is
 * short. A team's list expires late: otherwise one team's holidays would stop all the others.
 */
export const lifetimes = { online: 7, operator: 365, team: 5 * 365 } as const;

/** ISO UTC without milliseconds, as The Update Framework writes it. `now`: ms since 1970. */
export function expiryAfter(days: number, now: number): string {
  return new Date(now + days * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** When online metadata were written, by the clock of their writer, in ms since 1970. */
export function writtenAt(expires: string): number {
  return Date.parse(expires) - lifetimes.online * DAY_MS;
}

const HOUR_MS = 60 * 60 * 1000;

/** A slow clock would write what expires soon, or has expired already. */
export function assertClock(written: number, now: number): void {
  if (now > written - HOUR_MS) return;
  const time = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
  throw new ReleaseError('trustClock', { now: time(now), written: time(written) });
}

export function listOf(
  fields: Pick<TargetsFields, 'version' | 'targets' | 'delegations'>,
  { days, now }: { days: number; now: number },
): Metadata<Targets> {
  const expires = expiryAfter(days, now);
  return new Metadata(new Targets({ ...fields, specVersion: SPEC_VERSION, expires }));
}
type TargetsFields = NonNullable<ConstructorParameters<typeof Targets>[0]>;

export function snapshotOf(
  fields: Pick<SnapshotFields, 'version' | 'meta' | 'unrecognizedFields'>,
  now: number,
): Metadata<Snapshot> {
  const expires = expiryAfter(lifetimes.online, now);
  return new Metadata(new Snapshot({ ...fields, specVersion: SPEC_VERSION, expires }));
}
type SnapshotFields = NonNullable<ConstructorParameters<typeof Snapshot>[0]>;

export function timestampOf(version: number, snapshot: Buffer, now: number): Metadata<Timestamp> {
  const [expires, snapshotMeta] = [expiryAfter(lifetimes.online, now), metaOf(version, snapshot)];
  return new Metadata(new Timestamp({ version, specVersion: SPEC_VERSION, expires, snapshotMeta }));
}

export function metaOf(version: number, bytes: Buffer): MetaFile {
  return new MetaFile({ version, length: bytes.length, hashes: { sha256: sha256(bytes) } });
}

/** The version of a role's list that a snapshot names; 0 without one. */
export const versionIn = ({ signed }: Metadata<Snapshot>, role: string): number =>
  signed.meta[`${role}.json`]?.version ?? 0;

export const parseRoot = (bytes: Buffer) => Metadata.fromJSON(MetadataKind.Root, json(bytes));
export const parseTargets = (bytes: Buffer) => Metadata.fromJSON(MetadataKind.Targets, json(bytes));
export const parseSnapshot = (bytes: Buffer) =>
  Metadata.fromJSON(MetadataKind.Snapshot, json(bytes));
export const parseTimestamp = (bytes: Buffer) =>
  Metadata.fromJSON(MetadataKind.Timestamp, json(bytes));

function json(bytes: Buffer): Json {
  return JSON.parse(bytes.toString('utf8')) as Json;
}

export function bytesOf(metadata: AnyMetadata): Buffer {
  return Buffer.from(`${JSON.stringify(metadata.toJSON())}\n`);
}

/** Signs with all keys of this machine that the delegator names for the role. */
export function signFor(
  delegator: Delegator,
  role: string,
  { metadata, signer }: { metadata: AnyMetadata; signer: Signer },
): void {
  const keyIds = roleOf(delegator, role)?.keyIDs ?? [];
  for (const key of signer.keys.filter(({ keyId }) => keyIds.includes(keyId)))
    metadata.sign(key.sign);
}

/** The keys of a role, by the metadata that delegate to it. */
export function roleOf(delegator: Delegator, role: string) {
  const { signed } = delegator;
  const roles = 'roles' in signed ? signed.roles : (signed.delegations?.roles ?? {});
  return Object.hasOwn(roles, role) ? roles[role] : undefined;
}

export function keysIn(delegator: Delegator) {
  const { signed } = delegator;
  return 'roles' in signed ? signed.keys : (signed.delegations?.keys ?? {});
}

/** The workspaces to whose teams the operator delegates. Earlier stores have another role, too. */
export function teamsIn(targets: Metadata<Targets>): string[] {
  return Object.keys(targets.signed.delegations?.roles ?? {}).filter(isWorkspaceName);
}

export function hasKeyOf(delegator: Delegator, role: string, { keys }: Signer): boolean {
  const keyIds = roleOf(delegator, role)?.keyIDs ?? [];
  return keys.some(({ keyId }) => keyIds.includes(keyId));
}

/** Whether these private keys are enough for a role without anybody else. */
export function canSignAlone(delegator: Delegator, role: string, { keys }: Signer): boolean {
  const { keyIDs = [], threshold = Infinity } = roleOf(delegator, role) ?? {};
  return keys.filter(({ keyId }) => keyIDs.includes(keyId)).length >= threshold;
}

export function isSignedFor(delegator: Delegator, role: string, metadata: AnyMetadata): boolean {
  try {
    delegator.verifyDelegate(role, metadata);
    return true;
  } catch {
    return false;
  }
}

/** The keys of a role whose signature on these metadata is valid. */
export function signersOf(delegator: Delegator, role: string, metadata: AnyMetadata): string[] {
  const keys = keysIn(delegator);
  return (roleOf(delegator, role)?.keyIDs ?? []).filter((keyId) => {
    try {
      keys[keyId]?.verifySignature(metadata);
      return keys[keyId] !== undefined;
    } catch {
      return false;
    }
  });
}

/** Files of The Update Framework with consistent snapshots: all but `timestamp.json` never change. */
export type MetadataFiles = Pick<Storage, 'address' | 'read' | 'create' | 'swap' | 'remove'> & {
  replace: (name: string, bytes: Buffer) => Promise<void>;
  /** Whether a version of a role is stored, trusted or not. */
  has: (role: string, version: number) => Promise<boolean>;
};

export const TIMESTAMP = 'timestamp.json';
export const roleFile = (role: string, version: number) => `${version}.${role}.json`;

/** Far above the metadata of a thousand sections. */
const MAX_BYTES = 5_000_000;

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
