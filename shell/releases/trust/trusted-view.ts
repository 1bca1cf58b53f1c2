import path from 'node:path';
import { Updater } from 'tuf-js';
import type { Clock } from '@dswine/shared/process/clock';
import { StorageError } from '@dswine/shared/bucket/bucket-errors';
import { isDeepStrictEqual } from 'node:util';
import type { MetaFile, Metadata, Targets } from '@tufjs/models';
import type { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { MAX_REVISION } from '@dswine/shared/contract/releases';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { ReleaseError, isKind } from '../errors.ts';
import { isAbsent } from '../storage/storage.ts';
import { sha256 } from '../integrity.ts';
import {
  METADATA_URL,
  type MetadataFiles,
  TIMESTAMP,
  fetcherOf,
  roleFile,
  isSignedFor,
  keysIn,
  parseTargets,
  roleOf,
  teamsIn,
  parseRoot,
  parseSnapshot,
  parseTimestamp,
} from '../metadata/metadata.ts';
import { type View, type TopLevel, viewOf } from '../metadata/composition.ts';
import { overriddenListVersion } from '../metadata/targets.ts';
import { draftName } from '../storage/folder-storage.ts';

export type Trust = {
  files: MetadataFiles;
  trustedRoot: Buffer;
  clock: Clock;
  /** Verifies metadata that are new. Rejects, and stays with what it knows, when they are not good. */
  view: () => Promise<View>;
  /** What was verified last, also when it has expired since. Undefined before anything was. */
  remembered: () => Promise<View | undefined>;
};

type TrustOptions = Pick<Trust, 'files' | 'trustedRoot' | 'clock'> & {
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
    const store = client['trustedSet'];
    const now = new Date(clock.now());
    // By which metadata must not have expired: no option sets it.
    store['referenceTime'] = now;
    await client.refresh();
    const topLevel = topLevelOf(store);
    // The client believes a snapshot that it has, whatever a newer timestamp says of that version.
    topLevel.timestamp.signed.snapshotMeta.verify(
      await readFile(path.join(draft, 'snapshot.json')),
    );
    return { ...topLevel, lists: await verifyLists(files, store, { topLevel, before, now }) };
  });
}

function topLevelOf({ root, timestamp, snapshot, targets }: TrustedMetadataStore): TopLevel {
  if (!timestamp || !snapshot || !targets)
    throw new ReleaseError('trustUnsigned', { file: 'targets.json' });
  const { version } = snapshot.signed;
  if (version > MAX_REVISION) throw new ReleaseError('trustSnapshots', { version });
  return { root, timestamp, snapshot, targets };
}

/**
 * The lists of all roles to which the top level delegates. One that was verified before is taken
 * over when its file and those who may sign it are the same, and it has not expired: what this costs
 * depends on what changed, not on the number of teams.
 */
async function verifyLists(
  files: MetadataFiles,
  store: TrustedMetadataStore,
  { topLevel, before, now }: { topLevel: TopLevel; before: Generation | undefined; now: Date },
): Promise<VerifiedLists> {
  const { snapshot, targets } = topLevel;
  const isSameRole = sameRoles(before?.view.targets, targets);
  const lists = new Map<string, VerifiedList>();
  for (const role of teamsIn(targets)) {
    const meta = snapshot.signed.meta[`${role}.json`];
    if (meta === undefined) continue;
    const known = before?.lists.get(role);
    if (known && isStillGood(known, meta, now) && isSameRole(role)) {
      lists.set(role, known);
      continue;
    }
    const bytes = await files.read(roleFile(role, meta.version));
    meta.verify(bytes);
    // Its keys were revoked, and the operator overrules the team.
    const isOverridden = overriddenListVersion(targets, role) === meta.version;
    if (isOverridden && !isSignedFor(targets, role, parseTargets(bytes))) continue;
    store.updateDelegatedTargets(bytes, role, 'targets');
    const metadata = store.getRole(role);
    if (metadata) lists.set(role, { bytes, sha256: sha256(bytes), metadata });
  }
  return lists;
}

function isStillGood(
  { sha256: hash, metadata: { signed } }: VerifiedList,
  meta: MetaFile,
  now: Date,
): boolean {
  const isSame = meta.hashes?.['sha256'] === hash && meta.version === signed.version;
  return isSame && !signed.isExpired(now);
}

/** Whether the same keys may sign a role, with the same threshold and for the same paths. */
function sameRoles(before: Metadata<Targets> | undefined, now: Metadata<Targets>) {
  const describe = (targets: Metadata<Targets>, role: string) => {
    const keys = keysIn(targets);
    const delegation = roleOf(targets, role);
    return { delegation, keys: delegation?.keyIDs.map((keyId) => keys[keyId]) };
  };
  const isSame = before !== undefined && isDeepStrictEqual(before.signatures, now.signatures);
  return (role: string) =>
    isSame || (before && isDeepStrictEqual(describe(before, role), describe(now, role)));
}

/** Why the metadata of a store are refused, and what to do. `memory`: the folder of what was verified. */
function refusalOf(error: unknown, memory: string, now: number): Error {
  if (isKind(error, 'trust', 'contract') || error instanceof StorageError) return error;
  const cause = error as NodeJS.ErrnoException;
  // The client wraps some of its errors in others, by their text.
  const [, role] = /([a-z0-9-]+)\.json is expired/.exec(cause.message) ?? [];
  if (role !== undefined) return expired(role, now);
  if (cause.path?.startsWith(memory))
    return new ReleaseError('trustMemory', { folder: memory, code: cause.code ?? '' }, { cause });
  return new ReleaseError('trustRefused', { problem: cause.message }, { cause });
}

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

type VerifiedList = { bytes: Buffer; sha256: string; metadata: Metadata<Targets> };
type VerifiedLists = ReadonlyMap<string, VerifiedList>;

type Verified = TopLevel & { lists: VerifiedLists };

type Files = Readonly<Record<string, Buffer>>;

/** Metadata that were verified as a whole. `files` are those of the top level. */
type Generation = { name: string; files: Files; lists: VerifiedLists; view: View };

type Generations = ReturnType<typeof openGenerations>;

/** Generations that stay, so that a process that is reading one finishes. */
const MAX_GENERATIONS = 3;
/** Another process may be about to use a draft. */
const DRAFT_MS = 60 * 60 * 1000;
const TOP_LEVEL = ['root.json', TIMESTAMP, 'snapshot.json', 'targets.json'];

/**
 * A folder of verified metadata, which survives restarts and may be shared by several processes: a
 * file for each generation, written whole.
 */
function openGenerations(folder: string, firstRoot: Buffer, { now }: Pick<Clock, 'now'>) {
  let last: Generation | undefined;

  async function newest(): Promise<Generation | undefined> {
    for (;;) {
      const name = (await namesIn(folder)).at(-1);
      if (name === undefined || name === last?.name) return last;
      try {
        return (last = await readGeneration(folder, name, last?.lists));
      } catch {
        // Another process has removed it meanwhile, or a power failure has left it incomplete.
        await rm(path.join(folder, name), { recursive: true, force: true });
      }
    }
  }

  return {
    newest,
    /**
     * Adds what `verify` leaves in a draft folder and returns. The draft begins with the newest
     * metadata of the top level. Nothing is added when it rejects.
     */
    async add(
      verify: (draft: string, before: Generation | undefined) => Promise<Verified>,
    ): Promise<View> {
      const before = await newest();
      const draft = draftName(folder);
      try {
        await mkdir(draft, { recursive: true });
        const known = before?.files ?? (await formerFiles(folder)) ?? { 'root.json': firstRoot };
        for (const [name, bytes] of Object.entries(known))
          await writeFile(path.join(draft, name), bytes);
        const { lists, ...verified } = await verify(draft, before);
        const files = await readTopLevel(draft);
        const name = generationName(verified);
        await writeFile(path.join(draft, name), contentOf(files, lists));
        await rename(path.join(draft, name), path.join(folder, name));
        await removeUnused(folder, now());
        last = { name, files, lists, view: viewWith(verified, lists) };
        return last.view;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** Sorts by the version of the root first: new online keys may begin again with lower versions. */
function generationName({ root, snapshot }: TopLevel): string {
  const [first, second] = [String(root.signed.version), String(snapshot.signed.version)];
  return `${first.padStart(8, '0')}.${second.padStart(10, '0')}.json`;
}

async function namesIn(folder: string, pattern = /^\d{8}\.\d{10,}\.json$/): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  return names.filter((name) => pattern.test(name)).sort();
}

async function readTopLevel(folder: string): Promise<Files> {
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return Object.fromEntries(await Promise.all(TOP_LEVEL.map(read)));
}

/** What programs before 30 November 2026 have left, in a folder for each generation. */
async function formerFiles(folder: string): Promise<Files | undefined> {
  const name = (await namesIn(folder, /^\d{8}\.\d{10,}$/)).at(-1);
  return name === undefined ? undefined : readTopLevel(path.join(folder, name));
}

/** In base64. */
type Stored = Record<'files' | 'lists', Record<string, string>>;

function contentOf(files: Files, lists: VerifiedLists): string {
  const texts = (all: Iterable<readonly [string, Buffer]>) =>
    Object.fromEntries([...all].map(([name, bytes]) => [name, bytes.toString('base64')]));
  const listed = [...lists].map(([role, { bytes }]) => [role, bytes] as const);
  const stored: Stored = { files: texts(Object.entries(files)), lists: texts(listed) };
  return JSON.stringify(stored);
}

async function readGeneration(
  folder: string,
  name: string,
  known: VerifiedLists | undefined,
): Promise<Generation> {
  const stored = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Stored;
  const entries = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, Buffer.from(text, 'base64')] as const);
  const files: Files = Object.fromEntries(entries(stored.files));
  const bytesOf = (file: string) => files[file] ?? Buffer.alloc(0);
  const verified = {
    root: parseRoot(bytesOf('root.json')),
    timestamp: parseTimestamp(bytesOf(TIMESTAMP)),
    snapshot: parseSnapshot(bytesOf('snapshot.json')),
    targets: parseTargets(bytesOf('targets.json')),
  };
  // A disk may have changed it since.
  const { meta } = verified.snapshot.signed;
  verified.timestamp.signed.snapshotMeta.verify(bytesOf('snapshot.json'));
  meta['targets.json']?.verify(bytesOf('targets.json'));
  const lists = new Map<string, VerifiedList>();
  for (const [role, bytes] of entries(stored.lists)) {
    const same = known?.get(role);
    meta[`${role}.json`]?.verify(bytes);
    const read = () => ({ bytes, sha256: sha256(bytes), metadata: parseTargets(bytes) });
    lists.set(role, same?.bytes.equals(bytes) ? same : read());
  }
  return { name, files, lists, view: viewWith(verified, lists) };
}

function viewWith(verified: TopLevel, lists: VerifiedLists): View {
  const metadata = new Map([...lists].map(([role, list]) => [role, list.metadata]));
  return viewOf({ ...verified, lists: metadata });
}

/** Removes old generations, and drafts that nobody has used for long. */
async function removeUnused(folder: string, now: number): Promise<void> {
  for (const old of (await namesIn(folder)).slice(0, -MAX_GENERATIONS))
    await rm(path.join(folder, old), { force: true });
  for (const draft of await namesIn(folder, /^\.draft-/)) {
    const { mtimeMs } = await stat(path.join(folder, draft)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > DRAFT_MS)
      await rm(path.join(folder, draft), { recursive: true, force: true });
  }
}
