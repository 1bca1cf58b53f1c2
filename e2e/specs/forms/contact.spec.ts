import { expireCaptchas, readCode, readSubmissions } from '../../site/captcha.ts';
import type { Site } from '../../site/site.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import {
  expect,
  inLanguage,
  collectMessages,
  locales,
  phone,
  test,
  waitForHydration,
  openPage,
} from '../test.ts';
import { textsByLocale, field, fill, send, tabTo } from './contact.fixture.ts';

let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

for (const locale of locales) {
  const texts = textsByLocale[locale];
  const contact = () => site.url + inLanguage(locale, '/Contact');
  // every-page.spec.ts checks the initial form. The later states have the same markup in both
  // languages.
  const checksAccessibility = locale === 'tw';

  test.describe(`the contact form with JavaScript (${locale})`, () => {
    // Axe injects a script, which the content security policy blocks.
    test.use({ reducedMotion: 'reduce' });

    test('reports missing fields, retains the input through errors and reloads, and submits once', async ({
      page,
    }) => {
      const messages = collectMessages(page);
      await openPage(page, contact());
      await send(page, texts).click();
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading')).toHaveText(texts.incomplete);
      expect(await summary.getByRole('link').allTextContents()).toEqual(texts.missing);
      if (checksAccessibility) expect(await axeViolationsOn(page)).toEqual([]);
      await field(page, texts.email).fill('ming@');
      await send(page, texts).click();
      await expect(field(page, texts.email)).toHaveAccessibleDescription(
        new RegExp(texts.noEmail.replaceAll('./', '\\.'), 'u'),
      );

      await fill(page, texts, `draft ${locale}`);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByText(texts.restored)).toBeVisible();
      await expect(field(page, texts.content)).toHaveValue(`draft ${locale}`);
      if (checksAccessibility) expect(await axeViolationsOn(page)).toEqual([]);

      await field(page, texts.code).fill('00000');
      await send(page, texts).click();
      await expect(summary).toContainText(texts.wrongCode);
      await expect(field(page, texts.content)).toHaveValue(`draft ${locale}`);
      const old = readCode(site.dataDir);
      expireCaptchas(site.dataDir);
      await field(page, texts.code).fill(old);
      await send(page, texts).click();
      await expect(field(page, texts.code)).toHaveValue('');
      await expect(field(page, texts.content)).toHaveValue(`draft ${locale}`);

      const before = readSubmissions(site.dataDir).length;
      await page.getByRole('button', { name: texts.again }).click();
      await expect
        .poll(() =>
          page
            .getByRole('main')
            .locator('.dw-captcha img')
            .evaluate((image: HTMLImageElement) => image.complete),
        )
        .toBe(true);
      await field(page, texts.code).fill(readCode(site.dataDir));
      await send(page, texts).dblclick();
      await page.waitForURL(/Contact_completed\?ref=DSW-/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      await waitForHydration(page);
      if (checksAccessibility) expect(await axeViolationsOn(page)).toEqual([]);
      const stored = readSubmissions(site.dataDir);
      expect(stored).toHaveLength(before + 1);
      expect(page.url()).toContain(stored.at(-1)?.reference ?? 'none');
      await expect(page.getByRole('main')).toContainText(stored.at(-1)?.reference ?? 'none');
      await openPage(page, contact());
      await expect(field(page, texts.content)).toHaveValue('');
      // A wrong code gets 422 by design.
      expect(messages.filter((line) => !/422|Service Worker/u.test(line))).toEqual([]);
    });

    test('retains the input when the request fails, and can be cleared', async ({ page }) => {
      await page.setViewportSize(phone);
      await openPage(page, contact());
      await fill(page, texts, 'offline');
      await field(page, texts.code).fill('12345');
      await page.route('**/api/expo/Contact/**', (route) => route.abort());
      await send(page, texts).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.busy);
      await expect(field(page, texts.code)).toHaveValue('12345');
      await page.reload();
      await waitForHydration(page);
      await page.getByRole('button', { name: texts.discard }).click();
      await expect(field(page, texts.content)).toHaveValue('');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
  });

  test.describe(`the contact form without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('reports errors, retains the input, and stores a repeated submission once', async ({
      page,
      context,
    }) => {
      await page.goto(contact());
      await fill(page, texts, '');
      await send(page, texts).click();
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toContainText(texts.noContent);
      await expect(field(page, texts.subject)).toHaveValue('Tickets');
      await field(page, texts.content).fill(`plain ${locale}`);
      await page.getByRole('button', { name: texts.again }).click();
      await expect(field(page, texts.content)).toHaveValue(`plain ${locale}`);
      await field(page, texts.code).fill('1');
      await send(page, texts).click();
      await expect(summary).toContainText(texts.wrongCode);
      const form = await page
        .locator('form[method=post]')
        .evaluate((element: HTMLFormElement) =>
          [...new FormData(element)].map(([name, value]) => [name, String(value)]),
        );
      const Code = readCode(site.dataDir);
      await field(page, texts.code).fill(Code);
      await send(page, texts).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      const again = await context.request.post(contact(), {
        form: { ...Object.fromEntries(form), Code },
        maxRedirects: 0,
        headers: { origin: site.url },
      });
      expect(again.status()).toBe(303);
      expect(page.url()).toContain(again.headers()['location'] ?? 'none');
      expect(
        readSubmissions(site.dataDir).filter(({ data }) => data['Content'] === `plain ${locale}`),
      ).toHaveLength(1);
      await page.goto(`${site.url}${inLanguage(locale, '/Contact_completed')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nothing);
    });
  });
}

// The tab order is the same in both languages.
test.describe('the contact form', () => {
  test.use({ reducedMotion: 'reduce' });

  test('is submitted by keyboard, with proof of work instead of a captcha', async ({ page }) => {
    await openPage(page, `${site.url}/en/Contact`);
    await tabTo(page, () => document.activeElement?.id === 'contact-Type');
    await page.keyboard.press('ArrowDown');
    for (const text of ['Subject', 'Name', '', '02-1', '', 'key@dswine.example', 'sent by keys']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await tabTo(
      page,
      (text) => document.activeElement?.textContent === text,
      textsByLocale.en.work,
    );
    await page.keyboard.press('Enter');
    await expect(page.getByText(textsByLocale.en.worked)).toBeFocused();
    await expect(field(page, textsByLocale.en.code)).not.toHaveAttribute('required');
    await tabTo(
      page,
      (text) => document.activeElement?.textContent === text,
      textsByLocale.en.send,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/Contact_completed\?ref=/u);
    expect(readSubmissions(site.dataDir).at(-1)).toMatchObject({
      email: 'key@dswine.example',
      data: { Tel: '02-1', Content: 'sent by keys' },
    });
  });
});
