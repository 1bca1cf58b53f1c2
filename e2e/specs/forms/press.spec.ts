import { readCode, readSubmissions } from '../../site/captcha.ts';
import { startSite, type Site } from '../../site/site.ts';
import { expect, inLanguage, locales, test, type Page } from '../test.ts';

let own: Site;
test.beforeAll(async () => {
  const CLOCK_OFFSET_MS = String(Date.parse('2026-03-20T10:00:00+08:00') - Date.now());
  own = await startSite('press', { env: { CLOCK_OFFSET_MS } });
});
test.afterAll(() => own.stop());

const textsByLocale = {
  tw: {
    releases: '新聞稿',
    apply: '申請採訪證',
    fields: {
      Name: '姓名',
      Outlet: '媒體名稱',
      Email: '電子郵件',
      Mobile: '手機',
      Work: '近期作品連結',
      Code: '驗證碼',
    },
    medium: '媒體類型',
    send: '送出申請',
    missing: '請填寫近期作品連結',
    sent: '採訪證申請已送出',
  },
  en: {
    releases: 'Press releases',
    apply: 'Apply for accreditation',
    fields: {
      Name: 'Name',
      Outlet: 'Publication or station',
      Email: 'Email',
      Mobile: 'Mobile',
      Work: 'Link to recent work',
      Code: 'Verification code',
    },
    medium: 'Kind of media',
    send: 'Send application',
    missing: 'Link to recent work: please fill this in.',
    sent: 'Your application has been sent',
  },
} as const;

for (const locale of locales) {
  const texts = textsByLocale[locale];

  test(`the press room lists four releases and links to each of them (${locale})`, async ({
    page,
    site,
  }) => {
    await page.goto(site + inLanguage(locale, '/Press'));
    const releases = page.getByRole('region', { name: texts.releases });
    await expect(releases.getByRole('article')).toHaveCount(4);
    await releases.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/News\/Detail\/\d+$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`accreditation retains the input after an error and shows the reference number (${locale})`, async ({
      page,
    }) => {
      await page.goto(own.url + inLanguage(locale, '/Press'));
      await page.getByRole('link', { name: texts.apply }).click();
      const field = (name: keyof typeof texts.fields) => fieldOf(page, texts.fields[name]);
      const outlet = `Rim Radio ${locale}`;
      await field('Name').fill('Lin');
      await field('Outlet').fill(outlet);
      await page.getByRole('combobox', { name: texts.medium }).selectOption('broadcast');
      await field('Email').fill('lin@radio.example');
      await field('Mobile').fill('0912-345-678');
      await field('Code').fill(readCode(own.dataDir));
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.missing);
      await expect(field('Outlet')).toHaveValue(outlet);
      await expect(page.getByRole('combobox', { name: texts.medium })).toHaveValue('broadcast');
      await field('Work').fill('https://radio.example/wine');
      await field('Code').fill(readCode(own.dataDir));
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      const stored = readSubmissions(own.dataDir).filter(({ data }) => data['Outlet'] === outlet);
      expect(stored).toHaveLength(1);
      await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
    });
  });
}

function fieldOf(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });
}
