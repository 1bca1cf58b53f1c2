import { ExhibitorDeadlines } from '@dswine/shared/contract/exhibitor-deadlines';
import { both, smallEdition } from '../../content/import/small-edition.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { addColleague, deskBrowser, deskCookie } from '../desk-kit.fixture.ts';
import {
  by,
  startExhibitorDesk,
} from '../../taking-part/exhibitor-desk/exhibitor-desk-kit.fixture.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A fair with three things to do: order power, publish the profile, send a form. */
function fairWithTasks() {
  const records = smallEdition();
  const Due = records.edition[0]?.StartDate ?? '';
  const deadline = {
    ...{ Topic: 'build' as const, UpdatedAt: '2025-10-15', Text: both('文', 'Text'), Due },
  };
  records.deadlines = [
    { ...deadline, Id: '7', Title: both('資料', 'Profile'), MetBy: 'profile' },
    { ...deadline, Id: '8', Title: both('水電', 'Power') },
    {
      ...{ ...deadline, Id: '9', Title: both('文件', 'Papers') },
      Form: { Page: '/Contact', Name: both('聯絡', 'Contact') },
    },
    { ...deadline, Id: '15', Title: both('進場', 'Moving in') },
  ];
  records['order-items'] = [
    {
      ...{ Id: '201', Group: 'power', Name: both('插座', 'Socket'), Unit: both('組', 'each') },
      ...{ Price: 1800, Limit: 5, Deadline: '8', Supplier: both('水電', '=Power Ltd') },
    },
  ];
  return records;
}

const kit = startedBeforeEach(async () => {
  const desk = await startExhibitorDesk(fairWithTasks());
  const states = async (key: string) => {
    const { Items } = await getData<ExhibitorDeadlines>(
      desk.organiser.app,
      '/api/expo/ExhibitorDesk/Deadlines/DSWINE2026?Lang=en',
      ExhibitorDeadlines,
      by(key),
    );
    return Items.map(({ Id, State }) => `${Id} ${State}`);
  };
  const order = async (key: string) => {
    await desk.act('Orders/Draft', key, { Version: '0', Quantities: '201:2' });
    const row = await desk.organiser.database
      .selectFrom('exhibitor_orders')
      .selectAll()
      .executeTakeFirstOrThrow();
    await desk.act('Orders/Send', key, { Order: row.id, Total: String(row.total) });
  };
  const remind = (...rows: string[]) =>
    desk.staff.post('/desk/exhibitors', [
      ['do', 'remind'],
      ...rows.map((id): [string, string] => ['row', id]),
    ]);
  return { ...desk, states, order, remind, ann: await desk.invite('1001', 'ann@cellar.example') };
});

it('ticks off what was sent, and what staff say, but no dates without a task', async () => {
  expect(await kit.states(kit.ann)).toEqual(['7 open', '8 open', '9 open']);
  await kit.order(kit.ann);
  await kit.staff.post('/desk/exhibitors/1001', { do: 'met', deadline: '9' });
  expect(await kit.states(kit.ann)).toEqual(['7 open', '8 order', '9 staff']);
  await kit.staff.post('/desk/exhibitors/1001', { do: 'undo', deadline: '9' });
  const none = await kit.staff.post('/desk/exhibitors/1001', { do: 'met', deadline: '15' });
  expect(none.statusCode).toBe(404);
  await kit.organiser.clock.advance(dayMs);
  expect(await kit.states(kit.ann)).toEqual(['7 missed', '8 order', '9 missed']);
  expect(await kit.states('f'.repeat(40))).toEqual([]);
});

it('reminds those who have something to do once a day, of what is open then', async () => {
  await kit.mails();
  await kit.remind('1001', '1002');
  await kit.remind('1001');
  await kit.order(kit.ann);
  const mails = (await kit.mails()).filter(({ subject }) => subject.includes('still to do'));
  expect(mails.map(({ to }) => to)).toEqual(['ann@cellar.example']);
  expect(mails[0]?.text).toContain('Papers');
  expect(mails[0]?.text).not.toContain('Power');
  const remindNextDay = async () => {
    await kit.organiser.clock.advance(dayMs);
    const staff = deskBrowser(kit.organiser, await deskCookie(kit.organiser));
    const { headers } = await staff.post('/desk/exhibitors', { do: 'remind', row: '1001' });
    return { staff, said: headers.location };
  };
  const { staff, said } = await remindNextDay();
  expect([said, (await kit.mails()).length]).toEqual(['/desk/exhibitors?said=reminded', 1]);
  for (const deadline of ['7', '9'])
    await staff.post('/desk/exhibitors/1001', { do: 'met', deadline });
  expect((await remindNextDay()).said).toContain('none-reminded');
});

it('sends no invitation and no reminder once the links of the edition have ended', async () => {
  await kit.organiser.clock.advance(200 * dayMs);
  await kit.mails();
  const staff = deskBrowser(kit.organiser, await deskCookie(kit.organiser));
  const said = async (path: string, fields: Record<string, string>) =>
    (await staff.post(`/desk/exhibitors${path}`, fields)).headers.location;
  expect(await said('', { do: 'invite-all' })).toMatch(/said=none-invited$/);
  expect(await said('', { do: 'remind', row: '1001' })).toMatch(/said=none-reminded$/);
  const bob = { do: 'invite', Name: 'Bob', Email: 'bob@cellar.example', Language: 'en' };
  expect(await said('/1001', bob)).toMatch(/said=changed$/);
  expect(await kit.mails()).toEqual([]);
  expect((await staff.get('/desk/exhibitors/1001')).body).not.toContain('value="invite"');
});

it('shows all exhibitors for a state that there is not, and no success above an error', async () => {
  const all = await kit.staff.get('/desk/exhibitors?state=constructor');
  expect(all.body).toContain('/desk/exhibitors/1001');
  const missing = await kit.staff.get('/desk/exhibitors/9999?said=approved');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).not.toContain('role="status"');
});

it('shows staff who has done what, and what was ordered from whom', async () => {
  await kit.order(kit.ann);
  const page = await kit.staff.get('/desk/exhibitors');
  expect(page.body).toContain('1 / 3');
  expect(page.body).toContain('NT$3,600');
  const open = await kit.staff.get('/desk/exhibitors?state=done');
  expect(open.body).toContain('沒有符合的參展商');
  const { headers } = await kit.staff.get('/desk/work/1001?said=ticked');
  expect(headers.location).toBe('/desk/exhibitors/1001?said=ticked');
  const one = await kit.staff.get(String(headers.location));
  expect(one.body).toContain('已更新 <span lang="en">Changed</span>');
  expect(one.body).toContain('插座 × 2');
  expect((await kit.staff.get('/desk/orders?supplier=none')).body).toContain('沒有訂單');
  const csv = await kit.staff.get('/desk/orders.csv');
  expect(csv.body).toContain('"水電 / =Power Ltd","插座 / Socket"');
  expect(csv.body).toContain('"2","1800","0","1800","3600"');
  const progress = await kit.staff.get('/desk/exhibitors.csv');
  expect(progress.body).toContain('"3600","","","order",""');
});

it('lets readers change nothing', async () => {
  await addColleague(kit.organiser, 'read');
  const reader = deskBrowser(kit.organiser, await deskCookie(kit.organiser, 'read'));
  expect((await reader.get('/desk/exhibitors/1001')).statusCode).toBe(200);
  const tick = await reader.post('/desk/exhibitors/1001', { do: 'met', deadline: '9' });
  expect(tick.statusCode).toBe(403);
  expect((await reader.get('/desk/orders.csv')).statusCode).toBe(403);
});
