import type { LegalPart, LegalText, OrganiserFacts } from './legal-text.ts';

export function privacyInChinese(facts: OrganiserFacts): LegalText {
  const { organiser, show } = facts;
  return {
    lead: `這一頁說明${organiser}（以下稱「本公司」）舉辦${show}時，如何蒐集、處理及利用您的個人資料，依個人資料保護法第八條告知。`,
    since: '2026-01-15',
    parts: [...collection(facts), ...dataAndUse, ...rights(facts)],
  };
}

function collection({ organiser, address, phone, email }: OrganiserFacts): LegalPart[] {
  return [
    {
      id: 'collector',
      heading: '一、由誰蒐集',
      paragraphs: [`${organiser}，地址：${address}，電話：${phone}，電子郵件：${email}。`],
    },
    {
      id: 'purpose',
      heading: '二、蒐集的目的',
      points: [
        {
          term: '回覆詢問',
          text: '回覆您透過聯絡表單、參展洽詢及對參展商或產品的洽詢所提出的問題，並轉交您所指定的參展商。',
        },
        {
          term: '安排會面',
          text: '您在洽詢中選了時段時，把您填寫的資料直接寄給這家參展商，讓雙方確認、改期或取消，並寄送通知與行事曆檔案。',
        },
        {
          term: '辦理展覽',
          text: '辦理參觀與參展登記、活動報名及展務聯繫（一二九 會議、展覽之管理）。',
        },
        {
          term: '會員服務',
          text: '建立與維護會員帳號、各裝置間的「我的清單」及登入安全（〇九〇 消費者、客戶管理與服務）。',
        },
        {
          term: '行銷',
          text: '只有在您另外勾選同意時，才會寄送本展的訊息（〇四〇 行銷）。您可以隨時拒絕，拒絕不影響其他服務。',
        },
      ],
    },
  ];
}

const dataAndUse: LegalPart[] = [
  {
    id: 'categories',
    heading: '三、個人資料的類別',
    points: [
      {
        term: '識別資料',
        text: '姓名、公司名稱、國家、買家類型、電話或手機、地址、電子郵件（C001 辨識個人者）。',
      },
      {
        term: '往來內容',
        text: '您在表單中填寫的主旨與內容、想談的產品與會面時段、案件編號、您看到的告知版本與時間。',
      },
      {
        term: '帳號資料',
        text: '會員姓名、電子郵件、公司、語言，以及「我的清單」：參展商、產品、活動與您的備註、評分、品飲筆記。密碼只以無法還原的雜湊值保存。',
      },
      {
        term: '技術紀錄',
        text: '伺服器只記錄路徑與結果，不記錄您的 IP 位址、Cookie 或查詢內容；為防止濫用，登入與送出表單的次數會短暫以雜湊值計數。',
      },
      {
        term: '錯誤與速度紀錄',
        text: '頁面出錯或載入失敗時，以及為了解頁面的反應速度，您的瀏覽器會回報頁面種類、網站版本、程式檔中的位置與瀏覽器引擎種類；不含網址、您輸入的內容或任何可辨識您的資料，也不在您的裝置上儲存任何東西。保存三十天後刪除。',
      },
    ],
    after: [
      '本網站不詢問出生年月日，也不蒐集病歷、健康檢查等特種個人資料。年齡詢問只記住「是」或「否」，保存在您自己的瀏覽器。',
    ],
  },
  {
    id: 'use',
    heading: '四、利用的期間、地區、對象及方式',
    points: [
      {
        term: '期間',
        text: '詢問、洽詢、會面與報名資料保存至展覽結束後兩年；會員資料保存至您刪除帳號為止。期滿即刪除，法令另有規定者從其規定。',
      },
      {
        term: '地區',
        text: '中華民國境內。您洽詢海外參展商時，您的洽詢內容會傳送至該參展商所在地。',
      },
      {
        term: '對象',
        text: '本公司、受本公司委託辦理展務與系統維運的廠商，以及您在洽詢中指定的參展商。本公司不出售個人資料。',
      },
      { term: '方式', text: '以電子或書面方式，在前述目的的必要範圍內利用。' },
    ],
  },
];

function rights({ phone, email }: OrganiserFacts): LegalPart[] {
  return [
    {
      id: 'rights',
      heading: '五、您的權利與行使方式',
      paragraphs: ['依個人資料保護法第三條，您可以就您的個人資料：'],
      points: [
        { text: '查詢或請求閱覽' },
        { text: '請求製給複製本' },
        { text: '請求補充或更正' },
        { text: '請求停止蒐集、處理或利用' },
        { text: '請求刪除' },
      ],
      after: [
        '用表單送出後的案件編號，加上當時填寫的電子郵件或電話，您可以在「我送出的資料」查看全部內容、列印一份，或直接刪除，不需要帳號。會員可以在會員中心更正資料或刪除帳號。',
        `其他請求請寫信到 ${email} 或撥打 ${phone}，並附上案件編號；有了編號，我們不必再向您索取其他資料就能找到您的案件。我們會在三十日內回覆。`,
      ],
      link: { path: '/Submission', label: '查看或刪除我送出的資料' },
    },
    {
      id: 'refusal',
      heading: '六、不提供資料的影響',
      paragraphs: [
        '您可以自由選擇是否提供。標示為必填的欄位未填時，我們無法回覆您的詢問或完成報名；其餘欄位留白不影響您的權益。瀏覽本網站不需要提供任何個人資料。',
      ],
    },
    {
      id: 'security',
      heading: '七、安全',
      paragraphs: [
        '資料以加密連線傳送，存取權限依職務劃分。若發生個人資料外洩，本公司會在查明後通知您，說明事實與已採取的措施，並依法通報主管機關。',
      ],
    },
    {
      id: 'cookies',
      heading: '八、Cookie 與裝置上的儲存',
      paragraphs: [
        '本網站使用的 Cookie，以及保留在您瀏覽器中的資料（尚未送出的表單、我的清單、您的會面、離線閱讀的副本），全部列在下表。分析與行銷程式只在您同意後才會載入，您可以隨時在「Cookie 設定」變更。',
      ],
    },
  ];
}
