import type { FastifyRequest } from 'fastify';
import { isTradeOnly } from '@dswine/shared/fair/forms/visitor-registration';
import {
  findEntry,
  listEntries,
  requireEdition,
  createLocalizer,
  type Localizer,
  type CalendarRecord,
} from '../../content/editions/edition.ts';
import { findMember } from '../../accounts/members/members.queries.ts';
import {
  fieldError,
  FormValidationError,
  notFound,
  throwValidationError,
  ownDataSchema,
  orNothing,
} from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { registerSubmissionRoute, formRoute, linkRoute } from '../submissions/create-submission.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import {
  creatorApplication,
  entryApplication,
  runBarApplication,
} from '../submissions/kinds/submission-kinds.ts';
import { fillPlaces, joinLine, confirmApplication, withdrawApplication } from './fill-places.ts';
import { hasStarted } from './has-started.ts';
import { personOf } from './person-key.ts';
import { scopeOf } from './scope-of.ts';
import { OwnApplications, type OwnApplication, Places } from '@dswine/shared/contract/applications';
import { applicationsAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  applicationLinkForm,
  confirmationForm,
  withdrawalForm,
} from '@dswine/shared/fair/forms/application-forms';
import { Type } from 'typebox';
import { entry as calendarEntry } from '../../content/calendar/calendar.routes.ts';
import { findSubject } from '../access-links/access-links.ts';
import {
  isActive,
  listByPerson,
  positionOf,
  type ApplicationDetails,
  countTaken,
  countWaiting,
} from './applications.repository.ts';
import { readRoute } from '../../content/editions/read-route.ts';

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

/** Lets readers list and change their own applications, by login or by a mailed link's key. */
export async function ownApplicationRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  listRoute(app, dependencies);
  changeRoutes(app, dependencies);
  linkRoute(app, dependencies, {
    path: '/Event/ApplicationLink/:code',
    summary: 'Requests a mail with a link to the applications of an address',
    form: applicationLinkForm,
    mail: 'application-link',
  });
}

const keyOf = (request: FastifyRequest): string =>
  readAccess(applicationsAccess, request.headers.cookie);

/**
 * The person whose applications the request may see: the key's owner, or else the logged-in member.
 */
async function findPerson(
  { database, cookies, clock }: Dependencies,
  request: FastifyRequest,
): Promise<string | undefined> {
  const key = keyOf(request);
  const now = new Date(clock.now());
  const holder = await findSubject(database, 'applications', key, now);
  if (holder !== undefined) return holder;
  const member = await findMember(database, cookies.read(request), now);
  return member && personOf(member.email);
}

function listRoute(app: Organiser, dependencies: Dependencies): void {
  const { database, now } = dependencies;
  app.get('/Event/OwnApplications/:code', { schema: listSchema }, async (request) => {
    const { code } = request.params;
    const { Lang } = request.query;
    await requireEdition(database, code);
    const person = await findPerson(dependencies, request);
    if (person === undefined)
      return { Code: 200, Data: { Known: false, Expired: keyOf(request) !== '', Items: [] } };
    const edition = await dependencies.editions.require(code);
    const view = await createLocalizer(dependencies.pictures, edition, Lang);
    const Items: OwnApplication[] = [];
    for (const row of await listByPerson(database, code, person)) {
      const { announced } = row;
      if (!announced) continue;
      const { record, removed } = announced;
      Items.push({
        Id: row.id,
        Reference: row.reference,
        State: row.state,
        ...(row.state === 'waiting' && { Position: await positionOf(database, row) }),
        ...(row.confirm_by !== null && { ConfirmBy: row.confirm_by }),
        Open: isActive(row) && !hasStarted(record, now()),
        Removed: removed,
        AppliedAt: row.created_at,
        Entry: calendarEntry(view, record),
      });
    }
    return { Code: 200, Data: { Known: true, Expired: false, Items } };
  });
}

type Change = (transaction: Database, row: ApplicationDetails) => Promise<unknown>;

function changeRoutes(app: Organiser, dependencies: Dependencies): void {
  const { database, now } = dependencies;

  /** A change of one of the reader's own applications. Returns the data for the next page. */
  const register = (
    call: { path: string; summary: string; form: typeof withdrawalForm | typeof confirmationForm },
    act: Change,
    missed?: string,
  ) =>
    formRoute(
      app,
      dependencies,
      { ...call, access: applicationsAccess, data: Type.Object({ Reference: Type.String() }) },
      async ({ values, code, request }) => {
        const person = await findPerson(dependencies, request);
        throwValidationError(
          { Application: person === undefined ? 'link' : undefined },
          missingApplication,
        );
        const applications = await listByPerson(database, code, person ?? '');
        const row = applications.find(({ id }) => id === values.Application);
        throwValidationError({ Application: row ? undefined : 'wrong' }, missingApplication);
        const changed =
          row && (await database.transaction().execute((transaction) => act(transaction, row)));
        if (!changed && missed !== undefined) throw fieldError('Application', 'link', missed);
        return { Reference: row?.reference ?? '' };
      },
    );

  // Withdrawing twice is not an error: readers click twice.
  register(
    {
      path: '/Event/Withdrawals/:code',
      summary: 'Withdraws an application. The first on the waiting list gets the place and a mail',
      form: withdrawalForm,
    },
    (transaction, { id }) => withdrawApplication(transaction, id, 'applicant', now()),
  );
  register(
    {
      path: '/Event/Confirmations/:code',
      summary: 'Confirms the email address of an application within an hour',
      form: confirmationForm,
    },
    (transaction, { id }) => confirmApplication(transaction, id, now()),
    confirmedTooLate,
  );
}

const confirmedTooLate =
  '這筆報名未在一小時內確認，已不再保留，請重新報名 / This application was not confirmed within an hour and no longer stands. Please apply again';
const missingApplication =
  '找不到這筆報名，或連結已失效 / There is no such application, or the link is no longer valid';
const changed = Type.Optional(
  Type.String({ maxLength: 40, description: 'Not read: makes the call another after a change' }),
);
const listSchema = ownDataSchema({
  summary: 'The applications of the reader, by the key of a mailed link in a cookie, or by login',
  access: applicationsAccess,
  data: OwnApplications,
  query: { Done: changed, Confirmed: changed },
});

export const placeRoutes = [
  readRoute({
    path: '/Event/Places/:code/:id',
    summary: 'The places left at an entry of the calendar',
    data: Places,
    async select({ edition, view, params: { id }, now, dependencies: { database } }) {
      const record = edition.byKey.calendar.get(id);
      if (!record?.Booking || record.Event !== undefined) throw notFound('event', id);
      return [await placesOf(database, view, record, now)];
    },
  }),
  readRoute({
    path: '/Event/EventPlaces/:code/:id',
    summary: 'The places left at all entries of an event: 1 is the run-bar, 2 the KOL programme',
    data: orNothing(Places),
    select({ edition, view, params: { id }, now, dependencies: { database } }) {
      const entries = edition.records.calendar.filter(
        ({ Booking, Event }) => Booking && Event === id,
      );
      if (entries.length === 0 && /^[12]$/u.test(id)) return null;
      if (entries.length === 0) throw notFound('event', id);
      return Promise.all(entries.map((record) => placesOf(database, view, record, now)));
    },
  }),
];

async function placesOf(
  database: Database,
  view: Localizer,
  record: CalendarRecord,
  now: Date,
): Promise<Places[number]> {
  const line = { edition: view.edition.code, entry: record.Id };
  return {
    Entry: calendarEntry(view, record),
    Capacity: record.Capacity ?? 0,
    Placed: await countTaken(database, line),
    Waiting: await countWaiting(database, line),
    Closed: hasStarted(record, now),
  };
}
