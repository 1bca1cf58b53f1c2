import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleDetail } from './calendar.fixture.ts';

const open = (setting: Parameters<typeof renderPage>[2]) =>
  renderPage(section, 'calendar-entry', { params: { id: '703' }, ...setting });
const facts = () => {
  const terms = within(screen.getByRole('complementary')).getAllByRole('term');
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

it('shows the date, location, capacity, fee and other facts of an entry', async () => {
  await open({ data: { entry: sampleDetail('tw') } });
  expect(facts()).toEqual([
    ['日期', '2026年4月17日（五）'],
    ['時間', '13:30 至 14:45'],
    ['地點', '展覽一館 品飲室 1'],
    ['主題', '主題品飲'],
    ['展區', '葡萄酒區'],
    ['講者', '釀酒師 林以晴'],
    ['名額', '32 位'],
    ['費用', 'NT$600（含稅）'],
  ]);
});

it('shows the facts in English', async () => {
  await open({ locale: 'en', data: { entry: sampleDetail('en') } });
  expect(facts().slice(0, 2)).toEqual([
    ['Date', 'Fri 17 April 2026'],
    ['Time', '13:30 to 14:45'],
  ]);
  expect(facts()).toContainEqual(['Capacity', '32 seats']);
});

it('omits facts that the entry does not have', async () => {
  const {
    Area: _area,
    Speaker: _speaker,
    Capacity: _capacity,
    Fee: _fee,
    ...plain
  } = sampleDetail('tw');
  await open({ data: { entry: plain } });
  expect(facts().map(([label]) => label)).toEqual(['日期', '時間', '地點', '主題']);
});

it('shows the breadcrumb and the other events of the same day', async () => {
  await open({ data: { entry: sampleDetail('tw') } });
  const breadcrumb = within(screen.getByRole('navigation', { name: '目前位置' }));
  expect(breadcrumb.getByRole('link', { name: '活動行事曆' })).toHaveAttribute(
    'href',
    '/EventsCalender',
  );
  const others = within(screen.getByRole('region', { name: '同一天的其他活動' }));
  expect(others.getByRole('link', { name: '開幕與年度酒款公布' })).toHaveAttribute(
    'href',
    '/EventsCalender/Detail/702',
  );
  expect(others.getByRole('link', { name: '完整行事曆' })).toHaveAttribute(
    'href',
    '/EventsCalender#day-2026-04-17',
  );
});

it('links the full calendar when the day has no other events', async () => {
  await open({ data: { entry: { ...sampleDetail('tw'), SameDay: [] } } });
  expect(screen.queryByRole('region', { name: '同一天的其他活動' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '完整行事曆' })).toBeVisible();
});

it('shows that a past event is over', async () => {
  await open({ now: '2026-04-20T00:00:00Z', data: { entry: sampleDetail('tw') } });
  expect(screen.getByText('本活動已經結束。')).toBeVisible();
});

it('shows the breadcrumb with the error when the entry fails to load', async () => {
  await open({ failures: { entry: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('活動資料暫時讀不到');
  expect(screen.getByRole('link', { name: '活動行事曆' })).toBeVisible();
});

it('links to all events from an unknown entry', async () => {
  await open({ locale: 'en', failures: { entry: 404 } });
  expect(screen.getByRole('heading', { name: 'There is no such event' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute(
    'href',
    '/en/EventsCalender',
  );
});

it('marks untranslated English text on the Chinese page', async () => {
  const entry = { ...sampleDetail('en'), Untranslated: ['Title', 'Summary', 'Body', 'Place'] };
  await open({ data: { entry } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(within(screen.getByRole('complementary')).getByText(entry.Place)).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByText(entry.Body[0] ?? '').closest('[lang]')).toHaveAttribute('lang', 'en');
});
