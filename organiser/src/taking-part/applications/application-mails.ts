import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { writeMail, type Written } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import type { Before } from './fill-places.ts';
import {
  findActive,
  listByPerson,
  positionOf,
  findBySubmission,
  type ApplicationDetails,
  type Announced,
} from './applications.repository.ts';
import { personOf } from './person-key.ts';
import { scopeOfSubmission } from './scope-of.ts';
import type { Clock } from '@dswine/shared/process/clock';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import { openLink } from '../access-links/access-links.ts';
import { visitFacts, type VisitFacts } from '../../mail/visit-facts.ts';
import { requireEdition } from '../../content/editions/edition.ts';
import type { Database } from '../../store/tables.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';

/**
 * Mails about applications. They are written when they are sent, so they describe the current
 * state.
 */
export function applicationMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database, siteUrl } = dependencies;
  const withPosition = async (mail: ApplicationFacts) => ({
    ...mail,
    position: await positionOf(database, mail.application),
  });
  return {
    async application({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      if (!mail) return again(dependencies, locale, data['id']);
      const { state } = mail.application;
      // Removed events and lapsed applications have their own mails.
      if (mail.announced.removed || state === 'withdrawn' || state === 'lapsed') return undefined;
      const facts = state === 'waiting' ? await withPosition(mail) : mail;
      return writeMail(locale, receipts[state], facts);
    },
    'application-moved': about(dependencies, (mail, { locale }) => {
      const { application, announced } = mail;
      const has = application.state === 'placed' || application.state === 'held';
      return has && !announced.removed ? writeMail(locale, 'application-moved', mail) : undefined;
    }),
    'application-lapsed': about(dependencies, (mail, { locale }) => {
      if (mail.application.state !== 'lapsed') return undefined;
      const apply = siteUrl + applyPath(locale, mail.announced.record);
      return writeMail(locale, 'application-lapsed', { ...mail, apply });
    }),
    'application-withdrawn': about(dependencies, (mail, { locale }) =>
      writeMail(locale, 'application-withdrawn', mail),
    ),
    'application-cancelled': about(dependencies, (mail, { locale }) =>
      writeMail(locale, 'application-cancelled', mail),
    ),
    'application-requeued': about(dependencies, async (mail, { locale }) => {
      if (mail.application.state !== 'waiting') return undefined;
      const facts = { ...(await withPosition(mail)), confirmBy: undefined };
      return writeMail(locale, 'application-requeued', facts);
    }),
    'event-changed': about(dependencies, writeChange),
    ...linkMails(dependencies),
  };
}

const receipts = {
  placed: 'application-placed',
  held: 'application-held',
  waiting: 'application-waiting',
} as const;

/** A mail with what is known of the application when it is sent. */
const about =
  (
    dependencies: MailDependencies,
    write: (
      mail: ApplicationFacts,
      of: Parameters<MailWriter>[0],
    ) => Written | undefined | Promise<Written | undefined>,
  ): MailWriter =>
  async (of) => {
    const mail = await factsOfSubmission(dependencies, of.locale, of.data['id']);
    return mail && write(mail, of);
  };

function writeChange(
  mail: ApplicationFacts,
  { locale, data }: Parameters<MailWriter>[0],
): Written | undefined {
  const { announced } = mail;
  // Mail only the latest change, even if several came before the mail was sent.
  if (announced.change !== data['change']) return undefined;
  // The linked page asks for confirmation if one is due.
  const news = { ...mail, confirmBy: undefined };
  if (announced.removed) return writeMail(locale, 'event-removed', news);
  const before = data['before'] as Before;
  const isElsewhere = inLocale(before.venue, locale) !== inLocale(announced.venue, locale);
  const venueOf = ({ venue }: Pick<Announced, 'venue'>) =>
    isElsewhere ? ` (${inLocale(venue, locale)})` : '';
  const start = `${writeDate(before.start, locale)} ${writeTime(before.start)}`;
  const place = mail.place + venueOf(announced);
  if (before.removed) return writeMail(locale, 'event-restored', { ...news, place });
  const was = `${start}, ${inLocale(before.place, locale)}${venueOf(before)}`;
  return writeMail(locale, 'event-changed', { ...news, place, before: was });
}

function linkMails(dependencies: MailDependencies): Record<string, MailWriter> {
  return {
    async 'application-link'({ recipient, locale, data }) {
      const edition = String(data['edition']);
      const person = personOf(recipient);
      const rows = await listByPerson(dependencies.database, edition, person);
      if (rows.length === 0)
        return writeMail(locale, 'applications-none', {
          events: dependencies.siteUrl + paths.events(locale),
        });
      const link = await linkFor(dependencies, locale, { edition, person });
      const count = rows.length;
      return writeMail(locale, 'applications-link', { count, isOne: count === 1, link });
    },
  };
}

/** Reports the existing application by mail. The page must not: anybody may type an address. */
async function again(
  dependencies: MailDependencies,
  locale: Lang,
  id: unknown,
): Promise<Written | undefined> {
  const submission = await findSubmission(dependencies.database, String(id));
  if (!submission || submission.email === null) return undefined;
  const { edition, email } = submission;
  const scope = scopeOfSubmission(submission);
  const application = await findActive(dependencies.database, {
    edition,
    scope,
    person: personOf(email),
  });
  const mail = await factsOf(dependencies, locale, application);
  if (!mail) return undefined;
  const isRemoved = mail.announced.removed;
  const state = isRemoved ? undefined : mail.application.state;
  return writeMail(locale, 'application-again', {
    ...mail,
    isRemoved,
    isHeld: state === 'held',
    isPlaced: state === 'placed',
    position: state === 'waiting' && (await positionOf(dependencies.database, mail.application)),
  });
}

/** The page of the form to apply with. An event with several dates has its own form. */
function applyPath(locale: Lang, { Id, Event }: Pick<Announced['record'], 'Id' | 'Event'>): string {
  if (Event === undefined) return paths.applyForEntry(locale, Id);
  return Event === '1' ? paths.runBarApply(locale) : paths.kolApply(locale);
}

type MailDependencies = { database: Database; siteUrl: string; clock: Clock };

async function linkFor(
  { database, siteUrl, clock }: MailDependencies,
  locale: Lang,
  { edition, person }: { edition: string; person: string },
): Promise<string> {
  const { EndDate: lastDay } = await requireEdition(database, edition);
  const link = { purpose: 'applications', subject: person, lastDay } as const;
  const key = await openLink(database, link, new Date(clock.now()));
  return `${siteUrl}${paths.applications(locale)}?key=${key}`;
}

type ApplicationFacts = VisitFacts & {
  application: ApplicationDetails;
  announced: Announced;
  title: string;
  reference: string;
  link: string;
  lookUp: string;
  /** Deadline for confirming; undefined when there is nothing to confirm. */
  confirmBy: string | undefined;
};

/**
 * Collects the facts for a mail. Returns undefined when the application's entry is not available.
 */
async function factsOf(
  dependencies: MailDependencies,
  locale: Lang,
  application: ApplicationDetails | undefined,
): Promise<ApplicationFacts | undefined> {
  if (!application?.announced) return undefined;
  const { announced, reference, confirm_by } = application;
  const { Id, Title, Start, End, Place } = announced.record;
  const { edition } = application;
  const title = inLocale(Title, locale);
  const code = placeCodeOf(inLocale(Place, 'en'));
  const visit = await visitFacts(dependencies.database, {
    edition,
    locale,
    title,
    start: Start,
    end: End,
    place: inLocale(Place, locale),
    onPlan: { code, url: dependencies.siteUrl + paths.placeOnPlan(locale, code) },
    url: dependencies.siteUrl + paths.calendarEntry(locale, Id),
    file: `${dependencies.siteUrl}/calendar/${edition}/${Id}.ics?Lang=${locale}`,
  });
  const hasPlace = application.state === 'placed' && !announced.removed;
  return {
    ...visit,
    // Visitors do not put into a calendar what may come to nothing.
    ...(!hasPlace && { google: undefined, file: undefined }),
    application,
    announced,
    title,
    reference,
    link: await linkFor(dependencies, locale, application),
    lookUp: submissionLookupLink(dependencies.siteUrl, locale, reference),
    confirmBy:
      confirm_by === null ? undefined : `${writeDate(confirm_by, locale)} ${writeTime(confirm_by)}`,
  };
}

async function factsOfSubmission(
  dependencies: MailDependencies,
  locale: Lang,
  id: unknown,
): Promise<ApplicationFacts | undefined> {
  return factsOf(dependencies, locale, await findBySubmission(dependencies.database, String(id)));
}
