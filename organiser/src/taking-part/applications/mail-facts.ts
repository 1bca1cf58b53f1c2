import type { Clock } from '@dswine/shared/process/clock';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import { openLink } from '../access-links/access-links.ts';
import { visitFacts, type VisitFacts } from '../../mail/visit-facts.ts';
import { requireEdition } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import { submissionLookupLink } from '../submissions/look-up-link.ts';
import { findBySubmission, type ApplicationDetails } from './applications.repository.ts';
import type { Announced } from './lines.repository.ts';

/** Dependencies of the mails about applications. */
export type MailDependencies = { database: Database; siteUrl: string; clock: Clock };

/** A link to a person's applications. */
export async function linkFor(
  { database, siteUrl, clock }: MailDependencies,
  locale: Lang,
  { edition, person }: { edition: string; person: string },
): Promise<string> {
  const { EndDate: lastDay } = await requireEdition(database, edition);
  const link = { purpose: 'applications', subject: person, lastDay } as const;
  const key = await openLink(database, link, new Date(clock.now()));
  return `${siteUrl}${paths.applications(locale)}?key=${key}`;
}

/** The facts of an application that its mails use. */
export type ApplicationFacts = VisitFacts & {
  application: ApplicationDetails;
  announced: Announced;
  title: string;
  reference: string;
  /** Link to the person's applications. */
  link: string;
  /** Link to the submission of this application. */
  lookUp: string;
  /** Deadline for confirming; undefined when there is nothing to confirm. */
  confirmBy: string | undefined;
};

/**
 * Collects the facts for a mail. Returns undefined when the application's entry is not available.
 */
export async function factsOf(
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

/** Like `factsOf`, by the id of the application's submission. */
export async function factsOfSubmission(
  dependencies: MailDependencies,
  locale: Lang,
  id: unknown,
): Promise<ApplicationFacts | undefined> {
  return factsOf(dependencies, locale, await findBySubmission(dependencies.database, String(id)));
}
