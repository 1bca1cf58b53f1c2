import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort } from '../site/service.ts';
import { lineOf, phoneSize, type RemotePage } from './remote-page.ts';

export const webkitDriverFile = '/usr/bin/WebKitWebDriver';

/** The name that the WebDriver standard gives to references of elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Call = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Starts WebKitGTK's MiniBrowser on a screen of its own, and drives one page by WebDriver. */
export async function startWebKit(): Promise<RemotePage> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await lineOf(screen, screen.stdout, /^(\d+)\n/u);
  const port = await freePort();
  const driver = spawn(webkitDriverFile, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const endAll = () => [driver, screen].forEach((child) => child.kill('SIGKILL'));
  process.once('exit', endAll);
  const call = callsTo(`http://127.0.0.1:${port}`);
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId } = (await untilReady(() =>
    call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  )) as { sessionId: string };
  const inSession: Call = (method, rest, body) =>
    call(method, `/session/${sessionId}${rest}`, body);
  // The window has a least width of its own, somewhat wider than a phone.
  const { width } = (await inSession('POST', '/window/rect', phoneSize)) as { width: number };
  return {
    ...pageIn(inSession),
    width,
    async end() {
      await inSession('DELETE', '').catch(() => undefined);
      endAll();
    },
  };
}

function pageIn(call: Call): Omit<RemotePage, 'end' | 'width'> {
  const find = async (selector: string) => {
    const found = (await call('POST', '/element', {
      using: 'css selector',
      value: selector,
    })) as Record<typeof elementKey, string>;
    return `/element/${found[elementKey]}`;
  };
  return {
    open: async (url) => void (await call('POST', '/url', { url })),
    evaluate: async (work, ...args) =>
      (await call('POST', '/execute/sync', {
        script: `return (${work.toString()})(...arguments)`,
        args,
      })) as Awaited<ReturnType<typeof work>>,
    async click(selector) {
      const script = `document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })`;
      await call('POST', '/execute/sync', { script, args: [selector] });
      await call('POST', `${await find(selector)}/click`, {});
    },
    type: async (selector, text) =>
      void (await call('POST', `${await find(selector)}/value`, { text })),
  };
}

function callsTo(driver: string): Call {
  return async (method, rest, body) => {
    const response = await fetch(driver + rest, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${rest}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** The driver says nothing when it listens. */
async function untilReady<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** Debian installs it below the machine's architecture and the version of the library. */
function miniBrowser(): string {
  const [file] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  if (file === undefined) throw new Error('There is no MiniBrowser of WebKitGTK.');
  return file;
}
