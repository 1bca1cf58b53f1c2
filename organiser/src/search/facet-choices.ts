import type { FacetChoice, Named } from '@dswine/shared/contract/wire';
import type { Localizer } from '../content/localizer.ts';
import type { ListResult } from './list-query.ts';

/**
 * The choices of a facet with their counts: those with results and the selected ones. Areas are
 * always complete, since the fair defines them.
 */
function facetChoices(
  view: Localizer,
  kind: 'country' | 'area' | 'category' | 'tag',
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): FacetChoice[] {
  return countChoices(view.list(kind), counts, chosen, kind === 'area');
}

export function countChoices(
  names: readonly Named[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  all = false,
): FacetChoice[] {
  return names
    .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 }))
    .filter((choice) => all || choice.Count > 0 || chosen.includes(choice.Code));
}

type Chosen = Record<'Country' | 'Area' | 'Category' | 'Tag', readonly string[]>;

/** What a list of exhibitors or products answers about its search. */
export function searchFields(
  view: Localizer,
  chosen: Chosen,
  { counts, Corrected, Wider }: Omit<ListResult<keyof Chosen>, 'ids'>,
) {
  const Category = onlyOne(view, 'category', chosen.Category);
  const Tag = onlyOne(view, 'tag', chosen.Tag);
  return {
    Facets: {
      Countries: facetChoices(view, 'country', counts.Country, chosen.Country),
      Areas: facetChoices(view, 'area', counts.Area, chosen.Area),
      Categories: facetChoices(view, 'category', counts.Category, chosen.Category),
      Tags: facetChoices(view, 'tag', counts.Tag, chosen.Tag),
    },
    ...(Corrected !== undefined && { Corrected }),
    Wider,
    ...(Category && { Category }),
    ...(Tag && { Tag }),
  };
}

/** The selected choice with its name. Undefined when none or several are selected. */
function onlyOne(
  view: Localizer,
  kind: 'category' | 'tag',
  chosen: readonly string[],
): Named | undefined {
  const [code, ...further] = chosen;
  return code === undefined || further.length > 0 ? undefined : view.named(kind, code);
}
