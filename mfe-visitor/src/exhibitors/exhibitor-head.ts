import { withShowYear } from '@dswine/shared/fair/show/show-year';
import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { joinNames } from '@dswine/shared/fair/texts/join-names';

export function head({ t, locale, data, edition }: HeadContext): Head {
  const exhibitor = data['exhibitor'] as ExhibitorDetail | undefined;
  if (!exhibitor)
    return { title: t('exhibitor.fallbackTitle'), description: t('exhibitors.description') };
  return {
    title: exhibitor.Name,
    description: t('exhibitor.description', {
      name: exhibitor.Name,
      country: exhibitor.Country.Name,
      booths: joinNames(exhibitor.Booths, locale),
      intro: exhibitor.Intro,
    }),
    ...recordHead(exhibitor),
    breadcrumb: [
      { name: withShowYear(t('exhibitors.title'), edition), path: paths.exhibitors('tw') },
      { name: exhibitor.Name, path: paths.exhibitor('tw', exhibitor.Id) },
    ],
  };
}
