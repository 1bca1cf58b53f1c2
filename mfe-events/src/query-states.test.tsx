import {
  expectAlert,
  expectLink,
  expectText,
  expectTitle,
  navigation,
  region,
} from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCalendar } from './calendar/calendar.fixture.ts';
import { head } from './event-info/event-info-head.ts';
import { sampleInfo } from './event-info/event-info.fixture.ts';
import { open, openEnglish } from './open-sample.fixture.ts';

it('shows its heading while it loads', async () => {
  await open('calendar', { state: 'loading' });
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  expectTitle('節目表');
});

it.each(['calendar', 'calendar-entry', 'apply-list', 'event-info'])(
  'shows that %s cannot be loaded, with the breadcrumb and a retry link',
  async (id) => {
    await open(id, { state: 'failed' });
    expectAlert('活動資料暫時讀不到');
    expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
    expect(navigation('目前位置')).toBeVisible();
  },
);

it('reloads the calendar with the retry link after an error', async () => {
  const requested: string[] = [];
  await open('calendar-topic', {
    state: 'failed',
    fetcher: async (key) => (requested.push(key), sampleCalendar('tw', '3')),
  });
  await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
  expect(await screen.findByRole('region', { name: /4月17日/ })).toBeVisible();
  expect(requested).toEqual(['Event/Calendar/DSWINE2026/3?Lang=tw']);
});

it.each([
  ['calendar', 'empty', {}, '本屆活動安排中'],
  ['calendar-topic', 'empty', { topic: '1' }, '這個主題目前沒有活動'],
  ['calendar-topic', 'full', { topic: '99' }, '沒有這個主題'],
  ['calendar-entry', 'full', { id: '9' }, '找不到這場活動'],
] as const)('explains why %s shows no entries (%s)', async (id, state, params, title) => {
  await open(id, { state, params });
  expectText(title);
  if (id !== 'calendar') expectLink('查看全部活動', '/EventsCalender');
});

it('marks offers that exist in Chinese only, and indexes no English page of them', async () => {
  await openEnglish('event-info');
  expectTitle('展場限定優惠');
  for (const part of [screen.getByText('走到攤位才拿得到的服務。'), region(/./)])
    expect(part.closest('[lang]')).toHaveAttribute('lang', 'zh-Hant-TW');
  const context = { locale: 'en', query: {}, edition: undefined, t: (key: string) => key } as const;
  const headOf = (id: string) =>
    head({ ...context, params: { id }, data: { info: sampleInfo(id) } });
  expect(headOf('155')).toMatchObject({ title: '展場限定優惠', onlyIn: 'tw' });
  expect(headOf('157')).toMatchObject({ noindex: true });
});
