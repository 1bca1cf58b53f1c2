import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { findEntry } from '../calendar/calendar.queries.ts';
import { findExhibitor } from '../exhibitors/exhibitors.queries.ts';
import { findProduct } from '../products/products.queries.ts';
import type { Database, SubmissionRow } from '../store/tables.ts';
import { submissionKinds } from './submission-kinds.ts';

/** A field that was filled in, as people read it. `named` is a choice that has a name of its own, in place of what is stored. */
export type DisplayField = { label: Bilingual; value: string; named: boolean };

/** What was sent, field by field, in the words of a language. */
export async function displayFields(
  database: Database,
  row: Pick<SubmissionRow, 'kind' | 'data' | 'edition'>,
  locale: Lang,
): Promise<DisplayField[]> {
  const kind = submissionKinds.find((known) => known.kind === row.kind);
  const told: DisplayField[] = [];
  for (const [field, value] of Object.entries(JSON.parse(row.data) as Record<string, string>)) {
    if (value === '') continue;
    const name =
      kind?.values?.[field]?.[value]?.[locale] ??
      (await eveningOf(database, row, field, value, locale));
    const label = kind?.labels[field] ?? { tw: field, en: field };
    told.push({ label, value: name ?? value, named: name !== undefined });
  }
  return told;
}

export type DisplayRecord = { kind: 'exhibitor' | 'product' | 'event'; id: string; title: string };

/** The records that it is about, the closest first, as far as they are still there. */
export async function displayRecords(
  database: Database,
  row: Pick<SubmissionRow, 'edition' | 'product_id' | 'exhibitor_id' | 'event_id'>,
  locale: Lang,
): Promise<DisplayRecord[]> {
  const { edition, product_id, exhibitor_id, event_id } = row;
  const named = [
    {
      kind: 'product',
      id: product_id,
      title: product_id && (await findProduct(database, edition, product_id))?.Name,
    },
    {
      kind: 'exhibitor',
      id: exhibitor_id,
      title: exhibitor_id && (await findExhibitor(database, edition, exhibitor_id))?.Name,
    },
    {
      kind: 'event',
      id: event_id,
      title: event_id && (await findEntry(database, edition, event_id))?.Title,
    },
  ] as const;
  return named.flatMap(({ kind, id, title }) =>
    id && title ? [{ kind, id, title: inLocale(title, locale) }] : [],
  );
}

/** An evening is chosen by its number in the calendar. */
async function eveningOf(
  database: Database,
  { edition }: Pick<SubmissionRow, 'edition'>,
  field: string,
  value: string,
  locale: Lang,
): Promise<string | undefined> {
  const entry = field === 'Evening' ? await findEntry(database, edition, value) : undefined;
  const separator = locale === 'tw' ? '，' : ', ';
  return (
    entry &&
    `${inLocale(entry.Title, locale)}${separator}${writeDate(entry.Start, locale)} ${writeTime(entry.Start)}`
  );
}
