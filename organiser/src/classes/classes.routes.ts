import { onlyIn } from '@dswine/shared/fair/bilingual';
import { ClassDetail, ClassList, type ClassCard } from '@dswine/shared/contract/classes';
import { entry as calendarEntry } from '../calendar/calendar.routes.ts';
import { eventPicture } from '../pictures/picture-requests.ts';
import { requireEdition } from '../content/editions.queries.ts';
import type { EditionRecords } from '../records/records.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer, type Localizer } from '../content/localizer.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import { listClasses, listGroups, type ClassKind, type ScheduledClass } from './classes.queries.ts';

type Kind = { kind: ClassKind; list: string; detail: string; named: string };
const kinds: Kind[] = [
  { kind: 'class', list: 'Classes', detail: 'Class', named: 'class' },
  { kind: 'meet', list: 'Meets', detail: 'Meet', named: 'business meeting' },
];

export async function classRoutes(app: Organiser, services: Services): Promise<void> {
  for (const kind of kinds) {
    listRoute(app, services, kind);
    detailRoute(app, services, kind);
  }
}

function listRoute(
  app: Organiser,
  { database, pictures }: Services,
  { kind, list, named }: Kind,
): void {
  const listSchema = expoSchema({
    summary: `Each ${named} of a group in order of time; group 0 is all of them`,
    params: { code: name, group: name },
    query: lang,
    data: ClassList,
  });
  app.get(`/Event/${list}/:code/:group`, { schema: listSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const groups = await listGroups(database, params.code, kind);
    const all = await listClasses(database, params.code, kind);
    if (params.group !== '0' && !groups.some(({ Id }) => Id === params.group))
      throw notFound('category', params.group);
    const visible =
      params.group === '0' ? all : all.filter(({ record }) => record.Group === params.group);
    return {
      Code: 200,
      Data: {
        Groups: groups.map(({ Id, Name, Lead }) => ({
          Id,
          Name: view.text(Name),
          Lead: view.text(Lead),
          Count: all.filter(({ record }) => record.Group === Id).length,
        })),
        Items: visible.map((one) => card(view, groups, one)),
      },
    };
  });
}

function detailRoute(
  app: Organiser,
  { database, pictures }: Services,
  { kind, detail, named }: Kind,
): void {
  const detailSchema = expoSchema({
    summary: `One ${named} with its outline, and the others of its group`,
    params: { code: name, id: name },
    query: lang,
    data: ClassDetail,
  });
  app.get(`/Event/${detail}/:code/:id`, { schema: detailSchema }, async ({ params, query }) => {
    const all = await listClasses(database, params.code, kind);
    const found = all.find(({ record }) => record.Id === params.id);
    if (!found) throw notFound('event', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const fair = await requireEdition(database, params.code);
    const groups = await listGroups(database, params.code, kind);
    const { record, entry } = found;
    const others = all.filter((one) => one.record.Id !== record.Id);
    const near = others.filter((one) => one.record.Group === record.Group);
    return {
      Code: 200,
      Data: {
        ...card(view, groups, found),
        ...onlyIn(entry.Title),
        Body: view.paragraphs(entry.Body),
        Share: sharePath(
          params.code,
          shareRequest(fair, query.Lang, ofRecord(eventPicture(entry)), entry.Title),
        ),
        ...(entry.Fee && { Fee: view.text(entry.Fee) }),
        Outline: record.Outline.map(({ Minutes, Text }) => ({ Minutes, Text: view.text(Text) })),
        ...(record.Bring && { Bring: view.text(record.Bring) }),
        Others: (near.length > 0 ? near : others).slice(0, 3).map((one) => card(view, groups, one)),
      },
    };
  });
}

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
