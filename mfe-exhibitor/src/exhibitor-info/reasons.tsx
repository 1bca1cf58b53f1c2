import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './reasons.module.scss';

/** The reasons to exhibit, as a numbered list in columns. */
export function Reasons({ reasons }: { reasons: ForExhibitors['Reasons'] }) {
  const t = useTranslations();
  if (reasons.length === 0) return null;
  return (
    <PagePart id="reasons" band title={t('info.reasons')}>
      <ol className={styles.reasons} data-count={reasons.length}>
        {reasons.map(({ Title, Text }) => (
          <li key={Title} className={styles.reason}>
            <h3 className={styles.title}>{Title}</h3>
            <p className={styles.text}>{Text}</p>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}
