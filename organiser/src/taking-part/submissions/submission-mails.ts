import { localeOf, localeEntry } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import {
  requireEdition,
  findEntry,
  findExhibitor,
  findProduct,
} from '../../content/editions/edition.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { Database, SubmissionRow } from '../../store/tables.ts';
import { submissionLookupLink } from './look-up-link.ts';
import { advertises } from './advertises.ts';
import { kindOf } from './kinds/submission-kinds.ts';
import { findSubmission } from './submissions.queries.ts';
import { clauseSeparator } from '@dswine/shared/fair/texts/patterns';
import { slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { dayOf, writeDate, writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { splitValues } from '@dswine/shared/form/join-values';

/**
 * The mails about a submission, written at the time of sending. Deleted submissions cause no mail.
 * The confirmation repeats no text that says where to go (`advertises`), so that the forms are of no use for spam.
 */
export function submissionMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  return {
    async submission({ locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { reference } = submission;
      const { note } = kindOf(submission) ?? {};
      return writeMail(locale, 'submission-received', {
        ...(await copyOf(database, submission, locale)),
        kind: inLocale(nameOf(submission), locale),
        note: note && inLocale(note, locale),
        reference,
        link: submissionLookupLink(siteUrl, locale, reference),
      });
    },
    async 'submission-deleted'({ locale, data }) {
      return writeMail(locale, 'submission-deleted', { reference: data['reference'] });
    },
    async 'submission-desk'({ data }) {
      const submission = await findSubmission(database, String(data['id']));
      if (!submission) return undefined;
      const { reference, email, created_at, locale } = submission;
      const fields = JSON.parse(submission.data) as Record<string, string>;
      const about = await displayRecords(database, submission, 'tw');
      const { ShowName } = await requireEdition(database, submission.edition);
      const lines = (await displayFields(database, submission, 'tw')).map(
        ({ label, value }) => `${label.tw}：${value.includes('\n') ? `\n${value}` : value}`,
      );
      return {
        subject: `【${nameOf(submission).tw}】${fields['Subject'] ?? fields['Company'] ?? ''}（${reference}）`,
        text: [
          `編號：${reference}`,
          `展覽：${ShowName.tw}（${submission.edition}）`,
          `收到時間：${dayOf(created_at)} ${writeTime(created_at)}（臺灣時間）`,
          `語言：${localeEntry(localeOf(locale)).name}`,
          ...about.map(({ title, id }) => `對象：${title}（編號 ${id}）`),
          ...lines,
          '',
        ].join('\n'),
        replyTo: email ?? undefined,
      };
    },
  };
}

/** The sender's copy: the records that it is about, and what was written. Empty if there is none. */
export type Copy = { about: string; products: string; message: string };

export async function copyOf(
  database: Database,
  submission: SubmissionRow,
  locale: Lang,
): Promise<Copy> {
  const fields = await displayFields(database, submission, locale);
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.value ?? '';
  const about = await displayRecords(database, submission, locale);
  const message = valueOf('Content');
  return {
    about: joinNames(
      about.map(({ title }) => title),
      locale,
    ),
    products: valueOf('Products'),
    message: advertises.test(message) ? '' : message,
  };
}

function nameOf(row: SubmissionRow): Bilingual {
  return kindOf(row)?.name ?? { tw: row.kind, en: row.kind };
}

/**
 * A submitted field for display. `named` means that `value` is the display name of a choice, not
 * the stored value.
 */
type DisplayField = { field: string; label: Bilingual; value: string; named: boolean };

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

type DisplayRecord = { kind: 'exhibitor' | 'product' | 'event'; id: string; title: string };

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
