import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { CDPSession, Disposable, Page } from '@playwright/test';

/**
 * The page that the tests of a worker with the same context options use in turn. Its process has compiled the site's scripts and
 * its HTTP cache has them: a visit takes a quarter of the processor time that it takes in a new
 * page. Between two tests, cookies, stored data, routes, listeners, permissions and scripts of tests
 * are removed.
 */
export type ReusedPage = {
  take: () => Promise<Page>;
  /** Makes it ready for the next test. Closes it if that is impossible. */
  release: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenedPage = {
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  /** Scripts that a test runs in every document. */
  scripts: Promise<Disposable>[];
  isSpent: boolean;
};

/** A context whose requests never run into their time limits, however slow the machine is. */
export async function newContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  return context;
}

/** `quietUrl` is a small document of the site: a page of another site would end the process. */
export function createReusedPage(browser: Browser, quietUrl: string): ReusedPage {
  let current: OpenedPage | undefined;

  async function open(): Promise<OpenedPage> {
    const context = await newContext(browser);
    const page = await context.newPage();
    const opened: OpenedPage = {
      context,
      page,
      devTools: await context.newCDPSession(page),
      scripts: [],
      isSpent: false,
    };
    for (const target of [page, context])
      afterCall(target, ['addInitScript'], (script) =>
        opened.scripts.push(script as Promise<Disposable>),
      );
    // Nothing takes back a function that was exposed, or a clock that was replaced.
    const spend = () => void (opened.isSpent = true);
    afterCall(page, ['exposeFunction', 'exposeBinding', 'close'], spend);
    afterCall(context, ['exposeFunction', 'newCDPSession'], spend);
    afterCall(page.clock, ['install'], spend);
    return opened;
  }

  async function close(): Promise<void> {
    await current?.context.close();
    current = undefined;
  }

  return {
    close,
    async take() {
      current ??= await open();
      return current.page;
    },
    async release() {
      if (!current) return;
      if (current.isSpent || current.page.isClosed()) await close();
      else await reset(current, quietUrl).catch(close);
    },
  };
}

async function reset(
  { context, page, devTools, scripts }: OpenedPage,
  quietUrl: string,
): Promise<void> {
  page.removeAllListeners();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.setExtraHTTPHeaders({});
  for (const script of scripts.splice(0)) await (await script).dispose();
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  // Left before its data is removed, or it would notice.
  await page.goto(quietUrl);
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await context.clearCookies();
}

function afterCall<Target extends object>(
  target: Target,
  names: (keyof Target & string)[],
  then: (result: unknown) => void,
): void {
  for (const name of names) {
    const original: unknown = target[name];
    if (typeof original !== 'function') throw new TypeError(`${name} is no method.`);
    Reflect.set(target, name, (...args: unknown[]): unknown => {
      const result: unknown = Reflect.apply(original, target, args);
      then(result);
      return result;
    });
  }
}
