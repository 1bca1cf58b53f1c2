import type { FastifyRequest } from 'fastify';
import { findEntry, listEntries } from '../calendar/calendar.queries.ts';
import type { SessionCookies } from '../members/session-cookies.ts';
import { findMember } from '../members/sessions.queries.ts';
import { FormValidationError, notFound } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import type { SubmissionDependencies } from '../submissions/create-submission.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import type { Database, SubmissionRow } from '../store/tables.ts';
import { creatorApplication, entryApplication, runBarApplication } from './applications.kinds.ts';
import { fillPlaces } from './fill-places.ts';
import { hasStarted } from './has-begun.ts';
import { personOf } from './person.ts';
import { scopeOf } from './scope-of.ts';
import { joinLine } from './waiting-list.ts';

type Tools = SubmissionDependencies & {
  /** The show's clock: applications end when their event begins. */
  now: () => Date;
  cookies: SessionCookies;
};

/** Applications for places: at an entry of the calendar, an evening of the run-bar, or the creators' programme. */
export function applicationRoutes(app: Organiser, tools: Tools): void {
  const { database } = tools;

  registerSubmissionRoute(app, tools, {
    path: '/Event/Applications/:code/:id',
    summary: 'An application for a place at an entry of the calendar',
    kind: entryApplication,
    async about({ code = '', id = '' }) {
      const entry = await findEntry(database, code, id);
      // What belongs to an event is applied for by that event's own form.
      if (!entry?.Booking || entry.Event !== undefined) throw notFound('event', id);
      return { event_id: id };
    },
    within: (transaction, kept, request) =>
      join(tools, transaction, { kept, request, entry: kept.event_id ?? '' }),
  });

  registerSubmissionRoute(app, tools, {
    path: '/Event/RunBarApplications/:code',
    summary: 'An application for an evening of the run-bar, one a person',
    kind: runBarApplication,
    async within(transaction, kept, request) {
      const { Evening = '' } = JSON.parse(kept.data) as Record<string, string>;
      const entry = await findEntry(transaction, kept.edition, Evening);
      if (!entry?.Booking || entry.Event !== '1')
        throw new FormValidationError([{ Field: 'Evening', Problem: 'wrong' }]);
      return join(tools, transaction, { kept, request, entry: entry.Id, field: 'Evening' });
    },
  });

  registerSubmissionRoute(app, tools, {
    path: '/Event/CreatorApplications/:code',
    summary: 'An application for the KOL programme',
    kind: creatorApplication,
    async within(transaction, kept, request) {
      const entries = await listEntries(transaction, kept.edition, {});
      const entry = entries.find(({ Booking, Event }) => Booking && Event === '2');
      if (!entry) throw notFound('event');
      return join(tools, transaction, { kept, request, entry: entry.Id });
    },
  });
}

const closed = '本場次已截止報名 / Applications for this date are closed';

type Applying = { kept: SubmissionRow; request: FastifyRequest; entry: string; field?: string };

/** Joins the line in the submission's transaction; what is refused here undoes the submission too. */
async function join(
  { now: clock, cookies }: Tools,
  transaction: Database,
  { kept, request, entry: id, field = 'Name' }: Applying,
): Promise<Record<string, string>> {
  const now = clock();
  const line = { edition: kept.edition, entry: id };
  // Nobody overtakes those who wait.
  const entry = await fillPlaces(transaction, line, now);
  if (!entry || kept.email === null) throw notFound('event', id);
  if (hasStarted(entry, now))
    throw new FormValidationError([{ Field: field, Problem: 'wrong', Message: closed }], closed);
  const person = personOf(kept.email);
  // A member's address was confirmed when the account was made.
  const member = await findMember(transaction, cookies.read(request));
  const confirmed = member !== undefined && personOf(member.email) === person;
  const joining = {
    ...line,
    capacity: entry.Capacity ?? 0,
    scope: scopeOf(entry),
    person,
    confirmed,
  };
  // Whoever types an address must not learn from the screen whether it has applied: that is told by mail.
  const joined = await joinLine(transaction, { ...joining, submission_id: kept.id }, now);
  return {
    State: joined.state,
    Wait: joined.state === 'waiting' ? String(joined.position) : '',
    Confirm: confirmed ? '' : 'yes',
  };
}
