import { OwnApplications, type OwnApplication } from '@dswine/shared/contract/applications';
import { applicationsAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  applicationLinkForm,
  confirmationForm,
  withdrawalForm,
} from '@dswine/shared/fair/forms/application-forms';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { entry as calendarEntry } from '../../content/calendar/calendar.routes.ts';
import { findSubject } from '../access-links/access-links.ts';
import { findMember } from '../../accounts/members/sessions.queries.ts';
import { requireEdition } from '../../content/editions/stored-records.ts';
import { ownDataSchema } from '../../http/expo-schema.ts';
import { fieldError, throwValidationError } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createLocalizer } from '../../content/editions/localizer.ts';
import type { Database } from '../../store/tables.ts';
import { formRoute, linkRoute } from '../submissions/form-route.ts';
import { hasStarted } from './has-started.ts';
import {
  isActive,
  listByPerson,
  positionOf,
  type ApplicationDetails,
} from './applications.repository.ts';
import { confirmApplication, withdrawApplication } from './change-application.ts';
import { personOf } from './person.ts';

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
