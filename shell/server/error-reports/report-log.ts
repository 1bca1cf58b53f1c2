import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Clock } from '@dswine/shared/process/clock';
import {
  type ErrorKind,
  type ErrorReport,
  type Incident,
  type Reports,
  dayOf,
  errorReportId,
  removeOldDays,
  serverKinds,
  writeDay,
} from '../../releases/index.ts';

/** Different reports of a server in a day: in all, of browsers, and of one kind in one release. */
const MAX_REPORTS = 400;
/** Anybody can invent what browsers report. The rest is for what the server itself has seen. */
const MAX_OF_BROWSERS = 250;
const MAX_OF_A_KIND = 25;
/** Beats of the server's reports between two writes. */
const WRITE_BEATS = 3;

export type ReportLog = ReturnType<typeof createReportLog>;

type Options = {
  /** Where they are stored. Undefined in development: then nothing is. */
  storage: Reports | undefined;
  onError: (error: Error) => void;
  clock: Pick<Clock, 'now' | 'every'>;
};

/** Collects the error reports of this server, and stores them. */
export function createReportLog({ storage, onError, clock }: Options) {
  const { now } = clock;
  const writer = `${hostname()}-${randomUUID().slice(0, 8)}`;
  let day = dayOf(now());
  let reports = new Map<string, ErrorReport>();
  let writing: Promise<void> = Promise.resolve();
  let written = '';
  let hasFailed = false;

  /** Writes a day when it has changed. Calls `onError` when it cannot, once until it can again. */
  async function write(): Promise<void> {
    const content = [...reports.values()];
    const text = JSON.stringify([day, content]);
    if (!storage || content.length === 0 || text === written) return;
    try {
      await writeDay(storage, { day, writer }, content);
      written = text;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error as Error);
      hasFailed = true;
    }
  }

  /** What is left of a day is written before the next one begins. */
  async function beginDay(): Promise<void> {
    const today = dayOf(now());
    if (today === day) return;
    await write();
    [day, reports] = [today, new Map()];
    if (storage) await removeOldDays(storage, now()).catch(() => undefined);
  }

  function flush(): Promise<void> {
    writing = writing.then(beginDay).then(write);
    return writing;
  }

  if (storage) void removeOldDays(storage, now()).catch(() => undefined);
  const interval = WRITE_BEATS * (storage?.beatMs ?? 1000);
  const stopFlushing = clock.every(interval, () => void flush());

  return {
    add(incident: Incident, count = 1): void {
      const id = errorReportId(incident, day, writer);
      const existing = reports.get(id);
      if (existing) {
        existing.count += count;
        existing.last = now();
      } else if (hasRoom(reports, incident))
        reports.set(id, { id, at: now(), last: now(), count, ...incident });
    },
    /** Writes what is new. */
    flush,
    /** Writes what is new, and ends. Never rejects. */
    async close(): Promise<void> {
      stopFlushing();
      await flush();
    },
  };
}

/** One broken release, or a client that invents reports, leaves room for others. */
function hasRoom(reports: ReadonlyMap<string, ErrorReport>, incident: Incident): boolean {
  if (reports.size >= MAX_REPORTS) return false;
  let [alike, ofBrowsers] = [0, 0];
  for (const { kind, section, release } of reports.values()) {
    if (isOfBrowser(kind)) ofBrowsers += 1;
    if (kind === incident.kind && section === incident.section && release === incident.release)
      alike += 1;
  }
  if (isOfBrowser(incident.kind) && ofBrowsers >= MAX_OF_BROWSERS) return false;
  return alike < MAX_OF_A_KIND;
}

const isOfBrowser = (kind: ErrorKind) => !(serverKinds as readonly ErrorKind[]).includes(kind);
