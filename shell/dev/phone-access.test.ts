import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPhoneAccess } from './phone-access.ts';

let server: Server;
const phone = createPhoneAccess(4100);
/** Whether requests look as if they came from another device. */
let isElsewhere = true;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { headers, url } = request;
    const socket = { remoteAddress: isElsewhere ? '192.168.1.7' : '::ffff:127.0.0.1' };
    const seen = { headers, url, socket } as IncomingMessage;
    if (phone.admits(seen)) response.end('page');
    else phone.answer(seen, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

function open(path: string, cookie = '') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; cookie: string; text: string }>((resolve) => {
    get({ port, path, headers: { cookie } }, (response) => {
      const { statusCode: status, headers } = response;
      const [header = ''] = headers['set-cookie'] ?? [];
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status, cookie: header, text }));
    });
  });
}

test('admits this machine without a link', async () => {
  isElsewhere = false;
  await expect(open('/News')).resolves.toMatchObject({ status: 200, text: 'page' });
  isElsewhere = true;
});

test('responds with 403 to another device without the link', async () => {
  for (const path of ['/', '/News', '/phone/', '/phone/guess'])
    await expect(open(path)).resolves.toMatchObject({
      status: 403,
      text: expect.stringContaining('Open the link') as string,
    });
  await expect(open('/', 'dswine_phone=guess')).resolves.toMatchObject({ status: 403 });
});

const [link] = phone.links;
const withNetwork = link === undefined ? test.skip : test;
withNetwork('admits another device after it opens the link', async () => {
  const opened = await open(new URL(link ?? '').pathname);
  expect(opened.status).toBe(303);
  expect(opened.cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  const [cookie] = opened.cookie.split(';');
  await expect(open('/News', `a=b; ${cookie}`)).resolves.toMatchObject({ text: 'page' });
});
