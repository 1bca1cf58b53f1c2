import sharp from 'sharp';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { createCaptchaMaker } from './captcha.routes.ts';
import { answerChallenge, openChallenge, isProof, openProof } from './captcha.queries.ts';
import { drawDigits } from './draw-digits.ts';
import { solveProof } from './solve-proof.fixture.ts';
import { speakDigits } from './speak-digits.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

const now = new Date('2026-04-17T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('captcha digits', () => {
  let number = 0;
  let browser: string;
  beforeEach(() => void (browser = String((number += 1)).padStart(22, 'a')));
  const open = (answer: string, at = now) => openChallenge(organiser.database, browser, answer, at);
  const answer = (digits: string, at = now, from: string | undefined = browser) =>
    answerChallenge(organiser.database, from, digits, at);

  it('are accepted once, from any open tab, in full width and with spaces', async () => {
    for (const digits of ['11111', '22222']) await open(digits);
    expect(await answer('１１ 111')).toBe(true);
    expect([await answer('11111'), await answer('22222')]).toEqual([false, true]);
  });

  it('are valid for one browser and for an hour', async () => {
    await open('11111');
    expect(await answer('11111', now, 'b'.repeat(22))).toBe(false);
    expect(await answerChallenge(organiser.database, undefined, '11111', now)).toBe(false);
    expect(await answer('11111', later(60))).toBe(false);
    expect(await answer('11111', later(59))).toBe(true);
  });

  it('are valid for the last eight tabs of a browser', async () => {
    for (let tab = 1; tab <= 9; tab += 1) await open(String(tab).repeat(5), later(tab / 60));
    expect([await answer('11111'), await answer('22222')]).toEqual([false, true]);
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
    const url = `/api/expo/Validcode/Spoken?Lang=${Lang}`;
    const { headers, rawPayload } = await organiser.app.inject(url);
    expect(headers['content-type']).toBe('audio/wav');
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    expect(await challenges()).toHaveLength(before.length + 1);
  });

  it('differ every time', () => {
    expect(speakDigits('77777', 'tw').equals(speakDigits('77777', 'tw'))).toBe(false);
  });
});

describe('drawn captcha digits', () => {
  it('are a PNG of 300 × 108 pixels, and differ every time', async () => {
    const [one, other] = [await drawDigits('80888'), await drawDigits('80888')];
    expect(one.equals(other)).toBe(false);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 300, height: 108 });
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
  it('is accepted once, within an hour, for an issued challenge', async () => {
    const { database } = organiser;
    const proof = solveProof(await openProof(database, 16, now));
    const twice = await Promise.all([isProof(database, proof, now), isProof(database, proof, now)]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    const late = solveProof(await openProof(database, 16, now));
    expect(await isProof(database, late, later(60))).toBe(false);
    // The challenge was deleted, as if it had never been issued.
    await database.deleteFrom('proof_challenges').execute();
    expect(await isProof(database, late, now)).toBe(false);
  });

  it('is rejected when it lacks the work, and the challenge stays open', async () => {
    const { database } = organiser;
    const challenge = await openProof(database, 17, now);
    const { Challenge } = challenge;
    const lazy = solveProof({ Challenge, Bits: 16 }, 17);
    expect(await isProof(database, lazy, now)).toBe(false);
    expect(await isProof(database, solveProof(challenge), now)).toBe(true);
  });
});
