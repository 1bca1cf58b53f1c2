import { OwnSubscription } from '@dswine/shared/contract/notify';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import { notifyAccess, readAccess } from '@dswine/shared/fair/addresses/access-cookies';
import {
  confirmNotifyForm,
  leaveNotifyForm,
  type NotifyAudience,
} from '@dswine/shared/fair/forms/notify-form';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Type } from 'typebox';
import { hashToken, openLink } from '../access-links/access-links.ts';
import { personOf } from '../applications/person.ts';
import { requireEdition } from '../../content/editions/stored-records.ts';
import { lang, name, ownDataSchema } from '../../http/expo-schema.ts';
import { fieldError } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notifyKind } from '../submissions/kinds/notify.kind.ts';
import { formRoute } from '../submissions/form-route.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { confirmSubscription, endSubscription } from './change-subscription.ts';
import { linkToken } from '../applications/link-token.ts';
import { insertSubscription, subscriptionOfLink } from './subscriptions.repository.ts';

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
