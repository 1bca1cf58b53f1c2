import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { momentsOfYear, serviceEnd, showStates } from '@dswine/shared/fair/show/show-states';
import type { ShowPhaseName } from '@dswine/shared/fair/show/show-states';
import { walkingMinutes } from '@dswine/shared/fair/hall/walks';
import type { Site } from '../../site/site.ts';
import { linksOf, problemsOf, walksOn, type WalkedPage } from './four-states.fixture.ts';
import { chooseDate, expect, fetchAfterOverload, inLanguage, locales, pageKinds } from '../test.ts';
import { test, type Locale } from '../test.ts';

let fair: Site;
let edition: ExhibitionInfo;
let moments: ReturnType<typeof momentsOfYear>;

// No link is configured: whatever configuration could hide, a state has to hide.
test.beforeAll(async ({ ownSite }) => {
  fair = ownSite;
  const response = await fetch(`${fair.url}/api/expo/Exhibitions/DSWINE2026?Lang=en`);
  const { Data } = (await response.json()) as {
    Data: { web_Exhibition_Info: ExhibitionInfo };
  };
  edition = Data.web_Exhibition_Info;
  moments = momentsOfYear(edition);
});

let shown: number | undefined;
test.afterAll(() => chooseDate(fair.url));

/** The page at a date of the site, which stays until the next one. */
async function htmlAt(address: string, moment: number) {
  if (moment !== shown) await chooseDate(fair.url, moment);
  shown = moment;
  const response = await fetchAfterOverload(fair.url + address);
  return { response, html: await response.text() };
}

const noonOf = (day: string | undefined, later = 0) =>
  Date.parse(`${day}T12:00:00+08:00`) + later * 24 * 60 * 60 * 1000;

/** The dates of the year after which something else is true. */
const dates: Record<string, () => number> = {
  'booths are on offer': () => noonOf(edition.BoothsUntil, -14),
  'booths are allotted': () => noonOf(edition.BoothsUntil, 1),
  'registration opens': () => noonOf(edition.Registration?.From),
  'four weeks before': () => moments.before,
  'the eve': () => noonOf(edition.StartDate, -1),
  'a trade day': () => moments.open,
  'the night': () => moments.closed,
  'a public day': () => noonOf(edition.Hours.at(-2)?.Date),
  'after the show': () => moments.after,
  'services have ended': () => noonOf(serviceEnd(edition.EndDate), 1),
};
/** Those of `npm test`, each in one language. */
const daily: Record<string, string> = { 'the eve': 'tw', 'a trade day': 'en' };

for (const [name, dateOf] of Object.entries(dates))
  for (const locale of locales)
    test(
      `no page contradicts the records, the clock or another page: ${name} (${locale})`,
      // The other specs see the site after the show, and with the date bar while it is open.
      { tag: daily[name] === locale ? [] : '@full' },
      async ({ routes }) => {
        const pages: WalkedPage[] = [];
        const moment = dateOf();
        const walked = pageKinds.map((kind) => ({ kind, path: routes[kind] }));
        const receipt = `${routes.askExhibitor}?ref=DSW-7K3M-Q9TX`;
        for (const { kind, path } of [
          ...walked,
          { kind: 'askExhibitor', path: receipt } as const,
        ]) {
          const address = inLanguage(locale, path);
          const { response, html } = await htmlAt(address, moment);
          expect(response.status, address).toBeLessThan(500);
          pages.push({ kind, address, html });
        }
        expect(problemsOf(pages, edition, new Date(moment).toISOString())).toEqual([]);
        expect(await deadLinks(pages, moment)).toEqual([]);
        expect(await otherRoutes(pages, locale)).toEqual([]);
      },
    );

/** Links to pages that do not exist: `FULL=1` follows all, `npm test` two of each kind. */
async function deadLinks(pages: readonly WalkedPage[], moment: number): Promise<string[]> {
  const seen = new Set(pages.map(({ address }) => address));
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  for (const path of linksOf(pages)) {
    const kind = path.replaceAll(/\d+/g, '0');
    const count = kinds.get(kind) ?? 0;
    if (seen.has(path) || (!process.env['FULL'] && count >= 2)) continue;
    kinds.set(kind, count + 1);
    const { response } = await htmlAt(path, moment);
    if (response.status >= 400) dead.push(`${response.status}: ${path}`);
  }
  return dead;
}

/** Booths whose minutes on pages are not those of the way that the floor plan describes. */
async function otherRoutes(pages: readonly WalkedPage[], locale: Locale): Promise<string[]> {
  const booths = [...walksOn(pages)].filter(([code]) => /^[A-D]\d{4}$/.test(code));
  expect(booths.length).toBeGreaterThan(1);
  const other: string[] = [];
  for (const [booth, minutes] of booths.slice(0, process.env['FULL'] ? undefined : 3)) {
    const path = `/VisitorFloorplan?from=main-entrance&to=${booth}`;
    const html = await (await fetch(fair.url + inLanguage(locale, path))).text();
    const metres = /約 (\d+) 公尺|About (\d+) m\b/.exec(html.replaceAll(/<[^>]*>/g, ' '));
    const route = walkingMinutes(Number(metres?.[1] ?? metres?.[2]));
    if (!minutes.has(route)) other.push(`${booth}: ${route} on the plan, ${[...minutes.keys()]}`);
  }
  return other;
}

/** What the English home page says in a state, and what its footer lists. */
const homes: Record<ShowPhaseName, { says: (string | RegExp)[]; footer?: string[] }> = {
  before: {
    says: ['30 days to go', /href="\/en\/VisitorReg"[^>]*>Visitor Pre-registration</],
    footer: ['/Today', '/VisitorReg', '/EventRunBar/Apply', '/EventKOL/Apply'],
  },
  open: {
    says: [
      'Open now, until 18:00',
      /<a[^>]+href="\/en\/Today"[^>]*>Today at the Fair</,
      /href="\/en\/VisitorReg"[^>]*>Registration at the Door</,
    ],
    footer: ['/Today', '/VisitorReg', '/EventRunBar/Apply'],
  },
  closed: { says: [] },
  after: {
    says: [
      /href="\/en\/Notify\?as=visitor"[^>]*>Notify me of 2027/,
      'href="/en/Notify?as=exhibitor"',
      'see you on 16 April 2027',
    ],
    footer: [],
  },
};

test('the home page orders its parts by show state, and the footer lists the pages relevant in each show state', async () => {
  for (const [name, { homeFirst }] of Object.entries(showStates)) {
    const state = name as ShowPhaseName;
    const { html } = await htmlAt('/en', moments[state]);
    const parts = [...html.matchAll(/data-boundary-page="([^"]+)"/g)].map(([, id]) => id);
    expect(parts.slice(1, 1 + homeFirst.length), state).toEqual(homeFirst);
    const { says, footer: expected } = homes[state];
    for (const text of says) expect(html, state).toMatch(text);
    const footer = /<footer class="site-footer[^]*<\/footer>/.exec(html)?.[0] ?? '';
    const dated = homes.before.footer ?? [];
    const listed = dated.filter((path) => footer.includes(`href="/en${path}"`));
    if (expected) expect(listed, state).toEqual(expected);
  }
  const { html: arrival } = await htmlAt('/en/VisitorReg', moments.open);
  expect(arrival).toContain('Please show an original photo ID at the door');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeAll(() => void (shown = undefined));

  test('the date bar sets and resets the date without JavaScript', async ({ page }) => {
    await page.goto(`${fair.url}/en/News`);
    await page.getByText('Demonstration date:').click();
    await page.getByRole('button', { name: 'Closed for the night' }).click();
    await expect(page).toHaveURL(`${fair.url}/en/News`);
    await expect(page.locator('.site-date-bar summary')).toContainText('Sat 18 April 2026 21:00');
    await page.getByText('Demonstration date:').click();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.locator('.site-date-bar summary')).not.toContainText('April 2026 21:00');
  });
});

test('nobody can change the date where the date bar is disabled', async ({ site }) => {
  await chooseDate(site, moments.open);
  const html = await (await fetch(`${site}/en`)).text();
  expect(html).not.toContain('Open now, until 18:00');
  expect(html).not.toContain('Demonstration date');
});
