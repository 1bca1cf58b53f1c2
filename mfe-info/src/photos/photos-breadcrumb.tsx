import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Breadcrumb of the photo pages. `items` follow the link to the albums. */
export function PhotosBreadcrumb({ items }: { items: { label: string; href?: string }[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const albums = {
    label: t('photos.title'),
    ...(items.length > 0 && { href: paths.albums(locale) }),
  };
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={[{ label: t('breadcrumb.home'), href: paths.home(locale) }, albums, ...items]}
    />
  );
}
