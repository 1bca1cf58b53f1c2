import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Reports } from '../server-report.ts';
import { forAll } from '../storage/storage.ts';
import { addTallies, FigureSlot } from './figures.ts';
import { dayOf, Receipt } from './receipt.ts';

/**
 * What one server or command stored on one day: `receipts/<day>/<writer>.json` beside the reports
 * of the servers. The figures are by the hour.
 */
export const StoredDay = Type.Object({
  receipts: Type.Array(Receipt),
  figures: Type.Array(FigureSlot),
});
export type StoredDay = Static<typeof StoredDay>;

export const STORED_DAYS = 30;
const DAY_MS = 24 * 3600_000;
export const HOUR_MS = 3600_000;
const FOLDER = 'receipts';
/** A day of 30 releases in whose figures every value occurs, and 400 receipts. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A server that shows them serves pages, too. */
const MAX_BYTES_IN_ALL = 64 * 1024 * 1024;
const MAX_WRITERS = 400;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

type Storage = Pick<Reports, 'read' | 'write' | 'remove' | 'list'>;

export function writeDay(
  storage: Storage,
  { day, writer }: { day: string; writer: string },
  stored: StoredDay,
): Promise<void> {
  return storage.write(`${FOLDER}/${day}/${writer}.json`, Buffer.from(JSON.stringify(stored)));
}

/**
 * All of the last days, of all servers: the newest receipt first. If it is very much, what is oldest
 * is left out.
 */
export async function readDays(storage: Storage, days: number, now: number): Promise<StoredDay> {
  const first = dayOf(now - (days - 1) * DAY_MS);
  const names: string[] = [];
  for (const day of (await storage.list(FOLDER)).sort().reverse())
    if (dayPattern.test(day) && day >= first)
      names.push(...(await writersOf(storage, day)).slice(0, MAX_WRITERS));
  const receipts: Receipt[] = [];
  const figures: FigureSlot[] = [];
  let left = MAX_BYTES_IN_ALL;
  await forAll(names, async (name) => {
    if (left <= 0) return;
    const bytes = await storage.read(name, MAX_BYTES).catch(() => undefined);
    left -= bytes?.length ?? 0;
    const stored = parse(bytes);
    receipts.push(...stored.receipts);
    figures.push(...stored.figures);
  });
  receipts.sort((a, b) => b.last - a.last || (a.id < b.id ? -1 : 1));
  return { receipts, figures: mergeSlots(figures, HOUR_MS) };
}

/** Deletes what is older than 30 days. */
export async function removeOldDays(storage: Storage, now: number): Promise<void> {
  const first = dayOf(now - (STORED_DAYS - 1) * DAY_MS);
  for (const day of await storage.list(FOLDER))
    if (dayPattern.test(day) && day < first)
      for (const name of await writersOf(storage, day)) await storage.remove(name);
}

async function writersOf({ list }: Storage, day: string): Promise<string[]> {
  return (await list(`${FOLDER}/${day}`))
    .filter((name) => /^[\w.-]{1,120}\.json$/.test(name))
    .map((name) => `${FOLDER}/${day}/${name}`);
}

function parse(bytes: Buffer | undefined): StoredDay {
  try {
    const stored: unknown = JSON.parse(bytes?.toString('utf8') ?? '');
    if (Value.Check(StoredDay, stored)) return stored;
  } catch {
    // As one that is missing: whoever may report could write anything.
  }
  return { receipts: [], figures: [] };
}

/** Adds up slots in equal lengths of time, oldest first. */
export function mergeSlots(slots: readonly FigureSlot[], ms: number): FigureSlot[] {
  const merged = new Map<number, FigureSlot['releases']>();
  for (const { at, releases } of slots) {
    const start = at - (at % ms);
    const into = merged.get(start) ?? {};
    merged.set(start, into);
    addTallies(into, releases);
  }
  return [...merged].sort(([a], [b]) => a - b).map(([at, releases]) => ({ at, ms, releases }));
}
