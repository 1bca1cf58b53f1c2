import { ExhibitorInquiries } from '@dswine/shared/contract/exhibitor-inquiries';
import { comingFair, slotAt } from '../appointments/appointments-kit.fixture.ts';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { by, startExhibitorDesk } from '../exhibitor-desk/exhibitor-desk-kit.fixture.ts';
import { eraseSubmission } from '../../accounts/erasure/erase-submission.ts';

const kit = startedBeforeEach(async () => {
  const desk = await startExhibitorDesk(comingFair());
  const { app } = desk.organiser;
  const read = (key: string, query = '') =>
    getData<ExhibitorInquiries>(
      app,
      `/api/expo/ExhibitorDesk/Inquiries/DSWINE2026?Lang=en${query}`,
      ExhibitorInquiries,
      by(key),
    );
  const get = (path: string, key = '') =>
    app.inject({ url: `/api/expo/ExhibitorDesk/${path}`, headers: by(key) });
  let sent = 0;
  /** A visitor writes to exhibitor 1001. Returns the reference. */
  const ask = async (form: object = {}) => {
    const body = { Name: 'Vi', Email: 'vi@buyer.example', Content: 'Price?', Company: 'Thames' };
    const rest = { NoticeVersion: '2026-11', Key: String((sent += 1)), Code: await desk.code() };
    const call = 'Exhibitors/Inquiry/DSWINE2026/1001?Lang=en';
    return (await desk.post(call, { ...body, ...rest, ...form })).Data?.Reference ?? '';
  };
  return {
    ...desk,
    ...{ read, get, ask },
    ann: await desk.invite('1001', 'ann@cellar.example'),
    ben: await desk.invite('1002', 'ben@brewery.example'),
  };
});

it('lists what visitors sent to this exhibitor, and answers by mail', async () => {
  const reference = await kit.ask();
  await kit.mails();
  const { List } = await kit.read(kit.ann);
  expect(List?.Items).toMatchObject([{ Reference: reference, From: 'Thames', Answered: false }]);
  const Text = 'Ten dollars a bottle.';
  expect((await kit.act('Answer', kit.ann, { Inquiry: reference, Text })).status).toBe(200);
  const [mail] = await kit.mails();
  expect(mail).toMatchObject({ to: 'vi@buyer.example', replyTo: 'ann@cellar.example' });
  expect(mail?.text).toContain(Text);
  const { Inquiry } = await kit.read(kit.ann, `&Reference=${reference}`);
  expect(Inquiry).toMatchObject({ Answered: true, Steps: [{ Kind: 'answer', Text }] });
});

it('hands over to a colleague of the same desk only, who is told', async () => {
  const reference = await kit.ask();
  const bo = await kit.invite('1001', 'bo@cellar.example');
  await kit.mails();
  const idOf = async (key: string) =>
    (await kit.own(key)).Desk?.Team.find(({ You }) => You)?.Id ?? '';
  const hand = async (to: string) =>
    kit.act('HandOver', kit.ann, { Inquiry: reference, Member: await idOf(to) });
  expect((await hand(kit.ben)).status).toBe(422);
  expect((await hand(bo)).status).toBe(200);
  expect((await kit.mails()).map(({ to }) => to)).toEqual(['bo@cellar.example']);
  expect((await kit.read(bo)).List?.Items[0]?.Owner).toBe('bo@cellar.example');
});

it('shows, answers and exports nothing of another exhibitor', async () => {
  const reference = await kit.ask();
  expect((await kit.read(kit.ben)).List?.Total).toBe(0);
  const other = await kit.get(`Inquiries/DSWINE2026?Reference=${reference}`, kit.ben);
  expect(other.statusCode).toBe(404);
  for (const [call, form] of [
    ['Answer', { Text: 'x' }],
    ['HandOver', { Member: 'x' }],
  ] as const) {
    const statuses = await Promise.all(
      [kit.ben, ''].map(
        async (key) => (await kit.act(call, key, { Inquiry: reference, ...form })).status,
      ),
    );
    expect([call, ...statuses]).toEqual([call, 404, 401]);
  }
  const leads = await kit.get('Leads/DSWINE2026/leads.csv', kit.ben);
  expect(leads.body).not.toContain('vi@buyer.example');
  expect((await kit.get('Leads/DSWINE2026/leads.csv')).statusCode).toBe(401);
  expect((await kit.get('Leads/DSWINE2026/passwd', kit.ann)).statusCode).toBe(404);
});

it('opens an appointment for an hour, and shows clashes of its times', async () => {
  const first = await kit.ask({ Slots: slotAt('10:30') });
  const second = await kit.ask({ Slots: slotAt('10:30'), Email: 'wu@buyer.example' });
  const slots = async () => (await kit.read(kit.ann, `&Reference=${second}`)).Inquiry?.Slots;
  expect(await slots()).toEqual([{ Slot: slotAt('10:30'), Taken: false, Others: 1 }]);
  const { Key = '' } = (await kit.read(kit.ann, `&Reference=${first}`)).Inquiry ?? {};
  const cookie = { cookie: `__Secure-dswine_appointment=${Key}` };
  const { body } = await kit.organiser.app.inject({
    url: '/api/expo/Appointments/Own/DSWINE2026?Lang=en',
    headers: cookie,
  });
  const { Id } = (JSON.parse(body) as { Data: { Appointment: { Id: string } } }).Data.Appointment;
  const accept = { Appointment: Id, Role: 'exhibitor', Slot: slotAt('10:30') };
  const accepting = () => kit.post('Appointments/Accept/DSWINE2026?Lang=en', accept, cookie);
  expect((await accepting()).status).toBe(200);
  expect(await slots()).toEqual([{ Slot: slotAt('10:30'), Taken: true, Others: 0 }]);
  await kit.organiser.clock.advance(61 * 60 * 1000);
  expect((await accepting()).status).toBe(422);
});

it('ends the appointments that a member opened with the member', async () => {
  const reference = await kit.ask({ Slots: slotAt('10:30') });
  const bo = await kit.invite('1001', 'bo@cellar.example');
  const { Key = '' } = (await kit.read(bo, `&Reference=${reference}`)).Inquiry ?? {};
  const opened = async (key: string) => {
    const { body } = await kit.organiser.app.inject({
      url: '/api/expo/Appointments/Own/DSWINE2026?Lang=en',
      headers: { cookie: `__Secure-dswine_appointment=${key}` },
    });
    return body.includes('"Role":"exhibitor"');
  };
  expect(await opened(Key)).toBe(true);
  const { Desk } = await kit.own(bo);
  await kit.act('Revoke', kit.ann, { Member: Desk?.Team.find(({ You }) => You)?.Id });
  expect(await opened(Key)).toBe(false);
  const { Inquiry } = await kit.read(kit.ann, `&Reference=${reference}`);
  expect(await opened(Inquiry?.Key ?? '')).toBe(true);
});

it('serves the calendar by a secret address, until it is renewed, or the member or exhibitor gone', async () => {
  const reference = await kit.ask({ Slots: slotAt('11:00') });
  await kit.organiser.database
    .updateTable('appointments')
    .set({ state: 'confirmed', slot: slotAt('11:00') })
    .execute();
  const bo = await kit.invite('1001', 'bo@cellar.example');
  const make = async (key: string) =>
    ((await kit.act('Feed', key, {})).Data as { Feed?: string } | null)?.Feed ?? '';
  const open = (feed: string) => kit.get(`Calendar/DSWINE2026/${feed}.ics?Lang=en`);
  const old = await make(bo);
  expect((await open(old)).body).toContain(reference);
  expect((await open(await make(kit.ben))).body).not.toContain(reference);
  const feed = await make(bo);
  const statuses = async () =>
    Promise.all([old, feed, 'f'.repeat(40)].map(async (one) => (await open(one)).statusCode));
  expect(await statuses()).toEqual([404, 200, 404]);
  await kit.organiser.withdraw('exhibitor', '1001');
  expect(await statuses()).toEqual([404, 404, 404]);
  await kit.organiser.restore('exhibitor', '1001');
  expect(await statuses()).toEqual([404, 200, 404]);
  const { Desk } = await kit.own(bo);
  await kit.act('Revoke', kit.ann, { Member: Desk?.Team.find(({ You }) => You)?.Id });
  expect(await statuses()).toEqual([404, 404, 404]);
});

it('exports leads that run no formula and break no card, with the use that is permitted', async () => {
  await kit.ask({ Name: '=cmd()', Content: 'a\nEND:VCARD\nBEGIN:VCARD', Tel: '02-2345-6789' });
  const csv = await kit.get('Leads/DSWINE2026/leads.csv?Lang=en', kit.ann);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="leads.csv"');
  expect(csv.body).toContain(`"'=cmd()"`);
  expect(csv.body).toContain('not for other marketing');
  expect(csv.body).toContain('2026-11');
  const { body } = await kit.get('Leads/DSWINE2026/leads.vcf', kit.ann);
  expect(body.match(/^BEGIN:VCARD/gmu)).toHaveLength(1);
  expect(body).toContain('EMAIL;TYPE=internet:vi@buyer.example');
  expect((await kit.own(kit.ann)).Desk?.Actions[0]?.Action).toBe('export-leads');
});

it('names the product in the export, and exports ten times a minute', async () => {
  const { products } = smallEdition();
  const product = products.find(({ ExhibitorId }) => ExhibitorId === '1001');
  await kit.ask();
  const { database } = kit.organiser;
  await database
    .updateTable('submissions')
    .set({ product_id: product?.Id ?? '' })
    .execute();
  const exported = () => kit.get('Leads/DSWINE2026/leads.csv?Lang=en', kit.ann);
  expect((await exported()).body).toContain(`"${product?.Name.en}"`);
  for (let number = 2; number <= 10; number += 1) await exported();
  expect((await exported()).statusCode).toBe(429);
});

it('forgets the steps with the inquiry, and mails no answer to it', async () => {
  const reference = await kit.ask();
  await kit.mails();
  await kit.act('Answer', kit.ann, { Inquiry: reference, Text: 'Hello' });
  const { database, clock } = kit.organiser;
  const row = (await kit.rows()).find((one) => one.reference === reference);
  await eraseSubmission(database, row?.id ?? '', new Date(clock.now()));
  expect(await kit.mails()).toEqual([]);
  expect(await database.selectFrom('inquiry_steps').selectAll().execute()).toEqual([]);
  expect((await kit.read(kit.ann)).List?.Total).toBe(0);
});
