import { EventPage, EventsOverview } from '@dswine/shared/contract/event-pages';
import { entry, entry as calendarEntry } from '../calendar/calendar.routes.ts';
import {
  type CalendarRecord,
  type Edition,
  localise,
  type Localizer,
  createLocalizer,
} from '../editions/edition.ts';
import { countTopics, readRoute } from '../editions/read-route.ts';
import { notFound, orNothing } from '../../http/responses.ts';
import {
  eventPicture,
  exhibitorPicture,
  productPicture,
} from '../../media/pictures/picture-requests.ts';
import type { EditionRecords } from '../records/records.ts';
import { ClassDetail, ClassList, type ClassCard } from '@dswine/shared/contract/classes';
import { onlyIn } from '@dswine/shared/fair/texts/bilingual';
import { shareLink } from '../../media/share-pictures/share-request.ts';
import {
  EventInfo,
  type EventInfoItem,
  type EventInfoTopic,
} from '@dswine/shared/contract/event-info';

/** Ids of the pages in the site's menu. */
const eventPageIds = /^[1-7]$/u;

export const eventPageRoutes = [
  readRoute({
    path: '/Event/About/:code/:id',
    summary: 'The page of one event: 1 is the run-bar, 2 the KOL programme',
    data: orNothing(EventPage),
    select({ edition: { byKey, records }, view, params: { id } }) {
      const record = byKey['event-pages'].get(id);
      if (!record && eventPageIds.test(id)) return null;
      if (!record) throw notFound('event', id);
      return eventPage(view, record, entriesOf(record, records.calendar));
    },
  }),
  readRoute({
    path: '/Event/Overview/:code',
    summary: 'All event pages, the topics of the calendar and its entries',
    data: EventsOverview,
    select({ edition, view }) {
      const { calendar, ...records } = edition.records;
      const counts = countTopics(edition);
      return {
        Pages: records['event-pages'].map((record) => ({
          Id: record.Id,
          Slug: record.Slug,
          Title: view.text(record.Title),
          Kicker: view.text(record.Kicker),
          Lead: view.text(record.Lead),
          Entries: entriesOf(record, calendar).length,
        })),
        Infos: records['event-info'].map(({ Id, Title, Lead }) => ({ Id, Title, Lead })),
        Topics: view
          .list('calendar-topic')
          .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 })),
        Entries: calendar.map((one) => entry(view, one)),
      };
    },
  }),
];

function eventPage(
  view: Localizer,
  record: EditionRecords['event-pages'],
  entries: readonly CalendarRecord[],
): EventPage {
  const [first] = entries;
  const { Entries: _ids, Topic: _topic, ...texts } = record;
  return {
    ...localise(texts, view.lang),
    ...view.placesIn(
      [
        record.Kicker,
        record.Lead,
        ...record.Paragraphs,
        ...record.Parts.flatMap(({ Items }) => Items.flatMap(({ Title, Text }) => [Title, Text])),
        ...record.Questions.map(({ Answer }) => Answer),
      ].map(view.text),
    ),
    ...(first && { Picture: view.picture(eventPicture(first)) }),
    Entries: entries.map((one) => entry(view, one)),
  };
}

function entriesOf(
  { Entries, Topic }: EditionRecords['event-pages'],
  all: readonly CalendarRecord[],
): CalendarRecord[] {
  return all.filter(
    (one) => Entries.includes(one.Id) || (Topic !== undefined && one.Topic === Topic),
  );
}

type ClassKind = EditionRecords['classes']['Kind'];
type ScheduledClass = { record: EditionRecords['classes']; entry: CalendarRecord };

type Kind = { kind: ClassKind; list: string; detail: string; named: string };
const kinds: Kind[] = [
  { kind: 'class', list: 'Classes', detail: 'Class', named: 'class' },
  { kind: 'meet', list: 'Meets', detail: 'Meet', named: 'business meeting' },
];

export const classRoutes = kinds.flatMap(({ kind, list, detail, named }) => [
  readRoute({
    path: `/Event/${list as 'Classes'}/:code/:group`,
    summary: `Each ${named} of a group in order of time; group 0 is all of them`,
    data: ClassList,
    select({ edition, view, params: { group } }) {
      const groups = listGroups(edition, kind);
      const all = listClasses(edition, kind);
      if (group !== '0' && !groups.some(({ Id }) => Id === group))
        throw notFound('category', group);
      const ofGroup = (id: string) => all.filter(({ record }) => record.Group === id);
      return {
        Groups: groups.map((one) => ({
          ...localise(one, view.lang),
          Count: ofGroup(one.Id).length,
        })),
        Items: (group === '0' ? all : ofGroup(group)).map((one) => card(view, groups, one)),
      };
    },
  }),
  readRoute({
    path: `/Event/${detail as 'Class'}/:code/:id`,
    summary: `One ${named} with its outline, and the others of its group`,
    data: ClassDetail,
    select({ edition, view, params: { id } }) {
      const all = listClasses(edition, kind);
      const found = all.find(({ record }) => record.Id === id);
      if (!found) throw notFound('event', id);
      const groups = listGroups(edition, kind);
      const { record, entry } = found;
      const others = all.filter((one) => one.record.Id !== record.Id);
      const near = others.filter((one) => one.record.Group === record.Group);
      return {
        ...card(view, groups, found),
        ...onlyIn(entry.Title),
        Body: view.paragraphs(entry.Body),
        Share: shareLink(view, eventPicture(entry), entry.Title),
        ...(entry.Fee && { Fee: view.text(entry.Fee) }),
        Outline: localise(record.Outline, view.lang),
        ...(record.Bring && { Bring: view.text(record.Bring) }),
        Others: (near.length > 0 ? near : others).slice(0, 3).map((one) => card(view, groups, one)),
      };
    },
  }),
]);

/** The classes or meetings in order of time, without those whose calendar entry is withdrawn. */
export function listClasses({ records, byKey }: Edition, kind: ClassKind): ScheduledClass[] {
  return records.calendar.flatMap((entry) => {
    const record = byKey.classes.get(entry.Id);
    return record?.Kind === kind ? [{ record, entry }] : [];
  });
}

export const listGroups = ({ records }: Edition, kind: ClassKind) =>
  records['class-groups'].filter((group) => group.Kind === kind);

function card(
  view: Localizer,
  groups: readonly EditionRecords['class-groups'][],
  { record, entry }: ScheduledClass,
): ClassCard {
  const group = groups.find(({ Id }) => Id === record.Group);
  return {
    ...calendarEntry(view, entry),
    Group: { Id: record.Group, Name: group ? view.text(group.Name) : record.Group },
    For: view.text(record.For),
    Language: view.text(record.Language),
    ...(record.Level && { Level: view.text(record.Level) }),
    Picture: view.picture(eventPicture(entry)),
  };
}

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
