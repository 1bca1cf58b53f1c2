import { createHash } from 'node:crypto';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { answerChallenge, openChallenge } from './captcha.queries.ts';
import { isProof, openProof } from './proof-of-work.ts';
import { speakDigits } from './speak-digits.ts';

let organiser: TestOrganiser;
beforeEach(async () => void (organiser = await startTestOrganiser()));
afterEach(() => organiser.end());

const now = new Date('2026-04-17T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const browser = 'a'.repeat(22);

describe('captcha digits', () => {
  const open = (answer: string) => openChallenge(organiser.database, browser, answer, now);
  const answer = (digits: string, at = now, from = browser) =>
    answerChallenge(organiser.database, from, digits, at);

  it('are accepted once, from any open tab, in full width and with spaces', async () => {
    for (const digits of ['11111', '22222']) await open(digits);
    expect(await answer('１１ 111')).toBe(true);
    expect([await answer('11111'), await answer('22222')]).toEqual([false, true]);
  });

  it('are accepted once when they are submitted twice at once', async () => {
    await open('11111');
    expect((await Promise.all([answer('11111'), answer('11111')])).filter(Boolean)).toHaveLength(1);
  });

  it('are valid for one browser and for ten minutes', async () => {
    await open('11111');
    expect([
      await answer('11111', now, 'b'.repeat(22)),
      await answerChallenge(organiser.database, undefined, '11111', now),
    ]).toEqual([false, false]);
    expect([await answer('11111', later(10)), await answer('11111', later(9))]).toEqual([
      false,
      true,
    ]);
  });

  it('expire after three wrong answers', async () => {
    await open('11111');
    for (const wrong of ['1', '2', '3']) expect(await answer(wrong)).toBe(false);
    expect(await answer('11111')).toBe(false);
    await open('22222');
    expect(await answer('22222')).toBe(true);
  });
});

describe('spoken captcha digits', () => {
  it.each(['tw', 'en'])('are served as a WAV in %s with a separate challenge', async (Lang) => {
    const response = await organiser.app.inject(`/api/expo/Validcode/Spoken?Lang=${Lang}`);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'audio/wav', 'no-store']);
    expect(response.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    const seconds = (response.rawPayload.length - 44) / 11_025;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(9);
    const { length } = await organiser.database
      .selectFrom('captcha_challenges')
      .select('id')
      .execute();
    expect(length).toBe(1);
  });

  it('differ every time and are louder than the background noise', () => {
    const [one, two] = [
      speakDigits('77777', 'tw').subarray(44),
      speakDigits('77777', 'tw').subarray(44),
    ];
    expect(one.equals(two)).toBe(false);
    const loudness = (part: Buffer) =>
      Math.sqrt(part.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / part.length);
    expect(loudness(one) / loudness(one.subarray(0, 3000))).toBeGreaterThan(1.8);
  });
});

describe('a proof of work', () => {
  function work(challenge: string, bits: number): string {
    for (let number = 0; ; number += 1) {
      const proof = `${challenge}:${number}`;
      if (createHash('sha256').update(proof).digest().readUInt32BE(0) >>> (32 - bits) === 0)
        return proof;
    }
  }

  it('is accepted once, within ten minutes, for an issued challenge', async () => {
    const { Challenge, Bits } = (await organiser.app.inject('/api/expo/Validcode/Proof')).json<{
      Data: { Challenge: string; Bits: number };
    }>().Data;
    const proof = work(Challenge, Bits);
    const twice = await Promise.all([
      isProof(organiser.database, proof),
      isProof(organiser.database, proof),
    ]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    expect(await isProof(organiser.database, work('0'.repeat(32), Bits))).toBe(false);
    const late = await openProof(organiser.database, 16, now);
    expect(await isProof(organiser.database, work(late.Challenge, Bits), later(10))).toBe(false);
  });

  it('is rejected when it lacks the work, and the challenge stays open', async () => {
    const { Challenge, Bits } = await openProof(organiser.database, 16, now);
    const proof = work(Challenge, Bits);
    const lazy = proof === `${Challenge}:1` ? `${Challenge}:2` : `${Challenge}:1`;
    expect(await isProof(organiser.database, lazy, now)).toBe(false);
    expect(await isProof(organiser.database, `${Challenge}:x`, now)).toBe(false);
    expect(await isProof(organiser.database, proof, now)).toBe(true);
  });
});
