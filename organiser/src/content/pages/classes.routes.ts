import { ClassDetail, ClassList, type ClassCard } from '@dswine/shared/contract/classes';
import { onlyIn } from '@dswine/shared/fair/texts/bilingual';
import { entry as calendarEntry } from '../calendar/calendar.routes.ts';
import type { CalendarRecord, Edition } from '../editions/edition.ts';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';
import { notFound } from '../../http/errors.ts';
import { readRoute } from '../editions/read-route.ts';
import { eventPicture } from '../../media/pictures/picture-requests.ts';
import type { EditionRecords } from '../records/records.ts';
import { shareLink } from '../../media/share-pictures/share.queries.ts';

type ClassKind = EditionRecords['classes']['Kind'];
export type ScheduledClass = { record: EditionRecords['classes']; entry: CalendarRecord };

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
