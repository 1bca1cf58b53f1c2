import type { Locale, Page } from '../test.ts';

export const texts = {
  tw: {
    name: /^姓名/,
    mobile: /^手機/,
    email: /^電子郵件/,
    code: /^驗證碼/,
    adult: /已年滿十八歲/,
    evening: /大安與師大/,
    submit: '送出報名',
    held: '名額為您保留一小時',
    mail: '我們為您保留了一個名額',
    confirm: /^確認報名/,
    confirmed: '已確認報名',
    placed: '您已取得名額',
    state: '正取',
    missing: ['請選擇場次', '請填寫姓名', '請填寫手機', '請填寫電子郵件'],
    badEmail: '請輸入正確的電子郵件',
    stands: '您原來的報名不變',
    withdraw: /^取消報名/,
    withdrawn: '已取消報名',
    another: '用另一個信箱查看',
    ask: '寄給我連結',
    requests: '信寄出了',
  },
  en: {
    name: /^Name/,
    mobile: /^Mobile/,
    email: /^Email/,
    code: /^Verification code/,
    adult: /I am 18 or over/,
    evening: /Da’an and Shida/,
    submit: 'Send the application',
    held: 'We are holding a place for you for an hour',
    mail: 'We are holding a place for you',
    confirm: /^Confirm/,
    confirmed: 'Your application is confirmed',
    placed: 'You have a place',
    state: 'You have a place',
    missing: [
      'Please choose an evening.',
      'Name: please fill this in.',
      'Mobile: please fill this in.',
    ],
    badEmail: 'Please enter a valid email address.',
    stands: 'the one that you have stands',
    withdraw: /^Withdraw/,
    withdrawn: 'Your application is withdrawn',
    another: 'Look up with another address',
    ask: 'Send me the link',
    requests: 'The email is on its way',
  },
} as const;

export async function fill(page: Page, locale: Locale, email: string): Promise<void> {
  const t = texts[locale];
  const main = page.getByRole('main');
  await main.getByLabel(t.name).fill('林安');
  await main.getByLabel(t.mobile).fill('0912345678');
  await main.getByLabel(t.email).fill(email);
  await main.getByLabel(t.adult).check();
  // The field is required in the browser. In test mode the organiser ignores it.
  await main.getByLabel(t.code).fill('00000');
}

export const send = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('button', { name: texts[locale].submit }).click();
