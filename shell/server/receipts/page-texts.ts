import type { Locale } from '@dswine/shared/fair/locale';
import type { ReceiptKind } from '../../releases/receipts/receipt.ts';

type Texts = Record<Locale, string>;

export const texts = {
  title: { tw: '各版本的運作情形', en: 'How releases are doing' },
  lead: {
    tw: '各區塊各版本的瀏覽次數、錯誤、網頁體驗與上線時間。不含任何個人資料，也不含網址。時間為臺北時間。',
    en: 'Views, errors, web vitals and promotions of each section and release. Holds nothing about a person, and no addresses. Times are those of Taipei.',
  },
  language: { tw: 'English', en: '中文' },
  period: { tw: '期間', en: 'Period' },
  section: { tw: '區塊', en: 'Section' },
  release: { tw: '版本', en: 'Release' },
  live: { tw: '上線中', en: 'live' },
  views: { tw: '瀏覽次數', en: 'Views' },
  errors: { tw: '5xx 回應', en: '5xx responses' },
  failedRenders: { tw: '伺服器繪製失敗', en: 'Failed renderings' },
  browserErrors: { tw: '瀏覽器錯誤', en: 'Browser errors' },
  failedLoads: { tw: '程式載入失敗', en: 'Failed loads' },
  viewsByHour: { tw: '每小時瀏覽次數', en: 'Views by the hour' },
  errorsByHour: { tw: '每小時錯誤（各種合計）', en: 'Errors of all kinds by the hour' },
  inpByHour: {
    tw: '每小時 INP 第 75 百分位（毫秒）',
    en: 'INP by the hour, 75th percentile, in ms',
  },
  promotions: { tw: '上線紀錄', en: 'Promotions' },
  noPromotions: { tw: '這段期間沒有上線。', en: 'None in this time.' },
  receipts: { tw: '最新的錯誤紀錄', en: 'Newest receipts' },
  noReceipts: { tw: '這段期間沒有錯誤紀錄。', en: 'None in this time.' },
  time: { tw: '最近一次', en: 'Last seen' },
  count: { tw: '次數', en: 'Count' },
  what: { tw: '發生什麼', en: 'What' },
  where: { tw: '頁面', en: 'Page' },
  recreate: { tw: '重現', en: 'Recreate' },
  open: { tw: '開啟此頁（即上線版本）', en: 'Open the page (these releases are live)' },
  total: { tw: '合計', en: 'in all' },
  revision: { tw: '組合', en: 'composition' },
} satisfies Record<string, Texts>;

export const periods = {
  1: { tw: '一天', en: '1 day' },
  7: { tw: '七天', en: '7 days' },
  30: { tw: '三十天', en: '30 days' },
} satisfies Record<number, Texts>;

export const kindTexts = {
  error: { tw: '程式錯誤', en: 'Uncaught error' },
  rejection: { tw: '未處理的 rejection', en: 'Unhandled rejection' },
  boundary: { tw: '區塊在瀏覽器中出錯', en: 'Part of the page threw in the browser' },
  hydration: { tw: '瀏覽器與伺服器的內容不同', en: 'Hydration mismatch' },
  load: { tw: '程式沒有載入', en: 'Code did not arrive' },
  slow: { tw: '程式載入超過四秒', en: 'Code took longer than four seconds' },
  retry: { tw: '程式重新載入', en: 'Code was loaded again' },
  reload: { tw: '整頁重新載入', en: 'Page was opened as a document' },
  csp: { tw: '違反內容安全政策', en: 'Violation of the content security policy' },
  integrity: { tw: '違反完整性政策', en: 'Violation of the integrity policy' },
  render: { tw: '伺服器繪製失敗', en: 'Rendering threw on the server' },
  deadline: { tw: '伺服器繪製逾時', en: 'Rendering exceeded its time' },
  process: { tw: '繪製程序中止', en: 'Render process ended' },
  unusable: { tw: '伺服器無法使用此版本', en: 'A server cannot use the release' },
  rejected: { tw: '未能上線', en: 'Promotion was rejected' },
} satisfies Record<ReceiptKind, Texts>;
