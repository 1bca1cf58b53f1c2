import sharp from 'sharp';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { createCaptchaMaker } from './captcha-maker.ts';
import { answerChallenge, openChallenge } from './captcha.queries.ts';
import { drawDigits } from './draw-digits.ts';
import { isProof, openProof } from './proof-of-work.ts';
import { solveProof } from './solve-proof.fixture.ts';
import { speakDigits } from './speak-digits.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const now = new Date('2026-04-17T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('captcha digits', () => {
  let number = 0;
  let browser: string;
  beforeEach(() => void (browser = String((number += 1)).padStart(22, 'a')));
  const open = (answer: string) => openChallenge(organiser.database, browser, answer, now);
  const answer = (digits: string, at = now, from: string | undefined = browser) =>
    answerChallenge(organiser.database, from, digits, at);

  it('are accepted once, from any open tab, in full width and with spaces', async () => {
    for (const digits of ['11111', '22222']) await open(digits);
    expect(await answer('１１ 111')).toBe(true);
    expect([await answer('11111'), await answer('22222')]).toEqual([false, true]);
  });

  it('are valid for one browser and for ten minutes', async () => {
    await open('11111');
    expect(await answer('11111', now, 'b'.repeat(22))).toBe(false);
    expect(await answerChallenge(organiser.database, undefined, '11111', now)).toBe(false);
    expect(await answer('11111', later(10))).toBe(false);
    expect(await answer('11111', later(9))).toBe(true);
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
    const challenges = () =>
      organiser.database.selectFrom('captcha_challenges').select('id').execute();
    const before = await challenges();
    const response = await organiser.app.inject(`/api/expo/Validcode/Spoken?Lang=${Lang}`);
    const { statusCode, rawPayload } = response;
    expect(statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'no-store',
    });
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    const seconds = (rawPayload.length - 44) / 11_025;
    expect([seconds > 3, seconds < 9]).toEqual([true, true]);
    expect(await challenges()).toHaveLength(before.length + 1);
  });

  it('differ every time and are louder than the background noise', () => {
    const speak = () => speakDigits('77777', 'tw').subarray(44);
    const one = speak();
    expect(one.equals(speak())).toBe(false);
    const loudness = (part: Buffer) =>
      Math.sqrt(part.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / part.length);
    expect(loudness(one) / loudness(one.subarray(0, 3000))).toBeGreaterThan(1.8);
  });
});

describe('drawn captcha digits', () => {
  it('are a greyscale PNG of 300 × 108 pixels, dark on light, and differ every time', async () => {
    const [one, other] = [await drawDigits('80888'), await drawDigits('80888')];
    expect(one.equals(other)).toBe(false);
    const picture = sharp(one);
    const { format, width, height, channels } = await picture.metadata();
    expect([format, width, height, channels]).toEqual(['png', 300, 108, 1]);
    const pixels = await picture.toColourspace('b-w').raw().toBuffer();
    const dark = pixels.filter((value) => value < 120).length / (300 * 108);
    expect([dark > 0.1, dark < 0.4]).toEqual([true, true]);
  });

  it('are refused with 503 beyond the queue limit, and drawn again afterwards', async () => {
    const maker = createCaptchaMaker();
    const made = await Promise.allSettled(
      Array.from({ length: 80 }, () => maker.make({ digits: '12345' })),
    );
    const refused = made.filter(({ status }) => status === 'rejected');
    expect([refused.length > 0, refused.length < 20]).toEqual([true, true]);
    expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
    expect((await maker.make({ digits: '12345' })).subarray(1, 4).toString()).toBe('PNG');
    await maker.close();
  });
});

describe('a proof of work', () => {
  it('is accepted once, within ten minutes, for an issued challenge', async () => {
    const { database } = organiser;
    const proof = solveProof(await openProof(database, 16, now));
    const twice = await Promise.all([isProof(database, proof, now), isProof(database, proof, now)]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    const invented = solveProof({ Challenge: '0'.repeat(32), Bits: 16 });
    expect(await isProof(database, invented, now)).toBe(false);
    const late = solveProof(await openProof(database, 16, now));
    expect(await isProof(database, late, later(10))).toBe(false);
  });

  it('is rejected when it lacks the work, and the challenge stays open', async () => {
    const { database } = organiser;
    const challenge = await openProof(database, 17, now);
    const { Challenge } = challenge;
    for (const Bits of [1, 16])
      expect(await isProof(database, solveProof({ Challenge, Bits }, Bits + 1), now)).toBe(false);
    expect(await isProof(database, `${Challenge}:x`, now)).toBe(false);
    expect(await isProof(database, solveProof(challenge), now)).toBe(true);
  });
});
