import type { OwnSubmission } from '@dswine/shared/contract/own-submissions';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { applicationKinds } from '../applications/applications.kinds.ts';
import { findEntry } from '../calendar/calendar.queries.ts';
import { findExhibitor } from '../exhibitors/exhibitors.queries.ts';
import { findProduct } from '../products/products.queries.ts';
import type { Database, SubmissionRow } from '../store/tables.ts';
import { submissionKinds } from '../submissions/submission-kinds.ts';

/**
 * All that is kept of a submission, in the words of a language. It is told from what was sent alone: whether an application stands, and for what, only
 * its mails say, since somebody else may have typed the address.
 */
export async function ownSubmission(database: Database, row: SubmissionRow, locale: Lang): Promise<OwnSubmission> {
  const kind = submissionKinds.find((known) => known.kind === row.kind);
  const fields = JSON.parse(row.data) as Record<string, string>;
  const about = await aboutOf(database, row, locale);
  const Fields = [];
  for (const [field, value] of Object.entries(fields)) {
    if (value === '') continue;
    const named = kind?.values?.[field]?.[value]?.[locale] ?? (await eveningOf(database, row, field, value, locale));
    Fields.push({ Label: kind?.labels[field]?.[locale] ?? field, Value: named ?? value, Text: named === undefined });
  }
  return {
    Reference: row.reference,
    Kind: kind?.name[locale] ?? row.kind,
    Lang: row.locale === 'en' ? 'en' : 'tw',
    SentAt: row.created_at,
    State: row.state === 'answered' ? 'answered' : 'received',
    KeptUntil: row.retain_until,
    Fields,
    ...(about && { About: about }),
    Application: applicationKinds.some((known) => known.kind === row.kind),
    Marketing: row.marketing === 1,
    NoticeVersion: row.notice_version,
    NoticeAt: row.notice_at,
  };
}

async function aboutOf(database: Database, row: SubmissionRow, locale: Lang): Promise<OwnSubmission['About']> {
  const { edition, product_id, exhibitor_id, event_id } = row;
  const told = (Kind: 'exhibitor' | 'product' | 'event', Id: string, title: Bilingual | undefined) =>
    title && { Kind, Id, Title: title[locale] };
  if (product_id !== null) return told('product', product_id, (await findProduct(database, edition, product_id))?.Name);
  if (exhibitor_id !== null)
    return told('exhibitor', exhibitor_id, (await findExhibitor(database, edition, exhibitor_id))?.Name);
  if (event_id !== null) return told('event', event_id, (await findEntry(database, edition, event_id))?.Title);
  return undefined;
}

/** An evening is chosen by its number in the calendar. */
async function eveningOf(
  database: Database,
  { edition }: SubmissionRow,
  field: string,
  value: string,
  locale: Lang,
): Promise<string | undefined> {
  const entry = field === 'Evening' ? await findEntry(database, edition, value) : undefined;
  const separator = locale === 'tw' ? '，' : ', ';
  return entry && `${entry.Title[locale]}${separator}${writeDate(entry.Start, locale)} ${writeTime(entry.Start)}`;
}
