import type { Locator } from '@playwright/test';
import { countedHands } from './actions.fixture.ts';
import { desktop, expect, inLanguage, main, openPage, phone, test, title } from '../test.ts';
import type { Page } from '../test.ts';

/**
 * What visitors, exhibitors and the press come for, from the home page or where it says so, in at
 * most one action more than at best. Each in one language, on a phone or a desktop. What
 * `errands.spec.ts`, `programme.spec.ts` and `way-finding.spec.ts` show is not repeated here.
 */
type Walk = { page: Page; hands: ReturnType<typeof countedHands> };
type Errand = {
  name: string;
  /** Actions at best. */
  best: number;
  /** Where it starts; without it at the home page. */
  from?: string;
  /** The date of the site, if not that of the project. */
  at?: string;
  walk: (walk: Walk) => Promise<void>;
};

const footer = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** On phones in Chinese. */
const onPhone: readonly Errand[] = [
  {
    name: 'registers ahead as a visitor',
    // Day, name, address, country, age and the check against robots are needed; the page is chosen.
    best: 8,
    async walk({ page, hands }) {
      await hands.press(main(page).getByRole('link', { name: '參觀預先登錄' }).first());
      await hands.press(main(page).getByRole('link', { name: '以一般觀眾登錄' }));
      await hands.press(main(page).getByRole('checkbox', { name: /4月19日/ }));
      await hands.fill(main(page).getByLabel(/^姓名/), '林靜');
      await hands.fill(main(page).getByLabel(/^電子郵件/), 'errand@visitor.example');
      await hands.fill(main(page).getByLabel(/^國家或地區/), '臺灣');
      await hands.press(main(page).getByLabel(/年滿十八歲/));
      await hands.fill(main(page).getByLabel(/^驗證碼/), '00000');
      await hands.press(main(page).getByRole('button', { name: '完成登錄' }));
      await expect(title(page)).toHaveText(/參觀證已寄出/);
    },
  },
  {
    name: 'books a session with a badge',
    // The badge fills the form and says that its holder is in the trade; the check against robots.
    best: 2,
    from: '/VisitorReg?as=trade',
    async walk({ page, hands }) {
      await main(page)
        .getByRole('checkbox', { name: /4月17日/ })
        .check();
      const fields = { 姓名: '林靜', 電子郵件: 'errand@bar.example', 國家: '臺灣', 公司: '酒館' };
      for (const [name, value] of Object.entries({ ...fields, 職稱: '侍酒師', 驗證碼: '00000' }))
        await main(page)
          .getByLabel(new RegExp(`^${name}`, 'u'))
          .fill(value);
      await main(page)
        .getByLabel(/年滿十八歲/)
        .check();
      await main(page).getByRole('button', { name: '完成登錄' }).click();
      await expect(title(page)).toHaveText(/參觀證已寄出/);

      await openPage(page, new URL('/EventsCalender/Apply/717', page.url()).href);
      await hands.press(main(page).getByRole('button', { name: '以「林靜」的資料填寫' }));
      await hands.fill(main(page).getByLabel(/^驗證碼/), '00000');
      await hands.press(main(page).locator('.dw-form__submit button'));
      await expect(page).toHaveURL(/Apply\/717\?ref=DSW/u);
    },
  },
  {
    name: 'looks for breweries that seek an importer, with two hours for them',
    best: 4,
    from: '/VisitorExhibitor',
    async walk({ page, hands }) {
      const field = main(page).getByRole('combobox', { name: '搜尋參展商' });
      await hands.fill(field, '啤酒 找進口商');
      await hands.enter(field);
      await hands.press(main(page).getByRole('button', { name: /^把這 \d+ 家加入清單$/ }));
      await hands.press(main(page).getByRole('link', { name: '排出參觀路線' }));
      await hands.press(main(page).getByRole('link', { name: '2 小時' }));
      await expect(main(page).getByText('這段時間排不進的項目')).toBeVisible();
      await expect(main(page).getByText('約 10:00')).toBeVisible();
    },
  },
  {
    name: 'hands a list to a colleague',
    best: 2,
    from: '/MyList#add=e1001.e1102',
    async walk({ page, hands }) {
      await main(page).getByRole('button', { name: '加入我的清單' }).click();
      await hands.press(main(page).locator('a[href="#share-list"]'));
      await hands.press(main(page).getByRole('button', { name: '分享清單連結' }));
      await expect(main(page).locator('.dw-share__outcome').first()).not.toBeEmpty();
    },
  },
  {
    name: 'applies for accreditation',
    best: 8,
    from: '/Press',
    async walk({ page, hands }) {
      await hands.press(
        main(page)
          .getByRole('link', { name: /採訪證/ })
          .first(),
      );
      const fill = (label: RegExp, text: string) =>
        hands.fill(main(page).getByLabel(label).first(), text);
      await fill(/^姓名/, '林靜');
      await fill(/^媒體名稱|^刊物/, '釀造月刊');
      await fill(/^電子郵件/, 'errand@press.example');
      await hands.choose(main(page).getByLabel(/^媒體類別|^媒體類型/), 1);
      await fill(/^手機/, '0912-345-678');
      await fill(/^近期作品|連結/, 'https://press.example/1');
      await fill(/^驗證碼/, '00000');
      await hands.press(main(page).locator('.dw-form__submit button'));
      await expect(page).toHaveURL(/Accreditation_completed\?ref=/u);
    },
  },
  {
    name: 'finds organic wine from Georgia',
    best: 3,
    async walk({ page, hands }) {
      await hands.press(
        page.getByRole('banner').getByRole('link', { name: '全站搜尋', exact: true }),
      );
      const field = main(page).getByRole('combobox').first();
      await hands.fill(field, '喬治亞有機葡萄酒');
      await hands.enter(field);
      await hands.press(
        main(page)
          .getByRole('region', { name: /^參展商/ })
          .getByRole('link')
          .nth(1),
      );
      await expect(main(page).getByText('喬治亞').first()).toBeVisible();
    },
  },
];

/** On desktops in English. */
const onDesktop: readonly Errand[] = [
  {
    name: 'finds the prices of a booth with a profile',
    best: 2,
    at: '2026-03-01T09:00:00+08:00',
    async walk({ page, hands }) {
      await hands.press(footer(page, 'Exhibitor Information'));
      await expect(main(page).getByText('NT$58,000')).toBeVisible();
      await hands.press(footer(page, 'Paid Services'));
      await expect(main(page).getByText('NT$6,000').first()).toBeVisible();
    },
  },
  {
    name: 'asks an exhibitor about two products',
    best: 5,
    from: '/VisitorExhibitor/Detail/1034',
    async walk({ page, hands }) {
      await hands.press(main(page).getByRole('link', { name: 'Contact this exhibitor' }).first());
      const products = main(page).getByRole('checkbox', { name: /^Ben Tarravoe/ });
      await hands.press(products.nth(0));
      await hands.press(products.nth(1));
      await hands.fill(main(page).getByLabel(/^Email/), 'errand@buyer.example');
      await hands.fill(main(page).getByLabel(/^Verification code/), '00000');
      await hands.press(main(page).getByRole('button', { name: 'Send inquiry' }));
      await expect(title(page)).toHaveText('Your inquiry has been sent');
    },
  },
  {
    name: 'finds the pictures of the fair',
    best: 2,
    at: '2026-05-04T10:00:00+08:00',
    async walk({ page, hands }) {
      await hands.press(footer(page, 'Picture Gallery'));
      await hands.press(main(page).getByRole('listitem').getByRole('link').first());
      await expect(main(page).locator('img').first()).toBeVisible();
    },
  },
  {
    name: 'reads the report',
    best: 2,
    at: '2026-05-04T10:00:00+08:00',
    async walk({ page, hands }) {
      await hands.press(footer(page, 'Show Report'));
      const saved = page.waitForEvent('download');
      await hands.press(main(page).getByRole('link', { name: /PDF/ }));
      expect((await saved).suggestedFilename()).toMatch(/show-report/u);
    },
  },
];

for (const [errands, locale, viewport] of [
  [onPhone, 'tw', phone],
  [onDesktop, 'en', desktop],
] as const)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, best, from = '/', at, walk } of errands)
      test(`somebody ${name} in at most ${best + 1} actions (${locale})`, async ({
        page,
        ownSite: { url },
        setDate,
      }) => {
        if (at) await setDate(at);
        await openPage(page, url + inLanguage(locale, from));
        const hands = countedHands('pointer');
        await walk({ page, hands });
        expect(hands.count()).toBeLessThanOrEqual(best + 1);
      });
  });
