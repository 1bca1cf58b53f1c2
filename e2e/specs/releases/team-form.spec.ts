import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTemplate } from '@dswine/shared/kit/write-template';
import type { SectionData } from '@dswine/shared/contract/section-data';
import { tastingForm } from '@dswine/shared/testing/team-form.fixture';
import { until } from '@dswine/shared/testing/until';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { readCode, readSubmissions } from '../../site/captcha.ts';
import { runLine } from '../../site/run-line.ts';
import { liveOf, restoreReleases } from '../../site/section-variant.ts';
import { root } from '../../site/service.ts';
import type { Site } from '../../site/site.ts';
import { openStaffSession } from '../../site/staff-session.ts';
import { expect, main, openPage, phone, title, type Page } from '../test.ts';
import { test } from './edge-site.fixture.ts';

/** A team states a form in its data, and writes no code for it. */
test.describe.configure({ mode: 'serial' });
test.use({ viewport: phone, reducedMotion: 'reduce' });
test.setTimeout(300_000);

const workspace = 'mfe-tasting';
let folder: string;

/** Makes a section outside of the repository, with a form, and builds it. */
test.beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'dswine-form-')), workspace);
  const titles = { tw: '品飲會', en: 'Tastings' };
  writeTemplate(folder, { workspace, segment: 'Tasting', titles });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'src/section.json');
  const data = JSON.parse(await readFile(file, 'utf8')) as SectionData;
  data.routes.push({ id: 'ask', path: 'Tasting/Ask', forms: { ask: 'ask' } });
  await writeFile(file, JSON.stringify({ ...data, forms: { ask: tastingForm } }));
  const build = `${root}/node_modules/.bin/node ${root}/shared/build/build-section.ts`;
  const { code, output } = await runLine(folder, build);
  expect(code, output).toBe(0);
});
test.afterAll(async ({ ownSite }) => {
  await restoreReleases(ownSite);
  await rm(path.dirname(folder), { recursive: true, force: true });
});

// manifest/grants.test.ts shows that it is not promoted without.
test('is promoted with a grant for its form', async ({ ownSite: site }) => {
  const ofForm = ['--forms', '1', '--keep-days', '90', '--tells', 'press'];
  for (const args of [
    ['keys', 'create', 'tasting'],
    ['keys', 'add', workspace, path.join(site.dataDir, 'keys/tasting.pem.pub')],
    ['publish', `${workspace}@1.0.0`, '--from', folder],
    ['grant', workspace, '--paths', 'Tasting', '--owner', 'Tasting team', ...ofForm],
    ['promote', `${workspace}@1.0.0`],
  ])
    expect(await site.release(...args), args.join(' ')).toMatchObject({ code: 0 });
  await until(async () => (await liveOf(site.url)).releases[workspace] === '1.0.0');
});

const texts = {
  tw: {
    ...{ path: '/Tasting/Ask', name: '姓名', email: '電子郵件', wines: '想喝的酒' },
    ...{ guests: '人數', adult: '我已滿十八歲', code: '驗證碼', send: '送出' },
    ...{ error: '請選擇人數', sent: '「品飲會報名」已送出', next: '座位以我們的回信為準。' },
  },
  en: {
    ...{ path: '/en/Tasting/Ask', name: 'Name', email: 'Email', wines: 'Wines', guests: 'Guests' },
    ...{ adult: 'I am 18 or over', code: 'Verification code', send: 'Send' },
    ...{ error: 'Guests: please choose one.', sent: 'Sent: Join a tasting' },
    next: 'Your seat counts once we have answered.',
  },
};
type Texts = (typeof texts)['tw'];

/** Fills in all but the number of guests. */
async function fill(page: Page, { name, email, wines, adult }: Texts, who: string): Promise<void> {
  const box = (label: string) => main(page).getByRole('textbox', { name: label });
  await box(name).fill(who);
  await box(email).fill(`${who}@wine.example`);
  await box(wines).fill('一種\n兩種');
  await main(page).getByLabel(adult).check();
}

async function send(page: Page, site: Site, { code, send: label }: Texts): Promise<void> {
  const picture = main(page).locator('img[src*=Validcode]');
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await main(page).getByRole('textbox', { name: code }).fill(readCode(site.dataDir));
  await main(page).getByRole('button', { name: label, exact: true }).click();
}

async function sendForm(page: Page, site: Site, { text, who }: { text: Texts; who: string }) {
  await fill(page, text, who);
  await send(page, site, text);
  await expect(main(page).getByRole('alert')).toContainText(text.error);
  await main(page).getByLabel(text.guests).selectOption('two');
  await send(page, site, text);
  await expect(title(page)).toHaveText(text.sent);
  await expect(main(page)).toContainText(text.next);
  const stored = readSubmissions(site.dataDir).find(({ data }) => data['Name'] === who);
  await expect(main(page)).toContainText(stored?.reference ?? 'nothing is stored');
}

test('is sent with JavaScript', async ({ page, ownSite }) => {
  await openPage(page, ownSite.url + texts.tw.path);
  expect(await axeViolationsOn(page)).toEqual([]);
  await sendForm(page, ownSite, { text: texts.tw, who: 'lin' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is sent, and shows what was written when its page is gone', async ({
    page,
    context,
    ownSite: site,
  }) => {
    await page.goto(site.url + texts.en.path);
    await sendForm(page, site, { text: texts.en, who: 'ming' });
    const late = await context.newPage();
    await late.goto(site.url + texts.en.path);
    await fill(late, texts.en, 'late');
    await late.getByLabel(texts.en.guests).selectOption('one');
    expect(await site.release('rollback', workspace)).toMatchObject({ code: 0 });
    await until(async () => (await fetch(site.url + texts.en.path)).status === 404);
    await send(late, site, texts.en);
    await expect(title(late)).toContainText('Nothing was sent');
    await expect(late.getByLabel('What you wrote')).toHaveValue(/late@wine\.example\n一種\s+兩種/);
    expect(readSubmissions(site.dataDir).map(({ data }) => data['Name'])).not.toContain('late');
  });
});

test('is at the desk by its own texts, also after its release has gone', async ({
  ownSite: site,
}) => {
  const staff = await openStaffSession(site, 'form@dswine.example');
  const [sent] = readSubmissions(site.dataDir).filter(({ data }) => data['Name'] === 'lin');
  const reference = sent?.reference ?? 'nothing is stored';
  expect(await staff.read('?kind=tasting/ask')).toContain(reference);
  const texts = (await staff.read(`/submissions/${reference}`)).replaceAll(/<[^>]*>/g, '');
  for (const text of ['品飲會報名 Join a tasting', '想喝的酒 Wines', '兩人'])
    expect(texts).toContain(text);
});
