import { labelSeparator } from '@dswine/shared/fair/patterns';
import type { AppointmentRole } from '@dswine/shared/contract/appointments';
import type { Lang } from '@dswine/shared/contract/wire';
import type { Clock } from '@dswine/shared/process/clock';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { slotFields } from '@dswine/shared/fair/appointment-forms';
import { slotEnd } from '@dswine/shared/fair/appointment-slots';
import { joinNames } from '@dswine/shared/fair/join-names';
import { paths } from '@dswine/shared/fair/paths';
import { openLink } from '../access-links/access-links.ts';
import type { EditionRecord } from '../../content/editions/edition.ts';
import { findExhibitor, requireEdition } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';
import { displayFields } from '../submissions/submission-view.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { findBySubmission, slotsIn } from './appointments.repository.ts';

export type MailDependencies = { database: Database; siteUrl: string; clock: Clock };

/** What a mail about an appointment says, in its language. */
export type AppointmentFacts = {
  row: AppointmentRow;
  edition: EditionRecord;
  siteUrl: string;
  locale: Lang;
  show: string;
  exhibitor: string;
  booths: string;
  /** Title and place of the calendar entry. */
  title: string;
  place: string;
  slots: string;
  proposals: string;
  /** The confirmed time. */
  slot: string;
  note: string;
  reference: string;
  /** Opens the appointment for the recipient's side. */
  link: string;
  lookUp: string;
  exhibitorPage: string;
  /** What the visitor filled in: label and value. For the exhibitor only. */
  fields: string;
  /** The visitor's address, for answers. For the exhibitor only. */
  visitor: string | undefined;
};

type Recipient = { role: AppointmentRole; locale: Lang };

/** Collects the facts for a mail. Undefined if there is no such appointment any more. */
export async function factsOf(
  { database, siteUrl, clock }: MailDependencies,
  id: unknown,
  { role, locale }: Recipient,
): Promise<AppointmentFacts | undefined> {
  const submission = await findSubmission(database, String(id));
  const row = submission && (await findBySubmission(database, submission.id));
  const record = row && (await findExhibitor(database, row.edition, row.exhibitor_id));
  if (!record) return undefined;
  const edition = await requireEdition(database, row.edition);
  const access = {
    purpose: `appointment-${role}`,
    subject: row.id,
    lastDay: edition.EndDate,
  } as const;
  const key = await openLink(database, access, new Date(clock.now()));
  const isExhibitor = role === 'exhibitor';
  const fields = isExhibitor ? await displayFields(database, submission, locale) : [];
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.value;
  const exhibitor = inLocale(record.Name, locale);
  const other = isExhibitor
    ? (valueOf('Company') ?? valueOf('Name') ?? submission.email ?? '')
    : exhibitor;
  return {
    row,
    edition,
    siteUrl,
    locale,
    exhibitor,
    show: inLocale(edition.ShowName, locale),
    booths: joinNames(record.Booths, locale),
    title: inLocale({ tw: `與${other}會面`, en: `Meeting with ${other}` }, locale),
    place: placeOf(edition, record.Booths, locale),
    slots: writeSlots(row.slots, locale),
    proposals: writeSlots(row.proposals, locale),
    slot: row.slot === null ? '' : writeSlot(row.slot, locale),
    note: row.note,
    reference: submission.reference,
    link: `${siteUrl}${paths.appointment(locale)}?key=${key}`,
    lookUp: submissionLookupLink(siteUrl, locale, submission.reference),
    exhibitorPage: siteUrl + paths.exhibitor(locale, row.exhibitor_id),
    fields: fields
      .filter(({ field }) => !slotFields.some((name) => name === field))
      .map(({ label, value }) => inLocale(label, locale) + inLocale(labelSeparator, locale) + value)
      .join('\n'),
    visitor: isExhibitor ? (submission.email ?? undefined) : undefined,
  };
}

/** `2026年4月17日（五） 10:30–11:00（臺灣時間）`. */
export function writeSlot(slot: string, locale: Lang): string {
  const zone = inLocale({ tw: '（臺灣時間）', en: ' (Taiwan time)' }, locale);
  return `${writeDate(slot, locale)} ${writeTime(slot)}–${writeTime(slotEnd(slot))}${zone}`;
}

const writeSlots = (slots: string, locale: Lang): string =>
  slotsIn(slots)
    .map((slot) => `- ${writeSlot(slot, locale)}`)
    .join('\n');

function placeOf({ Venue }: EditionRecord, booths: readonly string[], locale: Lang): string {
  const [booth = ''] = booths;
  const [venue, hall] = [inLocale(Venue.Name, locale), inLocale(Venue.Hall, locale)];
  const places = { tw: `${venue}${hall}，攤位 ${booth}`, en: `Booth ${booth}, ${hall}, ${venue}` };
  return inLocale(places, locale);
}
