import type { NewsList } from '@dswine/shared/contract/news';
import { langOf } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import styles from './overview-page.module.scss';

export function head({ t }: HeadContext): Head {
  return {
    title: t('overview.title'),
    description: t('overview.description'),
    breadcrumb: [{ name: t('overview.title'), path: '/TemplatePath' }],
  };
}

/** The section's page. `QueryState` shows whether its request loads, failed, or found nothing. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout title={t('overview.title')} lead={t('overview.lead')}>
      <QueryState
        query={usePageData<NewsList>('news')}
        failed={t('overview.failed')}
        empty={{
          when: ({ Items }) => Items.length === 0,
          title: t('overview.empty.title'),
          text: t('overview.empty.text'),
          href: paths.home(locale),
          hrefLabel: t('overview.empty.action'),
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
      </QueryState>
    </PageLayout>
  );
}
