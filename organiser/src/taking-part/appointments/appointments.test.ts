import ICAL from 'ical.js';
import { OpenSlots } from '@dswine/shared/contract/appointments';
import { writeMessage } from '../../mail/outbox/send-mail.ts';
import {
  exhibitorMail,
  keyIn,
  request,
  slotAt,
  startAppointments,
} from './appointments-kit.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startAppointments);

const visitorMail = 'amelie@buyer.example';

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
  const slotsOf = (path: string) => kit.organiser.read(OpenSlots, `${path}?Lang=en`);
  const { Slots } = await slotsOf('Exhibitors/Slots/DSWINE2026/1001');
  expect([Slots.length, Slots[0], Slots.at(-1)]).toEqual([16, slotAt('10:00'), slotAt('17:30')]);
  const { Products } = await slotsOf('Products/Slots/DSWINE2026/20001');
  expect(Products.map(({ Id }) => Id)).toContain('20001');
});

it('mails a request with all its facts to the exhibitor, and links both sides to it', async () => {
  const fields = { SecondSlot: slotAt('11:00') };
  const { mails, exhibitor, visitor } = await request(kit, 'amelie', fields);
  expect(mails.map(({ to }) => to).sort()).toEqual(
    [visitorMail, 'hello@dswine.example', exhibitorMail].sort(),
  );
  const mail = mails.find(({ to }) => to === exhibitorMail);
  for (const fact of ['Thames Drinks', visitorMail, '10:30–11:00', '11:00–11:30'])
    expect(mail?.text).toContain(fact);
  expect(mail?.replyTo).toBe(visitorMail);
  const [shown, own] = [await kit.own(exhibitor), await kit.own(visitor)];
  const Acceptable = [slotAt('10:30'), slotAt('11:00')];
  expect(shown.Appointment).toMatchObject({ Role: 'exhibitor', State: 'requested', Acceptable });
  expect(shown.Appointment?.Facts).toContainEqual({ Label: 'Company', Value: 'Thames Drinks' });
  expect(own.Appointment).toMatchObject({ Role: 'visitor', Acceptable: [] });
  expect(own.Appointment?.Facts).toContainEqual({ Label: 'Email', Value: visitorMail });
});

it('mails both sides the same calendar entry on acceptance, and its cancellation later', async () => {
  const { exhibitor, visitor } = await request(kit);
  expect(await kit.accept(exhibitor)).toBe(200);
  const confirmed = await kit.mails();
  expect(confirmed.map(({ to }) => to).sort()).toEqual([visitorMail, exhibitorMail]);
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
  const toVisitor = confirmed.find(({ to }) => to === visitorMail);
  expect(JSON.stringify(toVisitor)).not.toContain(exhibitorMail);

  const Note = 'Flight\r\nBcc: x@evil.example';
  expect((await kit.change('Cancel', visitor, { Note })).status).toBe(200);
  const cancelled = await kit.mails();
  expect(cancelled).toHaveLength(2);
  for (const mail of cancelled) {
    const ending = { method: 'CANCEL', sequence: 2, status: 'CANCELLED' };
    expect(calendarOf(mail.calendar?.text)).toEqual({ ...entries[0], ...ending });
    expect(String(await writeMessage(mail))).not.toMatch(/^Bcc:/mu);
  }
  // The time is free again.
  expect(await kit.accept((await request(kit, 'bob')).exhibitor)).toBe(200);
});

it('accepts from the visitor only a time that the exhibitor proposed', async () => {
  const { exhibitor } = await request(kit);
  const nothing = await kit.change('Propose', exhibitor);
  expect(nothing.Data?.Problems).toMatchObject([{ Field: 'Slots', Problem: 'required' }]);
  const proposed = { Slots: slotAt('15:00'), Note: 'After lunch?' };
  expect((await kit.change('Propose', exhibitor, proposed)).status).toBe(200);
  const mails = await kit.mails();
  expect(mails).toMatchObject([{ to: visitorMail, text: expect.stringContaining('After lunch?') }]);
  expect(mails[0]?.calendar).toBeUndefined();
  const visitor = keyIn(mails, visitorMail);
  const open = { State: 'proposed', Acceptable: [slotAt('15:00')] };
  expect((await kit.own(visitor)).Appointment).toMatchObject(open);
  // Only the exhibitor can accept a time that the visitor requested.
  expect(await kit.accept(visitor)).toBe(422);
  expect(await kit.accept(visitor, '15:00')).toBe(200);
  const confirmed = { State: 'confirmed', Slot: slotAt('15:00') };
  expect((await kit.own(visitor)).Appointment).toMatchObject(confirmed);
});

it('mails the note of a declined request, and rejects later acceptance or cancellation', async () => {
  const { exhibitor, visitor } = await request(kit);
  await kit.change('Decline', exhibitor, { Note: 'Fully booked' });
  const [mail] = await kit.mails();
  expect(mail?.text).toContain('Fully booked');
  expect(mail?.calendar).toBeUndefined();
  expect((await kit.own(visitor)).Appointment?.State).toBe('declined');
  expect(await kit.accept(exhibitor)).toBe(422);
  expect((await kit.change('Cancel', visitor)).status).toBe(422);
});

it('mails the visitor only what holds when the mail is sent', async () => {
  const { exhibitor } = await request(kit);
  await kit.change('Propose', exhibitor, { Slots: slotAt('15:00') });
  await kit.change('Decline', exhibitor, { Note: 'Fully booked' });
  expect((await kit.mails()).map(({ text }) => text.includes('Fully booked'))).toEqual([true]);
});

it('lets only the exhibitor propose other times or decline', async () => {
  const { visitor } = await request(kit);
  const proposed = { Slots: slotAt('12:00') };
  expect((await kit.change('Propose', visitor, proposed)).status).toBe(422);
  expect((await kit.change('Decline', visitor)).status).toBe(422);
  expect(await kit.rowsOf()).toMatchObject([{ state: 'requested', sequence: 0 }]);
});

describe('a visitor moves', () => {
  it('a confirmed appointment, which stands until the exhibitor confirms another time', async () => {
    const { exhibitor, visitor } = await request(kit);
    await kit.accept(exhibitor);
    await kit.mails();
    const Note = 'My flight is late';
    expect((await kit.change('Move', visitor, { Slots: slotAt('15:00'), Note })).status).toBe(200);
    const [mail, ...others] = await kit.mails();
    expect([mail?.to, others]).toEqual([exhibitorMail, []]);
    for (const fact of ['10:30–11:00', '15:00–15:30', Note]) expect(mail?.text).toContain(fact);
    const [Slot, Slots] = [slotAt('10:30'), [slotAt('15:00')]];
    const moving = { State: 'requested', Slot, Slots };
    expect((await kit.own(visitor)).Appointment).toMatchObject(moving);
    // The confirmed time is not free for others.
    expect((await kit.ask('bob')).Data?.Problems).toMatchObject([{ Field: 'Slots' }]);

    await kit.change('Decline', exhibitor, { Note: 'Full' });
    expect((await kit.mails())[0]?.subject).toMatch(/^The time stands: .+10:30–11:00/u);
    expect((await kit.own(visitor)).Appointment).toMatchObject({ State: 'confirmed', Slot });

    await kit.change('Move', visitor, { Slots: slotAt('15:00') });
    expect(await kit.accept(exhibitor, '15:00')).toBe(200);
    const moved = (await kit.mails()).find(({ to, calendar }) => to === visitorMail && calendar);
    const start = new Date(slotAt('15:00')).toISOString();
    expect(calendarOf(moved?.calendar?.text)).toMatchObject({ method: 'REQUEST', start });
    // The first time is free again.
    expect(await kit.accept((await request(kit, 'bob')).exhibitor)).toBe(200);
  });

  it('again, once the time asked for has passed without an answer', async () => {
    const { exhibitor, visitor } = await request(kit, 'amelie', { Slots: slotAt('16:00') });
    await kit.accept(exhibitor, '16:00');
    await kit.change('Move', visitor, { Slots: slotAt('11:00') });
    const { clock } = kit.organiser;
    await clock.advance(Date.parse(slotAt('11:00')) - clock.now());
    expect((await kit.own(visitor)).Appointment).toMatchObject({ State: 'confirmed' });
    expect((await kit.change('Move', visitor, { Slots: slotAt('15:00') })).status).toBe(200);
  });

  it('before the mails about the confirmed time are sent, which both sides get all the same', async () => {
    const { exhibitor, visitor } = await request(kit);
    await kit.accept(exhibitor);
    await kit.change('Move', visitor, { Slots: slotAt('15:00') });
    const confirmations = (await kit.mails()).filter(({ calendar }) => calendar);
    expect(confirmations.map(({ to }) => to).sort()).toEqual([visitorMail, exhibitorMail].sort());
    for (const { calendar } of confirmations) {
      const start = new Date(slotAt('10:30')).toISOString();
      expect(calendarOf(calendar?.text)).toMatchObject({ method: 'REQUEST', start });
    }
  });

  it('a request, whose earlier times nobody can accept any more', async () => {
    const { exhibitor, visitor } = await request(kit);
    await kit.change('Move', visitor, { Slots: slotAt('15:00') });
    expect(await kit.accept(exhibitor)).toBe(422);
    expect(await kit.accept(exhibitor, '15:00')).toBe(200);
  });

  it('nothing that the exhibitor may, that has begun, or that was declined', async () => {
    const { exhibitor, visitor } = await request(kit);
    const move = (key: string) => kit.change('Move', key, { Slots: slotAt('15:00') });
    expect((await move(exhibitor)).status).toBe(422);
    await kit.accept(exhibitor);
    expect((await move(visitor)).status).toBe(200);
    const { clock } = kit.organiser;
    await clock.advance(Date.parse(slotAt('10:30')) - clock.now());
    expect((await move(visitor)).status).toBe(422);
    expect(await kit.accept(exhibitor, '15:00')).toBe(422);
    const stands = { State: 'confirmed', Slot: slotAt('10:30'), Open: [] };
    expect((await kit.own(visitor)).Appointment).toMatchObject(stands);
  });

  it('an appointment in vain to a time that another visitor got meanwhile', async () => {
    const { exhibitor, visitor } = await request(kit);
    await kit.accept(exhibitor);
    await kit.change('Move', visitor, { Slots: slotAt('15:00') });
    await kit.mails();
    const other = await request(kit, 'bob', { Slots: slotAt('15:00') });
    expect(await kit.accept(other.exhibitor, '15:00')).toBe(200);
    expect(await kit.accept(exhibitor, '15:00')).toBe(422);
    // The confirmed time is still booked.
    expect((await kit.ask('carol')).Data?.Problems).toMatchObject([{ Field: 'Slots' }]);
  });
});

it('rejects a request that cannot be granted', async () => {
  for (const [what, fields, Field, Problem] of [
    ['a time without an email address', { Email: '' }, 'Email', 'required'],
    ['a time outside of the opening hours', { Slots: slotAt('09:30') }, 'Slots', 'wrong'],
    ['a time that is chosen twice', { FirstSlot: slotAt('10:30') }, 'Slots', 'wrong'],
    [
      'more than three times',
      { Slots: ['10:00', '10:30', '11:00', '11:30'].map(slotAt).join() },
      'Slots',
      'wrong',
    ],
    ['a product of another exhibitor', { Products: '20001,20003' }, 'Products', 'wrong'],
  ] as const) {
    const { status, Data } = await kit.ask('amelie', fields);
    expect([what, status, Data?.Problems]).toMatchObject([what, 422, [{ Field, Problem }]]);
  }
  expect(await kit.rowsOf()).toEqual([]);
});

it('lists appointments only on the device that requested them', async () => {
  const captcha = `__Host-dswine_captcha=${'a'.repeat(22)}`;
  const form = { Email: visitorMail, Slots: slotAt('10:30'), NoticeVersion: '2026-11' };
  const response = await kit.organiser.app.inject({
    method: 'POST',
    url: '/api/expo/Exhibitors/Inquiry/DSWINE2026/1001?Lang=en',
    headers: { origin: 'https://www.dswine.example', cookie: captcha },
    payload: { ...form, Key: 'k', Code: await kit.code() },
  });
  const cookies = [response.headers['set-cookie']].flat().join();
  expect(cookies).toContain('Path=/api/expo/Appointments; ');
  expect(cookies).toContain('HttpOnly; SameSite=Lax');
  const device = /dswine_appointments=([0-9a-f]{40})/u.exec(cookies)?.[1] ?? '';
  const cookie = `${captcha}; __Secure-dswine_appointments=${device}`;
  await kit.ask('amelie', { Slots: slotAt('12:00') }, { cookie });
  const { Items } = await kit.device(device);
  expect(Items.map(({ Slots }) => Slots[0]).sort()).toEqual([slotAt('10:30'), slotAt('12:00')]);
  expect(JSON.stringify(Items)).not.toContain('amelie');
  expect((await kit.device('b'.repeat(40))).Items).toEqual([]);
});

it('rejects every change once the requested time has begun', async () => {
  const { exhibitor, visitor } = await request(kit);
  const { clock } = kit.organiser;
  await clock.advance(Date.parse(slotAt('10:30')) - clock.now());
  const late = [
    await kit.change('Cancel', visitor),
    await kit.change('Decline', exhibitor),
    await kit.change('Accept', exhibitor, { Slot: slotAt('10:30') }),
  ];
  expect(late.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect((await kit.own(visitor)).Appointment?.State).toBe('expired');
  await clock.advance(-1);
  expect((await kit.own(visitor)).Appointment?.State).toBe('requested');
});
