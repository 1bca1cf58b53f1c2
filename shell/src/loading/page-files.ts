import type { PageFiles, FileReference } from '../composition/page-state.ts';
import { appendWholeStyles } from './whole-styles.ts';

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

/**
 * Lets whole stylesheets apply, of which the document has a part. Rejects if one fails to load.
 */
export async function applyStyles(): Promise<void> {
  appendWholeStyles();
  const onPaper = () => [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'),
  ];
  await loadStyles(onPaper().map(({ href, integrity }) => [new URL(href).pathname, integrity]));
  for (const link of onPaper()) link.media = '';
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

/** Stylesheets under way, by URL. */
const loading = new Map<string, Promise<void>>();

function loadStyle(url: string, integrity: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  let link = links.find((one) => one.getAttribute('href') === url);
  if (link?.sheet) return Promise.resolve();
  const running = loading.get(url);
  if (running) return running;
  if (!link || (document.readyState === 'complete' && !link.onerror)) {
    // The document's own one has failed: it is requested again, in its place. One that a script
    // has appended is under way.
    const failed = link;
    link = Object.assign(document.createElement('link'), { rel: 'stylesheet', integrity });
    link.media = failed?.media ?? '';
    link.href = url;
    // Files of a section may override others that were there before.
    if (failed) failed.replaceWith(link);
    else (links.at(-1) ?? document.head).after(link);
  }
  const loaded = waitForStyle(link).finally(() => loading.delete(url));
  loading.set(url, loaded);
  return loaded;
}

function waitForStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The stylesheet ${link.href} could not be loaded.`));
    });
  });
}
