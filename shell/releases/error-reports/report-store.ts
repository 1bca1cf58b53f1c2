import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Reports } from '../reports/server-report.ts';
import { forAll } from '../storage/storage.ts';
import { dayOf, ErrorReport } from './error-report.ts';

export const STORED_DAYS = 30;
const DAY_MS = 24 * 3600_000;
const FOLDER = 'error-reports';
/** Far more than the reports of a server in a day. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_BYTES_IN_ALL = 64 * 1024 * 1024;
const MAX_WRITERS = 400;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const StoredDay = Type.Array(ErrorReport);

type Storage = Pick<Reports, 'read' | 'write' | 'remove' | 'list'>;

/**
 * Stores what one server or command has seen on one day: `error-reports/<day>/<writer>.json` beside
 * the reports of the servers.
 */
export function writeDay(
  storage: Storage,
  { day, writer }: { day: string; writer: string },
  reports: readonly ErrorReport[],
): Promise<void> {
  return storage.write(`${FOLDER}/${day}/${writer}.json`, Buffer.from(JSON.stringify(reports)));
}

/** Those of the last days, of all servers, newest first. Of very many, the oldest are left out. */
export async function readDays(
  storage: Storage,
  days: number,
  now: number,
): Promise<ErrorReport[]> {
  const first = dayOf(now - (days - 1) * DAY_MS);
  const names: string[] = [];
  for (const day of (await storage.list(FOLDER)).sort().reverse())
    if (dayPattern.test(day) && day >= first)
      names.push(...(await writersOf(storage, day)).slice(0, MAX_WRITERS));
  const reports: ErrorReport[] = [];
  let left = MAX_BYTES_IN_ALL;
  await forAll(names, async (name) => {
    if (left <= 0) return;
    const bytes = await storage.read(name, MAX_BYTES).catch(() => undefined);
    left -= bytes?.length ?? 0;
    reports.push(...parse(bytes));
  });
  return reports.sort((a, b) => b.last - a.last || (a.id < b.id ? -1 : 1));
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

function parse(bytes: Buffer | undefined): ErrorReport[] {
  try {
    const stored: unknown = JSON.parse(bytes?.toString('utf8') ?? '');
    if (Value.Check(StoredDay, stored)) return stored;
  } catch {
    // As one that is missing: whoever may report could write anything.
  }
  return [];
}
