import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Clock } from '@dswine/shared/process/clock';
import type { FigureSlot } from '../../releases/receipts/figures.ts';
import {
  HOUR_MS,
  mergeSlots,
  removeOldDays,
  writeDay,
  type StoredDay,
} from '../../releases/receipts/receipt-store.ts';
import {
  dayOf,
  receiptId,
  serverKinds,
  type Incident,
  type Receipt,
  type ReceiptKind,
} from '../../releases/receipts/receipt.ts';
import type { Reports } from '../../releases/server-report.ts';

/** Different receipts of a server in a day: in all, of browsers, and of one kind in one release. */
const MAX_RECEIPTS = 400;
/** Anybody can invent what browsers report. The rest is for what the server itself has seen. */
const MAX_OF_BROWSERS = 250;
const MAX_OF_A_KIND = 25;
/** Beats of the server's reports between two writes. */
const WRITE_BEATS = 3;

export type ReceiptLog = {
  add: (incident: Incident, count?: number) => void;
  /** Writes what is new. */
  flush: () => Promise<void>;
  /** Writes what is new, and ends. Never rejects. */
  close: () => Promise<void>;
};

type Options = {
  /** Where receipts are stored. Undefined in development: then nothing is. */
  storage: Reports | undefined;
  figures: () => readonly FigureSlot[];
  onError: (error: Error) => void;
  clock: Pick<Clock, 'now' | 'every'>;
};

/** Collects the receipts of this server, and stores them with its figures by the hour. */
export function createReceiptLog({ storage, figures, onError, clock }: Options): ReceiptLog {
  const { now } = clock;
  const writer = `${hostname()}-${randomUUID().slice(0, 8)}`;
  let day = dayOf(now());
  let receipts = new Map<string, Receipt>();
  let writing: Promise<void> = Promise.resolve();
  const writeChanged = createWriter({ storage, onError });

  function write(): Promise<void> {
    const hours = mergeSlots(figures(), HOUR_MS).filter(({ at }) => dayOf(at) === day);
    return writeChanged({ day, writer }, { receipts: [...receipts.values()], figures: hours });
  }

  /** What is left of a day is written before the next one begins. */
  async function beginDay(): Promise<void> {
    const today = dayOf(now());
    if (today === day) return;
    await write();
    [day, receipts] = [today, new Map()];
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
    add(incident, count = 1) {
      const id = receiptId(incident, day, writer);
      const existing = receipts.get(id);
      if (existing) {
        existing.count += count;
        existing.last = now();
      } else if (hasRoom(receipts, incident))
        receipts.set(id, { id, at: now(), last: now(), count, ...incident });
    },
    flush,
    async close() {
      stopFlushing();
      await flush();
    },
  };
}

/** Writes a day when it has changed. Calls `onError` when it cannot, once until it can again. */
function createWriter({ storage, onError }: Pick<Options, 'storage' | 'onError'>) {
  let written = '';
  let hasFailed = false;
  return async (to: { day: string; writer: string }, content: StoredDay): Promise<void> => {
    const isEmpty = content.receipts.length === 0 && content.figures.length === 0;
    const text = JSON.stringify([to.day, content]);
    if (!storage || isEmpty || text === written) return;
    try {
      await writeDay(storage, to, content);
      written = text;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error as Error);
      hasFailed = true;
    }
  };
}

/** One broken release, or somebody who invents receipts, leaves room for others. */
function hasRoom(receipts: ReadonlyMap<string, Receipt>, incident: Incident): boolean {
  if (receipts.size >= MAX_RECEIPTS) return false;
  let [alike, ofBrowsers] = [0, 0];
  for (const { kind, section, release } of receipts.values()) {
    if (isOfBrowser(kind)) ofBrowsers += 1;
    if (kind === incident.kind && section === incident.section && release === incident.release)
      alike += 1;
  }
  if (isOfBrowser(incident.kind) && ofBrowsers >= MAX_OF_BROWSERS) return false;
  return alike < MAX_OF_A_KIND;
}

const isOfBrowser = (kind: ReceiptKind) => !(serverKinds as readonly ReceiptKind[]).includes(kind);
