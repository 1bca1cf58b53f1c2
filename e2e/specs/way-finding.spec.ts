import { startSite, type Site } from '../site/site.ts';
import { countActions } from './forms/actions.fixture.ts';
import { openAndCache } from './offline.fixture.ts';
import {
  expect,
  inLanguage,
  locales,
  openPage,
  phone,
  test,
  waitForHydration,
  type Page,
} from './test.ts';

const texts = {
  tw: {
    minutes: /離入口\s\d\s分鐘/,
    fromHere: /離您\s\d\s分鐘/,
    metres: /^約 \d+ 公尺$/,
    here: '我在這裡：A0123',
    forget: '忘記我的位置',
    stage: /^主舞臺/,
    ends: (from: string) => new RegExp(`^${from} → A0123`),
    entrances: ['大廳入口', '東側入口'],
    to: '到',
    level: /全程無階梯，走道最窄處 3\.5 公尺/,
    steps: /東側入口有階梯。需要無階梯路線，請改由大廳入口進出/,
    first: /^背對「大廳入口」直走，往北走 \d+ 公尺/,
    passed: /途中.手邊是「.+」。/,
  },
  en: {
    minutes: /\d\smin from\sentrance/,
    fromHere: /\d\smin from\syou/,
    metres: /^About \d+ m$/,
    here: 'I am here: A0123',
    forget: 'Forget my position',
    stage: /^Main Stage/,
    ends: (from: string) => new RegExp(`^${from} → A0123`),
    entrances: ['Main Entrance', 'East Entrance'],
    to: ' to ',
    level: /No steps on the way\. The narrowest aisle is 3\.5 m wide\./,
    steps: /East Entrance has steps\. For a step-free way use Main Entrance instead/,
    first: /^With Main Entrance behind you, walk straight on for \d+ m, heading north/,
    passed: /You pass .+ on your (left|right)\./,
  },
} as const;

/** Pages that name places of the hall, each with the place it is looked at for. */
const naming = [
  '/EventsCalender',
  '/EventsCalender/Detail/741',
  '/EventsCalender/Detail/745',
  '/EventLottery',
  '/EventClass',
  '/EventClass/Detail/708',
  '/VisitorExhibitor',
  '/VisitorProduct',
  '/VisitorExNews',
];
const places = (page: Page) => page.getByRole('main').locator('a.dw-place');

for (const locale of locales) {
  const t = texts[locale];

  test(`locations and booths link to the plan with walking minutes, without JavaScript too (${locale})`, async ({
    browser,
    site,
    routes,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of [...naming, routes.exhibitorNewsItem, routes.story]) {
      await page.goto(site + inLanguage(locale, path));
      if (path === routes.story && (await places(page).count()) === 0) continue;
      await expect(places(page).first(), path).toContainText(t.minutes);
      await expect(places(page).first(), path).toHaveAttribute(
        'href',
        /\/VisitorFloorplan\?(to|booth)=/,
      );
    }
    for (const [path, place] of [
      ['/VisitorAdmission', 'service-desk'],
      ['/News/Detail/538', 'main-stage'],
      ['/EventRunBar', 'main-entrance'],
    ] as const) {
      await page.goto(site + inLanguage(locale, path));
      await expect(
        places(page)
          .and(page.locator(`[href$="to=${place}"]`))
          .first(),
      ).toBeVisible();
    }
    await page.goto(site + inLanguage(locale, '/EventLottery'));
    await places(page).filter({ hasText: t.stage }).first().click();
    await expect(page.getByText(t.metres)).toBeVisible();
    await context.close();
  });

  test(`a route is a numbered list with landmarks, and reports steps (${locale})`, async ({
    page,
    site,
  }) => {
    const plan = inLanguage(locale, '/VisitorFloorplan');
    await page.goto(`${site}${plan}?from=main-entrance&to=A0123`);
    const steps = page.locator('#route-result ol > li');
    await expect(steps.first()).toContainText(t.first);
    await expect(page.locator('#route-result')).toContainText(t.passed);
    await expect(steps.last()).toContainText('A0123');
    await expect(page.locator('#route-result')).toContainText(t.level);
    await page.goto(`${site}${plan}?from=east-entrance&to=A0123`);
    await expect(page.locator('#route-result')).toContainText(t.steps);
  });

  for (const [index, entrance] of t.entrances.entries())
    test(`a keyboard user gets a route from entrance ${index + 1} in at most 8 actions (${locale})`, async ({
      page,
      site,
    }) => {
      await openPage(page, site + inLanguage(locale, '/VisitorFloorplan'));
      const act = countActions();
      const press = (key: string) => act(() => page.keyboard.press(key));
      await press('Tab');
      await press('Enter');
      const field = page.getByRole('main').getByRole('searchbox');
      for (let tabs = 0; tabs < 4; tabs += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) break;
        await press('Tab');
      }
      await expect(field).toBeFocused();
      await act(() => page.keyboard.type(`${entrance}${t.to}A0123`));
      await press('Enter');
      await expect(page.getByText(t.ends(entrance))).toBeVisible();
      await expect(page.locator('#route-result')).toBeFocused();
      expect(act.count()).toBeLessThanOrEqual(8);
    });

  test(`walking minutes count from the visitor's position until it is cleared (${locale})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    const plan = inLanguage(locale, '/VisitorFloorplan');
    await openPage(page, `${site}${plan}?from=A0123&to=main-stage`);
    await page.getByRole('button', { name: t.here }).click();
    await expect(page.getByRole('button', { name: t.forget })).toBeVisible();
    await openPage(page, site + inLanguage(locale, '/EventsCalender'));
    await expect(places(page).first()).toContainText(t.fromHere);
    await expect(places(page).filter({ hasText: t.stage }).first()).toHaveAttribute(
      'href',
      `${plan}?from=A0123&to=main-stage`,
    );
    await openPage(page, `${site}${plan}?from=A0123&to=main-stage`);
    await page.getByRole('button', { name: t.forget }).click();
    await openPage(page, site + inLanguage(locale, '/EventsCalender'));
    await expect(places(page).first()).toContainText(t.minutes);
  });
}

test.describe('offline', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ serviceWorkers: 'allow', viewport: phone });
  let site: Site;
  test.beforeAll(async () => void (site = await startSite('way-offline')));
  test.afterAll(() => site.stop());

  test('the plan finds a route from an entrance to a booth and stores the visitor’s position', async ({
    page,
    context,
  }) => {
    const t = texts.tw;
    await openAndCache(page, site.url);
    await context.setOffline(true);
    await site.web.end('SIGKILL');
    await page.goto(`${site.url}/VisitorFloorplan`);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('searchbox').fill('東側入口到C0305');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.metres)).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('A0123到C0305');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t.here }).click();
    await expect(page.getByRole('button', { name: t.forget })).toBeVisible();
    await page.goto(`${site.url}/EventsCalender`);
    await waitForHydration(page);
    const stage = places(page).filter({ hasText: t.stage }).first();
    await expect(stage).toContainText(t.fromHere);
    await stage.click();
    await expect(page.getByText(t.metres)).toBeVisible();
  });

  test('a booth or route URL opens in a new tab, in both languages', async ({ page, context }) => {
    await site.startWeb();
    for (const locale of locales) await openAndCache(page, site.url + inLanguage(locale, '/'));
    await context.setOffline(true);
    await site.web.end('SIGKILL');
    await page.close();
    for (const locale of locales) {
      const plan = site.url + inLanguage(locale, '/VisitorFloorplan');
      const fresh = await context.newPage();
      await fresh.goto(`${plan}?booth=B0146`);
      await expect(fresh.getByRole('heading', { name: /B0146/ }).first()).toBeVisible();
      await expect(fresh).toHaveURL(`${plan}?booth=B0146`);
      await fresh.goto(`${plan}?from=main-entrance&to=A0123`);
      await expect(fresh.locator('#route-result')).toContainText('A0123');
      await fresh.reload();
      await expect(fresh.locator('#route-result')).toContainText('A0123');
      await fresh.close();
    }
  });
});
