import type { LocalisedText, Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { AppointmentRole, AppointmentState } from '@dswine/shared/contract/appointments';
import {
  findExhibitor,
  requireEdition,
  type EditionRecord,
} from '../../content/editions/edition.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { AppointmentRow, Database } from '../../store/tables.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';
import {
  submissionMails,
  copyOf,
  type Copy,
  displayFields,
} from '../submissions/submission-mails.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { findBySubmission, slotsIn } from './appointments.repository.ts';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { writeICalendar } from '../../content/icalendar/write-icalendar.ts';
import type { Mail } from '../../mail/outbox/send-mail.ts';
import { labelSeparator } from '@dswine/shared/fair/texts/patterns';
import type { Clock } from '@dswine/shared/process/clock';
import { slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { openLink } from '../access-links/access-links.ts';
import { visitFacts, writeWhen, type VisitFacts } from '../../mail/visit-facts.ts';

/** Mails about appointments, and the confirmation of inquiries, which may ask for one. */
export function appointmentMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database, siteUrl } = dependencies;
  const { submission } = submissionMails(database, siteUrl);
  return {
    async inquiry(mail) {
      const appointment = await findBySubmission(database, String(mail.data['id']));
      if (!appointment) return submission?.(mail);
      const side = { role: 'visitor', locale: mail.locale } as const;
      const facts = await factsOf(dependencies, mail.data['id'], side);
      return facts && writeMail(mail.locale, 'appointment-received', facts);
    },
    async 'appointment-request'({ locale, data }) {
      const facts = await factsOf(dependencies, data['id'], { role: 'exhibitor', locale });
      if (facts?.row.state !== 'requested') return undefined;
      return { ...writeMail(locale, 'exhibitor-requested', facts), replyTo: facts.visitor };
    },
    'appointment-proposed': toVisitor(dependencies, 'appointment-proposed', 'proposed'),
    'appointment-kept': toVisitor(dependencies, 'appointment-kept', 'confirmed'),
    'appointment-declined': toVisitor(dependencies, 'appointment-declined', 'declined'),
    'appointment-confirmed': toSide(dependencies, 'confirmed'),
    'appointment-cancelled': toSide(dependencies, 'cancelled'),
    ...endMails(dependencies),
  };
}

/** A mail to the visitor, as long as the appointment is in a state. */
const toVisitor =
  (dependencies: MailDependencies, name: string, state: AppointmentState): MailWriter =>
  async ({ locale, data }) => {
    const facts = await factsOf(dependencies, data['id'], { role: 'visitor', locale });
    return facts?.row.state === state ? writeMail(locale, name, facts) : undefined;
  };

const toSides = {
  confirmed: { visitor: 'appointment-confirmed', exhibitor: 'exhibitor-confirmed' },
  cancelled: { visitor: 'appointment-cancelled', exhibitor: 'exhibitor-cancelled' },
} as const;

/** A mail to either side, with the time for its calendar. */
const toSide =
  (dependencies: MailDependencies, what: 'confirmed' | 'cancelled'): MailWriter =>
  async ({ recipient, locale, data }) => {
    const role = data['role'] === 'exhibitor' ? 'exhibitor' : 'visitor';
    const facts = await factsOf(dependencies, data['id'], { role, locale });
    if (!facts) return undefined;
    const { state, slot } = facts.row;
    // The time stands while another is asked for.
    const isConfirmed = slot !== null && state !== 'declined' && state !== 'cancelled';
    if (what === 'confirmed' ? !isConfirmed : state !== 'cancelled') return undefined;
    const byVisitor = data['by'] !== 'exhibitor';
    return {
      ...writeMail(locale, toSides[what][role], { ...facts, byVisitor }),
      replyTo: facts.visitor,
      calendar: appointmentCalendar(facts, recipient),
    };
  };

function endMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database, siteUrl } = dependencies;
  /** `facts` are what the text says besides the fair and the time. */
  async function end(
    row: AppointmentRow,
    { recipient, locale }: Parameters<MailWriter>[0],
    name: string,
    facts: { exhibitor: string; reference?: string },
  ) {
    const edition = await requireEdition(database, row.edition);
    const show = inLocale(edition.ShowName, locale);
    const slot = row.slot === null ? '' : writeSlot(row.slot, locale);
    const { exhibitor, reference = '' } = facts;
    const written = writeMail(locale, name, {
      ...{ exhibitor, reference, slot, show, about: exhibitor || slot || reference },
      exhibitors: siteUrl + paths.exhibitors(locale),
      lookUp: submissionLookupLink(siteUrl, locale, reference),
    });
    const entry = { row, edition, siteUrl, locale, show, title: written.subject, place: '' };
    return { ...written, calendar: appointmentCalendar(entry, recipient) };
  }
  return {
    async 'appointment-withdrawn'(of) {
      const submission = await findSubmission(database, String(of.data['id']));
      const row = submission && (await findBySubmission(database, submission.id));
      if (!submission || row?.state !== 'cancelled') return undefined;
      const name = of.data['exhibitor'] as LocalisedText | undefined;
      const exhibitor = name ? inLocale(name, of.locale) : '';
      const { reference } = submission;
      return end(row, of, 'appointment-withdrawn', { exhibitor, reference });
    },
    async 'appointment-erased'(of) {
      const row = of.data['erased'] as AppointmentRow;
      const record = await findExhibitor(database, row.edition, row.exhibitor_id);
      if (!record || row.slot === null) return undefined;
      return end(row, of, 'exhibitor-erased', { exhibitor: inLocale(record.Name, of.locale) });
    },
  };
}

type CalendarFacts = Pick<
  AppointmentFacts,
  'edition' | 'locale' | 'title' | 'place' | 'siteUrl' | 'show'
> & {
  row: Pick<AppointmentFacts['row'], 'id' | 'slot' | 'state' | 'sequence' | 'changed_at'>;
};

function appointmentCalendar(
  { row, edition, locale, title, place, siteUrl, show }: CalendarFacts,
  recipient: string,
): Mail['calendar'] {
  if (row.slot === null) return undefined;
  const method = row.state === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);
  const { Organiser } = edition;
  const text = writeICalendar({ name: show, lang: locale }, [
    {
      uid: `appointment-${row.id}@${new URL(siteUrl).hostname}`,
      changed: row.changed_at,
      when: { start: row.slot, end: slotEnd(row.slot) },
      title,
      place,
      meeting: {
        method,
        sequence: row.sequence,
        // Not the other side: neither learns an address that it was not given.
        organizer: { name: show, email: Organiser.Email },
        attendee: recipient,
      },
    },
  ]);
  return { method, text };
}

type MailDependencies = { database: Database; siteUrl: string; clock: Clock };

/** What a mail about an appointment says, in its language. `when` is the confirmed time, or the first one asked for. */
type AppointmentFacts = VisitFacts &
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

async function factsOf(
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

const writeSlot = (slot: string, locale: Lang): string => writeWhen(slot, slotEnd(slot), locale);

const writeSlots = (slots: string, locale: Lang): string =>
  slotsIn(slots)
    .map((slot) => `- ${writeSlot(slot, locale)}`)
    .join('\n');

function placeOf({ Venue }: EditionRecord, booth: string, locale: Lang): string {
  const [venue, hall] = [inLocale(Venue.Name, locale), inLocale(Venue.Hall, locale)];
  const places = { tw: `${venue}${hall}，攤位 ${booth}`, en: `Booth ${booth}, ${hall}, ${venue}` };
  return inLocale(places, locale);
}
