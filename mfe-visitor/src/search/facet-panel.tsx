import { useRef, type ChangeEvent } from 'react';
import type { FacetChoice } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/ui/button';
import { FacetGroup } from '@dswine/shared/ui/facet-group';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './facet-panel.module.scss';
import { filterPanel } from './filter-panel.ts';
import {
  addressOf,
  choicesOfFacet,
  facetNames,
  nothingChosen,
  parametersOf,
  type ListFilter,
  type ListName,
  type ListFacets,
} from './list-filter.ts';

type Props = { of: ListName; filter: ListFilter; list: ListFacets };

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
      choices: offeredChoices(choicesOfFacet(list, name), filter.chosen[name]),
      moreOf: list.More.find((facet) => facet === name),
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
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
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
        {facets.map(({ name, choices, moreOf }) => (
          <FacetGroup
            key={name}
            legend={t(`filter.${name}`)}
            name={name}
            choices={choices}
            selected={filter.chosen[name]}
            {...(moreOf && {
              more: {
                href: addressOf(of, { ...filter, more: [...filter.more, moreOf] }, locale),
                label: t(`filter.more.${moreOf}`),
              },
            })}
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

/** Omits choices without results, except selected ones. */
function offeredChoices(choices: readonly FacetChoice[], selected: readonly string[]) {
  return choices
    .filter(({ Code, Count }) => Count > 0 || selected.includes(Code))
    .map(({ Code, Name, Count }) => ({ value: Code, label: Name, count: Count }));
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
