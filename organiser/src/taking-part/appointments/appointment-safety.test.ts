import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';
import { setWithdrawn } from '../withdrawals/set-withdrawn.ts';
import {
  comingFair,
  exhibitorMail,
  request,
  slotAt,
  startAppointments,
} from './appointments-kit.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startAppointments);

const now = () => new Date(kit.organiser.clock.now());
const visitorMail = 'amelie@buyer.example';
const slotTaken = 'This time has been taken or is over';

describe('a key', () => {
  const acceptWith = (key: string, Appointment: string | undefined) =>
    kit.post(
      'Appointments/Accept/DSWINE2026?Lang=en',
      { Appointment, Role: 'exhibitor', Slot: slotAt('10:30') },
      kit.by(key),
    );

  it('that is tampered with, or of another appointment or role, changes nothing', async () => {
    const { exhibitor, visitor } = await request(kit, 'amelie');
    const other = await request(kit, 'bob', { Slots: slotAt('11:00') });
    const tampered = (exhibitor.startsWith('0') ? '1' : '0') + exhibitor.slice(1);
    expect(await kit.own(tampered)).toEqual({ Found: 'none' });
    const { Appointment } = await kit.own(exhibitor);
    for (const key of [tampered, other.exhibitor, visitor]) {
      const response = await acceptWith(key, Appointment?.Id);
      expect(response).toMatchObject({ status: 422, Data: { Problems: [{ Problem: 'link' }] } });
    }
    const rows = await kit.rowsOf();
    expect(rows.map(({ state }) => state)).toEqual(['requested', 'requested']);
  });

  it('expires with the last moment of the fair', async () => {
    const { exhibitor } = await request(kit, 'amelie');
    const { Appointment } = await kit.own(exhibitor);
    const { clock } = kit.organiser;
    await clock.advance(Date.parse('2036-04-17T15:59:59.998Z') - clock.now());
    expect(await kit.own(exhibitor)).toMatchObject({ Found: 'shown' });
    await clock.advance(1);
    expect(await kit.own(exhibitor)).toEqual({ Found: 'expired' });
    expect((await acceptWith(exhibitor, Appointment?.Id)).status).toBe(422);
  });
});

it('confirms only one of several requests for a half-hour that are accepted at once', async () => {
  const keys: string[] = [];
  for (let number = 0; number < 8; number += 1)
    keys.push((await request(kit, `buyer${number}`)).exhibitor);
  const responses = await Promise.all(
    keys.map((key) => kit.change('Accept', key, { Slot: slotAt('10:30') })),
  );
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(rejected).toHaveLength(7);
  for (const { Message } of rejected) expect(Message).toContain(slotTaken);
  const rows = await kit.rowsOf();
  expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
  expect(await kit.mails()).toHaveLength(2);
  // The confirmed slot is no longer offered.
  const late = await kit.ask('late');
  expect(late.Data?.Problems).toMatchObject([{ Field: 'Slots', Problem: 'wrong' }]);
});

it('rejects double bookings of an exhibitor or a visitor by database constraints', async () => {
  await request(kit, 'amelie');
  await request(kit, 'bob');
  const [one, two] = (await kit.rowsOf()).map(({ id }) => id);
  const book = (appointment_id = '', exhibitor_id: string, person: string) =>
    kit.organiser.database
      .insertInto('confirmed_slots')
      .values({ appointment_id, edition: 'DSWINE2026', exhibitor_id, person, slot: 'now' })
      .execute();
  await book(one, '1001', 'amelie');
  await expect(book(two, '1001', 'bob')).rejects.toThrow(/unique/iu);
  await expect(book(two, '1002', 'amelie')).rejects.toThrow(/unique/iu);
});

it('rejects a time at which the visitor has another appointment, and says so', async () => {
  const first = await request(kit, 'amelie');
  await kit.accept(first.exhibitor);
  const { database } = kit.organiser;
  for (const table of ['appointments', 'confirmed_slots'] as const)
    await database.updateTable(table).set({ exhibitor_id: '1002' }).execute();
  await kit.mails();
  const second = await request(kit, 'amelie', { Content: 'again' });
  const response = await kit.change('Accept', second.exhibitor, { Slot: slotAt('10:30') });
  expect(response.status).toBe(422);
  expect(response.Message).toContain('The visitor has another appointment at this time');
});

it('deletes an appointment with its submission and mails a cancellation without visitor data', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  await kit.accept(exhibitor);
  await kit.mails();
  const [row] = await kit.rowsOf();
  const { database } = kit.organiser;
  await database
    .transaction()
    .execute((transaction) => eraseSubmission(transaction, row?.submission_id ?? '', now()));
  for (const table of ['appointments', 'confirmed_slots', 'access_links'] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  const mails = await kit.mails();
  expect(mails).toMatchObject([{ to: exhibitorMail, calendar: { method: 'CANCEL' } }]);
  expect(JSON.stringify(mails)).not.toMatch(/amelie|Thames/u);
});

it('sends the request to the desk when the exhibitor has no contact address', async () => {
  const records = comingFair();
  records.exhibitors = records.exhibitors.map(({ ContactEmail: _address, ...rest }) => rest);
  await kit.organiser.change(records);
  await kit.ask('amelie');
  const mails = await kit.mails();
  expect(mails.filter(({ to }) => to === 'hello@dswine.example')).toHaveLength(2);
});

it('does not publish the contact addresses of exhibitors', async () => {
  for (const url of ['Exhibitors/DSWINE2026', 'Exhibitors/Detail/DSWINE2026/1001']) {
    const { body } = await kit.organiser.get(`${url}?Lang=en`);
    expect(body).toContain('Château');
    expect(body).not.toContain(exhibitorMail);
  }
});

it('sends requests beyond the rate limit to the desk instead of the exhibitor', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let number = 0; number < 7; number += 1)
    expect((await kit.ask(`buyer${number}`, {}, from)).status).toBe(200);
  const requests = (await kit.mails()).filter(({ subject }) =>
    /asks to meet|想與您會面/u.test(subject),
  );
  expect(requests.filter(({ to }) => to === exhibitorMail)).toHaveLength(6);
  expect(requests.at(-1)?.to).toBe('hello@dswine.example');
});

it('rejects other times once an appointment has been changed ten times', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  const propose = (time: string) => kit.change('Propose', exhibitor, { Slots: slotAt(time) });
  for (let round = 0; round < 10; round += 1) expect((await propose('11:00')).status).toBe(200);
  expect((await kit.own(exhibitor)).Appointment?.Open).toEqual([]);
  expect(await kit.mails()).toHaveLength(10);
  expect((await propose('13:30')).Message).toMatch(/^這件會面已更改十次.+ten times/u);
  expect(await kit.mails()).toEqual([]);
  // Both sides can still confirm.
  expect(await kit.accept(exhibitor)).toBe(200);
});

describe('the exhibitor is taken off the list', () => {
  const withdraw = (withdrawn: boolean) =>
    setWithdrawn(
      kit.organiser.database,
      { edition: 'DSWINE2026', kind: 'exhibitor', id: '1001', withdrawn },
      now(),
    );

  it('by the desk: the visitor gets one cancellation with a calendar file', async () => {
    const { exhibitor } = await request(kit, 'amelie');
    await kit.accept(exhibitor);
    await kit.mails();
    for (let round = 0; round < 2; round += 1) await withdraw(true);
    const mails = await kit.mails();
    expect(mails).toMatchObject([{ to: visitorMail, calendar: { method: 'CANCEL' } }]);
    expect(mails[0]?.text).toMatch(/Château .+ is no longer on the exhibitor list/u);
    expect(await kit.own(exhibitor)).toEqual({ Found: 'withdrawn' });
    await withdraw(false);
    expect((await kit.own(exhibitor)).Appointment?.State).toBe('cancelled');
    const { database } = kit.organiser;
    expect(await database.selectFrom('confirmed_slots').selectAll().execute()).toEqual([]);
  });

  it('by an import: visitors of open requests are told, those of declined ones are not', async () => {
    await request(kit, 'amelie');
    const { exhibitor } = await request(kit, 'bob', { SecondSlot: slotAt('11:00') });
    await kit.change('Decline', exhibitor);
    await kit.mails();
    const records = comingFair();
    records.exhibitors = records.exhibitors.filter(({ Id }) => Id !== '1001');
    records.products = records.products.filter(({ ExhibitorId }) => ExhibitorId !== '1001');
    await kit.organiser.change(records);
    expect((await kit.mails()).map(({ to, calendar }) => [to, calendar])).toEqual([
      [visitorMail, undefined],
    ]);
  });
});
