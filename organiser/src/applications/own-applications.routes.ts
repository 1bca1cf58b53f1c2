import { OwnApplications, type OwnApplication } from '@dswine/shared/contract/applications';
import { FormRefused } from '@dswine/shared/contract/forms';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { applicationsAccess, readAccess } from '@dswine/shared/fair/access-cookies';
import { applicationLinkForm, withdrawalForm } from '@dswine/shared/fair/application-forms';
import { plainValues } from '@dswine/shared/form/field-rules';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { findEntry } from '../calendar/calendar.queries.ts';
import { entry as calendarEntry } from '../calendar/calendar.routes.ts';
import { passesCaptcha } from '../captcha/captcha-check.ts';
import { plainEmail } from '../members/email.ts';
import type { SessionCookies } from '../members/session-cookies.ts';
import { findMember } from '../members/sessions.queries.ts';
import { putMail } from '../outbox/outbox.queries.ts';
import { requireEdition } from '../editions/editions.queries.ts';
import { accessCookie, lang, name } from '../server/expo-schema.ts';
import { refuseProblems } from '../server/failures.ts';
import type { Organiser } from '../server/organiser.ts';
import { addressBlock, isWithin, spend } from '../server/rate-limits.ts';
import { openView } from '../server/view.ts';
import type { SubmissionTools } from '../submissions/accept-submission.ts';
import { mailsToAddress, submissionsOfClient } from '../submissions/limits.ts';
import { refuseForm, wrongCode } from '../submissions/refuse-form.ts';
import { personOfKey } from './application-keys.ts';
import { hasBegun } from './has-begun.ts';
import { listOwn, positionOf } from './applications.queries.ts';
import { personOf } from './person.ts';
import { giveBack } from './places.queries.ts';
import { tellApplicant } from './tell-applicant.ts';

type Tools = SubmissionTools & { now: () => Date; cookies: SessionCookies };

/** What a reader sees and does of his own applications, by login or by the key of a mailed link. */
export function ownApplicationRoutes(app: Organiser, { database, guards, now, cookies }: Tools): void {
  async function whoAsks(request: FastifyRequest, edition: string): Promise<string | undefined> {
    const key = readAccess(applicationsAccess, request.headers.cookie);
    const holder = key === '' ? undefined : await personOfKey(database, edition, key);
    if (holder !== undefined) return holder;
    const member = await findMember(database, cookies.read(request));
    return member && personOf(member.email);
  }

  app.get('/Event/OwnApplications/:code', { schema: listSchema }, async (request) => {
    const { code } = request.params;
    const { Lang } = request.query;
    await requireEdition(database, code);
    const person = await whoAsks(request, code);
    if (person === undefined) {
      const Expired = readAccess(applicationsAccess, request.headers.cookie) !== '';
      return { Code: 200, Data: { Known: false, Expired, Items: [] } };
    }
    const view = await openView(database, code, Lang);
    const Items: OwnApplication[] = [];
    for (const row of await listOwn(database, code, person)) {
      const record = await findEntry(database, code, row.entry);
      if (!record) continue;
      Items.push({
        Id: row.id,
        Reference: row.reference,
        State: row.state,
        ...(row.state === 'waiting' && { Position: await positionOf(database, row) }),
        Open: row.state !== 'withdrawn' && !hasBegun(record, now()),
        AppliedAt: row.created_at,
        Entry: calendarEntry(view, record),
      });
    }
    return { Code: 200, Data: { Known: true, Expired: false, Items } };
  });

  app.post('/Event/Withdrawals/:code', { schema: withdrawSchema }, async (request) => {
    const { code } = request.params;
    const values = plainValues(withdrawalForm.fields, request.body);
    refuseForm(withdrawalForm, values);
    const person = await whoAsks(request, code);
    refuseProblems({ Application: person === undefined ? 'link' : undefined }, gone);
    const Reference = await database.transaction().execute(async (transaction) => {
      const own = await listOwn(transaction, code, person ?? '');
      const row = own.find(({ id }) => id === values['Application']);
      const record = row && (await findEntry(transaction, code, row.entry));
      const open = record ? !hasBegun(record, now()) : false;
      const given = row && (await giveBack(transaction, row.id, person ?? '', open));
      if (given?.movedUp) await tellApplicant(transaction, 'application-moved', given.movedUp.submission_id);
      if (given) await tellApplicant(transaction, 'application-withdrawn', given.row.submission_id);
      return row?.reference;
    });
    refuseProblems({ Application: Reference === undefined ? 'wrong' : undefined }, gone);
    return { Code: 200, Data: { Reference: Reference ?? '' } };
  });

  app.post('/Event/ApplicationLink/:code', { schema: linkSchema }, async (request) => {
    const { code } = request.params;
    await requireEdition(database, code);
    const values = plainValues(applicationLinkForm.fields, request.body);
    refuseForm(applicationLinkForm, guards ? values : { ...values, Code: '-' });
    const email = plainEmail(values['Email'] ?? '');
    if (guards) {
      await spend(database, submissionsOfClient, addressBlock(request.ip));
      const passes = await passesCaptcha(database, request, {
        Code: values['Code'] ?? '',
        Proof: values['Proof'] ?? '',
      });
      refuseProblems({ Code: passes ? undefined : 'captcha' }, wrongCode);
    }
    // Whether the address has applied is looked up when the mail is written: the answer never says.
    if (!guards || (await isWithin(database, mailsToAddress, email)))
      await putMail(database, {
        kind: 'application-link',
        recipient: email,
        locale: request.query.Lang,
        data: { edition: code },
      });
    return { Code: 200, Data: null };
  });
}

const gone = '找不到這筆報名，或連結已失效 / There is no such application, or the link is no longer valid';
const text = Type.String({ maxLength: 400, default: '' });
const tags = ['forms'];
const params = Type.Object({ code: name });
const refusals = { 400: Failure, 403: Failure, 404: Failure, 422: FormRefused, 429: Failure, 500: Failure };
const listSchema = {
  tags,
  summary: 'The reader’s own applications, by the cookie with a mailed link’s key or by login',
  params,
  querystring: Type.Object(lang),
  cookies: accessCookie(applicationsAccess),
  response: { 200: Envelope(OwnApplications), 400: Failure, 404: Failure, 500: Failure },
};
const withdrawSchema = {
  tags,
  summary: 'Gives a place back; the first who waits gets it, and a mail',
  params,
  querystring: Type.Object(lang),
  cookies: accessCookie(applicationsAccess),
  body: Type.Object({ Application: text }),
  response: { 200: Envelope(Type.Object({ Reference: Type.String() })), ...refusals },
};
const linkSchema = {
  tags,
  summary: 'Asks for a mail with a link to one’s own applications',
  params,
  querystring: Type.Object(lang),
  body: Type.Object({ Email: text, Code: text, Proof: text }),
  response: { 200: Envelope(Type.Null()), ...refusals },
};
