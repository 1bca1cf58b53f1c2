import { createContext, runInContext } from 'node:vm';
import type { Logger } from 'pino';
import { createLog } from './create-log.ts';
import { requestIdOf } from './request-id.ts';

const mark = 'mei.secret@example.com';
const reqId = '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11';

function logged(write: (log: Logger) => void): { text: string; lines: Record<string, unknown>[] } {
  let text = '';
  write(
    createLog({
      service: 'web',
      level: 'trace',
      requestId: () => reqId,
      destination: { write: (line) => void (text += line) },
    }),
  );
  const lines = text.split('\n').filter(Boolean);
  return { text, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it.each<[string, (log: Logger) => void]>([
  ['a request object', (log) => log.info({ req: { url: mark } }, 'incoming request')],
  ['a field that is not safe', (log) => log.child({ url: mark }).info({ ip: mark }, 'hello')],
  ['a URL in the message', (log) => log.info(`Route GET:/x?key=${mark} not found`)],
  ['a quotation in the message', (log) => log.warn(`no such user "${mark} Lin" here`)],
  [
    'interpolation values of the message',
    (log) => (log.info as (...values: unknown[]) => void).call(log, 'hello %s', mark, { mark }),
  ],
  ['a message that repeats the error', (log) => log.error({ err: new Error(mark) }, mark)],
  [
    'an error in another field than err',
    (log) => log.error({ failure: new SyntaxError(`no JSON: ${mark}`) }, 'failed'),
  ],
  ['an error as text', (log) => log.error({ event: 'render-failed', error: mark }, 'failed')],
  ['the causes of an error', (log) => log.error(new Error(mark, { cause: new Error(mark) }))],
  [
    'an error message that resembles a stack trace',
    (log) => log.error(new Error('a\n    at mei (/x/secret.ts:1:2)')),
  ],
  [
    'other fields of an error',
    (log) => log.error(Object.assign(new Error('x'), { name: mark, code: mark, rawPacket: mark })),
  ],
  [
    'an error from another realm',
    (log) => log.error({ err: runInContext(`new Error('${mark}')`, createContext()) }),
  ],
  [
    'an object that only resembles an error',
    (log) => log.warn({ message: mark, stack: `Error: ${mark}`, code: mark }),
  ],
])('omits personal data in %s', (_name, write) => {
  const { text, lines } = logged(write);
  expect(lines.length).toBe(1);
  expect(text).not.toMatch(/mei|secret|example\.com/u);
});

it('keeps service, event, request, route, status, error name, codes and stack location', () => {
  const codes = { code: 'ERR_SQLITE_ERROR', errcode: 19 };
  const stack = `TypeError: ${mark}\n    at send (file:///srv/send.ts:1:2)\n    at ${mark}`;
  const error = Object.assign(new TypeError(mark), { ...codes, stack });
  const { lines } = logged((log) =>
    log.error(
      { event: 'request-failed', err: error, route: '/api/*', status: 500 },
      'a request failed',
    ),
  );
  expect(lines).toMatchObject([
    {
      service: 'web',
      reqId,
      event: 'request-failed',
      route: '/api/*',
      status: 500,
      msg: 'a request failed',
      err: { name: 'TypeError', codes, stack: ['at send (file:///srv/send.ts:1:2)'] },
    },
  ]);
});

it.each(['25006', '57P01', '0A000', 'XX000', 'ENOSPC'])('keeps the code %s', (code) => {
  const { lines } = logged((log) => log.error({ err: Object.assign(new Error(mark), { code }) }));
  expect(lines).toMatchObject([{ err: { codes: { code } } }]);
});

it('keeps the error text of events of the release store only', () => {
  const error = 'composition 3: ENOENT store/releases/shell';
  const { lines } = logged((log) => log.error({ event: 'stray-file', revision: 3, error }));
  expect(lines).toMatchObject([{ error, revision: 3 }]);
});

it.each([
  [reqId, true],
  ['0b7c5f0e95a34c528f0b0f5c2f6f0f11', true],
  [reqId.toUpperCase(), false],
  [`${reqId}, 1`, false],
  [undefined, false],
])('requestIdOf accepts %s as a request id: %s', (value, is) => {
  const id = requestIdOf(value);
  expect(id === value).toBe(is);
  expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
});
