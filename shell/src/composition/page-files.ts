import type { PageFiles, Style } from './page-state.ts';

let integrities: Record<string, string> | undefined;

/** The import map names the integrity of every script of the composition. */
function integrityOf(url: string): string | undefined {
  if (!integrities) {
    const map = document.querySelector('script[type=importmap]')?.textContent;
    integrities = map
      ? ((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {})
      : {};
  }
  return integrities[url];
}

/** Asks for scripts early, so that a page's chunks arrive beside the container and not after it. */
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

/** Resolves when the stylesheets apply; rejects when one cannot be had. */
export async function loadStyles(styles: readonly Style[]): Promise<void> {
  await Promise.all(styles.map(([url, integrity]) => loadStyle(url, integrity)));
}

function loadStyle(url: string, integrity: string): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = known ?? document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The stylesheet ${url} could not be loaded.`));
    });
    if (known) return;
    link.rel = 'stylesheet';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  });
}
