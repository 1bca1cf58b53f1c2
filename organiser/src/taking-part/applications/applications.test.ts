import { randomBytes } from 'node:crypto';
import { openSession } from '../../accounts/members/members.queries.ts';
import { member } from '../../store/store-rows.fixture.ts';
import { at, by, startApplications } from './applications-kit.fixture.ts';
import { setPersonKey, renamePersons } from './person-key.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startApplications);

const applyAll = async (...names: string[]) => {
  for (const name of names) await kit.apply(name);
};

describe('an application', () => {
  it('holds a seat in order, then joins the waiting list, and its result is mailed', async () => {
    const held = { State: 'held', Wait: '', Confirm: 'yes' };
    expect((await kit.apply('ann')).Data).toMatchObject(held);
    await kit.apply('ben');
    const waiting = { State: 'waiting', Wait: '1', Confirm: 'yes' };
    expect((await kit.apply('cleo')).Data).toMatchObject(waiting);
    await kit.apply('dan');
    expect(await kit.readMails()).toEqual([
      ['ann', 'Please confirm: E801'],
      ['ben', 'Please confirm: E801'],
      ['cleo', 'Number 1 on the waiting list: E801'],
      ['dan', 'Number 2 on the waiting list: E801'],
    ]);
    const places = { Capacity: 2, Placed: 2, Waiting: 2, Closed: false };
    expect(await kit.places()).toMatchObject([places]);
  });

  it('counts once per person, and a repeated one gets the response of a new one', async () => {
    await applyAll('ann', 'ben', 'cleo');
    await kit.confirm('ann');
    await kit.readMails();
    const repeated = { Email: 'ANN@Guest.example', Key: 'another' };
    const again = await kit.apply('ann', at, repeated);
    const Reference = expect.stringMatching(/^DSW-/u);
    const Data = { Reference, State: 'waiting', Wait: '2', Confirm: 'yes', Entry: '801' };
    expect(again).toEqual({ status: 200, Code: 200, Data });
    // Submitting twice is one submission; a new applicant gets the same response.
    expect(await kit.apply('ann', at, repeated)).toEqual(again);
    expect(await kit.apply('dan')).toEqual({ status: 200, Code: 200, Data });
    expect(await kit.readMails()).toContainEqual(['ann', 'You have already applied: E801']);
    const text = await kit.textTo('ann');
    expect(text).toContain('You have a place.');
    expect(text).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE&');
    expect(text).toMatch(/\/calendar\/DSWINE2026\/\d+\.ics\?Lang=en/u);
    expect(text).not.toContain(again.Data?.Reference);
    expect(await kit.places()).toMatchObject([{ Placed: 2, Waiting: 2 }]);
  });

  it('is open to one evening of an event per person', async () => {
    const evening = (Evening: string) =>
      kit.apply('ann', 'Event/RunBarApplications/DSWINE2026', { Evening, Key: Evening });
    expect((await evening('802')).status).toBe(200);
    expect((await evening('803')).Data).toMatchObject({ State: 'held' });
    expect(await kit.readMails()).toContainEqual(['ann', '您已經報名過：E802']);
    expect(await kit.textTo('ann')).toContain('名額為您保留中，尚待確認。');
    const rows = await kit.organiser.database.selectFrom('applications').select('entry').execute();
    expect(rows).toEqual([{ entry: '802' }]);
    const wrong = { Field: 'Evening', Problem: 'wrong' };
    expect((await evening('801')).Data?.Problems).toMatchObject([wrong]);
  });

  it('that is invalid, late or for an unbookable event is rejected and not stored', async () => {
    for (const entry of ['999', '806', '802'])
      expect((await kit.apply('ann', `Event/Applications/DSWINE2026/${entry}`)).status).toBe(404);
    const late = await kit.apply('ann', 'Event/Applications/DSWINE2026/805');
    expect(late).toMatchObject({ status: 422, Message: expect.stringContaining('closed') });
    const young = await kit.apply('ann', at, { Adult: '' });
    expect(young.Data?.Problems).toMatchObject([{ Field: 'Adult' }]);
    expect(await kit.states()).toEqual([]);
  });

  it('of a member with the address of the account needs no confirmation', async () => {
    const { database, clock } = kit.organiser;
    const ann = { ...member(), email: 'ann@guest.example' };
    await database.insertInto('members').values(ann).execute();
    const session = await openSession(database, ann.id, undefined, new Date(clock.now()));
    const cookie = `__Host-dswine_captcha=${'a'.repeat(22)}; __Secure-dswine_session=${session}`;
    const ofOther = await kit.apply('ben', at, {}, { cookie });
    expect(ofOther.Data).toMatchObject({ State: 'held', Confirm: 'yes' });
    const ownAddress = await kit.apply('ann', at, {}, { cookie });
    expect(ownAddress.Data).toMatchObject({ State: 'placed', Confirm: '' });
    expect(await kit.readMails()).toContainEqual(['ann', 'You have a place: E801']);
  });
});

describe('a held seat', () => {
  it('is placed when the applicant opens the mailed link and confirms', async () => {
    await kit.apply('ann');
    expect(await kit.textTo('ann')).toMatch(/Please open this link before .+ \(Taiwan time\)/u);
    const key = await kit.keyOf('ann');
    const [held] = (await kit.applicationsOf(key)).Items;
    expect(held).toMatchObject({ State: 'held', Open: true, ConfirmBy: expect.any(String) });
    // Opening the link confirms nothing: mail programs open links by themselves.
    expect(await kit.states()).toEqual(['held']);
    expect((await kit.confirm('ann')).status).toBe(200);
    expect(await kit.readMails()).toEqual([['ann', 'You have a place: E801']]);
    // A second click is no error and sends no second mail.
    expect(await kit.confirm('ann')).toMatchObject({ status: 200 });
    expect(await kit.readMails()).toEqual([]);
    await kit.pass(61);
    expect(await kit.states()).toEqual(['placed']);
  });

  it('lapses an hour later without confirmation, and goes to the next who has confirmed', async () => {
    await applyAll('ann', 'ben', 'cleo', 'dan');
    for (const name of ['ben', 'cleo']) await kit.confirm(name);
    await kit.readMails();
    await kit.pass(59);
    expect(await kit.states()).toEqual(['held', 'placed', 'waiting', 'waiting']);
    await kit.pass(2);
    // Dan has not confirmed, and leaves the line too.
    expect(await kit.states()).toEqual(['lapsed', 'placed', 'placed', 'lapsed']);
    expect(await kit.readMails()).toEqual([
      ['ann', 'Not confirmed in time: E801'],
      ['dan', 'Not confirmed in time: E801'],
      ['cleo', 'A place for you: E801'],
    ]);
    expect((await kit.confirm('ann')).status).toBe(422);
    const again = await kit.apply('ann', at, { Key: 'again' });
    expect(again.Data).toMatchObject({ State: 'waiting', Wait: '1' });
  });
});

describe('a mailed link', () => {
  it('releases a seat, which goes to the first on the waiting list', async () => {
    await applyAll('ann', 'ben', 'cleo', 'dan');
    for (const name of ['ann', 'ben', 'cleo', 'dan']) await kit.confirm(name);
    await kit.readMails();
    expect((await kit.withdraw('ann')).status).toBe(200);
    expect(await kit.readMails()).toEqual([
      ['cleo', 'A place for you: E801'],
      ['ann', 'Withdrawn: E801'],
    ]);
    const key = await kit.keyOf('ann');
    const withdrawn = { State: 'withdrawn', Open: false };
    expect((await kit.applicationsOf(key)).Items).toMatchObject([withdrawn]);
    // A second click changes nothing and moves nobody up.
    expect((await kit.withdraw('ann')).status).toBe(200);
    expect(await kit.readMails()).toEqual([]);
    expect(await kit.states()).toEqual(['withdrawn', 'placed', 'placed', 'waiting']);
    const again = await kit.apply('ann', at, { Key: 'again' });
    expect(again.Data).toMatchObject({ State: 'waiting', Wait: '2' });
  });

  it('opens only the applications of its holder, until a week after the fair', async () => {
    await applyAll('ann', 'ben');
    expect(await kit.applicationsOf('')).toEqual({ Known: false, Expired: false, Items: [] });
    const expired = { Known: false, Expired: true, Items: [] };
    expect(await kit.applicationsOf('f'.repeat(40))).toEqual(expired);
    const Application = (await kit.applicationsOf(await kit.keyOf('ben'))).Items[0]?.Id;
    await kit.askForLink('ann');
    const key = await kit.keyOf('ann');
    for (const call of ['Withdrawals', 'Confirmations']) {
      const response = await kit.post(`Event/${call}/DSWINE2026`, { Application }, by(key));
      expect(response.status).toBe(422);
    }
    expect(await kit.states()).toEqual(['held', 'held']);
    // A week after the last day of the fair.
    await kit.organiser.clock.advance(
      Date.parse('2026-04-27T23:59:59.998+08:00') - kit.organiser.clock.now(),
    );
    expect(await kit.applicationsOf(key)).toMatchObject({ Known: true });
    await kit.organiser.clock.advance(1);
    expect(await kit.applicationsOf(key)).toEqual(expired);
  });

  it('is sent to any address, with the same response with and without applications', async () => {
    await kit.apply('ann');
    await kit.readMails();
    expect(await kit.askForLink('ann')).toEqual(await kit.askForLink('nobody'));
    expect(await kit.readMails()).toEqual([
      ['ann', 'Your applications'],
      ['nobody', 'No applications with this address'],
    ]);
    const wrong = await kit.askForLink('ann', { Code: '00000' });
    expect(wrong.Data?.Problems).toMatchObject([{ Field: 'Code', Problem: 'captcha' }]);
  });
});

it('recognises applicants after the key for person hashes is replaced', async () => {
  await kit.apply('ann');
  const key = await kit.keyOf('ann');
  const { database } = kit.organiser;
  setPersonKey(randomBytes(32));
  await renamePersons(database);
  expect(await kit.applicationsOf(key)).toMatchObject({ Items: [{ State: 'held' }] });
  expect((await kit.apply('ann', at, { Key: 'again' })).Data).toMatchObject({ State: 'held' });
  expect(await kit.states()).toEqual(['held']);
});
