import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { Composition } from '@dswine/shared/contract/releases';
import { sentence } from '../errors.ts';
import { readReports, type LoadProblem, type Reports, type ServerReport } from './server-report.ts';
import { namesOf } from '../release-name.ts';

/** The revisions that servers show, also those of servers that may have ended. */
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
  /** Servers that have loaded the composition. */
  loaded: string[];
  /** Running servers that neither loaded the composition nor reported a problem. */
  behind: string[];
  /** Problems that servers reported, one sentence each. */
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
const LIMIT_MS = 30_000;
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
  const end = started + MOST_LIMITS * LIMIT_MS;
  let revisions = '';
  for (;;) {
    const now = clock.monotonic();
    const reports = await readReports(from).catch((error: Error) => error);
    if (reports instanceof Error)
      return { loaded: [], behind: [], problems: [], unread: reports.message };
    const shown = JSON.stringify(reports.map(({ server, revision }) => [server, revision]).sort());
    if (shown !== revisions) started = now;
    revisions = shown;
    const isOver = now - started > LIMIT_MS || now > end;
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
