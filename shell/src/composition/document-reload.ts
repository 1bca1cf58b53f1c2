const KEY = 'dswine:opened-as-document';
const ONCE_PER = 60_000;

/**
 * Opens an address as a document because a chunk was lost twice: the server has a newer composition or the last good
 * copy. At most once per 60 s (specification § 4); answers whether it did.
 */
export function openAsDocument(address: string, now = Date.now()): boolean {
  const last = Number(read() ?? Number.NaN);
  if (now - last < ONCE_PER && now >= last) return false;
  if (!write(String(now))) return false;
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return true;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage the limit cannot be kept, so the page is not loaded anew. */
function write(value: string): boolean {
  try {
    sessionStorage.setItem(KEY, value);
    return true;
  } catch {
    return false;
  }
}
