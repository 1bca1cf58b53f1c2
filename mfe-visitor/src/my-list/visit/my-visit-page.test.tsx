import { saveAppointments } from '@dswine/shared/fair/lists/appointments-storage';
import { expectLink, expectText, headings, region } from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import { sampleAppointment } from '../../appointments/appointments.fixture.ts';
import { open } from '../../open-sample.fixture.ts';
import { at, entries, eventEntry, store } from '../my-list.fixture.ts';

beforeEach(() => localStorage.clear());

const day = () => region('4月17日（五）');
const ways = () =>
  screen.getAllByRole('link', { name: '從上一站怎麼走' }).map((link) => link.getAttribute('href'));

it('orders the route by booth number without data from the organiser', async () => {
  store(entries);
  await open('my-visit');
  expect(headings(3, day())).toEqual(['一品酒莊', '臺灣啤酒', '品飲會']);
  expectText('平面圖尚未公布，先依攤位號碼排列。');
  expect(ways()).toEqual(['/VisitorFloorplan?from=A0123&to=B0200']);
});

it('merges saved events and booths into one route, with locations and minutes', async () => {
  const stage = { places: { tw: '主舞臺' }, placeCode: 'main-stage', walk: 2 };
  store([
    ...entries.slice(0, 2),
    eventEntry('1', '10:00', '11:00'),
    eventEntry('2', '13:00', '14:00', stage),
    eventEntry('3', '15:00', '16:00'),
  ]);
  await open('my-visit', { now: at('13:10') });
  expectText('已結束的 1 場活動');
  expect(headings(3, day())).toEqual(['活動 2', '一品酒莊', '臺灣啤酒', '活動 3']);
  expect(screen.getByRole('link', { name: /^主舞臺/ })).toHaveTextContent(/從入口走\s2\s分鐘/);
  expect(ways()).toEqual([
    '/VisitorFloorplan?from=main-stage&to=A0123',
    '/VisitorFloorplan?from=A0123&to=B0200',
  ]);
});

it('plans the booths on a chosen day from an hour on, with times and the minutes between', async () => {
  const placed = entries.slice(0, 2).map((entry, index) => ({
    ...entry,
    spot: { x: 20 + index * 100, y: 20 },
  }));
  store(placed);
  await open('my-visit', { search: 'day=2026-04-18&from=13', now: at('09:00') });
  const saturday = region('4月18日（六）');
  expect(headings(3, saturday)).toEqual(['一品酒莊', '臺灣啤酒']);
  expectText(/約 13:00/, '約 13:15', '從上一站走 2 分鐘');
  expect(screen.getByLabelText('哪一天來')).toHaveValue('2026-04-18');
  expect(screen.getByLabelText('幾點開始')).toHaveValue('13');
});

it('plans the first day with the time that the visitor has, and names what is beyond it', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...entries[0],
    id: String(1001 + index),
    booths: [`A012${index}`],
    names: { tw: `酒莊 ${index}` },
  }));
  store(many);
  await open('my-visit', { search: 'visitor.hours=1', now: '2026-03-01T09:00:00+08:00' });
  expect(headings(3, region('4月17日（五）'))).toHaveLength(4);
  expect(headings(3, region('這段時間排不進的項目'))).toEqual(['酒莊 4', '酒莊 5']);
  expectLink('2 小時', '/MyVisit?day=2026-04-17&visitor.hours=2');
  expect(screen.getByRole('link', { name: '1 小時' })).toHaveAttribute('aria-current', 'true');
});

describe('with appointments', () => {
  beforeEach(() => {
    const { Appointment: confirmed } = sampleAppointment('tw', {
      State: 'confirmed',
      Slot: at('10:30'),
    });
    const { Appointment: requested } = sampleAppointment('tw', { Id: 'requested' });
    saveAppointments('DSWINE2026', confirmed && requested ? [confirmed, requested] : []);
  });

  it('includes confirmed appointments in the route, and the times of those that wait', async () => {
    await open('my-visit');
    const meetings = screen.getAllByRole('listitem').filter((item) => item.closest('section'));
    const waiting = meetings.filter((item) => item.hasAttribute('data-waiting'));
    expect(waiting.length).toBeGreaterThan(0);
    for (const item of waiting) expect(item).toHaveTextContent('與雪待酒造會面（等候答覆）');
    const [meeting] = meetings.filter((item) => !waiting.includes(item));
    expect(meeting).toHaveTextContent('10:30–11:00與雪待酒造會面');
    expectLink(/C0305/u, '/VisitorFloorplan?booth=C0305', meeting);
  });

  it('shows in My List that an event overlaps with an appointment', async () => {
    store([eventEntry('1', '10:30', '12:00')]);
    await open('my-list');
    expectText('與「與雪待酒造會面」時間重疊（10:30–11:00）');
  });
});
