import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setExhibitionYear } from '../../site/organiser-data.ts';
import { startSite, type Site } from '../../site/site.ts';
import type { Page } from '../test.ts';

/**
 * A site before the show, when visitors can register, with external links, a header that gets
 * compact after 480 px of scrolling, and an organiser that still returns the year 2025.
 */
export function startLinkedSite(name: string): Promise<Site> {
  return startSite(name, {
    env: { CLOCK_OFFSET_MS: String(Date.parse('2026-03-20T02:00:00Z') - Date.now()) },
    prepare: async (dataDir) => {
      await writeFile(
        path.join(dataDir, 'site.json'),
        JSON.stringify({ stickyOffset: 480, links }),
      );
      setExhibitionYear(dataDir, 'DSWINE2026', '2025');
    },
  });
}

export const links = {
  preRegistration: 'https://register.example/visit?from=site',
  exhibitorService: { tw: 'https://service.example/tw', en: 'https://service.example/en' },
  series: 'https://series.example/s',
  relatedExhibitions: [
    {
      name: { tw: '泰國展', en: 'Thailand' },
      url: { tw: 'https://th.example/', en: 'https://th.example/en' },
    },
  ],
  social: {
    facebook: 'https://facebook.example/fair',
    instagram: 'https://instagram.example/fair',
    youtube: 'https://youtube.example/fair',
  },
};

export const texts = {
  tw: {
    top: '常用連結',
    main: '主選單',
    visitors: '參觀者專區',
    exhibitors: '參展商專區',
    list: '參展商名單',
    register: /參觀預先登錄/,
    service: /參展商登入/,
    series: /系列展覽/,
    related: '相關展覽',
    sister: /泰國展/,
    login: '會員登入',
    soon: /即將開放/,
    notify: '2027 開展通知我',
    toTop: '回到頁首',
    skip: '跳到主要內容',
  },
  en: {
    top: 'Quick links',
    main: 'Main menu',
    visitors: 'For Visitors',
    exhibitors: 'For Exhibitors',
    list: 'Exhibitor List',
    register: /Visitor Pre-registration/,
    service: /Exhibitor Login/,
    series: /Series Exhibitions/,
    related: 'Related Exhibitions',
    sister: /Thailand/,
    login: 'Login',
    soon: /Coming Soon/,
    notify: 'Notify me of 2027',
    toTop: 'Back to top',
    skip: 'Skip to main content',
  },
} as const;

export const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true });
export const offCanvas = (page: Page) => page.locator('.site-offcanvas');
export const burger = (page: Page) => page.locator('.site-offcanvas > summary');
/** What the burger opens: on small screens it holds all menus. */
export const panel = (page: Page) => page.locator('.site-panel');
export const group = (page: Page, name: string) =>
  page.locator('summary:visible', { hasText: name });
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
export const inMenu = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.site-offcanvas, .site-panel') !== null);
