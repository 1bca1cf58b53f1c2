import { Compared, ListedRecords } from '@dswine/shared/contract/my-list';
import { joinedListLimit, readHandover, type ListKind } from '@dswine/shared/fair/my-list';
import { Type } from 'typebox';
import { entry } from '../calendar/calendar.routes.ts';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import { listExhibitors, type ExhibitorRecord } from '../content/exhibitors.queries.ts';
import { productCard } from '../catalogue/product-card.ts';
import { listProducts, type ShownProduct } from '../content/products.queries.ts';
import { code, expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/tables.ts';
import { loadLocalizer, type Localizer } from '../content/localizer.ts';
import { countProducts, findEntries, findSpots } from './my-list.queries.ts';

/** Lists of several devices may be joined. */
const ids = Type.Array(code, { maxItems: joinedListLimit, default: [] });
/** A shared list: `e1001,p20001,c701`. */
const shared = Type.String({ maxLength: 1000, default: '' });
const listSchema = expoSchema({
  summary: 'The records of a list on a device, with their booths',
  params: { code: name },
  query: { ...lang, Exhibitor: ids, Product: ids, Event: ids, Items: shared },
  data: ListedRecords,
});
const few = Type.Array(code, { maxItems: 20, default: [] });
const compareSchema = expoSchema({
  summary: 'Up to four exhibitors and four products to compare',
  params: { code: name },
  query: { ...lang, Exhibitor: few, Product: few },
  data: Compared,
});
const comparedAtOnce = 4;

type Wanted = { Exhibitor: string[]; Product: string[]; Event: string[]; Items: string };

async function findListed(database: Database, edition: string, wanted: Wanted) {
  const items = readHandover(wanted.Items);
  const idsOf = (kind: ListKind, named: readonly string[]) => [
    ...named,
    ...items.filter((item) => item.kind === kind).map(({ id }) => id),
  ];
  return {
    exhibitors: await listExhibitors(database, edition, idsOf('exhibitor', wanted.Exhibitor)),
    products: await listProducts(database, edition, idsOf('product', wanted.Product)),
    events: await findEntries(database, edition, idsOf('event', wanted.Event)),
  };
}

/** Resolves the ids of a visitor's list. The list itself stays on the device. */
export async function myListRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/MyList/:code', { schema: listSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const { spots, entrances } = await findSpots(database, params.code);
    const spotOf = (place = '') => {
      const Spot = spots.get(place);
      return Spot && { Spot };
    };
    const placed = ({ Booths }: ExhibitorRecord) => ({ Booths, ...spotOf(Booths[0]) });
    const { exhibitors, products, events } = await findListed(database, params.code, query);
    return {
      Code: 200,
      Data: {
        Exhibitors: exhibitors.map((record) => ({
          ...exhibitorCard(view, record),
          ...placed(record),
        })),
        Products: products.map((shown) => ({
          ...productCard(view, shown),
          ...placed(shown.exhibitor),
        })),
        Events: events
          .map((record) => entry(view, record))
          .map((event) => ({ ...event, ...spotOf(event.PlaceCode) })),
        Doors: entrances,
      },
    };
  });

  app.get('/Compare/:code', { schema: compareSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const exhibitors = await listExhibitors(
      database,
      params.code,
      query.Exhibitor.slice(0, comparedAtOnce),
    );
    const products = await listProducts(
      database,
      params.code,
      query.Product.slice(0, comparedAtOnce),
    );
    const Exhibitors = await Promise.all(
      inOrder(query.Exhibitor, exhibitors, ({ Id }) => Id).map((record) =>
        comparedExhibitor(view, record),
      ),
    );
    const Products = inOrder(query.Product, products, ({ record }) => record.Id).map((shown) =>
      comparedProduct(view, shown),
    );
    return { Code: 200, Data: { Exhibitors, Products } };
  });
}

function inOrder<T>(order: readonly string[], found: readonly T[], idOf: (one: T) => string): T[] {
  return [...found].sort((a, b) => order.indexOf(idOf(a)) - order.indexOf(idOf(b)));
}

async function comparedExhibitor(view: Localizer, record: ExhibitorRecord) {
  return {
    ...exhibitorCard(view, record),
    Areas: record.Areas.map((area) => view.named('area', area)),
    Categories: record.Categories.map((category) => view.named('category', category)),
    Tags: record.Tags.map((tag) => view.named('tag', tag)),
    ...(record.Website !== undefined && { Website: record.Website }),
    ProductCount: await countProducts(view.database, view.edition, record.Id),
  };
}

function comparedProduct(view: Localizer, shown: ShownProduct) {
  const { record } = shown;
  return {
    ...productCard(view, shown),
    Description: view.text(record.Description),
    Tags: record.Tags.map((tag) => view.named('tag', tag)),
  };
}
