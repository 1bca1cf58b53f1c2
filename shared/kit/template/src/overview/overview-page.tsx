import type { NewsList } from '@dswine/shared/contract/news';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { pageHead } from '@dswine/shared/section/page-head';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import { QueryPage } from '@dswine/shared/ui/query-page';
import styles from './overview-page.module.scss';

export const head = pageHead('overview', () => '/TemplatePath');

/** The section's page. `QueryPage` shows whether its request loads, failed, or found nothing. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<NewsList>
      request="news"
      title={t('overview.title')}
      lead={t('overview.lead')}
      failed={t('overview.failed')}
      empty={{
        when: ({ Items }) => Items.length === 0,
        group: 'overview.empty',
        href: paths.home(locale),
      }}
    >
      {({ Items }) => (
        <div className={styles.news}>
          <Rows label={t('overview.news')}>
            {Items.map((item) => (
              <ListRow
                key={item.Id}
                level={2}
                href={paths.newsItem(locale, item.Id)}
                title={item.Title}
                titleLang={langOf(item, 'Title', locale).lang}
                meta={[item.Category.Name]}
                picture={item.Picture}
              />
            ))}
          </Rows>
        </div>
      )}
    </QueryPage>
  );
}
