import type { ReactElement } from 'react';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';
import { socialNetworks, type SocialNetwork } from '@dswine/shared/fair/site-links';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

/** Icons on a 24 x 24 grid, in the colour of the surrounding text. */
const marks: Record<SocialNetwork, ReactElement> = {
  facebook: (
    <path
      fill="currentColor"
      d="M13.6 21v-8h2.7l.5-3.2h-3.2V7.8c0-1 .4-1.7 1.8-1.7h1.5V3.2A20 20 0 0 0 14.6 3c-2.5 0-4.2 1.5-4.2 4.3v2.5H7.6V13h2.8v8z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8">
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.8" />
      <circle cx="12" cy="12" r="3.9" />
      <circle cx="16.9" cy="7.1" r=".7" fill="currentColor" stroke="none" />
    </g>
  ),
  youtube: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M4.9 5.6c3-.5 11.2-.5 14.2 0 1.5.3 2.3 1.2 2.5 2.6.4 2.5.4 5.1 0 7.6-.2 1.4-1 2.3-2.5 2.6-3 .5-11.2.5-14.2 0-1.5-.3-2.3-1.2-2.5-2.6-.4-2.5-.4-5.1 0-7.6.2-1.4 1-2.3 2.5-2.6zM10 8.9v6.2l5.2-3.1z"
    />
  ),
};

/** Links to the social networks. The names are visually hidden unless `named` is set. */
export function SocialLinks({ named = false }: { named?: boolean }) {
  const t = useShellMessages();
  const { links } = useSite();
  return (
    <ul className={named ? 'frame-social is-named' : 'frame-social'} aria-label={t('frame.social')}>
      {socialNetworks.map((network) => (
        <li key={network}>
          <ExternalLink href={links.social[network]}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
              {marks[network]}
            </svg>
            <span className={named ? undefined : 'dw-hidden'}>{names[network]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
