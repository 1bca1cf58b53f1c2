import {
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
import { sampleAppointment } from '../appointments/appointments.fixture.ts';
import { open, openEnglish } from '../open-sample.fixture.ts';

const openProduct = (search = '') => openEnglish('product-inquiry', { search });

it('shows the recipient, the privacy notice and that this is no order', async () => {
  await open('exhibitor-inquiry');
  expectTitle(/洽詢雪待酒造/);
  expectText('這是商務洽詢，不是訂購');
  const card = screen.getByRole('complementary', { name: '雪待酒造' });
  expectLink(/C0305/, '/VisitorFloorplan?booth=C0305', card);
  const notice = within(region('個人資料告知事項'));
  expect(notice.getAllByRole('term')).toHaveLength(6);
  expect(notice.getByText(/這家參展商（海外參展商/)).toBeVisible();
  const reach = within(screen.getByRole('group', { name: /^想收到回覆/ }));
  for (const label of ['電話', '手機', '電子郵件'])
    expect(reach.getByRole('textbox', { name: label })).not.toBeRequired();
});

it('reports that every field is blank', async () => {
  await openProduct();
  await press('Send inquiry');
  expect(problemsOfForm()).toEqual([
    'Please give at least a name, a way to reach you, or what you would like to ask.',
    'Verification code: please fill this in.',
  ]);
});

it('shows a valid reference number, and the form for an invalid one', async () => {
  const sent = await openProduct('ref=DSW-7K3M-Q9TX');
  expectTitle('Your inquiry has been sent');
  expectText('DSW-7K3M-Q9TX', /We will pass it on to Domaine de la Rive aux Hérons/);
  expect(screen.queryByRole('textbox')).toBeNull();
  sent.unmount();
  await openProduct('ref=call+me');
  expectNoText('call me');
  expect(screen.getByRole('button', { name: 'Send inquiry' })).toBeVisible();
});

it('offers an appointment at the booth until the show is over', async () => {
  const now = '2026-05-20T04:00:00Z';
  const appointment = () => screen.queryByRole('group', { name: '預約會面' });
  const before = await open('exhibitor-inquiry');
  expect(appointment()).toBeVisible();
  before.unmount();
  const form = await open('exhibitor-inquiry', { now });
  expect(appointment()).toBeNull();
  expect(field('電子郵件')).toBeVisible();
  form.unmount();
  await open('exhibitor-inquiry', { now, search: 'ref=DSW-7K3M-Q9TX' });
  expectText('DSW-7K3M-Q9TX');
  expectNoText(/攤位/);
});

describe('the page of an appointment', () => {
  const openAppointment = (own: unknown = sampleAppointment('en')) =>
    openEnglish('appointment', { data: { own } });
  const buttons = () => textsOf(screen.queryAllByRole('button', { name: /./u, hidden: true }));
  const change = 'Send these times';
  const move = 'Send the new times';

  it('shows the exhibitor the facts, the free times and a button for each decision', async () => {
    await openAppointment();
    expectTitle('Appointment at the booth of Yukimachi Shuzo');
    expectText('Thames Drinks');
    expectLink(/C0305/u, '/en/VisitorFloorplan?booth=C0305');
    expect(screen.getByRole('radio')).toHaveAttribute('value', '2026-04-17T10:30:00+08:00');
    expect(buttons()).toEqual(['Confirm this time', change, 'Decline the appointment']);
  });

  it('explains why no more times can be proposed', async () => {
    await openAppointment(sampleAppointment('en', { Open: [] }));
    expect(screen.getByText(/No more times can be proposed/u)).toBeInTheDocument();
    expect(buttons()).not.toContain(change);
  });

  it('reports a missing time slot before it submits', async () => {
    await open('appointment');
    await press('確認這個時段');
    expect(problemsOfForm()).toEqual(['請選擇一個時段']);
  });

  it.each([
    ['requested', [move, 'Cancel the appointment']],
    ['proposed', ['Confirm this time', move, 'Cancel the appointment']],
    ['confirmed', [move, 'Cancel the appointment']],
    ['declined', []],
    ['cancelled', []],
    ['expired', []],
  ] as const)('offers the visitor the actions for the state %s', async (State, actions) => {
    await openAppointment(sampleAppointment('en', { Role: 'visitor', State, Facts: [] }));
    expect(buttons()).toEqual(actions);
  });

  it.each([
    ['expired', 'The link has expired'],
    ['withdrawn', 'The appointment is cancelled'],
    ['none', 'Appointment not found'],
  ])('explains why a link opens no appointment: %s', async (Found, title) => {
    await openAppointment({ Found });
    expectTitle(title);
  });
});
