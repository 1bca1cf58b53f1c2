import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ComponentProps } from 'react';

type Props<Data> = ComponentProps<typeof QueryPage<Data>> & {
  isEmpty?: (data: Data) => boolean;
  /** Link for a record that does not exist; by default to the information for exhibitors. */
  back?: { href: string; label: string };
};

/** A page for exhibitors with a single request. */
export function ExhibitorPage<Data>({ isEmpty = () => false, back, ...props }: Props<Data>) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<Data>
      kicker={t('forExhibitors')}
      failed={t('failed')}
      missing={{
        group: 'missing',
        ...(back ?? { href: paths.forExhibitors(locale), label: t('info.title') }),
      }}
      empty={{ when: isEmpty, group: 'empty', href: paths.home(locale) }}
      {...props}
    />
  );
}
