import { Deadlines } from '@dswine/shared/contract/deadlines';
import { Sitemap } from '@dswine/shared/contract/sitemap';
import ICAL from 'ical.js';
import { readEdition } from '../../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const deadlines = readEdition('DSWINE2026', 'deadlines');
const downloads = readEdition('DSWINE2026', 'downloads');
const base = '/api/expo/Deadlines';
const organiser = startedBeforeAll(() => {
  const records = { ...smallEdition(), downloads, deadlines: deadlines.toReversed() };
  return startTestOrganiser(records, ['https://fair.example']);
});

const ask = (query: string) => organiser.read(Deadlines, `Deadlines/DSWINE2026?${query}`);
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
  const { Kinds } = await organiser.read(Sitemap, 'Sitemap/DSWINE2026');
  const inSitemap = Kinds.find(({ Kind }) => Kind === 'deadline-month')?.Records;
  expect(inSitemap?.map(({ Id }) => Id)).toEqual(Months.map(({ Code }) => Code));
});

it('links recorded files and forms, and the files exist', async () => {
  const { Items } = await ask('Lang=en');
  for (const side of ['File', 'Form'] as const)
    expect(Items.filter((item) => item[side]).map(({ Id }) => Id)).toEqual(
      deadlines.filter((record) => record[side]).map(({ Id }) => Id),
    );
  for (const link of Items.flatMap(({ File, Form }) => [File, Form]))
    if (link?.Format !== undefined)
      expect((await organiser.app.inject(link.Href)).statusCode).toBe(200);
  const Late = { Fee: '30% more', Until: '2026-04-10' };
  expect(Items.find(({ Id }) => Id === '8')).toMatchObject({ Late });
});

it('serves one deadline as a calendar file, the second time from its cache', async () => {
  const path = (await ask('Lang=en')).Items[2]?.Calendar ?? '';
  for (let round = 0; round < 2; round += 1) {
    const { events, file } = await eventsIn(path);
    expect(file).toBe('attachment; filename="dswine2026-deadline-3.ics"');
    expect(events.map(({ uid }) => uid)).toEqual(['deadline-3.dswine2026@fair.example']);
    const url = events[0]?.component.getFirstPropertyValue('url');
    expect(url).toBe('https://fair.example/en/ExhibitorCalendar/2026-01');
  }
});

it.each([
  'DSWINE2026?Month=2026-12',
  'DSWINE2026?Month=2026-3',
  'Calendar/DSWINE2026/99.ics',
  'Calendar/DSWINE2026/1.ics.ics',
])('responds 404 to %s', async (path) =>
  expect((await organiser.app.inject(`${base}/${path}`)).statusCode).toBe(404),
);
