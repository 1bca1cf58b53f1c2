import type { Venue } from '@dswine/shared/contract/venue';
import { useTranslations } from '@dswine/shared/section/runtime';
import { TransportIcon } from './transport-icon.tsx';
import styles from './transport-nav.module.scss';

/** The ways to the hall as links to their parts of the page. */
export function TransportNav({ ways }: { ways: Venue['Ways'] }) {
  const t = useTranslations();
  return (
    <nav className={styles.nav} aria-label={t('venue.ways')}>
      <ul className={styles.list}>
        {ways.map(({ Kind, Title, Time }) => (
          <li key={Kind}>
            <a href={`#way-${Kind}`}>
              <TransportIcon kind={Kind} />
              <span>
                <strong>{Title}</strong>
                <small>{Time}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
