import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDesk } from '../app.ts';
import { site } from '../submissions/submissions.fixture.ts';
import { startDesk, type DeskKit, sameOrigin } from './desk-kit.fixture.ts';

let kit: DeskKit;
beforeEach(async () => void (kit = await startDesk()));
afterEach(() => kit.organiser.end());

it('withdraws a record, calls the purge hook, and restores the record', async () => {
  const notifications: { body: unknown; authorization: string | undefined }[] = [];
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      notifications.push({ body: JSON.parse(body), authorization: request.headers.authorization });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const purgeUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`;
  const { database, folder, app } = kit.organiser;
  const settings = {
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [site],
    dataFolder: folder,
    trustedProxies: ['loopback'],
    purgeUrl,
    purgeToken: 'secret',
  };
  const withHook = createDesk({ settings, database });
  try {
    const cookie = await kit.logIn();
    const ask = (method: 'GET' | 'POST', url: string, payload?: string) =>
      withHook.inject({
        method,
        url,
        headers: {
          ...sameOrigin,
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(payload ? { payload } : {}),
      });
    expect((await ask('GET', '/desk/records?kind=exhibitor&id=1001')).body).toContain(
      'name="do" value="withdraw"',
    );
    expect(
      (await ask('POST', '/desk/records', 'kind=exhibitor&id=1001&do=withdraw')).statusCode,
    ).toBe(303);
    expect(
      (await app.inject('/api/expo/Exhibitors/Detail/DSWINE2026/1001?Lang=tw')).statusCode,
    ).toBe(404);
    expect(notifications).toMatchObject([
      {
        authorization: 'Bearer secret',
        body: { edition: 'DSWINE2026', kind: 'exhibitor', id: '1001' },
      },
    ]);
    expect((await ask('GET', '/desk/actions')).body).toContain('purge hook answered 204');
    expect(
      (await ask('POST', '/desk/records', 'kind=exhibitor&id=1001&do=restore')).statusCode,
    ).toBe(303);
    expect(
      (await app.inject('/api/expo/Exhibitors/Detail/DSWINE2026/1001?Lang=tw')).statusCode,
    ).toBe(200);
    expect((await ask('POST', '/desk/records', 'kind=exhibitor&id=1&do=withdraw')).statusCode).toBe(
      404,
    );
  } finally {
    await withHook.close();
    hook.close();
  }
});
