import { refuseClient } from '@dswine/shared/process/client-connections';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ReleaseForm } from '@dswine/shared/contract/releases';
import type { PageComposition } from '../../src/composition/page-state.ts';
import { encodeContent } from '../http/encode-content.ts';
import { acceptForms } from '../http/form-body.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { CachedPage } from './page-cache.ts';
import {
  pageRequest,
  type PageRequest,
  type PersonalRequest,
} from '../rendering/render-request.ts';
import { createPersonalPages, sendPersonal } from './personal-pages.ts';

const contact: ReleaseForm = {
  method: 'POST',
  call: 'expo/Contact/{Code}{?Lang}',
  fields: { Content: { required: true, lines: true }, Code: { keep: 'never' } },
  next: '/Contact_completed?ref={Reference}',
};
const composition = {
  sections: [
    {
      name: 'info',
      version: '1.0.0',
      routes: [{ id: 'contact', path: 'Contact', data: {}, query: {} }],
    },
  ],
} as unknown as PageComposition;
let organiser: FastifyInstance;
let web: FastifyInstance;
let received: { method: string; url: string; body: unknown; headers: FastifyRequest['headers'] }[];
let shown: { visit: PersonalRequest; status: number }[];
let organiserResponse: { status: number; body: object };

beforeEach(async () => {
  received = [];
  shown = [];
  organiser = Fastify({ clientErrorHandler: refuseClient });
  organiser.all('/api/*', (request, reply) => {
    received.push({
      method: request.method,
      url: request.url,
      body: request.body,
      headers: request.headers,
    });
    return reply
      .code(organiserResponse.status)
      .header('set-cookie', ['one=1; Path=/', 'two=2; Path=/'])
      .send(organiserResponse.body);
  });
  const settings = {
    organiser: await organiser.listen({ port: 0 }),
    exhibitionCode: 'DSWINE2026',
  };
  const renderFor = ({ personal: visit = {} }: PageRequest, status: number) => {
    shown.push({ visit, status });
    const content = encodeContent('a page', ['identity']);
    const page = { status, content, headers: [] };
    return Promise.resolve(page as unknown as CachedPage);
  };
  const live = {
    composition,
    forms: new Map([['info/contact', { contact }]]),
  } as unknown as Live;
  const personal = createPersonalPages({
    newest: () => live,
    pages: { renderFor },
    settings,
  });
  web = Fastify();
  acceptForms(web);
  web.all('/*', async (request, reply) => {
    const page = pageRequest(live, new URL(request.url, 'http://localhost'));
    const personalResponse = await personal(page, request);
    if (!personalResponse) return reply.code(405).send();
    return sendPersonal(personalResponse, request, reply);
  });
});
afterEach(async () => {
  await web.close();
  await organiser.close();
});

const post = (url: string, fields: Record<string, string>, from = 'same-origin') =>
  web.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'dswine_session=x',
      origin: 'http://localhost',
      'sec-fetch-site': from,
      'x-forwarded-for': '9.9.9.9',
    },
  });
const typed = { form: 'login', Email: 'a@b.example', Password: 'secret words', Code: '12345' };

it('submits a form with the cookies and headers of its reader, and redirects', async () => {
  organiserResponse = { status: 200, body: { Code: 200, Data: null } };
  const { statusCode, headers } = await post('/en/Login?next=%2Fen%2FNews', typed);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/en/News',
    'no-store',
  ]);
  expect(headers['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/']);
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/api/auth/Login',
    body: { Email: 'a@b.example', Password: 'secret words', Code: '12345', Proof: '' },
    headers: {
      cookie: 'dswine_session=x',
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '127.0.0.1',
    },
  });
});

it('shows the page again with the submitted values, except passwords and codes', async () => {
  const problems = [{ Field: 'Code', Problem: 'captcha' }];
  organiserResponse = {
    status: 422,
    body: { Code: 422, Data: { Problems: problems }, Message: '驗證碼錯誤 / Wrong' },
  };
  expect((await post('/Login', typed)).statusCode).toBe(422);
  expect(shown[0]?.visit.form).toEqual({
    name: 'login',
    path: '/Login',
    values: { Email: 'a@b.example' },
    problems,
    message: '驗證碼錯誤 / Wrong',
  });
});

it('requests another captcha without calling the organiser', async () => {
  expect((await post('/Login', { ...typed, again: 'picture' })).statusCode).toBe(200);
  expect([received, shown[0]?.visit.form?.values]).toEqual([[], { Email: 'a@b.example' }]);
});

it.each([
  [500, { Code: 500, Data: null, Message: '忙碌 / Busy' }, 503],
  [200, { unexpected: true }, 200],
])('shows the message of a response with status %s', async (status, body, expected) => {
  organiserResponse = { status, body };
  const response = await post('/Login', typed);
  expect([response.statusCode, shown[0]?.visit.form?.message]).toEqual([
    expected,
    'Message' in body ? body.Message : expect.stringContaining('Server is busy'),
  ]);
});

it('is the fault of the form when its values are too long for an address', async () => {
  const values = { form: 'unmark', Kind: 'exhibitor', Id: '酒'.repeat(3000) };
  expect((await post('/MemberCenter', values)).statusCode).toBe(431);
  expect(received).toEqual([]);
});

it('shows a busy message when the organiser is down', async () => {
  await organiser.close();
  expect((await post('/Login', typed)).statusCode).toBe(503);
  expect(shown[0]?.visit.form?.message).toContain('Server is busy');
});

it('redirects to the member centre when the session has expired', async () => {
  organiserResponse = { status: 401, body: { Code: 401, Data: null, Message: '尚未登入' } };
  const response = await post('/MemberCenter', { form: 'profile', Name: 'A', Locale: 'tw' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/MemberCenter']);
});

it.each([
  ['/en/Gone', 'ask'],
  ['/Contact', 'ask'],
  // Inherited properties of objects.
  ['/Contact', 'constructor'],
  ['/Contact', '__proto__'],
])('shows what was written where %s has no form %s, without secrets', async (path, form) => {
  const fields = { ...typed, form, Key: 'k', Text: '<b>two\r\nlines' };
  expect((await post(path, fields)).statusCode).toBe(404);
  expect(shown[0]?.visit.form).toMatchObject({
    path,
    values: { Email: 'a@b.example', Text: '<b>two\r\nlines' },
  });
  expect(received).toEqual([]);
});

it('does not handle requests that are no form of its pages', async () => {
  for (const response of [
    await post('/Login', { Email: 'a@b.example' }),
    await post('/Contact', { ...typed, form: 'unknown' }, 'cross-site'),
    await web.inject({ method: 'POST', url: '/Login', payload: { form: 'login' } }),
    await web.inject('/Contact'),
  ])
    expect(response.statusCode).toBe(405);
  expect(received).toEqual([]);
});
