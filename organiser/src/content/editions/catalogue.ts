import {
  numbered,
  oncePerEdition,
  type Edition,
  type ExhibitorRecord,
  type ProductRecord,
} from './edition.ts';

export type ShownProduct = { record: ProductRecord; exhibitor: ExhibitorRecord };

/** These exhibitors in this order. Skips withdrawn ones. */
export function listExhibitors({ byKey }: Edition, ids: readonly string[]): ExhibitorRecord[] {
  return ids.flatMap((id) => byKey.exhibitors.get(id) ?? []);
}

/** These products in this order. Skips withdrawn ones. */
export function listProducts(edition: Edition, ids: readonly string[]): ShownProduct[] {
  return ids.flatMap((id) => withExhibitor(edition, edition.byKey.products.get(id)));
}

export function listProductsOf(edition: Edition, exhibitorId: string): ShownProduct[] {
  const products = productsByExhibitor(edition).get(exhibitorId) ?? [];
  return products.flatMap((record) => withExhibitor(edition, record));
}

const productsByExhibitor = oncePerEdition(({ records }) =>
  Map.groupBy(records.products, ({ ExhibitorId }) => ExhibitorId),
);

export function listOfCategories(
  edition: Edition,
  { categories, butOf, limit }: { categories: readonly string[]; butOf: string; limit: number },
): ShownProduct[] {
  const fits = ({ Category, ExhibitorId }: ProductRecord) =>
    categories.includes(Category) && ExhibitorId !== butOf;
  return firstOf(edition, edition.records.products, fits, limit);
}

const byRating = oncePerEdition(({ records }) =>
  records.products.toSorted((one, other) => tenths(other) - tenths(one)),
);
const tenths = ({ Rating }: ProductRecord) => Math.round(Rating * 10);

/** The highest rated products of an area, excluding one. Popularity decides ties. */
export function listHighestRated(
  edition: Edition,
  { area, but, limit }: { area: string; but: string; limit: number },
): ShownProduct[] {
  const fits = ({ Area, Id }: ProductRecord) => Area === area && Id !== but;
  return firstOf(edition, byRating(edition), fits, limit);
}

/** Other exhibitors of the same area; those of the same country first, then the most popular. */
export function listRelated(
  { records }: Edition,
  of: ExhibitorRecord,
  limit: number,
): ExhibitorRecord[] {
  const near = records.exhibitors.filter(
    ({ Areas, Id }) => Areas[0] === of.Areas[0] && Id !== of.Id,
  );
  const isAbroad = ({ Country }: ExhibitorRecord) => Number(Country !== of.Country);
  return near.toSorted((one, other) => isAbroad(one) - isAbroad(other)).slice(0, limit);
}

function firstOf(
  edition: Edition,
  products: readonly ProductRecord[],
  fits: (record: ProductRecord) => boolean,
  limit: number,
): ShownProduct[] {
  const found: ShownProduct[] = [];
  for (const record of products) {
    if (found.length >= limit) break;
    if (fits(record)) found.push(...withExhibitor(edition, record));
  }
  return found;
}

function withExhibitor({ byKey }: Edition, record: ProductRecord | undefined): ShownProduct[] {
  const exhibitor = record && byKey.exhibitors.get(record.ExhibitorId);
  return record && exhibitor ? [{ record, exhibitor }] : [];
}

/** The exhibitors of each occupied booth; several may share one. */
export function listBoothOwners({ records }: Edition): Map<string, ExhibitorRecord[]> {
  const owners = new Map<string, ExhibitorRecord[]>();
  for (const exhibitor of numbered(records.exhibitors))
    for (const number of exhibitor.Booths)
      owners.set(number, [...(owners.get(number) ?? []), exhibitor]);
  return owners;
}

export function listAreas({ records }: Edition) {
  return records.areas.map((record) => ({
    record,
    exhibitors: records.exhibitors.filter(({ Areas }) => Areas.includes(record.Code)).length,
  }));
}
