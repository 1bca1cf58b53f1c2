import type { Creators } from '@dswine/shared/contract/kol';
import { PagePart } from '@dswine/shared/ui/page-part';
import { usePageData, useTranslations } from '@dswine/shared/section/runtime';
import styles from './creator-list.module.scss';

/** The creators who film at the fair. Renders nothing while loading and on errors. */
export function CreatorList() {
  const t = useTranslations();
  const { data } = usePageData<Creators>('creators');
  if (!data || data.length === 0) return null;
  return (
    <PagePart id="creators" title={t('events.creators')}>
      <ul className={styles.list}>
        {data.map((creator) => (
          <li key={creator.Id} className={styles.creator} data-area={creator.Area}>
            <p className={styles.seal} aria-hidden="true">
              {creator.Mark}
            </p>
            <div>
              <h3 className={styles.name}>{creator.Name}</h3>
              <p className={styles.field}>
                {creator.Field} <span translate="no">{creator.Handle}</span>
              </p>
              <p className={styles.bio}>{creator.Bio}</p>
              <p className={styles.shows}>
                <span>{t('events.shows')}</span> {creator.Shows}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
