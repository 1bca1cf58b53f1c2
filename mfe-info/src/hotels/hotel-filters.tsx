import type { HotelList } from '@dswine/shared/contract/hotels';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/ui/button';
import { FacetGroup } from '@dswine/shared/ui/facet-group';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import styles from './hotel-filters.module.scss';

/**
 * The filters as a GET form. With JavaScript, a change submits the form at once; without it, the
 * button does.
 */
export function HotelFilters({ list }: { list: HotelList }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const isFiltered = Object.keys(query).length > 0;
  return (
    <form
      action={paths.hotels(locale)}
      className={styles.form}
      aria-label={t('hotels.filters')}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
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
      <div className={styles.actions}>
        <Button type="submit" small>
          {t('hotels.apply')}
        </Button>
        {isFiltered ? <a href={paths.hotels(locale)}>{t('hotels.clear')}</a> : null}
      </div>
    </form>
  );
}
