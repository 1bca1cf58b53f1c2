import type { HeadContext } from '@dswine/shared/section/section';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { messagesOf } from '@dswine/shared/testing/render-on-server';
import { section } from '../../standalone/section.ts';
import { head as headOfEntry } from './calendar-entry-head.ts';
import { head } from './calendar-head.ts';
import { sampleCalendar, sampleDetail } from './calendar.fixture.ts';

async function context(overrides: Partial<HeadContext>): Promise<HeadContext> {
  const translate = (await messagesOf(section, 'tw')).getFixedT('tw', section.name);
  const t: HeadContext['t'] = (key, options) => String(translate(key, options ?? {}));
  return { locale: 'tw', params: {}, query: {}, edition: undefined, data: {}, t, ...overrides };
}

it.each([
  [{}, '節目表', '/EventsCalender'],
  [{ topic: '0' }, '節目表', '/EventsCalender'],
  [{ topic: '3' }, '主題品飲｜節目表', '/EventsCalender/3'],
])('has one title and canonical URL of the calendar for %j', async (params, title, canonical) => {
  const data = { calendar: sampleCalendar('tw') };
  expect(head(await context({ params, data }))).toMatchObject({ title, canonical });
});

it('excludes unknown topics and entries from search engines', async () => {
  expect(head(await context({ params: { topic: '99' } })).noindex).toBe(true);
  expect(headOfEntry(await context({ params: { id: '9' } })).noindex).toBe(true);
});

it('describes an entry as an Event of the fair in JSON-LD, with its time and location', async () => {
  const entry = sampleDetail('tw');
  const result = headOfEntry(
    await context({ params: { id: '703' }, data: { entry }, edition: sampleEdition }),
  );
  expect(result.title).toBe(entry.Title);
  expect(result.description).toContain(
    '2026年4月17日（五） 13:30–14:45（臺灣時間），展覽一館 品飲室 1。',
  );
  const address = { streetAddress: '信義區信義路五段5號', addressCountry: 'TW' };
  expect(result.jsonLd).toMatchObject([
    {
      '@type': 'Event',
      name: entry.Title,
      startDate: '2026-04-17T13:30:00+08:00',
      endDate: '2026-04-17T14:45:00+08:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: '展覽一館 品飲室 1', address },
      organizer: { '@id': '/#organiser', name: '臺北酒展籌備處' },
      image: [entry.Share],
      url: '/EventsCalender/Detail/703',
      inLanguage: 'zh-Hant-TW',
      superEvent: { '@type': 'ExhibitionEvent', '@id': '/#fair' },
    },
  ]);
  expect(result.breadcrumb).toEqual([
    { name: '節目表', path: '/EventsCalender' },
    { name: entry.Title, path: '/EventsCalender/Detail/703' },
  ]);
});
