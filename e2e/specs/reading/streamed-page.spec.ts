import { startSlowSite } from '../../site/slow-site.ts';
import { expect, inLanguage, test, type Routes } from '../test.ts';

/** Pages with columns or centred content, of which parts arrive one after another. */
const pages = [
  'home',
  'exhibitors',
  'exhibitor',
  'story',
  'admission',
  'contact',
  'paidServices',
  'exhibitorInfo',
  '/Search',
  '/Consent',
] as const satisfies (keyof Routes | '/Search' | '/Consent')[];

/** Sizes of the packets, in bytes. */
const packets = [1000, 650, 550];

for (const [place, name] of pages.entries())
  test(
    `nothing moves while the HTML of a page arrives: ${name}`,
    { tag: place > 0 ? '@full' : [] },
    async ({ page, site, routes }) => {
      const path = name === '/Search' || name === '/Consent' ? name : routes[name];
      await page.addInitScript(() => {
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
            const moved = entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.tagName} ${node.className}` : '',
            );
            Object.assign(window, { moved: [...(window.moved ?? []), [entry.value, moved]] });
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
      });
      for (const packet of packets) {
        const slow = await startSlowSite(site, packet);
        await page.goto(slow.url + inLanguage('en', path));
        await expect(page.locator('.site-nav')).toBeVisible();
        const moved = await page.evaluate(() => window.moved ?? []);
        const sum = moved.reduce((total, [value]) => total + value, 0);
        slow.close();
        expect(sum, JSON.stringify({ packet, moved })).toBeLessThanOrEqual(0.01);
      }
    },
  );

type LayoutShift = { value: number; sources: readonly { node: Node | null }[] };

declare global {
  interface Window {
    moved?: [value: number, elements: string[]][];
  }
}
