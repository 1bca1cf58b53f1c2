import { putVariantLive, restoreReleases, whileRendering } from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { expect, waitForHydration } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

const notice = /這一區暫時無法提供，其他頁面不受影響。/;
const otherNotice = /This part is temporarily unavailable\. The rest of the site works\./;

async function status(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
}

/** Scripts name the composition and the time of the rendering. */
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0];

/** The other sections, the layout and the home page still work. */
async function expectOthersWork({ url }: Site): Promise<void> {
  for (const address of ['/News', '/en/EventsCalender', '/ExhibitorInfo']) {
    const page = await status(url + address);
    expect(page.status, address).toBe(200);
    expect(page.html).not.toMatch(notice);
  }
}

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

const throwing = "throw new Error('the cellar is flooded')";

test('a section that throws affects no other section, and recovers with a rollback', async ({
  page,
  ownSite: site,
}) => {
  const broken = `/VisitorExhibitor?area=beer`;
  const good = await status(`${site.url}/VisitorExhibitor`);
  expect(good.status).toBe(200);
  await putVariantLive(site, 'mfe-visitor', '1.1.0-throws', whileRendering(throwing));

  // A page that rendered before is served from the last good copy.
  const copy = await status(`${site.url}/VisitorExhibitor`);
  expect([copy.status, mainOf(copy.html)]).toEqual([200, mainOf(good.html)]);
  // Any other page shows an error notice in both languages.
  const response = await page.goto(site.url + broken);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('no-store');
  for (const text of [notice, otherNotice, '飲酒過量，有害健康'])
    await expect(page.getByText(text)).toBeVisible();
  // Its fragments disappear from the home page; the rest stays.
  expect((await status(`${site.url}/en`)).html).toMatch(otherNotice);
  await expectOthersWork(site);

  // The retry link renders the section in the browser, whatever the server does.
  const retry = page.getByRole('link', { name: '再試一次' });
  const article = page.getByRole('main').getByRole('article').first();
  await waitForHydration(page);
  await retry.click();
  await expect(article).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);

  await page.goto(site.url + broken);
  await restoreReleases(site);
  expect((await page.reload())?.status()).toBe(200);
  await expect(article).toBeVisible();
});
