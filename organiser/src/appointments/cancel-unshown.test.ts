import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importEdition } from '../import/edition-importer.ts';
import { writeEdition } from '../import/small-edition.fixture.ts';
import { setWithdrawn } from '../withdrawals/set-withdrawn.ts';
import {
  comingFair,
  request,
  slotAt,
  startAppointments,
  type AppointmentsKit,
} from './appointments-kit.fixture.ts';

let kit: AppointmentsKit;
beforeEach(async () => void (kit = await startAppointments()));
afterEach(() => kit.organiser.end());

const now = new Date('2036-04-01T10:00:00+08:00');
const withdraw = (withdrawn: boolean) =>
  setWithdrawn(
    kit.organiser.database,
    { edition: 'DSWINE2026', kind: 'exhibitor', id: '1001', withdrawn },
    now,
  );

it('mails the visitor one cancellation with a calendar file when the exhibitor is withdrawn', async () => {
  const { exhibitor } = await request(kit, 'amelie');
  await kit.change('Accept', exhibitor, { Slot: slotAt('10:30') });
  await kit.mails();
  await withdraw(true);
  await withdraw(true);
  const [mail, ...others] = await kit.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'amelie@buyer.example', calendar: { method: 'CANCEL' } });
  expect(mail?.text).toMatch(/Château .+ is no longer on the exhibitor list/u);
  expect(mail?.text).toContain('10:30–11:00');
  expect(await kit.own(exhibitor)).toEqual({ Found: 'withdrawn' });
  await withdraw(false);
  expect((await kit.own(exhibitor)).Appointment?.State).toBe('cancelled');
  expect(await kit.organiser.database.selectFrom('confirmed_slots').selectAll().execute()).toEqual(
    [],
  );
});

it('notifies visitors of open requests, but not of declined ones', async () => {
  await request(kit, 'amelie');
  const { exhibitor } = await request(kit, 'bob', { SecondSlot: slotAt('11:00') });
  await kit.change('Decline', exhibitor);
  await kit.mails();
  await withdraw(true);
  const mails = await kit.mails();
  expect(mails.map(({ to }) => to)).toEqual(['amelie@buyer.example']);
  expect(mails[0]?.calendar).toBeUndefined();
});

it('notifies the visitor when an import removes the exhibitor', async () => {
  await request(kit, 'amelie');
  await kit.mails();
  const folder = mkdtempSync(join(tmpdir(), 'dswine-unshown-'));
  const records = comingFair();
  records.exhibitors = records.exhibitors.filter(({ Id }) => Id !== '1001');
  records.products = records.products.filter(({ ExhibitorId }) => ExhibitorId !== '1001');
  const target = writeEdition(folder, records);
  const from = { code: 'DSWINE2026', folder: target, source: target };
  await importEdition(kit.organiser.database, { ...from, force: true, now });
  const [mail] = await kit.mails();
  expect(mail?.to).toBe('amelie@buyer.example');
  expect(mail?.text).toContain('the exhibitor is no longer on the exhibitor list');
  rmSync(folder, { recursive: true });
});
