/** Whether this page came from what the device keeps: the service worker marks that by `server-timing`. */
export function servedFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.some(({ name }) => name === 'kept') ?? false;
}

/** Whether the network does not reach the reader: the device says so, or the page itself could not be had from it. */
export const isOffline = (): boolean => !navigator.onLine || servedFromCache();

/** Hands the reader a file that was written here. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads it after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
