import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inLanguage, test, type Routes } from './test.ts';

/** Pages with columns or centred content, of which parts arrive one after another. */
const pages = [
  'home',
  'exhibitor',
  'exhibitors',
  'story',
  'admission',
  'contact',
  'paidServices',
  'exhibitorInfo',
  '/Search',
  '/Consent',
] as const satisfies (keyof Routes | '/Search' | '/Consent')[];

/** Of the HTML, in bytes: packets of a slow line, and what the first screen needs at most. */
const PACKETS = [1000, 650, 550];
const FIRST_SCREEN = 40_000;
const PACKET_MS = 25;

for (const name of pages)
  test(`nothing moves while the HTML of a page arrives: ${name}`, async ({
    page,
    site,
    routes,
  }) => {
    const path = name === '/Search' || name === '/Consent' ? name : routes[name];
    await page.setViewportSize({ width: 1280, height: 800 });
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
    for (const packet of PACKETS) {
      const slow = await startSlowSite(site, packet);
      await page.goto(slow.url + inLanguage('en', path));
      await expect(page.locator('.site-nav')).toBeVisible();
      const moved = await page.evaluate(() => window.moved ?? []);
      const sum = moved.reduce((total, [value]) => total + value, 0);
      slow.server.close();
      slow.server.closeAllConnections();
      expect(sum, JSON.stringify({ packet, moved })).toBeLessThanOrEqual(0.01);
    }
  });

type LayoutShift = { value: number; sources: readonly { node: Node | null }[] };

declare global {
  interface Window {
    moved?: [value: number, elements: string[]][];
  }
}

/** The same site, but for the start of each page's HTML, which arrives in packets of so many bytes. */
async function startSlowSite(
  site: string,
  packet: number,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + String(request.url));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html'))
        for (let at = 0; at < FIRST_SCREEN; at += packet) {
          response.write(body.subarray(at, at + packet));
          await new Promise((next) => setTimeout(next, PACKET_MS));
        }
      response.end(type.startsWith('text/html') ? body.subarray(FIRST_SCREEN) : body);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
