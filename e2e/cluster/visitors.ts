import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../resilience/random.ts';

type Kind = 'pages' | 'searches' | 'plans' | 'calendar feeds';
export type Failure = { at: number; what: string };
export type Views = { requested: number; failed: Failure[]; ms: number[] };
export type Visitors = {
  views: Readonly<Record<Kind, Views>>;
  stop: () => Promise<void>;
};

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
/** Out of 20 requests: so many searches, plans and calendar feeds; the others are pages. */
const mix = { searches: 3, plans: 2, 'calendar feeds': 1 };
const THINK_MS = 60;

/** Visitors who open one page after the other, and never try again. */
export async function startVisitors(url: string, people: number, seed: number): Promise<Visitors> {
  const pages = await findPages(url);
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const none = (): Views => ({ requested: 0, failed: [], ms: [] });
  const views = { pages: none(), searches: none(), plans: none(), 'calendar feeds': none() };
  let isOver = false;

  function next(): [kind: Kind, path: string] {
    const prefix = random() < 0.4 ? '/en' : '';
    const number = Math.floor(random() * 20);
    if (number < mix.searches)
      return ['searches', `${prefix}/Search?q=${encodeURIComponent(pick(terms))}&page=1`];
    if (number < mix.searches + mix.plans) return ['plans', `${prefix}/VisitorFloorplan`];
    if (number < mix.searches + mix.plans + mix['calendar feeds'])
      return ['calendar feeds', '/calendar/DSWINE2026.ics?Lang=tw'];
    return ['pages', pick(pages)];
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const [kind, path] = next();
      const started = performance.now();
      views[kind].requested += 1;
      const failure = await failureOf(url + path);
      views[kind].ms.push(performance.now() - started);
      if (failure) views[kind].failed.push({ at: Date.now(), what: `${path}: ${failure}` });
      await pause(random() * 2 * THINK_MS);
    }
  }

  const all = Promise.all(Array.from({ length: people }, visit));
  return {
    views,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** Reads the whole response, as a browser does. */
async function failureOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { headers: { 'accept-language': 'zh-TW' } });
    await response.arrayBuffer();
    return response.ok ? undefined : String(response.status);
  } catch (error) {
    const { message, cause } = error as Error;
    return `${message} ${(cause as Error | undefined)?.message ?? ''}`;
  }
}

/** Pages of the sitemap, evenly spread, in both languages. Each is opened once. */
async function findPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/^https?:\/\/[^/]+/, ''),
  );
  const step = Math.max(1, Math.floor(all.length / 150));
  const pages = all.filter((_, at) => at % step === 0);
  for (const page of pages) {
    const failure = await failureOf(url + page);
    if (failure) throw new Error(`${page} failed before the faults: ${failure}`);
  }
  return pages;
}
