import { readEquipmentMakers, readImporters, readMakers, type Company } from './companies.ts';
import { tellExhibitor, type Exhibitor } from './exhibitors.ts';
import { layOutBooths, type Booth } from './halls.ts';
import { tellDrink, tellGoods, type Product, type Shown } from './products.ts';
import { chance, type Chance } from './random.ts';

type Plan = {
  year: number;
  seed: number;
  exhibitors: number;
  products: number;
  firstExhibitor: number;
  firstProduct: number;
  featured: number;
};

/** Who comes, with what, and where they stand: the whole of exhibitors.jsonl and products.jsonl. */
export function allot(plan: Plan) {
  const by = chance(plan.seed);
  const makers = readMakers();
  const everyone = [...makers, ...readImporters(), ...readEquipmentMakers()];
  const coming =
    everyone.length <= plan.exhibitors ? everyone : by.shuffled(everyone).slice(0, plan.exhibitors);
  const places = placeThem(coming, by);
  const shares = share(plan.products, coming, by);
  const taken = new Set<string>();
  const exhibitors: Exhibitor[] = [];
  const products: (Product & { Id: string; ExhibitorId: string })[] = [];
  const order = by.shuffled(coming);
  order.forEach((company, at) => {
    const id = plan.firstExhibitor + at;
    const shown = showRange(company, makers, shares.get(company) ?? 5, plan.year, taken, by);
    for (const { product } of shown)
      products.push({
        Id: String(plan.firstProduct + products.length),
        ExhibitorId: String(id),
        ...product,
      });
    exhibitors.push(
      tellExhibitor(company, id, places.get(company) ?? [], rangeOf(company, shown, by), by),
    );
  });
  for (const exhibitor of by.shuffled(exhibitors).slice(0, Math.round(exhibitors.length * 0.1)))
    exhibitor.SearchPriority = true;
  for (const exhibitor of feature(exhibitors, plan.featured, by)) exhibitor.Featured = true;
  return { exhibitors, products };
}

/** An importer shows drinks of several makers who are not at the fair under their own name; a maker shows its own. */
function showRange(
  company: Company,
  makers: readonly Company[],
  count: number,
  year: number,
  taken: Set<string>,
  by: Chance,
): Shown[] {
  if (company.role === 'gear')
    return Array.from({ length: count }, () => tellGoods(company, taken, by));
  if (company.role === 'maker')
    return Array.from({ length: count }, () => tellDrink(company, year, taken, by));
  const carried = makers.filter(
    (maker) => company.origins.includes(maker.country) && company.areas.includes(maker.areas[0]),
  );
  const house = by.shuffled(carried).slice(0, 4);
  return Array.from({ length: count }, (_, at) =>
    tellDrink(house[at % house.length] as Company, year, taken, by),
  );
}

function rangeOf(company: Company, shown: readonly Shown[], by: Chance) {
  const tags = new Set(shown.flatMap(({ product }) => product.Tags));
  if (company.role === 'maker' && company.country !== 'TW')
    tags.add(by.happens(0.3) ? 'seeking-importer' : 'new-in-taiwan');
  const first = shown[0];
  if (!first) throw new Error(`seed: ${company.name.en} shows nothing`);
  return {
    categories: [...new Set(shown.map(({ product }) => product.Category))].slice(0, 6),
    tags: [...tags].slice(0, 6),
    count: shown.length,
    brands: [...new Set(shown.map(({ product }) => product.Brand))],
    style: first.kind,
  };
}

/** Every exhibitor gets a booth in its first area; some take two. Neighbours in the hall come from the same country where possible. */
function placeThem(companies: readonly Company[], by: Chance): Map<Company, Booth[]> {
  const places = new Map<Company, Booth[]>();
  const all = layOutBooths();
  for (const area of ['wine', 'spirits', 'sake', 'beer'] as const) {
    const booths = all.filter((booth) => booth.Area === area);
    const here = by
      .shuffled(companies.filter((company) => company.areas[0] === area))
      .sort((a, b) => (a.country < b.country ? -1 : a.country > b.country ? 1 : 0));
    const spare = booths.length - here.length;
    if (spare < 0)
      throw new Error(
        `seed: the hall has ${booths.length} booths for ${here.length} exhibitors of ${area}`,
      );
    const extra = Math.min(0.35, (spare / here.length) * 0.5);
    let next = 0;
    here.forEach((company, at) => {
      const left = booths.length - next - (here.length - at);
      if (left > 0 && by.happens(Math.min(0.25, left / booths.length))) next++;
      const taken = [booths[next++]];
      if (booths.length - next > here.length - at && by.happens(extra)) taken.push(booths[next++]);
      places.set(
        company,
        taken.filter((booth): booth is Booth => booth !== undefined),
      );
    });
  }
  return places;
}

/** How many products each exhibitor shows: between three and the rest, summing up to `total`. */
function share(total: number, companies: readonly Company[], by: Chance): Map<Company, number> {
  const least = 3;
  const counts = companies.map(() => least);
  for (let left = total - least * companies.length; left > 0;) {
    const at = by.whole(0, companies.length - 1);
    const most = companies[at]?.role === 'importer' ? 16 : 9;
    if ((counts[at] ?? 0) >= most) continue;
    counts[at] = (counts[at] ?? 0) + 1;
    left--;
  }
  return new Map(companies.map((company, at) => [company, counts[at] ?? least]));
}

/** The home page shows each area. */
function feature(exhibitors: readonly Exhibitor[], count: number, by: Chance): Exhibitor[] {
  const chosen: Exhibitor[] = [];
  const mixed = by.shuffled(
    exhibitors.filter((exhibitor) => !exhibitor.Tags.includes('equipment')),
  );
  for (let at = 0; chosen.length < count; at++) {
    const area = (['wine', 'spirits', 'sake', 'beer'] as const)[at % 4];
    const next =
      mixed.find(
        (exhibitor) =>
          exhibitor.Areas[0] === area &&
          !chosen.some((one) => one === exhibitor || one.Country === exhibitor.Country),
      ) ?? mixed.find((exhibitor) => exhibitor.Areas[0] === area && !chosen.includes(exhibitor));
    if (next) chosen.push(next);
  }
  return chosen;
}
