import { Deadlines } from '@dswine/shared/contract/deadlines';
import { Sitemap } from '@dswine/shared/contract/sitemap';
import ICAL from 'ical.js';
import { readEdition } from '../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

const deadlines = readEdition('DSWINE2026', 'deadlines');
const base = '/api/expo/Deadlines/DSWINE2026';
let organiser: TestOrganiser;
beforeAll(async () => {
  const downloads = readEdition('DSWINE2026', 'downloads');
  organiser = await startTestOrganiser(
    { ...smallEdition(), downloads, deadlines: [...deadlines].reverse() },
    ['https://fair.example'],
  );
});
afterAll(() => organiser.end());

const ask = (query: string) => getData<Deadlines>(organiser.app, `${base}?${query}`, Deadlines);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

it('returns all deadlines ordered by date', async () => {
  const { Items, Months, Dates } = await ask('Lang=tw');
  const days = Items.map(({ Due }) => Due);
  expect(days).toEqual(days.toSorted());
  expect(Items).toHaveLength(deadlines.length);
  expect(Dates).toHaveLength(deadlines.length);
  expect(Months.reduce((sum, { Count }) => sum + Count, 0)).toBe(deadlines.length);
});

it.each(['tw', 'en'])('links recorded files and forms, and the files exist (%s)', async (lang) => {
  const { Items } = await ask(`Lang=${lang}`);
  const linked = (side: 'File' | 'Form') => Items.filter((item) => item[side]).map(({ Id }) => Id);
  const recorded = (side: 'File' | 'Form') =>
    deadlines.filter((record) => record[side]).map(({ Id }) => Id);
  expect([linked('File'), linked('Form')]).toEqual([recorded('File'), recorded('Form')]);
  for (const { File, Form } of Items)
    for (const link of [File, Form])
      if (link?.Format !== undefined)
        expect([link.Href, (await organiser.app.inject(link.Href)).statusCode]).toEqual([
          link.Href,
          200,
        ]);
  expect(Items.find(({ Id }) => Id === '8')?.Late).toEqual({
    Fee: lang === 'tw' ? '加收三成' : '30 per cent more',
    Until: '2026-04-10',
  });
});

it('returns the deadlines of a month, with the dates of all', async () => {
  const { Items, Dates } = await ask('Lang=en&Month=2026-03');
  expect(Items.map(({ Due }) => Due.slice(0, 7))).toEqual(Items.map(() => '2026-03'));
  expect(Items).toHaveLength(4);
  expect(Dates).toHaveLength(deadlines.length);
});

it.each(['2026-12', '2026-3', 'march'])('responds 404 for the month %s', async (month) => {
  expect((await organiser.app.inject(`${base}?Month=${month}`)).statusCode).toBe(404);
});

it('serves all deadlines in one calendar file that ical.js can read', async () => {
  const { Calendar } = await ask('Lang=tw');
  const response = await organiser.app.inject(Calendar);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = eventsOf(response.body);
  expect(events).toHaveLength(deadlines.length);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(deadlines.length);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    deadlines.map(({ Due }) => Due),
  );
  expect(events[2]?.summary).toBe('酒展｜選位說明會');
  expect(events[2]?.description).toContain('14:00 至 16:30');
});

it('serves one deadline as a calendar file, identical when cached', async () => {
  const { Items } = await ask('Lang=en');
  const third = Items[2]?.Calendar ?? '';
  const [first, again] = [await organiser.app.inject(third), await organiser.app.inject(third)];
  expect(again.body).toBe(first.body);
  for (const { headers } of [first, again])
    expect(headers['content-disposition']).toBe('attachment; filename="dswine2026-deadline-3.ics"');
  const [event, ...others] = eventsOf(first.body);
  expect(others).toEqual([]);
  expect(event?.uid).toBe('deadline-3.dswine2026@fair.example');
  expect(event?.endDate.toString()).toBe('2026-01-17');
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    'https://fair.example/en/ExhibitorCalendar/2026-01',
  );
});

it.each(['99.ics', 'all', '../all.ics', '1.ics.ics'])('responds 404 for file %s', async (file) => {
  expect(
    (await organiser.app.inject(`${base.replace('Deadlines', 'Deadlines/Calendar')}/${file}`))
      .statusCode,
  ).toBe(404);
});

it('lists every month in the sitemap', async () => {
  const { Kinds } = await getData<Sitemap>(organiser.app, '/api/expo/Sitemap/DSWINE2026', Sitemap);
  const months = Kinds.find(({ Kind }) => Kind === 'deadline-month')?.Records.map(({ Id }) => Id);
  expect(months).toEqual((await ask('Lang=tw')).Months.map(({ Code }) => Code));
});
