import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Breadcrumb of the news pages. `items` follow the link to the news. */
export function NewsBreadcrumb({ items = [] }: { items?: { label: string; href?: string }[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const news =
    items.length > 0
      ? { label: t('news.title'), href: paths.news(locale) }
      : { label: t('news.title') };
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={[{ label: t('breadcrumb.home'), href: paths.home(locale) }, news, ...items]}
    />
  );
}
