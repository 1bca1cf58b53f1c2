import type { PartnerList, PartnerRole } from '@dswine/shared/contract/partners';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { PartnerGroup } from './partner-group.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';

const roles: readonly PartnerRole[] = ['organiser', 'co-organiser', 'media', 'sponsor'];

export const head = pageHead('partners', paths.partners);

/** The partners of the fair, grouped by role. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<PartnerList>
      request="partners"
      title={t('partners.title')}
      lead={t('partners.lead')}
      empty={{
        when: ({ Items }) => Items.length === 0,
        group: 'partners.empty',
        href: paths.home(locale),
      }}
      skeleton={<CardsSkeleton />}
      after={<FurtherPages to={['report', 'albums', 'exhibit']} />}
    >
      {({ Items }) =>
        roles.map((role) => {
          const group = Items.filter(({ Role }) => Role === role);
          return group.length === 0 ? null : (
            <PartnerGroup key={role} role={role} partners={group} />
          );
        })
      }
    </QueryPage>
  );
}
