import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startAccounts, type AccountsKit } from '../members/accounts.fixture.ts';
import { isPassword } from '../members/passwords.ts';
import { testStoreEnvironment } from '../testing/test-store.fixture.ts';
import { findStaff } from './staff.queries.ts';

let kit: AccountsKit;
beforeEach(async () => void (kit = await startAccounts()));
afterEach(() => kit.organiser.end());

// Each command is a process of its own.
const limitMs = 600_000;
const email = 'lin@dswine.example';
function staff(...line: string[]) {
  const script = resolve(import.meta.dirname, 'staff-command.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...line], {
    env: testStoreEnvironment(kit.organiser.folder),
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr, password: /: (\S{20})\s*$/u.exec(stdout)?.[1] ?? '' };
}

it(
  'adds a staff account, changes its role, resets it and removes it',
  async () => {
    const { database } = kit.organiser;
    const added = staff('add', email, '林小姐', '--role', 'answer');
    expect(await findStaff(database, email)).toMatchObject({
      name: '林小姐',
      role: 'answer',
      must_change: 1,
    });
    expect(staff('add', email, '林小姐')).toMatchObject({
      status: 1,
      text: expect.stringContaining('use reset'),
    });
    expect(staff('role', email, 'manage').status).toBe(0);
    await database.updateTable('staff').set({ totp_secret: 'ABCDEFGH', must_change: 0 }).execute();
    expect(staff('list').text).toMatch(/lin@dswine\.example\t林小姐\tmanage\t.*second factor/u);
    const reset = staff('reset', email, '--second-factor');
    const row = await findStaff(database, email);
    expect(row).toMatchObject({ totp_secret: null, must_change: 1 });
    expect([
      await isPassword(row?.password_hash, reset.password),
      await isPassword(row?.password_hash, added.password),
    ]).toEqual([true, false]);
    expect([staff('remove', email).status, staff('remove', email).status]).toEqual([0, 1]);
    const recordedActions = await database.selectFrom('desk_actions').select('action').execute();
    expect(recordedActions.map(({ action }) => action).sort()).toEqual([
      'add staff',
      'change role',
      'remove staff',
      'reset password',
    ]);
  },
  limitMs,
);

it(
  'ends all sessions of a member',
  async () => {
    const cookie = await kit.join();
    const check = async () =>
      (
        await kit.organiser.app.inject({
          method: 'POST',
          url: '/api/auth/isAuthenticated',
          headers: { cookie },
        })
      ).body;
    expect(await check()).toBe('200');
    expect(staff('end-sessions', 'ming@dswine.example').status).toBe(0);
    expect(await check()).toBe('251');
    expect(staff('end-sessions', 'nobody@dswine.example').status).toBe(1);
  },
  limitMs,
);
