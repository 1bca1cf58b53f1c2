import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  listReports,
  readReport,
  type Reports,
  type ServerReport,
  type ServerState,
} from './server-report.ts';

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
  /** What is reported next. */
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
