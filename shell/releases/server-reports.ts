import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Composition } from '@dswine/shared/contract/releases';
import { readRegularFile } from './durable-files.ts';

/** Why a server cannot use a release or the composition. `isFinal`: a retry will not help. */
export const LoadProblem = Type.Object({
  release: Type.String(),
  message: Type.String(),
  isFinal: Type.Boolean(),
});
export type LoadProblem = Static<typeof LoadProblem>;

/** The report of a running web server, a file that it writes every second. */
const ServerReport = Type.Object({
  server: Type.String(),
  /** A heartbeat counter. A server whose counter does not change is not running. */
  beat: Type.Integer(),
  revision: Type.Integer(),
  problems: Type.Array(LoadProblem),
  /** Newer compositions that could not be loaded at all. */
  rejected: Type.Array(Type.Object({ revision: Type.Integer(), problem: LoadProblem })),
});
type ServerReport = Static<typeof ServerReport>;
export type ServerState = Pick<ServerReport, 'revision' | 'problems' | 'rejected'>;

const BEAT_MS = 1000;
const STALE_AFTER_MS = 60_000;

/** Reports are outside of the store, because servers have only read access to the store. */
export function reportsFolder(dataDir: string): string {
  return path.join(dataDir, 'servers');
}

export type ServerReporter = { report: (state: ServerState) => void; stop: () => void };

/**
 * Reports the state of this server until it is stopped. Calls `onError` when the folder becomes
 * unwritable.
 */
export function createServerReporter(
  folder: string,
  onError: (error: Error) => void,
): ServerReporter {
  const server = `${hostname()}-${randomUUID().slice(0, 8)}`;
  const file = path.join(folder, `${server}.json`);
  let state: ServerState | undefined;
  let beat = 0;
  let stopped = false;
  let hasFailed = false;
  let writing = removeStaleReports(folder);

  function write(): void {
    writing = writing.then(async () => {
      if (stopped || !state) return;
      beat += 1;
      try {
        await writeReport(folder, file, { server, beat, ...state });
        hasFailed = false;
      } catch (error) {
        // After the stop nobody reads the report, and its folder may be gone.
        if (!hasFailed && !stopped) onError(error as Error);
        hasFailed = true;
      }
      if (stopped) rmSync(file, { force: true });
    });
  }

  const timer = setInterval(write, BEAT_MS);
  timer.unref();
  return {
    report(next) {
      state = next;
      write();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
}

async function writeReport(folder: string, file: string, report: ServerReport): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `.${randomUUID()}`);
  try {
    await writeFile(draft, JSON.stringify(report), { flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes the reports of servers that were killed. */
async function removeStaleReports(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > STALE_AFTER_MS)
      await rm(file, { force: true }).catch(() => undefined);
  }
}

async function readReports(folder: string): Promise<ServerReport[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[^.].*\.json$/.test(name),
  );
  const read = async (name: string): Promise<ServerReport[]> => {
    try {
      const report: unknown = JSON.parse(
        (await readRegularFile(path.join(folder, name))).toString('utf8'),
      );
      return Value.Check(ServerReport, report) ? [report] : [];
    } catch {
      // The file was deleted meanwhile, or is no report.
      return [];
    }
  };
  return (await Promise.all(names.map(read))).flat();
}

/** The revisions that servers show, also those of servers that may have ended. */
export async function shownRevisions(folder: string): Promise<number[]> {
  return (await readReports(folder)).map(({ revision }) => revision);
}

type ServersStatus = {
  /** Servers that have loaded the composition. */
  loaded: string[];
  /** Running servers that neither loaded the composition nor reported a problem. */
  behind: string[];
  /** Problems that servers reported, one sentence each. */
  problems: string[];
};

type WaitOptions = {
  composition: Composition;
  before: Composition | undefined;
  /** A server whose heartbeat does not change for this time is not running. */
  silentAfterMs?: number;
  /** How long a server may load nothing newer. While others promote, it loads theirs on the way. */
  limitMs?: number;
};

/**
 * Waits until every running server has loaded a composition or reported a problem with it. Does
 * not compare clocks with the servers.
 */
export async function awaitServers(folder: string, wait: WaitOptions): Promise<ServersStatus> {
  const { composition, silentAfterMs = 5000, limitMs = 30_000 } = wait;
  const isCausedByChange = (problem: LoadProblem) => isCausedBy(problem, composition, wait.before);
  const seen = new Map<string, { first: number; beat: number; since: number }>();
  let started = performance.now();
  let revisions = '';
  for (;;) {
    const now = performance.now();
    const reports = await readReports(folder);
    const shown = JSON.stringify(reports.map(({ server, revision }) => [server, revision]).sort());
    if (shown !== revisions) started = now;
    revisions = shown;
    const isOver = now - started > limitMs;
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
        status.problems.push(...counted.map(({ message }) => sentence(report.server, message)));
      else if (report.revision >= composition.revision && problems.length === 0)
        status.loaded.push(report.server);
      else status.behind.push(report.server);
    }
    if (isOver || status.problems.length > 0 || status.behind.length === 0) return status;
    await pause(200);
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
  const had = Object.entries(before?.releases ?? {}).some(
    ([name, version]) => `${name}@${version}` === release,
  );
  const has = Object.entries(composition.releases).some(
    ([name, version]) => `${name}@${version}` === release,
  );
  return !(had && has);
}

/** Strips control characters, because other processes wrote the message and a terminal shows it. */
function sentence(server: string, message: string): string {
  return `The running server ${server} cannot use it: ${message}`.replace(/\p{Cc}/gu, ' ');
}
