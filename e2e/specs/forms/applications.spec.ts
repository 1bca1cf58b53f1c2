import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import { expectHiddenToken, requestsBeside } from './hidden-token.ts';
import { expect, main, openPage, phone, test, title, type Page } from '../test.ts';

const linkIn = (mail: string) => /\/EventRunBar\/ApplyList\?key=[0-9a-f]{40}/.exec(mail)?.[0] ?? '';

test.describe('with JavaScript', () => {
  test.use({ viewport: phone });

  test('a visitor applies for an evening, confirms it by the mailed link and withdraws', async ({
    page,
    ownSite,
  }) => {
    const email = 'an@guest.example';
    async function apply(address: string): Promise<void> {
      await main(page).getByLabel(/^姓名/).fill('林安');
      await main(page).getByLabel(/^手機/).fill('0912345678');
      await main(page)
        .getByLabel(/^電子郵件/)
        .fill(address);
      await main(page)
        .getByLabel(/已年滿十八歲/)
        .check();
      // The field is required in the browser. In test mode the organiser ignores it.
      await main(page)
        .getByLabel(/^驗證碼/)
        .fill('00000');
      await button(page, '送出報名').click();
    }
    await openPage(page, `${ownSite.url}/EventRunBar/Apply`);
    await apply(email);
    await expect(main(page).getByRole('alert').first()).toContainText('請選擇場次');
    expect(await axeViolationsOn(page)).toEqual([]);
    await page.getByRole('radio', { name: /大安與師大/ }).check();
    await button(page, '送出報名').click();
    await expect(title(page)).toHaveText('名額為您保留一小時');
    await expect(page.getByText(/^DSW-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    expect(await axeViolationsOn(page)).toEqual([]);

    await openPage(page, `${ownSite.url}/EventRunBar/Apply`);
    await page.getByRole('radio').first().check();
    await apply(email.toUpperCase());
    // Anyone can type an email address, so only a mail reveals that it has already applied.
    await expect(title(page)).toHaveText('名額為您保留一小時');
    await mailTo(ownSite.dataDir, email, '您原來的報名不變');

    const address =
      ownSite.url + linkIn(await mailTo(ownSite.dataDir, email, '我們為您保留了一個名額'));
    const requests = requestsBeside(page, address);
    await openPage(page, address);
    await expectHiddenToken(page, '/EventRunBar/ApplyList');
    expect(requests.filter((line) => line.includes('key='))).toEqual([]);
    expect(await axeViolationsOn(page)).toEqual([]);
    await button(page, /^確認報名/).press('Enter');
    await expect(main(page).getByText('已確認報名', { exact: true })).toBeVisible();
    await mailTo(ownSite.dataDir, email, '您已取得名額');
    await button(page, /^取消報名/).press('Enter');
    await expect(main(page).getByText('已取消報名', { exact: true })).toBeVisible();
  });
});

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
