import type { FieldProblem } from '@dswine/shared/contract/forms';
import { FoundRegistration } from '@dswine/shared/contract/visitor-registrations';
import { badgeAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  admittedDays,
  badgeLinkForm,
  cancelRegistrationForm,
  changeDaysForm,
  visitorAudiences,
  type VisitorAudience,
} from '@dswine/shared/fair/forms/visitor-registration';
import { registrationAt } from '@dswine/shared/fair/show/show-states';
import { splitValues } from '@dswine/shared/form/join-values';
import type { FastifyRequest } from 'fastify';
import { type EditionRecord, requireEdition } from '../../content/editions/edition.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { fieldError, FormValidationError, ownDataSchema } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';
import { personOf } from '../applications/person-key.ts';
import { registrationKinds } from '../submissions/kinds/submission-kinds.ts';
import { readReference } from '../submissions/reference.ts';
import { registerSubmissionRoute, formRoute, linkRoute } from '../submissions/create-submission.ts';
import { newBadge, signBadge } from './badge-code.ts';
import {
  insertRegistration,
  registrationOfLink,
  setDays,
  type Registration,
} from './registrations.repository.ts';
import { eraseByPerson } from '../own-submissions/own-submissions.routes.ts';
import { listImportedRecords, isShown, listWithdrawn } from '../../store/content.ts';

/** The site's own registration of visitors: by a form, seen and changed by a mailed link. */
export async function visitorRegistrationRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  for (const audience of visitorAudiences) registerRoute(app, dependencies, audience);
  ownRoute(app, dependencies);
  changeRoutes(app, dependencies);
  linkRoute(app, dependencies, {
    path: '/VisitorRegistrations/Link/:code',
    summary: 'Requests a mail with the link to the badges of an address',
    form: badgeLinkForm,
    mail: 'badge-link',
  });
}

function registerRoute(
  app: Organiser,
  dependencies: Dependencies,
  audience: VisitorAudience,
): void {
  const { database, clock, now } = dependencies;
  registerSubmissionRoute(app, dependencies, {
    path: `/VisitorRegistrations/${audience === 'trade' ? 'Trade' : 'Public'}/:code`,
    summary: `Registers a ${audience} visitor, once per address; a mail has the link to the badge`,
    kind: registrationKinds[audience],
    async check({ edition }, { Days = '' }) {
      const fair = await requireEdition(database, edition);
      return registrationAt(fair, now().toISOString()) === 'ahead'
        ? dayProblems(fair, audience, Days)
        : [{ Field: 'Days', Problem: 'wrong', Message: closed }];
    },
    async within(transaction, submission) {
      const fair = await requireEdition(transaction, submission.edition);
      const { email } = submission;
      const { Days = '' } = JSON.parse(submission.data) as Record<string, string>;
      // The page must not reveal whether an address is registered: another entry is a submission like
      // the first, and a mail tells the owner that nothing has changed.
      await insertRegistration(transaction, {
        submission_id: submission.id,
        edition: submission.edition,
        audience,
        person: personOf(email ?? ''),
        days: sortDays(Days),
        state:
          audience === 'public' || (await isApproved(transaction, fair, email ?? ''))
            ? 'registered'
            : 'waiting',
        badge: newBadge(),
        sequence: 0,
        changed_at: new Date(clock.now()).toISOString(),
      });
      return {};
    },
  });
}

const sortDays = (days: string) => [...new Set(splitValues(days))].sort().join(',');

function dayProblems(fair: EditionRecord, audience: VisitorAudience, days: string): FieldProblem[] {
  const admitted = new Set(admittedDays(fair, audience).map(({ Date: day }) => day));
  return splitValues(days).every((day) => admitted.has(day))
    ? []
    : [{ Field: 'Days', Problem: 'wrong', Message: notAdmitted }];
}

const keyOf = ({ headers }: FastifyRequest) => readAccess(badgeAccess, headers.cookie);

function ownRoute(app: Organiser, { database, now }: Dependencies): void {
  app.get('/VisitorRegistrations/Own/:code', { schema: ownSchema }, async (request) => {
    const { code } = request.params;
    await requireEdition(database, code);
    const row = await registrationOfLink(database, { edition: code, token: keyOf(request) }, now());
    return { Code: 200, Data: row ? { Registration: ownRegistration(row) } : {} };
  });
}

function ownRegistration({ reference, audience, state, data, days, badge }: Registration) {
  const { Name = '', Email = '', Company, Role } = JSON.parse(data) as Record<string, string>;
  return {
    Reference: reference,
    Audience: audience,
    State: state,
    Name,
    Email,
    ...(Company && { Company }),
    ...(Role && { Role }),
    Days: splitValues(days),
    ...(state === 'registered' && { Badge: signBadge(badge) }),
  };
}

function changeRoutes(app: Organiser, dependencies: Dependencies): void {
  const { database, now, clock } = dependencies;
  /** The registration of the link, in the transaction of its change. */
  async function findOpened(transaction: Database, request: FastifyRequest, reference: string) {
    const { code } = request.params as { code: string };
    const link = { edition: code, token: keyOf(request) };
    const row = await registrationOfLink(transaction, link, now());
    if (row && row.reference === readReference(reference)) return row;
    throw fieldError('Reference', 'link', noLink);
  }

  const days = {
    path: '/VisitorRegistrations/Days/:code',
    summary: 'Changes the days of a registration',
    form: changeDaysForm,
    access: badgeAccess,
  };
  formRoute(app, dependencies, days, async ({ values, lang: locale, request }) => {
    await database.transaction().execute(async (transaction) => {
      const row = await findOpened(transaction, request, values.Reference);
      const fair = await requireEdition(transaction, row.edition);
      const problems = dayProblems(fair, row.audience, values.Days);
      if (problems.length > 0) throw new FormValidationError(problems, notAdmitted);
      const chosen = sortDays(values.Days);
      if (chosen === row.days || row.email === null || row.state === 'declined') return;
      const at = new Date(clock.now());
      await setDays(transaction, row, chosen, at);
      // It is written when it is sent, so that one that waits says this, too.
      const waiting = await transaction
        .selectFrom('outbox_mails')
        .select('id')
        .where('kind', '=', 'badge-changed')
        .where('recipient', '=', row.email)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (waiting) return;
      const mail = { kind: 'badge-changed', recipient: row.email, locale };
      await putMail(transaction, { ...mail, data: { id: row.submission_id } }, at);
    });
  });

  const cancel = {
    path: '/VisitorRegistrations/Cancel/:code',
    summary: 'Cancels a registration and deletes what was stored for it',
    form: cancelRegistrationForm,
    access: badgeAccess,
  };
  formRoute(app, dependencies, cancel, async ({ values, request }) => {
    await database.transaction().execute(async (transaction) => {
      const row = await findOpened(transaction, request, values.Reference);
      await cancelRegistration(transaction, row, new Date(clock.now()));
    });
  });
}

const closed = '目前不開放線上預先登錄 / Registration on this site is not open';
const notAdmitted = '請只選您可以入場的日期 / Please choose only days on which you are admitted';
const noLink =
  '連結已失效，或這個瀏覽器已開啟另一張參觀證。請再從信中的連結進入 / The link is no longer valid, or another badge was opened in this browser. Please follow the link of the mail again';
const ownSchema = ownDataSchema({
  summary: 'The registration that the key of a mailed link opens, with the content of its QR code',
  access: badgeAccess,
  data: FoundRegistration,
});

/** Deletes a registration with its repetitions, at the request of its owner. */
async function cancelRegistration(
  transaction: Database,
  { edition, audience, email }: Registration,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('submissions')
    .selectAll()
    .where('edition', '=', edition)
    .where('kind', '=', registrationKinds[audience].kind)
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  for (const row of rows) await eraseByPerson(transaction, row, now);
}

/**
 * Whether a trade visitor with this address needs no approval by the staff. The badge goes to that
 * address, so that claiming another one gains nothing.
 */
async function isApproved(
  database: Database,
  { Code, Registration, TradeApproval }: EditionRecord,
  email: string,
): Promise<boolean> {
  if (!Registration?.ApproveTrade) return true;
  const { Domains = [], Exhibitors = false } = TradeApproval ?? {};
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const isWithin = (name: string) => domain === name || domain.endsWith(`.${name}`);
  if (Domains.some(isWithin)) return true;
  if (!Exhibitors) return false;
  // As imported: what exhibitors write themselves approves no visitor.
  const exhibitors = await listImportedRecords(database, Code, 'exhibitors');
  const withdrawn = new Set(await listWithdrawn(database, Code));
  return exhibitors.some(
    (record) =>
      isShown('exhibitors', record, withdrawn) && domainsOf(record.Website).some(isWithin),
  );
}

/** None for an address without one, such as `https://localhost`. */
function domainsOf(website = ''): string[] {
  const name = URL.parse(website)?.hostname.replace(/^www\./u, '') ?? '';
  return name.includes('.') ? [name] : [];
}
