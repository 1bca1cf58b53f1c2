import { createContext, runInContext } from 'node:vm';
import type { Logger } from 'pino';
import { createLog } from './create-log.ts';
import { requestIdOf } from './request-id.ts';

const mark = 'mei.secret@example.com';

function logged(write: (log: Logger) => void): { text: string; lines: Record<string, unknown>[] } {
  let text = '';
  write(
    createLog({
      service: 'web',
      level: 'trace',
      destination: { write: (line) => void (text += line) },
    }),
  );
  const lines = text.split('\n').filter(Boolean);
  return { text, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it.each<[string, (log: Logger) => void]>([
  [
    'a text field that is not on the list of safe fields',
    (log) => log.info({ source: `/api?Pass=${mark}` }, 'fetching'),
  ],
  [
    'a request object with headers',
    (log) => log.info({ req: { url: mark, headers: { cookie: mark } } }, 'incoming request'),
  ],
  [
    'bindings of a child logger',
    (log) => log.child({ url: mark }).child({ from: mark }).info({ ip: mark }, 'hello'),
  ],
  ['a URL in the message', (log) => log.info(`Route GET:/x?key=${mark} not found`)],
  ['a quotation in the message', (log) => log.warn(`no such user "${mark} Lin" here`)],
  [
    'interpolation values of the message',
    (log) => (log.info as (...values: unknown[]) => void).call(log, 'hello %s', mark, { mark }),
  ],
  ['a bare error', (log) => log.error(new Error(mark))],
  ['a message that repeats the error', (log) => log.error({ err: new Error(mark) }, mark)],
  [
    'an error in another field than err',
    (log) => log.error({ failure: new SyntaxError(`no JSON: ${mark}`) }, 'failed'),
  ],
  [
    'an error message as a text field',
    (log) => log.error({ event: 'render-failed', error: mark }, 'failed'),
  ],
  ['a path', (log) => log.error({ event: 'last-good', path: `/News/${mark}` }, 'failed')],
  [
    'the raw packet of a bad request',
    (log) => log.trace({ err: Object.assign(new Error('x'), { rawPacket: mark }) }),
  ],
  [
    'the causes of an error',
    (log) => log.error(new Error('x', { cause: new Error(mark, { cause: new Error(mark) }) })),
  ],
  [
    'an error message that resembles a stack trace',
    (log) => log.error(new Error(`a\n    at ${mark} (/x/${mark}:1:2)\n    at file:///a.ts:1:2`)),
  ],
  [
    'the name and the code of an error',
    (log) => log.error(Object.assign(new Error('x'), { name: mark, code: mark })),
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

it('keeps service, event, route, status, error name, error codes and stack location', () => {
  const error = Object.assign(new TypeError(mark), { code: 'ERR_SQLITE_ERROR', errcode: 19 });
  const { lines } = logged((log) =>
    log.error(
      { event: 'request-failed', err: error, route: '/api/*', status: 500 },
      'a request failed',
    ),
  );
  expect(lines).toMatchObject([
    {
      service: 'web',
      event: 'request-failed',
      route: '/api/*',
      status: 500,
      msg: 'a request failed',
      err: { name: 'TypeError', codes: { code: 'ERR_SQLITE_ERROR', errcode: 19 } },
    },
  ]);
  expect(JSON.stringify(lines)).toContain('create-log.test.ts');
});

it.each(['composition-rejected', 'store-unreadable', 'stray-file', 'report-failed'])(
  'keeps the error text of the release store event %s',
  (event) => {
    const error = 'composition 3: ENOENT store/releases/shell';
    const { lines } = logged((log) =>
      log.error({ event, revision: 3, error }, 'kept the last one'),
    );
    expect(lines).toMatchObject([{ error, revision: 3, msg: 'kept the last one' }]);
  },
);

it('adds the id of the current request', () => {
  let text = '';
  const reqId = '0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11';
  const destination = { write: (line: string) => void (text += line) };
  createLog({ service: 'web', level: 'info', requestId: () => reqId, destination }).info('x');
  expect(JSON.parse(text)).toMatchObject({ reqId });
});

it.each([
  ['0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11', true],
  ['0b7c5f0e95a34c528f0b0f5c2f6f0f11', true],
  ['0B7C5F0E-95A3-4C52-8F0B-0F5C2F6F0F11', false],
  ['0b7c5f0e-95a3-4c52-8f0b-0f5c2f6f0f11, 1', false],
  [mark, false],
  [undefined, false],
])('requestIdOf accepts %s as a request id: %s', (value, is) => {
  const id = requestIdOf(value);
  expect(id === value).toBe(is);
  expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
});
