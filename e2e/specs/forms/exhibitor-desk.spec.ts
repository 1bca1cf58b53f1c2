import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import type { Site } from '../../site/site.ts';
import { openStaffSession, type StaffSession } from '../../site/staff-session.ts';
import { deskLinkTo, inviteToDesk } from './exhibitor-desk.fixture.ts';
import { expectHiddenToken } from './hidden-token.ts';
import { expect, inLanguage, locales, main, phone, test, title, type Locale } from '../test.ts';

const texts = {
  tw: {
    profile: '公司介紹與產品',
    intro: [/^簡介（中文）/u, /^簡介（英文）/u],
    save: '儲存',
    look: '看預覽',
    preview: '預覽',
    show: '公開給觀眾',
    shown: '觀眾已可看到您的變更',
    team: '團隊',
    add: '加入並寄出連結',
    name: /^姓名/u,
    email: /^電子郵件/u,
    added: '邀請信已經寄出',
    remove: '移除Bo',
    removed: '連結已停用',
    ended: '這個連結已失效',
  },
  en: {
    profile: 'Profile and products',
    intro: [/^Introduction, in Chinese/u, /^Introduction, in English/u],
    save: 'Save',
    look: 'Look at the preview',
    preview: 'Preview',
    show: 'Show it to visitors',
    shown: 'Visitors now see your changes',
    team: 'Team',
    add: 'Add and mail the link',
    name: /^Name/u,
    email: /^Email/u,
    added: 'The mail with the link is on its way',
    remove: 'Remove Bo',
    removed: 'The access has ended',
    ended: 'This link has ended',
  },
} as const;

let staff: StaffSession;
test.beforeAll(async ({ ownSite }) => {
  staff = await openStaffSession(ownSite, 'exhibitors@dswine.example');
});

const invite = (site: Site, exhibitor: string, email: string, locale: Locale) =>
  inviteToDesk(site, staff, { exhibitor, email, locale });

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const locale of locales)
      test(
        `an exhibitor changes and shows its profile in eight actions (${locale})`,
        { tag: javaScriptEnabled === (locale === 'en') ? [] : '@full' },
        async ({ page, ownSite }) => {
          const text = texts[locale];
          const exhibitor = String(1010 + locales.indexOf(locale) * 2 + Number(javaScriptEnabled));
          const email = `ann-${exhibitor}@cellar.example`;
          const link = await invite(ownSite, exhibitor, email, locale);
          let actions = 0;
          const act = async (action: () => Promise<unknown>) => {
            actions += 1;
            await action();
          };
          await act(() => page.goto(ownSite.url + link));
          await expectHiddenToken(page, inLanguage(locale, '/ExhibitorDesk'));
          await act(() => main(page).getByRole('link', { name: text.profile }).click());
          await expect(title(page)).toHaveText(text.profile);
          const field = (name: RegExp) => main(page).getByRole('textbox', { name });
          await act(() => field(text.intro[0]).fill(`新簡介 ${exhibitor}`));
          await act(() => field(text.intro[1]).fill(`A new introduction ${exhibitor}`));
          await act(() => main(page).getByRole('button', { name: text.save }).click());
          await act(() => main(page).getByRole('link', { name: text.look }).click());
          const preview = main(page).getByRole('region', { name: text.preview });
          await expect(preview).toBeVisible();
          const introduction = (of: string) =>
            of === 'tw' ? `新簡介 ${exhibitor}` : `A new introduction ${exhibitor}`;
          await expect(main(page).getByText(introduction(locale))).toBeVisible();
          const shown = async (of: string) =>
            (
              await page.request.get(
                `${ownSite.url}/api/expo/Exhibitors/Detail/DSWINE2026/${exhibitor}?Lang=${of}`,
              )
            ).text();
          expect(await shown(locale)).not.toContain(introduction(locale));
          await act(() => preview.getByRole('button', { name: text.show }).click());
          await expect(main(page).getByText(text.shown)).toBeVisible();
          expect(actions).toBeLessThanOrEqual(8);
          for (const of of locales) await expect.poll(() => shown(of)).toContain(introduction(of));
        },
      );
  });

test('a colleague gets a link of their own, which is ended again', async ({
  page,
  browser,
  ownSite,
}) => {
  const text = texts.en;
  await page.goto(ownSite.url + (await invite(ownSite, '1020', 'ann@team.example', 'en')));
  await main(page).getByRole('link', { name: text.team }).click();
  await main(page).getByRole('textbox', { name: text.name }).fill('Bo');
  await main(page).getByRole('textbox', { name: text.email }).fill('bo@team.example');
  await main(page).getByRole('button', { name: text.add }).click();
  await expect(main(page).getByText(text.added)).toBeVisible();
  const bo = await browser.newPage();
  const link = ownSite.url + (await deskLinkTo(ownSite, 'bo@team.example'));
  await bo.goto(link);
  await expect(main(bo).getByRole('link', { name: text.profile })).toBeVisible();
  await main(page).getByRole('button', { name: text.remove }).click();
  await expect(main(page).getByText(text.removed)).toBeVisible();
  await bo.goto(link);
  await expect(main(bo).getByText(text.ended)).toBeVisible();
  await bo.close();
});

test('axe finds no violations at the desk, and a picture is sent, seen and refused', async ({
  page,
  ownSite,
}) => {
  await page.goto(ownSite.url + (await invite(ownSite, '1021', 'axe@team.example', 'tw')));
  for (const path of ['', '/Team', '/Profile', '/Product']) {
    await page.goto(`${ownSite.url}/ExhibitorDesk${path}`);
    expect(await axeViolationsOn(page, 'main'), path).toEqual([]);
  }
  await page.goto(`${ownSite.url}/ExhibitorDesk/Profile`);
  const picture = main(page).getByRole('region', { name: '圖片' });
  const send = async (name: string, buffer: Buffer) => {
    await picture.getByLabel(/^新圖片/u).setInputFiles({ name, mimeType: 'image/png', buffer });
    await picture.getByRole('button', { name: '送出檔案' }).click();
  };
  await send('x.png', Buffer.from('<svg onload="alert(1)"/>'));
  await expect(main(page).getByText('不接受這種檔案', { exact: false })).toBeVisible();
  await send('x.png', Buffer.from(onePixel, 'base64'));
  await expect(main(page).getByText('檔案已檢查並儲存', { exact: false })).toBeVisible();
  await expect
    .poll(() => picture.locator('img').first().getAttribute('src'))
    .toContain('/ExhibitorDesk/File/');
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
