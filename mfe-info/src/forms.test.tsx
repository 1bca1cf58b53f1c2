import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import {
  expectAlert,
  expectLink,
  expectNoText,
  expectText,
  expectTitle,
  field,
  press,
  problemsOfForm,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from './open-sample.fixture.ts';
import { sampleFound } from './own-submissions/own-submissions.fixture.ts';

it.each([
  [
    'contact',
    'tw',
    '送出',
    [
      '請選擇詢問類別',
      '請輸入主旨',
      '請填寫姓名',
      '請填寫電話或手機',
      '請填寫電子郵件',
      '請輸入內容',
      '請填寫驗證碼',
    ],
  ],
  [
    'submission',
    'en',
    'Show what I sent',
    [
      'Reference number: please fill this in.',
      'Email or telephone: please fill this in.',
      'Verification code: please fill this in.',
    ],
  ],
] as const)('reports the missing fields of %s (%s)', async (id, locale, submit, messages) => {
  await open(id, { locale, state: 'empty' });
  await press(submit);
  expect(problemsOfForm()).toEqual(messages);
});

describe('notification of the next edition', () => {
  const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
  const edition = { ...sampleEdition, Next };

  it('selects the audience of the link, and reports a missing email address', async () => {
    await openEnglish('notify', { edition, search: 'as=exhibitor' });
    expect(screen.getByRole('radio', { name: 'Exhibitor' })).toBeChecked();
    await press('Notify me');
    expect(problemsOfForm()[0]).toBe('Email: please fill this in.');
  });

  it('is offered only when the next edition is known', async () => {
    await open('notify');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['unconfirmed', '', null, ['Confirm, notify me', 'End the emails']],
    ['confirmed', '', 'You are on the list', ['End the emails']],
    ['none', '', 'This link no longer works', []],
    ['confirmed', 'done=left', 'The emails have ended', []],
  ])('shows by its link (%s, %s): %s', async (State, search, title, buttons) => {
    const subscription = { State, Audience: 'visitor', Year: '2027' };
    await openEnglish('notify-link', { search, data: { subscription } });
    if (title !== null) expectText(title);
    expect(textsOf(screen.queryAllByRole('button', { name: /./u }))).toEqual(buttons);
  });
});

describe('own submissions', () => {
  it.each([
    ['ref=DSW-7K3M-Q9TX', 'DSW-7K3M-Q9TX'],
    ['ref=Call+0900+now', ''],
  ])('are found by the reference number of ?%s', async (search, reference) => {
    await open('submission', { state: 'empty', search });
    expect(field(/^編號/)).toHaveValue(reference);
    expect(field(/^電子郵件或電話/)).toHaveValue('');
    expectNoText(/十五分鐘/);
  });

  it.each([
    ['shown', 'ref=DSW-2222-2222'],
    ['shown', 'another=yes'],
    ['deleted', ''],
  ])('have a form instead of a submission that is %s for ?%s', async (Found, search) => {
    const own = Found === 'shown' ? sampleFound('tw') : { Found };
    await open('submission', { search, data: { own } });
    expect(field(/^編號/)).toBeVisible();
    expectNoText('林佳穎');
  });

  it('say that access has expired, and have the form', async () => {
    await openEnglish('submission', { data: { own: { Found: 'expired' } } });
    expectText(/stays open for 15 minutes only/);
    expect(screen.getByRole('button', { name: 'Show what I sent' })).toBeVisible();
  });

  it('are shown with their dates, and the language of their text', async () => {
    await openEnglish('submission');
    const sent = region('What you filled in');
    expect(textsOf(within(sent).getAllByRole('term'))).toEqual(
      expect.arrayContaining(['Name', 'Content', 'Exhibitor', 'Privacy notice', 'News by email']),
    );
    expect(within(sent).getByText('林佳穎')).toHaveAttribute('lang', 'zh-Hant-TW');
    expectLink('Mountain Mist Winery', '/en/VisitorExhibitor/Detail/1001', sent);
    const dates = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(textsOf(dates)).toEqual([
      'ReceivedMon 2 March 2026 10:15',
      'Not answered yet',
      'Deleted automatically onThu 20 April 2028',
    ]);
    expectText('DSW-7K3M-Q9TX');
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('submission');
    await press('列印這份資料');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are deleted only after a confirmation', async () => {
    const { container } = await open('submission');
    const reference = container.querySelector('input[name=Reference][type=hidden]');
    expect(reference).toHaveValue('DSW-7K3M-Q9TX');
    await press('刪除這筆資料');
    expectAlert('請勾選確認後再刪除');
  });

  it('warn an applicant that deletion gives the seat to the next in line', async () => {
    const { Submission } = sampleFound('tw');
    const own = { Found: 'shown', Submission: { ...Submission, Application: true } };
    await open('submission', { data: { own } });
    expectText(/名額會讓給下一位候補/);
    expectLink('查看我的活動報名', '/EventRunBar/ApplyList');
  });

  it('confirm the deletion without the form', async () => {
    const data = { own: { Found: 'deleted' } };
    await openEnglish('submission', { search: 'done=yes', data });
    expectTitle('It is deleted');
    expect(screen.queryByRole('form')).toBeNull();
  });
});
