import type { ReactNode } from 'react';
import { useShellMessages } from '../messages/shell-messages.ts';

type Props = { href: string; children: ReactNode; className?: string };
type IconProps = { href: string; label: string };

/** An external link that opens in a new tab. */
export function ExternalLink({ href, children, className }: Props) {
  const t = useShellMessages();
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
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label} ${t('layout.newTab')}`} />
  );
}
