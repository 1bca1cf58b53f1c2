import { randomBytes, randomInt } from 'node:crypto';
import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { hiddenCookie, isSecureSite, readCookie } from '../server/cookies.ts';
import type { Organiser } from '../server/organiser.ts';
import type { Database } from '../store/tables.ts';
import { openChallenge } from './captcha.queries.ts';
import { drawDigits } from './draw-digits.ts';

export const captchaCookie = 'dswine_captcha';
const cookieSeconds = 60 * 60;
const schema = {
  tags: ['expo'],
  summary: 'A captcha of five digits; its challenge belongs to the browser by cookie',
  response: {
    200: {
      description: 'PNG',
      content: { 'image/png': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
    },
    500: Failure,
  },
};

export function captchaRoutes(app: Organiser, database: Database, siteOrigins: string[]): void {
  app.get('/Validcode', { schema, exposeHeadRoute: false }, async (request, reply) => {
    const known = readCookie(request, captchaCookie);
    const key = known !== undefined && /^[\w-]{22}$/u.test(known) ? known : randomBytes(16).toString('base64url');
    const answer = String(randomInt(100_000)).padStart(5, '0');
    await openChallenge(database, key, answer);
    const cookie = hiddenCookie(captchaCookie, key, { seconds: cookieSeconds, secure: isSecureSite(siteOrigins) });
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookie)
      .type('image/png')
      .send(drawDigits(answer));
  });
}
