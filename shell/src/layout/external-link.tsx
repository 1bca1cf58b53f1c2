import type { ReactNode } from 'react';
import { Button, ComingSoon } from '@dswine/shared/ui/button';
import { useShellMessages } from '../messages/shell-messages.ts';

type Props = { href: string | undefined; children: ReactNode; className?: string };
type IconProps = { href: string | undefined; label: string };

/**
 * An external link that opens in a new tab. Without a URL, it shows "coming soon" instead (rulings
 * § 1); `shownLink` says whether it stands there at all.
 */
export function ExternalLink({ href, children, className }: Props) {
  const t = useShellMessages();
  if (href === undefined)
    return (
      <ComingSoon small label={t('layout.comingSoon')}>
        {children}
      </ComingSoon>
    );
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="dw-hidden"> {t('layout.newTab')}</span>
    </a>
  );
}

/** The same as an icon, which the stylesheet draws. */
export function ExternalIcon({ href, label }: IconProps) {
  const t = useShellMessages();
  if (href === undefined)
    return <Button kind="quiet" small disabled aria-label={`${label} ${t('layout.comingSoon')}`} />;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label} ${t('layout.newTab')}`} />
  );
}
