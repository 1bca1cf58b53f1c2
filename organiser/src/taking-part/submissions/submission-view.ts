import { clauseSeparator } from '@dswine/shared/fair/texts/patterns';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { writeDate, writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { splitValues } from '@dswine/shared/form/join-values';
import { findEntry, findExhibitor, findProduct } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { kindOf } from './kinds/submission-kinds.ts';

/**
 * A submitted field for display. `named` means that `value` is the display name of a choice, not
 * the stored value.
 */
export type DisplayField = { field: string; label: Bilingual; value: string; named: boolean };

export async function displayFields(
  database: Database,
  row: Pick<SubmissionRow, 'kind' | 'definition' | 'data' | 'edition'>,
  locale: Lang,
): Promise<DisplayField[]> {
  const kind = kindOf(row);
  // A team gives its fields any name, so that theirs are what was typed.
  const named = kind?.definition ? undefined : nameIn(database, row.edition, locale);
  const displayed: DisplayField[] = [];
  for (const [field, value] of Object.entries(JSON.parse(row.data) as Record<string, string>)) {
    if (value === '') continue;
    const choice = kind?.values?.[field]?.[value];
    const name = choice ? inLocale(choice, locale) : await named?.(field, value);
    const label = kind?.labels[field] ?? { tw: field, en: field };
    displayed.push({ field, label, value: name ?? value, named: name !== undefined });
  }
  return displayed;
}

export type DisplayRecord = { kind: 'exhibitor' | 'product' | 'event'; id: string; title: string };

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

/** Returns the display name of a stored time or of stored ids. */
function nameIn(database: Database, edition: string, locale: Lang) {
  return async (field: string, value: string): Promise<string | undefined> => {
    if (field === 'Evening') {
      const entry = await findEntry(database, edition, value);
      return (
        entry &&
        `${inLocale(entry.Title, locale)}${inLocale(clauseSeparator, locale)}${writeDate(entry.Start, locale)} ${writeTime(entry.Start)}`
      );
    }
    if (field === 'Days')
      return joinNames(
        splitValues(value).map((day) => writeDay(day, locale)),
        locale,
      );
    if (isSlotField(field))
      return joinNames(
        splitValues(value)
          .sort()
          .map((slot) => `${writeDate(slot, locale)} ${writeTime(slot)}`),
        locale,
      );
    if (field !== 'Products') return undefined;
    const ids = splitValues(value);
    const products = await Promise.all(ids.map((id) => findProduct(database, edition, id)));
    return joinNames(
      products.map((product, index) =>
        product ? inLocale(product.Name, locale) : (ids[index] ?? ''),
      ),
      locale,
    );
  };
}

const isSlotField = (field: string) => slotFields.some((name) => name === field);
