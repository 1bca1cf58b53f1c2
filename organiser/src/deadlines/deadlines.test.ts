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
const downloads = readEdition('DSWINE2026', 'downloads');
const base = '/api/expo/Deadlines';
let organiser: TestOrganiser;
beforeAll(async () => {
  const records = { ...smallEdition(), downloads, deadlines: deadlines.toReversed() };
  organiser = await startTestOrganiser(records, ['https://fair.example']);
});
afterAll(() => organiser.end());

const ask = (query: string) =>
  getData<Deadlines>(organiser.app, `${base}/DSWINE2026?${query}`, Deadlines);
async function eventsIn(path: string) {
  const response = await organiser.app.inject(path);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(response.body) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  return { events, file: response.headers['content-disposition'] };
}

it('returns the deadlines of all months or of one, ordered by date', async () => {
  const { Items, Months, Dates } = await ask('Lang=tw');
  const days = Items.map(({ Due }) => Due);
  expect(days).toEqual(deadlines.map(({ Due }) => Due).toSorted());
  expect(Dates).toHaveLength(deadlines.length);
  expect(Months.reduce((sum, { Count }) => sum + Count, 0)).toBe(deadlines.length);
  const march = await ask('Lang=en&Month=2026-03');
  expect(march.Items.map(({ Due }) => Due)).toEqual(
    days.filter((day) => day.startsWith('2026-03')),
  );
  expect(march.Dates).toHaveLength(deadlines.length);
  const { Kinds } = await getData<Sitemap>(organiser.app, '/api/expo/Sitemap/DSWINE2026', Sitemap);
  const inSitemap = Kinds.find(({ Kind }) => Kind === 'deadline-month')?.Records;
  expect(inSitemap?.map(({ Id }) => Id)).toEqual(Months.map(({ Code }) => Code));
});

it.each([
  ['tw', '加收三成'],
  ['en', '30 per cent more'],
])('links recorded files and forms, and the files exist (%s)', async (lang, Fee) => {
  const { Items } = await ask(`Lang=${lang}`);
  for (const side of ['File', 'Form'] as const)
    expect(Items.filter((item) => item[side]).map(({ Id }) => Id)).toEqual(
      deadlines.filter((record) => record[side]).map(({ Id }) => Id),
    );
  for (const link of Items.flatMap(({ File, Form }) => [File, Form]))
    if (link?.Format !== undefined)
      expect((await organiser.app.inject(link.Href)).statusCode).toBe(200);
  expect(Items.find(({ Id }) => Id === '8')?.Late).toEqual({ Fee, Until: '2026-04-10' });
});

it('serves all deadlines in one calendar file that ical.js can read', async () => {
  const { events } = await eventsIn((await ask('Lang=tw')).Calendar);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(deadlines.length);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    deadlines.map(({ Due }) => Due),
  );
  expect(events[2]?.summary).toBe('酒展｜選位說明會');
  expect(events[2]?.description).toContain('14:00 至 16:30');
});

it('serves one deadline as a calendar file, the second time from its cache', async () => {
  const path = (await ask('Lang=en')).Items[2]?.Calendar ?? '';
  for (let round = 0; round < 2; round += 1) {
    const { events, file } = await eventsIn(path);
    expect(file).toBe('attachment; filename="dswine2026-deadline-3.ics"');
    expect(events).toHaveLength(1);
    expect(events[0]?.uid).toBe('deadline-3.dswine2026@fair.example');
    expect(events[0]?.endDate.toString()).toBe('2026-01-17');
    expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
      'https://fair.example/en/ExhibitorCalendar/2026-01',
    );
  }
});

it.each([
  'DSWINE2026?Month=2026-12',
  'DSWINE2026?Month=2026-3',
  'Calendar/DSWINE2026/99.ics',
  'Calendar/DSWINE2026/all',
  'Calendar/DSWINE2026/../all.ics',
  'Calendar/DSWINE2026/1.ics.ics',
])('responds 404 to %s', async (path) =>
  expect((await organiser.app.inject(`${base}/${path}`)).statusCode).toBe(404),
);
