import type { PageFiles, FileReference } from './page-state.ts';

let integrities: Record<string, string> | undefined;

/** The import map holds the integrity of every script of the composition. */
function integrityOf(url: string): string | undefined {
  if (!integrities) {
    const map = document.querySelector('script[type=importmap]')?.textContent;
    integrities = map
      ? ((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {})
      : {};
  }
  return integrities[url];
}

/** Preloads a page's chunks in parallel with the federation container instead of after it. */
export function preloadScripts({ scripts }: Pick<PageFiles, 'scripts'>): void {
  for (const url of scripts) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    const integrity = integrityOf(url);
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
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
