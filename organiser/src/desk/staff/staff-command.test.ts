import { startAccounts } from '../../accounts/members/accounts.fixture.ts';
import { isPassword } from '../../accounts/members/passwords.ts';
import { runCommand } from '../../testing/run-command.fixture.ts';
import { testStoreEnvironment } from '../../testing/test-store.fixture.ts';
import { staffCommand } from './staff-command.ts';
import { findStaff } from './staff.queries.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startAccounts);

const email = 'lin@dswine.example';
const staff = (...line: string[]) =>
  runCommand(staffCommand, testStoreEnvironment(kit.organiser.folder), ...line);
const passwordIn = ({ stdout }: { stdout: string }) => /: (\S{20})\s*$/u.exec(stdout)?.[1] ?? '';

it('adds a staff account, changes its role, resets it and removes it', async () => {
  const { database } = kit.organiser;
  const added = await staff('add', email, '林小姐', '--role', 'answer');
  const account = { name: '林小姐', role: 'answer', must_change: 1 };
  expect(await findStaff(database, email)).toMatchObject(account);
  const stderr = expect.stringContaining('use reset');
  expect(await staff('add', email, '林小姐')).toMatchObject({ status: 1, stderr });
  expect((await staff('role', email, 'manage')).status).toBe(0);
  await database.updateTable('staff').set({ totp_secret: 'ABCDEFGH', must_change: 0 }).execute();
  const { stdout } = await staff('list');
  expect(stdout).toMatch(/lin@dswine\.example\t林小姐\tmanage\t.*second factor/u);
  const reset = await staff('reset', email, '--second-factor');
  const row = await findStaff(database, email);
  expect(row).toMatchObject({ totp_secret: null, must_change: 1 });
  const isNow = (password: string) => isPassword(row?.password_hash, password);
  expect([await isNow(passwordIn(reset)), await isNow(passwordIn(added))]).toEqual([true, false]);
  expect((await staff('remove', email)).status).toBe(0);
  expect((await staff('remove', email)).status).toBe(1);
  const recorded = await database.selectFrom('desk_actions').select('action').execute();
  expect(recorded.map(({ action }) => action).sort()).toEqual([
    'add staff',
    'change role',
    'remove staff',
    'reset password',
  ]);
});

it('ends all sessions of a member', async () => {
  const cookie = await kit.join();
  expect((await staff('end-sessions', 'ming@dswine.example')).status).toBe(0);
  expect(await kit.isMember(cookie)).toBe(false);
  expect((await staff('end-sessions', 'nobody@dswine.example')).status).toBe(1);
});
