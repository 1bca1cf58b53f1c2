import ICAL from 'ical.js';
import { both, smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';

const deadline = {
  ...{ Id: '16', Due: '2026-04-20', Topic: 'build' as const, UpdatedAt: '2026-01-01' },
  ...{ Title: both('撤場', 'Move-out'), Text: both('四月二十日', 'On 20 April') },
};
const records = () => ({ ...smallEdition(), deadlines: [deadline, { ...deadline, Id: '17' }] });

let organiser: TestOrganiser;
beforeEach(async () => void (organiser = await startTestOrganiser(records())));
afterEach(() => organiser.end());

/** Each entry as `id sequence status`. */
async function read(url: string): Promise<string[]> {
  const { body } = await organiser.app.inject(url);
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const of = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
    const id = /\d+/u.exec(of('uid'))?.[0] ?? '';
    return `${id} ${of('sequence') || '0'} ${of('status')}`.trim();
  });
}
const feed = (query = '') => read(`/calendar/DSWINE2026.ics${query}`);
const deadlines = () => read('/api/expo/Deadlines/Calendar/DSWINE2026/all.ics?Lang=tw');

it('cancels a withdrawn event for subscribers without its texts, and brings it back', async () => {
  expect(await feed()).toEqual(['702 0', '703 0', '701 0']);
  await organiser.withdraw('event', '702');
  expect(await feed()).toEqual(['703 0', '701 0', '702 1 CANCELLED']);
  expect(await feed('?Entries=701,702')).toEqual(['701 0', '702 1 CANCELLED']);
  expect(await feed('?Topic=1')).toEqual(['701 0']);
  const { body } = await organiser.app.inject('/calendar/DSWINE2026.ics?Lang=en');
  expect(body).toContain('SUMMARY:Cancelled event');
  expect(body).not.toContain('Event 702');
  await organiser.restore('event', '702');
  expect(await feed()).toEqual(['702 2', '703 0', '701 0']);
});

it('counts what imports change, remove, add and bring back', async () => {
  const edition = records();
  const moved = edition.calendar.map((entry) =>
    entry.Id === '703' ? { ...entry, Place: both('他處', 'Elsewhere') } : entry,
  );
  const [, second] = edition.deadlines;
  if (!second) throw new Error('two deadlines expected');
  await organiser.change({
    ...edition,
    calendar: moved.filter(({ Id }) => Id !== '701'),
    deadlines: [{ ...second, Due: '2026-04-21' }],
  });
  expect(await feed()).toEqual(['702 0', '703 1', '701 1 CANCELLED']);
  expect(await deadlines()).toEqual(['17 1', '16 1 CANCELLED']);
  const [model] = edition.calendar;
  if (!model) throw new Error('an event expected');
  await organiser.change({ ...edition, calendar: [...moved, { ...model, Id: '709' }] });
  expect((await feed()).toSorted()).toEqual(['701 2', '702 0', '703 1', '709 0']);
  expect((await deadlines()).toSorted()).toEqual(['16 2', '17 2']);
  // The same files again change nothing.
  await organiser.change({ ...edition, calendar: [...moved, { ...model, Id: '709' }] });
  expect((await feed()).toSorted()).toEqual(['701 2', '702 0', '703 1', '709 0']);
});
