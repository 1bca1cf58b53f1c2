import type { FacetChoice, Named } from '@dswine/shared/contract/wire';
import type { Localizer } from '../content/localizer.ts';

/**
 * The choices of a facet with their counts: those with results and the selected ones. Areas are
 * always complete, since the fair defines them.
 */
export function facetChoices(
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

/** The selected choice with its name. Undefined when none or several are selected. */
export function onlyOne(
  view: Localizer,
  kind: 'category' | 'tag',
  chosen: readonly string[],
): Named | undefined {
  const [code, ...further] = chosen;
  return code === undefined || further.length > 0 ? undefined : view.named(kind, code);
}
