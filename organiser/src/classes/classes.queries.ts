import { listEntries, type CalendarRecord } from '../content/calendar.queries.ts';
import type { EditionRecords } from '../records/records.ts';
import { listRecords } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

export type ClassKind = EditionRecords['classes']['Kind'];
export type ScheduledClass = { record: EditionRecords['classes']; entry: CalendarRecord };

/**
 * Lists the classes or meetings in order of time. Excludes those whose calendar entry is withdrawn.
 */
export async function listClasses(
  database: Database,
  edition: string,
  kind: ClassKind,
): Promise<ScheduledClass[]> {
  const records = new Map(
    (await listRecords(database, edition, 'classes')).map((record) => [record.Id, record]),
  );
  return (await listEntries(database, edition, {})).flatMap((entry) => {
    const record = records.get(entry.Id);
    return record?.Kind === kind ? [{ record, entry }] : [];
  });
}

export async function listGroups(
  database: Database,
  edition: string,
  kind: ClassKind,
): Promise<EditionRecords['class-groups'][]> {
  return (await listRecords(database, edition, 'class-groups')).filter(
    (group) => group.Kind === kind,
  );
}
