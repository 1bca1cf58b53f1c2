import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/look/breadcrumb';
import { SearchBox } from '@dswine/shared/look/search-box';
import { SectionHeading } from '@dswine/shared/look/section-heading';
import { usePageData, useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import { ChosenFilters } from './chosen-filters.tsx';
import { addressOf, choicesOf, filterOf } from './exhibitor-filter.ts';
import { ExhibitorFilters } from './exhibitor-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import styles from './exhibitor-list-page.module.scss';
import { ExhibitorResults } from './exhibitor-results.tsx';
import { ResultCount } from './result-count.tsx';
import { useSearchInStep } from './search-in-step.ts';

export { head } from './exhibitor-list-head.ts';

/** All exhibitors of the edition: searched by name and exhibit, narrowed by area and country, a page at a time. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  useSearchInStep();
  const filter = filterOf(useSlot());
  const { data, error, isValidating, mutate } = usePageData<ExhibitorList>('exhibitors');
  const choices = choicesOf(filter, locale, data);
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[{ label: t('home'), href: paths.home(locale) }, { label: t('exhibitors.title') }]}
      />
      <SectionHeading
        level={1}
        kicker={t('exhibitors.kicker')}
        title={t('exhibitors.title')}
        lead={t('exhibitors.lead')}
      />
      <div className={styles.search}>
        <SearchBox
          key={filter.keyword}
          action={paths.exhibitors(locale, filter.category)}
          name="keyword"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          submitLabel={t('search.submit')}
          defaultValue={filter.keyword}
          keep={[
            ...filter.areas.map((value) => ({ name: 'area', value })),
            ...filter.countries.map((value) => ({ name: 'country', value })),
            ...(filter.tag === undefined ? [] : [{ name: 'tag', value: filter.tag }]),
          ]}
        />
      </div>
      <div className={styles.split}>
        {data ? <ExhibitorFilters filter={filter} facets={data.Facets} /> : null}
        <div className={styles.results}>
          <ResultCount list={data} failed={error !== undefined} />
          <ChosenFilters choices={choices} all={paths.exhibitors(locale)} />
          <div className={styles.found}>
            {data && data.Total > 0 ? <FilterButton chosen={filter.areas.length + filter.countries.length} /> : null}
            <ExhibitorResults
              list={data}
              error={error}
              address={(page) => addressOf({ ...filter, page }, locale)}
              retry={{ again: () => void mutate(), busy: isValidating }}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
