import { useRef, type ChangeEvent } from 'react';
import type { FacetChoice } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/ui/button';
import { FacetGroup } from '@dswine/shared/ui/facet-group';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './facet-panel.module.scss';
import { filterPanel } from './filter-panel.ts';
import {
  choicesOfFacet,
  facetNames,
  nothingChosen,
  parametersOf,
  type FacetName,
  type ListFilter,
  type ListName,
  type ListFacets,
} from './list-filter.ts';

type Props = { of: ListName; filter: ListFilter; list: ListFacets };

/** Number of choices visible before "more". */
const visibleChoices: Partial<Record<FacetName, number>> = { category: 8, country: 8, tag: 6 };

/**
 * Facets as checkboxes: a sidebar on a desktop, a sheet opened by a button on a phone. The sheet is
 * a native popover, so it works without JavaScript.
 */
export function FacetPanel({ of, filter, list }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const sheet = useRef<HTMLFormElement>(null);
  const facets = facetNames
    .map((name) => ({
      name,
      choices: offeredChoices(name, choicesOfFacet(list, name), filter.chosen[name]),
    }))
    .filter(({ choices }) => choices.length > 0);
  if (facets.length === 0) return null;
  return (
    <form
      ref={sheet}
      id={filterPanel}
      popover="auto"
      className={styles.panel}
      method="get"
      action={paths[of](locale)}
      aria-labelledby={`${filterPanel}-title`}
      onSubmit={() => close(sheet.current)}
    >
      {parametersOf({ ...filter, chosen: nothingChosen }).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.head}>
        <h2 id={`${filterPanel}-title`}>{t('filter.title')}</h2>
        <span className={styles.close}>
          <Button kind="quiet" small popoverTarget={filterPanel} popoverTargetAction="hide">
            {t('filter.close')}
          </Button>
        </span>
      </div>
      <div className={styles.facets}>
        {facets.map(({ name, choices }) => (
          <FacetGroup
            key={name}
            legend={t(`filter.${name}`)}
            name={name}
            choices={choices}
            selected={filter.chosen[name]}
            limit={visibleChoices[name]}
            moreLabel={t('filter.more')}
            onChange={submitOnDesktop}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="submit">{t('filter.apply')}</Button>
      </div>
    </form>
  );
}

/**
 * Returns the choices to offer. Omits choices without results, except selected ones. Sorts long
 * facets by count, because "more" hides the rest. A selection does not change the counts of its own
 * facet, so its choices do not move.
 */
function offeredChoices(
  name: FacetName,
  choices: readonly FacetChoice[],
  selected: readonly string[],
) {
  const offered = choices.filter(({ Code, Count }) => Count > 0 || selected.includes(Code));
  return (
    visibleChoices[name] === undefined ? offered : offered.toSorted((a, b) => b.Count - a.Count)
  ).map(({ Code, Name, Count }) => ({ value: Code, label: Name, count: Count }));
}

/**
 * On a desktop each change submits the form. On a phone the sheet covers the list, so the user
 * submits all changes with the button.
 */
function submitOnDesktop({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  if (window.matchMedia('(min-width: 992px)').matches) currentTarget.form?.requestSubmit();
}

function close(sheet: HTMLElement | null): void {
  if (sheet && 'hidePopover' in sheet) sheet.hidePopover();
}
