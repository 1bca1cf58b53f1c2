import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** The way from home to the news, and on to what is named. */
export function NewsBreadcrumb({ further = [] }: { further?: { label: string; href?: string }[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const news =
    further.length > 0
      ? { label: t('news.title'), href: paths.news(locale) }
      : { label: t('news.title') };
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={[{ label: t('breadcrumb.home'), href: paths.home(locale) }, news, ...further]}
    />
  );
}
