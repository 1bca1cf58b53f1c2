import { Calendar, CalendarDetail } from '@dswine/shared/contract/calendar';
import ICAL from 'ical.js';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(() =>
  startTestOrganiser(smallEdition(), ['https://fair.example']),
);

const calendarOf = (topicAndQuery: string) =>
  organiser.read(Calendar, `Event/Calendar/DSWINE2026/${topicAndQuery}`);

it('returns the calendar of all topics or of one, ordered by start', async () => {
  const all = await calendarOf('0?Lang=en');
  expect(all.Entries.map(({ Id }) => Id)).toEqual(['702', '703', '701']);
  expect(all.Topics).toEqual([
    { Code: '2', Name: 'Seminar', Count: 2 },
    { Code: '1', Name: 'Tasting', Count: 1 },
  ]);
  const topic = { Code: '1', Name: '品酒會' };
  expect((await calendarOf('1?Lang=tw')).Entries).toMatchObject([
    { Id: '701', Area: 'sake', Speaker: '侍酒師', Topic: topic },
  ]);
  const detail = await organiser.read(
    CalendarDetail,
    'Event/CalendarDetail/DSWINE2026/701?Lang=en',
  );
  const shown = { Body: ['Body'], Capacity: 30, Fee: 'Free', SameDay: [{ Id: '703' }] };
  expect(detail).toMatchObject(shown);
});

it.each([
  ['2026-01-01T00:00:00Z', 2, ['702', '703']],
  ['2026-04-17T11:00:00+08:00', 1, ['702']],
  // After the last one, the calendar begins with the first again.
  ['2027-01-01T00:00:00Z', 2, ['702', '703']],
  ['2027-01-01T00:00:00Z', 60, ['702', '703', '701']],
])('at %s the next %i entries are %j', async (date, next, expected) => {
  await organiser.clock.advance(Date.parse(date) - organiser.clock.now());
  const { Entries } = await calendarOf(`0?Lang=en&Next=${next}`);
  expect(Entries.map(({ Id }) => Id)).toEqual(expected);
});

async function read(path: string) {
  const response = await organiser.app.inject(`/calendar/${path}`);
  expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const name = calendar.getFirstPropertyValue('x-wr-calname');
  const [first] = events;
  const url = first?.component.getFirstPropertyValue('url');
  return { response, name, first, url, summaries: events.map(({ summary }) => summary) };
}

it('the calendar feed contains all events and supports conditional requests', async () => {
  const { name, first, url, summaries, response } = await read('DSWINE2026.ics');
  expect(name).toBe('酒展 節目表');
  expect(summaries).toEqual(['活動 702', '活動 703', '活動 701']);
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-04-17T03:00:00.000Z');
  expect(first?.uid).toBe('event-702@dswine2026.fair.example');
  expect(url).toBe('https://fair.example/EventsCalender/Detail/702');
  const again = await organiser.app.inject({
    url: '/calendar/DSWINE2026.ics',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('calendar files are available in English, per topic, for chosen entries and for one entry', async () => {
  const topic = await read('DSWINE2026.ics?Lang=en&Topic=2');
  expect(topic.summaries).toEqual(['Event 702', 'Event 703']);
  expect(topic.url).toBe('https://fair.example/en/EventsCalender/Detail/702');
  const mine = await read('DSWINE2026.ics?Lang=en&Entries=701,702,999');
  expect([mine.name, mine.summaries]).toEqual(['Wine Fair My visit', ['Event 702', 'Event 701']]);
  const one = await read('DSWINE2026/701.ics');
  expect(one.summaries).toHaveLength(1);
  expect(one.first?.location).toContain('舞臺');
  expect(one.response.headers['content-disposition']).toBe('attachment; filename="event-701.ics"');
});

it.each([
  ['NONE2000.ics', 404],
  ['DSWINE2026/999.ics', 404],
  ['DSWINE2026.ics?Topic=99', 404],
  ['DSWINE2026.txt', 404],
  ['DSWINE2026.ics?Entries=701;x', 400],
])('responds to the calendar file %s with %i', async (path, status) =>
  expect((await organiser.app.inject(`/calendar/${path}`)).statusCode).toBe(status),
);

it('resolves a meeting point to the facility that its text names', async () => {
  const edition = smallEdition();
  const Place = { tw: '入口外集合', en: 'Meet outside the Entrance' };
  const calendar = edition.calendar.map((entry) =>
    entry.Id === '701' ? { ...entry, Place } : entry,
  );
  await organiser.change({ ...edition, calendar });
  for (const lang of ['tw', 'en'])
    expect((await calendarOf(`1?Lang=${lang}`)).Entries).toMatchObject([
      { PlaceCode: 'entrance', Walk: 0 },
    ]);
});
