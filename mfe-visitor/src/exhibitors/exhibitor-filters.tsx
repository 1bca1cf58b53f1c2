import { useRef, type ChangeEvent } from 'react';
import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import type { FacetChoice } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/look/button';
import { FacetGroup } from '@dswine/shared/look/facet-group';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import type { ExhibitorFilter } from './exhibitor-filter.ts';
import styles from './exhibitor-filters.module.scss';
import { filterPanel } from './filter-panel.ts';

type Props = { filter: ExhibitorFilter; facets: ExhibitorList['Facets'] };

/**
 * Areas and countries to tick: a sidebar on a desktop, on a phone a sheet that its button opens. The sheet is the
 * browser's own popover, so it opens and closes without JavaScript too.
 */
export function ExhibitorFilters({ filter, facets }: Props) {
  const t = useWords();
  const { locale } = useSite();
  const sheet = useRef<HTMLFormElement>(null);
  const areas = worthOffering(facets.Areas, filter.areas);
  const countries = worthOffering(byCount(facets.Countries), filter.countries);
  if (areas.length + countries.length === 0) return null;
  return (
    <form
      ref={sheet}
      id={filterPanel}
      popover="auto"
      className={styles.panel}
      method="get"
      action={paths.exhibitors(locale, filter.category)}
      aria-labelledby={`${filterPanel}-title`}
      onSubmit={() => close(sheet.current)}
    >
      {filter.keyword === '' ? null : <input type="hidden" name="keyword" value={filter.keyword} />}
      <div className={styles.head}>
        <h2 id={`${filterPanel}-title`}>{t('filter.title')}</h2>
        <span className={styles.close}>
          <Button kind="quiet" small popoverTarget={filterPanel} popoverTargetAction="hide">
            {t('filter.close')}
          </Button>
        </span>
      </div>
      <div className={styles.facets}>
        <FacetGroup
          legend={t('filter.area')}
          name="area"
          choices={areas}
          selected={filter.areas}
          onChange={sendOnDesktop}
        />
        <FacetGroup
          legend={t('filter.country')}
          name="country"
          choices={countries}
          selected={filter.countries}
          limit={10}
          moreLabel={t('filter.more')}
          onChange={sendOnDesktop}
        />
      </div>
      {filter.tag === undefined ? null : <input type="hidden" name="tag" value={filter.tag} />}
      <div className={styles.foot}>
        <Button type="submit">{t('filter.apply')}</Button>
      </div>
    </form>
  );
}

/** A choice that would find nothing is left out, unless it is the one to untick. */
function worthOffering(choices: readonly FacetChoice[], selected: readonly string[]) {
  return choices
    .filter(({ Code, Count }) => Count > 0 || selected.includes(Code))
    .map(({ Code, Name, Count }) => ({ value: Code, label: Name, count: Count }));
}

/** The largest first, since the small ones wait behind "more". Ticking a country changes no country's count, so none moves under the finger. */
function byCount(choices: readonly FacetChoice[]): FacetChoice[] {
  return choices.toSorted((a, b) => b.Count - a.Count);
}

/** Beside the list each tick shows its effect at once; in the sheet, which covers the list, the button sends them together. */
function sendOnDesktop({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  if (window.matchMedia('(min-width: 992px)').matches) currentTarget.form?.requestSubmit();
}

function close(sheet: HTMLElement | null): void {
  if (sheet && 'hidePopover' in sheet) sheet.hidePopover();
}
