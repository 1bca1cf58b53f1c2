import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { expectHiddenToken, requestsBeside } from './hidden-token.ts';
import { expect, main, openPage, phone, test, title, type Page } from '../test.ts';

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** The path of the link in the last mail to this address that contains `phrase`. */
async function linkTo(site: Site, address: string, phrase: string): Promise<string> {
  const text = await mailTo(site.dataDir, address, phrase);
  return /\/Appointment\?key=[0-9a-f]{40}/.exec(text)?.[0] ?? 'no link';
}

test('an appointment is requested, moved, confirmed, listed and cancelled', async ({
  browser,
  ownSite,
}) => {
  const [visitor, mail] = ['buyer@buyer.example', 'trade@glen-orrachy-distillery.example'];
  const later = '2026-04-18T15:00:00+08:00';
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  const exhibitor = await (await browser.newContext({ viewport: phone })).newPage();

  await openPage(page, `${ownSite.url}/VisitorExhibitor/Detail/1001`);
  await main(page).getByRole('link', { name: '預約會面' }).click();
  await expect(page.locator('#appointment')).toBeInViewport();
  await main(page).getByLabel('首選時段').selectOption('2026-04-17T10:30:00+08:00');
  await main(page).getByLabel('電子郵件').fill(visitor);
  await main(page)
    .getByLabel(/^驗證碼/)
    .fill('00000');
  await button(page, '送出洽詢').press('Enter');
  await expect(title(page)).toHaveText('您的洽詢已送出');
  expect(await axeViolationsOn(page)).toEqual([]);
  await main(page).getByRole('link', { name: '開啟我的清單' }).click();
  const group = page.getByRole('region', { name: '我的會面' });
  await expect(group.getByText('等待參展商回覆')).toBeVisible();
  expect(await axeViolationsOn(page)).toEqual([]);

  const link = ownSite.url + (await linkTo(ownSite, mail, visitor));
  const requests = requestsBeside(exhibitor, link);
  await openPage(exhibitor, link);
  await expectHiddenToken(exhibitor, '/Appointment');
  expect(requests.filter((line) => line.includes('key='))).toEqual([]);
  const headers = (await exhibitor.request.get(exhibitor.url())).headers();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('same-origin');
  await expect(exhibitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
  // Mail programs open links by themselves: nothing was answered.
  await expect(main(exhibitor).getByText('等待您的回覆')).toBeVisible();
  expect(await axeViolationsOn(exhibitor)).toEqual([]);
  expect(await exhibitor.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await main(exhibitor).getByText('提出其他時段', { exact: true }).click();
  await main(exhibitor).getByLabel('首選時段').selectOption(later);
  await button(exhibitor, '送出這些時段').press('Enter');
  await expect(main(exhibitor).getByText('已把這些時段寄給參觀者。')).toBeVisible();

  await openPage(page, ownSite.url + (await linkTo(ownSite, visitor, '15:00–15:30')));
  await main(page).getByRole('radio').press('Space');
  await button(page, '確認這個時段').press('Enter');
  await expect(main(page).getByText('會面已確認，雙方都會收到信與行事曆檔案。')).toBeVisible();
  for (const address of [visitor, mail])
    expect(await mailTo(ownSite.dataDir, address, 'METHOD:REQUEST')).toContain(
      'DTSTART:20260418T070000Z',
    );

  await openPage(page, `${ownSite.url}/MyList`);
  await expect(group.getByText('已確認', { exact: true })).toBeVisible();
  await expect(group.locator('time')).toHaveAttribute('datetime', later);
  // Offline, the list shows the last state that it received.
  await page.route('**/Appointments/Device/**', (route) => route.abort());
  await page.reload();
  await expect(group.getByText('目前無法更新，以下是上次看到的狀態。')).toBeVisible();
  await expect(group.getByText('已確認', { exact: true })).toBeVisible();
  await page.unroute('**/Appointments/Device/**');

  await group.getByRole('link', { name: /^查看或取消與/ }).click();
  await main(page).locator('summary').click();
  await button(page, '取消這次會面').press('Enter');
  await expect(main(page).getByRole('heading', { name: '已取消' })).toBeVisible();
  for (const address of [visitor, mail])
    expect(await mailTo(ownSite.dataDir, address, 'METHOD:CANCEL')).toContain('SEQUENCE:3');
  await page.context().close();
  await exhibitor.context().close();
});

test(
  'an appointment is requested, confirmed and cancelled without JavaScript',
  { tag: '@full' },
  async ({ browser, ownSite }) => {
    const [visitor, mail] = ['plain@buyer.example', 'trade@invercarrick-distillers.example'];
    const plain = { viewport: phone, javaScriptEnabled: false };
    const page = await (await browser.newContext(plain)).newPage();
    const exhibitor = await (await browser.newContext(plain)).newPage();
    const slot = main(page).getByLabel('First choice');
    async function send(email: string): Promise<void> {
      await main(page).getByLabel('Email').fill(email);
      await main(page)
        .getByLabel(/^Verification code/)
        .fill('00000');
      await button(page, 'Send inquiry').click();
    }

    await page.goto(`${ownSite.url}/en/VisitorExhibitor/Inquiry/1005`);
    const products = main(page).locator('input[name=Products]');
    await products.nth(1).check();
    await slot.selectOption('2026-04-19T11:00:00+08:00');
    await send('');
    await expect(main(page)).toContainText('An appointment needs an email address');
    await expect(slot).toHaveValue('2026-04-19T11:00:00+08:00');
    await expect(products.nth(1)).toBeChecked();
    await send(visitor);
    await expect(title(page)).toHaveText('Your inquiry has been sent');

    await exhibitor.goto(`${ownSite.url}/en${await linkTo(ownSite, mail, visitor)}`);
    await button(exhibitor, 'Confirm this time').click();
    await expect(main(exhibitor)).toContainText('Please choose a time.');
    await main(exhibitor).getByRole('radio').check();
    await button(exhibitor, 'Confirm this time').click();
    await expect(main(exhibitor).getByText('The appointment is confirmed.')).toBeVisible();
    await page.goto(`${ownSite.url}/en${await linkTo(ownSite, visitor, 'METHOD:REQUEST')}`);
    await main(page).locator('summary').click();
    await button(page, 'Cancel the appointment').click();
    await expect(main(page).getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await page.context().close();
    await exhibitor.context().close();
  },
);
