import {
  Credentials,
  AccountDeletion,
  PasswordChange,
  Profile,
} from '@dswine/shared/contract/accounts';
import { countFailure, requireCaptcha } from '../../http/captcha/captcha-check.ts';
import { throwValidationError, HttpError } from '../../http/responses.ts';
import { clientOf, consume, countAttempt, perMinute } from '../../http/rate-limits.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { limits, requestsAMinute } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import {
  accountCall,
  done,
  findByEmail,
  deleteMember,
  findWithPassword,
  openSession,
  requireMember,
  setProfile,
  endSession,
  findMember,
  renewSession,
  membersOnly,
} from './members.queries.ts';
import { plainEmail } from '@dswine/shared/form/email';
import { isPassword, hashPassword, passwordProblem } from './passwords.ts';
import { localeOf } from '@dswine/shared/contract/locales';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import { plainValue } from '@dswine/shared/form/field-rules';
import { changePassword } from './register.routes.ts';
import { AuthCheck, Member } from '@dswine/shared/contract/members';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { isSameOrigin } from '../../http/same-origin.ts';

export async function loginRoute(
  app: Organiser,
  { database, cookies, clock }: Dependencies,
): Promise<void> {
  const required = ['Email', 'Password'];
  app.post('/Login', accountCall('Logs in', Credentials, { required }), async (request, reply) => {
    const { Password, Code, Proof } = request.body;
    const email = plainEmail(request.body.Email);
    throwValidationError({
      Email: email === '' ? 'required' : undefined,
      Password: Password === '' ? 'required' : undefined,
    });
    const client = clientOf(request);
    const now = new Date(clock.now());
    const refund = await consume(
      database,
      limits.loginOfClientAndAccount,
      `${client}\n${email}`,
      now,
    );
    const free = await countFreeLogin(database, client, email, now);
    if (free.count > free.max) {
      throwValidationError({ Code: Code === '' && Proof === '' ? 'required' : undefined });
      await requireCaptcha(database, request, { Code, Proof }, now);
    }
    const member = await findByEmail(database, email);
    if (!(await isPassword(member?.password_hash, Password)) || !member) {
      await countFailure(database, request, now);
      // Ask for the captcha together with the next password.
      const isLast = free.count >= free.max;
      return throwValidationError(
        { Password: 'credentials', Code: isLast ? 'required' : undefined },
        wrongCredentials,
      );
    }
    await Promise.all([refund(), free.refund()]);
    cookies.set(reply, await openSession(database, member.id, cookies.read(request), now));
    return done;
  });
}

/**
 * The count that is nearer to its limit: of the account or of the client. Counted before the
 * password is checked, so that parallel attempts get no further.
 */
async function countFreeLogin(database: Database, client: string, email: string, now: Date) {
  const [ofAccount, ofClient] = await Promise.all([
    countAttempt(database, limits.freeLoginsOfAccount, email, now),
    countAttempt(database, limits.freeLoginsOfClient, client, now),
  ]);
  return {
    count: Math.max(ofAccount.count, ofClient.count),
    max: limits.freeLoginsOfAccount.max,
    refund: () => Promise.all([ofAccount.refund(), ofClient.refund()]),
  };
}

const wrongCredentials =
  '無法登入：電子郵件或密碼不正確。可以重設密碼。 / ' +
  'You are not logged in: the email or the password is wrong. You can reset the password.';

/** Deletes a member's data at once and permanently, after a password check (PDPA § 3). */
export async function deleteRoute(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database, cookies, clock } = dependencies;
  app.post(
    '/Delete',
    accountCall('Deletes the account with all its data', AccountDeletion, {
      required: ['Current', 'Sure'],
      security: 'member',
    }),
    async (request, reply) => {
      const now = new Date(clock.now());
      const { id } = await requireMember(dependencies, request);
      const { Current, Sure } = request.body;
      throwValidationError({
        Current: Current === '' ? 'required' : undefined,
        Sure: Sure === 'yes' ? undefined : 'required',
      });
      await consume(database, limits.passwordTries, id, now);
      const member = await findWithPassword(database, id);
      if (!member || !(await isPassword(member.password_hash, Current)))
        return throwValidationError(
          { Current: 'credentials' },
          '目前的密碼不正確 / The current password is wrong',
        );
      const locale = localeOf(member.locale);
      await database.transaction().execute(async (transaction) => {
        await deleteMember(transaction, member, now);
        const mail = { kind: 'account-deleted', recipient: member.email, locale };
        await putMail(transaction, mail, now);
      });
      cookies.clear(reply);
      return done;
    },
  );
}

export async function profileRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database, cookies, clock } = dependencies;
  const profile = accountCall('Changes name, company and language of mails', Profile, {
    required: ['Name'],
    security: 'member',
  });
  app.post('/Profile', profile, async (request) => {
    const member = await requireMember(dependencies, request);
    const [name, company] = [plainValue(request.body.Name), plainValue(request.body.Company)];
    throwValidationError({
      Name: name === '' ? 'required' : name.length > 100 ? 'long' : undefined,
      Company: company.length > 100 ? 'long' : undefined,
    });
    await setProfile(database, member.id, {
      name,
      company: company || null,
      locale: request.body.Locale,
    });
    return done;
  });

  app.post(
    '/Password',
    accountCall('Changes the password; all other sessions end', PasswordChange, {
      required: ['Current', 'Password'],
      security: 'member',
    }),
    async (request, reply) => {
      const { id, email } = await requireMember(dependencies, request);
      const { Current, Password } = request.body;
      throwValidationError({
        Current: Current === '' ? 'required' : undefined,
        Password: passwordProblem(Password, email),
      });
      const now = new Date(clock.now());
      const refund = await consume(database, limits.passwordTries, id, now);
      const member = await findWithPassword(database, id);
      if (!(await isPassword(member?.password_hash, Current)) || !member)
        return throwValidationError(
          { Current: 'credentials' },
          '目前的密碼不正確 / The current password is wrong',
        );
      await refund();
      const hash = await hashPassword(Password);
      await database
        .transaction()
        .execute((transaction) => changePassword(transaction, member, hash, now));
      cookies.set(reply, await openSession(database, id, cookies.read(request), now));
      return done;
    },
  );
}

/**
 * Every page of a member makes this call, and all visitors in the hall may share one client
 * address.
 */
const tags = ['auth'];
const checkSchema = {
  tags,
  summary: 'Is the caller logged in? A bare number: 200 yes, 251 no',
  response: { 200: AuthCheck },
};
const logoutSchema = {
  tags,
  summary: 'Ends the session',
  response: { 200: Envelope(Type.Null()), 403: Failure, 500: Failure },
};

export async function authRoutes(
  app: Organiser,
  { database, cookies, siteOrigins, clock }: Dependencies,
): Promise<void> {
  // The session check takes no payload. Ignore whatever a client sends.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'no-store'),
  );

  const config = perMinute(requestsAMinute.sessionCheck);
  app.post('/isAuthenticated', { schema: checkSchema, config }, async (request, reply) => {
    const token = cookies.read(request);
    const now = new Date(clock.now());
    if (!(await findMember(database, token, now)) || token === undefined) {
      // Clear stale cookies. Otherwise the browser still assumes that it is logged in.
      if (cookies.hasAny(request)) cookies.clear(reply);
      return 251;
    }
    if (await renewSession(database, token, now)) cookies.set(reply, token);
    return 200;
  });

  const logout = {
    schema: logoutSchema,
    config: perMinute(requestsAMinute.logout),
    exposeHeadRoute: false,
  };
  app.get('/Logout', logout, async (request, reply) => {
    if (!isSameOrigin(request, siteOrigins))
      throw new HttpError(403, '只能從本網站登出 / Logging out works from this site only');
    const token = cookies.read(request);
    if (token !== undefined) await endSession(database, token);
    cookies.clear(reply);
    return { Code: 200, Data: null };
  });
}

const schema = {
  ...membersOnly,
  tags: ['expo'],
  summary: 'The member who is logged in',
  response: { 200: Envelope(Member), 401: Failure, 500: Failure },
};

export async function userRoute(app: Organiser, dependencies: Dependencies): Promise<void> {
  app.get('/User', { schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { id, name, email, company, locale } = await requireMember(dependencies, request);
    return {
      Code: 200,
      Data: {
        Id: id,
        Name: name,
        Email: email,
        Locale: locale,
        ...(company !== null && { Company: company }),
      },
    };
  });
}
