import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Composition } from '@dswine/shared/contract/releases';

/**
 * A release that a server cannot use, or the whole composition. `isFinal`: trying again will not
 * help.
 */
export const LoadProblem = Type.Object({
  release: Type.String(),
  message: Type.String(),
  isFinal: Type.Boolean(),
});
export type LoadProblem = Static<typeof LoadProblem>;

/** What a running web server says of itself, in a file of its own that it writes every second. */
const ServerReport = Type.Object({
  server: Type.String(),
  /** Counts the writes. A server whose count stands still is not running. */
  beat: Type.Integer(),
  revision: Type.Integer(),
  problems: Type.Array(LoadProblem),
  /** The newer compositions that it could not load at all. */
  rejected: Type.Array(Type.Object({ revision: Type.Integer(), problem: LoadProblem })),
});
export type ServerReport = Static<typeof ServerReport>;
export type ServerState = Pick<ServerReport, 'revision' | 'problems' | 'rejected'>;

const BEAT_MS = 1000;
const LEFT_OVER_AFTER_MS = 60_000;

/** Beside the store, not in it: servers can only read the store. */
export function reportsFolder(dataDir: string): string {
  return path.join(dataDir, 'servers');
}

export type ServerReporter = { report: (state: ServerState) => void; stop: () => void };

/**
 * Reports the state of this server until it is stopped. `onError` is called when the folder cannot
 * be written.
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
  let writing = removeLeftOvers(folder);

  function write(): void {
    writing = writing.then(async () => {
      if (stopped || !state) return;
      beat += 1;
      try {
        await writeReport(folder, file, { server, beat, ...state });
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) onError(error as Error);
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

/** Reports of servers that were killed. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > LEFT_OVER_AFTER_MS)
      await rm(file, { force: true }).catch(() => undefined);
  }
}

async function readReports(folder: string): Promise<ServerReport[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[^.].*\.json$/.test(name),
  );
  const read = async (name: string): Promise<ServerReport[]> => {
    try {
      const report: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return Value.Check(ServerReport, report) ? [report] : [];
    } catch {
      // Gone meanwhile, or no report.
      return [];
    }
  };
  return (await Promise.all(names.map(read))).flat();
}

export type ServersAnswer = {
  /** Servers that run with the composition. */
  loaded: string[];
  /** Servers that run, but neither loaded the composition nor said why. */
  behind: string[];
  /** What servers cannot load of it: one sentence each. */
  problems: string[];
};

type Wait = {
  composition: Composition;
  before: Composition | undefined;
  /** A server whose count stands still for so long is not running. */
  silentAfterMs?: number;
  limitMs?: number;
};

/**
 * Waits until every running server has said what it makes of a composition. Needs no clock in
 * common with them.
 */
export async function awaitServers(folder: string, wait: Wait): Promise<ServersAnswer> {
  const { composition, silentAfterMs = 5000, limitMs = 30_000 } = wait;
  const isNew = (problem: LoadProblem) => isOfChange(problem, composition, wait.before);
  const seen = new Map<string, { first: number; beat: number; since: number }>();
  const started = performance.now();
  for (;;) {
    const now = performance.now();
    const isOver = now - started > limitMs;
    const answer: ServersAnswer = { loaded: [], behind: [], problems: [] };
    for (const report of await readReports(folder)) {
      const last = seen.get(report.server);
      const { server, beat } = report;
      if (last?.beat !== beat) seen.set(server, { first: last?.first ?? beat, beat, since: now });
      else if (now - last.since > silentAfterMs) continue;
      // The report of a server that was killed may say anything: one that was there before counts
      // when it changes.
      if (beat === (last?.first ?? beat)) {
        answer.behind.push(server);
        continue;
      }
      const problems = problemsWith(report, composition.revision).filter(isNew);
      const counted = problems.filter(({ isFinal }) => isFinal || isOver);
      if (counted.length > 0)
        answer.problems.push(...counted.map(({ message }) => sentence(report.server, message)));
      else if (report.revision >= composition.revision && problems.length === 0)
        answer.loaded.push(report.server);
      else answer.behind.push(report.server);
    }
    if (isOver || answer.problems.length > 0 || answer.behind.length === 0) return answer;
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

/**
 * Whether a problem came with a composition: what was live before is no reason to reject what is
 * not its doing.
 */
function isOfChange(
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

/** Other processes wrote it: without what could steer a terminal. */
function sentence(server: string, message: string): string {
  return `The running server ${server} cannot use it: ${message}`.replace(/\p{Cc}/gu, ' ');
}
