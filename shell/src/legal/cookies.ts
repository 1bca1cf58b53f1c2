import type { Bilingual } from '@dswine/shared/contract/wire';

/** One thing that the site keeps in the browser, as its readers are told: a cookie, or a place in the browser's own storage. */
export type CookieRecord = { name: string; purpose: Bilingual; life: Bilingual };

const year: Bilingual = { tw: '一年', en: '1 year' };
const twoWeeks: Bilingual = { tw: '十四天未使用即失效', en: '14 days without use' };

/** Every cookie that the site itself sets, and what it keeps on the device otherwise. Those of a tag manager exist only where one is configured and agreed to. */
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
  {
    name: 'dswine-draft:…',
    purpose: {
      tw: '儲存在瀏覽器：保留表單中尚未送出的內容，驗證碼與密碼除外；只留在這台裝置，不會傳送給我們',
      en: 'In the browser’s storage: what you typed into a form and have not sent yet, but no codes or passwords; it stays on this device and is not sent to us',
    },
    life: { tw: '送出或清除為止，最長三十天', en: 'Until it is sent or cleared, at most 30 days' },
  },
  {
    name: 'dswine-my-list',
    purpose: {
      tw: '儲存在瀏覽器：「我的清單」中的參展商、產品、活動與您的備註；只有您自己分享或併入帳號時才會離開這台裝置',
      en: 'In the browser’s storage: the exhibitors, products, events and notes of My List; they leave this device only when you hand them over or add them to your account',
    },
    life: { tw: '到您移除或清除瀏覽器資料為止', en: 'Until you remove them or clear the browser’s data' },
  },
  {
    name: 'Cache Storage',
    purpose: {
      tw: '儲存在瀏覽器：離線時可閱讀的公開頁面、程式與圖片；不含會員資料',
      en: 'In the browser’s storage: public pages, code and pictures to read without a network; nothing of a member’s account',
    },
    life: {
      tw: '內容更新時替換；到您清除瀏覽器資料為止',
      en: 'Replaced when the content changes; until you clear the browser’s data',
    },
  },
];
