import type { HeadContext } from '@dswine/shared/section/section';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { messagesOf } from '@dswine/shared/testing/render-on-server';
import { section } from '../section.tsx';
import { head as headOfEntry } from './calendar-entry-head.ts';
import { head } from './calendar-head.ts';
import { sampleCalendar, sampleDetail } from './calendar.fixture.ts';

async function context(locale: 'tw' | 'en', overrides: Partial<HeadContext>): Promise<HeadContext> {
  const i18n = await messagesOf(section, locale);
  const translate = i18n.getFixedT(locale, section.name);
  return {
    locale,
    params: {},
    query: {},
    edition: undefined,
    data: {},
    t: (key, options) => String(translate(key, options ?? {})),
    ...overrides,
  };
}

it('uses the calendar page as canonical for every URL of the complete calendar', async () => {
  for (const params of [{}, { topic: '0' }])
    expect(head(await context('en', { params })).canonical).toBe('/EventsCalender');
});

it('puts the topic into the title and the canonical URL', async () => {
  const result = head(
    await context('en', { params: { topic: '3' }, data: { calendar: sampleCalendar('en', '3') } }),
  );
  expect(result).toMatchObject({
    title: 'Tastings – Event Calendar',
    canonical: '/EventsCalender/3',
  });
});

it('describes an entry with its date, time and location', async () => {
  const result = headOfEntry(
    await context('tw', { params: { id: '703' }, data: { entry: sampleDetail('tw') } }),
  );
  expect(result.title).toBe('山坡上的夏多內：三個海拔，一個年份');
  expect(result.description).toContain('2026年4月17日（五） 13:30 至 14:45，展覽一館 品飲室 1。');
});

it('excludes unknown topics and entries from search engines', async () => {
  expect(head(await context('tw', { params: { topic: '99' } })).noindex).toBe(true);
  expect(headOfEntry(await context('tw', { params: { id: '9' } })).noindex).toBe(true);
});

it('describes an entry as an Event of the fair in JSON-LD, with its location', async () => {
  const entry = sampleDetail('tw');
  const result = headOfEntry(
    await context('tw', { params: { id: '703' }, data: { entry }, edition: sampleEdition }),
  );
  const address = {
    '@type': 'PostalAddress',
    streetAddress: '信義區信義路五段5號',
    addressLocality: '臺北市',
    postalCode: '110',
    addressCountry: 'TW',
  };
  expect(result.jsonLd).toEqual([
    {
      '@type': 'Event',
      name: '山坡上的夏多內：三個海拔，一個年份',
      description: entry.Summary,
      startDate: '2026-04-17T13:30:00+08:00',
      endDate: '2026-04-17T14:45:00+08:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: '展覽一館 品飲室 1', address },
      organizer: {
        '@type': 'Organization',
        '@id': '/#organiser',
        name: '臺北酒展籌備處',
        url: '/',
      },
      image: ['/api/expo/Share/DSWINE2026/event/703-0123456789ab.jpg?Lang=tw'],
      url: '/EventsCalender/Detail/703',
      inLanguage: 'zh-Hant-TW',
      superEvent: {
        '@type': 'ExhibitionEvent',
        '@id': '/#fair',
        name: '臺北國際葡萄酒暨烈酒啤酒展',
        startDate: '2026-04-17T10:00:00+08:00',
        endDate: '2026-04-20T16:00:00+08:00',
        location: { '@type': 'Place', name: '臺北世界貿易中心展覽一館', address },
        url: '/',
      },
    },
  ]);
  expect(result.breadcrumb).toEqual([
    { name: '活動行事曆', path: '/EventsCalender' },
    { name: '山坡上的夏多內：三個海拔，一個年份', path: '/EventsCalender/Detail/703' },
  ]);
});
