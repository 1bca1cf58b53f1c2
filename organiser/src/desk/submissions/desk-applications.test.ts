import { setWithdrawn } from '../../taking-part/withdrawals/set-withdrawn.ts';
import {
  bookableEdition,
  startApplications,
  type ApplicationsKit,
} from '../../taking-part/applications/applications-kit.fixture.ts';
import { addColleague, deskBrowser, deskCookie } from '../desk-kit.fixture.ts';

const eventPath = '/desk/events/DSWINE2026/801';
let kit: ApplicationsKit;
let desk: ReturnType<typeof deskBrowser>;
beforeEach(async () => {
  kit = await startApplications();
  await addColleague(kit.organiser);
  desk = deskBrowser(kit.organiser, await deskCookie(kit.organiser));
  for (const name of ['ann', 'ben', 'cleo', 'dan']) await kit.apply(name);
  for (const name of ['ann', 'cleo', 'dan']) await kit.confirm(name);
  await kit.readMails();
});
afterEach(() => kit.organiser.end());

async function move(name: string, action: string) {
  const { id } = await kit.organiser.database
    .selectFrom('applications')
    .innerJoin('submissions', 'submissions.id', 'applications.submission_id')
    .select('applications.id')
    .where('submissions.email', '=', `${name}@guest.example`)
    .executeTakeFirstOrThrow();
  return desk.post(`/desk/applications/${id}`, { do: action });
}

/** Parses a CSV into records by its headings. */
async function csv(url: string): Promise<Record<string, string>[]> {
  const { body } = await desk.get(url);
  const [head = [], ...rows] = body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

it('lists events with their numbers of applications, and the applicants of each in order', async () => {
  const list = (await desk.get('/desk/events')).body.replaceAll(/\s+/gu, ' ');
  const [line] = /E801 \/ E801 \(801\).+?<\/tr/u.exec(list) ?? [];
  const cells = [...(line ?? '').matchAll(/>(\d+)<\/td>/gu)].map(([, number]) => number);
  expect(cells.slice(0, 4)).toEqual(['2', '1', '1', '2']);
  const { body } = await desk.get(eventPath);
  const people = [...body.matchAll(/>(\w+)@guest\.example<\/td>/gu)].map(([, name]) => name);
  expect(people).toEqual(['ann', 'ben', 'cleo', 'dan']);
  expect(body).toContain('候補 Waiting 2');
  const waiting = (await desk.get(`${eventPath}?state=waiting`)).body;
  expect([waiting.includes('ann@'), waiting.includes('dan@')]).toEqual([false, true]);
});

it('exports the applicants of one event and of all events as CSV', async () => {
  const rows = await csv(`${eventPath}/applications.csv`);
  expect(rows.map(({ Email, State, Position }) => [Email, State, Position])).toEqual([
    ['ann@guest.example', 'placed', ''],
    ['ben@guest.example', 'held', ''],
    ['cleo@guest.example', 'waiting', '1'],
    ['dan@guest.example', 'waiting', '2'],
  ]);
  const event = { EventId: '801', Event: 'E801 / E801', EventStart: '2036-04-18 14:00' };
  expect(rows[0]).toMatchObject({ ...event, Edition: 'DSWINE2026', Mobile: '0912345678' });
  await kit.apply('eva', 'Event/RunBarApplications/DSWINE2026', { Evening: '802' });
  const all = await csv('/desk/events/DSWINE2026/applications.csv');
  expect(all.map(({ EventId }) => EventId)).toEqual(['801', '801', '801', '801', '802']);
  expect((await desk.get('/desk/actions')).body).toContain('5 applications DSWINE2026');
});

it('gives a waiting applicant a seat, even beyond the capacity, and logs the staff member', async () => {
  expect((await move('dan', 'place')).headers.location).toBe(`${eventPath}?said=moved`);
  expect(await kit.states()).toEqual(['placed', 'held', 'waiting', 'placed']);
  expect(await kit.readMails()).toEqual([['dan', 'A place for you: E801']]);
  const trail = (await desk.get('/desk/actions')).body;
  expect(trail).toMatch(/林小姐[\s\S]+give a place[\s\S]+DSW-[\w-]+ DSWINE2026 event\/801/u);
  // Three of two places are taken, so the next free one goes to nobody.
  await kit.withdraw('ann');
  expect(await kit.states()).toEqual(['withdrawn', 'held', 'waiting', 'placed']);
});

it('moves an applicant to the end of the waiting list and promotes the first in line', async () => {
  await move('ann', 'requeue');
  expect(await kit.states()).toEqual(['held', 'placed', 'waiting', 'waiting']);
  expect(await kit.readMails()).toEqual([
    ['ann', 'Moved to number 2 on the waiting list: E801'],
    ['cleo', 'A place for you: E801'],
  ]);
  for (const name of ['ann', 'dan']) await move(name, 'withdraw');
  await kit.readMails();
  // Nobody else waits, so the place would come back at once.
  expect((await move('ben', 'requeue')).headers.location).toBe(`${eventPath}?said=alone`);
  expect(await kit.readMails()).toEqual([]);
});

it('withdraws an application once and promotes the first in line', async () => {
  await move('ann', 'withdraw');
  expect(await kit.readMails()).toEqual([
    ['cleo', 'A place for you: E801'],
    ['ann', 'Your application was cancelled: E801'],
  ]);
  expect((await move('ann', 'withdraw')).headers.location).toBe(`${eventPath}?said=ended`);
  expect(await kit.states()).toEqual(['withdrawn', 'held', 'placed', 'waiting']);
  expect((await move('ann', 'nonsense')).statusCode).toBe(404);
});

it('tells how many applicants a withdrawal mails, and names an event that an import removed', async () => {
  const { body } = await desk.get('/desk/records?kind=event&id=801');
  expect(body).toContain('4 applicants will be mailed');
  const records = bookableEdition();
  await kit.organiser.change({ ...records, calendar: records.calendar.slice(1) });
  expect((await desk.get('/desk/events')).body).toContain('E801 / E801');
  expect((await desk.get(eventPath)).body).toContain('Off the calendar');
  expect((await csv(`${eventPath}/applications.csv`))[0]).toMatchObject({ Event: 'E801 / E801' });
});

it('names exhibitor, product, event and edition in the list, the detail page and the export', async () => {
  const text = { Name: '王', Content: '?', NoticeVersion: '1', Key: 'k', Code: await kit.code() };
  const { Data } = await kit.post('Products/Inquiry/DSWINE2026/20003?Lang=tw', text);
  // A withdrawn record keeps its name.
  const { database, clock } = kit.organiser;
  const off = { edition: 'DSWINE2026', kind: 'exhibitor', id: '1003', withdrawn: true } as const;
  await setWithdrawn(database, off, new Date(clock.now()));
  const names = ['旭酒造 / Asahi Shuzo', '二割三分 / Migaki', '臺北酒展 / Taipei Wine Fair'];
  const list = (await desk.get('/desk')).body;
  for (const name of [...names, 'E801 / E801', '候補 Waiting 2']) expect(list).toContain(name);
  const detail = (await desk.get(`/desk/submissions/${Data?.Reference}`)).body;
  for (const name of names) expect(detail).toContain(name);
  const rows = await csv('/desk/submissions.csv');
  expect(rows.find(({ Reference }) => Reference === Data?.Reference)).toMatchObject({
    EditionName: '臺北酒展 / Taipei Wine Fair',
    ExhibitorId: '1003',
    Exhibitor: '旭酒造 / Asahi Shuzo',
    Product: '二割三分 / Migaki',
    Event: '',
  });
  const waits = { Application: 'waiting', Position: '2' };
  expect(rows.find(({ Email }) => Email === 'dan@guest.example')).toMatchObject(waits);
  expect((await desk.get('/desk?edition=DSWINE2025')).body).toContain('共 0 筆');
});
