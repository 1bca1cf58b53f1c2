/** Whether the service worker served this page from its cache, marked in `server-timing`. */
export function servedFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.some(({ name }) => name === 'kept') ?? false;
}

/** Whether the reader is offline: the device says so, or the page came from the cache. */
export const isOffline = (): boolean => !navigator.onLine || servedFromCache();

/** Downloads a file that was created in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download starts after the click handler, so revoke the URL later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
