import { useSite } from '@dswine/shared/section/runtime';

const tw = {
  youAreHere: '目前位置',
  home: '首頁',
  loading: '載入中',
  failed: '這一頁的資料暫時讀不到',
  failedText: '伺服器忙碌中，請稍後再試。',
  retry: '再試一次',
  previous: '上一頁',
  next: '下一頁',
  page: (number: number) => `第 ${number} 頁`,
  share: '分享',
  copied: '網址已複製到剪貼簿。',
  notCopied: '無法自動複製，請複製這個網址：',
};

const en: typeof tw = {
  youAreHere: 'You are here',
  home: 'Home',
  loading: 'Loading',
  failed: 'This page cannot be read right now',
  failedText: 'Server is busy, please try again later.',
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
  share: 'Share',
  copied: 'Url has been copied to clipboard.',
  notCopied: 'It could not be copied. Please copy this address:',
};

/** Texts that ship with the components, so that sections need not repeat them. */
export function useUiMessages(): typeof tw {
  const { locale } = useSite();
  return locale === 'tw' ? tw : en;
}
