import {
  EventInfo,
  type EventInfoItem,
  type EventInfoTopic,
} from '@dswine/shared/contract/event-info';
import { requireEdition } from '../content/editions.queries.ts';
import { exhibitorPicture, productPicture } from '../pictures/picture-requests.ts';
import { findExhibitor } from '../content/exhibitors.queries.ts';
import type { EditionRecords } from '../records/records.ts';
import { findProduct } from '../content/products.queries.ts';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer, type Localizer } from '../content/localizer.ts';
import { findRecord, listRecords } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const topicSchema = expoSchema({
  summary: 'News from exhibitors under one topic of the Events menu; always in Chinese',
  params: { code: name, id: name },
  query: lang,
  data: orNothing(EventInfo),
});
const allSchema = expoSchema({
  summary: 'All topics of the Events menu, each with its first items; Chinese only',
  params: { code: name },
  query: lang,
  data: EventInfo,
});
const itemsInOverview = 4;
/** The menu shows these topics while the call `EventMenu` fails (specification § 6). */
const fallbackTopics = ['155', '156'];

export async function eventInfoRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/Event/Info/:code/:id', { schema: topicSchema }, async ({ params }) => {
    const record = await findRecord(database, params.code, 'event-info', params.id);
    if (!record && (await isInMenu(database, params.code, params.id)))
      return { Code: 200, Data: null };
    if (!record) throw notFound('topic', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, 'tw');
    const All = await listTopics(database, params.code);
    return { Code: 200, Data: { All, Topics: [await topicOf(view, record, record.Items.length)] } };
  });

  app.get('/Event/Info/:code', { schema: allSchema }, async ({ params }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, 'tw');
    const records = await listRecords(database, params.code, 'event-info');
    const Topics = await Promise.all(
      records.map((record) => topicOf(view, record, itemsInOverview)),
    );
    return { Code: 200, Data: { All: await listTopics(database, params.code), Topics } };
  });
}

async function listTopics(database: Database, edition: string): Promise<EventInfo['All']> {
  const records = await listRecords(database, edition, 'event-info');
  return records.map(({ Id, Title }) => ({ Id, Title }));
}

/** Whether the Events menu links to the topic, by the edition's entries or by the fallbacks. */
async function isInMenu(database: Database, edition: string, id: string): Promise<boolean> {
  const { EventMenu } = await requireEdition(database, edition);
  return fallbackTopics.includes(id) || EventMenu.some(({ Path }) => Path === `/EventInfo/${id}`);
}

async function topicOf(
  view: Localizer,
  record: EditionRecords['event-info'],
  limit: number,
): Promise<EventInfoTopic> {
  const visible = await Promise.all(
    record.Items.map((item, index) => itemOf(view, item, `${record.Id}-${index + 1}`)),
  );
  // Hide items whose exhibitor or product was withdrawn.
  const items = visible.filter((item) => item !== undefined);
  const { Id, Title, Lead, Notice } = record;
  return { Id, Title, Lead, Notice, Total: items.length, Items: items.slice(0, limit) };
}

async function itemOf(
  view: Localizer,
  item: EditionRecords['event-info']['Items'][number],
  Id: string,
): Promise<EventInfoItem | undefined> {
  const exhibitor = await findExhibitor(view.database, view.edition, item.ExhibitorId);
  if (!exhibitor) return undefined;
  const product =
    item.ProductId === undefined
      ? undefined
      : await findProduct(view.database, view.edition, item.ProductId);
  if (item.ProductId !== undefined && !product) return undefined;
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
