import type { About } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Card } from '@dswine/shared/ui/card';
import { PagePart } from '@dswine/shared/ui/page-part';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './areas-fragment.module.scss';

const headingId = 'areas';

/**
 * The four themed areas on the home page, with links to their exhibitors. Renders nothing without
 * data.
 */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<About>('about');
  if (query.error || query.data?.Areas.length === 0) return null;
  return (
    <PagePart id={headingId} className="dw-container dw-section" title={t('areas.title')}>
      <QueryState query={query} skeleton={<CardsSkeleton count={4} />}>
        {({ Areas }) => (
          <div className={`dw-cards ${styles.areas}`}>
            {Areas.map((area) => (
              <Card
                key={area.Code}
                area={area.Code}
                href={`${paths.exhibitors(locale)}?area=${area.Code}`}
                title={area.Name}
                kicker={area.Tagline}
                picture={area.Picture}
                pictureLayout="tile"
                text={area.Description}
                meta={[t('areas.exhibitors', { count: area.ExhibitorCount })]}
                level={3}
              />
            ))}
          </div>
        )}
      </QueryState>
    </PagePart>
  );
}
