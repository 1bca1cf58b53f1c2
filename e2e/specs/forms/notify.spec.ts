import { mailTo } from '../../site/mail.ts';
import { expectHiddenToken } from './hidden-token.ts';
import { expect, main, test, title } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('a reader subscribes to mails about the next edition, confirms and unsubscribes in one click', async ({
  page,
  ownSite,
}) => {
  const email = 'next@reader.example';
  await page.goto(`${ownSite.url}/en/Notify?as=exhibitor`);
  await expect(main(page).getByRole('radio', { name: 'Exhibitor' })).toBeChecked();
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await main(page)
    .getByLabel(/^I agree/)
    .check();
  await main(page)
    .getByLabel(/^Verification code/)
    .fill('00000');
  await main(page).getByRole('button', { name: 'Notify me' }).click();
  await expect(title(page)).toHaveText('Please confirm by email');

  const mail = await mailTo(ownSite.dataDir, email, '/Notify/Link?key=');
  const [path = ''] = /\/en\/Notify\/Link\?key=\S+/.exec(mail) ?? [];
  const link = ownSite.url + path;
  await page.goto(link);
  await expectHiddenToken(page, '/en/Notify/Link');
  await main(page).getByRole('button', { name: 'Confirm, notify me' }).click();
  await expect(main(page).getByText('You are on the list')).toBeVisible();
  // As a mail program does it: without cookies and origin.
  const token = new URL(link).searchParams.get('key') ?? '';
  const left = await fetch(`${ownSite.url}/api/expo/Notify/Unsubscribe/DSWINE2026?Token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  await page.goto(link);
  await expect(main(page).getByText('This link no longer works')).toBeVisible();
});
