import { momentsOfYear, showStates } from '@dswine/shared/fair/show-states';
import type { Site } from '../../site/site.ts';
import { problemsOf, type WalkedPage } from './four-states.fixture.ts';
import { chooseDate, expect, inLanguage, locales, pageKinds, test } from '../test.ts';

let fair: Site;
let moments: ReturnType<typeof momentsOfYear>;

// No link is configured: whatever configuration could hide, a state has to hide.
test.beforeAll(async ({ ownSite }) => {
  fair = ownSite;
  const response = await fetch(`${fair.url}/api/expo/Exhibitions/DSWINE2026?Lang=en`);
  const { Data } = (await response.json()) as {
    Data: { web_Exhibition_Info: Parameters<typeof momentsOfYear>[0] };
  };
  moments = momentsOfYear(Data.web_Exhibition_Info);
});

let shown: number | undefined;
test.afterAll(() => chooseDate(fair.url));

/** The page at a date of the site, which stays until the next one. */
async function htmlAt(address: string, moment: number) {
  if (moment !== shown) await chooseDate(fair.url, moment);
  shown = moment;
  const response = await fetch(fair.url + address);
  return { response, html: await response.text() };
}

for (const [index, state] of (['before', 'open', 'closed', 'after'] as const).entries())
  for (const locale of locales) {
    // The other specs see the site after the show, and with the date bar while it is open.
    const tag = index < 2 && locale === locales[index] ? [] : '@full';
    test(
      `no page shows outdated content or dead links in the state "${state}" (${locale})`,
      {
        tag,
      },
      async ({ routes }) => {
        const pages: WalkedPage[] = [];
        const walked = pageKinds.map((kind) => ({ kind, path: routes[kind] }));
        const receipt = `${routes.askExhibitor}?ref=DSW-7K3M-Q9TX`;
        for (const { kind, path } of [
          ...walked,
          { kind: 'askExhibitor', path: receipt } as const,
        ]) {
          const address = inLanguage(locale, path);
          const { response, html } = await htmlAt(address, moments[state]);
          expect(response.status, address).toBeLessThan(500);
          pages.push({ kind, address, html });
        }
        expect(problemsOf(pages, state)).toEqual([]);
      },
    );
  }

test('the home page shows the information and links of each show state', async () => {
  const { html: before } = await htmlAt('/en', moments.before);
  expect(before).toContain('30 days to go');
  expect(before).not.toContain('Opening tomorrow');
  expect(before).toMatch(/href="\/en\/VisitorReg"[^>]*>Visitor Pre-registration</);
  const { html: open } = await htmlAt('/en', moments.open);
  expect(open).toContain('Open now, until 18:00');
  expect(open).toMatch(/<a[^>]+href="\/en\/Today"[^>]*>Today at the Fair</);
  expect(open).toMatch(/href="\/en\/VisitorReg"[^>]*>Registration at the Door</);
  const { html: arrival } = await htmlAt('/en/VisitorReg', moments.open);
  expect(arrival).toContain('Please show an original photo ID at the door');
  const { html: after } = await htmlAt('/en', moments.after);
  expect(after).toContain('href="/en/Notify?as=visitor"');
  expect(after).toContain('href="/en/Notify?as=exhibitor"');
  expect(after).toMatch(/href="\/en\/Notify\?as=visitor"[^>]*>Notify me of 2027/);
  expect(after.indexOf('see you on 16 April 2027')).toBeGreaterThan(0);
});

test('the footer lists the pages relevant in each show state', async () => {
  const listed = async (state: keyof typeof moments) => {
    const { html } = await htmlAt('/en', moments[state]);
    const footer = /<footer class="site-footer[^]*<\/footer>/.exec(html)?.[0] ?? '';
    return [
      '/Today',
      '/VisitorReg',
      '/EventRunBar/Apply',
      '/EventKOL/Apply',
      '/Press/Accreditation',
    ].filter((path) => footer.includes(`href="/en${path}"`));
  };
  expect(await listed('before')).toHaveLength(5);
  expect(await listed('open')).toEqual(['/Today', '/VisitorReg', '/EventRunBar/Apply']);
  expect(await listed('after')).toEqual([]);
});

test('the home page orders its parts by show state', async () => {
  for (const [state, { homeFirst }] of Object.entries(showStates)) {
    const { html } = await htmlAt('/', moments[state as keyof typeof moments]);
    const parts = [...html.matchAll(/data-boundary-page="([^"]+)"/g)].map(([, id]) => id);
    expect(parts.slice(1, 1 + homeFirst.length), state).toEqual(homeFirst);
  }
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
