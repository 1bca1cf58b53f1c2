import {
  EventInfo,
  type EventInfoItem,
  type EventInfoTopic,
} from '@dswine/shared/contract/event-info';
import type { Edition } from '../editions/edition.ts';
import { createLocalizer, type Localizer } from '../editions/localizer.ts';
import { notFound } from '../../http/errors.ts';
import { orNothing } from '../../http/expo-schema.ts';
import { readRoute } from '../editions/read-route.ts';
import { exhibitorPicture, productPicture } from '../../media/pictures/picture-requests.ts';
import type { EditionRecords } from '../records/records.ts';

const itemsInOverview = 4;
/** The menu shows these topics while the call `EventMenu` fails (specification § 6). */
const fallbackTopics = ['155', '156'];

export const eventInfoRoutes = [
  readRoute({
    path: '/Event/Info/:code/:id',
    summary: 'News from exhibitors under one topic of the Events menu; always in Chinese',
    data: orNothing(EventInfo),
    async select({ edition, params: { id }, dependencies }) {
      const record = edition.byKey['event-info'].get(id);
      if (!record && isInMenu(edition, id)) return null;
      if (!record) throw notFound('topic', id);
      const view = await createLocalizer(dependencies.pictures, edition, 'tw');
      const Topics = [topicOf(view, record, record.Items.length)];
      return { All: listTopics(edition), Topics };
    },
  }),
  readRoute({
    path: '/Event/Info/:code',
    summary: 'All topics of the Events menu, each with its first items; Chinese only',
    data: EventInfo,
    async select({ edition, dependencies }) {
      const view = await createLocalizer(dependencies.pictures, edition, 'tw');
      const records = edition.records['event-info'];
      const Topics = records.map((record) => topicOf(view, record, itemsInOverview));
      return { All: listTopics(edition), Topics };
    },
  }),
];

const listTopics = ({ records }: Edition): EventInfo['All'] =>
  records['event-info'].map(({ Id, Title }) => ({ Id, Title }));

/** Whether the Events menu links to the topic, by the edition's entries or by the fallbacks. */
const isInMenu = ({ fair }: Edition, id: string): boolean =>
  fallbackTopics.includes(id) || fair.EventMenu.some(({ Path }) => Path === `/EventInfo/${id}`);

function topicOf(
  view: Localizer,
  { Id, Title, Lead, Notice, Items }: EditionRecords['event-info'],
  limit: number,
): EventInfoTopic {
  // Hides items whose exhibitor or product was withdrawn.
  const items = Items.flatMap((item, index) => itemOf(view, item, `${Id}-${index + 1}`) ?? []);
  return { Id, Title, Lead, Notice, Total: items.length, Items: items.slice(0, limit) };
}

function itemOf(
  view: Localizer,
  item: EditionRecords['event-info']['Items'][number],
  Id: string,
): EventInfoItem | undefined {
  const { exhibitors, products } = view.edition.byKey;
  const exhibitor = exhibitors.get(item.ExhibitorId);
  const product = item.ProductId === undefined ? undefined : products.get(item.ProductId);
  if (!exhibitor || (item.ProductId !== undefined && !product)) return undefined;
  return {
    Id,
    Title: item.Title ?? (product ? view.text(product.Name) : view.text(exhibitor.Name)),
    Text: item.Text ?? view.text(product?.Description ?? exhibitor.Intro),
    ...(item.Note !== undefined && { Note: item.Note }),
    Area: product?.Area ?? exhibitor.Areas[0] ?? 'wine',
    Picture: view.picture(product ? productPicture(product) : exhibitorPicture(exhibitor)),
    Exhibitor: {
      Id: exhibitor.Id,
      Name: view.text(exhibitor.Name),
      Booths: exhibitor.Booths,
      ...view.walk(exhibitor.Booths[0]),
    },
    ...(product && {
      Product: {
        Id: product.Id,
        ...(product.NativeName && { Native: product.NativeName }),
        Category: view.named('category', product.Category),
        Country: view.named('country', product.Country),
      },
    }),
  };
}
