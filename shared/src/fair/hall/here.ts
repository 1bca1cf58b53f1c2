import { storedTexts, type SeenTexts } from '../lists/my-list.ts';
import type { Walks } from './walks.ts';

/** Key of the visitor's place in `localStorage`, and name of the event that tells of a change. */
export const hereKey = 'dswine-here';

/** Where the visitor says to be in the hall, with the walks from there. */
export type Here = { code: string; name: SeenTexts; walks: Walks };

/** The stored text; null if there is none or storage is disabled. */
export function readHereText(): string | null {
  try {
    return localStorage.getItem(hereKey);
  } catch {
    return null;
  }
}

let lastRead: { text: string; edition: string; here: Here | undefined } | undefined;

/** Parses the stored place of an edition. Undefined for other editions and invalid text. */
export function readHere(text: string | null, edition: string): Here | undefined {
  if (text === null) return undefined;
  if (lastRead?.text !== text || lastRead.edition !== edition)
    lastRead = { text, edition, here: parseHere(text, edition) };
  return lastRead.here;
}

function parseHere(text: string, edition: string): Here | undefined {
  try {
    const stored = JSON.parse(text) as Partial<Here & { edition: string }> | null;
    const { code, name, walks } = stored ?? {};
    if (stored?.edition !== edition || typeof code !== 'string') return undefined;
    const texts = storedTexts(name);
    if (Object.keys(texts).length < 2) return undefined;
    return { code, name: texts, walks: minutesIn(walks) };
  } catch {
    return undefined;
  }
}

function minutesIn(walks: unknown): Walks {
  if (typeof walks !== 'object' || walks === null) return {};
  return Object.fromEntries(
    Object.entries(walks).filter(([, minutes]) => Number.isInteger(minutes)),
  );
}

/** Stores the place, or forgets it, and tells the page. False if storage is disabled. */
export function storeHere(edition: string, here: Here | undefined): boolean {
  try {
    if (here) localStorage.setItem(hereKey, JSON.stringify({ edition, ...here }));
    else localStorage.removeItem(hereKey);
  } catch {
    return false;
  }
  dispatchEvent(new Event(hereKey));
  return true;
}
