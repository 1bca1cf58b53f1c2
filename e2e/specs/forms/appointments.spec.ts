import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { expectHiddenToken, requestsBeside } from './hidden-token.ts';
import { expect, main, newContext, openPage, phone, test, title, type Page } from '../test.ts';

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** A half-hour of the grid, such as `17T10:30`. */
const half = (page: Page, time: string) =>
  main(page).locator(`input[name=Slots][value="2026-04-${time}:00+08:00"]`);

/** The path of the link in the last mail to this address that contains `phrase`. */
async function linkTo(site: Site, address: string, phrase: string): Promise<string> {
  const text = await mailTo(site.dataDir, address, phrase);
  return /\/Appointment\?key=[0-9a-f]{40}/.exec(text)?.[0] ?? 'no link';
}

test('an appointment is requested, answered, moved, listed and cancelled', async ({
  browser,
  ownSite,
}) => {
  const [visitor, mail] = ['buyer@buyer.example', 'trade@glen-orrachy-distillery.example'];
  const page = await (await newContext(browser, { viewport: phone })).newPage();
  const exhibitor = await (await newContext(browser, { viewport: phone })).newPage();

  // On Friday from 13:30 to 14:30.
  await openPage(page, `${ownSite.url}/EventsCalender/Detail/705`);
  await main(page)
    .getByRole('button', { name: /^加入清單/ })
    .first()
    .click();
  await openPage(page, `${ownSite.url}/VisitorExhibitor/Detail/1001`);
  await main(page).getByRole('link', { name: '預約會面' }).click();
  await expect(page.locator('#appointment')).toBeInViewport();
  for (const time of ['17T10:30', '17T11:00', '17T14:00']) await half(page, time).check();
  await expect(main(page).getByText(/^4月17日（五） 14:00–14:30 與「.+」時間重疊/u)).toBeVisible();
  // A fourth is taken back, and the arrow keys lead to the next half-hour.
  await half(page, '17T14:00').focus();
  await page.keyboard.press('ArrowRight');
  await expect(half(page, '18T14:00')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(half(page, '18T14:00')).not.toBeChecked();
  await expect(main(page).getByText('最多選三個時段。要改選，請先取消一個。')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await main(page).getByLabel('電子郵件').fill(visitor);
  await main(page)
    .getByLabel(/^驗證碼/)
    .fill('00000');
  await button(page, '送出洽詢').press('Enter');
  await expect(title(page)).toHaveText(/^已向.+提出會面$/u);
  const summary = main(page).locator('.dw-visit');
  await expect(summary).toContainText('4月17日（五） 10:30–11:00');
  await expect(summary).toContainText(visitor);
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
  await half(exhibitor, '18T15:00').check();
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
  await expect(group.locator('time')).toHaveAttribute('datetime', '2026-04-18T15:00:00+08:00');

  // The confirmed time stands until the exhibitor answers, and both count as taken.
  await group.getByRole('link', { name: /^查看、改期或取消與/ }).click();
  await main(page).getByText('改選其他時段', { exact: true }).click();
  await half(page, '17T13:30').check();
  await button(page, '送出新的時段').press('Enter');
  await expect(main(page).getByText('已把新的時段寄給參展商。')).toBeVisible();
  await expect(main(page).locator('dl')).toContainText('4月18日（六） 15:00–15:30');
  expect(await axeViolationsOn(page)).toEqual([]);
  await openPage(page, `${ownSite.url}/EventsCalender/Detail/705`);
  await expect(
    main(page).getByText(/與「與.+會面（等候答覆）」時間重疊（13:30–14:00）/u),
  ).toBeVisible();
  await openPage(exhibitor, ownSite.url + (await linkTo(ownSite, mail, '13:30–14:00')));
  await main(exhibitor).getByRole('radio').press('Space');
  await button(exhibitor, '確認這個時段').press('Enter');
  await expect(main(exhibitor).getByRole('heading', { name: '已確認' })).toBeVisible();
  await expect(main(exhibitor).getByRole('link', { name: '存到行事曆（.ics）' })).toBeVisible();
  // To Google's calendar by a link, too.
  expect(await mailTo(ownSite.dataDir, visitor, 'dates=20260417T053000Z')).toContain(
    'METHOD:REQUEST',
  );
  await openPage(page, `${ownSite.url}/MyList`);
  await expect(group.locator('time')).toHaveAttribute('datetime', '2026-04-17T13:30:00+08:00');
  // Offline, the list shows the last state that it received.
  await page.route('**/Appointments/Device/**', (route) => route.abort());
  await page.reload();
  await expect(group.getByText('目前無法更新，以下是上次看到的狀態。')).toBeVisible();
  await expect(group.getByText('已確認', { exact: true })).toBeVisible();
  await page.unroute('**/Appointments/Device/**');

  await group.getByRole('link', { name: /^查看、改期或取消與/ }).click();
  await main(page).getByText('取消會面', { exact: true }).click();
  await button(page, '取消這次會面').press('Enter');
  await expect(main(page).getByRole('heading', { name: '已取消' })).toBeVisible();
  for (const address of [visitor, mail])
    expect(await mailTo(ownSite.dataDir, address, 'METHOD:CANCEL')).toContain('SEQUENCE:5');
  await page.context().close();
  await exhibitor.context().close();
});
