import { ExhibitorOrders } from '@dswine/shared/contract/exhibitor-orders';
import { both, smallEdition } from '../../content/import/small-edition.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { by, startExhibitorDesk } from '../exhibitor-desk/exhibitor-desk-kit.fixture.ts';
import { renewRetention } from '../submissions/retained-until.ts';
import { eraseOldOrders } from './orders.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A fair to which a socket and passes can be ordered until the day of its start, by the clock. */
function fairWithOrders() {
  const records = smallEdition();
  const [fair] = records.edition;
  const Due = fair?.StartDate ?? '';
  const deadline = { Topic: 'build' as const, UpdatedAt: '2025-10-15', Text: both('文', 'Text') };
  const Until = new Date(Date.parse(Due) + 2 * dayMs).toISOString().slice(0, 10);
  records.deadlines = [
    { ...deadline, Id: '8', Title: both('設備', 'Power'), Due, Late: { Percent: 30, Until } },
    { ...deadline, Id: '12', Title: both('工作證', 'Passes'), Due },
  ];
  const item = { Unit: both('組', 'each'), Supplier: both('水電', 'Power Ltd') };
  records['order-items'] = [
    {
      ...{ ...item, Id: '201', Group: 'power', Name: both('插座', 'Socket'), Price: 1801 },
      ...{ Limit: 5, Deadline: '8' },
    },
    {
      ...{ ...item, Id: '231', Group: 'people', Name: both('證', 'Pass'), Price: 0 },
      ...{ Limit: 2, Deadline: '12', List: 'Passes' },
    },
  ];
  return records;
}

const kit = startedBeforeEach(async () => {
  const desk = await startExhibitorDesk(fairWithOrders());
  const read = (key: string) =>
    getData<ExhibitorOrders>(
      desk.organiser.app,
      '/api/expo/ExhibitorDesk/Orders/DSWINE2026?Lang=en',
      ExhibitorOrders,
      by(key),
    );
  const draft = (key: string, form: object) =>
    desk.act('Orders/Draft', key, { Version: '0', ...form });
  /** Sends what the page would send for the draft. */
  const send = async (key: string, over: object = {}) => {
    const { Draft } = (await read(key)).Desk ?? {};
    const shown = { Order: Draft?.Id ?? 'none', Total: String(Draft?.Total ?? 0) };
    return desk.act('Orders/Send', key, { ...shown, ...over });
  };
  return { ...desk, read, draft, send };
});

const sockets = (number: number | string) => ({ Quantities: `201:${number}` });

it('shows the sum, sends it, mails a receipt, and keeps each version', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.mails();
  await kit.draft(ann, { ...sockets(2), Passes: 'Ann\n\nBo\n' });
  const { Desk } = await kit.read(ann);
  expect(Desk?.Sent).toBeUndefined();
  // 2 × 1,801 with 5 % tax in it, computed once on the sum.
  expect(Desk?.Draft).toMatchObject({ Version: 1, Total: 3602, Net: 3430, Tax: 172 });
  expect((await kit.send(ann)).status).toBe(200);
  const [mail] = await kit.mails();
  expect(mail?.to).toBe('ann@cellar.example');
  expect(mail?.text).toContain('Socket: 2 each × NT$1,801');
  expect(mail?.text).toContain('NT$3,602');
  expect(mail?.text).toContain('Ann\nBo');
  await kit.draft(ann, { ...sockets(1), Passes: 'Ann', Version: '1' });
  await kit.send(ann);
  const after = (await kit.read(ann)).Desk;
  expect([after?.Sent?.Version, after?.Sent?.Total, after?.Sent?.Lists.Passes]).toEqual([
    2,
    1801,
    'Ann',
  ]);
  expect(after?.Earlier).toMatchObject([{ Version: 1, Total: 3602, By: 'ann@cellar.example' }]);
});

it('charges what is added late, keeps the price of the rest, and gives nothing back', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.draft(ann, { ...sockets(2), Passes: 'Ann' });
  await kit.send(ann);
  await kit.organiser.clock.advance(dayMs);
  const { Items } = await kit.read(ann);
  expect(Items[0]).toMatchObject({ State: 'late', Least: 2, Late: { Price: 2341 } });
  expect(Items[1]).toMatchObject({ State: 'closed', Quantity: 1 });
  const fewer = await kit.draft(ann, { ...sockets(1), Version: '1' });
  expect(fewer.Data?.Problems?.[0]?.Field).toBe('Quantities');
  // What has closed stays, whatever the form says.
  await kit.draft(ann, { ...sockets(3), Passes: 'Eve\nMallory', Version: '1' });
  await kit.send(ann);
  const { Sent } = (await kit.read(ann)).Desk ?? {};
  expect(Sent?.Total).toBe(2 * 1801 + 2341);
  expect(Sent?.Lists.Passes).toBe('Ann');
  await kit.organiser.clock.advance(3 * dayMs);
  expect((await kit.draft(ann, { ...sockets(4), Version: '2' })).status).toBe(422);
});

it('keeps the price of what was ordered in time when the price list changes later', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.draft(ann, sockets(2));
  await kit.send(ann);
  await kit.organiser.clock.advance(dayMs);
  const dearer = JSON.stringify(fairWithOrders()).replaceAll('"Price":1801', '"Price":3000');
  await kit.organiser.change(JSON.parse(dearer) as ReturnType<typeof fairWithOrders>);
  await kit.draft(ann, { ...sockets(3), Version: '1' });
  expect((await kit.read(ann)).Desk?.Draft?.Total).toBe(2 * 1801 + 3900);
});

it('refuses what cannot be ordered', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  for (const [what, form] of [
    ['more than the limit', sockets(6)],
    ['an unknown item', { Quantities: '999:1' }],
    ['a negative number', sockets('-1')],
    ['a fraction', sockets('1.5')],
    ['an item twice', { Quantities: '201:1,201:2' }],
    ['a price of their own', { Quantities: '201:1:1' }],
    ['a list as a number', { Quantities: '231:2' }],
    ['too many people', { Passes: 'a\nb\nc' }],
    ['a version that is not theirs', { ...sockets(1), Version: '7' }],
  ] as const)
    expect([what, (await kit.draft(ann, form)).status]).toEqual([what, 422]);
  expect((await kit.read(ann)).Desk?.Draft).toBeUndefined();
});

it('sends no other sum than was shown, nor after a deadline has changed it', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.draft(ann, sockets(2));
  expect((await kit.send(ann, { Total: '1' })).status).toBe(422);
  const { Draft } = (await kit.read(ann)).Desk ?? {};
  await kit.organiser.clock.advance(dayMs);
  const late = { Order: Draft?.Id, Total: String(Draft?.Total) };
  expect((await kit.act('Orders/Send', ann, late)).status).toBe(422);
  expect((await kit.read(ann)).Desk?.Sent).toBeUndefined();
});

it('shows and changes the orders of no other exhibitor', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  const ben = await kit.invite('1002', 'ben@brewery.example');
  await kit.draft(ann, sockets(2));
  const { Draft } = (await kit.read(ann)).Desk ?? {};
  const of = { Order: Draft?.Id, Total: String(Draft?.Total) };
  expect((await kit.act('Orders/Send', ben, of)).status).toBe(422);
  expect((await kit.read(ben)).Desk).toMatchObject({ Earlier: [] });
  expect((await kit.read(ben)).Desk?.Draft).toBeUndefined();
  // Without a link the prices alone.
  const stranger = await kit.read('f'.repeat(40));
  expect([stranger.Items.length > 0, stranger.Desk]).toEqual([true, undefined]);
  expect((await kit.act('Orders/Draft', '', { Version: '0' })).status).toBe(401);
});

it('sends an order once, and lets one of two colleagues win', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  const bo = await kit.invite('1001', 'bo@cellar.example');
  await kit.draft(ann, sockets(2));
  const { Draft } = (await kit.read(ann)).Desk ?? {};
  await kit.draft(bo, sockets(3));
  const shownToAnn = { Order: Draft?.Id, Total: String(Draft?.Total) };
  expect((await kit.act('Orders/Send', ann, shownToAnn)).status).toBe(422);
  const shownToBo = (await kit.read(bo)).Desk?.Draft;
  const again = { Order: shownToBo?.Id, Total: String(shownToBo?.Total) };
  const both = await Promise.all([1, 2].map(() => kit.act('Orders/Send', bo, again)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { Sent, Earlier } = (await kit.read(bo)).Desk ?? {};
  expect([Sent?.Version, Earlier]).toEqual([1, []]);
});

it('forgets the people three months after the fair, and the order after five years', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.draft(ann, { ...sockets(2), Passes: 'Ann' });
  await kit.send(ann);
  const { database, clock } = kit.organiser;
  const rows = () => database.selectFrom('exhibitor_orders').select(['lists', 'total']).execute();
  await eraseOldOrders(database, new Date(clock.now() + 100 * dayMs));
  expect(await rows()).toEqual([{ lists: '{}', total: 3602 }]);
  await eraseOldOrders(database, new Date(clock.now() + 6 * 366 * dayMs));
  expect(await rows()).toEqual([]);
});

it('keeps the people for three months after a fair that was postponed', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.draft(ann, { ...sockets(2), Passes: 'Ann' });
  const later = JSON.stringify(fairWithOrders()).replaceAll('2026-04-', '2026-05-');
  await kit.organiser.change(JSON.parse(later) as ReturnType<typeof fairWithOrders>);
  const { database } = kit.organiser;
  await renewRetention(database);
  const dates = ['names_until', 'retain_until'] as const;
  expect(await database.selectFrom('exhibitor_orders').select(dates).execute()).toEqual([
    { names_until: '2026-08-20T15:59:59.999Z', retain_until: '2031-05-20T15:59:59.999Z' },
  ]);
});
