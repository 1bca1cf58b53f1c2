import type { Locale, Page } from './test.ts';

export const texts = {
  tw: {
    list: '參展商名單',
    all: '看全部參展商',
    menu: '參觀者專區',
    search: '搜尋參展商',
    find: '搜尋',
    filters: '篩選條件',
    open: '篩選',
    apply: '套用篩選',
    area: /^葡萄酒區/,
    country: /^法國/,
    countries: '國家／地區',
    more: '更多國家／地區',
    chosenCountry: /移除條件：\s*法國/,
    next: '下一頁',
    booth: '攤位號碼',
    byBooth: '攤位號碼',
    boothField: '攤位號碼（只看數字）',
    noKeyword: '請輸入關鍵字',
    noBooth: '請輸入攤位號碼',
    products: '參展產品',
    productSearch: '搜尋產品',
    alphabetical: '筆畫',
    typed: '奧拉其',
    maker: '奧拉奇谷蒸餾所',
    copied: '網址已複製到剪貼簿。',
    share: '分享',
    wider: '放寬條件試試',
    anyCountry: /^不限國家／地區/,
    none: '找不到符合條件的參展商',
  },
  en: {
    list: 'Exhibitor List',
    all: 'See all exhibitors',
    menu: 'For Visitors',
    search: 'Search exhibitors',
    find: 'Search',
    filters: 'Filters',
    open: 'Filters',
    apply: 'Apply filters',
    area: /^Wine/,
    country: /^France/,
    countries: 'Country / region',
    more: 'More countries and regions',
    chosenCountry: /Remove filter:\s*France/,
    next: 'Next',
    booth: 'Booth no.',
    byBooth: 'Booth number',
    boothField: 'Booth number (digits only)',
    noKeyword: 'Please enter a keyword',
    noBooth: 'Please enter booth number',
    products: 'Exhibitor Products',
    productSearch: 'Search products',
    alphabetical: 'Alphabetical',
    typed: 'glen orrach',
    maker: 'Glen Orrachy Distillery',
    copied: 'Url has been copied to clipboard.',
    share: 'Share',
    wider: 'Try a wider search',
    anyCountry: /^From any country/,
    none: 'No exhibitor matches',
  },
} as const;

/** Exhibitor names in list order. */
export function listed(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

/** The number of countries to choose from. */
export async function countries(page: Page, locale: Locale): Promise<number> {
  const group = page.getByRole('group', { name: texts[locale].countries });
  return group.getByRole('checkbox').count();
}
