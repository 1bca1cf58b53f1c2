import { createCaptchaMaker } from './captcha-maker.ts';

// Proves that the drawing does not run in this thread.
jest.mock('./draw-digits.ts', () => ({ drawDigits: () => 'drawn in the main thread' }));
jest.mock('./speak-digits.ts', () => ({ speakDigits: () => 'spoken in the main thread' }));

const maker = createCaptchaMaker();
afterAll(() => maker.close());

it('makes pictures and recordings in a thread of its own', async () => {
  expect((await maker.make({ digits: '12345' })).subarray(1, 4).toString()).toBe('PNG');
  const spoken = await maker.make({ digits: '12345', spokenIn: 'tw' });
  expect(spoken.subarray(0, 4).toString()).toBe('RIFF');
});

it('answers 503 to more than can wait, and goes on afterwards', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 80 }, () => maker.make({ digits: '12345' })),
  );
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
  expect((await maker.make({ digits: '12345' })).length).toBeGreaterThan(1000);
});
