import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import type { MailWriter } from '../outbox/outbox-worker.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import type { Before } from './announce-change.ts';
import * as changes from './application-change-texts.ts';
import type { Written } from './mail-blocks.ts';
import * as texts from './application-texts.ts';
import { findActive, listByPerson, positionOf } from './applications.repository.ts';
import type { Announced } from './lines.repository.ts';
import { personOf } from './person.ts';
import { scopeOfSubmission } from './scope-of.ts';
import { linkFor, factsOf, factsOfSubmission, type MailDependencies } from './mail-facts.ts';

/**
 * Mails about applications. They are written when they are sent, so they describe the current
 * state.
 */
export function applicationMails(dependencies: MailDependencies): Record<string, MailWriter> {
  return { ...stateMails(dependencies), ...changeMails(dependencies), ...linkMails(dependencies) };
}

/** Mails that report the state of an application. */
function stateMails(dependencies: MailDependencies): Record<string, MailWriter> {
  return {
    async application({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      if (!mail) return again(dependencies, locale, data['id']);
      const { state } = mail.application;
      // Removed events and lapsed applications have their own mails.
      if (mail.announced.removed || state === 'withdrawn' || state === 'lapsed') return undefined;
      if (state !== 'waiting') return texts[state][locale](mail);
      return texts.waiting[locale]({
        ...mail,
        position: await positionOf(dependencies.database, mail.application),
      });
    },
    async 'application-moved'({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      const has = mail?.application.state === 'placed' || mail?.application.state === 'held';
      return mail && has && !mail.announced.removed ? texts.moved[locale](mail) : undefined;
    },
    async 'application-lapsed'({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      if (mail?.application.state !== 'lapsed') return undefined;
      return texts.lapsed[locale]({
        ...mail,
        apply: dependencies.siteUrl + applyPath(locale, mail.announced.record),
      });
    },
  };
}

/** Mails about changes by the applicant, the staff or the calendar. */
function changeMails(dependencies: MailDependencies): Record<string, MailWriter> {
  return {
    async 'application-withdrawn'({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      return mail && changes.withdrawn[locale](mail);
    },
    async 'application-cancelled'({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      return mail && changes.cancelled[locale](mail);
    },
    async 'application-requeued'({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      if (mail?.application.state !== 'waiting') return undefined;
      const position = await positionOf(dependencies.database, mail.application);
      return changes.requeued[locale]({ ...mail, position, confirmBy: undefined });
    },
    async 'event-changed'({ locale, data }) {
      const mail = await factsOfSubmission(dependencies, locale, data['id']);
      // Mail only the latest change, even if several came before the mail was sent.
      if (!mail || mail.announced.change !== data['change']) return undefined;
      // The linked page asks for confirmation if one is due.
      const news = { ...mail, confirmBy: undefined };
      if (mail.announced.removed) return changes.removed[locale](news);
      const before = data['before'] as Before;
      const isElsewhere = inLocale(before.venue, locale) !== inLocale(mail.announced.venue, locale);
      const venueOf = ({ venue }: Pick<Announced, 'venue'>) =>
        isElsewhere ? ` (${inLocale(venue, locale)})` : '';
      const start = `${writeDate(before.start, locale)} ${writeTime(before.start)}`;
      return changes.changed[locale]({
        ...news,
        place: mail.place + venueOf(mail.announced),
        before: before.removed
          ? undefined
          : `${start}, ${inLocale(before.place, locale)}${venueOf(before)}`,
      });
    },
  };
}

/** The mail with a link to all applications of an address. */
function linkMails(dependencies: MailDependencies): Record<string, MailWriter> {
  return {
    async 'application-link'({ recipient, locale, data }) {
      const edition = String(data['edition']);
      const person = personOf(recipient);
      const rows = await listByPerson(dependencies.database, edition, person);
      if (rows.length === 0)
        return changes.noApplications[locale](dependencies.siteUrl + paths.events(locale));
      return changes.applicationsLink[locale](
        rows.length,
        await linkFor(dependencies, locale, { edition, person }),
      );
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
  const { state } = mail.application;
  const status = mail.announced.removed
    ? { is: 'removed' as const }
    : state === 'waiting'
      ? { is: state, position: await positionOf(dependencies.database, mail.application) }
      : { is: state === 'held' ? state : ('placed' as const) };
  return texts.again[locale]({ ...mail, status });
}

/** The page of the form to apply with. An event with several dates has its own form. */
function applyPath(locale: Lang, { Id, Event }: Pick<Announced['record'], 'Id' | 'Event'>): string {
  if (Event === undefined) return paths.applyForEntry(locale, Id);
  return Event === '1' ? paths.runBarApply(locale) : paths.kolApply(locale);
}
