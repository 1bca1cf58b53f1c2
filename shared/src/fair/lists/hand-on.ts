/** How a page was handed on, if the reader has to be told. */
export type HandedOn = 'copied' | 'failed';

/**
 * Opens the device's share sheet or, without `sheet` or where it is not allowed, copies the URL.
 * Undefined after the share sheet was used or closed: the reader saw it.
 */
export async function handOn(
  { title, url }: { title: string; url: string },
  sheet: boolean,
): Promise<HandedOn | undefined> {
  // `share` and the clipboard are missing on insecure pages.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share && sheet) {
    try {
      await share.call(navigator, { title, url });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
