import type { SmallEdition } from '../../content/import/small-edition.fixture.ts';
import { setWithdrawn } from '../withdrawals/set-withdrawn.ts';
import { bookableEdition, startApplications } from './applications-kit.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const both = (text: string) => ({ tw: text, en: text });
const kit = startedBeforeEach(startApplications);
beforeEach(async () => {
  for (const name of ['ann', 'ben', 'cleo']) await kit.apply(name);
  await kit.apply('dan', 'Event/Applications/DSWINE2026/801?Lang=tw');
  for (const name of ['ann', 'cleo']) await kit.confirm(name);
  await kit.readMails();
});

const importWith = (change: Parameters<typeof bookableEdition>[0]) =>
  kit.organiser.change(bookableEdition(change));
const setOff = (withdrawn: boolean, now = new Date(kit.organiser.clock.now())) =>
  setWithdrawn(
    kit.organiser.database,
    { edition: 'DSWINE2026', kind: 'event', id: '801', withdrawn },
    now,
  );
const withoutFirst = (records: SmallEdition): SmallEdition => ({
  ...records,
  calendar: records.calendar.slice(1),
});
/** The subjects of all mails, by the names of the recipients. */
const subjects = async () => Object.fromEntries(await kit.readMails());
const toAll = (en: string, tw: string) => ({
  ann: `${en}: E801`,
  ben: `${en}: E801`,
  cleo: `${en}: E801`,
  dan: `${tw}：E801`,
});

it('promotes the first in line when an import raises the capacity', async () => {
  await importWith({ '801': { Capacity: 3 } });
  expect(await kit.states()).toEqual(['placed', 'held', 'placed', 'waiting']);
  expect(await kit.readMails()).toEqual([['cleo', 'A place for you: E801']]);
  expect((await kit.apply('eva')).Data).toMatchObject({ State: 'waiting', Wait: '2' });
});

const nextDay = { Start: '2036-04-19T10:00+08:00', End: '2036-04-19T11:00+08:00' };
it.each([
  ['time', nextDay, '19 April 2036 10:00'],
  ['location', { Place: both('Room 2') }, 'Where: Room 2'],
])('notifies every applicant once of a new %s', async (_name, change, says) => {
  await importWith({ '801': change });
  expect(await subjects()).toEqual(toAll('New time or place', '時間或地點變更'));
  expect(await kit.textTo('ann')).toContain(says);
  expect(await kit.textTo('ann')).toContain('It was: Fri 18 April 2036 14:00, Stage');
  await importWith({ '801': change });
  await importWith({ '801': { ...change, Title: both('Another title') } });
  expect(await kit.readMails()).toEqual([]);
});

it('notifies every applicant when the fair moves to another hall', async () => {
  const records = bookableEdition();
  const [edition] = records.edition;
  if (edition)
    records.edition = [{ ...edition, Venue: { ...edition.Venue, Name: both('Hall 9') } }];
  await kit.organiser.change(records);
  expect(await kit.readMails()).toHaveLength(4);
  expect(await kit.textTo('ann')).toMatch(/Stage \(TWTC Hall 1\)[\s\S]*Where: Stage \(Hall 9\)/u);
});

it.each([
  ['an import', () => kit.organiser.change(withoutFirst(bookableEdition()))],
  ['the desk', () => setOff(true)],
])(
  'notifies applicants once when %s cancels the event, and keeps it on their lists',
  async (_name, takeOff) => {
    const key = await kit.keyOf('ann');
    await takeOff();
    expect(await subjects()).toEqual(toAll('Cancelled', '活動取消'));
    await takeOff();
    expect(await kit.readMails()).toEqual([]);
    expect((await kit.applicationsOf(key)).Items).toMatchObject([
      { State: 'placed', Removed: true, Open: true, Entry: { Id: '801', Title: 'E801' } },
    ]);
    // Nobody moves up in a cancelled event; those who withdraw may choose another one.
    expect(await kit.withdraw('ann')).toMatchObject({ status: 200 });
    expect(await kit.states()).toEqual(['withdrawn', 'held', 'waiting', 'waiting']);
  },
);

it('notifies applicants when an event is restored, and fills its free seats', async () => {
  await setOff(true);
  await kit.withdraw('ann');
  await kit.readMails();
  await setOff(false);
  expect((await kit.readMails()).toSorted()).toEqual([
    ['ben', 'On after all: E801'],
    ['cleo', 'A place for you: E801'],
    ['cleo', 'On after all: E801'],
    ['dan', '活動照常舉行：E801'],
  ]);
});

it('mails only the last of several changes made before the mail is sent', async () => {
  await importWith({ '801': { Place: both('Room 2') } });
  await importWith({ '801': { Place: both('Room 3') } });
  await setOff(true);
  const mails = await kit.readMails();
  expect(mails.filter(([name]) => name === 'ann')).toEqual([['ann', 'Cancelled: E801']]);
});

it('mails nobody about the withdrawal of an event that is over', async () => {
  await setOff(true, new Date('2037-01-01T00:00:00Z'));
  expect(await kit.readMails()).toEqual([]);
});
