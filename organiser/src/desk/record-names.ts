import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { findAnnounced } from '../taking-part/applications/applications.repository.ts';
import type { CalendarRecord } from '../content/editions/edition.ts';
import { type WithdrawableKind, readRecord } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { taipei } from './desk-page.ts';
import { recordTitle } from '../taking-part/withdrawals/record-title.ts';

/** Display names of records, each looked up once. A deleted record is named by its number. */
export type RecordNames = {
  edition: (code: string) => Promise<string>;
  record: (edition: string, kind: WithdrawableKind, id: string) => Promise<string>;
  event: (
    edition: string,
    id: string,
  ) => Promise<{ title: string; start: string; record: CalendarRecord | undefined }>;
};

export function recordNames(database: Database): RecordNames {
  const edition = once((code) => editionName(database, code));
  const record = once(async (key) => {
    const [code = '', kind, id = ''] = key.split('/') as [string, WithdrawableKind, string];
    return (await recordTitle(database, code, kind, id)) ?? `已移除 / removed (${id})`;
  });
  const event = once((key) => {
    const [code = '', id = ''] = key.split('/');
    return findEvent(database, code, id);
  });
  return {
    edition,
    record: (code, kind, id) => record(`${code}/${kind}/${id}`),
    async event(code, id) {
      const found = await event(`${code}/${id}`);
      const title = found ? inBoth(found.Title) : `已移除 / removed (${id})`;
      return { title, start: found ? taipei(found.Start) : '', record: found };
    },
  };
}

function once<Result>(find: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const found = new Map<string, Promise<Result>>();
  return (key) => {
    const result = found.get(key) ?? find(key);
    found.set(key, result);
    return result;
  };
}

const inBoth = (text: LocalisedText) => textsOf(text).join(' / ');

async function editionName(database: Database, code: string): Promise<string> {
  const record = await readRecord(database, code, 'edition', code);
  return record ? inBoth(record.ShowName) : code;
}

/**
 * The calendar entry, even if withdrawn. Falls back to the entry as last announced to its
 * applicants.
 */
async function findEvent(
  database: Database,
  edition: string,
  id: string,
): Promise<CalendarRecord | undefined> {
  const record = await readRecord(database, edition, 'calendar', id);
  return record ?? (await findAnnounced(database, { edition, entry: id }))?.record;
}
