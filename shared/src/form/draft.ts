/** Unsent form input, stored on this device only. */
export type Draft = { values: Record<string, string>; key: string; waiting?: Waiting | undefined };

/** Set if the form was submitted offline: title of its page and time (ISO UTC). */
export type Waiting = { title: string; since: string };

const prefix = 'dswine-draft:';
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Storage key of a form's draft: path of its page and name of the form. */
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
    // Foreign or truncated data: deleted below.
  }
  deleteDraft(place);
  return undefined;
}

/** Saves non-empty values; an emptied form deletes its draft. */
export function saveDraft(place: string, { values, key, waiting }: Draft, now: number): void {
  if (Object.values(values).every((value) => value.trim() === '')) return deleteDraft(place);
  try {
    storage()?.setItem(place, JSON.stringify({ at: now, values, key, waiting }));
  } catch {
    // Storage is full or disabled. The page still holds the input.
  }
}

export function deleteDraft(place: string): void {
  storage()?.removeItem(place);
}

/** Drafts on this device that wait for a network, with the paths of their pages. */
export function waitingDrafts(now: number): (Waiting & { path: string })[] {
  const places = Object.keys(storage() ?? {}).filter((place) => place.startsWith(prefix));
  return places.flatMap((place) => {
    const waiting = readDraft(place, now)?.waiting;
    return waiting ? [{ ...waiting, path: place.slice(prefix.length).replace(/#[^#]*$/, '') }] : [];
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
