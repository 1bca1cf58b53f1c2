import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** The way from home to the albums, and on to what is named. */
export function PhotosBreadcrumb({ further }: { further: { label: string; href?: string }[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const albums = {
    label: t('photos.title'),
    ...(further.length > 0 && { href: paths.albums(locale) }),
  };
  return (
    <Breadcrumb
      label={t('breadcrumb.label')}
      items={[{ label: t('breadcrumb.home'), href: paths.home(locale) }, albums, ...further]}
    />
  );
}
