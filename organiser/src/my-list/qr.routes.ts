import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { renderSVG } from 'uqr';
import { name } from '../server/expo-schema.ts';
import type { Organiser } from '../server/organiser.ts';

const schema = {
  tags: ['expo'],
  summary: 'The QR code of an address of the site, as SVG',
  params: Type.Object({ code: name }),
  querystring: Type.Object({ Path: Type.String({ pattern: '^/(?![/\\\\])[!-~]*$', maxLength: 1200 }) }),
  response: {
    200: { description: 'SVG', content: { 'image/svg+xml': { schema: Type.String() } } },
    400: Failure,
    404: Failure,
    500: Failure,
  },
};

/** Draws addresses of this site only, so that nobody lends its name to another. */
export function qrRoutes(app: Organiser, site: string): void {
  app.get('/Qr/:code', { schema }, async ({ query }, reply) => {
    const address = new URL(query.Path, site);
    void reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return renderSVG(address.href, { border: 2, ecc: 'M' });
  });
}
