import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PagePart } from '@dswine/shared/ui/page-part';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ExhibitorCards } from './exhibitor-cards.tsx';
import { useListStates } from '../search/list-states.ts';

const headingId = 'featured-exhibitors';

/** Featured exhibitors on the home page. Renders nothing if there are none. */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<ExhibitorList>('exhibitors');
  const states = useListStates('exhibitors');
  if (query.data?.Total === 0) return null;
  return (
    <PagePart
      id={headingId}
      className="dw-container dw-section"

      title={t('featured.title')}
      lead={t('featured.lead')}
      action={<OnwardLink href={paths.exhibitors(locale)}>{t('featured.all')}</OnwardLink>}
    >
      <QueryState
        {...states}
        query={query}
        skeleton={<CardsSkeleton label={t('exhibitors.loading')} />}
      >
        {({ Items }) => <ExhibitorCards exhibitors={Items} level={3} />}
      </QueryState>
    </PagePart>
  );
}
