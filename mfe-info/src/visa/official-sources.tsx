import type { Visa } from '@dswine/shared/contract/visa';
import { TextLink } from '@dswine/shared/ui/link';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './official-sources.module.scss';

/** Links to the responsible authorities. */
export function OfficialSources({ sources }: { sources: Visa['Official'] }) {
  const t = useTranslations();
  return (
    <section className={`dw-band ${styles.band}`} aria-labelledby="official">
      <h2 id="official">{t('visa.official')}</h2>
      <ul className={styles.list}>
        {sources.map(({ Name, Text, Href }) => (
          <li key={Href}>
            <TextLink href={Href} external={t('newTab')}>
              {Name}
            </TextLink>
            <p>{Text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
