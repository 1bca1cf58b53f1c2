import type { HeadContext } from '@dswine/shared/section/section';
import { wordsOf } from '@dswine/shared/testing/render-on-server';
import { section } from '../section.tsx';
import { head as headOfEntry } from './calendar-entry-head.ts';
import { head } from './calendar-head.ts';
import { sampleCalendar, sampleDetail } from './calendar.sample.ts';

async function context(locale: 'tw' | 'en', given: Partial<HeadContext>): Promise<HeadContext> {
  const i18n = await wordsOf(section, locale);
  const say = i18n.getFixedT(locale, section.name);
  return {
    locale,
    params: {},
    query: {},
    edition: undefined,
    data: {},
    t: (key, options) => String(say(key, options ?? {})),
    ...given,
  };
}

it('names the calendar itself as canonical for every way of asking for all of it', async () => {
  for (const params of [{}, { topic: '0' }])
    expect(head(await context('en', { params })).canonical).toBe('/EventsCalender');
});

it('says which topic it is about', async () => {
  const said = head(await context('en', { params: { topic: '3' }, data: { calendar: sampleCalendar('en', '3') } }));
  expect(said).toMatchObject({ title: 'Tastings – Event Calendar', canonical: '/EventsCalender/3' });
});

it('describes an entry by its date, time and place', async () => {
  const said = headOfEntry(await context('tw', { params: { id: '703' }, data: { entry: sampleDetail('tw') } }));
  expect(said.title).toBe('山坡上的夏多內：三個海拔，一個年份');
  expect(said.description).toContain('2026年4月17日（五） 13:30 至 14:45，展覽一館 品飲室 1。');
});

it('keeps what does not exist away from search engines', async () => {
  expect(head(await context('tw', { params: { topic: '99' } })).noindex).toBe(true);
  expect(headOfEntry(await context('tw', { params: { id: '9' } })).noindex).toBe(true);
});
