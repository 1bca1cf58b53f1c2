import { Compared, ListedRecords } from '@dswine/shared/contract/my-list';
import { joinedListLimit, readHandover, type ListKind } from '@dswine/shared/fair/lists/my-list';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import { Type } from 'typebox';
import { entry } from '../../content/calendar/calendar.routes.ts';
import { publishedPlan } from '../../content/editions/hall-walks.ts';
import { exhibitorCard } from '../../content/catalogue/exhibitor-card.ts';
import { productCard } from '../../content/catalogue/product-card.ts';
import {
  listExhibitors,
  listProducts,
  listProductsOf,
  type ShownProduct,
} from '../../content/editions/catalogue.ts';
import type {
  CalendarRecord,
  Edition,
  ExhibitorRecord,
  Localizer,
} from '../../content/editions/edition.ts';
import { code } from '../../http/responses.ts';
import { readRoute, fileRoute } from '../../content/editions/read-route.ts';
import { joinPlace } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import {
  entryItem,
  calendarType,
  sendCalendar,
  type CalendarItem,
} from '../../content/icalendar/write-icalendar.ts';
import { findCalendarChanges } from '../../store/content.ts';

/** Lists of several devices may be joined. */
const ids = Type.Array(code, { maxItems: joinedListLimit, default: [] });
/** A shared list: `e1001,p20001,c701`. */
const shared = Type.String({ maxLength: 1000, default: '' });
const few = Type.Array(code, { maxItems: 20, default: [] });
const comparedAtOnce = 4;

/** Resolves the ids of a visitor's list. The list itself stays on the device. */
export const myListRoutes = [
  readRoute({
    path: '/MyList/:code',
    summary: 'The records of a list on a device, with their booths',
    query: { Exhibitor: ids, Product: ids, Event: ids, Items: shared },
    data: ListedRecords,
    select({ edition, view, query }) {
      const { spots, entrances } = findSpots(edition);
      const spotOf = (place = '') => {
        const Spot = spots.get(place);
        return Spot && { Spot };
      };
      const placed = ({ Booths }: ExhibitorRecord) => ({ Booths, ...spotOf(Booths[0]) });
      const items = readHandover(query.Items);
      const idsOf = (kind: ListKind, named: readonly string[]) => [
        ...named,
        ...items.filter((item) => item.kind === kind).map(({ id }) => id),
      ];
      const exhibitors = listExhibitors(edition, idsOf('exhibitor', query.Exhibitor));
      const products = listProducts(edition, idsOf('product', query.Product));
      const events = findEntries(edition, idsOf('event', query.Event));
      return {
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
      };
    },
  }),
  readRoute({
    path: '/Compare/:code',
    summary: 'Up to four exhibitors and four products to compare',
    query: { Exhibitor: few, Product: few },
    data: Compared,
    select({ edition, view, query }) {
      const exhibitors = listExhibitors(edition, query.Exhibitor.slice(0, comparedAtOnce));
      const products = listProducts(edition, query.Product.slice(0, comparedAtOnce));
      return {
        Exhibitors: exhibitors.map((record) => comparedExhibitor(view, record)),
        Products: products.map((shown) => comparedProduct(view, shown)),
      };
    },
  }),
];

export function findEntries({ records }: Edition, ids: readonly string[]): CalendarRecord[] {
  return records.calendar.filter(({ Id }) => ids.includes(Id));
}

type Spot = { X: number; Y: number };

/**
 * Positions of booths by number and facilities by code, and of the entrances. Empty until the floor
 * plan is published.
 */
function findSpots({ records }: Edition): { spots: Map<string, Spot>; entrances: Spot[] } {
  const spots = new Map<string, Spot>();
  const entrances: Spot[] = [];
  for (const shape of publishedPlan(records.hall)) {
    if (shape.Kind === 'booth') spots.set(shape.Number, middle(shape));
    if (shape.Kind === 'facility') spots.set(placeCodeOf(shape.Name.en), middle(shape));
    if (shape.Kind === 'facility' && shape.Facility === 'entrance') entrances.push(middle(shape));
  }
  return { spots, entrances };
}

const middle = ({ X, Y, W, H }: Spot & { W: number; H: number }): Spot => ({
  X: X + W / 2,
  Y: Y + H / 2,
});

function comparedExhibitor(view: Localizer, record: ExhibitorRecord) {
  return {
    ...exhibitorCard(view, record),
    Areas: record.Areas.map((area) => view.named('area', area)),
    Categories: record.Categories.map((category) => view.named('category', category)),
    Tags: record.Tags.map((tag) => view.named('tag', tag)),
    ...(record.Website !== undefined && { Website: record.Website }),
    ProductCount: listProductsOf(view.edition, record.Id).length,
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

const visitedIds = Type.Array(code, { maxItems: 100, default: [] });
const route = { tw: '我的參觀路線', en: 'My route' };
const visit = { tw: '我的參觀', en: 'My visit' };

export const visitCalendarRoute = fileRoute({
  path: '/MyVisit/:code',
  summary:
    'A visit as a calendar file: the route through the hall on its first day, and the saved entries',
  type: calendarType,
  query: { Exhibitor: visitedIds, Event: visitedIds },
  async file({ edition, view: { lang, text }, query, dependencies: { database, siteUrl } }) {
    const { fair } = edition;
    const events = findEntries(edition, query.Event);
    const inWay = listExhibitors(edition, query.Exhibitor);
    const stops = inWay.map(({ Booths, Name }) => `${Booths.join(', ')} ${text(Name)}`);
    const day = events[0]?.Start.slice(0, 10) ?? fair.StartDate;
    const way: CalendarItem = {
      uid: `my-visit-${edition.code.toLowerCase()}@${new URL(siteUrl).hostname}`,
      changed: `${fair.StartDate}T00:00:00+08:00`,
      when: { firstDay: day, lastDay: day },
      title: text(route),
      text: stops.join('\n'),
      place: joinPlace([text(fair.Venue.Name), text(fair.Venue.Hall)], lang),
      url: siteUrl + paths.myVisit(lang),
    };
    const { changes } = await findCalendarChanges(database, edition, 'event');
    const calendar = sendCalendar({ file: 'my-visit', name: text(visit), lang }, [
      ...(stops.length > 0 ? [way] : []),
      ...events.map((event) => entryItem(event, { fair, lang, siteUrl }, changes.get(event.Id))),
    ]);
    return { ...calendar, headers: { 'cache-control': 'no-store' } };
  },
});
