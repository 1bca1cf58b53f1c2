export const historyVideo = {
  title: '歷年影片',
  lead: '一年一支，從重新開門的 2022 到去年春天。',
  description: '{{fair.show}}歷年回顧影片，依年份排列，附中英文字幕。',
  loading: '歷年影片載入中',
  year: '{{year}} 年的影片',
  play: '播放',
  length: '片長 {{time}}',
  more: '今年的影片',
  empty: { title: '歷年影片整理中', text: '今年的影片已經可以看了。' },
  missing: { title: '找不到歷年影片', text: '這一頁可能已經移動。' },
  failed: '歷年影片暫時讀不到',
};
