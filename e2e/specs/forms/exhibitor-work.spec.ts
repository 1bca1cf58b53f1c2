import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import { openStaffSession, type StaffSession } from '../../site/staff-session.ts';
import { countActions } from './actions.fixture.ts';
import { inviteToDesk } from './exhibitor-desk.fixture.ts';
import { expectHiddenToken } from './hidden-token.ts';
import { expect, inLanguage, locales, main, phone, test, title } from '../test.ts';

const texts = {
  tw: {
    ...{ orders: '訂購', socket: '110V 5A 插座', passes: /^工作證名單/u, sum: '計算合計' },
    ...{ send: '送出訂單', sent: '訂單已送出', total: 'NT$3,600', deadlines: '期限' },
    ...{ power: '水電、冷藏與設備申請', done: '已完成：訂單已送出', inquiries: '洽詢與會面' },
    ...{ answer: /^回覆內容/u, submit: '寄出回覆', answered: '回覆正在寄送' },
  },
  en: {
    ...{ orders: 'Orders', socket: '110 V 5 A socket', passes: /^Names for passes/u },
    ...{ sum: 'Show the sum', send: 'Send the order', sent: 'The order is sent' },
    ...{ total: 'NT$3,600', deadlines: 'Deadlines', done: 'Done: ordered' },
    ...{ power: 'Power, water, cold storage and furniture' },
    ...{ inquiries: 'Inquiries and appointments', answer: /^Your answer/u },
    ...{ submit: 'Send the answer', answered: 'The answer is on its way' },
  },
} as const;

let staff: StaffSession;
test.beforeAll(async ({ ownSite }) => {
  staff = await openStaffSession(ownSite, 'work@dswine.example');
});

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const locale of locales)
      test(
        `an exhibitor orders, and sees a deadline ticked off, in eight actions (${locale})`,
        { tag: javaScriptEnabled === (locale === 'en') ? [] : '@full' },
        async ({ page, ownSite, setDate }) => {
          await setDate('2026-03-01T09:00:00+08:00');
          const text = texts[locale];
          const exhibitor = String(1030 + locales.indexOf(locale) * 2 + Number(javaScriptEnabled));
          const email = `ann-${exhibitor}@cellar.example`;
          const link = await inviteToDesk(ownSite, staff, { exhibitor, email, locale });
          const act = countActions();
          await act(() => page.goto(ownSite.url + link));
          await expectHiddenToken(page, inLanguage(locale, '/ExhibitorDesk'));
          await act(() => main(page).getByRole('link', { name: text.orders, exact: true }).click());
          await expect(title(page)).toHaveText(text.orders);
          const socket = main(page).getByRole('combobox', { name: text.socket });
          await act(() => socket.selectOption({ label: '2' }));
          const passes = main(page).getByRole('textbox', { name: text.passes });
          await act(() => passes.fill('Ann\nBo'));
          await act(() => main(page).getByRole('button', { name: text.sum }).click());
          await expect(main(page).getByText(text.total).last()).toBeVisible();
          await act(() => main(page).getByRole('button', { name: text.send }).click());
          await expect(main(page).getByText(text.sent)).toBeVisible();
          await act(() => page.goto(ownSite.url + inLanguage(locale, '/ExhibitorDesk/Deadlines')));
          const power = main(page)
            .getByRole('listitem')
            .filter({
              has: page.getByRole('heading', { name: text.power }),
            });
          await expect(power.getByText(text.done)).toBeVisible();
          expect(act.count()).toBeLessThanOrEqual(8);
          expect(await mailTo(ownSite.dataDir, email, text.total)).toContain('Ann');
        },
      );
  });

test('an exhibitor answers a visitor in six actions, and axe finds no violations', async ({
  page,
  ownSite,
}) => {
  const text = texts.en;
  const [exhibitor, email, visitor] = ['1040', 'ann-1040@cellar.example', 'vi@buyer.example'];
  const Inquiry = {
    Email: visitor,
    Company: 'Thames',
    Content: 'Price?',
    NoticeVersion: '2026-11',
  };
  await page.request.post(
    `${ownSite.url}/api/expo/Exhibitors/Inquiry/DSWINE2026/${exhibitor}?Lang=en`,
    {
      headers: { origin: ownSite.url },
      data: { ...Inquiry, Key: 'k1' },
    },
  );
  const link = await inviteToDesk(ownSite, staff, { exhibitor, email, locale: 'en' });
  const act = countActions();
  await act(() => page.goto(ownSite.url + link));
  await act(() => main(page).getByRole('link', { name: text.inquiries }).click());
  await act(() => main(page).getByRole('link', { name: 'Thames' }).click());
  expect(await axeViolationsOn(page, 'main')).toEqual([]);
  await act(() => main(page).getByRole('textbox', { name: text.answer }).fill('Ten dollars.'));
  await act(() => main(page).getByRole('button', { name: text.submit }).click());
  await expect(main(page).getByText(text.answered)).toBeVisible();
  expect(act.count()).toBeLessThanOrEqual(6);
  await mailTo(ownSite.dataDir, visitor, 'Ten dollars.');
  for (const path of ['/Orders', '/Deadlines', '/Inquiries']) {
    await page.goto(`${ownSite.url}/en/ExhibitorDesk${path}`);
    expect(await axeViolationsOn(page, 'main'), path).toEqual([]);
  }
});
