/** Whether the service worker served this page from its cache: it marks the `html` element. */
export function servedFromCache(): boolean {
  return document.documentElement.dataset['cached'] !== undefined;
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
