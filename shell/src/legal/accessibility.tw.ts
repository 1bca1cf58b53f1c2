import type { LegalText, OrganiserFacts } from './legal-text.ts';

export function accessibilityInChinese({
  organiser,
  show,
  phone,
  email,
}: OrganiserFacts): LegalText {
  return {
    lead: `${organiser}希望每個人都能使用${show}網站。這一頁說明我們做到了什麼、還有哪些不足，以及遇到困難時可以找誰。`,
    since: '2026-01-15',
    parts: [
      {
        id: 'standard',
        heading: '依循的標準',
        paragraphs: [
          '本網站以 WCAG 2.2 AA 級為目標，每一種頁面在發布前都經過自動檢測，並以鍵盤操作檢查。這是自我評估，本網站沒有申請無障礙標章。',
        ],
      },
      {
        id: 'done',
        heading: '我們做了什麼',
        points: [
          {
            term: '鍵盤',
            text: '所有功能都能以鍵盤操作，焦點清楚可見，不會被頁尾的警語遮住。每頁開頭有「跳到主要內容」連結。',
          },
          {
            term: '報讀軟體',
            text: '標題、地標與表單欄位都有名稱；換頁後會移到新頁的標題，錯誤訊息會被讀出，並指出是哪一欄。',
          },
          {
            term: '閱讀',
            text: '文字對比符合標準，支援深色模式，放大到 400% 仍可閱讀，不需要左右捲動。',
          },
          { term: '動態', text: '您的裝置設定為減少動態效果時，動畫與平滑捲動都會停用。' },
          { term: '驗證碼', text: '圖形驗證碼另有語音版本；登入可以不用辨識圖形。' },
          { term: '不需要 JavaScript', text: '關閉 JavaScript 時，頁面內容、搜尋與篩選仍可使用。' },
        ],
      },
      {
        id: 'limits',
        heading: '已知的不足',
        points: [
          { text: '參展商提供的圖片與影片，文字說明的詳細程度不一，部分影片沒有字幕。' },
          { text: '可下載的 PDF 文件不一定加上了標籤。請來信，我們會提供文字版本。' },
          { text: '展場平面圖是圖形；同樣的資訊可以在參展商名單中以攤位號碼查詢。' },
        ],
      },
      {
        id: 'contact',
        heading: '遇到困難時',
        paragraphs: [
          `請寫信到 ${email} 或撥打 ${phone}，告訴我們是哪一頁、您想做什麼、使用什麼軟體。我們會在五個工作日內回覆，並以您方便的方式提供資訊。`,
        ],
      },
    ],
  };
}
