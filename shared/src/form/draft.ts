/** What was typed into a form and not sent yet, on this device alone. */
export type Draft = { values: Record<string, string>; key: string; waiting?: Waiting | undefined };

/** It was to be sent where there was no network: what its page is called, and when that was (ISO UTC). */
export type Waiting = { title: string; since: string };

const prefix = 'dswine-draft:';
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** A form's place for its draft: its page and its name. */
export function draftKey(path: string, name: string): string {
  return `${prefix}${path.toLowerCase()}#${name}`;
}

export function readDraft(place: string, now: number): Draft | undefined {
  const text = storage()?.getItem(place);
  if (!text) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (isKept(kept) && now - kept.at < keptMs)
      return { values: kept.values, key: kept.key, waiting: kept.waiting };
  } catch {
    // Not ours, or cut off: gone below.
  }
  deleteDraft(place);
  return undefined;
}

/** Keeps what holds a word; a form that was emptied leaves nothing behind. */
export function saveDraft(place: string, { values, key, waiting }: Draft, now: number): void {
  if (Object.values(values).every((value) => value.trim() === '')) return deleteDraft(place);
  try {
    storage()?.setItem(place, JSON.stringify({ at: now, values, key, waiting }));
  } catch {
    // Full, or closed by the browser's settings: the page itself still holds it.
  }
}

export function deleteDraft(place: string): void {
  storage()?.removeItem(place);
}

/** The forms on this device that wait for a network, with the paths of their pages. */
export function waitingDrafts(now: number): (Waiting & { path: string })[] {
  const places = Object.keys(storage() ?? {}).filter((place) => place.startsWith(prefix));
  return places.flatMap((place) => {
    const waiting = readDraft(place, now)?.waiting;
    return waiting ? [{ ...waiting, path: place.slice(prefix.length).replace(/#[^#]*$/, '') }] : [];
  });
}

/** Undefined where the browser's settings close it. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function isKept(kept: unknown): kept is Draft & { at: number } {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, values, key } = kept as Record<string, unknown>;
  return (
    typeof at === 'number' &&
    typeof key === 'string' &&
    typeof values === 'object' &&
    values !== null
  );
}
