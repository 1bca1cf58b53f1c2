import ICAL from 'ical.js';
import { OpenSlots } from '@dswine/shared/contract/appointments';
import { writeMessage } from '../outbox/write-message.ts';
import { getData } from '../testing/test-organiser.fixture.ts';
import {
  exhibitorMail,
  keyIn,
  request,
  slotAt,
  startAppointments,
  type AppointmentsKit,
} from './appointments-kit.fixture.ts';

let kit: AppointmentsKit;
beforeEach(async () => void (kit = await startAppointments()));
afterEach(() => kit.organiser.end());

/** Method, UID, SEQUENCE and start of the calendar file of a mail. */
function calendarOf(text = '') {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
  };
}

it('offers half-hour slots within the opening hours, and the products of the exhibitor', async () => {
  const url = (kind: string, id: string) => `/api/expo/${kind}/Slots/DSWINE2026/${id}?Lang=en`;
  const ofExhibitor = await getData<OpenSlots>(
    kit.organiser.app,
    url('Exhibitors', '1001'),
    OpenSlots,
  );
  expect(ofExhibitor.Slots).toHaveLength(16);
  expect([ofExhibitor.Slots[0], ofExhibitor.Slots.at(-1)]).toEqual([
    slotAt('10:00'),
    slotAt('17:30'),
  ]);
  const ofProduct = await getData<OpenSlots>(
    kit.organiser.app,
    url('Products', '20001'),
    OpenSlots,
  );
  expect(ofProduct.Products.map(({ Id }) => Id)).toContain('20001');
});

it('mails a request with all its facts to the exhibitor, and links both sides to it', async () => {
  const { mails, exhibitor, visitor } = await request(kit, 'amelie', {
    SecondSlot: slotAt('11:00'),
  });
  expect(mails.map(({ to }) => to).sort()).toEqual(
    ['amelie@buyer.example', 'hello@dswine.example', exhibitorMail].sort(),
  );
  const mail = mails.find(({ to }) => to === exhibitorMail);
  for (const fact of ['Thames Drinks', 'amelie@buyer.example', '10:30–11:00', '11:00–11:30'])
    expect(mail?.text).toContain(fact);
  expect(mail?.replyTo).toBe('amelie@buyer.example');
  const [shown, own] = [await kit.own(exhibitor), await kit.own(visitor)];
  expect(shown.Appointment).toMatchObject({
    Role: 'exhibitor',
    State: 'requested',
    Acceptable: [slotAt('10:30'), slotAt('11:00')],
  });
  expect(shown.Appointment?.Facts).toContainEqual({ Label: 'Company', Value: 'Thames Drinks' });
  expect(own.Appointment).toMatchObject({ Role: 'visitor', Acceptable: [], Open: [], Facts: [] });
});

it('mails both sides the same calendar entry on acceptance, and its cancellation later', async () => {
  const { exhibitor, visitor } = await request(kit);
  expect(await kit.change('Accept', exhibitor, { Slot: slotAt('10:30') })).toMatchObject({
    status: 200,
  });
  const confirmed = await kit.mails();
  expect(confirmed.map(({ to }) => to).sort()).toEqual(['amelie@buyer.example', exhibitorMail]);
  const entries = confirmed.map(({ calendar }) => calendarOf(calendar?.text));
  expect(entries[0]).toEqual({
    method: 'REQUEST',
    uid: expect.stringMatching(/^appointment-[0-9a-f-]{36}@www\.dswine\.example$/u),
    sequence: 1,
    start: new Date(slotAt('10:30')).toISOString(),
    status: 'CONFIRMED',
  });
  expect(entries[1]).toEqual(entries[0]);
  // Neither side learns an address that it was not given.
  const toVisitor = confirmed.find(({ to }) => to === 'amelie@buyer.example');
  expect(JSON.stringify(toVisitor)).not.toContain(exhibitorMail);

  expect(
    await kit.change('Cancel', visitor, { Note: 'Flight\r\nBcc: x@evil.example' }),
  ).toMatchObject({ status: 200 });
  const cancelled = await kit.mails();
  for (const { calendar } of cancelled)
    expect(calendarOf(calendar?.text)).toEqual({
      ...entries[0],
      method: 'CANCEL',
      sequence: 2,
      status: 'CANCELLED',
    });
  expect(cancelled).toHaveLength(2);
  for (const mail of cancelled) expect(writeMessage(mail)).not.toMatch(/^Bcc:/mu);
  // The time is free again.
  const next = await request(kit, 'bob');
  expect(await kit.change('Accept', next.exhibitor, { Slot: slotAt('10:30') })).toMatchObject({
    status: 200,
  });
});

it('accepts from the visitor only a time that the exhibitor proposed', async () => {
  const { exhibitor } = await request(kit);
  const nothing = await kit.change('Propose', exhibitor);
  expect(nothing.Data?.Problems).toMatchObject([{ Field: 'FirstSlot', Problem: 'required' }]);
  expect(
    await kit.change('Propose', exhibitor, { FirstSlot: slotAt('15:00'), Note: 'After lunch?' }),
  ).toMatchObject({ status: 200 });
  const [proposal] = await kit.mails();
  expect(proposal?.to).toBe('amelie@buyer.example');
  expect(proposal?.calendar).toBeUndefined();
  expect(proposal?.text).toContain('After lunch?');
  const visitor = keyIn(proposal ? [proposal] : [], 'amelie@buyer.example');
  expect((await kit.own(visitor)).Appointment).toMatchObject({
    State: 'proposed',
    Acceptable: [slotAt('15:00')],
  });
  // Only the exhibitor can accept a time that the visitor requested.
  const wrong = await kit.change('Accept', visitor, { Slot: slotAt('10:30') });
  expect(wrong.status).toBe(422);
  expect(await kit.change('Accept', visitor, { Slot: slotAt('15:00') })).toMatchObject({
    status: 200,
  });
  expect((await kit.own(visitor)).Appointment).toMatchObject({
    State: 'confirmed',
    Slot: slotAt('15:00'),
  });
});

it('mails the note of a declined request, and rejects later acceptance or cancellation', async () => {
  const { exhibitor, visitor } = await request(kit);
  await kit.change('Decline', exhibitor, { Note: 'Fully booked' });
  const [mail] = await kit.mails();
  expect(mail?.text).toContain('Fully booked');
  expect(mail?.calendar).toBeUndefined();
  expect((await kit.own(visitor)).Appointment?.State).toBe('declined');
  expect((await kit.change('Accept', exhibitor, { Slot: slotAt('10:30') })).status).toBe(422);
  expect((await kit.change('Cancel', visitor)).status).toBe(422);
});

it('rejects proposing, declining and accepting an open request by the visitor', async () => {
  const { visitor } = await request(kit);
  for (const [action, fields] of [
    ['Propose', { FirstSlot: slotAt('12:00') }],
    ['Decline', {}],
    ['Accept', { Slot: slotAt('10:30') }],
  ] as const)
    expect((await kit.change(action, visitor, fields)).status).toBe(422);
  expect(await kit.rowsOf()).toMatchObject([{ state: 'requested', sequence: 0 }]);
});

it.each([
  ['a time without an email address', { Email: '' }, 'Email', 'required'],
  ['a time outside of the opening hours', { FirstSlot: slotAt('09:30') }, 'FirstSlot', 'wrong'],
  ['an invalid time', { SecondSlot: 'tomorrow' }, 'SecondSlot', 'wrong'],
  ['a product of another exhibitor', { Products: '20001,20003' }, 'Products', 'wrong'],
  ['an unknown buyer type', { BuyerType: 'king' }, 'BuyerType', 'wrong'],
])('rejects %s', async (_what, fields, Field, Problem) => {
  const response = await kit.ask('amelie', fields);
  expect(response.status).toBe(422);
  expect(response.Data?.Problems).toMatchObject([{ Field, Problem }]);
  expect(await kit.rowsOf()).toEqual([]);
});

it('lists appointments only on the device that requested them', async () => {
  const response = await kit.organiser.app.inject({
    method: 'POST',
    url: '/api/expo/Exhibitors/Inquiry/DSWINE2026/1001?Lang=en',
    headers: {
      origin: 'https://www.dswine.example',
      cookie: `__Host-dswine_captcha=${'a'.repeat(22)}`,
    },
    payload: {
      Email: 'amelie@buyer.example',
      FirstSlot: slotAt('10:30'),
      NoticeVersion: '2026-11',
      Key: 'k',
      Code: await kit.code(),
    },
  });
  const cookies = [response.headers['set-cookie']].flat().join();
  expect(cookies).toContain('Path=/api/expo/Appointments; ');
  expect(cookies).toContain('HttpOnly; SameSite=Lax');
  const device = /dswine_appointments=([0-9a-f]{40})/u.exec(cookies)?.[1] ?? '';
  await kit.ask(
    'amelie',
    { FirstSlot: slotAt('12:00') },
    {
      cookie: `__Host-dswine_captcha=${'a'.repeat(22)}; __Secure-dswine_appointments=${device}`,
    },
  );
  const { Items } = await kit.device(device);
  expect(Items.map(({ Slots }) => Slots[0]).sort()).toEqual([slotAt('10:30'), slotAt('12:00')]);
  expect(JSON.stringify(Items)).not.toContain('amelie');
  expect((await kit.device('b'.repeat(40))).Items).toEqual([]);
});

it('rejects cancelling and declining once the requested times are over', async () => {
  const { exhibitor, visitor } = await request(kit);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(slotAt('22:00')));
  const late = [await kit.change('Cancel', visitor), await kit.change('Decline', exhibitor)];
  jest.restoreAllMocks();
  expect(late.map(({ status }) => status)).toEqual([422, 422]);
  expect((await kit.own(visitor)).Appointment?.State).toBe('requested');
});
