import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { findEntry, type CalendarRecord } from '../calendar/calendar.queries.ts';
import { requireEdition } from '../editions/editions.queries.ts';
import type { MailWriter } from '../outbox/outbox-worker.ts';
import type { Database } from '../store/tables.ts';
import { lookUpLink } from '../submissions/look-up-link.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { keyEnds, openKey } from './application-keys.ts';
import { findBySubmission, findStanding, listOwn, positionOf, type KnownApplication } from './applications.queries.ts';
import {
  again,
  moved,
  own,
  placed,
  unknown,
  waiting,
  withdrawn,
  type Told,
  type Written,
} from './application-texts.ts';
import { personOf } from './person.ts';
import { scopeOfSubmission } from './scope-of.ts';

/**
 * The mails about applications, written when they are sent: they say how it stands then, and the key of their link is
 * nowhere but in the mail.
 */
export function applicationMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  const at = (locale: Lang, path: string) => `${siteUrl}${locale === 'en' ? '/en' : ''}${path}`;

  async function linkFor(locale: Lang, edition: string, person: string): Promise<string> {
    const { EndDate } = await requireEdition(database, edition);
    const now = new Date();
    const key = await openKey(database, { edition, person, until: keyEnds(EndDate, now) }, now);
    return at(locale, `/EventRunBar/ApplyList?key=${key}`);
  }

  type ToldOf = Told & { application: KnownApplication };

  /** What the mail about one application tells, or nothing when it or its event is gone. */
  async function told(locale: Lang, id: unknown): Promise<ToldOf | undefined> {
    return toldOf(locale, await findBySubmission(database, String(id)));
  }

  async function toldOf(locale: Lang, application: KnownApplication | undefined): Promise<ToldOf | undefined> {
    const record = application && (await findEntry(database, application.edition, application.entry));
    if (!application || !record) return undefined;
    return {
      application,
      ...dateOf(record, locale),
      reference: application.reference,
      link: await linkFor(locale, application.edition, application.person),
      lookUp: lookUpLink(siteUrl, locale, application.reference),
    };
  }

  /** Who applies again is told of the application that stands. The screen says nothing of it: anybody may type an address. */
  async function toldAgain(locale: Lang, id: unknown): Promise<Written | undefined> {
    const submission = await findSubmission(database, String(id));
    if (!submission || submission.email === null) return undefined;
    const { edition, email } = submission;
    const scope = scopeOfSubmission(submission);
    const mail = await toldOf(locale, await findStanding(database, { edition, scope, person: personOf(email) }));
    if (!mail) return undefined;
    const { application } = mail;
    return again[locale]({
      ...mail,
      position: application.state === 'waiting' ? await positionOf(database, application) : undefined,
    });
  }

  return {
    async application({ locale, data }) {
      const mail = await told(locale, data['id']);
      if (!mail) return toldAgain(locale, data['id']);
      if (mail.application.state === 'withdrawn') return undefined;
      if (mail.application.state === 'placed') return placed[locale](mail);
      return waiting[locale]({ ...mail, position: await positionOf(database, mail.application) });
    },
    async 'application-moved'({ locale, data }) {
      const mail = await told(locale, data['id']);
      return mail?.application.state === 'placed' ? moved[locale](mail) : undefined;
    },
    async 'application-withdrawn'({ locale, data }) {
      const mail = await told(locale, data['id']);
      return mail && withdrawn[locale](mail);
    },
    async 'application-link'({ recipient, locale, data }) {
      const edition = String(data['edition']);
      const person = personOf(recipient);
      const rows = await listOwn(database, edition, person);
      if (rows.length === 0) return unknown[locale](at(locale, '/Events'));
      return own[locale](rows.length, await linkFor(locale, edition, person));
    },
  };
}

function dateOf({ Title, Start, Place }: CalendarRecord, locale: Lang): Pick<Told, 'title' | 'when' | 'place'> {
  const when = `${writeDate(Start, locale)} ${writeTime(Start)}`;
  return { title: inLocale(Title, locale), when, place: inLocale(Place, locale) };
}
