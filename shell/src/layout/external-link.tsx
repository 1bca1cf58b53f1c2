import type { ReactNode } from 'react';
import { ComingSoon } from '@dswine/shared/ui/button';
import { useShellMessages } from '../messages/shell-messages.ts';

type Props = { href: string | undefined; children: ReactNode; className?: string };

/**
 * An external link that opens in a new tab. Without a URL, it shows "coming soon" instead (rulings
 * § 1).
 */
export function ExternalLink({ href, children, className }: Props) {
  const t = useShellMessages();
  if (href === undefined)
    return (
      <ComingSoon small label={t('frame.comingSoon')}>
        {children}
      </ComingSoon>
    );
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <svg
        className="frame-outside"
        viewBox="0 0 10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M3 .8h6.2V7M9.2.8.8 9.2" />
      </svg>
      <span className="dw-hidden"> {t('frame.newTab')}</span>
    </a>
  );
}
