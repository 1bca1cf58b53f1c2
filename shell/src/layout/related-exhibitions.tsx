import { inLocale } from '@dswine/shared/fair/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/** Links to the exhibition series and its sister shows. */
export function RelatedExhibitions() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const { series, relatedExhibitions } = links;
  return (
    <ul>
      <li>
        <ExternalLink href={series}>{t('layout.series')}</ExternalLink>
      </li>
      {relatedExhibitions.map(({ name, url }) => (
        <li key={name.en}>
          <ExternalLink href={url && inLocale(url, locale)}>{inLocale(name, locale)}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
