import type { LocalisedText, Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { AppointmentRole } from '@dswine/shared/contract/appointments';
import {
  findExhibitor,
  requireEdition,
  type EditionRecord,
} from '../../content/editions/edition.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
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
import type { Database } from '../../store/tables.ts';

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
    ...answerMails(dependencies),
    ...endMails(dependencies),
  };
}

function answerMails(dependencies: MailDependencies): Record<string, MailWriter> {
  return {
    async 'appointment-request'({ locale, data }) {
      const facts = await factsOf(dependencies, data['id'], { role: 'exhibitor', locale });
      if (facts?.row.state !== 'requested') return undefined;
      return { ...writeMail(locale, 'exhibitor-requested', facts), replyTo: facts.visitor };
    },
    async 'appointment-proposed'({ locale, data }) {
      const facts = await factsOf(dependencies, data['id'], { role: 'visitor', locale });
      if (facts?.row.state !== 'proposed') return undefined;
      return writeMail(locale, 'appointment-proposed', facts);
    },
    async 'appointment-kept'({ locale, data }) {
      const facts = await factsOf(dependencies, data['id'], { role: 'visitor', locale });
      if (facts?.row.state !== 'confirmed') return undefined;
      return writeMail(locale, 'appointment-kept', facts);
    },
    async 'appointment-confirmed'({ recipient, locale, data }) {
      const role = roleIn(data);
      const facts = await factsOf(dependencies, data['id'], { role, locale });
      // The time stands while another is asked for.
      if (!facts?.row.slot || ['declined', 'cancelled'].includes(facts.row.state)) return undefined;
      const name = role === 'exhibitor' ? 'exhibitor-confirmed' : 'appointment-confirmed';
      return {
        ...writeMail(locale, name, facts),
        replyTo: facts.visitor,
        calendar: appointmentCalendar(facts, recipient),
      };
    },
  };
}

function endMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database, siteUrl } = dependencies;
  return {
    async 'appointment-declined'({ locale, data }) {
      const facts = await factsOf(dependencies, data['id'], { role: 'visitor', locale });
      if (facts?.row.state !== 'declined') return undefined;
      return writeMail(locale, 'appointment-declined', facts);
    },
    async 'appointment-cancelled'({ recipient, locale, data }) {
      const role = roleIn(data);
      const facts = await factsOf(dependencies, data['id'], { role, locale });
      if (facts?.row.state !== 'cancelled') return undefined;
      const byVisitor = data['by'] !== 'exhibitor';
      const name = role === 'exhibitor' ? 'exhibitor-cancelled' : 'appointment-cancelled';
      return {
        ...writeMail(locale, name, { ...facts, byVisitor }),
        replyTo: facts.visitor,
        calendar: appointmentCalendar(facts, recipient),
      };
    },
    async 'appointment-withdrawn'({ recipient, locale, data }) {
      const submission = await findSubmission(database, String(data['id']));
      const row = submission && (await findBySubmission(database, submission.id));
      if (!submission || row?.state !== 'cancelled') return undefined;
      const edition = await requireEdition(database, row.edition);
      const show = inLocale(edition.ShowName, locale);
      const name = data['exhibitor'] as LocalisedText | undefined;
      const { reference } = submission;
      const exhibitor = name ? inLocale(name, locale) : '';
      const slot = row.slot === null ? '' : writeSlot(row.slot, locale);
      const written = writeMail(locale, 'appointment-withdrawn', {
        exhibitor,
        slot,
        about: exhibitor || slot || reference,
        show,
        exhibitors: siteUrl + paths.exhibitors(locale),
        lookUp: submissionLookupLink(siteUrl, locale, reference),
        reference,
      });
      const facts = { row, edition, siteUrl, locale, show, title: written.subject, place: '' };
      return { ...written, calendar: appointmentCalendar(facts, recipient) };
    },
    async 'appointment-erased'({ recipient, locale, data }) {
      const row = data['erased'] as AppointmentRow;
      const record = await findExhibitor(database, row.edition, row.exhibitor_id);
      if (!record || row.slot === null) return undefined;
      const edition = await requireEdition(database, row.edition);
      const show = inLocale(edition.ShowName, locale);
      const slot = writeSlot(row.slot, locale);
      const written = writeMail(locale, 'exhibitor-erased', {
        exhibitor: inLocale(record.Name, locale),
        slot,
        show,
      });
      const facts = { row, edition, siteUrl, locale, show, title: written.subject, place: '' };
      return { ...written, calendar: appointmentCalendar(facts, recipient) };
    },
  };
}

const roleIn = ({ role }: Record<string, unknown>): AppointmentRole =>
  role === 'exhibitor' ? role : 'visitor';

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
