import { OwnSubscription } from '@dswine/shared/contract/notify';
import { Envelope, Failure, type Lang } from '@dswine/shared/contract/wire';
import { notifyAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  confirmNotifyForm,
  leaveNotifyForm,
  type NotifyAudience,
} from '@dswine/shared/fair/forms/notify-form';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Type } from 'typebox';
import { hashToken, openLink } from '../access-links/access-links.ts';
import { personOf } from '../applications/person-key.ts';
import { requireEdition } from '../../content/editions/edition.ts';
import { lang, name, ownDataSchema, fieldError } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { notifyKind } from '../submissions/kinds/submission-kinds.ts';
import { formRoute, registerSubmissionRoute } from '../submissions/create-submission.ts';
import { linkToken } from '../applications/link-token.ts';
import {
  insertSubscription,
  subscriptionOfLink,
  findSubscription,
  listEarlier,
  setConfirmed,
} from './subscriptions.repository.ts';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { retention } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { localeOf } from '@dswine/shared/contract/locales';
import { recordAction } from '../../desk/audit/actions.queries.ts';
import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { SubscriptionRow } from '../../store/tables/subscriptions.ts';

/** Mails about the next edition: asked for by a form, confirmed and ended by a mailed link. */
export async function notifyRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const { database, clock } = dependencies;
  registerSubmissionRoute(app, dependencies, {
    path: '/Notify/:code',
    summary: 'Asks for mails about the next edition; the address has to be confirmed by mail',
    kind: notifyKind,
    // The same response whether or not the address is known: only its mailbox learns more.
    async within(transaction, submission) {
      const { Next, ExhibitionYear } = await requireEdition(transaction, submission.edition);
      const { Audience } = JSON.parse(submission.data) as { Audience: NotifyAudience };
      const token = linkToken('subscription', submission.id);
      await insertSubscription(transaction, {
        submission_id: submission.id,
        edition: submission.edition,
        year: Next?.ExhibitionYear ?? ExhibitionYear,
        audience: Audience,
        person: personOf(submission.email ?? ''),
        confirmed_at: null,
        token_hash: hashToken(token),
      });
      const link = { purpose: 'subscription', subject: submission.id } as const;
      await openLink(transaction, { ...link, token }, new Date(clock.now()));
      return {};
    },
  });

  app.get('/Notify/Own/:code', { schema: ownSchema }, async (request) => {
    const { code } = request.params;
    await requireEdition(database, code);
    const token = readAccess(notifyAccess, request.headers.cookie);
    const link = { edition: code, token };
    const row = await subscriptionOfLink(database, link, new Date(clock.now()));
    if (!row) return { Code: 200, Data: { State: 'none' as const } };
    const State = row.confirmed_at === null ? ('unconfirmed' as const) : ('confirmed' as const);
    return { Code: 200, Data: { State, Audience: row.audience, Year: row.year } };
  });

  const changes = [
    ['Confirm', confirmNotifyForm, confirmSubscription, 'Confirms the address of a mailed link'],
    ['Leave', leaveNotifyForm, endSubscription, 'Ends the mails and deletes the address'],
  ] as const;
  for (const [path, form, change, summary] of changes)
    formRoute(
      app,
      dependencies,
      { path: `/Notify/${path}/:code`, summary, form, access: notifyAccess, longest: 10 },
      async ({ code, request }) => {
        const token = readAccess(notifyAccess, request.headers.cookie);
        const link = { edition: code, token };
        if (!(await change(database, link, new Date(clock.now()))))
          throw fieldError('Sure', 'link', closed);
      },
    );
}

/**
 * One-click unsubscribing by the mail program (RFC 8058): a POST from a mail provider's server,
 * without cookies and origin, authorised by the signed key in its URL. Mail programs that open the
 * URL get the page with the button: opening it must not unsubscribe, because scanners do that too.
 */
export async function unsubscribeRoute(
  app: Organiser,
  { database, clock, siteUrl }: Dependencies,
): Promise<void> {
  app.get(
    '/Notify/Unsubscribe/:code',
    { schema: unsubscribePageSchema, exposeHeadRoute: false },
    async ({ query: { Lang, Token } }, reply) => {
      const page = `${siteUrl}${paths.notifyLink(Lang)}?key=${encodeURIComponent(Token)}`;
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    },
  );
  await app.register(async (scope: Organiser) => {
    // The body says `List-Unsubscribe=One-Click`, in either encoding of forms. The key decides.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { bodyLimit: 4096, parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    scope.post(
      '/Notify/Unsubscribe/:code',
      { schema: unsubscribeSchema },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const link = { edition: request.params.code, token: request.query.Token };
        await endSubscription(database, link, new Date(clock.now()));
        // The same response for a key that opens nothing: mail providers try again.
        return { Code: 200, Data: null };
      },
    );
  });
}

const closed =
  '這個連結已失效，或已取消通知 / This link has expired, or the mails have been ended already';
const tags = ['forms'];
const params = Type.Object({ code: name });
const ownSchema = ownDataSchema({
  summary: 'The subscription that the key of a mailed link opens',
  access: notifyAccess,
  data: OwnSubscription,
});
const unsubscribeSchema = {
  tags,
  summary: 'One-click unsubscribing by mail programs (RFC 8058)',
  params,
  querystring: Type.Object({ ...lang, Token: Type.String({ maxLength: 100, default: '' }) }),
  response: { 200: Envelope(Type.Null()), 400: Failure, 404: Failure, 500: Failure },
};
/** Not a call of the API, whose answers are data. */
const unsubscribePageSchema = { hide: true, querystring: unsubscribeSchema.querystring };

export function subscriptionLink(siteUrl: string, locale: Lang, submissionId: string): string {
  return `${siteUrl}${paths.notifyLink(locale)}?key=${linkToken('subscription', submissionId)}`;
}

/**
 * The mails about a subscription, in the language that the person chose. None is written once it
 * has ended.
 */
export function notifyMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  function writer(name: string, confirmed: boolean): MailWriter {
    return async ({ data }) => {
      const id = String(data['id']);
      const subscription = await findSubscription(database, id);
      const submission = await findSubmission(database, id);
      if (!subscription || !submission) return undefined;
      if ((subscription.confirmed_at !== null) !== confirmed) return undefined;
      const locale = languageOf(submission.data);
      const { ShortName, Next } = await requireEdition(database, subscription.edition);
      const text = writeMail(locale, name, {
        fair: inLocale(ShortName, locale),
        dates: Next ? writeDateRange(Next.StartDate, Next.EndDate, locale) : subscription.year,
        isVisitor: subscription.audience === 'visitor',
        days: retention.unconfirmedDays,
        link: subscriptionLink(siteUrl, locale, id),
      });
      const token = linkToken('subscription', id);
      return {
        ...text,
        locale,
        unsubscribe: `${siteUrl}/api/expo/Notify/Unsubscribe/${subscription.edition}?Token=${token}&Lang=${locale}`,
      };
    };
  }
  return {
    'notify-confirm': writer('notify-confirm', false),
    'notify-confirmed': writer('notify-confirmed', true),
  };
}

type Link = { edition: string; token: string };

/** Confirms the subscription of a link, once. Returns false when the link opens nothing. */
async function confirmSubscription(database: Database, link: Link, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await subscriptionOfLink(transaction, link, now);
    const submission = row && (await findSubmission(transaction, row.submission_id));
    if (!row || !submission || submission.email === null) return false;
    if (row.confirmed_at !== null) return true;
    // One address is on a list once: the newer wish replaces the older one.
    for (const earlier of await listEarlier(transaction, row))
      await eraseSubmission(transaction, earlier.submission_id, now);
    await setConfirmed(transaction, row.submission_id, {
      confirmedAt: now.toISOString(),
      retainUntil: await endOfMails(transaction, row),
    });
    const mail = {
      kind: 'notify-confirmed',
      recipient: submission.email,
      locale: languageOf(submission.data),
      data: { id: submission.id },
    };
    await putMail(transaction, mail, now);
    return true;
  });
}

/** Ends the mails and deletes the address. Returns false when the link opens nothing. */
async function endSubscription(database: Database, link: Link, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await subscriptionOfLink(transaction, link, now);
    const submission = row && (await findSubmission(transaction, row.submission_id));
    if (!submission) return false;
    await eraseSubmission(transaction, submission.id, now);
    const { reference: subject } = submission;
    const action = { staff: 'sender', action: 'delete', subject, detail: 'unsubscribed' };
    await recordAction(transaction, action, now);
    return true;
  });
}

export function languageOf(data: string): Lang {
  return localeOf((JSON.parse(data) as { Language?: string }).Language);
}

/** A next edition without dates is expected within a year. */
async function endOfMails(database: Database, { edition }: SubscriptionRow): Promise<string> {
  const { Next, EndDate } = await requireEdition(database, edition);
  const end = new Date(`${Next?.EndDate ?? EndDate}T23:59:59.999+08:00`);
  end.setUTCMonth(end.getUTCMonth() + retention.subscriptionMonths + (Next ? 0 : 12));
  return end.toISOString();
}
