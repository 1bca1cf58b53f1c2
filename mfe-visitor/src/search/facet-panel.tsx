import { useState } from 'react';
import type { FacetChoice } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { FacetGroup } from '@dswine/shared/ui/facet-group';
import { FilterSheet } from '@dswine/shared/ui/filter-sheet';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
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
import { useTotal } from './total.requests.ts';

type Props = { of: ListName; filter: ListFilter; list: ListFacets };

/** Facets as checkboxes. */
export function FacetPanel({ of, filter, list }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const [choices, setChoices] = useState<FormData>();
  const total = useTotal(of, choices);
  const facets = facetNames
    .map((name) => ({
      name,
      choices: offeredChoices(choicesOfFacet(list, name), filter.chosen[name]),
      moreOf: list.More.find((facet) => facet === name),
    }))
    .filter(({ choices }) => choices.length > 0);
  if (facets.length === 0) return null;
  return (
    <FilterSheet
      id={filterPanel}
      action={paths[of](locale)}
      onChoose={setChoices}
      apply={total === undefined ? undefined : t(`${of}.show`, { count: total })}
    >
      {parametersOf({ ...filter, chosen: nothingChosen }).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
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
        />
      ))}
    </FilterSheet>
  );
}

/** Omits choices without results, except selected ones. */
function offeredChoices(choices: readonly FacetChoice[], selected: readonly string[]) {
  return choices
    .filter(({ Code, Count }) => Count > 0 || selected.includes(Code))
    .map(({ Code, Name, Count }) => ({ value: Code, label: Name, count: Count }));
}
