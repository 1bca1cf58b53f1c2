import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Error and not-found state of the player and of the list of videos. */
export function useVideoStates() {
  const t = useTranslations();
  const { locale } = useSite();
  return {
    failed: t('video.failed'),
    missing: { group: 'video.missing', href: paths.videos(locale) },
  } as const;
}
