import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { googleCalendarLink } from '@dswine/shared/fair/browser/calendar-file';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { splitValues } from '@dswine/shared/form/join-values';
import { requireEdition } from '../../content/editions/stored-records.ts';
import type { EditionRecord } from '../../content/editions/edition.ts';
import { writeICalendar } from '../../content/icalendar/write-icalendar.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { Mail } from '../../mail/outbox/write-message.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { Database } from '../../store/tables.ts';
import { openLink } from '../access-links/access-links.ts';
import { linkToken } from '../applications/link-token.ts';
import { personOf } from '../applications/person.ts';
import { registrationKinds } from '../submissions/kinds/registration.kinds.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { badgePdf } from './badge-pdf.ts';
import { findRegistration, listOfPerson, type Registration } from './registrations.repository.ts';

type MailDependencies = { database: Database; siteUrl: string };

/**
 * Mails about registrations, written when they are sent. They repeat nothing that was typed, so
 * that the form cannot be used to send spam; the page behind their link shows it, and the badge as
 * PDF where it holds nothing but names.
 */
export function registrationMails({
  database,
  siteUrl,
}: MailDependencies): Record<string, MailWriter> {
  const about = (row: Registration, locale: Lang) => mailOf({ database, siteUrl }, row, locale);
  return {
    async badge({ locale, data }) {
      const own = await findRegistration(database, String(data['id']));
      const row = own ?? (await findEarlier(database, String(data['id'])));
      const name = own ? 'badge-ready' : 'badge-again';
      return (
        row && (await about(row, locale))(row.state === 'registered' ? name : ofState[row.state])
      );
    },
    async 'badge-changed'({ locale, data }) {
      const row = await findRegistration(database, String(data['id']));
      return (
        row &&
        (await about(row, locale))(
          row.state === 'registered' ? 'badge-changed' : ofState[row.state],
        )
      );
    },
    async 'badge-link'({ recipient, locale, data }) {
      const edition = await requireEdition(database, String(data['edition']));
      const owner = { edition: edition.Code, person: personOf(recipient) };
      const links: string[] = [];
      for (const row of await listOfPerson(database, owner))
        links.push(
          `${registrationKinds[row.audience].name[locale]}\n${await linkTo({ database, siteUrl }, row, locale, edition)}`,
        );
      const fair = inLocale(edition.ShortName, locale);
      if (links.length > 0)
        return writeMail(locale, 'badge-link', { fair, links: links.join('\n\n') });
      return writeMail(locale, 'badge-none', {
        fair,
        register: siteUrl + paths.preRegistration(locale),
      });
    },
  };
}

const ofState = { waiting: 'badge-waiting', declined: 'badge-declined' } as const;

async function findEarlier(database: Database, id: string): Promise<Registration | undefined> {
  const submission = await findSubmission(database, id);
  if (!submission || submission.email === null) return undefined;
  const { edition, kind, email } = submission;
  const rows = await listOfPerson(database, { edition, person: personOf(email) });
  return rows.find(({ audience }) => registrationKinds[audience].kind === kind);
}

/** The link of a registration, the same in each of its mails. It opens the badge until the fair ends. */
async function linkTo(
  { database, siteUrl }: MailDependencies,
  { submission_id: subject }: Registration,
  locale: Lang,
  { EndDate }: EditionRecord,
): Promise<string> {
  const link = { purpose: 'badge', subject, token: linkToken('badge', subject) } as const;
  // Its end is a day of the fair, whenever it is made.
  const token = await openLink(database, { ...link, lastDay: EndDate }, new Date(0));
  return `${siteUrl}${paths.badge(locale)}?key=${token}`;
}

async function mailOf(dependencies: MailDependencies, row: Registration, locale: Lang) {
  const { database, siteUrl } = dependencies;
  const edition = await requireEdition(database, row.edition);
  const { ShortName, Venue } = edition;
  const chosen = new Set(splitValues(row.days));
  const days = edition.Hours.filter(({ Date: day }) => chosen.has(day));
  const place = `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}`;
  const link = await linkTo(dependencies, row, locale, edition);
  const isRegistered = row.state === 'registered';
  const bytes = isRegistered ? await badgePdf({ row, edition, locale }) : undefined;
  const values = {
    fair: inLocale(ShortName, locale),
    kind: registrationKinds[row.audience].name[locale],
    isTrade: row.audience === 'trade',
    reference: row.reference,
    when: days
      .map(({ Date: day, Open, Close }) => `\n- ${writeDate(day, locale)} ${Open}–${Close}`)
      .join(''),
    place: `${place}\n${inLocale(Venue.Address, locale)}`,
    walk: undefined,
    way: siteUrl + paths.venue(locale),
    google:
      row.state === 'registered'
        ? days
            .map(({ Date: day, Open, Close }) => {
              const title = inLocale(edition.ShowName, locale);
              const url = siteUrl + paths.badge(locale);
              return googleCalendarLink({ title, ...timesOf(day, Open, Close), place, url });
            })
            .join('\n')
        : undefined,
    file: undefined,
    admission: siteUrl + paths.admission(locale),
    link,
    hasPdf: bytes !== undefined,
  };
  return (name: string) => ({
    ...writeMail(locale, name, values),
    ...(isRegistered && { calendar: calendarOf({ row, edition, locale, siteUrl }) }),
    ...(bytes && { pdf: { name: `badge-${row.reference}`, bytes } }),
  });
}

type CalendarFacts = { row: Registration; edition: EditionRecord; locale: Lang; siteUrl: string };

const timesOf = (day: string, open: string, close: string) => ({
  start: `${day}T${open}:00+08:00`,
  end: `${day}T${close}:00+08:00`,
});

/** An entry for each chosen day; after a change also the end of those that were given up. */
function calendarOf({ row, edition, locale, siteUrl }: CalendarFacts): Mail['calendar'] {
  const { Hours, ShowName, Venue } = edition;
  const days = new Set(splitValues(row.days));
  const shown = Hours.filter(({ Date: day }) => days.has(day) || row.sequence > 0);
  const name = inLocale(ShowName, locale);
  const text = writeICalendar(
    { name, lang: locale },
    shown.map(({ Date: day, Open, Close }) => ({
      uid: `badge-${row.submission_id}-${day}@${new URL(siteUrl).hostname}`,
      changed: row.changed_at,
      when: timesOf(day, Open, Close),
      title: name,
      place: `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}, ${inLocale(Venue.Address, locale)}`,
      url: siteUrl + paths.badge(locale),
      sequence: row.sequence,
      isCancelled: !days.has(day),
    })),
  );
  return { method: 'PUBLISH', text };
}
