import { randomBytes } from 'node:crypto';
import { eraseSubmission } from '../erasure/erase-submission.ts';
import { at, by, startApplications, type ApplicationsKit } from './applications-kit.fixture.ts';
import { setPersonKey } from './person-key.ts';
import { renamePersons } from './rename-persons.ts';

// Every test creates a database; on a busy machine that takes a while.

let kit: ApplicationsKit;
beforeEach(async () => void (kit = await startApplications()));
afterEach(() => kit.organiser.end());

it('holds seats in order of application, then fills the waiting list, and mails each result', async () => {
  expect((await kit.apply('ann')).Data).toMatchObject({ State: 'held', Wait: '', Confirm: 'yes' });
  expect((await kit.apply('ben')).Data).toMatchObject({ State: 'held' });
  expect((await kit.apply('cleo')).Data).toMatchObject({
    State: 'waiting',
    Wait: '1',
    Confirm: 'yes',
  });
  expect((await kit.apply('dan')).Data).toMatchObject({ State: 'waiting', Wait: '2' });
  expect(await kit.readMails()).toEqual([
    ['ann', 'Please confirm: E801'],
    ['ben', 'Please confirm: E801'],
    ['cleo', 'Number 1 on the waiting list: E801'],
    ['dan', 'Number 2 on the waiting list: E801'],
  ]);
  expect(await kit.places()).toMatchObject([{ Capacity: 2, Placed: 2, Waiting: 2, Closed: false }]);
});

it('stores one application per person, however the email address is written', async () => {
  await kit.apply('ann');
  await kit.apply('ann', at, { Email: 'ANN+second@Guest.example', Key: 'another' });
  expect(await kit.states()).toEqual(['held']);
});

it('responds to a repeated application as to a new one, and mails that the first still counts', async () => {
  await kit.apply('ann');
  await kit.apply('ben');
  await kit.apply('cleo');
  await kit.confirm('ann');
  await kit.readMails();
  const reference = expect.stringMatching(/^DSW-/u);
  const again = await kit.apply('ann', at, { Key: 'another' });
  const Data = { Reference: reference, State: 'waiting', Wait: '2', Confirm: 'yes' };
  expect(again).toEqual({ status: 200, Code: 200, Data });
  // Submitting twice is one submission; a new applicant gets the same response.
  expect(await kit.apply('ann', at, { Key: 'another' })).toEqual(again);
  expect(await kit.apply('dan')).toEqual({ status: 200, Code: 200, Data });
  expect(await kit.readMails()).toContainEqual(['ann', 'You have already applied: E801']);
  expect(await kit.textTo('ann')).toContain('You have a place.');
  expect(await kit.textTo('ann')).not.toContain(again.Data?.Reference);
  expect(await kit.places()).toMatchObject([{ Placed: 2, Waiting: 2 }]);
});

it('accepts one application per person for all evenings of an event', async () => {
  const evening = (Evening: string) =>
    kit.apply('ann', 'Event/RunBarApplications/DSWINE2026', { Evening, Key: Evening });
  expect((await evening('802')).status).toBe(200);
  const desk = (await kit.mails()).find(({ subject }) => subject.startsWith('【'));
  // The mail shows titles, not stored values such as the entry's number or "yes".
  expect(desk?.text).toMatch(/場次：E802，20\d\d年/u);
  expect(desk?.text).not.toMatch(/：(?:yes|802)$/mu);
  expect((await evening('803')).Data).toMatchObject({ State: 'held' });
  expect(await kit.readMails()).toContainEqual(['ann', '您已經報名過：E802']);
  expect(await kit.textTo('ann')).toContain('名額為您保留中，尚待確認。');
  const rows = await kit.organiser.database.selectFrom('applications').select('entry').execute();
  expect(rows).toEqual([{ entry: '802' }]);
  expect((await evening('801')).Data?.Problems).toMatchObject([
    { Field: 'Evening', Problem: 'wrong' },
  ]);
});

it('requires a channel, a work sample and consent to the rules from creators', async () => {
  const call = 'Event/CreatorApplications/DSWINE2026';
  const missing = await kit.apply('ann', call);
  expect(missing.Data?.Problems?.map(({ Field }) => Field)).toEqual(['Channel', 'Work', 'Rules']);
  const more = { Channel: '@ann', Work: 'https://ann.example/1', Rules: 'yes', Key: 'k2' };
  expect((await kit.apply('ann', call, more)).Data).toMatchObject({ State: 'held' });
  expect((await kit.apply('ben', call, more)).Data).toMatchObject({ State: 'waiting', Wait: '1' });
});

it('rejects applications that are invalid, late or to unbookable events, and stores nothing', async () => {
  for (const entry of ['999', '806', '802'])
    expect((await kit.apply('ann', `Event/Applications/DSWINE2026/${entry}`)).status).toBe(404);
  const late = await kit.apply('ann', 'Event/Applications/DSWINE2026/805');
  expect(late).toMatchObject({ status: 422, Message: expect.stringContaining('closed') });
  expect((await kit.apply('ann', at, { Adult: '' })).Data?.Problems).toMatchObject([
    { Field: 'Adult' },
  ]);
  expect(await kit.rows()).toEqual([]);
});

it('releases a seat through the mailed link and promotes the first on the waiting list', async () => {
  for (const name of ['ann', 'ben', 'cleo', 'dan']) await kit.apply(name);
  for (const name of ['ann', 'ben', 'cleo', 'dan']) await kit.confirm(name);
  await kit.readMails();
  const key = await kit.keyOf('ann');
  expect(await kit.applicationsOf(key)).toMatchObject({
    Known: true,
    Items: [{ State: 'placed', Open: true, Removed: false, Entry: { Id: '801' } }],
  });
  expect(await kit.withdraw('ann')).toMatchObject({ status: 200 });
  expect(await kit.readMails()).toEqual([
    ['cleo', 'A place for you: E801'],
    ['ann', 'Withdrawn: E801'],
  ]);
  expect((await kit.applicationsOf(key)).Items).toMatchObject([
    { State: 'withdrawn', Open: false },
  ]);
  // A second click changes nothing and moves nobody up.
  expect(await kit.withdraw('ann')).toMatchObject({ status: 200 });
  expect(await kit.readMails()).toEqual([]);
  expect(await kit.states()).toEqual(['withdrawn', 'placed', 'placed', 'waiting']);
  // Applicants who withdrew may apply again, at the end of the line.
  expect((await kit.apply('ann', at, { Key: 'anew' })).Data).toMatchObject({
    State: 'waiting',
    Wait: '2',
  });
});

it('shows no applications without a valid key, and changes only those of the key’s holder', async () => {
  await kit.apply('ann');
  await kit.apply('ben');
  expect(await kit.applicationsOf('')).toEqual({ Known: false, Expired: false, Items: [] });
  expect(await kit.applicationsOf('f'.repeat(40))).toEqual({
    Known: false,
    Expired: true,
    Items: [],
  });
  const ofBen = (await kit.applicationsOf(await kit.keyOf('ben'))).Items[0]?.Id;
  await kit.post('Event/ApplicationLink/DSWINE2026?Lang=en', {
    Email: 'ann@guest.example',
    Code: await kit.code(),
  });
  const key = await kit.keyOf('ann');
  for (const call of ['Withdrawals', 'Confirmations'])
    expect(
      (await kit.post(`Event/${call}/DSWINE2026`, { Application: ofBen }, by(key))).status,
    ).toBe(422);
  expect(await kit.states()).toEqual(['held', 'held']);
});

it('recognises applicants after the key for person hashes is introduced or replaced', async () => {
  await kit.apply('ann');
  const key = await kit.keyOf('ann');
  const { database } = kit.organiser;
  await database
    .updateTable('applications')
    .set({ person: 'plain hash', holder: 'plain hash' })
    .execute();
  await database.updateTable('application_keys').set({ person: 'plain hash' }).execute();
  await renamePersons(database);
  expect(await kit.applicationsOf(key)).toMatchObject({ Items: [{ State: 'held' }] });
  setPersonKey(randomBytes(32));
  await renamePersons(database);
  expect(await kit.applicationsOf(key)).toMatchObject({ Items: [{ State: 'held' }] });
  expect((await kit.apply('ann', at, { Key: 'again' })).Data).toMatchObject({ State: 'held' });
  expect(await database.selectFrom('applications').select('id').execute()).toHaveLength(1);
});

it('mails a link to any address, and responds alike with and without applications', async () => {
  await kit.apply('ann');
  await kit.readMails();
  const ask = async (name: string) =>
    kit.post('Event/ApplicationLink/DSWINE2026?Lang=tw', {
      Email: `${name}@guest.example`,
      Code: await kit.code(),
    });
  expect(await ask('ann')).toEqual(await ask('nobody'));
  expect(await kit.readMails()).toEqual([
    ['ann', '您的活動報名'],
    ['nobody', '這個信箱沒有活動報名'],
  ]);
  const wrong = await kit.post('Event/ApplicationLink/DSWINE2026', {
    Email: 'ann@guest.example',
    Code: '00000',
  });
  expect(wrong.Data?.Problems).toMatchObject([{ Field: 'Code', Problem: 'captcha' }]);
});

it('deletes an application with its submission and promotes the first on the waiting list', async () => {
  for (const name of ['ann', 'ben', 'cleo']) await kit.apply(name);
  await kit.readMails();
  const [first] = await kit.rows();
  await kit.organiser.database
    .transaction()
    .execute((transaction) => eraseSubmission(transaction, first?.id ?? ''));
  expect(await kit.readMails()).toEqual([['cleo', 'A place for you: E801']]);
  expect(await kit.states()).toEqual(['held', 'held']);
});
