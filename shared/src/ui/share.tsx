import { useState } from 'react';
import { handOn, type HandedOn } from '../fair/lists/hand-on.ts';
import { useIsDesktop } from '@dswine/shared/section/fair-store';
import { Button } from './button.tsx';
import { shareMessages, useMessages } from './ui-messages.ts';

type Props = {
  /** Path of the page to share. */
  href: string;
  title: string;
  label?: string | undefined;
};

/**
 * Shares a page with the native share sheet. On a desktop it copies the URL, which is quicker there.
 * Needs JavaScript and is hidden without it. The shell's `early.ts` carries out clicks before
 * hydration, from the `data-` attributes, and writes that the URL is copied.
 */
export function Share({ href, title, label }: Props) {
  const messages = useMessages(shareMessages);
  const isDesktop = useIsDesktop();
  const [outcome, setOutcome] = useState<HandedOn>();
  const [address, setAddress] = useState('');
  async function share() {
    const url = new URL(href, location.href).href;
    setAddress(url);
    setOutcome(undefined);
    setOutcome(await handOn({ title, url }, !isDesktop));
  }
  return (
    <div
      className="dw-share"
      data-share-href={href}
      data-share-title={title}
      data-share-copied={messages.copied}
    >
      <Button kind="quiet" small onClick={() => void share()}>
        {label ?? messages.label}
      </Button>
      {/* React leaves a text as it is if it was written before hydration. */}
      <p className="dw-share__outcome" role="status" suppressHydrationWarning>
        {outcome === 'failed' ? (
          <>
            {messages.failed} <span className="dw-share__address">{address}</span>
          </>
        ) : outcome === 'copied' ? (
          messages.copied
        ) : (
          ''
        )}
      </p>
    </div>
  );
}
