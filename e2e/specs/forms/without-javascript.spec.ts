import { readSubmissions } from '../../site/captcha.ts';
import { expect, main, test, title, type Page } from '../test.ts';

test.use({ javaScriptEnabled: false });

type Form = {
  path: string;
  /** The link that leads to the form. */
  link?: string;
  send: string;
  values: Record<string, string>;
  choice?: [label: string, value: string];
  /** What is missing at first. */
  late: [label: string, name: string, value: string];
  error: string;
  sent: string;
};

const forms: Record<string, Form> = {
  'a message to the organiser': {
    path: '/en/Contact',
    send: 'Send',
    choice: ['Inquiry type', 'visit'],
    values: { Subject: 'Tickets', Name: '王小明', Mobile: '0912-345-678', Email: 'a@mail.example' },
    late: ['Content', 'Content', 'May we come?'],
    error: 'The Content field is required',
    sent: 'Your inquiry has been sent',
  },
  'a trade inquiry': {
    path: '/en/VisitorProduct/Detail/20001',
    link: 'Contact this exhibitor',
    send: 'Send inquiry',
    values: {},
    late: ['Mobile', 'Mobile', '0987-654-321'],
    error: 'Please give at least a name, a way to reach you, or what you would like to ask.',
    sent: 'Your inquiry has been sent',
  },
  'an inquiry of an exhibitor': {
    path: '/ExhibitorInquiry',
    send: '送出洽詢',
    values: { 公司名稱: '霧峰酒莊', 聯絡人: '林', 電話: '04-2345', 電子郵件: 'b@mail.example' },
    late: ['主要產品', 'Products', '清酒'],
    error: '請填寫主要產品',
    sent: '您的洽詢已送出',
  },
  'an application for accreditation': {
    path: '/Press',
    link: '申請採訪證',
    send: '送出申請',
    choice: ['媒體類型', 'broadcast'],
    values: { 姓名: '林', 媒體名稱: '電台', 電子郵件: 'c@radio.example', 手機: '0912-345-678' },
    late: ['近期作品連結', 'Work', 'https://radio.example/wine'],
    error: '請填寫近期作品連結',
    sent: '採訪證申請已送出',
  },
};

for (const [index, [name, form]] of Object.entries(forms).entries())
  test(
    `${name} retains the input after an error, and is stored once`,
    { tag: index > 0 ? '@full' : [] },
    async ({ page, ownSite }) => {
      const [label, field, value] = form.late;
      await page.goto(ownSite.url + form.path);
      if (form.link) await main(page).getByRole('link', { name: form.link }).click();
      if (form.choice) await page.getByLabel(form.choice[0]).selectOption(form.choice[1]);
      for (const [one, text] of Object.entries(form.values)) await textbox(page, one).fill(text);
      await send(page, form);
      await expect(main(page).getByRole('alert')).toContainText(form.error);
      for (const [one, text] of Object.entries(form.values))
        await expect(textbox(page, one)).toHaveValue(text);
      if (form.choice) await expect(page.getByLabel(form.choice[0])).toHaveValue(form.choice[1]);
      await textbox(page, label).fill(value);
      const address = page.url();
      const fields = await page
        .locator('main form[method=post]')
        .evaluate((element: HTMLFormElement) =>
          [...new FormData(element)].map(([key, text]) => [key, String(text)]),
        );
      await send(page, form);
      await expect(title(page)).toHaveText(form.sent);

      const again = await page.request.post(address, {
        form: { ...Object.fromEntries(fields), Code: '00000' } as Record<string, string>,
        maxRedirects: 0,
        headers: { origin: ownSite.url },
      });
      expect(page.url()).toContain(again.headers()['location'] ?? 'none');
      const stored = readSubmissions(ownSite.dataDir).filter(({ data }) => data[field] === value);
      expect(stored).toHaveLength(1);
      await expect(main(page)).toContainText(stored[0]?.reference ?? 'none');
    },
  );

const textbox = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });

/** The code is required in the browser. This site ignores it. */
async function send(page: Page, { send: name }: Form): Promise<void> {
  await textbox(page, '(驗證碼|Verification code)').fill('00000');
  await page.getByRole('button', { name, exact: true }).click();
}
