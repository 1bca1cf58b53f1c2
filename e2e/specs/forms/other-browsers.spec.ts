import { existsSync } from 'node:fs';
import { startFirefox, firefoxFile } from '../../browsers/firefox.ts';
import { enter, type RemotePage } from '../../browsers/remote-page.ts';
import { startWebKit, webkitDriverFile } from '../../browsers/webkit.ts';
import type { Site } from '../../site/site.ts';
import { expect, inLanguage, locales, test, type Locale } from '../test.ts';

/** The main errands in Debian's Firefox and WebKitGTK. Only in `npm run test:full`. */
const browsers = [
  { name: 'Firefox', file: firefoxFile, start: startFirefox },
  { name: 'WebKitGTK', file: webkitDriverFile, start: startWebKit },
] as const;

const texts = {
  tw: {
    ask: '^預約會面：',
    device: '^改用自動驗證，不必輸入數字',
    proved: '已完成自動驗證',
    send: '^送出洽詢',
    sent: '提出會面',
    today: '^今日展場',
    room: '^品飲教室 B',
    metres: '約 \\d+ 公尺',
    deadlines: '^參展時程$',
    press: '^媒體專區$',
    logo: '^標誌 SVG',
    offline: '連不上網路|目前離線',
  },
  en: {
    ask: '^Appointment: ',
    device: '^Verify automatically instead',
    proved: 'Verified automatically',
    send: '^Send inquiry',
    sent: 'You have asked to meet',
    today: '^Today at the Fair',
    room: '^Tasting Room B',
    metres: 'About \\d+ m',
    deadlines: '^Exhibitor Calendar$',
    press: '^Press Room$',
    logo: '^Logo SVG',
    offline: 'cannot be reached|You are offline',
  },
} as const;

for (const { name, file, start } of browsers)
  test.describe(name, { tag: '@full' }, () => {
    test.skip(!existsSync(file), `${file} is not installed.`);
    let site: Site;
    let page: RemotePage;
    test.beforeAll(async ({ ownSite }) => {
      site = ownSite;
      page = await start();
    });
    test.afterAll(() => page?.end());

    const open = (locale: Locale, path: string) =>
      openHydrated(page, site.url + inLanguage(locale, path));

    for (const locale of locales) {
      const t = texts[locale];

      test(`a buyer finds UK gin and requests an appointment (${locale})`, async () => {
        await open(locale, '/VisitorFloorplan');
        const text = locale === 'tw' ? '英國 琴酒' : 'UK gin';
        await page.type('main input[type=search]', text + enter);
        await follow(page, 'main a', t.ask);
        await until(page, '#appointment input');
        await hydrated(page);
        await page.evaluate(() =>
          document.querySelector<HTMLInputElement>('#appointment input')?.click(),
        );
        await page.type('main input[name=Email]', 'buyer@buyer.example');
        await follow(page, 'main button', t.device);
        await seen(page, t.proved);
        await follow(page, 'main button', t.send);
        await seen(page, t.sent);
      });

      test(`a consumer finds a current event and the route to it (${locale})`, async ({
        setDate,
      }) => {
        await setDate('2026-04-18T13:10:00+08:00');
        await open(locale, '/');
        await follow(page, 'main a', t.today);
        await expect.poll(() => page.evaluate(() => location.pathname)).toMatch(/\/Today$/u);
        // A click may come while the list is replaced.
        await expect(async () => {
          await follow(page, 'main section a', t.room);
          expect(await page.evaluate(() => location.pathname)).toMatch(/\/VisitorFloorplan$/u);
        }).toPass();
        await seen(page, t.metres);
      });

      test(`the exhibitor’s orders and the press logo are linked (${locale})`, async () => {
        await open(locale, '/');
        await follow(page, 'footer a', t.deadlines);
        await until(page, 'main a[href$="/ExhibitorDesk/Orders"]');
        await follow(page, 'footer a', t.press);
        await until(page, 'main a[href^="mailto:"]');
        const logo = await mark(page, 'main a', t.logo);
        const status = await page.evaluate(
          async (selector) =>
            (await fetch(document.querySelector<HTMLAnchorElement>(selector)?.href ?? '')).status,
          logo,
        );
        expect(status).toBe(200);
      });

      test(`no page scrolls sideways on a narrow screen (${locale})`, async () => {
        const wide: string[] = [];
        for (const path of narrowPages) {
          await open(locale, path);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > page.width) wide.push(`${path}: ${width} px of ${page.width}`);
        }
        expect(wide).toEqual([]);
      });
    }

    test('a booth on the plan opens offline, with the offline notice', async () => {
      // The errands before have filled the cache: pages of one language may displace the other's.
      await expect(async () => {
        for (const locale of locales) {
          await open(locale, '/');
          await expect.poll(() => page.evaluate(areCached, floorFiles(locale))).toBe(true);
        }
        expect(await page.evaluate(areCached, locales.flatMap(floorFiles))).toBe(true);
      }).toPass();
      await site.web.end('SIGKILL');
      for (const locale of locales) {
        await open(locale, '/VisitorFloorplan?booth=B0146');
        await seen(page, 'B0146');
        await expect.poll(() => page.evaluate(() => location.search)).toBe('?booth=B0146');
        await seen(page, texts[locale].offline);
        await open(locale, '/FAQ');
        await expect
          .poll(() => page.evaluate(() => location.pathname))
          .toBe(inLanguage(locale, '/Offline'));
      }
      await site.startWeb();
    });
  });

const narrowPages = [
  '/',
  '/EventsCalender',
  '/VisitorExhibitor',
  '/VisitorExhibitor/Detail/1001',
  '/VisitorFloorplan?find=gin',
  '/Search?q=gin',
  '/MyList',
  '/Press',
];

const floorFiles = (locale: Locale) => [
  `/offline.json?lang=${locale}`,
  ...['/Offline', '/VisitorFloorplan'].map((path) => inLanguage(locale, path)),
];

async function areCached(addresses: string[]): Promise<boolean> {
  const cached = addresses.map((address) => caches.match(address, { ignoreVary: true }));
  return (await Promise.all(cached)).every((response) => response !== undefined);
}

async function openHydrated(page: RemotePage, url: string): Promise<void> {
  await page.open(url);
  await hydrated(page);
}

/** Touches the page, which starts its scripts, and waits for them. */
async function hydrated(page: RemotePage): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('scroll')));
  await until(page, 'html[data-hydrated=page]');
}

async function until(page: RemotePage, selector: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((one) => document.querySelector(one) !== null, selector), {
      message: selector,
    })
    .toBe(true);
}

async function seen(page: RemotePage, text: string): Promise<void> {
  await expect
    // While a page loads, it may have no body yet.
    .poll(() => page.evaluate(() => document.querySelector('body')?.innerText ?? ''))
    .toMatch(new RegExp(text, 'u'));
}

/** Presses the first visible element of that name, once it is there. */
async function follow(page: RemotePage, selector: string, name: string): Promise<void> {
  // Hydration may replace the element meanwhile.
  await expect(async () => page.click(await mark(page, selector, name))).toPass();
}

/** The selector of the first visible element of that name. */
async function mark(page: RemotePage, selector: string, name: string): Promise<string> {
  await expect
    .poll(() => page.evaluate(markNamed, selector, name), { message: `${selector} ${name}` })
    .toBe(true);
  return '[data-e2e]';
}

function markNamed(selector: string, name: string): boolean {
  document.querySelector('[data-e2e]')?.removeAttribute('data-e2e');
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      element instanceof HTMLElement &&
      new RegExp(name, 'u').test((element.ariaLabel ?? element.innerText).trim()),
  );
  found?.setAttribute('data-e2e', '');
  return found !== undefined;
}
