import { mailTo } from '../../site/mail.ts';
import { startSite, type Site } from '../../site/site.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { expectHiddenToken, requestsBeside } from './hidden-token.ts';
import { desktop, expect, inLanguage, phone, test, openPage } from '../test.ts';
import { texts, fill, send } from './applications.fixture.ts';

/** A site some weeks before the fair, in test mode: no captcha, no rate limits. */
let site: Site;
test.beforeAll(async () => {
  site = await startSite(`applications-${test.info().workerIndex}`, {
    env: {
      NODE_ENV: 'test',
      FORM_GUARDS: 'off',
      CLOCK_OFFSET_MS: String(Date.parse('2026-03-20T09:00:00+08:00') - Date.now()),
    },
  });
});
test.afterAll(() => site.stop());

for (const locale of ['tw', 'en'] as const) {
  test(`a visitor applies for an evening, confirms it by the mailed link and withdraws (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const t = texts[locale];
    const context = await browser.newContext({
      viewport: locale === 'tw' ? phone : desktop,
    });
    const page = await context.newPage();
    const email = `an-${locale}@guest.example`;
    await openPage(page, site.url + inLanguage(locale, '/EventRunBar/Apply'));
    await send(page, locale);
    const summary = page.getByRole('main').getByRole('alert').first();
    for (const sentence of t.missing) await expect(summary).toContainText(sentence);
    await expect(summary).toBeFocused();
    expect(await axeViolationsOn(page)).toEqual([]);

    await fill(page, locale, 'nobody');
    await page.getByRole('radio', { name: t.evening }).check();
    await send(page, locale);
    await expect(summary).toContainText(t.badEmail);
    await page.getByRole('main').getByLabel(t.email).fill(email);
    await send(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.held);
    await expect(page.getByText(/^DSW-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    expect(await axeViolationsOn(page)).toEqual([]);

    await openPage(page, site.url + inLanguage(locale, '/EventRunBar/Apply'));
    await fill(page, locale, email.toUpperCase());
    await page.getByRole('radio').first().check();
    await send(page, locale);
    // Anyone can type an email address, so only a mail reveals that it has already applied.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.held);
    await mailTo(site.dataDir, email, t.stands);

    const link =
      /\/EventRunBar\/ApplyList\?key=[0-9a-f]{40}/.exec(
        await mailTo(site.dataDir, email, t.mail),
      )?.[0] ?? '';
    const address = site.url + inLanguage(locale, link);
    const requests = requestsBeside(page, address);
    await openPage(page, address);
    await expectHiddenToken(page, inLanguage(locale, '/EventRunBar/ApplyList'));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((line) => line.includes('key='))).toEqual([]);
    expect(await axeViolationsOn(page)).toEqual([]);
    // Use the keyboard only.
    await page.getByRole('main').getByRole('button', { name: t.confirm }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(t.confirmed, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(t.state, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: t.confirm })).toHaveCount(0);
    expect(await axeViolationsOn(page)).toEqual([]);
    await mailTo(site.dataDir, email, t.placed);
    await page.getByRole('main').getByRole('button', { name: t.withdraw }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(t.withdrawn, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: t.withdraw })).toHaveCount(0);
    await context.close();
  });
}

test('a full class has a waiting list, and a withdrawal offers its seat to the first applicant', async ({
  request,
}) => {
  const call = async (path: string, data: object, cookie = '') => {
    const response = await request.post(`${site.url}/api/expo/Event/${path}`, {
      headers: { origin: site.url, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      data,
    });
    return (await response.json()) as { Code: number; Data: { State: string; Wait: string } };
  };
  const apply = (name: string) =>
    call('Applications/DSWINE2026/713?Lang=en', {
      ...{
        Name: name,
        Email: `${name}@class.example`,
        Mobile: '09',
        Adult: 'yes',
        NoticeVersion: '1',
        Key: name,
      },
    });
  const states = [];
  for (let number = 0; number < 26; number += 1)
    states.push((await apply(`student-${number}`)).Data);
  expect(states.map(({ State, Wait }) => State + Wait)).toEqual([
    ...Array<string>(24).fill('held'),
    'waiting1',
    'waiting2',
  ]);
  const mail = await mailTo(site.dataDir, 'student-0@class.example', 'We are holding a place');
  const key = /key=([0-9a-f]{40})/.exec(mail)?.[1] ?? '';
  const cookie = `dswine_applications=${key}`;
  const list = async () => {
    const response = await request.get(`${site.url}/api/expo/Event/OwnApplications/DSWINE2026`, {
      headers: { cookie },
    });
    return ((await response.json()) as { Data: { Items: { Id: string; State: string }[] } }).Data
      .Items;
  };
  // Link prefetching by a mail client must not confirm or withdraw anything.
  await request.get(`${site.url}/en/EventRunBar/ApplyList?key=${key}`);
  const [item] = await list();
  expect(item?.State).toBe('held');
  const which = { Application: item?.Id };
  expect((await call('Confirmations/DSWINE2026', which, cookie)).Code).toBe(200);
  expect((await list())[0]?.State).toBe('placed');
  expect((await call('Withdrawals/DSWINE2026', which, cookie)).Code).toBe(200);
  await mailTo(site.dataDir, 'student-24@class.example', 'we are holding it for you');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['tw', 'en'] as const) {
    test(`application forms work and retain the input after an error (${locale})`, async ({
      page,
    }) => {
      const t = texts[locale];
      const email = `plain-${locale}@guest.example`;
      await page.goto(site.url + inLanguage(locale, '/EventsCalender/Apply/734'));
      await fill(page, locale, 'nobody');
      await send(page, locale);
      await expect(page.getByRole('main')).toContainText(t.badEmail);
      await expect(page.getByRole('main').getByLabel(t.name)).toHaveValue('林安');
      await fill(page, locale, email);
      await send(page, locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.held);

      const link =
        /\/EventRunBar\/ApplyList\?key=[0-9a-f]{40}/.exec(
          await mailTo(site.dataDir, email, t.mail),
        )?.[0] ?? '';
      await page.goto(site.url + inLanguage(locale, link));
      await expectHiddenToken(page, inLanguage(locale, '/EventRunBar/ApplyList'));
      await page.getByRole('main').getByRole('button', { name: t.confirm }).click();
      await expect(page.getByRole('main').getByText(t.confirmed, { exact: true })).toBeVisible();
      await mailTo(site.dataDir, email, t.placed);
      await expectHiddenToken(page, inLanguage(locale, '/EventRunBar/ApplyList'));
      await page.getByRole('main').getByRole('button', { name: t.withdraw }).click();
      await expect(page.getByRole('main').getByText(t.withdrawn, { exact: true })).toBeVisible();

      await page.goto(site.url + inLanguage(locale, '/EventRunBar/ApplyList'));
      await page.getByRole('link', { name: t.another }).click();
      await page.getByRole('main').getByLabel(t.email).fill(email);
      await page.getByRole('main').getByLabel(t.code).fill('00000');
      await page.getByRole('button', { name: t.ask }).click();
      await expect(page.getByRole('main')).toContainText(t.requests);
    });
  }
});
