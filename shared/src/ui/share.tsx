import { useState } from 'react';
import { useIsDesktop } from '@dswine/shared/section/fair-store';
import { Button } from './button.tsx';
import { shareMessages, useMessages } from './ui-messages.ts';

type Props = {
  /** Path of the page to share. */
  href: string;
  title: string;
  label?: string | undefined;
};
type Outcome = 'copied' | 'failed';

/**
 * Shares a page with the native share sheet. On a desktop it copies the URL, which is quicker there.
 * Needs JavaScript and is hidden without it.
 */
export function Share({ href, title, label }: Props) {
  const messages = useMessages(shareMessages);
  const isDesktop = useIsDesktop();
  const [outcome, setOutcome] = useState<Outcome>();
  const [address, setAddress] = useState('');
  async function share() {
    const url = new URL(href, location.href).href;
    setAddress(url);
    setOutcome(undefined);
    setOutcome(await handOn(title, url, !isDesktop));
  }
  return (
    <div className="dw-share">
      <Button kind="quiet" small onClick={() => void share()}>
        {label ?? messages.label}
      </Button>
      <p className="dw-share__outcome" role="status">
        {outcome === 'copied' ? messages.copied : null}
        {outcome === 'failed' ? (
          <>
            {messages.failed} <span className="dw-share__address">{address}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** No message after using or closing the share sheet: the reader saw it. */
async function handOn(title: string, url: string, sheet: boolean): Promise<Outcome | undefined> {
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
