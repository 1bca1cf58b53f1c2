import { randomBytes, randomInt } from 'node:crypto';
import { ProofChallenge } from '@dswine/shared/contract/captcha';
import { Envelope, Failure } from '@dswine/shared/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { perMinute } from '../rate-limits.ts';
import { requestsAMinute } from '../../policies.ts';
import { lang, HttpError } from '../responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { bitsFor, captchaCookie } from './captcha-check.ts';
import { openChallenge, openProof } from './captcha.queries.ts';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { CaptchaTask } from './captcha-worker.ts';

const captchaCookieOptions = {
  path: '/',
  maxAge: 60 * 60,
  httpOnly: true,
  sameSite: 'lax',
} as const;
const tags = ['expo'];
const file = (type: string, description: string) => ({
  200: {
    description,
    content: { [type]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
  },
  500: Failure,
  503: Failure,
});
const pictureSchema = {
  tags,
  summary: 'A captcha of five digits; a cookie ties its challenge to the browser',
  response: file('image/png', 'PNG'),
};
const spokenSchema = {
  tags,
  summary: 'Five other digits, spoken: another challenge of this browser for the same forms',
  querystring: Type.Object(lang),
  response: { ...file('audio/wav', 'WAV'), 400: Failure },
};
const proofSchema = {
  tags,
  summary: 'A challenge for a proof of work, which replaces the digits',
  response: { 200: Envelope(ProofChallenge), 500: Failure },
};

/** Allows a few requests a second from a hall full of visitors behind one address. */
const config = perMinute(requestsAMinute.captcha);

export async function captchaRoutes(
  app: Organiser,
  { database, clock }: Dependencies,
): Promise<void> {
  const maker = createCaptchaMaker();
  app.addHook('onClose', () => maker.close());

  async function challenge(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const name = captchaCookie(request);
    const existing = request.cookies[name];
    const key =
      existing !== undefined && /^[\w-]{22}$/u.test(existing)
        ? existing
        : randomBytes(16).toString('base64url');
    const answer = String(randomInt(100_000)).padStart(5, '0');
    await openChallenge(database, key, answer, new Date(clock.now()));
    const { secure } = app.protection;
    void reply
      .header('cache-control', 'no-store')
      .setCookie(name, key, { ...captchaCookieOptions, secure });
    return answer;
  }

  const options = { config, exposeHeadRoute: false };
  app.get('/Validcode', { schema: pictureSchema, ...options }, async (request, reply) => {
    const digits = await challenge(request, reply);
    return reply.type('image/png').send(await maker.make({ digits }));
  });

  app.get('/Validcode/Spoken', { schema: spokenSchema, ...options }, async (request, reply) => {
    const digits = await challenge(request, reply);
    const spokenIn = request.query.Lang;
    return reply.type('audio/wav').send(await maker.make({ digits, spokenIn }));
  });

  app.get('/Validcode/Proof', { schema: proofSchema, ...options }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const now = new Date(clock.now());
    const Data = await database
      .transaction()
      .execute(async (transaction) =>
        openProof(transaction, await bitsFor(transaction, request, now), now),
      );
    return { Code: 200, Data };
  });
}

/** Longest queue for the thread. Only bots fill a longer one: people would not wait for it. */
const maxQueueLength = 64;

type CaptchaMaker = {
  make: (task: CaptchaTask) => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * Makes pictures and recordings in one worker thread, so that they do not delay other responses.
 * The thread starts with the first task. `make` throws a 503 `HttpError` when the queue is full.
 */
export function createCaptchaMaker(): CaptchaMaker {
  let pool: Piscina | undefined;
  return {
    async make(task) {
      pool ??= new Piscina({
        filename: fileURLToPath(new URL('./captcha-worker.ts', import.meta.url)),
        minThreads: 1,
        maxThreads: 1,
        maxQueue: maxQueueLength,
      });
      if (pool.queueSize >= maxQueueLength) throw new HttpError(503, busy);
      return Buffer.from((await pool.run(task)) as Uint8Array);
    },
    close: async () => pool?.destroy(),
  };
}

const busy =
  '驗證碼目前太多人使用，請按「改用自動驗證，不必輸入數字」 / ' +
  'Too many codes are being made. Please choose “Verify automatically instead”';
