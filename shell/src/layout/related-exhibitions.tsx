import { inLocale } from '@dswine/shared/fair/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';
import { OutsideLink } from './external-link.tsx';

/** The series' other exhibitions and the sister shows. */
export function RelatedExhibitions() {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const { series, relatedExhibitions } = links;
  return (
    <ul>
      <li>
        <OutsideLink href={series}>{t('frame.series')}</OutsideLink>
      </li>
      {relatedExhibitions.map(({ name, url }) => (
        <li key={name.en}>
          <OutsideLink href={url && inLocale(url, locale)}>{inLocale(name, locale)}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
