import {
  Metadata,
  MetadataKind,
  type Root,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import { ReleaseError } from '../errors.ts';
import type { Signer } from './private-keys.ts';

export type Json = ReturnType<Metadata<Targets>['toJSON']>;
export type AnyMetadata =
  Metadata<Root> | Metadata<Targets> | Metadata<Snapshot> | Metadata<Timestamp>;
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

/** Whether one of these private keys is a key of the role. */
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
