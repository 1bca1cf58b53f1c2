import type { ComponentProps } from 'react';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Query states of the player and of the list of videos. */
export function VideoQueryState<T>(
  props: Pick<ComponentProps<typeof QueryState<T>>, 'query' | 'skeleton' | 'children'>,
) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryState
      failed={t('video.failed')}
      missing={{
        title: t('video.missing.title'),
        text: t('video.missing.text'),
        href: paths.videos(locale),
        hrefLabel: t('video.seeAll'),
      }}
      {...props}
    />
  );
}
