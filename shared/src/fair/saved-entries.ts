import { useSyncExternalStore } from 'react';

/**
 * The entries of the calendar that a reader chose for the visit. They are kept on the device alone, in `localStorage` under
 * `dswine.saved-entries`, as JSON: `[{ "id": "701", "start": "2026-04-17T09:30:00+08:00", "end": "…", "title": "…" }]`, in order
 * of start; `title` is in the language in which the entry was chosen. Whoever shows them asks the organiser for the rest by `id`.
 */
export type SavedEntry = { id: string; start: string; end: string; title: string };

const key = 'dswine.saved-entries';
const changed = 'dswine:saved-entries';
const room = 100;
const none: readonly SavedEntry[] = [];

let text: string | null = null;
let read: readonly SavedEntry[] = none;

/** What is chosen; the same array until it changes. */
export function savedEntries(): readonly SavedEntry[] {
  let now: string | null = null;
  try {
    now = localStorage.getItem(key);
  } catch {
    // Storage is refused: nothing is kept, and nothing breaks.
  }
  if (now !== text) [text, read] = [now, parse(now)];
  return read;
}

/** Adds an entry, or takes it away when it is there. */
export function toggleEntry(entry: SavedEntry): void {
  const before = savedEntries();
  const others = before.filter(({ id }) => id !== entry.id);
  const after = others.length < before.length ? others : [...others, entry].sort(byStart).slice(0, room);
  try {
    localStorage.setItem(key, JSON.stringify(after));
  } catch {
    return;
  }
  dispatchEvent(new Event(changed));
}

/** Entries at the same time as this one, itself left out. What ends when another begins does not overlap. */
export function overlapsOf(
  entry: Pick<SavedEntry, 'id' | 'start' | 'end'>,
  among: readonly SavedEntry[],
): SavedEntry[] {
  const [start, end] = [Date.parse(entry.start), Date.parse(entry.end)];
  return among.filter(
    (other) => other.id !== entry.id && Date.parse(other.start) < end && Date.parse(other.end) > start,
  );
}

/** What is chosen, in every part of every page that is open. On the server, and while a page hydrates, it is nothing. */
export function useSavedEntries(): readonly SavedEntry[] {
  return useSyncExternalStore(listen, savedEntries, () => none);
}

function listen(tell: () => void): () => void {
  addEventListener(changed, tell);
  addEventListener('storage', tell);
  return () => {
    removeEventListener(changed, tell);
    removeEventListener('storage', tell);
  };
}

function parse(stored: string | null): readonly SavedEntry[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry).sort(byStart) : none;
  } catch {
    return none;
  }
}

function isEntry(value: unknown): value is SavedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, start, end, title } = value as Record<string, unknown>;
  const dates = [start, end].every((when) => typeof when === 'string' && !Number.isNaN(Date.parse(when)));
  return typeof id === 'string' && /^\d{1,9}$/u.test(id) && typeof title === 'string' && dates;
}

function byStart(a: SavedEntry, b: SavedEntry): number {
  return Date.parse(a.start) - Date.parse(b.start) || Date.parse(a.end) - Date.parse(b.end);
}
