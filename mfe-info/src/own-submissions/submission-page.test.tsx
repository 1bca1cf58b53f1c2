import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleFound } from './own-submissions.fixture.ts';

const none = { data: { own: { Found: 'none' } } };

it('asks for the number, and for an address or telephone number', async () => {
  await renderPage(section, 'submission', { ...none, search: 'ref=DSW-7K3M-Q9TX' });
  expect(screen.getByRole('textbox', { name: /^編號/ })).toHaveValue('DSW-7K3M-Q9TX');
  expect(screen.getByRole('textbox', { name: /^電子郵件或電話/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /^驗證碼/ })).toBeVisible();
  expect(screen.queryByText(/十五分鐘/)).toBeNull();
});

it('fills in nothing that is no number of ours', async () => {
  await renderPage(section, 'submission', { ...none, search: 'ref=Call+0900+now' });
  expect(screen.getByRole('textbox', { name: /^編號/ })).toHaveValue('');
});

it.each(['ref=DSW-2222-2222', 'another=yes'])(
  'asks for another one while one is open: ?%s',
  async (search) => {
    await renderPage(section, 'submission', { search, data: { own: sampleFound('tw') } });
    expect(screen.getByRole('textbox', { name: /^編號/ })).toBeVisible();
    expect(screen.queryByText('林佳穎')).toBeNull();
  },
);

it('asks once more after a deletion that was told of', async () => {
  await renderPage(section, 'submission', { data: { own: { Found: 'deleted' } } });
  expect(screen.getByRole('textbox', { name: /^編號/ })).toBeVisible();
});

it('says why it asks once more', async () => {
  await renderPage(section, 'submission', { locale: 'en', data: { own: { Found: 'expired' } } });
  expect(screen.getByText(/stays open for 15 minutes only/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show what I sent' })).toBeVisible();
});

it('shows all of it, with its dates, in the language that it was written in', async () => {
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

it('prints it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await renderPage(section, 'submission', { data: { own: sampleFound('tw') } });
  await userEvent.click(screen.getByRole('button', { name: '列印這份資料' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('wants to be told twice before it deletes', async () => {
  const { container } = await renderPage(section, 'submission', {
    data: { own: sampleFound('tw') },
  });
  expect(container.querySelector('input[name=Reference][type=hidden]')).toHaveValue(
    'DSW-7K3M-Q9TX',
  );
  await userEvent.click(screen.getByRole('button', { name: '刪除這筆資料' }));
  expect(screen.getByRole('alert')).toHaveTextContent('請勾選確認後再刪除');
});

it('tells an applicant that the place goes to the next', async () => {
  const { Submission } = sampleFound('tw');
  const own = { Found: 'shown', Submission: { ...Submission, Application: true } };
  await renderPage(section, 'submission', { data: { own } });
  expect(screen.getByText(/名額會讓給下一位候補/)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看我的活動報名' })).toHaveAttribute(
    'href',
    '/EventRunBar/ApplyList',
  );
});

it('says when nothing is left', async () => {
  await renderPage(section, 'submission', {
    locale: 'en',
    search: 'done=yes',
    data: { own: { Found: 'deleted' } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It is deleted');
  expect(screen.queryByRole('form')).toBeNull();
});
