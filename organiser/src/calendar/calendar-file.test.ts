import ICAL from 'ical.js';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(
  async () => void (organiser = await startTestOrganiser(smallEdition(), ['https://fair.example'])),
);
afterAll(() => organiser.end());

async function read(path: string) {
  const response = await organiser.app.inject(path);
  expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { response, name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}

it('the calendar feed contains all events and supports conditional requests', async () => {
  const { name, events, response } = await read('/calendar/DSWINE2026.ics');
  expect(name).toBe('酒展 活動行事曆');
  expect(events.map(({ summary }) => summary)).toEqual(['活動 702', '活動 703', '活動 701']);
  const [first] = events;
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-04-17T03:00:00.000Z');
  expect(first?.uid).toBe('event-702@dswine2026.fair.example');
  expect(first?.component.getFirstPropertyValue('url')).toBe(
    'https://fair.example/EventsCalender/Detail/702',
  );
  expect(response.headers.etag).toMatch(/^"/u);
  const again = await organiser.app.inject({
    url: '/calendar/DSWINE2026.ics',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it('calendar files are available in English, per topic, for chosen entries and for one entry', async () => {
  const topic = await read('/calendar/DSWINE2026.ics?Lang=en&Topic=2');
  expect(topic.events.map(({ summary }) => summary)).toEqual(['Event 702', 'Event 703']);
  expect(topic.events[0]?.component.getFirstPropertyValue('url')).toBe(
    'https://fair.example/en/EventsCalender/Detail/702',
  );
  const mine = await read('/calendar/DSWINE2026.ics?Lang=en&Entries=701,702,999');
  expect([mine.name, ...mine.events.map(({ summary }) => summary)]).toEqual([
    'Wine Fair My visit',
    'Event 702',
    'Event 701',
  ]);
  const one = await read('/calendar/DSWINE2026/701.ics');
  expect(one.events).toHaveLength(1);
  expect(one.events[0]?.location).toContain('舞臺');
  expect(one.response.headers['content-disposition']).toBe('attachment; filename="event-701.ics"');
});

it.each([
  '/calendar/NONE2000.ics',
  '/calendar/DSWINE2026/999.ics',
  '/calendar/DSWINE2026.ics?Topic=99',
  '/calendar/DSWINE2026.txt',
])('responds to %s with 404', async (path) =>
  expect((await organiser.app.inject(path)).statusCode).toBe(404),
);

it('rejects entry ids with other characters', async () =>
  expect((await organiser.app.inject('/calendar/DSWINE2026.ics?Entries=701;x')).statusCode).toBe(
    400,
  ));
