import type { NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

type Props = { categories: NewsList['Categories']; current: string | undefined };

/** Tabs for all news and for each category, with counts. */
export function CategoryTabs({ categories, current }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const all = categories.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <Tabs
      label={t('news.categories')}
      items={[
        {
          href: paths.news(locale),
          label: t('news.all'),
          count: all,
          current: current === undefined,
        },
        ...categories.map(({ Code, Name, Count }) => ({
          href: paths.news(locale, Code),
          label: Name,
          count: Count,
          current: Code === current,
        })),
      ]}
    />
  );
}
