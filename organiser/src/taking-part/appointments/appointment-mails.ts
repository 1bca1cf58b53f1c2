import type { LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { AppointmentRole } from '@dswine/shared/contract/appointments';
import { findExhibitor, requireEdition } from '../../content/editions/stored-records.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';
import { submissionMails } from '../submissions/submission-mails.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import {
  factsOf,
  writeSlot,
  type MailDependencies,
  type AppointmentFacts,
} from './appointment-facts.ts';
import { findBySubmission } from './appointments.repository.ts';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { writeICalendar } from '../../content/icalendar/write-icalendar.ts';
import type { Mail } from '../../mail/outbox/write-message.ts';

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
