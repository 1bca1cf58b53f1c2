import { styleLink } from '../../src/document/document.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';

export const texts = {
  failed: { tw: '顯示錯誤頁時發生錯誤', en: 'An error occurred while showing the error page' },
  busy: { tw: '伺服器忙碌中，請稍後再試', en: 'Server is busy, please try again later' },
  malformed: { tw: '網址不正確', en: 'The URL is malformed' },
  refused: { tw: '請求不正確', en: 'The request is malformed' },
  noPreview: {
    tw: '預覽連結已過期或不完整，請向寄出的人索取新連結',
    en: 'The preview link has expired or is incomplete; ask its sender for a new one',
  },
  tooLarge: { tw: '內容過長', en: 'The request is too large' },
};

/**
 * The static error page for when the error page itself fails (specification § 8), or when no render
 * process is free. The web server writes it without running any release code. It includes the
 * statutory alcohol warning, like every page.
 */
export function fallbackErrorPage(
  { shellFiles }: Pick<Live, 'shellFiles'>,
  siteUrl: string,
  why: keyof typeof texts = 'failed',
): string {
  const { tw, en } = texts[why];
  const styles = shellFiles.styles.map(styleLink);
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no"><meta name="robots" content="noindex"><title>${tw}</title>${styles.join('')}</head>
<body><div id="root"><main class="site-main dw-container dw-section dw-stack"><h1>${tw} <span lang="en">${en}</span></h1>
<p><a href="${siteUrl}/">回首頁 <span lang="en">Back to home</span></a></p></main>
<aside class="site-warning" aria-label="飲酒警語"><div class="site-warning-driver">酒後找代駕 平安送到家</div><div class="site-warning-text"><span>禁止酒駕</span> <span>飲酒過量，有害健康</span></div></aside></div></body></html>`;
}
