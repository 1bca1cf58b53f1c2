import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleAppointment } from './appointments.fixture.ts';

it('shows the exhibitor the facts, the free times and a button for each decision', async () => {
  await renderPage(section, 'appointment', {
    locale: 'en',
    data: { own: sampleAppointment('en') },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Appointment at the booth of Yukimachi Shuzo',
  );
  expect(screen.getByText('Thames Drinks')).toBeVisible();
  expect(screen.getByRole('link', { name: /C0305/u })).toHaveAttribute(
    'href',
    '/en/VisitorFloorplan?booth=C0305',
  );
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    '2026-04-17T10:30:00+08:00',
  ]);
  for (const button of ['Confirm this time', 'Send these times', 'Decline the appointment'])
    expect(screen.getByRole('button', { name: button, hidden: true })).toBeInTheDocument();
});

it('explains why no more times can be proposed', async () => {
  await renderPage(section, 'appointment', {
    locale: 'en',
    data: { own: sampleAppointment('en', { Open: [] }) },
  });
  expect(screen.getByText(/No more times can be proposed/u)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send these times', hidden: true })).toBeNull();
});

it('reports a missing time slot before it submits', async () => {
  await renderPage(section, 'appointment', { data: { own: sampleAppointment('tw') } });
  await userEvent.click(screen.getByRole('button', { name: '確認這個時段' }));
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('請選擇一個時段');
});

it.each([
  ['requested', 0, 1],
  ['proposed', 1, 1],
  ['confirmed', 0, 1],
  ['declined', 0, 0],
  ['cancelled', 0, 0],
  ['expired', 0, 0],
] as const)('offers the visitor the actions for the state %s', async (State, accept, cancel) => {
  await renderPage(section, 'appointment', {
    locale: 'en',
    data: { own: sampleAppointment('en', { Role: 'visitor', State, Open: [], Facts: [] }) },
  });
  const count = (name: string) => screen.queryAllByRole('button', { name, hidden: true }).length;
  expect(count('Confirm this time')).toBe(accept);
  expect(count('Cancel the appointment')).toBe(cancel);
  expect(count('Send these times')).toBe(0);
});

it.each([
  ['expired', 'The link has expired'],
  ['withdrawn', 'The appointment is cancelled'],
  ['none', 'Appointment not found'],
])('explains why a link opens no appointment: %s', async (Found, title) => {
  await renderPage(section, 'appointment', { locale: 'en', data: { own: { Found } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
