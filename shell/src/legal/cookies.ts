import type { Bilingual } from '@dswine/shared/contract/wire';

/** One cookie of the site, as its readers are told. */
export type CookieRecord = { name: string; purpose: Bilingual; life: Bilingual };

const year: Bilingual = { tw: '一年', en: '1 year' };
const twoWeeks: Bilingual = { tw: '十四天未使用即失效', en: '14 days without use' };

/** Every cookie that the site itself sets. Those of a tag manager exist only where one is configured and agreed to. */
export const cookies: readonly CookieRecord[] = [
  {
    name: 'dswine_locale',
    purpose: { tw: '記住您選擇的語言', en: 'Remembers the language you chose' },
    life: year,
  },
  {
    name: 'dswine_session',
    purpose: {
      tw: '讓會員保持登入；程式無法讀取。在加密連線上名為 __Secure-dswine_session',
      en: 'Keeps a member logged in; scripts cannot read it. Named __Secure-dswine_session over https',
    },
    life: twoWeeks,
  },
  {
    name: 'dswine_member',
    purpose: {
      tw: '標示可能已登入，避免登入連結閃動；不含任何身分資料',
      en: 'Says that you may be logged in, so that the login link does not flicker; it says nothing of who you are',
    },
    life: twoWeeks,
  },
  {
    name: 'dswine_age',
    purpose: {
      tw: '記住您對年齡詢問回答「是」或「否」；未啟用年齡詢問時不會設定',
      en: 'Remembers “yes” or “no” to the age question; not set where the question is not asked',
    },
    life: { tw: '「是」一年；「否」到關閉瀏覽器為止', en: '“Yes” 1 year; “no” until the browser is closed' },
  },
  {
    name: 'dswine_consent',
    purpose: { tw: '記住您是否同意載入分析程式', en: 'Remembers whether you agreed to analytics' },
    life: year,
  },
  {
    name: 'RecordUrl',
    purpose: {
      tw: '記住您正在看的頁面網址，登入後帶您回到原處；主辦單位的相關網站可以讀取，其中不含個人資料',
      en: 'Remembers the address of the page you are on, so that a login brings you back; the organiser’s own sites can read it, and it holds no personal data',
    },
    life: year,
  },
];
