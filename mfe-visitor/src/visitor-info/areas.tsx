import type { Area } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { TextLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './visitor-info-page.module.scss';

/** The four areas as chapters: icon, name, contents and two links. */
export function Areas({ areas }: { areas: readonly Area[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (areas.length === 0) return null;
  return (
    <PagePart id="about-areas" className="dw-container dw-section" title={t('areas.title')}>
      <ul className={styles.areas} role="list" data-count={areas.length}>
        {areas.map(({ Code, Name, Tagline, Description, ExhibitorCount }) => (
          <li key={Code} className={styles.area} data-area={Code}>
            <AreaMark area={Code} large />
            <h3 className={styles.areaName}>{Name}</h3>
            <p className={styles.tagline}>{Tagline}</p>
            <p className={styles.description}>{Description}</p>
            <p className={styles.ways}>
              <TextLink href={`${paths.exhibitors(locale)}?area=${Code}`}>
                {t('areas.exhibitors', { count: ExhibitorCount })}
              </TextLink>
              <TextLink href={`${paths.floorPlan(locale)}?area=${Code}`}>
                {t('about.onPlan')}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
