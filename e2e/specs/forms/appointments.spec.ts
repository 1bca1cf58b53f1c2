import { mailTo } from '../../site/mail.ts';
import { startSite, type Site } from '../../site/site.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { expectHiddenToken, requestsBeside } from './hidden-token.ts';
import { desktop, expect, inLanguage, locales, openPage, phone, test, type Page } from '../test.ts';
import {
  exhibitors,
  later,
  linkTo,
  main,
  request as requestAppointment,
  slot,
  texts,
} from './appointments.fixture.ts';

/** A site a week before the fair, in test mode: no captcha, no rate limits. */
let site: Site;
test.beforeAll(async () => {
  site = await startSite(`appointments-${test.info().workerIndex}`, {
    env: {
      NODE_ENV: 'test',
      FORM_GUARDS: 'off',
      CLOCK_OFFSET_MS: String(Date.parse('2026-04-10T09:00:00+08:00') - Date.now()),
    },
  });
});
test.afterAll(() => site.stop());

/** Presses a button by keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

for (const locale of locales) {
  const t = texts[locale];
  const { id, mail } = exhibitors[locale];
  const visitor = `buyer-${locale}@buyer.example`;
  const viewport = locale === 'tw' ? phone : desktop;

  test(`an appointment is requested, moved, confirmed, listed and cancelled (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const [mine, theirs] = [
      await browser.newContext({ viewport }),
      await browser.newContext({ viewport }),
    ];
    const [page, exhibitor] = [await mine.newPage(), await theirs.newPage()];

    await openPage(page, site.url + inLanguage(locale, `/VisitorExhibitor/Detail/${id}`));
    await main(page).getByRole('link', { name: t.ask }).click();
    await expect(page.locator('#appointment')).toBeInViewport();
    await main(page).getByLabel(t.first).selectOption(slot);
    await main(page).getByLabel(t.code).fill('00000');
    await press(page, t.send);
    await expect(main(page).getByRole('alert').first()).toContainText(t.needsEmail);
    expect(await axeViolationsOn(page)).toEqual([]);
    await main(page).getByLabel(t.email).fill(visitor);
    await press(page, t.send);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent);
    expect(await axeViolationsOn(page)).toEqual([]);
    await main(page).getByRole('link', { name: t.openList }).click();
    const group = page.getByRole('region', { name: t.mine });
    await expect(group.getByText(t.waiting)).toBeVisible();
    expect(await axeViolationsOn(page)).toEqual([]);

    const link = await linkTo(site, locale, { to: mail, phrase: visitor });
    const requests = requestsBeside(exhibitor, link);
    await openPage(exhibitor, link);
    await expectHiddenToken(exhibitor, inLanguage(locale, '/Appointment'));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((line) => line.includes('key='))).toEqual([]);
    const headers = (await exhibitor.request.get(exhibitor.url())).headers();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    await expect(exhibitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
    // Mail programs open links by themselves: nothing was answered.
    await expect(main(exhibitor).getByText(t.forExhibitor)).toBeVisible();
    await expect(main(exhibitor).getByText(visitor)).toBeVisible();
    expect(await axeViolationsOn(exhibitor)).toEqual([]);
    expect(await exhibitor.evaluate(() => document.documentElement.scrollWidth)).toBe(
      viewport.width,
    );
    await press(exhibitor, t.accept);
    await expect(main(exhibitor).getByRole('alert').first()).toContainText(t.choose);
    await main(exhibitor).getByText(t.propose, { exact: true }).click();
    await main(exhibitor).getByLabel(t.first).selectOption(later);
    await press(exhibitor, t.sendTimes);
    await expect(main(exhibitor).getByText(t.proposed)).toBeVisible();

    await openPage(page, await linkTo(site, locale, { to: visitor, phrase: '15:00–15:30' }));
    expect(await axeViolationsOn(page)).toEqual([]);
    await main(page).getByRole('radio').focus();
    await page.keyboard.press('Space');
    await press(page, t.accept);
    await expect(main(page).getByText(t.accepted)).toBeVisible();
    for (const address of [visitor, mail]) {
      const text = await mailTo(site.dataDir, address, 'METHOD:REQUEST');
      expect(text).toContain('DTSTART:20260418T070000Z');
    }

    await openPage(page, site.url + inLanguage(locale, '/MyList'));
    await expect(group.getByText(t.confirmed, { exact: true })).toBeVisible();
    await expect(group.locator('time')).toHaveAttribute('datetime', later);
    // Offline, the list shows the last state that it received.
    await page.route('**/Appointments/Device/**', (route) => route.abort());
    await page.reload();
    await expect(group.getByText(t.stale)).toBeVisible();
    await expect(group.getByText(t.confirmed, { exact: true })).toBeVisible();
    await page.unroute('**/Appointments/Device/**');

    await group.getByRole('link', { name: t.manage }).click();
    await main(page).locator('summary').click();
    await press(page, t.cancel);
    await expect(main(page).getByRole('heading', { name: t.cancelled })).toBeVisible();
    expect(await axeViolationsOn(page)).toEqual([]);
    for (const address of [visitor, mail])
      expect(await mailTo(site.dataDir, address, 'METHOD:CANCEL')).toContain('SEQUENCE:3');
    await mine.close();
    await theirs.close();
  });

  test(`an appointment is requested, confirmed and cancelled without JavaScript (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const plain = { viewport, javaScriptEnabled: false };
    const [mine, theirs] = [await browser.newContext(plain), await browser.newContext(plain)];
    const [page, exhibitor] = [await mine.newPage(), await theirs.newPage()];
    const email = `plain-${locale}@buyer.example`;
    const time = `2026-04-19T${locale === 'tw' ? '10:00' : '11:00'}:00+08:00`;
    await page.goto(site.url + inLanguage(locale, `/VisitorExhibitor/Inquiry/${id}`));
    const products = main(page).locator('input[name=Products]');
    await products.nth(0).check();
    await products.nth(1).check();
    await main(page).getByLabel(t.first).selectOption(time);
    await main(page).getByLabel(t.code).fill('00000');
    await main(page).getByRole('button', { name: t.send }).click();
    await expect(main(page)).toContainText(t.needsEmail);
    await expect(main(page).getByLabel(t.first)).toHaveValue(time);
    await expect(products.nth(1)).toBeChecked();
    await main(page).getByLabel(t.email).fill(email);
    await main(page).getByLabel(t.code).fill('00000');
    await main(page).getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent);

    await exhibitor.goto(await linkTo(site, locale, { to: mail, phrase: email }));
    await main(exhibitor).getByRole('button', { name: t.accept }).click();
    await expect(main(exhibitor)).toContainText(t.choose);
    await main(exhibitor).getByRole('radio').check();
    await main(exhibitor).getByRole('button', { name: t.accept }).click();
    await expect(main(exhibitor).getByText(t.accepted)).toBeVisible();
    await page.goto(await linkTo(site, locale, { to: email, phrase: 'METHOD:REQUEST' }));
    await main(page).locator('summary').click();
    await main(page).getByRole('button', { name: t.cancel }).click();
    await expect(main(page).getByRole('heading', { name: t.cancelled })).toBeVisible();
    await mine.close();
    await theirs.close();
  });
}

test('the appointment page rejects a tampered link and an ID without a key', async ({ page }) => {
  await requestAppointment(site, '1008', 'one@buyer.example');
  const link = await linkTo(site, 'en', {
    to: 'trade@glashutte-nordkamm.example',
    phrase: 'one@buyer.example',
  });
  const tampered = link.slice(0, -1) + (link.endsWith('0') ? '1' : '0');
  await openPage(page, tampered);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.none);
  await openPage(page, `${site.url}/en/Appointment?id=7c3f9f0e-5d52-4a51-9a53-9b2c3c1d0e11`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.none);
  expect(await axeViolationsOn(page)).toEqual([]);
});
