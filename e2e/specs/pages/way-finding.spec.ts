import { countActions } from '../forms/actions.fixture.ts';
import { expect, main, openPage, phone, test, type Page } from '../test.ts';

const plan = '/VisitorFloorplan';
/** The marks above the drawing: filled booths and rooms, each with a pin. */
const marks = (page: Page) => page.locator('svg [data-marked]');
/** Links to a place of the hall, with the minutes to walk. */
const places = (page: Page) => main(page).locator('a.dw-place');

test('a keyboard user gets a route from an entrance in at most 8 actions', async ({
  page,
  site,
}) => {
  await openPage(page, site + plan);
  const act = countActions();
  const press = (key: string) => act(() => page.keyboard.press(key));
  await press('Tab');
  await press('Enter');
  const field = main(page).getByRole('searchbox');
  for (let tabs = 0; tabs < 4; tabs += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await press('Tab');
  }
  await expect(field).toBeFocused();
  await act(() => page.keyboard.type('東側入口到A0123'));
  await press('Enter');
  await expect(page.getByText(/^東側入口 → A0123/)).toBeVisible();
  await expect(page.locator('#route-result')).toBeFocused();
  expect(act.count()).toBeLessThanOrEqual(8);
});

test(
  'each list links to the plan, which marks and counts its booths',
  { tag: '@full' },
  async ({ page, site }) => {
    for (const list of ['/VisitorExNews', '/Search?q=gin']) {
      await openPage(page, `${site}/en${list}`);
      await page
        .getByRole('link', { name: /^Show these \d+ booths on the plan$/ })
        .first()
        .click();
      const heading = page.getByRole('heading', { name: /^\d+ booths marked on the plan$/ });
      await expect(heading).toBeVisible();
      const count = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
      expect(count, list).toBeGreaterThan(5);
      await expect(marks(page)).toHaveCount(count);
    }
  },
);

test(
  "walking minutes count from the visitor's position until it is cleared",
  { tag: '@full' },
  async ({ page, site }) => {
    await page.setViewportSize(phone);
    const route = `${site}${plan}?from=A0123&to=main-stage`;
    await openPage(page, route);
    await page.getByRole('button', { name: '我在這裡：A0123' }).click();
    await expect(page.getByRole('button', { name: '忘記我的位置' })).toBeVisible();
    await openPage(page, `${site}/EventsCalender`);
    await expect(places(page).first()).toContainText(/離您\s\d\s分鐘/);
    await openPage(page, route);
    await page.getByRole('button', { name: '忘記我的位置' }).click();
    await openPage(page, `${site}/EventsCalender/Detail/741`);
    await expect(places(page).first()).toContainText(/從入口走\s\d\s分鐘/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('?booths= marks booths on the plan and reports unknown numbers', async ({ page, site }) => {
    await page.goto(`${site}/en${plan}?booths=A0101,B0146,Z9999`);
    await expect(page.getByRole('heading', { name: '2 booths marked on the plan' })).toBeVisible();
    await expect(page.getByText('1 more number is not on the plan.')).toBeVisible();
    await expect(marks(page)).toHaveCount(2);
  });

  test('a route is a numbered list with landmarks that reports steps and fits the screen', async ({
    page,
    site,
  }) => {
    const result = page.locator('#route-result');
    await page.goto(`${site}/en${plan}?from=main-entrance&to=A0123`);
    await expect(result.locator('ol > li').first()).toContainText(
      /^With Main Entrance behind you, walk straight on for \d+ m, heading north/,
    );
    await expect(result).toContainText(/You pass .+ on your (left|right)\./);
    await expect(result.locator('ol > li').last()).toContainText('A0123');
    await expect(result).toContainText('No steps on the way.');
    const ends = page.locator('svg circle[r="1.1"]');
    await expect(ends).toHaveCount(2);
    for (const end of await ends.all()) {
      const { x = -1, width = 0 } = (await end.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(phone.width);
    }
    await page.goto(`${site}/en${plan}?from=east-entrance&to=A0123`);
    await expect(result).toContainText('East Entrance has steps.');
  });

  test(
    'locations and booths link to the plan, on pages of one record with walking minutes',
    { tag: '@full' },
    async ({ page, site, routes }) => {
      for (const path of [
        '/EventsCalender',
        '/EventsCalender/Detail/741',
        '/EventLottery',
        '/EventClass',
        '/VisitorExhibitor',
        '/VisitorProduct',
        routes.exhibitorNewsItem,
      ]) {
        await page.goto(site + path);
        const place = places(page).first();
        if (/Detail|Lottery/u.test(path))
          await expect(place, path).toContainText(/從入口走\s\d\s分鐘/);
        await expect(place, path).toHaveAttribute('href', /\/VisitorFloorplan\?(to|booth)=/);
      }
      await page.goto(`${site}/EventLottery`);
      await places(page)
        .filter({ hasText: /^主舞臺/ })
        .first()
        .click();
      await expect(page.getByText(/^約 \d+ 公尺$/)).toBeVisible();
    },
  );
});
