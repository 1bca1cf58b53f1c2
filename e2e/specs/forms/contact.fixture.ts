import type { Page } from '../test.ts';

export const textsByLocale = {
  tw: {
    type: '詢問類別',
    subject: '主旨',
    name: '姓名',
    mobile: '手機',
    email: '電子郵件',
    content: '內容',
    code: '驗證碼',
    send: '送出',
    incomplete: '資料未填妥，請再檢查一次',
    missing: [
      '請選擇詢問類別',
      '請輸入主旨',
      '請填寫姓名',
      '請填寫電話或手機',
      '請填寫電子郵件',
      '請輸入內容',
      '請填寫驗證碼',
    ],
    noEmail: '請輸入正確的電子郵件',
    noContent: '內容欄位為必填',
    wrongCode: '驗證碼錯誤，請重新輸入',
    busy: '系統忙碌中，請稍後再試',
    sent: '您的詢問已送出',
    nothing: '這裡還沒有送出的詢問',
    restored: '已帶回您上次填寫',
    discard: '清除內容，重新填寫',
    again: '換一張圖片',
  },
  en: {
    type: 'Inquiry type',
    subject: 'Subject',
    name: 'Name',
    mobile: 'Mobile',
    email: 'Email',
    content: 'Content',
    code: 'Verification code',
    send: 'Send',
    work: 'Let my device do it instead',
    worked: 'Your device has done it',
    incomplete: 'There are incomplete fields, please check again.',
    missing: [
      'Please choose an inquiry type.',
      'Please enter title.',
      'Name: please fill this in.',
      'Please enter a telephone or a mobile number.',
      'Email: please fill this in.',
      'Please enter content.',
      'Verification code: please fill this in.',
    ],
    noEmail: 'Please enter a valid email address.',
    noContent: 'The Content field is required',
    wrongCode: 'Error Invalid Code. Please re-enter the Validation Code.',
    busy: 'Server is busy, please try again later',
    sent: 'Your inquiry has been sent',
    nothing: 'No inquiry has been sent from here yet',
    restored: 'Here is what you typed last time',
    discard: 'Clear it and start again',
    again: 'Another picture',
  },
} as const;

type Texts = (typeof textsByLocale)['tw' | 'en'];

export const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });

export async function fill(page: Page, texts: Texts, text: string): Promise<void> {
  await page.getByLabel(texts.type).selectOption('visit');
  await field(page, texts.subject).fill('Tickets');
  await field(page, texts.name).fill('王小明');
  await field(page, texts.mobile).fill('0912-345-678');
  await field(page, texts.email).fill('ming@dswine.example');
  await field(page, texts.content).fill(text);
}

export const send = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts.send, exact: true });

/** Presses Tab until the wanted element has focus. */
export async function tabTo(
  page: Page,
  isThere: (text: string) => boolean,
  text = '',
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isThere, text)) return;
  }
  throw new Error(`The keyboard does not lead to ${text || 'the form'}.`);
}
