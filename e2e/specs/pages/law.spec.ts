import { full } from '@dswine/shared/testing/full-run';
import { expectLawfulStrip } from '../warning-strip.ts';
import { desktop, expect, openPage, phone, test, waitForHydration } from '../test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // every-page.spec.ts measures it on each template.
  test('the warning strip is as large as the law requires', async ({ page, site }) => {
    await page.goto(site);
    await expectLawfulStrip(page, 'home');
  });
});

test('the printed warning covers at least a tenth of an A4 sheet', async ({
  page,
  site,
  routes,
}) => {
  const mm = 96 / 25.4;
  const sheet = 210 * 297 * mm * mm;
  // The printable area of A4 with default browser margins.
  await page.setViewportSize({ width: Math.round(190 * mm), height: Math.round(277 * mm) });
  await page.emulateMedia({ media: 'print' });
  await page.goto(site + routes.story);
  const printed = await page.locator('.site-warning-text').evaluate((strip) => {
    const { width, height } = strip.getBoundingClientRect();
    const { fontSize } = getComputedStyle(strip);
    const length = strip.textContent.replaceAll(/\s/g, '').length;
    return {
      area: width * height,
      length: length * Number.parseFloat(fontSize) ** 2,
      fits: strip.scrollWidth <= strip.clientWidth,
    };
  });
  expect(printed.area / sheet).toBeGreaterThanOrEqual(0.1);
  expect(printed.length / printed.area).toBeGreaterThanOrEqual(0.5);
  expect(printed.fits).toBe(true);
});

for (const { width } of [phone, desktop])
  test(
    `the warning strip never covers the focused element (${width} px)`,
    {
      tag: width === phone.width ? [] : '@full',
    },
    async ({ page, site, routes }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of full ? [routes.home, routes.exhibitors, '/NoSuchPage'] : [routes.news]) {
        await page.goto(site + path);
        const seen = new Set<string>();
        for (let stop = 0; stop < 80; stop += 1) {
          await page.keyboard.press('Tab');
          const focused = await page.evaluate(() => {
            const element = document.activeElement;
            const warning = document.querySelector('.site-warning')?.getBoundingClientRect();
            if (!element || element === document.body || !warning) return undefined;
            const { top, bottom, height } = element.getBoundingClientRect();
            return {
              name: element.outerHTML.slice(0, 120),
              hidden: height < warning.top && bottom > warning.top + 1,
              top,
            };
          });
          if (!focused) break;
          expect.soft(focused.hidden, `${path}: ${focused.name}`).toBe(false);
          seen.add(`${focused.name} ${focused.top}`);
        }
        expect(seen.size, path).toBeGreaterThan(5);
      }
    },
  );

test('without a tag manager the site asks no consent and sends no third-party requests', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site) elsewhere.push(request.url());
  });
  await openPage(page, `${site}/`);
  await expect(page.locator('.consent-question, .age-question')).toHaveCount(0);
  await page.goto(`${site}/Consent`);
  await expect(page.getByText('沒有需要您同意的項目')).toBeVisible();
  expect(elsewhere).toEqual([]);
  const policy = (await page.request.get(`${site}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('http');
});

test('the RecordUrl cookie holds the current URL without tokens and tracking parameters', async ({
  page,
  site,
  context,
}) => {
  const recorded = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'RecordUrl');
    return cookie && { url: decodeURIComponent(cookie.value), sameSite: cookie.sameSite };
  };
  const response = await page.goto(
    `${site}/VisitorExhibitor?area=beer&token=s3cret&utm_source=mail`,
  );
  expect(response?.headers()['set-cookie']).toBeUndefined();
  await waitForHydration(page);
  await expect
    .poll(recorded)
    .toEqual({ url: `${site}/VisitorExhibitor?area=beer`, sameSite: 'Lax' });
  await page.getByRole('contentinfo').getByRole('link', { name: '隱私權聲明' }).click();
  await expect(page).toHaveURL(`${site}/Privacy`);
  await expect.poll(recorded).toEqual({ url: `${site}/Privacy`, sameSite: 'Lax' });
});
