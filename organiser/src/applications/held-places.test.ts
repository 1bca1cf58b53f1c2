import { createMember } from '../members/members.queries.ts';
import { openSession } from '../members/sessions.queries.ts';
import { at, startApplications, type ApplicationsKit } from './applications-kit.fixture.ts';


let kit: ApplicationsKit;
beforeEach(async () => void (kit = await startApplications()));
afterEach(() => kit.organiser.end());

it('holds a seat until the applicant opens the mailed link and confirms', async () => {
  await kit.apply('ann');
  expect(await kit.textTo('ann')).toMatch(/Please open this link before .+ \(Taiwan time\)/u);
  const key = await kit.keyOf('ann');
  const [held] = (await kit.applicationsOf(key)).Items;
  expect(held).toMatchObject({ State: 'held', Open: true, ConfirmBy: expect.any(String) });
  // Opening the link confirms nothing: mail programs open links by themselves.
  expect(await kit.states()).toEqual(['held']);
  const confirmed = await kit.confirm('ann');
  expect(confirmed).toMatchObject({ status: 200, Data: { Reference: held?.Reference } });
  expect(await kit.readMails()).toEqual([['ann', 'You have a place: E801']]);
  expect((await kit.applicationsOf(key)).Items[0]).not.toHaveProperty('ConfirmBy');
  // A second click is no error and sends no second mail.
  expect(await kit.confirm('ann')).toMatchObject({ status: 200 });
  expect(await kit.readMails()).toEqual([]);
  await kit.tick(61);
  expect(await kit.states()).toEqual(['placed']);
});

it('releases an unconfirmed seat after an hour and mails the next in line', async () => {
  for (const name of ['ann', 'ben', 'cleo', 'dan']) await kit.apply(name);
  for (const name of ['ben', 'cleo']) await kit.confirm(name);
  await kit.readMails();
  await kit.tick(59);
  expect(await kit.states()).toEqual(['held', 'placed', 'waiting', 'waiting']);
  await kit.tick(61);
  // Cleo has confirmed and gets the place. Dan has not, and leaves the line too.
  expect(await kit.states()).toEqual(['lapsed', 'placed', 'placed', 'lapsed']);
  expect(await kit.readMails()).toEqual([
    ['ann', 'Not confirmed in time: E801'],
    ['dan', 'Not confirmed in time: E801'],
    ['cleo', 'A place for you: E801'],
  ]);
  const late = await kit.confirm('ann');
  expect(late).toMatchObject({
    status: 422,
    Data: { Problems: [{ Field: 'Application', Problem: 'link' }] },
  });
  // Applicants who missed the hour may apply again.
  expect((await kit.apply('ann', at, { Key: 'anew' })).Data).toMatchObject({
    State: 'waiting',
    Wait: '1',
  });
});

it('holds the seat of a promoted applicant until it is confirmed', async () => {
  for (const name of ['ann', 'ben', 'cleo']) await kit.apply(name);
  await kit.readMails();
  await kit.withdraw('ann');
  expect(await kit.states()).toEqual(['withdrawn', 'held', 'held']);
  expect(await kit.textTo('cleo')).toContain('the place goes to the next person');
  await kit.confirm('cleo');
  expect(await kit.states()).toEqual(['withdrawn', 'held', 'placed']);
});

it('frees seats held by invented addresses after an hour', async () => {
  for (let number = 0; number < 6; number += 1) await kit.apply(`invented-${number}`);
  await kit.apply('ann');
  await kit.confirm('ann');
  await kit.tick(61);
  expect((await kit.states()).filter((state) => state === 'placed')).toHaveLength(1);
  expect(await kit.places()).toMatchObject([{ Placed: 1, Waiting: 0 }]);
});

it('skips confirmation only for members who apply with the address of their account', async () => {
  const { database } = kit.organiser;
  const registration = {
    email: 'ann@guest.example',
    name: 'Ann',
    company: null,
    locale: 'en',
    password_hash: 'x',
  };
  const member = await database.transaction().execute((transaction) =>
    createMember(
      transaction,
      {
        ...registration,
        ...{ id: 'r1', token_hash: null, notice_version: '1', marketing: 0 },
        ...{ created_at: new Date().toISOString(), expires_at: new Date().toISOString() },
      },
      new Date(),
    ),
  );
  const token = await openSession(database, member?.id ?? '', undefined);
  const headers = {
    cookie: `__Host-dswine_captcha=${'a'.repeat(22)}; __Secure-dswine_session=${token}`,
  };
  const ofOther = await kit.apply('ben', at, {}, headers);
  expect(ofOther.Data).toMatchObject({ State: 'held', Confirm: 'yes' });
  const ownAddress = await kit.apply('ann', at, {}, headers);
  expect(ownAddress.Data).toMatchObject({ State: 'placed', Confirm: '' });
  expect(await kit.readMails()).toContainEqual(['ann', 'You have a place: E801']);
  await kit.tick(61);
  expect(await kit.states()).toEqual(['lapsed', 'placed']);
});
