import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import {
  malformedTargets,
  mark,
  markedEmail,
  markedGet,
  markedHeaders,
  sendAllMarked,
  sendGarbage,
  type MarkedRequest,
} from '@dswine/shared/testing/marked-calls';

const script = path.resolve(import.meta.dirname, 'log-privacy.fixture.ts');
let folder: string;
let organiser: Server;
/** How the fake organiser responds, and the requests that it received. */
let organiserAnswers: 'error' | 'garbage' | 'nothing';
let received: IncomingMessage[];
let child: ChildProcess;
let origin: string;
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-web-log-'));
  received = [];
  organiser = createServer((request, response) => {
    received.push(request);
    const text = `${request.url} ${JSON.stringify(request.headers)}`;
    if (organiserAnswers === 'nothing') return void request.socket.destroy();
    const isRevision = request.url?.includes('/Revision/') === true;
    if (isRevision) return void response.end('{"Code":200,"Data":{"Revision":"1","Withdrawn":[]}}');
    if (organiserAnswers === 'garbage')
      return void response
        .writeHead(200, { 'content-length': 1e6 })
        .write(text, () => request.socket.destroy());
    response.writeHead(500).end(JSON.stringify({ Code: 500, Data: null, Message: text }));
  });
  organiserAnswers = 'error';
  await new Promise<void>((done) => organiser.listen(0, '127.0.0.1', done));
  const { port } = organiser.address() as AddressInfo;
  child = spawn(process.execPath, [script, `http://127.0.0.1:${port}`, folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  origin = await new Promise((done, fail) => {
    child.once('message', (address) => done(String(address)));
    child.once('exit', () => fail(new Error(output)));
  });
});
afterAll(async () => {
  child.kill('SIGKILL');
  organiser.closeAllConnections();
  await new Promise((done) => organiser.close(done));
  rmSync(folder, { recursive: true, force: true });
});

const leaks = () => output.split('\n').filter((line) => line.toLowerCase().includes(mark));

function inputs(): MarkedRequest[] {
  const query = `ref=${mark}&q=${mark}&key=${mark}&pass=${mark}&keyword=${mark}`;
  const email = encodeURIComponent(markedEmail);
  const pages = [
    '',
    `Contact`,
    `News/Detail/${email}`,
    `Submission`,
    `EventRunBar/ApplyList`,
    `${email}/x`,
  ].flatMap((page) => [
    markedGet(origin, `/${page}?${query}`),
    markedGet(origin, `/en/${page}?${query}`),
  ]);
  const post = (target: string, type: string, body: string): MarkedRequest => ({
    origin,
    method: 'POST',
    target,
    headers: { ...markedHeaders, origin, 'content-type': type },
    body,
  });
  const form = 'application/x-www-form-urlencoded';
  return [
    ...pages,
    ...malformedTargets.map((target) => markedGet(origin, target)),
    markedGet(origin, `/api/expo/Exhibitors/DSWINE2026?Keyword=${mark}`),
    markedGet(origin, `/calendar/${mark}.ics?Entries=${mark}`),
    post(`/Contact?${query}`, form, `form=contact&Name=${mark}&Email=${email}`),
    post('/Contact', form, `form=contact&Name=${mark.repeat(6000)}`),
    post(`/Submission?${query}`, form, `form=${mark}`),
    post(`/api/expo/Contact/DSWINE2026?${query}`, 'application/json', `{"Name":"${mark}`),
    post(
      `/api/auth/Login`,
      'application/json',
      JSON.stringify({ Email: markedEmail, Password: mark }),
    ),
  ];
}

it.each(['error', 'garbage', 'nothing'] as const)(
  'logs neither request data nor section output when the organiser responds with: %s',
  async (answers) => {
    organiserAnswers = answers;
    const statuses = await sendAllMarked(inputs());
    expect(statuses[0] ?? 0).toBeLessThan(inputs().length);
    await sendGarbage(origin);
    await until(() => output.includes('"render-failed"'));
    expect(leaks()).toEqual([]);
  },
);

it('sends a generated request ID to the organiser and logs it', async () => {
  organiserAnswers = 'error';
  received = [];
  await sendAllMarked([
    markedGet(origin, `/News/Detail/9?q=${mark}`),
    markedGet(origin, `/api/expo/x?q=${mark}`),
  ]);
  const ids = received.flatMap(({ url = '', headers }) =>
    url.includes('/Revision/') ? [] : [headers['x-request-id']],
  );
  expect(ids.length).toBeGreaterThan(1);
  expect(ids.filter((id) => !/^[0-9a-f-]{36}$/u.test(String(id)))).toEqual([]);
  const missing = output.split('\n').filter((line) => line.includes('"data-missing"'));
  expect(missing.some((line) => ids.some((id) => line.includes(`"reqId":"${String(id)}"`)))).toBe(
    true,
  );
});

it('exits with code 1 on an uncaught error and logs no message of it', async () => {
  const ended = new Promise((done) => child.once('exit', done));
  child.send(mark);
  expect(await ended).toBe(1);
  expect(output).toContain('"uncaught"');
  expect(leaks()).toEqual([]);
});
