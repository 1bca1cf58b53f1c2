import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { inLanguage, type Locale, type Page } from '../test.ts';

export const texts = {
  tw: {
    ask: '預約會面',
    first: '首選時段',
    second: '次選時段',
    email: '電子郵件',
    code: /^驗證碼/,
    send: '送出洽詢',
    needsEmail: '預約會面需要電子郵件：參展商的回覆與行事曆檔案會寄到這裡',
    sent: '您的洽詢已送出',
    openList: '開啟我的清單',
    mine: '我的會面',
    waiting: '等待參展商回覆',
    confirmed: '已確認',
    cancelled: '已取消',
    forExhibitor: '等待您的回覆',
    propose: '提出其他時段',
    sendTimes: '送出這些時段',
    proposed: '已把這些時段寄給參觀者。',
    accept: '確認這個時段',
    choose: '請選擇一個時段',
    accepted: '會面已確認，雙方都會收到信與行事曆檔案。',
    cancelTitle: '取消會面',
    cancel: '取消這次會面',
    manage: /^查看或取消與/,
    stale: '目前無法更新，以下是上次看到的狀態。',
    none: '找不到這件會面',
  },
  en: {
    ask: 'Request an appointment',
    first: 'First choice',
    second: 'Second choice',
    email: 'Email',
    code: /^Verification code/,
    send: 'Send inquiry',
    needsEmail:
      'An appointment needs an email address: the answer and the calendar file are sent there.',
    sent: 'Your inquiry has been sent',
    openList: 'Open My List',
    mine: 'My appointments',
    waiting: 'Waiting for the exhibitor',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    forExhibitor: 'Waiting for your answer',
    propose: 'Propose other times',
    sendTimes: 'Send these times',
    proposed: 'The times have been sent to the visitor.',
    accept: 'Confirm this time',
    choose: 'Please choose a time.',
    accepted: 'The appointment is confirmed. Both sides get an email with a calendar file.',
    cancelTitle: 'Cancel the appointment',
    cancel: 'Cancel the appointment',
    manage: /^See or cancel the appointment with/,
    stale: 'They cannot be updated just now; this is how they stood last.',
    none: 'Appointment not found',
  },
} as const;

/** An exhibitor of the seed for each test, with the address that its mails go to. */
export const exhibitors = {
  tw: { id: '1001', mail: 'trade@glen-orrachy-distillery.example' },
  en: { id: '1005', mail: 'trade@invercarrick-distillers.example' },
};

export const slot = '2026-04-17T10:30:00+08:00';
export const later = '2026-04-18T15:00:00+08:00';

/** Sends a request without a browser. */
export async function request(site: Site, exhibitor: string, visitor: string): Promise<void> {
  const response = await fetch(
    `${site.url}/api/expo/Exhibitors/Inquiry/DSWINE2026/${exhibitor}?Lang=en`,
    {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        Email: visitor,
        FirstSlot: slot,
        NoticeVersion: '2026-11',
        Key: visitor,
      }),
    },
  );
  if (response.status !== 200) throw new Error(`The request got ${response.status}.`);
}

/** The link in the last mail to this address that contains `phrase`, in a language. */
export async function linkTo(
  site: Site,
  locale: Locale,
  { to, phrase }: { to: string; phrase: string },
): Promise<string> {
  const text = await mailTo(site.dataDir, to, phrase);
  const path = /\/Appointment\?key=[0-9a-f]{40}/.exec(text)?.[0] ?? 'no link';
  return site.url + inLanguage(locale, path);
}

export const main = (page: Page) => page.getByRole('main');
