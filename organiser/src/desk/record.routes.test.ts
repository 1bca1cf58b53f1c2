import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@dswine/shared/testing/until';
import { createDesk } from '../app.ts';
import { deskBrowser, deskCookie, startDesk } from './desk-kit.fixture.ts';

it('withdraws a record, calls the purge hook, and restores the record', async () => {
  const { organiser } = await startDesk();
  const notifications: unknown[] = [];
  const hook = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const body: unknown = JSON.parse(parts.join(''));
      notifications.push({ body, authorization: request.headers.authorization });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { database, clock, app } = organiser;
  const desk = organiser.listener(createDesk, {
    purgeUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`,
    purgeToken: 'secret',
  });
  const { get, post } = deskBrowser({ database, clock, desk }, await deskCookie(organiser));
  const record = { kind: 'exhibitor', id: '1001' };
  const change = async (what: string) => {
    const before = clock.waiting();
    const response = post('/desk/records', { ...record, do: what });
    await until(() => clock.waiting() > before);
    await clock.advance(2999);
    const called = notifications.length;
    await clock.advance(1);
    const { statusCode } = await response;
    expect(notifications).toHaveLength(called + 1);
    return statusCode;
  };
  const page = async () =>
    (await app.inject('/api/expo/Exhibitors/Detail/DSWINE2026/1001?Lang=tw')).statusCode;
  expect((await get('/desk/records?kind=exhibitor&id=1001')).body).toContain(
    'name="do" value="withdraw"',
  );
  expect([await change('withdraw'), await page()]).toEqual([303, 404]);
  expect(notifications).toMatchObject([
    { authorization: 'Bearer secret', body: { edition: 'DSWINE2026', ...record } },
  ]);
  expect((await get('/desk/actions')).body).toContain('purge hook answered 204');
  expect([await change('restore'), await page()]).toEqual([303, 200]);
  const unknown = await post('/desk/records', { ...record, do: 'withdraw', id: '1' });
  expect(unknown.statusCode).toBe(404);
  await desk.close();
  hook.close();
  await organiser.end();
});
