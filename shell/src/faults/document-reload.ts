import { noteFault } from './fault-log.ts';

const KEY = 'dswine:opened-as-document';
const ONCE_PER = 60_000;
/** How long the site may take to answer, in ms. */
const REACHED_WITHIN = 5_000;

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
 * Loads this page anew after a chunk of it failed to load twice, at most once per 60 s. Not while
 * the site is away, and not with something typed on the page, because it would be lost: the HTML of
 * the server works without scripts. Resolves to whether it navigates.
 */
export async function reloadToRecover(): Promise<boolean> {
  return !isTypedOn() && (await isReachable()) && !isTypedOn() && openAsDocument(location.href);
}

/**
 * Loads the page as a document after its reader's own retry failed: many browsers never request a
 * module again that has failed once in a document. Not while the site is away, because the page
 * would be lost.
 */
export async function reloadIfReachable(): Promise<void> {
  if (!(await isReachable())) return;
  noteFault({ kind: 'reload' });
  location.reload();
}

async function isReachable(): Promise<boolean> {
  const head = { method: 'HEAD', cache: 'no-store' } as const;
  const signal = AbortSignal.timeout(REACHED_WITHIN);
  const response = await fetch(location.href, { ...head, signal }).catch(() => undefined);
  return response?.ok === true;
}

/** Whether a field of the server's HTML has another value than the server gave it. */
function isTypedOn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(isFilled) || [...document.querySelectorAll('select')].some(isChanged);
}

function isFilled(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  // The value of a checkbox without one is "on", its default value is empty.
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(initial, 0);
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
