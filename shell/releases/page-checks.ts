import type { Locale } from '@dswine/shared/section/section';

/** The data that a page is rendered with. `failed`: the organiser cannot be reached. */
export type DataState = 'full' | 'empty' | 'failed' | 'live';

/** A page that a promotion renders. */
export type CheckedPage = {
  /** Path and query, with the prefix of the locale. */
  address: string;
  locale: Locale;
  data: DataState;
  /** The status with full data. */
  status: 200 | 404;
};

/** What is wrong with a page, by the name of the check that found it. */
export type PageProblem = { check: PageCheckName; detail: string };

type Texts = { tw: string; en: string };
type PageCheck = { name: Texts; next: Texts };

/** Every check of a rendered page: its name, and what to do when it fails. */
export const pageChecks = {
  render: {
    name: { tw: '無法產生頁面', en: 'does not render' },
    next: {
      tw: '請以 npm run dev 開啟此頁並修正錯誤',
      en: 'Open the page in npm run dev and correct the error',
    },
  },
  status: {
    name: { tw: '狀態碼不符', en: 'has the wrong status' },
    next: {
      tw: '請檢查路由的 data 與 standalone/samples.ts',
      en: 'Look at the data of the route and at standalone/samples.ts',
    },
  },
  address: {
    name: { tw: '網址無法開啟', en: 'cannot be opened by one of its addresses' },
    next: {
      tw: '請修改路由的 path，或回報網站伺服器的錯誤',
      en: 'Change the path of the route, or report an error of the web server',
    },
  },
  title: {
    name: { tw: '標題有誤', en: 'has a wrong title' },
    next: { tw: '請修正該頁的 head', en: "Correct the page's head" },
  },
  headings: {
    name: { tw: '標題層級有誤', en: 'has wrong headings' },
    next: {
      tw: '每頁須有一個 h1，層級不可跳過',
      en: 'Give the page one h1, and skip no level below it',
    },
  },
  language: {
    name: { tw: '語言有誤', en: 'has text in the wrong language' },
    next: {
      tw: '請翻譯，或以 langOf 標示語言',
      en: 'Translate the text, or mark its language with langOf',
    },
  },
  links: {
    name: { tw: '連結無法前往', en: 'has a link that leads nowhere' },
    next: {
      tw: '請以 shared/src/fair/paths.ts 產生連結，或一併上線所指的分區',
      en: 'Make links with shared/src/fair/paths.ts, or promote the section that they lead to as well',
    },
  },
  messages: {
    name: { tw: '文字缺漏', en: 'shows a missing message' },
    next: {
      tw: '請在 tw.json 與 en.json 補上文字及參數',
      en: 'Add the message and its parameters to tw.json and en.json',
    },
  },
  console: {
    name: { tw: '主控台有訊息', en: 'writes to the console' },
    next: { tw: '請修正原因，不要隱藏訊息', en: 'Correct the cause instead of hiding the message' },
  },
  markup: {
    name: { tw: 'HTML 不合規範', en: 'is not valid HTML' },
    next: {
      tw: '請依規則修正：https://html-validate.org/rules/',
      en: 'Correct it; the rules are at https://html-validate.org/rules/',
    },
  },
  hydration: {
    name: { tw: '瀏覽器接手時出錯', en: 'fails when the browser hydrates it' },
    next: {
      tw: '請讓伺服器與瀏覽器產生相同內容',
      en: 'Render the same on the server and in the browser',
    },
  },
  focus: {
    name: { tw: '鍵盤焦點有誤', en: 'handles the keyboard focus wrongly' },
    next: {
      tw: '請保留焦點外框，開頁時不移動焦點，並讓 Tab 鍵離開',
      en: 'Keep the outline of what has focus, move no focus when a page opens, and let Tab leave',
    },
  },
  accessibility: {
    name: { tw: '無障礙檢查未通過', en: 'is not accessible' },
    next: {
      tw: '請依 axe 規則修正：https://dequeuniversity.com/rules/axe/',
      en: 'Correct it; the rules of axe are at https://dequeuniversity.com/rules/axe/',
    },
  },
} as const satisfies Record<string, PageCheck>;
export type PageCheckName = keyof typeof pageChecks;
