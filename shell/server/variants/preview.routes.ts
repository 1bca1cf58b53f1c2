import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '@dswine/shared/process/clock';
import { sendErrorPage } from '../errors/errors.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { acceptForms } from '../http/form-body.ts';
import { pathOnSite } from '../http/page-url.ts';
import type { Settings } from '../settings/settings.ts';
import { setPreviewCookie } from './audience.ts';
import { barScript, barStyle, previewPath } from './preview-bar.ts';
import type { Variants } from './variants.ts';

type Options = {
  variants: Variants;
  live: () => Live;
  settings: Pick<Settings, 'siteUrl'>;
  clock: Pick<Clock, 'now'>;
};

/**
 * `/releases/preview/*`: links that start a preview in this browser, the button that ends it, and
 * the files of its bar.
 */
export async function previewRoutes(
  server: FastifyInstance,
  { variants, live, settings, clock }: Options,
): Promise<void> {
  const { siteUrl } = settings;
  const secure = siteUrl.startsWith('https:');
  acceptForms(server);

  function leadTo(reply: FastifyReply, address: string, cookie: string): FastifyReply {
    return reply
      .code(303)
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'set-cookie': cookie,
        location: pathOnSite(address, siteUrl),
      })
      .send();
  }

  for (const { url, type, bytes } of [barStyle, barScript])
    server.get(url, (_request, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
        .type(type)
        .send(bytes),
    );

  server.get<{ Params: { '*': string }; Querystring: { to?: string } }>(
    // A parameter with a name would have 100 characters at most.
    `${previewPath}/*`,
    async ({ params, query }, reply) => {
      const { '*': token } = params;
      const preview = await variants.preview(token);
      if (preview) {
        const seconds = Math.ceil((preview.until - clock.now()) / 1000);
        const cookie = setPreviewCookie(token, { seconds, secure });
        return leadTo(reply, String(query.to ?? '/'), cookie);
      }
      return sendErrorPage(reply.code(410), { live: live(), siteUrl, reason: 'noPreview' });
    },
  );

  server.post(`${previewPath}/leave`, (request, reply) => {
    const { back = '/' } = (request.body ?? {}) as Record<string, string>;
    return leadTo(reply, back, setPreviewCookie(undefined, { secure }));
  });
}
