import type { FastifyRequest } from 'fastify';
import { isTradeOnly } from '@dswine/shared/fair/forms/visitor-registration';
import { findEntry, listEntries, requireEdition } from '../../content/editions/stored-records.ts';
import { findMember } from '../../accounts/members/sessions.queries.ts';
import { fieldError, FormValidationError, notFound } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import {
  creatorApplication,
  entryApplication,
  runBarApplication,
} from '../submissions/kinds/applications.kinds.ts';
import { fillPlaces } from './fill-places.ts';
import { hasStarted } from './has-started.ts';
import { personOf } from './person.ts';
import { scopeOf } from './scope-of.ts';
import { joinLine } from './waiting-list.ts';

export async function applicationRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database } = dependencies;

  registerSubmissionRoute(app, dependencies, {
    path: '/Event/Applications/:code/:id',
    summary: 'An application for a place at an entry of the calendar',
    kind: entryApplication,
    async about({ code = '', id = '' }) {
      const entry = await findEntry(database, code, id);
      // Entries that belong to an event use that event's own form.
      if (!entry?.Booking || entry.Event !== undefined) throw notFound('event', id);
      return { event_id: id };
    },
    async within(transaction, submission, request) {
      const entry = submission.event_id ?? '';
      await requireTrade(transaction, submission, entry);
      return join(dependencies, transaction, { submission, request, entry });
    },
  });

  registerSubmissionRoute(app, dependencies, {
    path: '/Event/RunBarApplications/:code',
    summary: 'An application for an evening of the run-bar, one per person',
    kind: runBarApplication,
    async within(transaction, submission, request) {
      const { Evening = '' } = JSON.parse(submission.data) as Record<string, string>;
      const entry = await findEntry(transaction, submission.edition, Evening);
      if (!entry?.Booking || entry.Event !== '1')
        throw new FormValidationError([{ Field: 'Evening', Problem: 'wrong' }]);
      return join(dependencies, transaction, {
        submission,
        request,
        entry: entry.Id,
        field: 'Evening',
      });
    },
  });

  registerSubmissionRoute(app, dependencies, {
    path: '/Event/CreatorApplications/:code',
    summary: 'An application for the KOL programme',
    kind: creatorApplication,
    async within(transaction, submission, request) {
      const entries = await listEntries(transaction, submission.edition);
      const entry = entries.find(({ Booking, Event }) => Booking && Event === '2');
      if (!entry) throw notFound('event');
      return join(dependencies, transaction, { submission, request, entry: entry.Id });
    },
  });
}

const closed = '本場次已截止報名 / Applications for this date are closed';

const notTrade =
  '這是專業日的場次，請確認您是專業買主或媒體 / This session is on a trade day: please confirm that you are a trade visitor or press';

/** Who books a session of a trade day says that they are admitted on it. */
async function requireTrade(
  transaction: Database,
  { edition, data }: SubmissionRow,
  id: string,
): Promise<void> {
  const entry = await findEntry(transaction, edition, id);
  const { Trade } = JSON.parse(data) as Record<string, string>;
  if (!entry || Trade === 'yes') return;
  if (isTradeOnly(await requireEdition(transaction, edition), entry))
    throw new FormValidationError([{ Field: 'Trade', Problem: 'required', Message: notTrade }]);
}

type Applying = {
  submission: SubmissionRow;
  request: FastifyRequest;
  entry: string;
  field?: string;
};

/** Joins the line in the submission's transaction. An error here also rolls back the submission. */
async function join(
  { now: showNow, clock, cookies }: Dependencies,
  transaction: Database,
  { submission, request, entry: id, field = 'Name' }: Applying,
): Promise<Record<string, string>> {
  const now = showNow();
  const line = { edition: submission.edition, entry: id };
  // Fill free places first: a new applicant must not overtake the waiting list.
  const entry = await fillPlaces(transaction, line, now);
  if (!entry || submission.email === null) throw notFound('event', id);
  if (hasStarted(entry, now)) throw fieldError(field, 'wrong', closed);
  const person = personOf(submission.email);
  // A member's address was confirmed when the account was created.
  const member = await findMember(transaction, cookies.read(request), new Date(clock.now()));
  const confirmed = member !== undefined && personOf(member.email) === person;
  const joining = {
    ...line,
    capacity: entry.Capacity ?? 0,
    scope: scopeOf(entry),
    person,
    confirmed,
  };
  // The page must not reveal whether an address has applied. A mail tells its owner.
  const joined = await joinLine(transaction, { ...joining, submission_id: submission.id }, now);
  return {
    State: joined.state,
    Wait: joined.state === 'waiting' ? String(joined.position) : '',
    Confirm: confirmed ? '' : 'yes',
    Entry: id,
  };
}
