import type { PartnerList, PartnerRole } from '@dswine/shared/contract/partners';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { PartnerGroup } from './partner-group.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';

const roles: readonly PartnerRole[] = ['organiser', 'co-organiser', 'media', 'sponsor'];

export function head({ t }: HeadContext): Head {
  return {
    title: t('partners.title'),
    description: t('partners.description'),
    breadcrumb: [{ name: t('partners.title'), path: paths.partners('tw') }],
  };
}

/** The partners of the fair, grouped by role. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout title={t('partners.title')} lead={t('partners.lead')}>
      <QueryState
        query={usePageData<PartnerList>('partners')}
        empty={{
          when: ({ Items }) => Items.length === 0,
          title: t('partners.empty.title'),
          text: t('partners.empty.text'),
          href: paths.home(locale),
          hrefLabel: t('partners.empty.action'),
        }}
        skeleton={<CardsSkeleton />}
      >
        {({ Items }) =>
          roles.map((role) => {
            const group = Items.filter(({ Role }) => Role === role);
            return group.length === 0 ? null : (
              <PartnerGroup key={role} role={role} partners={group} />
            );
          })
        }
      </QueryState>
      <FurtherPages to={['report', 'albums', 'exhibit']} />
    </PageLayout>
  );
}
