import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalIcon, ExternalLink } from './external-link.tsx';
import { socialNetworks, type SocialNetwork } from '@dswine/shared/fair/site-links';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

/** Links to the social networks. Icons only, unless `named` is set. */
export function SocialLinks({ named = false }: { named?: boolean }) {
  const t = useShellMessages();
  const { links } = useSite();
  return (
    <ul className={named ? 'site-social is-named' : 'site-social'} aria-label={t('layout.social')}>
      {socialNetworks.map((network) => (
        <li key={network} className={`is-${network}`}>
          {named ? (
            <ExternalLink href={links.social[network]}>{names[network]}</ExternalLink>
          ) : (
            <ExternalIcon href={links.social[network]} label={names[network]} />
          )}
        </li>
      ))}
    </ul>
  );
}
