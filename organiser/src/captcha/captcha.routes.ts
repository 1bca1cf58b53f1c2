import { randomBytes, randomInt } from 'node:crypto';
import { ProofChallenge } from '@dswine/shared/contract/captcha';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hiddenCookie, isSecureSite, readCookie } from '../server/cookies.ts';
import { lang } from '../server/expo-schema.ts';
import type { Organiser } from '../server/organiser.ts';
import type { Database } from '../store/tables.ts';
import { captchaCookie } from './captcha-check.ts';
import { openChallenge } from './captcha.queries.ts';
import { drawDigits } from './draw-digits.ts';
import { openProof } from './proof-of-work.ts';
import { speakDigits } from './speak-digits.ts';

const cookieSeconds = 60 * 60;
const tags = ['expo'];
const file = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } } },
  500: Failure,
});
const pictureSchema = {
  tags,
  summary: 'A captcha of five digits; its challenge belongs to the browser by cookie',
  response: file('image/png', 'PNG'),
};
const spokenSchema = {
  tags,
  summary: 'Five other digits, spoken: another challenge of this browser, which answers a form as well',
  querystring: Type.Object(lang),
  response: { ...file('audio/wav', 'WAV'), 400: Failure },
};
const proofSchema = {
  tags,
  summary: 'A challenge for a proof of work, which answers a form instead of digits',
  response: { 200: Envelope(ProofChallenge), 500: Failure },
};

export function captchaRoutes(app: Organiser, database: Database, siteOrigins: string[]): void {
  /** Makes a challenge for the browser that asks, and returns its digits. */
  async function challenge(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const known = readCookie(request, captchaCookie);
    const key = known !== undefined && /^[\w-]{22}$/u.test(known) ? known : randomBytes(16).toString('base64url');
    const answer = String(randomInt(100_000)).padStart(5, '0');
    await openChallenge(database, key, answer);
    const cookie = hiddenCookie(captchaCookie, key, { seconds: cookieSeconds, secure: isSecureSite(siteOrigins) });
    void reply.header('cache-control', 'no-store').header('set-cookie', cookie);
    return answer;
  }

  app.get('/Validcode', { schema: pictureSchema, exposeHeadRoute: false }, async (request, reply) =>
    reply.type('image/png').send(drawDigits(await challenge(request, reply))),
  );

  app.get('/Validcode/Spoken', { schema: spokenSchema, exposeHeadRoute: false }, async (request, reply) =>
    reply.type('audio/wav').send(speakDigits(await challenge(request, reply), request.query.Lang)),
  );

  app.get('/Validcode/Proof', { schema: proofSchema, exposeHeadRoute: false }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { Code: 200, Data: await openProof(database) };
  });
}
