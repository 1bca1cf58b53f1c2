import type { PageFiles, FileReference } from './page-state.ts';

let integrities: Map<string, string> | undefined;

/** The integrity of scripts by URL. The document names those of its own page. */
function knownIntegrities(): Map<string, string> {
  integrities ??= new Map(startFiles().map(([path, hash]) => [`/releases/${path}`, hash]));
  return integrities;
}

type StartFile = readonly [path: string, hash: string];

function startFiles(): StartFile[] {
  const { preload = [], sections = [] } = startData();
  // In development, files have no hash.
  return [...preload, ...sections].flatMap(([path, hash]) =>
    hash ? [[path, `sha256-${hash}`] as const] : [],
  );
}

const startData = () =>
  JSON.parse(document.getElementById('start')?.textContent ?? '{}') as Record<string, StartFile[]>;

/** The shell's stylesheets that the boot script has requested. Rejects if one fails to load. */
export function loadLaterStyles(): Promise<void> {
  const { styles = [] } = startData();
  return loadStyles(styles.map(([path, hash]) => [`/releases/${path}`, hash && `sha256-${hash}`]));
}

/** Makes the integrity of a section's scripts known. */
export function addIntegrity(integrity: Readonly<Record<string, string>>): void {
  const known = knownIntegrities();
  for (const [url, value] of Object.entries(integrity)) known.set(url, value);
}

/**
 * Preloads a page's scripts with their integrity, side by side. The import map holds only that of
 * the shell's; the module that a later `import()` finds is the one that was verified here.
 */
export function preloadScripts({ scripts }: Pick<PageFiles, 'scripts'>): void {
  for (const url of scripts) {
    // The boot script has requested those of the first page.
    if (document.head.querySelector(`[rel=modulepreload][href="${url}"], [src="${url}"]`)) continue;
    const element = createPreload(url, knownIntegrities().get(url));
    // Another try requests it anew.
    element.addEventListener('error', () => element.remove());
    document.head.append(element);
  }
}

/**
 * WebKit's integrity policy blocks what `modulepreload` requests, so that it gets elements of
 * scripts. Other browsers would remember their failure, and a retry would fail as well.
 */
function createPreload(url: string, integrity: string | undefined): HTMLElement {
  if (navigator.vendor.startsWith('Apple'))
    return Object.assign(document.createElement('script'), {
      type: 'module',
      crossOrigin: 'anonymous',
      fetchPriority: 'high',
      ...(integrity && { integrity }),
      src: url,
    });
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (integrity) link.integrity = integrity;
  link.href = url;
  return link;
}

/** Resolves when all stylesheets apply; rejects if one fails to load. */
export async function loadStyles(styles: readonly FileReference[]): Promise<void> {
  await Promise.all(styles.map(([url, integrity]) => loadStyle(url, integrity)));
}

function loadStyle(url: string, integrity: string): Promise<void> {
  const existing = document.head.querySelector<HTMLLinkElement>(
    `link[rel=stylesheet][href="${url}"]`,
  );
  if (existing?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = existing ?? document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The stylesheet ${url} could not be loaded.`));
    });
    if (existing) return;
    link.rel = 'stylesheet';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  });
}
