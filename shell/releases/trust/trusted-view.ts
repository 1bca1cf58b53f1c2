import path from 'node:path';
import { Updater } from 'tuf-js';
import type { Clock } from '@dswine/shared/process/clock';
import { StorageError } from '@dswine/shared/bucket/bucket-errors';
import { ReleaseError, isKind } from '../errors.ts';
import { isAbsent } from '../storage/storage.ts';
import { type Generations, openGenerations } from './generations.ts';
import { sha256 } from '../integrity.ts';
import {
  METADATA_URL,
  type MetadataFiles,
  TIMESTAMP,
  fetcherOf,
} from '../metadata/metadata-files.ts';
import { setReferenceTime, verifyLists } from './verify-lists.ts';
import type { View } from '../metadata/view.ts';

export type Trust = {
  files: MetadataFiles;
  /** `root.json`, from which all trust begins. */
  trustedRoot: Buffer;
  /** By which metadata expire. */
  clock: Clock;
  /** Verifies metadata that are new. Rejects, and stays with what it knows, when they are not good. */
  view: () => Promise<View>;
  /** What was verified last, also when it has expired since. Undefined before anything was. */
  remembered: () => Promise<View | undefined>;
};

type TrustOptions = Pick<Trust, 'files' | 'trustedRoot' | 'clock'> & {
  /** Folder of what was verified, which survives restarts. Several processes may share it. */
  memory: string;
  /**
   * How often the storage is read, in ms, where each reading is a request. Between, everybody gets
   * what was found last, and nobody waits. Default: with each call.
   */
  pollMs?: number | undefined;
};

/** Metadata that were refused are looked at again after this time: files may still arrive. */
const RETRY_MS = 1000;

/** What came of a timestamp of the store, compared by its bytes. */
type Outcome = { timestamp: Buffer; view: Promise<View>; failedAt?: number };

/** Verifies the metadata of a store and remembers the newest, so that older ones are rejected. */
export function openTrust(options: TrustOptions): Trust {
  const { files, trustedRoot, memory, clock, pollMs } = options;
  const folder = path.join(memory, sha256(trustedRoot).slice(0, 16));
  const generations = openGenerations(folder, trustedRoot, clock);
  let last: Outcome | undefined;

  /** One verification for all who ask at the same time. */
  async function view(): Promise<View> {
    const timestamp = await files.read(TIMESTAMP).catch((cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      throw new ReleaseError('trustNone', { address: files.address }, { cause });
    });
    const isWaiting = last?.failedAt === undefined || clock.monotonic() - last.failedAt < RETRY_MS;
    if (last?.timestamp.equals(timestamp) && isWaiting) return last.view;
    const outcome: Outcome = { timestamp, view: verify(options, generations, timestamp) };
    last = outcome;
    outcome.view.catch(() => (outcome.failedAt = clock.monotonic()));
    return outcome.view;
  }

  const verified = () =>
    view().catch((error: unknown) => {
      throw refusalOf(error, memory, clock.now());
    });

  return {
    files,
    trustedRoot,
    clock,
    view: pollMs === undefined ? verified : polled(verified, pollMs, clock),
    remembered: async () => (await generations.newest())?.view,
  };
}

/**
 * Reads now and then. While the storage does not answer, no less often: after it has returned, every
 * server should soon have the newest composition.
 */
function polled(
  read: () => Promise<View>,
  pollMs: number,
  { monotonic }: Clock,
): () => Promise<View> {
  let found: Promise<View> | undefined;
  let pending: Promise<void> | undefined;
  let next = -Infinity;

  async function readAgain(): Promise<void> {
    const reading = read();
    await reading.catch(() => undefined);
    next = monotonic() + pollMs;
    found = reading;
    pending = undefined;
  }

  return async function lastView() {
    if (monotonic() >= next) pending ??= readAgain();
    if (!found) await pending;
    return found ?? read();
  };
}

/** Verifies what the store has, unless another process has done so. */
async function verify(
  { files, clock }: TrustOptions,
  generations: Generations,
  timestamp: Buffer,
): Promise<View> {
  const known = await generations.newest();
  if (known?.files[TIMESTAMP]?.equals(timestamp)) return known.view;
  return generations.add(async (draft, before) => {
    const client = new Updater({
      metadataDir: draft,
      metadataBaseUrl: METADATA_URL,
      fetcher: fetcherOf(files),
    });
    const now = clock.now();
    setReferenceTime(client['trustedSet'], now);
    await client.refresh();
    return verifyLists(files, { draft, before, now });
  });
}

/** Why the metadata of a store are refused, and what to do. `memory`: the folder of what was verified. */
export function refusalOf(error: unknown, memory: string, now: number): Error {
  if (isKind(error, 'trust', 'contract') || error instanceof StorageError) return error;
  const cause = error as NodeJS.ErrnoException;
  // The client wraps some of its errors in others, by their text.
  const [, role] = /([a-z0-9-]+)\.json is expired/.exec(cause.message) ?? [];
  if (role !== undefined) return expired(role, now);
  if (cause.path?.startsWith(memory))
    return new ReleaseError('trustMemory', { folder: memory, code: cause.code ?? '' }, { cause });
  return new ReleaseError('trustRefused', { problem: cause.message }, { cause });
}

/** `role`: of the metadata that expired first. `now`: ms since 1970. */
export function expired(role: string, now: number): ReleaseError {
  return new ReleaseError('trustExpired', {
    role,
    now: new Date(now).toISOString(),
    renewal: renewal(role),
  });
}

/** Who can renew the metadata of a role. */
export function renewal(role: string): string {
  if (role === 'root' || role === 'targets')
    return 'The operator must run npm run release -- refresh, with operator.pem and online.pem.';
  if (['timestamp', 'snapshot'].includes(role))
    return 'Somebody who holds the online key must run npm run release -- refresh.';
  return (
    `Somebody who holds the keys of ${role} must run npm run release -- refresh; ` +
    `or the operator gives it another key: npm run release -- keys rotate ${role} <key id> <public key>.`
  );
}
