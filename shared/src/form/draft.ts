import { fillForm, isTouched, valuesOf } from './fill-form.ts';
import { pickValues } from './form-definition.ts';
import { newKey } from './new-key.ts';

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

/** The draft of a form, by the address of the page. */
const keyOf = (form: HTMLFormElement) =>
  draftKey(location.pathname, String(new FormData(form).get('form')));

export function readDraft(form: HTMLFormElement, now: number): Draft | undefined {
  return readStored(keyOf(form), now);
}

/**
 * Stores what the form holds, of the fields that its `data-draft` names. An empty form has no
 * draft. Works before React: `early.ts` calls it too.
 */
export function keepDraft(
  form: HTMLFormElement,
  now: number,
  { key, waiting }: { key?: string | undefined; waiting?: Waiting } = {},
): void {
  const before = readDraft(form, now);
  const values = pickValues((form.dataset['draft'] ?? '').split(' '), valuesOf(form));
  if (Object.values(values).every((value) => value.trim() === '')) return deleteDraft(form);
  const draft = {
    at: now,
    values,
    key: key ?? before?.key ?? newKey(),
    waiting: waiting ?? before?.waiting,
  };
  store(keyOf(form), draft);
}

/** Stores values with the moment and a key. */
export function store(storageKey: string, values: Draft & { at: number }): void {
  try {
    storage()?.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Storage is full or disabled. The page still holds the input.
  }
}

/**
 * Fills the fields that were not touched with the draft, once, and stores what has been typed until
 * now. Returns what to tell the reader. Works before React too.
 */
export function restoreDraft(form: HTMLFormElement, now: number): 'none' | 'saved' | 'waiting' {
  const isTyped = [...form.elements].some(isTouched);
  const draft = form.dataset['restored'] === undefined ? readDraft(form, now) : undefined;
  if (draft) {
    const isChanged = fillForm(form, draft.values);
    if (draft.waiting) form.dataset['restored'] = 'waiting';
    else if (isChanged) form.dataset['restored'] = 'saved';
  }
  if (isTyped) keepDraft(form, now);
  const { restored } = form.dataset;
  return restored === 'saved' || restored === 'waiting' ? restored : 'none';
}

export function deleteDraft(form: HTMLFormElement): void {
  delete form.dataset['restored'];
  removeStored(keyOf(form));
}

/** What was stored in the last 30 days. */
export function readStored(storageKey: string, now: number): Draft | undefined {
  try {
    const text = storage()?.getItem(storageKey);
    if (!text) return undefined;
    const stored: unknown = JSON.parse(text);
    if (isStoredDraft(stored) && now - stored.at < maxAgeMs)
      return { values: stored.values, key: stored.key, waiting: stored.waiting };
  } catch {
    // Foreign or truncated data: deleted below.
  }
  removeStored(storageKey);
  return undefined;
}

export function removeStored(storageKey: string): void {
  try {
    storage()?.removeItem(storageKey);
  } catch {
    // Storage is disabled.
  }
}

/** Drafts on this device that wait for a network, with the paths of their pages. */
export function waitingDrafts(now: number): (Waiting & { path: string })[] {
  const storageKeys = Object.keys(storage() ?? {}).filter((storageKey) =>
    storageKey.startsWith(prefix),
  );
  return storageKeys.flatMap((storageKey) => {
    const waiting = readStored(storageKey, now)?.waiting;
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
