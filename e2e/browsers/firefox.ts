import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lineOf, phoneSize, type RemotePage } from './remote-page.ts';

export const firefoxFile = '/usr/bin/firefox-esr';

/**
 * The site leads a reader of another language away from Chinese pages. A page of the last minute
 * would be shown again, also when the date of the show has been changed meanwhile.
 */
const preferences = `user_pref('intl.accept_languages', 'zh-TW, zh, en');
user_pref('network.http.stale_while_revalidate.enabled', false);
`;

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Starts Firefox, and drives one page through WebDriver BiDi, which it has built in. */
export async function startFirefox(): Promise<RemotePage> {
  const profile = await mkdtemp(path.join(tmpdir(), 'dswine-firefox-'));
  await writeFile(path.join(profile, 'user.js'), preferences);
  const child = spawn(
    firefoxFile,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await lineOf(child, child.stderr, /WebDriver BiDi listening on (\S+)/u);
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: phoneSize });
  return {
    ...pageIn(context, send),
    async end() {
      close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Calls a function in the page with one text. */
function callsIn(context: string, send: Send) {
  return async (declaration: string, text: string) => {
    const answer = await send('script.callFunction', {
      functionDeclaration: declaration,
      arguments: [{ type: 'string', value: text }],
      target: { context },
      awaitPromise: true,
    });
    const { result, exceptionDetails } = answer as {
      result?: { value?: string; sharedId?: string };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
}

function pageIn(context: string, send: Send): Omit<RemotePage, 'end'> {
  const call = callsIn(context, send);
  const act = (actions: object) => send('input.performActions', { context, actions: [actions] });
  async function click(selector: string) {
    const node = await call(
      `(selector) => {
        const element = document.querySelector(selector);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return element;
      }`,
      selector,
    );
    const origin = { type: 'element', element: { sharedId: node?.sharedId } };
    await act({
      type: 'pointer',
      id: 'pointer',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }
  return {
    width: phoneSize.width,
    async open(url) {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // A navigation of the page itself may still be on its way. A page that the service worker
      // answers for counts as refused: what the page shows decides.
      await navigate()
        .catch(navigate)
        .catch(() => undefined);
    },
    async evaluate(work, ...args) {
      const result = await call(
        `async (text) => JSON.stringify(await (${work.toString()})(...JSON.parse(text)))`,
        JSON.stringify(args),
      );
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Awaited<
        ReturnType<typeof work>
      >;
    },
    click,
    async type(selector, text) {
      await click(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions });
    },
  };
}

/** The WebSocket of WebDriver BiDi: commands with numbers, answered in any order. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  type Answer = { id?: number; type: string; result: object; error?: string; message?: string };
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let last = 0;
  return {
    close: () => socket.close(),
    send: async (method, params) => {
      last += 1;
      const id = last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? answer.error}`);
      return answer.result as Record<string, unknown>;
    },
  };
}
