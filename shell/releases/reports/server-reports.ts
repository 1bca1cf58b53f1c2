import path from 'node:path';
import { Type, type Static } from 'typebox';
import { isBucketAddress, parseBucketAddress } from '@dswine/shared/bucket/bucket-address';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { Composition } from '@dswine/shared/contract/releases';
import { checkedJson } from '@dswine/shared/contract/parse-json';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { openBucket } from '../storage/open-storage.ts';
import { openFolder } from '../storage/folder-storage.ts';
import { forAll, type Storage } from '../storage/storage.ts';
import { sentence } from '../errors.ts';
import { namesOf } from '../release-name.ts';

/** Why a server cannot use a release or the composition. `isFinal`: a retry will not help. */
export const LoadProblem = Type.Object({
  release: Type.String(),
  message: Type.String(),
  isFinal: Type.Boolean(),
});
export type LoadProblem = Static<typeof LoadProblem>;

/** Revisions of compositions, and how often browsers reported of their pages in the last hour. */
const RecentViews = Type.Array(Type.Tuple([Type.Integer(), Type.Integer({ minimum: 0 })]), {
  maxItems: 20,
});
export type RecentViews = Static<typeof RecentViews>;

/** The report of a running web server, which it writes again and again. */
export const ServerReport = Type.Object({
  server: Type.String(),
  /** A heartbeat counter. A server whose counter does not change is not running. */
  beat: Type.Integer(),
  revision: Type.Integer(),
  problems: Type.Array(LoadProblem),
  /** Newer compositions that could not be loaded at all. */
  rejected: Type.Array(Type.Object({ revision: Type.Integer(), problem: LoadProblem })),
  views: Type.Optional(RecentViews),
});
export type ServerReport = Static<typeof ServerReport>;
export type ServerState = Pick<ServerReport, 'revision' | 'problems' | 'rejected'> & {
  views?: () => RecentViews;
};

export type ReportFiles = Pick<Storage, 'read' | 'write' | 'remove' | 'list'>;

/**
 * Where servers report, a file for each. Apart from the store, which servers may only read. Whoever
 * may write here can delay a promotion or have it taken back, and nothing else.
 */
export type Reports = ReportFiles & {
  address: string;
  /** How often a server reports without a change, in ms. */
  beatMs: number;
};

/** More servers than a fair has. What somebody else puts there costs a reader no more. */
const MAX_REPORTS = 200;
const MAX_BYTES = 256 * 1024;
/** A report is small. While the bucket does not answer, nobody waits long for one. */
const REQUEST_LIMIT_MS = 3000;
/** A bucket is paid by request. */
const BEAT_MS = { folder: 1000, bucket: 5000 };

/**
 * `RELEASE_REPORTS`: a folder, or `s3://<bucket>/<prefix>`. Default: `servers` in the bucket of the
 * store; for a store in a folder, `servers` beside it.
 */
export function reportsAddress(
  store: string,
  { RELEASE_REPORTS: given }: NodeJS.ProcessEnv,
): string {
  if (given) return isBucketAddress(given) ? given : path.resolve(given);
  return isBucketAddress(store)
    ? store.replace(/\/*(?=\?|$)/, '/servers')
    : path.join(path.dirname(store), 'servers');
}

/** @throws {StorageError} */
export function openReports(address: string): Reports {
  return isBucketAddress(address)
    ? {
        ...openBucket(parseBucketAddress(address, 'RELEASE_REPORTS'), {
          limitMs: REQUEST_LIMIT_MS,
        }),
        beatMs: BEAT_MS.bucket,
      }
    : { ...openFolder(address), beatMs: BEAT_MS.folder };
}

/** The names of reports. What does not look like one is ignored. */
async function listReports({ list }: Reports): Promise<string[]> {
  return (await list(''))
    .filter((name) => /^[\w.-]{1,120}\.json$/.test(name))
    .slice(0, MAX_REPORTS);
}

/** Undefined when it was deleted meanwhile, or is no file of reasonable size. */
async function readReport({ read }: Reports, name: string): Promise<Buffer | undefined> {
  return read(name, MAX_BYTES).catch(() => undefined);
}

export async function readReports(reports: Reports): Promise<ServerReport[]> {
  const found: ServerReport[] = [];
  await forAll(await listReports(reports), async (name) => {
    const report = checkedJson(ServerReport, await readReport(reports, name));
    // Nobody reports for another server: names are what publishers are told.
    if (`${report?.server}.json` === name && report) found.push(report);
  });
  return found;
}

export async function shownRevisions(reports: Reports): Promise<number[]> {
  return (await readReports(reports)).map(({ revision }) => revision);
}

/** The reports of servers whose counter changes: those of others may be from before their end. */
export async function runningServers(
  from: Reports,
  clock: Pick<Clock, 'sleep'>,
): Promise<ServerReport[]> {
  const before = new Map((await readReports(from)).map(({ server, beat }) => [server, beat]));
  if (before.size === 0) return [];
  await clock.sleep(2 * from.beatMs);
  return (await readReports(from)).filter(({ server, beat }) => before.get(server) !== beat);
}

export type ServersStatus = {
  loaded: string[];
  behind: string[];
  problems: string[];
  /** Why the reports could not be read. Then nobody was waited for. */
  unread?: string;
};

type WaitOptions = {
  composition: Composition;
  before: Composition | undefined;
  clock?: Clock | undefined;
};

/** A server whose heartbeat does not change for so many is not running. */
const SILENT_BEATS = 5;
const READINGS_A_BEAT = 5;
/** How long a server may load nothing newer. While others promote, it loads theirs on the way. */
const LOAD_LIMIT_MS = 30_000;
/** Reports that somebody forged may change for ever. */
const MOST_LIMITS = 10;
const MAX_MESSAGE = 500;

/**
 * Waits until every running server has loaded a composition or reported a problem with it. Does
 * not compare clocks with the servers.
 */
export async function awaitServers(from: Reports, wait: WaitOptions): Promise<ServersStatus> {
  const { composition, clock = systemClock } = wait;
  const silentAfterMs = SILENT_BEATS * from.beatMs;
  const isCausedByChange = (problem: LoadProblem) => isCausedBy(problem, composition, wait.before);
  const seen = new Map<string, { first: number; beat: number; since: number }>();
  let started = clock.monotonic();
  const end = started + MOST_LIMITS * LOAD_LIMIT_MS;
  let revisions = '';
  for (;;) {
    const now = clock.monotonic();
    const reports = await readReports(from).catch((error: Error) => error);
    if (reports instanceof Error)
      return { loaded: [], behind: [], problems: [], unread: reports.message };
    const shown = JSON.stringify(reports.map(({ server, revision }) => [server, revision]).sort());
    if (shown !== revisions) started = now;
    revisions = shown;
    const isOver = now - started > LOAD_LIMIT_MS || now > end;
    const status: ServersStatus = { loaded: [], behind: [], problems: [] };
    for (const report of reports) {
      const last = seen.get(report.server);
      const { server, beat } = report;
      if (last?.beat !== beat) seen.set(server, { first: last?.first ?? beat, beat, since: now });
      else if (now - last.since > silentAfterMs) continue;
      // An existing report may be from a server that was killed. It counts after it has changed.
      if (beat === (last?.first ?? beat)) {
        status.behind.push(server);
        continue;
      }
      const problems = problemsWith(report, composition.revision).filter(isCausedByChange);
      const counted = problems.filter(({ isFinal }) => isFinal || isOver);
      if (counted.length > 0)
        status.problems.push(...counted.map(({ message }) => problemOf(server, message)));
      else if (report.revision >= composition.revision && problems.length === 0)
        status.loaded.push(report.server);
      else status.behind.push(report.server);
    }
    if (isOver || status.problems.length > 0 || status.behind.length === 0) return status;
    await clock.sleep(from.beatMs / READINGS_A_BEAT);
  }
}

function problemsWith(
  { revision, problems, rejected }: ServerReport,
  wanted: number,
): LoadProblem[] {
  if (revision === wanted) return problems;
  return rejected.filter((one) => one.revision === wanted).map(({ problem }) => problem);
}

/** Whether a composition caused a problem. Releases that were live before do not block it. */
function isCausedBy(
  { release }: LoadProblem,
  composition: Composition,
  before: Composition | undefined,
): boolean {
  const has = (releases = {}) => namesOf(releases).includes(release);
  return !(has(before?.releases) && has(composition.releases));
}

/** Strips control characters, because other processes wrote the message and a terminal shows it. */
function problemOf(server: string, message: string): string {
  const text = message.slice(0, MAX_MESSAGE).replace(/\p{C}/gu, ' ');
  return sentence('promotionUnusable', { server, message: text });
}

/** A report that has not changed for so many beats is of a server that was killed. */
const STALE_BEATS = 20;

export type ServerReporter = {
  report: (state: ServerState) => void;
  /** Resolves when the report is removed. Never rejects. */
  stop: () => Promise<void>;
};

/**
 * Reports the state of this server until it is stopped. Calls `onError` when it cannot, once until it
 * can again.
 */
export function createServerReporter(
  reports: Reports,
  onError: (error: Error) => void,
  clock: Clock = systemClock,
): ServerReporter {
  const server = `${hostname()}-${randomUUID().slice(0, 8)}`;
  const name = `${server}.json`;
  let state: ServerState | undefined;
  let beat = 0;
  let isStopped = false;
  let hasFailed = false;
  let writing: Promise<void> | undefined;
  let isChanged = false;

  async function write(current: ServerState): Promise<void> {
    beat += 1;
    const { views, ...known } = current;
    const report: ServerReport = { server, beat, ...known, ...(views && { views: views() }) };
    try {
      await reports.write(name, Buffer.from(JSON.stringify(report)));
      hasFailed = false;
    } catch (error) {
      // After the stop nobody reads the report, and its folder may be gone.
      if (!hasFailed && !isStopped) onError(error as Error);
      hasFailed = true;
    }
  }

  /** One write at a time. While one does not end, the next one is the newest state. */
  async function writeSoon(): Promise<void> {
    isChanged = true;
    if (writing) return;
    while (isChanged && !isStopped && state) {
      isChanged = false;
      writing = write(state);
      await writing;
    }
    writing = undefined;
  }

  const stopTimers = [
    clock.every(reports.beatMs, () => void writeSoon()),
    watchStale(reports, (stale) => stale !== name, clock),
  ];
  return {
    report(next) {
      state = next;
      void writeSoon();
    },
    async stop() {
      isStopped = true;
      for (const stop of stopTimers) stop();
      await writing;
      await reports.remove(name).catch(() => undefined);
    },
  };
}

/**
 * Removes reports of servers that were killed: those that have not changed between two looks. Does
 * not compare clocks.
 */
function watchStale(
  reports: Reports,
  isOther: (name: string) => boolean,
  clock: Clock,
): () => void {
  let before = new Map<string, Buffer>();

  async function removeUnchanged(): Promise<void> {
    const found = new Map<string, Buffer>();
    for (const name of (await listReports(reports)).filter(isOther)) {
      const bytes = await readReport(reports, name);
      if (!bytes) continue;
      if (before.get(name)?.equals(bytes)) await reports.remove(name);
      else found.set(name, bytes);
    }
    before = found;
  }

  // Without the right to do so, somebody else does.
  const start = () => void removeUnchanged().catch(() => undefined);
  start();
  return clock.every(STALE_BEATS * reports.beatMs, start);
}
