import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { expect, inLanguage, phone } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

/** Each organiser response, and the page that docs/rulings.md specifies for it. */
const responses = [
  [403, 'closed', 403, 'tw', '找不到頁面', /not open to you/],
  [404, 'no such record', 404, 'en', 'Page not Found', /could not be found/],
  [429, 'slower', 429, 'tw', '找不到頁面', /Too many requests/],
  [503, 'busy', 503, 'en', 'Page not Found', /Server is busy, please try again later/],
  [502, 'gateway', 503, 'tw', '找不到頁面', /Server is busy, please try again later/],
  [500, 'boom', 500, 'en', '500 Internal Server Error', /Something went wrong/],
  [500, 'x is undefined', 500, 'tw', '精彩內容準備中', /./],
] as const;

test.use({ viewport: phone });
test.afterAll(({ organiser }) => void (organiser.fault = undefined));

test('each response of the organiser shows the error page specified for it', async ({
  page,
  ownSite,
  organiser,
}) => {
  const main = page.getByRole('main');
  for (const [code, message, status, locale, heading, text] of responses) {
    // A 404 is cached for a while, so it has a page of its own.
    const [call, target] = code === 404 ? ['Partners', '/InfoPartner'] : ['Venue', '/InfoVenue'];
    organiser.fault = { call, code, message };
    const response = await page.goto(ownSite.url + inLanguage(locale, target));
    expect(response?.status(), message).toBe(status);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(main).toContainText(text);
    const home = main.getByRole('link', { name: 'Back to home' });
    await expect(home).toHaveAttribute('href', inLanguage(locale, '/'));
    const retry = main.getByRole('link', { name: 'Try again' });
    await expect(retry).toHaveCount(status === 429 || status === 503 ? 1 : 0);
    if (status === 503 && locale === 'en') expect(await axeViolationsOn(page)).toEqual([]);
  }
});

test('the retry link opens the page once the organiser has recovered', async ({
  page,
  ownSite,
  organiser,
}) => {
  organiser.fault = { call: 'Venue', code: 503, message: 'busy' };
  expect((await page.goto(`${ownSite.url}/en/InfoVenue`))?.status()).toBe(503);
  organiser.fault = undefined;
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Venue');
});
