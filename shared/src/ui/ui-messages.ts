import { inLocale } from '../fair/texts/bilingual.ts';
import type { Translated } from '../contract/locales.ts';
import { useSite } from '@dswine/shared/section/runtime';

/**
 * Texts that ship with the components, so that sections need not repeat them. One export for each
 * use: a section ships only those that it needs.
 */
export const pageMessages = {
  tw: { youAreHere: '目前位置', home: '首頁', loading: '載入中', skip: '跳到結果' },
  en: { youAreHere: 'You are here', home: 'Home', loading: 'Loading', skip: 'Skip to results' },
};

export const zoneMessages = {
  tw: { zone: '時間皆為臺灣時間（UTC+8）。' },
  en: { zone: 'All times are Taiwan time (UTC+8).' },
};

export const failureMessages = {
  tw: {
    failed: '這一頁的資料暫時讀不到',
    text: '伺服器忙碌中，請稍後再試。',
    retry: '再試一次',
  },
  en: {
    failed: 'This page cannot be loaded right now',
    text: 'Server is busy, please try again later.',
    retry: 'Try again',
  },
};

export const filterMessages = {
  tw: {
    title: '篩選條件',
    open: '篩選',
    openChosen: (number: number) => `篩選（${number}）`,
    close: '關閉篩選',
    apply: '套用篩選',
  },
  en: {
    title: 'Filters',
    open: 'Filters',
    openChosen: (number: number) => `Filters (${number})`,
    close: 'Close filters',
    apply: 'Apply filters',
  },
};

export const paginationMessages = {
  tw: { previous: '上一頁', next: '下一頁', page: (number: number) => `第 ${number} 頁` },
  en: { previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}` },
};

export const shareMessages = {
  tw: {
    label: '分享',
    copied: '網址已複製到剪貼簿。',
    failed: '無法自動複製，請複製這個網址：',
  },
  en: {
    label: 'Share',
    copied: 'Url has been copied to clipboard.',
    failed: 'It could not be copied. Please copy this address:',
  },
};

export const suggestionMessages = {
  tw: { label: '建議', announce: (count: number) => `${count} 項建議，可用方向鍵選擇` },
  en: {
    label: 'Suggestions',
    announce: (count: number) =>
      `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, choose with the arrow keys`,
  },
};

/** A time does not wrap; of an entrance there is none. `after` stands between the name of a place and the time. */
export const walkMessages = {
  tw: {
    after: '，',
    fromEntrance: (minutes: number) => (minutes === 0 ? '' : `從入口走\u00a0${minutes}\u00a0分鐘`),
    fromHere: (minutes: number) => `離您\u00a0${minutes}\u00a0分鐘`,
    youAreHere: '您在這裡',
  },
  en: {
    after: ', ',
    fromEntrance: (minutes: number) =>
      minutes === 0 ? '' : `${minutes}-min\u00a0walk from the\u00a0entrance`,
    fromHere: (minutes: number) => `${minutes}\u00a0min from\u00a0you`,
    youAreHere: 'you are here',
  },
};

export const visitMessages = {
  tw: {
    what: '活動',
    when: '時間',
    where: '地點',
    mailTo: '信寄到',
    google: '加入 Google 日曆',
    file: '存到行事曆（.ics）',
    newTab: '（在新分頁開啟）',
  },
  en: {
    what: 'Event',
    when: 'When',
    where: 'Where',
    mailTo: 'Emails go to',
    google: 'Add to Google Calendar',
    file: 'Save to my calendar (.ics)',
    newTab: '(opens in a new tab)',
  },
};

export const phaseMessages = {
  tw: { on: '進行中', over: '已結束' },
  en: { on: 'On now', over: 'Over' },
};

export const namedPlacesMessages = {
  tw: { title: '這裡提到的地點：' },
  en: { title: 'Places named here:' },
};

export const boothsOnPlanMessages = {
  tw: {
    all: (count: number) =>
      count === 1 ? '在平面圖上顯示這個攤位' : `在平面圖上顯示這 ${count} 個攤位`,
    ofPage: (count: number) => `在平面圖上顯示這一頁的 ${count} 個攤位`,
    first: (count: number) => `在平面圖上顯示前 ${count} 個攤位`,
  },
  en: {
    all: (count: number) =>
      count === 1 ? 'Show this booth on the plan' : `Show these ${count} booths on the plan`,
    ofPage: (count: number) => `Show the ${count} booths of this page on the plan`,
    first: (count: number) => `Show the first ${count} booths on the plan`,
  },
};

export const shortenedMessages = {
  tw: {
    shortened: (limit: number) => `搜尋字詞最多 ${limit} 個字，超過的部分未納入搜尋。`,
  },
  en: {
    shortened: (limit: number) =>
      `A search takes up to ${limit} characters. Anything after them was left out.`,
  },
};

export const nextEditionMessages = {
  tw: {
    title: (dates: string) => `下一屆：${dates}`,
    visitor: '參觀登錄開放時，寄一封信給您。',
    exhibitor: '攤位開放報名時，寄一封信給您。',
    action: '通知我',
  },
  en: {
    title: (dates: string) => `Next edition: ${dates}`,
    visitor: 'We will send you an email when visitor registration opens.',
    exhibitor: 'We will send you an email when booths can be booked.',
    action: 'Notify me',
  },
};

export const receiptMessages = {
  tw: {
    label: '案件編號',
    keep: '請記下編號：加上您填寫的電子郵件或電話，隨時可以查看或刪除這筆資料。',
    lookUp: '查看或刪除我送出的資料',
  },
  en: {
    label: 'Reference number',
    keep: 'Please keep the number: with the email address or telephone number that you gave it shows what you sent, and lets you delete it.',
    lookUp: 'See or delete what I sent',
  },
};

export const myListMessages = {
  tw: {
    add: '加入清單',
    added: '已加入',
    of: (action: string, name: string) => `${action}：${name}`,
  },
  en: { add: 'Save', added: 'Saved', of: (action: string, name: string) => `${action}: ${name}` },
};

/** The messages of the page's locale. */
export function useMessages<Messages>(messages: Translated<Messages>): Messages {
  return inLocale(messages, useSite().locale);
}
