import { setTimeout as pause } from 'node:timers/promises';
import { sitemapFiles } from '../specs/sitemap.ts';
import type { Dice, Kind } from './visitors.ts';

const terms = [
  'gin',
  'sake',
  'riesling',
  '清酒',
  '威士忌',
  'craft beer',
  'port',
  'champagne',
  '香檳',
];
const SOME_PAGES = 150;
const TRIES = 10;

/** What people without an account look at. Out of 20 requests, 14 are pages. */
export function anonymousViews(url: string, pages: readonly string[]) {
  return {
    pages: { share: 14, send: ({ pick }) => view(url, pick(pages)) },
    searches: { share: 3, send: (dice) => view(url, searchPath(dice)) },
    plans: { share: 2, send: (dice) => view(url, planPath(dice)) },
    'calendar feeds': { share: 1, send: () => view(url, '/calendar/DSWINE2026.ics?Lang=tw') },
  } satisfies Record<string, Kind>;
}

const prefix = ({ random }: Dice) => (random() < 0.4 ? '/en' : '');
export const searchPath = (dice: Dice) =>
  `${prefix(dice)}/Search?q=${encodeURIComponent(dice.pick(terms))}&page=1`;
export const planPath = (dice: Dice) => `${prefix(dice)}/VisitorFloorplan`;
export const planSearchPath = (dice: Dice) =>
  `${planPath(dice)}?find=${encodeURIComponent(dice.pick(terms))}`;

/** Reads the whole response, as a browser does. Resolves to what was wrong. */
export async function view(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const response = await fetch(url + path, { headers: { 'accept-language': 'zh-TW', ...headers } });
  await response.arrayBuffer();
  return response.ok ? undefined : `${path}: ${response.status}`;
}

/** Pages of the sitemaps, evenly spread, in both languages. */
export async function listPages(url: string, count = SOME_PAGES): Promise<string[]> {
  const sitemap = (await sitemapFiles(url)).join('');
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/^https?:\/\/[^/]+/, ''),
  );
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

/** The same, each opened before it is returned. On a busy machine a cold page needs another try. */
export async function openPages(url: string, count?: number): Promise<string[]> {
  const pages = await listPages(url, count);
  for (const page of pages)
    for (let tries = 1; ; tries += 1) {
      const failure = await view(url, page);
      if (!failure) break;
      if (tries === TRIES) throw new Error(`${failure}, before anything was done to the cluster`);
      await pause(1000);
    }
  return pages;
}
