import { test as base, type APIRequestContext, type Page } from '@playwright/test';

export { expect, type Page } from '@playwright/test';

/** The two languages of a page: its path below the site, and the words that a visitor reads. */
export const locales = ['tw', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A path in a language: Chinese stands at the root, English below /en. */
export function inLanguage(locale: Locale, path: string): string {
  if (locale === 'tw') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Addresses of one page of every kind, with records that the organiser really has. */
export type Places = {
  home: string;
  exhibitors: string;
  exhibitor: string;
  products: string;
  product: string;
  exhibitorInfo: string;
  aboutExhibition: string;
  floorPlan: string;
  admission: string;
  shuttle: string;
  preRegistration: string;
  calendar: string;
  topic: string;
  entry: string;
  news: string;
  newsCategory: string;
  story: string;
  venue: string;
  hotels: string;
  partners: string;
  visa: string;
  report: string;
  albums: string;
  album: string;
  contact: string;
  exhibitorNews: string;
  exhibitorNewsItem: string;
  films: string;
  film: string;
  pastFilms: string;
  myList: string;
  myVisit: string;
  compare: string;
};

type Listed = { Items: { Id: string; Category?: { Code: string } }[] };
type Calendar = { Topics: { Code: string }[]; Entries: { Id: string }[] };

export async function findPlaces(request: APIRequestContext, site: string): Promise<Places> {
  const ask = async <T>(path: string) =>
    ((await (await request.get(`${site}/api/expo/${path}`)).json()) as { Data: T }).Data;
  const [exhibitors, products, news, press, films, calendar] = await Promise.all([
    ask<Listed>('Exhibitors/DSWINE2026?Lang=tw'),
    ask<Listed>('Products/DSWINE2026?Lang=tw'),
    ask<Listed>('News/DSWINE2026?Lang=tw'),
    ask<Listed>('ExhibitorNews/DSWINE2026?Lang=tw'),
    ask<Listed>('Videos/DSWINE2026?Lang=tw'),
    ask<Calendar>('Event/Calendar/DSWINE2026/0?Lang=tw'),
  ]);
  return {
    home: '/',
    exhibitors: '/VisitorExhibitor',
    exhibitor: `/VisitorExhibitor/Detail/${exhibitors.Items[0]?.Id}`,
    products: '/VisitorProduct',
    product: `/VisitorProduct/Detail/${products.Items[0]?.Id}`,
    exhibitorInfo: '/ExhibitorInfo',
    aboutExhibition: '/VisitorInfo',
    floorPlan: '/VisitorFloorplan',
    admission: '/VisitorAdmission',
    shuttle: '/VisitorShuttle',
    preRegistration: '/VisitorReg',
    calendar: '/EventsCalender',
    topic: `/EventsCalender/${calendar.Topics[0]?.Code}`,
    entry: `/EventsCalender/Detail/${calendar.Entries[0]?.Id}`,
    news: '/News',
    newsCategory: `/News/${news.Items[0]?.Category?.Code}`,
    story: `/News/Detail/${news.Items[1]?.Id}`,
    venue: '/InfoVenue',
    hotels: '/InfoHotel',
    partners: '/InfoPartner',
    visa: '/InfoVisa',
    report: '/Report',
    albums: '/HistoryPhoto',
    album: '/HistoryPhoto/Detail/1',
    contact: '/Contact',
    exhibitorNews: '/VisitorExNews',
    exhibitorNewsItem: `/VisitorExNews/Detail/${press.Items[0]?.Id}`,
    films: '/VisitorVideo',
    film: `/VisitorVideo?v=${films.Items[2]?.Id}`,
    pastFilms: '/HistoryVideo',
    myList: '/MyList',
    myVisit: '/MyVisit',
    compare: `/Compare?exhibitor=${exhibitors.Items[0]?.Id}&product=${products.Items[0]?.Id}`,
  };
}

type Fixtures = { site: string; places: Places };

/** A visit to the site that most visits share. */
export const test = base.extend<object, Fixtures>({
  site: [
    async ({}, use) => {
      const site = process.env['E2E_SITE'];
      if (!site) throw new Error('E2E_SITE is not set: the global set-up starts the shared site.');
      await use(site);
    },
    { scope: 'worker' },
  ],
  places: [
    async ({ playwright, site }, use) => {
      const request = await playwright.request.newContext();
      await use(await findPlaces(request, site));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Opens a page and waits until it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await usable(page);
}

/** Waits until the page in the document has been brought to life. */
export async function usable(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=page]').waitFor({ state: 'attached', timeout: 15_000 });
}

/** Everything that a page tells the console, and every request of it that failed. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // Visits go without a service worker, unless they are about it (see playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    heard.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
}
