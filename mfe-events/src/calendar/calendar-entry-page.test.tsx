import { expectLink, expectText, navigation, region } from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open } from '../open-sample.fixture.ts';
import { sampleDetail } from './calendar.fixture.ts';

const facts = () => {
  const terms = within(screen.getByRole('complementary')).getAllByRole('term');
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

it('shows the date, location, capacity, fee and other facts of an entry', async () => {
  await open('calendar-entry');
  expect(facts()).toEqual([
    ['日期', '2026年4月17日（五）'],
    ['時間', '13:30–14:45（臺灣時間）'],
    ['地點', '展覽一館 品飲室 1'],
    ['類型', '主題品飲'],
    ['展區', '葡萄酒區'],
    ['講者', '釀酒師 林以晴'],
    ['語言', '中文'],
    ['名額', '32 位'],
    ['費用', 'NT$600（含稅）'],
  ]);
});

it('omits facts that the entry does not have', async () => {
  const entry: Partial<ReturnType<typeof sampleDetail>> = sampleDetail('tw');
  for (const name of ['Area', 'Speaker', 'Languages', 'Capacity', 'Fee'] as const)
    delete entry[name];
  await open('calendar-entry', { data: { entry } });
  expect(facts().map(([label]) => label)).toEqual(['日期', '時間', '地點', '類型']);
});

it('links the calendar and the other events of the same day', async () => {
  await open('calendar-entry');
  const breadcrumb = navigation('目前位置');
  expectLink('節目表', '/EventsCalender', breadcrumb);
  const others = region('同一天的其他活動');
  expectLink('開幕與年度酒款公布', '/EventsCalender/Detail/702', others);
  expectLink('完整節目表', '/EventsCalender#day-2026-04-17', others);
});

it('links the full calendar when the day has no other events', async () => {
  await open('calendar-entry', { data: { entry: { ...sampleDetail('tw'), SameDay: [] } } });
  expect(screen.queryByRole('region', { name: '同一天的其他活動' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '完整節目表' })).toBeVisible();
});

it('shows that a past event is over', async () => {
  await open('calendar-entry', { now: '2026-04-20T00:00:00Z' });
  expectText('本活動已經結束。');
});

it('marks untranslated English text on the Chinese page', async () => {
  const entry = { ...sampleDetail('en'), Untranslated: ['Title', 'Summary', 'Body', 'Place'] };
  await open('calendar-entry', { data: { entry } });
  const place = within(screen.getByRole('complementary')).getByText(entry.Place);
  const body = screen.getByText(entry.Body[0] ?? '').closest('[lang]');
  for (const text of [screen.getByRole('heading', { level: 1 }), place, body])
    expect(text).toHaveAttribute('lang', 'en');
});
