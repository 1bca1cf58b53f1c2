import type { LongFacet, WiderSearch } from '@dswine/shared/contract/search';
import type { FacetChoice, Named } from '@dswine/shared/contract/wire';
import type { Localizer } from '../../content/editions/edition.ts';
import type { Counts } from './list-index.ts';

/** The choices of a long facet that `Facets=first` answers, besides the selected ones. */
const firstChoices: Record<LongFacet, number> = { category: 8, country: 8, tag: 6 };

/**
 * The choices of a facet with their counts: those with results and the selected ones. Areas are
 * always complete, since the fair defines them.
 */
function facetChoices(
  view: Pick<Localizer, 'list'>,
  kind: 'country' | 'area' | 'category' | 'tag',
  counts: Counts,
  chosen: readonly string[],
): FacetChoice[] {
  return countChoices(view.list(kind), counts, chosen, kind === 'area');
}

export function countChoices(
  names: readonly Named[],
  counts: Counts,
  chosen: readonly string[],
  all = false,
): FacetChoice[] {
  return names
    .map((named) => ({ ...named, Count: counts[named.Code] ?? 0 }))
    .filter((choice) => all || choice.Count > 0 || chosen.includes(choice.Code));
}

type SharedFacet = 'Country' | 'Area' | 'Category' | 'Tag';
type Chosen = Record<SharedFacet, readonly string[]> & {
  Facets?: string | undefined;
  More: readonly string[];
};
type FacetCounts = Record<SharedFacet, Counts>;

export function searchFields(
  view: Localizer,
  chosen: Chosen,
  { counts, Corrected, Wider }: { counts: FacetCounts; Corrected?: string; Wider: WiderSearch[] },
) {
  const Category = onlyOne(view, 'category', chosen.Category);
  const Tag = onlyOne(view, 'tag', chosen.Tag);
  return {
    ...facetsOf(view, chosen, counts),
    ...(Corrected !== undefined && { Corrected }),
    Wider,
    ...(Category && { Category }),
    ...(Tag && { Tag }),
  };
}

export function facetsOf(view: Pick<Localizer, 'list'>, chosen: Chosen, counts: FacetCounts) {
  const More: LongFacet[] = [];
  if (chosen.Facets === 'none')
    return { Facets: { Countries: [], Areas: [], Categories: [], Tags: [] }, More };
  const long = (kind: LongFacet, kindCounts: Counts, selected: readonly string[]) => {
    const all = facetChoices(view, kind, kindCounts, selected);
    if (chosen.Facets !== 'first') return all;
    // A selection does not change the counts of its own facet, so its choices do not move.
    const sorted = all.toSorted((a, b) => b.Count - a.Count);
    if (chosen.More.includes(kind)) return sorted;
    const first = sorted.filter(
      ({ Code }, index) => index < firstChoices[kind] || selected.includes(Code),
    );
    if (first.length < all.length) More.push(kind);
    return first;
  };
  const Facets = {
    Countries: long('country', counts.Country, chosen.Country),
    Areas: facetChoices(view, 'area', counts.Area, chosen.Area),
    Categories: long('category', counts.Category, chosen.Category),
    Tags: long('tag', counts.Tag, chosen.Tag),
  };
  return { Facets, More };
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
