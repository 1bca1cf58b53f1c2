import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleFound } from './own-submissions.fixture.ts';

const none = { data: { own: { Found: 'none' } } };

it('asks for the reference number, an email or phone, and the captcha', async () => {
  await renderPage(section, 'submission', { ...none, search: 'ref=DSW-7K3M-Q9TX' });
  expect(screen.getByRole('textbox', { name: /^編號/ })).toHaveValue('DSW-7K3M-Q9TX');
  expect(screen.getByRole('textbox', { name: /^電子郵件或電話/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^驗證碼/ })).toBeVisible();
  expect(screen.queryByText(/十五分鐘/)).toBeNull();
});

it('ignores an invalid reference number in the query', async () => {
  await renderPage(section, 'submission', { ...none, search: 'ref=Call+0900+now' });
  expect(screen.getByRole('textbox', { name: /^編號/ })).toHaveValue('');
});

it.each(['ref=DSW-2222-2222', 'another=yes'])(
  'shows the form instead of the opened submission for ?%s',
  async (search) => {
    await renderPage(section, 'submission', { search, data: { own: sampleFound('tw') } });
    expect(screen.getByRole('textbox', { name: /^編號/ })).toBeVisible();
    expect(screen.queryByText('林佳穎')).toBeNull();
  },
);

it('shows the form for a deleted submission without the done parameter', async () => {
  await renderPage(section, 'submission', { data: { own: { Found: 'deleted' } } });
  expect(screen.getByRole('textbox', { name: /^編號/ })).toBeVisible();
});

it('explains that access has expired, and shows the form', async () => {
  await renderPage(section, 'submission', { locale: 'en', data: { own: { Found: 'expired' } } });
  expect(screen.getByText(/stays open for 15 minutes only/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show what I sent' })).toBeVisible();
});

it('shows the submission with its dates, and marks the language of its text', async () => {
  await renderPage(section, 'submission', { locale: 'en', data: { own: sampleFound('en') } });
  const sent = within(screen.getByRole('region', { name: 'What you filled in' }));
  expect(sent.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Name',
      'Tel',
      'Content',
      'Exhibitor',
      'Privacy notice',
      'News by email',
    ]),
  );
  expect(sent.getByText('林佳穎')).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(sent.getByRole('link', { name: 'Mountain Mist Winery' })).toHaveAttribute(
    'href',
    '/en/VisitorExhibitor/Detail/1001',
  );
  const becomes = within(screen.getByRole('complementary'));
  expect(becomes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ReceivedMon 2 March 2026 10:15',
    'Not answered yet',
    'Deleted automatically onThu 20 April 2028',
  ]);
  expect(screen.getByText('DSW-7K3M-Q9TX')).toBeVisible();
});

it('prints the submission', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await renderPage(section, 'submission', { data: { own: sampleFound('tw') } });
  await userEvent.click(screen.getByRole('button', { name: '列印這份資料' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('requires a confirmation before it deletes', async () => {
  const { container } = await renderPage(section, 'submission', {
    data: { own: sampleFound('tw') },
  });
  expect(container.querySelector('input[name=Reference][type=hidden]')).toHaveValue(
    'DSW-7K3M-Q9TX',
  );
  await userEvent.click(screen.getByRole('button', { name: '刪除這筆資料' }));
  expect(screen.getByRole('alert')).toHaveTextContent('請勾選確認後再刪除');
});

it('warns an applicant that deletion gives the seat to the next in line', async () => {
  const { Submission } = sampleFound('tw');
  const own = { Found: 'shown', Submission: { ...Submission, Application: true } };
  await renderPage(section, 'submission', { data: { own } });
  expect(screen.getByText(/名額會讓給下一位候補/)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的活動報名' })).toHaveAttribute(
    'href',
    '/EventRunBar/ApplyList',
  );
});

it('confirms the deletion without showing the form', async () => {
  await renderPage(section, 'submission', {
    locale: 'en',
    search: 'done=yes',
    data: { own: { Found: 'deleted' } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It is deleted');
  expect(screen.queryByRole('form')).toBeNull();
});
