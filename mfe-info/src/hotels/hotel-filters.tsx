import type { HotelList } from '@dswine/shared/contract/hotels';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { FacetGroup } from '@dswine/shared/ui/facet-group';
import { FilterSheet, FilterSheetButton } from '@dswine/shared/ui/filter-sheet';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';

const sheet = 'hotel-filters';

export function HotelFilters({ list }: { list: HotelList }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  return (
    <FilterSheet id={sheet} action={paths.hotels(locale)}>
      <FacetGroup
        legend={t('hotels.stars')}
        name="stars"
        choices={list.Stars.map(({ Code, Name, Count }) => ({
          value: Code,
          label: Name,
          count: Count,
        }))}
        selected={query['stars'] ?? []}
      />
      <FacetGroup
        legend={t('hotels.shuttle')}
        name="shuttle"
        choices={[{ value: 'yes', label: t('hotels.withShuttle'), count: list.Shuttle }]}
        selected={query['shuttle'] ?? []}
      />
      <FacetGroup
        legend={t('hotels.walk')}
        name="walk"
        type="radio"
        choices={[
          { value: '', label: t('hotels.anyWalk') },
          ...list.Walk.map(({ Code, Name, Count }) => ({ value: Code, label: Name, count: Count })),
        ]}
        selected={[query['walk']?.[0] ?? '']}
      />
    </FilterSheet>
  );
}

/** On a phone, opens the filters; beside it what takes them all off. */
export function HotelFilterActions() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const chosen = Object.values(query)
    .flat()
    .filter((value) => value !== '').length;
  return (
    <>
      <FilterSheetButton id={sheet} chosen={chosen} />
      {chosen === 0 ? null : <a href={paths.hotels(locale)}>{t('hotels.clear')}</a>}
    </>
  );
}
