import type { Site } from '../../site/site.ts';
import { countedHands } from './actions.fixture.ts';
import {
  desktop,
  expect,
  inLanguage,
  locales,
  openPage,
  phone,
  test,
  type Locale,
  type Page,
} from '../test.ts';

/**
 * Main tasks of visitors, in a limited number of actions: on phone and desktop, in both
 * languages, with a pointer, by keyboard, and without JavaScript.
 */
let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

const texts = {
  tw: {
    ukGin: '英國 琴酒',
    plan: '展場平面圖',
    search: '全站搜尋',
    exhibitors: /^參展商/,
    onPlan: /^在平面圖上顯示這 \d+ 個攤位$/,
    marked: /標出 \d+ 個攤位|找到 \d+ 個攤位/,
    ask: /^預約會面：/,
    email: '電子郵件',
    device: '改用自動驗證，不必輸入數字',
    proved: '已完成自動驗證，不必輸入驗證碼。',
    code: /^驗證碼/,
    send: '送出洽詢',
    sent: /^已向.+提出會面$/,
    today: '今日展場',
    soon: '一小時內開始',
    room: /^品飲教室 B/,
    metres: /^約 \d+ 公尺$/,
    deadlines: '參展時程',
    deadline: '水電、冷藏與設備申請',
    orders: '價目表與訂購',
    press: '媒體專區',
    contact: '新聞聯絡',
    logo: '標誌 SVG',
  },
  en: {
    ukGin: 'UK gin',
    plan: 'Floor Plan',
    search: 'Search the whole site',
    exhibitors: /^Exhibitors/,
    onPlan: /^Show these \d+ booths on the plan$/,
    marked: /^\d+ booths (?:marked on the plan|for “UK gin”)/,
    ask: /^Appointment: /,
    email: 'Email',
    device: 'Verify automatically instead',
    proved: 'Verified automatically. No code is needed.',
    code: /^Verification code/,
    send: 'Send inquiry',
    sent: /^You have asked to meet /,
    today: 'Today at the Fair',
    soon: 'Within the hour',
    room: /^Tasting Room B/,
    metres: /^About \d+ m$/,
    deadlines: 'Exhibitor Calendar',
    deadline: 'Power, water, cold storage and furniture',
    orders: 'Price list and orders',
    press: 'Press Room',
    contact: 'Press contact',
    logo: 'Logo SVG',
  },
} as const;

type Run = { locale: Locale; way: Way; viewport: typeof phone };
type Errand = { page: Page; locale: Locale; way: Way };
type Way = 'pointer' | 'keyboard' | 'no JavaScript';
const ways: readonly Way[] = ['pointer', 'keyboard', 'no JavaScript'];

/** Opens the home page. `hands` performs actions and counts them. */
async function openHome({ page, locale, way }: Errand) {
  const home = site.url + inLanguage(locale, '/');
  await (way === 'no JavaScript' ? page.goto(home) : openPage(page, home));
  return {
    t: texts[locale],
    main: page.getByRole('main'),
    banner: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    hands: countedHands(way === 'keyboard' ? 'keyboard' : 'pointer'),
  };
}
type Home = Awaited<ReturnType<typeof openHome>>;

/** UK gin on the plan: with the plan's own search, or with the site's search in the header. */
async function markUkGin({ t, main, banner, hands }: Home, way: Way, isPhone: boolean) {
  if (way === 'keyboard') {
    await hands.press(main.getByRole('link', { name: t.plan, exact: true }).first());
    const field = main.getByRole('searchbox').first();
    await hands.fill(field, t.ukGin);
    await hands.enter(field);
  } else {
    if (isPhone) await hands.press(banner.getByRole('link', { name: t.search, exact: true }));
    const field = (isPhone ? main : banner)
      .getByRole('combobox')
      .or((isPhone ? main : banner).getByRole('searchbox'));
    await hands.fill(field.first(), t.ukGin);
    await hands.enter(field.first());
    const found = main.getByRole('region', { name: t.exhibitors });
    await hands.press(found.getByRole('link', { name: t.onPlan }));
  }
  await expect(main.getByRole('heading', { name: t.marked })).toBeVisible();
  await expect(main.locator('svg [data-marked]').first()).toBeAttached();
}

/** Each errand and each way once, on one screen and in one language. `FULL=1` runs all of them. */
const isDaily = (errand: Way, { locale, way, viewport }: Run) =>
  way === errand &&
  locale === (way === 'keyboard' ? 'en' : 'tw') &&
  viewport === (way === 'pointer' ? phone : desktop);
const tagOf = (errand: Way, run: Run) => ({ tag: isDaily(errand, run) ? [] : '@full' });

for (const locale of locales)
  for (const way of ways)
    for (const viewport of [phone, desktop])
      test.describe(`${viewport.width} px, ${way}`, () => {
        test.use({ viewport, javaScriptEnabled: way !== 'no JavaScript' });
        const run = { locale, way, viewport };

        test(
          `a buyer finds UK gin on the plan and requests an appointment in at most 9 actions (${locale})`,
          tagOf('pointer', run),
          async ({ page }) => {
            const home = await openHome({ page, locale, way });
            const { t, main, hands } = home;
            await markUkGin(home, way, viewport === phone);
            await hands.press(main.getByRole('link', { name: t.ask }).first());
            await hands.press(main.locator('input[name=Slots]:not([tabindex])').first(), 'Space');
            await hands.fill(main.getByLabel(t.email), 'buyer@buyer.example');
            if (way === 'no JavaScript') await hands.fill(main.getByLabel(t.code), '00000');
            else {
              await hands.press(main.getByRole('button', { name: t.device }));
              await expect(main.getByText(t.proved)).toBeVisible();
            }
            await hands.press(main.getByRole('button', { name: t.send }));
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent);
            expect(hands.count()).toBeLessThanOrEqual(9);
          },
        );

        test(
          `a consumer finds an event in the next hour and its route in at most 3 actions (${locale})`,
          tagOf('keyboard', run),
          async ({ page, setDate }) => {
            await setDate('2026-04-18T13:10:00+08:00');
            const { t, main, hands } = await openHome({ page, locale, way });
            await hands.press(main.getByRole('link', { name: t.today }).first());
            const soon = page.getByRole('region', { name: t.soon });
            await expect(soon.getByRole('listitem').first()).toBeVisible();
            await hands.press(soon.getByRole('link', { name: t.room }).first());
            await expect(main.getByText(t.metres)).toBeVisible();
            expect(hands.count()).toBeLessThanOrEqual(3);
          },
        );

        test(
          `an exhibitor finds a deadline and its form in at most 3 actions (${locale})`,
          tagOf('no JavaScript', run),
          async ({ page, setDate }) => {
            await setDate('2026-03-01T09:00:00+08:00');
            const { t, main, footer, hands } = await openHome({ page, locale, way });
            await hands.press(footer.getByRole('link', { name: t.deadlines, exact: true }));
            const item = main.getByRole('listitem').filter({
              has: page.getByRole('heading', { level: 3, name: t.deadline }),
            });
            await expect(item.getByRole('time').first()).toHaveAttribute('datetime', '2026-03-06');
            await hands.press(item.getByRole('link', { name: t.orders }));
            await expect(main.getByText(/NT\$1,800/).first()).toBeVisible();
            expect(hands.count()).toBeLessThanOrEqual(3);
          },
        );

        test(
          `a journalist finds the press contact and the logo in at most 2 actions (${locale})`,
          tagOf('no JavaScript', run),
          async ({ page }) => {
            const { t, main, footer, hands } = await openHome({ page, locale, way });
            await hands.press(footer.getByRole('link', { name: t.press, exact: true }));
            const contact = page.getByRole('region', { name: t.contact });
            await expect(contact.getByRole('link', { name: /@/ })).toBeVisible();
            const saved = page.waitForEvent('download');
            await hands.press(main.getByRole('link', { name: t.logo, exact: true }));
            expect((await saved).suggestedFilename()).toBe(`press-logo-colour-${locale}.svg`);
            expect(hands.count()).toBeLessThanOrEqual(2);
          },
        );
      });
