import { saveAppointments } from '@dswine/shared/fair/appointments-storage';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { sampleAppointment } from '../appointments/appointments.fixture.ts';
import { section } from '../section.tsx';
import { entries, store } from './my-list.fixture.ts';

const Slot = '2026-04-18T10:30:00+08:00';
const { Appointment: confirmed } = sampleAppointment('tw', { State: 'confirmed', Slot });
const { Appointment: requested } = sampleAppointment('tw', { Id: 'asked' });

beforeEach(() => {
  localStorage.clear();
  saveAppointments('DSWINE2026', confirmed && requested ? [confirmed, requested] : []);
});

it('includes only confirmed appointments in the route', async () => {
  await renderPage(section, 'my-visit');
  const day = within(screen.getByRole('region', { name: '4月18日（六）' }));
  const [meeting, ...others] = day.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(meeting).toHaveTextContent('10:30–11:00與雪待酒造會面');
  expect(day.getByRole('link', { name: /C0305/u })).toHaveAttribute(
    'href',
    '/VisitorFloorplan?booth=C0305',
  );
});

it('shows in My List that an event overlaps with an appointment', async () => {
  store(
    entries.map((entry) =>
      entry.kind === 'event' ? { ...entry, start: Slot, end: '2026-04-18T12:00:00+08:00' } : entry,
    ),
  );
  await renderPage(section, 'my-list');
  expect(screen.getByText('與「與雪待酒造會面」時間重疊（10:30–11:00）')).toBeVisible();
});
