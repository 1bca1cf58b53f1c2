import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuilt, recordBuild } from '../../shell/releases/build/build-workspace.ts';
import { readSubmissions } from '../site/captcha.ts';
import { copyProject, type Workbench } from '../site/development.ts';
import { mailHeads, mailTo } from '../site/mail.ts';
import { root } from '../site/service.ts';
import { collectMessages, expect, main, openPage, test, title, type Page } from '../specs/test.ts';

/** A copy of the project with Japanese, which is not shipped (docs/decisions/0040). */
let bench: Workbench;
let site: Awaited<ReturnType<Workbench['start']>> | undefined;
let url = '';

type Messages = { [key: string]: string | Messages };

/** A whole file of messages: English where nothing is in Japanese. */
const merge = (english: Messages, japanese: Messages): Messages =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const own = japanese[key] ?? text;
      return [key, typeof text === 'string' || typeof own === 'string' ? own : merge(text, own)];
    }),
  );

async function readMessages(file: string): Promise<Messages> {
  return JSON.parse(await readFile(file, 'utf8')) as Messages;
}

/** What `docs/new-language.md` says. The other sections stay as they were built before. */
async function addJapanese(): Promise<void> {
  await bench.edit(
    'shared/src/contract/locales.ts',
    '\n} as const;',
    "\n  ja: { prefix: 'ja', tag: 'ja', name: '日本語', fallback: 'en' },\n} as const;",
  );
  await bench.edit('deploy/edge/edge-rule.js', "prefixed = 'en'", "prefixed = 'en|ja'");
  for (const workspace of ['shell', 'mfe-info'])
    await writeFile(
      path.join(bench.folder, workspace, 'src/messages/ja.json'),
      JSON.stringify(
        merge(
          await readMessages(path.join(root, workspace, 'src/messages/en.json')),
          await readMessages(path.join(import.meta.dirname, `third-language/${workspace}.json`)),
        ),
      ),
    );
  const data = path.join(bench.folder, 'var');
  const others = Object.entries(await readBuilt(data))
    .map(([workspace, { version }]) => ({ workspace, version }))
    .filter(({ workspace }) => workspace !== 'shell' && workspace !== 'mfe-info');
  expect(others).toHaveLength(3);
  await recordBuild(bench.folder, data, others);
}

test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  bench = await copyProject({
    installed: true,
    env: { NODE_ENV: 'test', FORM_GUARDS: 'off', CHROMIUM: 'off', RENDER_PROCESSES: '1' },
  });
  await addJapanese();
  // A title in Chinese alone.
  await bench.edit(
    'organiser/seed/DSWINE2026/news.yaml',
    "    en: 'How booths are chosen: half order, half years of attendance'\n",
    '',
  );
  site = await bench.start('shell/start/start.ts');
  ({ url } = site);
});
test.afterAll(async () => {
  await site?.stop();
  await bench.remove();
});

const textOf = async (address: string) => (await fetch(url + address)).text();

const hrefs = (page: Page, rel: string) =>
  page
    .locator(`link[rel=${rel}][hreflang]`)
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );

test(
  'Japanese pages state their language, link to each other and to the other languages',
  {
    tag: '@full',
  },
  async ({ page, request }) => {
    const messages = collectMessages(page);
    await openPage(page, `${url}/ja/InfoVenue`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(title(page)).toHaveText('会場と交通');
    expect(await hrefs(page, 'alternate')).toEqual([
      `zh-Hant-TW ${url}/InfoVenue`,
      `en ${url}/en/InfoVenue`,
      `ja ${url}/ja/InfoVenue`,
      `x-default ${url}/InfoVenue`,
    ]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${url}/ja/InfoVenue`,
    );
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ja_JP');
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(2);
    const switches = page.locator('.site-language:visible');
    await expect(switches).toHaveText(['中文', 'English']);

    const links = page.locator('a[href^="/"]:not(.site-language, [download])');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((to) => !/^\/(ja([/?#]|$)|api\/|calendar\/)/.test(to))).toEqual([]);

    await page.locator('a[href="/ja/News"]').last().click();
    await expect(page).toHaveURL(`${url}/ja/News`);
    await expect(title(page)).toHaveText('最新ニュース');
    await switches.filter({ hasText: 'English' }).click();
    await expect(page).toHaveURL(`${url}/en/News`);
    await switches.filter({ hasText: '日本語' }).click();
    await expect(title(page)).toHaveText('最新ニュース');
    expect(messages).toEqual([]);

    // The choice is remembered.
    await page.goto(`${url}/InfoVenue`);
    await expect(page).toHaveURL(`${url}/ja/InfoVenue`);
    const chosen = await request.get(`${url}/InfoVenue`, {
      headers: { accept: 'text/html', 'accept-language': 'ja' },
      maxRedirects: 0,
    });
    expect(chosen.headers()['location']).toBe('/ja/InfoVenue');
  },
);

test(
  'sections that were built before show English, and their links stay in Japanese',
  {
    tag: '@full',
  },
  async ({ page }) => {
    const messages = collectMessages(page);
    await openPage(page, `${url}/ja/VisitorAdmission`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(title(page)).toHaveText('Admission');
    await expect(main(page).locator('a[href^="/en"]')).toHaveCount(0);
    const home = await textOf('/ja');
    expect(home).toContain('href="/ja/VisitorExhibitor');
    expect(messages).toEqual([]);
  },
);

test('sitemap, manifest and search know Japanese', { tag: '@full' }, async () => {
  const index = await textOf('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)];
  const entries = [
    index,
    ...(await Promise.all(parts.map(([, part = '']) => textOf(part)))),
  ].join();
  expect(entries).toContain(`<loc>${url}/ja/InfoVenue</loc>`);
  expect(entries).toContain(`hreflang="ja" href="${url}/ja/InfoVenue"`);
  const manifest = JSON.parse(await textOf('/ja/manifest.webmanifest')) as Record<string, string>;
  expect([manifest['lang'], manifest['start_url']]).toEqual(['ja', '/ja']);

  const found = async (keyword: string) => {
    const query = `Lang=ja&Keyword=${encodeURIComponent(keyword)}`;
    const { Data } = JSON.parse(await textOf(`/api/expo/Exhibitors/DSWINE2026?${query}`)) as {
      Data: { Items: { Id: string; Untranslated?: string[] }[] };
    };
    return Data.Items;
  };
  const winery = (await found('北風ワイナリー')).find(({ Id }) => Id === '1047');
  expect(winery).toMatchObject({ Id: '1047', Untranslated: expect.arrayContaining(['Name']) });
  // In half width and in hiragana.
  for (const keyword of ['北風ﾜｲﾅﾘｰ', '北風わいなりー'])
    expect((await found(keyword)).map(({ Id }) => Id)).toContain('1047');
});

test(
  'texts without Japanese are marked with the language that they are in',
  {
    tag: '@full',
  },
  async () => {
    const { Data } = JSON.parse(await textOf('/api/expo/News/DSWINE2026?Lang=ja&PageSize=60')) as {
      Data: { Items: { Id: string; Untranslated: string[] }[] };
    };
    const [chinese, english] = ['Title tw', 'Title'].map((name) =>
      Data.Items.find(({ Untranslated }) => Untranslated.includes(name)),
    );
    expect(await textOf(`/ja/News/Detail/${chinese?.Id}`)).toMatch(/<h1[^>]* lang="zh-Hant-TW"/);
    expect(await textOf(`/ja/News/Detail/${english?.Id}`)).toMatch(/<h1[^>]* lang="en"/);
  },
);

test(
  'a form is rejected and confirmed in Japanese, and its mail says that it is in English',
  {
    tag: '@full',
  },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/ja/Contact`);
    const send = main(page).getByRole('button', { name: '送信' });
    const field = (name: string) => main(page).locator(`[name=${name}]`);
    await field('Type').selectOption('visit');
    await field('Name').fill('山田花子');
    await field('Mobile').fill('+81 90 1234 5678');
    await field('Email').fill('hanako@sender.example');
    await field('Content').fill('団体で見学できますか。');
    // A space: the browser lets it pass.
    await field('Subject').fill(' ');
    await field('Code').fill('00000');
    await send.click();
    await expect(main(page).getByRole('alert')).toContainText('件名を入力してください。');
    await field('Subject').fill('団体見学');
    await field('Code').fill('00000');
    await send.click();
    await expect(page).toHaveURL(/\/ja\/Contact_completed\?ref=/);
    const data = path.join(bench.folder, 'var');
    const sender = 'hanako@sender.example';
    expect(readSubmissions(data)).toMatchObject([{ email: sender, locale: 'ja' }]);
    await mailTo(data, sender, '/ja/Submission');
    expect(await mailHeads(data, sender)).toEqual([
      expect.stringContaining('Content-Language: en\r\n'),
    ]);
    await context.close();
  },
);
