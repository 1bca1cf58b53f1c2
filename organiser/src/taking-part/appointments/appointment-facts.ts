import { labelSeparator } from '@dswine/shared/fair/texts/patterns';
import type { AppointmentRole } from '@dswine/shared/contract/appointments';
import type { Lang } from '@dswine/shared/contract/wire';
import type { Clock } from '@dswine/shared/process/clock';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { openLink } from '../access-links/access-links.ts';
import type { EditionRecord } from '../../content/editions/edition.ts';
import { visitFacts, writeWhen, type VisitFacts } from '../../mail/visit-facts.ts';
import { findExhibitor, requireEdition } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';
import { copyOf, type Copy } from '../submissions/submission-mails.ts';
import { displayFields } from '../submissions/submission-view.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { findBySubmission, slotsIn } from './appointments.repository.ts';

export type MailDependencies = { database: Database; siteUrl: string; clock: Clock };

/** What a mail about an appointment says, in its language. `when` is the confirmed time, or the first one asked for. */
export type AppointmentFacts = VisitFacts &
  Copy & {
    row: AppointmentRow;
    edition: EditionRecord;
    siteUrl: string;
    locale: Lang;
    show: string;
    exhibitor: string;
    booths: string;
    /** Title of the calendar entry. */
    title: string;
    slots: string;
    proposals: string;
    slot: string;
    note: string;
    reference: string;
    link: string;
    lookUp: string;
    exhibitorPage: string;
    /** What the visitor filled in: label and value. For the exhibitor only. */
    fields: string;
    /** The visitor's address, for answers. For the exhibitor only. */
    visitor: string | undefined;
  };

type Recipient = { role: AppointmentRole; locale: Lang };

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
  const title = inLocale({ tw: `與${other}會面`, en: `Meeting with ${other}` }, locale);
  const exhibitorPage = siteUrl + paths.exhibitor(locale, row.exhibitor_id);
  return {
    ...(await visitOf(database, {
      row,
      edition,
      role,
      locale,
      title,
      siteUrl,
      booths: record.Booths,
    })),
    ...(await copyOf(database, submission, locale)),
    row,
    edition,
    siteUrl,
    locale,
    exhibitor,
    show: inLocale(edition.ShowName, locale),
    booths: joinNames(record.Booths, locale),
    title,
    slots: writeSlots(row.slots, locale),
    proposals: writeSlots(row.proposals, locale),
    slot: row.slot === null ? '' : writeSlot(row.slot, locale),
    note: row.note,
    reference: submission.reference,
    link: `${siteUrl}${paths.appointment(locale)}?key=${key}`,
    lookUp: submissionLookupLink(siteUrl, locale, submission.reference),
    exhibitorPage,
    fields: fields
      .filter(({ field }) => !slotFields.some((name) => name === field))
      .map(({ label, value }) => inLocale(label, locale) + inLocale(labelSeparator, locale) + value)
      .join('\n'),
    visitor: isExhibitor ? (submission.email ?? undefined) : undefined,
  };
}

type Meeting = Pick<AppointmentFacts, 'row' | 'edition' | 'locale' | 'title' | 'siteUrl'> & {
  role: AppointmentRole;
  booths: readonly string[];
};

/** The exhibitor knows the way to its booth. */
async function visitOf(
  database: Database,
  { row, edition, role, locale, title, siteUrl, booths: [booth = ''] }: Meeting,
): Promise<VisitFacts> {
  const [start = ''] = row.slot === null ? slotsIn(row.slots) : [row.slot];
  return visitFacts(database, {
    edition: row.edition,
    locale,
    title,
    start,
    end: slotEnd(start),
    place: placeOf(edition, booth, locale),
    onPlan:
      role === 'visitor'
        ? { code: booth, url: siteUrl + paths.boothOnPlan(locale, booth) }
        : undefined,
    url: siteUrl + paths.exhibitor(locale, row.exhibitor_id),
  });
}

export const writeSlot = (slot: string, locale: Lang): string =>
  writeWhen(slot, slotEnd(slot), locale);

const writeSlots = (slots: string, locale: Lang): string =>
  slotsIn(slots)
    .map((slot) => `- ${writeSlot(slot, locale)}`)
    .join('\n');

function placeOf({ Venue }: EditionRecord, booth: string, locale: Lang): string {
  const [venue, hall] = [inLocale(Venue.Name, locale), inLocale(Venue.Hall, locale)];
  const places = { tw: `${venue}${hall}，攤位 ${booth}`, en: `Booth ${booth}, ${hall}, ${venue}` };
  return inLocale(places, locale);
}
