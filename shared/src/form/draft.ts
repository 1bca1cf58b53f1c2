/** Unsent form input, stored on this device only. */
export type Draft = { values: Record<string, string>; key: string; waiting?: Waiting | undefined };

/** Set if the form was submitted offline: title of its page and time (ISO UTC). */
export type Waiting = { title: string; since: string };

const prefix = 'dswine-draft:';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Storage key of a form's draft: path of its page and name of the form. */
export function draftKey(path: string, name: string): string {
  return `${prefix}${path.toLowerCase()}#${name}`;
}

export function readDraft(storageKey: string, now: number): Draft | undefined {
  const text = storage()?.getItem(storageKey);
  if (!text) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStoredDraft(stored) && now - stored.at < maxAgeMs)
      return { values: stored.values, key: stored.key, waiting: stored.waiting };
  } catch {
    // Foreign or truncated data: deleted below.
  }
  deleteDraft(storageKey);
  return undefined;
}

/** Saves non-empty values; an emptied form deletes its draft. */
export function saveDraft(storageKey: string, { values, key, waiting }: Draft, now: number): void {
  if (Object.values(values).every((value) => value.trim() === '')) return deleteDraft(storageKey);
  try {
    storage()?.setItem(storageKey, JSON.stringify({ at: now, values, key, waiting }));
  } catch {
    // Storage is full or disabled. The page still holds the input.
  }
}

export function deleteDraft(storageKey: string): void {
  storage()?.removeItem(storageKey);
}

/** Drafts on this device that wait for a network, with the paths of their pages. */
export function waitingDrafts(now: number): (Waiting & { path: string })[] {
  const storageKeys = Object.keys(storage() ?? {}).filter((storageKey) =>
    storageKey.startsWith(prefix),
  );
  return storageKeys.flatMap((storageKey) => {
    const waiting = readDraft(storageKey, now)?.waiting;
    return waiting
      ? [{ ...waiting, path: storageKey.slice(prefix.length).replace(/#[^#]*$/, '') }]
      : [];
  });
}

/** Undefined if the browser's settings disable storage. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function isStoredDraft(stored: unknown): stored is Draft & { at: number } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { at, values, key } = stored as Record<string, unknown>;
  return (
    typeof at === 'number' &&
    typeof key === 'string' &&
    typeof values === 'object' &&
    values !== null
  );
}
