import {
  exhibitorMail,
  request,
  slotAt,
  startAppointments,
  type AppointmentsKit,
} from './appointments-kit.fixture.ts';
import { eraseSubmission } from '../erasure/erase-submission.ts';

let kit: AppointmentsKit;
beforeEach(async () => void (kit = await startAppointments()));
afterEach(() => kit.organiser.end());

it('rejects a tampered key and leaves the appointment unchanged', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  const tampered = (exhibitor.startsWith('0') ? '1' : '0') + exhibitor.slice(1);
  expect(await kit.own(tampered)).toEqual({ Found: 'none' });
  const { Appointment } = await kit.own(exhibitor);
  const response = await kit.post(
    'Appointments/Accept/DSWINE2026?Lang=en',
    { Appointment: Appointment?.Id, Role: 'exhibitor', Slot: slotAt('10:30') },
    kit.by(tampered),
  );
  expect(response).toMatchObject({ status: 422, Data: { Problems: [{ Problem: 'link' }] } });
  expect(await kit.rowsOf()).toMatchObject([{ state: 'requested' }]);
});

it('expires keys at the end of the fair and rejects them afterwards', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  const { Appointment } = await kit.own(exhibitor);
  const keys = await kit.organiser.database.selectFrom('appointment_keys').selectAll().execute();
  // The last moment of the fair, in UTC.
  for (const { expires_at } of keys) expect(expires_at).toBe('2036-04-17T15:59:59.999Z');
  await kit.organiser.database
    .updateTable('appointment_keys')
    .set({ expires_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  expect(await kit.own(exhibitor)).toEqual({ Found: 'expired' });
  const response = await kit.post(
    'Appointments/Decline/DSWINE2026?Lang=en',
    { Appointment: Appointment?.Id, Role: 'exhibitor' },
    kit.by(exhibitor),
  );
  expect(response.status).toBe(422);
});

it('rejects a key for another appointment or for the other role', async () => {
  const [amelie, bob] = [
    await request(kit, 'amelie'),
    await request(kit, 'bob', { FirstSlot: slotAt('11:00') }),
  ];
  const { Appointment } = await kit.own(amelie.exhibitor);
  for (const [key, Role] of [
    [bob.exhibitor, 'exhibitor'],
    [amelie.visitor, 'exhibitor'],
  ] as const) {
    const response = await kit.post(
      'Appointments/Accept/DSWINE2026?Lang=en',
      { Appointment: Appointment?.Id, Role, Slot: slotAt('10:30') },
      kit.by(key),
    );
    expect(response).toMatchObject({ status: 422, Data: { Problems: [{ Problem: 'link' }] } });
  }
});

it('confirms only one of twenty requests for a half-hour that are accepted at once', async () => {
  const keys: string[] = [];
  for (let number = 0; number < 20; number += 1)
    keys.push((await request(kit, `buyer${number}`)).exhibitor);
  const responses = await Promise.all(
    keys.map((key) => kit.change('Accept', key, { Slot: slotAt('10:30') })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { Message } of responses.filter(({ status }) => status !== 200))
    expect(Message).toContain('This time has been taken or is over');
  const rows = await kit.rowsOf();
  expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
  expect(await kit.mails()).toHaveLength(2);
  // The confirmed slot is no longer offered.
  const late = await kit.ask('late');
  expect(late.Data?.Problems).toMatchObject([{ Field: 'FirstSlot', Problem: 'wrong' }]);
});

it('rejects double bookings of an exhibitor or a visitor by database constraints', async () => {
  const { database } = kit.organiser;
  await request(kit, 'amelie');
  await request(kit, 'bob');
  const [one, two] = (await kit.rowsOf()).map(({ id }) => id);
  const book = (appointment_id = '', exhibitor_id: string, person: string) =>
    database
      .insertInto('confirmed_slots')
      .values({ appointment_id, edition: 'DSWINE2026', exhibitor_id, person, slot: 'now' })
      .execute();
  await book(one, '1001', 'amelie');
  await expect(book(two, '1001', 'bob')).rejects.toThrow(/unique/iu);
  await expect(book(two, '1002', 'amelie')).rejects.toThrow(/unique/iu);
});

it('rejects a time at which the visitor has another appointment, and says so', async () => {
  const first = await request(kit, 'amelie');
  await kit.change('Accept', first.exhibitor, { Slot: slotAt('10:30') });
  await kit.organiser.database.updateTable('appointments').set({ exhibitor_id: '1002' }).execute();
  await kit.organiser.database
    .updateTable('confirmed_slots')
    .set({ exhibitor_id: '1002' })
    .execute();
  await kit.mails();
  const second = await request(kit, 'amelie', { Content: 'again' });
  const response = await kit.change('Accept', second.exhibitor, { Slot: slotAt('10:30') });
  expect(response).toMatchObject({
    status: 422,
    Message: expect.stringContaining('The visitor has another appointment at this time'),
  });
});

it('deletes an appointment with its submission and mails a cancellation without visitor data', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  await kit.change('Accept', exhibitor, { Slot: slotAt('10:30') });
  await kit.mails();
  const [row] = await kit.rowsOf();
  await kit.organiser.database
    .transaction()
    .execute((transaction) => eraseSubmission(transaction, row?.submission_id ?? ''));
  for (const table of ['appointments', 'confirmed_slots', 'appointment_keys'] as const)
    expect(await kit.organiser.database.selectFrom(table).selectAll().execute()).toEqual([]);
  const [mail, ...others] = await kit.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: exhibitorMail, calendar: { method: 'CANCEL' } });
  expect(mail?.calendar?.text).toContain('SEQUENCE:2');
  expect(JSON.stringify(mail)).not.toMatch(/amelie|Thames/u);
});

it('sends the request to the desk when the exhibitor has no contact address', async () => {
  const records = await kit.organiser.database
    .selectFrom('exhibitors')
    .select(['id', 'record'])
    .execute();
  for (const { id, record } of records) {
    const { ContactEmail: _address, ...rest } = JSON.parse(record) as Record<string, unknown>;
    await kit.organiser.database
      .updateTable('exhibitors')
      .set({ record: JSON.stringify(rest) })
      .where('id', '=', id)
      .execute();
  }
  await kit.ask('amelie');
  const mails = await kit.mails();
  expect(mails.filter(({ to }) => to === 'hello@dswine.example')).toHaveLength(2);
});

it('does not publish the contact addresses of exhibitors', async () => {
  for (const url of ['Exhibitors/DSWINE2026', 'Exhibitors/Detail/DSWINE2026/1001']) {
    const { body } = await kit.organiser.app.inject(`/api/expo/${url}?Lang=en`);
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
  expect(requests.map(({ to }) => to === exhibitorMail)).toEqual([
    ...Array.from({ length: 6 }, () => true),
    false,
  ]);
  expect(requests.at(-1)?.to).toBe('hello@dswine.example');
});

it('rejects further proposals after an exhibitor has made five', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  for (const time of ['11:00', '11:30', '12:00', '12:30', '13:00'])
    expect((await kit.change('Propose', exhibitor, { FirstSlot: slotAt(time) })).status).toBe(200);
  expect((await kit.own(exhibitor)).Appointment?.Open).toEqual([]);
  expect(await kit.mails()).toHaveLength(5);
  expect(await kit.change('Propose', exhibitor, { FirstSlot: slotAt('13:30') })).toMatchObject({
    status: 422,
    Message: expect.stringMatching(/^您已提出五次時段.+five times/u),
  });
  expect(await kit.mails()).toEqual([]);
  // Both sides can still confirm.
  expect(await kit.change('Accept', exhibitor, { Slot: slotAt('10:30') })).toMatchObject({
    status: 200,
  });
});
