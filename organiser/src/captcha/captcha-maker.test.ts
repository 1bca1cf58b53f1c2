import { createCaptchaMaker } from './captcha-maker.ts';

const maker = createCaptchaMaker();
afterAll(() => maker.close());

it('creates pictures and recordings', async () => {
  expect((await maker.make({ digits: '12345' })).subarray(1, 4).toString()).toBe('PNG');
  const spoken = await maker.make({ digits: '12345', spokenIn: 'tw' });
  expect(spoken.subarray(0, 4).toString()).toBe('RIFF');
});

it('rejects requests beyond the queue limit with 503, and recovers afterwards', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 80 }, () => maker.make({ digits: '12345' })),
  );
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
  expect((await maker.make({ digits: '12345' })).length).toBeGreaterThan(1000);
});
