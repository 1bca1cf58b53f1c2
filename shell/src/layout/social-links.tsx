import { socialNetworks, type SocialNetwork } from '@dswine/shared/fair/addresses/site-links';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalIcon, ExternalLink } from './external-link.tsx';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

/** Links to the social networks. Icons only, unless `named` is set. */
export function SocialLinks({ named = false }: { named?: boolean }) {
  const t = useShellMessages();
  const { links } = useSite();
  const shown = socialNetworks.flatMap((network) => {
    const href = links.social[network];
    return href ? [{ network, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={named ? 'site-social is-named' : 'site-social'} aria-label={t('layout.social')}>
      {shown.map(({ network, href }) => (
        <li key={network} className={`is-${network}`}>
          {named ? (
            <ExternalLink href={href}>{names[network]}</ExternalLink>
          ) : (
            <ExternalIcon href={href} label={names[network]} />
          )}
        </li>
      ))}
    </ul>
  );
}
