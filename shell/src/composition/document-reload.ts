import { noteFault } from './fault-log.ts';

const KEY = 'dswine:opened-as-document';
const ONCE_PER = 60_000;

/**
 * Loads a URL as a document after a chunk failed to load twice. The server then has a newer
 * composition or a stale cached page. At most once per 60 s (specification § 4). Returns whether it
 * navigates.
 */
export function openAsDocument(address: string, now = Date.now()): boolean {
  const last = Number(read() ?? Number.NaN);
  if (now - last < ONCE_PER && now >= last) return false;
  if (!write(String(now))) return false;
  noteFault({ kind: 'reload' });
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return true;
}

/**
 * Loads the page as a document after its reader's own retry failed: many browsers never request a
 * module again that has failed once in a document. Not while the site is away, because the page
 * would be lost.
 */
export async function reloadIfReachable(): Promise<void> {
  const head = { method: 'HEAD', cache: 'no-store' } as const;
  const response = await fetch(location.href, head).catch(() => undefined);
  if (!response?.ok) return;
  noteFault({ kind: 'reload' });
  location.reload();
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage the limit cannot be enforced, so the page is not reloaded. */
function write(value: string): boolean {
  try {
    sessionStorage.setItem(KEY, value);
    return true;
  } catch {
    return false;
  }
}
