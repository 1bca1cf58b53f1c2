import type { Bilingual } from '@dswine/shared/contract/wire';

/** A cookie or an entry in browser storage, as described to readers. */
type CookieRecord = { name: string; purpose: Bilingual; life: Bilingual };

const year: Bilingual = { tw: '一年', en: '1 year' };
const tab: Bilingual = { tw: '到關閉這個分頁為止', en: 'Until the tab is closed' };
const twoWeeks: Bilingual = { tw: '十四天未使用即失效', en: '14 days without use' };

/**
 * Every cookie that the site sets and everything else that it stores on the device. Cookies of a
 * tag manager exist only if one is configured and the reader consents.
 */
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
      en: 'Says that you may be logged in, so that the login link does not flicker; it does not say who you are',
    },
    life: twoWeeks,
  },
  {
    name: 'dswine_submission',
    purpose: {
      tw: '以編號查看自己送出的資料時，讓您開啟該筆資料；程式無法讀取。在加密連線上名稱前有 __Secure-',
      en: 'When you look up what you sent by its number, opens it for you; scripts cannot read it. Its name begins with __Secure- over https',
    },
    life: {
      tw: '一小時（十五分鐘後即無法開啟資料）',
      en: '1 hour; it opens nothing after 15 minutes',
    },
  },
  {
    name: 'dswine_applications',
    purpose: {
      tw: '從信中的連結查看活動報名時，讓您開啟自己的報名；程式無法讀取。在加密連線上名稱前有 __Secure-',
      en: 'When you follow the link in an email to your applications, opens them for you; scripts cannot read it. Its name begins with __Secure- over https',
    },
    life: { tw: '一小時', en: '1 hour' },
  },
  {
    name: 'dswine_notify',
    purpose: {
      tw: '從信中的連結確認或取消開展通知時，讓您開啟該頁；程式無法讀取。在加密連線上名稱前有 __Secure-',
      en: 'When you follow the link in an email about the next edition, lets you confirm or end these emails; scripts cannot read it. Its name begins with __Secure- over https',
    },
    life: { tw: '一小時', en: '1 hour' },
  },
  {
    name: 'dswine_cohort',
    purpose: {
      tw: '只在新版網頁逐步推出期間使用：隨機抽出的 0 到 99，決定您看到新版或原有網頁，讓您不會在兩者之間來回；不含任何身分資料，也不用於分析',
      en: 'Only while a new version of pages is being introduced: a random number from 0 to 99 that decides whether you see it, so that you do not go back and forth; it says nothing about you and is not used for analytics',
    },
    life: {
      tw: '到關閉瀏覽器為止，推出結束後即刪除',
      en: 'Until the browser is closed, or the introduction is over',
    },
  },
  {
    name: 'dswine_preview',
    purpose: {
      tw: '只在您打開預覽連結後使用：顯示尚未發布的網頁；程式無法讀取',
      en: 'Only after you opened a preview link: shows pages that are not live yet; scripts cannot read it',
    },
    life: { tw: '一小時', en: '1 hour' },
  },
  {
    name: 'dswine_appointment',
    purpose: {
      tw: '從信中的連結查看或回覆會面時，讓您開啟這一件會面；程式無法讀取。在加密連線上名稱前有 __Secure-',
      en: 'When you follow the link in an email to an appointment, opens that appointment for you; scripts cannot read it. Its name begins with __Secure- over https',
    },
    life: { tw: '一小時', en: '1 hour' },
  },
  {
    name: 'dswine_appointments',
    purpose: {
      tw: '您在這臺裝置上提出會面時，讓「我的清單」顯示這些會面；程式無法讀取。在加密連線上名稱前有 __Secure-',
      en: 'When you ask for appointments on this device, lets My List show them; scripts cannot read it. Its name begins with __Secure- over https',
    },
    life: { tw: '一年（展期結束後即無法開啟）', en: '1 year; it opens nothing after the fair' },
  },
  {
    name: 'dswine_age',
    purpose: {
      tw: '記住您對年齡詢問回答「是」或「否」；未啟用年齡詢問時不會設定',
      en: 'Remembers “yes” or “no” to the age question; not set where the question is not asked',
    },
    life: {
      tw: '「是」一年；「否」到關閉瀏覽器為止',
      en: '“Yes” 1 year; “no” until the browser is closed',
    },
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
    name: 'dswine_captcha',
    purpose: {
      tw: '表單出現驗證碼時，讓驗證碼與您的瀏覽器對應；只是一組隨機字元，程式無法讀取',
      en: 'Where a form shows a verification code, ties it to your browser; random characters only, which scripts cannot read',
    },
    life: { tw: '一小時', en: '1 hour' },
  },
  {
    name: 'dswine-draft:…',
    purpose: {
      tw: '儲存在瀏覽器：保留表單中尚未送出的內容，驗證碼與密碼除外；只留在這臺裝置，不會傳送給我們',
      en: 'In the browser’s storage: what you typed into a form and have not sent yet, but no codes or passwords; it stays on this device and is not sent to us',
    },
    life: { tw: '送出或清除為止，最長三十天', en: 'Until it is sent or cleared, at most 30 days' },
  },
  {
    name: 'dswine-my-list',
    purpose: {
      tw: '儲存在瀏覽器：「我的清單」中的參展商、產品、活動，以及您的備註、評分與品飲筆記；只有您自己分享，或登入會員後與帳號同步時，才會離開這臺裝置',
      en: 'In the browser’s storage: the exhibitors, products and events of My List with your notes, ratings and tasting notes; they leave this device only when you share them, or are synchronised with your account while you are logged in',
    },
    life: {
      tw: '到您移除或清除瀏覽器資料為止；Safari 在您七天沒有開啟本站後清除',
      en: 'Until you remove them or clear the browser’s data; Safari erases them when you have not opened the site for seven days',
    },
  },
  {
    name: 'dswine_list',
    purpose: {
      tw: '標示您在這個瀏覽器存過「我的清單」，好在瀏覽器清除清單後告訴您；不含清單內容',
      en: 'Says that you have stored My List in this browser, so that the site can tell you when the browser has erased it; it holds nothing of the list',
    },
    life: year,
  },
  {
    name: 'dswine-my-list-account',
    purpose: {
      tw: '儲存在瀏覽器：「我的清單」上次與會員帳號同步時的內容，用來分辨哪一邊後來改過；未登入過則不會儲存',
      en: 'In the browser’s storage: My List as it was when it was last synchronised with a member’s account, to tell which side has changed since; only after a login',
    },
    life: {
      tw: '下次同步時更新；到您清除瀏覽器資料為止',
      en: 'Replaced by the next synchronisation; until you clear the browser’s data',
    },
  },
  {
    name: 'dswine-here',
    purpose: {
      tw: '儲存在瀏覽器：您在平面圖上說自己在展場的哪個位置，以及從那裡步行的分鐘數；不會離開這臺裝置',
      en: 'In the browser’s storage: where in the hall you said on the floor plan that you are, and the walking minutes from there; it never leaves this device',
    },
    life: {
      tw: '到您移除或清除瀏覽器資料為止',
      en: 'Until you remove it or clear the browser’s data',
    },
  },
  {
    name: 'dswine-appointments',
    purpose: {
      tw: '儲存在瀏覽器：您在這臺裝置上提出的會面、時間與攤位，沒有網路時也看得到；不含您的姓名與聯絡方式',
      en: 'In the browser’s storage: the appointments that you asked for on this device, with time and booth, to see them without a network; without your name or contact details',
    },
    life: {
      tw: '到展覽結束後再開啟「我的清單」，或清除瀏覽器資料為止',
      en: 'Until My List is opened after the fair, or the browser’s data is cleared',
    },
  },
  {
    name: 'dswine:positions',
    purpose: {
      tw: '儲存在分頁：記住您在看過的頁面捲到哪裡，返回時回到原處',
      en: 'In the tab’s storage: how far down you were on the pages that you saw, so that going back returns you there',
    },
    life: tab,
  },
  {
    name: 'dswine:logged-out',
    purpose: {
      tw: '儲存在分頁：登出後重新載入頁面時，告訴您已經登出',
      en: 'In the tab’s storage: after a logout reloads the page, tells you that you are logged out',
    },
    life: { tw: '顯示一次即刪除', en: 'Until it is shown, once' },
  },
  {
    name: 'dswine:opened-as-document',
    purpose: {
      tw: '儲存在分頁：網站檔案遺失而重新載入頁面的時間，避免一再重新載入',
      en: 'In the tab’s storage: when a page was reloaded because a file of the site was missing, so that it is not reloaded over and over',
    },
    life: tab,
  },
  {
    name: 'Cache Storage',
    purpose: {
      tw: '儲存在瀏覽器：離線時可閱讀的公開頁面、程式與圖片；不含會員資料',
      en: 'In the browser’s storage: public pages, code and pictures to read without a network; nothing from a member’s account',
    },
    life: {
      tw: '內容更新時替換；到您清除瀏覽器資料為止',
      en: 'Replaced when the content changes; until you clear the browser’s data',
    },
  },
  {
    name: 'workbox-expiration',
    purpose: {
      tw: '儲存在瀏覽器（IndexedDB）：上述離線副本的網址與存入時間，用來刪除太舊的副本',
      en: 'In the browser’s storage (IndexedDB): addresses and times of those copies, so that old ones are removed',
    },
    life: { tw: '與離線副本相同', en: 'As long as the copies' },
  },
];
