import { randomBytes } from 'node:crypto';
import { OwnApplications, Places } from '@dswine/shared/contract/applications';
import { eraseSubmission } from '../desk/erase.ts';
import { smallEdition } from '../import/small-edition.sample.ts';
import { getData } from '../server/test-organiser.sample.ts';
import { setPersonKey } from './person-key.ts';
import { renamePersons } from './rename-persons.ts';
import { startForms, type FormsKit } from '../submissions/submissions.sample.ts';

// Every test has a database of its own; on a busy machine that takes a while.
jest.setTimeout(60_000);

const both = (text: string) => ({ tw: text, en: text });
let kit: FormsKit;
beforeEach(async () => {
  const records = smallEdition();
  const entry = (Id: string, year: number, more: object) => ({
    Id,
    Topic: '1',
    Start: `${year}-04-18T14:00+08:00`,
    End: `${year}-04-18T15:00+08:00`,
    Title: both(`E${Id}`),
    Summary: both('S'),
    Body: [both('B')],
    Place: both('Stage'),
    Capacity: 2,
    Booking: true,
    ...more,
  });
  records.calendar = [
    entry('801', 2036, {}),
    entry('802', 2036, { Event: '1' }),
    entry('803', 2036, { Event: '1' }),
    entry('804', 2036, { Event: '2', Capacity: 1 }),
    entry('805', 2020, {}),
    entry('806', 2036, { Booking: false }),
  ];
  kit = await startForms(records);
});
afterEach(() => kit.organiser.end());

const guest = (name: string) => ({
  Name: name,
  Email: `${name}@guest.example`,
  Mobile: '0912345678',
  Adult: 'yes',
  NoticeVersion: '1',
});
const at = 'Event/Applications/DSWINE2026/801?Lang=en';
const apply = async (name: string, call = at, more: object = {}) =>
  kit.post(call, { ...guest(name), Key: `${name}-${call.length}`, Code: await kit.code(), ...more });
/** The key in the last mail that brought a link. */
async function keyFor(name: string): Promise<string> {
  const link = (await kit.mails()).findLast(({ to }) => to === `${name}@guest.example`)?.text ?? '';
  return /[?&]key=([0-9a-f]{40})/u.exec(link)?.[1] ?? '';
}
const by = (key: string) => ({ cookie: `dswine_applications=${key}` });
const ownOf = (key: string) =>
  getData<OwnApplications>(kit.organiser.app, '/api/expo/Event/OwnApplications/DSWINE2026', OwnApplications, by(key));

it('gives places in order, then the waiting list, and says so in a mail of the same transaction', async () => {
  expect((await apply('ann')).Data).toMatchObject({ State: 'placed', Wait: '' });
  expect((await apply('ben')).Data).toMatchObject({ State: 'placed' });
  expect((await apply('cleo')).Data).toMatchObject({ State: 'waiting', Wait: '1' });
  expect((await apply('dan')).Data).toMatchObject({ State: 'waiting', Wait: '2' });
  const mails = await kit.mails();
  const subject = (name: string) => mails.find(({ to }) => to === `${name}@guest.example`)?.subject;
  expect(subject('ann')).toBe('You have a place: E801');
  expect(subject('dan')).toBe('Number 2 on the waiting list: E801');
  expect(await getData(kit.organiser.app, '/api/expo/Event/Places/DSWINE2026/801', Places)).toMatchObject([
    { Capacity: 2, Placed: 2, Waiting: 2, Closed: false },
  ]);
});

it('has one application of a person, however the address is written', async () => {
  await apply('ann');
  await apply('ann', at, { Email: 'ANN+second@Guest.example', Key: 'another' });
  const { database } = kit.organiser;
  expect(await database.selectFrom('applications').select('state').execute()).toEqual([{ state: 'placed' }]);
});

it('answers who applies again as one who is new, and says by mail that the first application stands', async () => {
  await apply('ann');
  await apply('ben');
  await apply('cleo');
  await kit.mails();
  const reference = expect.stringMatching(/^DSW-/u);
  const again = await apply('ann', at, { Key: 'another' });
  expect(again).toEqual({ status: 200, Code: 200, Data: { Reference: reference, State: 'waiting', Wait: '2' } });
  // The same press once more is the same submission; one who is new is told the same.
  expect(await apply('ann', at, { Key: 'another' })).toEqual(again);
  expect(await apply('dan')).toEqual(again.Data && { ...again, Data: { ...again.Data, Reference: reference } });
  const [toAnn] = (await kit.mails()).filter(({ to }) => to === 'ann@guest.example');
  expect(toAnn?.subject).toBe('You have already applied: E801');
  expect(toAnn?.text).toContain('You have a place.');
  expect(toAnn?.text).not.toContain(again.Data?.Reference);
  expect(await getData(kit.organiser.app, '/api/expo/Event/Places/DSWINE2026/801', Places)).toMatchObject([
    { Placed: 2, Waiting: 2 },
  ]);
});

it('counts the evenings of an event as one', async () => {
  const evening = (Evening: string) => apply('ann', 'Event/RunBarApplications/DSWINE2026', { Evening, Key: Evening });
  expect((await evening('802')).status).toBe(200);
  const desk = (await kit.mails()).find(({ subject }) => subject.startsWith('【'));
  // Words in place of what is stored: neither the number of the entry nor a "yes".
  expect(desk?.text).toMatch(/場次：E802，20\d\d年/u);
  expect(desk?.text).not.toMatch(/：(?:yes|802)$/mu);
  expect((await evening('803')).Data).toMatchObject({ State: 'placed' });
  expect((await kit.mails()).map(({ subject }) => subject)).toContain('您已經報名過：E802');
  const rows = await kit.organiser.database.selectFrom('applications').select('entry').execute();
  expect(rows).toEqual([{ entry: '802' }]);
  expect((await evening('801')).Data?.Problems).toMatchObject([{ Field: 'Evening', Problem: 'wrong' }]);
});

it('takes creators in with their channel and the rules', async () => {
  const call = 'Event/CreatorApplications/DSWINE2026';
  const missing = await apply('ann', call);
  expect(missing.Data?.Problems?.map(({ Field }) => Field)).toEqual(['Channel', 'Work', 'Rules']);
  const more = { Channel: '@ann', Work: 'https://ann.example/1', Rules: 'yes', Key: 'k2' };
  expect((await apply('ann', call, more)).Data).toMatchObject({ State: 'placed' });
  expect((await apply('ben', call, more)).Data).toMatchObject({ State: 'waiting', Wait: '1' });
});

it('refuses what is not to be applied for, and keeps nothing of it', async () => {
  expect((await apply('ann', 'Event/Applications/DSWINE2026/999')).status).toBe(404);
  expect((await apply('ann', 'Event/Applications/DSWINE2026/806')).status).toBe(404);
  expect((await apply('ann', 'Event/Applications/DSWINE2026/802')).status).toBe(404);
  const late = await apply('ann', 'Event/Applications/DSWINE2026/805');
  expect(late).toMatchObject({ status: 422, Message: expect.stringContaining('closed') });
  expect((await apply('ann', at, { Adult: '' })).Data?.Problems).toMatchObject([{ Field: 'Adult' }]);
  expect(await kit.rows()).toEqual([]);
});

it('gives a place back by the mailed link, and the first who waits moves up', async () => {
  for (const name of ['ann', 'ben', 'cleo', 'dan']) await apply(name);
  const key = await keyFor('ann');
  const own = await ownOf(key);
  expect(own).toMatchObject({ Known: true, Items: [{ State: 'placed', Open: true, Entry: { Id: '801' } }] });
  const withdrawal = { Application: own.Items[0]?.Id };
  const given = await kit.post('Event/Withdrawals/DSWINE2026', withdrawal, by(key));
  expect(given).toMatchObject({ status: 200, Data: { Reference: own.Items[0]?.Reference } });
  const mails = await kit.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['ann@guest.example', 'Withdrawn: E801'],
      ['cleo@guest.example', 'A place for you: E801'],
    ]),
  );
  expect((await ownOf(key)).Items).toMatchObject([{ State: 'withdrawn', Open: false }]);
  // A second click changes nothing and moves nobody up.
  await kit.post('Event/Withdrawals/DSWINE2026', withdrawal, by(key));
  expect(await kit.mails()).toEqual([]);
  const rows = await kit.organiser.database.selectFrom('applications').select('state').orderBy('number').execute();
  expect(rows.map(({ state }) => state)).toEqual(['withdrawn', 'placed', 'placed', 'waiting']);
  // Who withdrew may apply anew, at the end of the line.
  expect((await apply('ann', at, { Key: 'anew' })).Data).toMatchObject({ State: 'waiting', Wait: '2' });
});

it('opens nobody’s applications without login or key, and gives back nobody else’s', async () => {
  await apply('ann');
  await apply('ben');
  expect(await ownOf('')).toEqual({ Known: false, Expired: false, Items: [] });
  expect(await ownOf('f'.repeat(40))).toEqual({ Known: false, Expired: true, Items: [] });
  const ofBen = (await ownOf(await keyFor('ben'))).Items[0]?.Id;
  await kit.post('Event/ApplicationLink/DSWINE2026?Lang=en', { Email: 'ann@guest.example', Code: await kit.code() });
  const key = await keyFor('ann');
  const stolen = await kit.post('Event/Withdrawals/DSWINE2026', { Application: ofBen }, by(key));
  expect(stolen.status).toBe(422);
  expect(await ownOf(key)).toMatchObject({ Items: [{ State: 'placed' }] });
});

it('still knows who applied before names were keyed, and after the key was lost', async () => {
  await apply('ann');
  const key = await keyFor('ann');
  const { database } = kit.organiser;
  await database.updateTable('applications').set({ person: 'plain hash', holder: 'plain hash' }).execute();
  await database.updateTable('application_keys').set({ person: 'plain hash' }).execute();
  await renamePersons(database);
  expect(await ownOf(key)).toMatchObject({ Items: [{ State: 'placed' }] });
  setPersonKey(randomBytes(32));
  await renamePersons(database);
  expect(await ownOf(key)).toMatchObject({ Items: [{ State: 'placed' }] });
  expect((await apply('ann', at, { Key: 'again' })).Data).toMatchObject({ State: 'placed' });
  expect(await database.selectFrom('applications').select('id').execute()).toHaveLength(1);
});

it('mails a link to whoever asks, and answers alike whether there are applications or not', async () => {
  await apply('ann');
  await kit.mails();
  const ask = async (name: string) =>
    kit.post('Event/ApplicationLink/DSWINE2026?Lang=tw', { Email: `${name}@guest.example`, Code: await kit.code() });
  expect(await ask('ann')).toEqual(await ask('nobody'));
  const mails = await kit.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ann@guest.example', '您的活動報名'],
    ['nobody@guest.example', '這個信箱沒有活動報名'],
  ]);
  const wrong = await kit.post('Event/ApplicationLink/DSWINE2026', { Email: 'ann@guest.example', Code: '00000' });
  expect(wrong.Data?.Problems).toMatchObject([{ Field: 'Code', Problem: 'captcha' }]);
});

it('drops an application whose submission is deleted at the desk, and moves up who waits', async () => {
  for (const name of ['ann', 'ben', 'cleo']) await apply(name);
  await kit.mails();
  const [first] = await kit.rows();
  await kit.organiser.database.transaction().execute((transaction) => eraseSubmission(transaction, first?.id ?? ''));
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['cleo@guest.example', 'A place for you: E801'],
  ]);
  const rows = await kit.organiser.database.selectFrom('applications').select('state').execute();
  expect(rows).toEqual([{ state: 'placed' }, { state: 'placed' }]);
});
