import { parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { isEmail, plainEmail } from '@dswine/shared/form/email';
import { plainValue } from '@dswine/shared/form/field-rules';
import { findByEmail, endAllSessions } from '../../accounts/members/members.queries.ts';
import { commandSettings, fail, onDatabase, print } from '../../store/command.ts';
import type { Database } from '../../store/tables.ts';
import { recordAction, type DeskAction } from '../audit/actions.queries.ts';
import { roles, type Role } from './desk-access.ts';
import { disableSecondFactor } from './second-factor.ts';
import {
  addStaff,
  findStaff,
  listStaff,
  removeStaff,
  resetStaff,
  setRole,
} from './staff.queries.ts';

/*
 * Manages staff accounts and roles. A new password is generated and shown once; its owner must
 * change it at the first login. Exit codes: 0 done, 1 not done.
 */
const usage = `用法 / usage:
  npm run staff -w organiser -- add <email> <name> [--role entrance|read|answer|manage]
      新增人員，預設只能閱讀 / adds somebody, who may only read unless a role is named
  npm run staff -w organiser -- role <email> <entrance|read|answer|manage>
      變更權限 / changes what somebody may do
  npm run staff -w organiser -- reset <email> [--second-factor]
      重設密碼，並可移除第二道驗證 / sets a new password, and takes the second factor off
  npm run staff -w organiser -- remove <email>       移除人員 / removes somebody
  npm run staff -w organiser -- list                 列出人員 / lists everybody
  npm run staff -w organiser -- end-sessions <email>
      將會員從所有裝置登出 / logs a member of the site out everywhere`;

type Options = { role?: string | undefined; 'second-factor'?: boolean | undefined };

/** Runs the command line. Returns the exit code. */
export async function staffCommand(line: string[]): Promise<number> {
  try {
    return await run(line);
  } catch (error) {
    return fail(error instanceof Error ? error.message : usage);
  }
}

async function run(line: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: line,
    allowPositionals: true,
    options: { role: { type: 'string' }, 'second-factor': { type: 'boolean' } },
  });
  const [command = '', email = '', ...rest] = positionals;
  if (command === 'help') return print(usage);
  if (command !== 'list' && !isEmail(email)) return fail(usage);
  return onDatabase(commandSettings(), (database) =>
    runCommand(database, { command, email, rest, values }),
  );
}

type Command = { command: string; email: string; rest: string[]; values: Options };

async function runCommand(
  database: Database,
  { command, email, rest, values }: Command,
): Promise<number> {
  const staff = await findStaff(database, email);
  const unknownAccount = `沒有這個人員 / there is nobody with ${email}`;
  const audit = (action: string, detail = '') =>
    record(database, { action, subject: plainEmail(email), detail });
  switch (command) {
    case 'add':
      return add(database, email, {
        name: plainValue(rest.join(' ')),
        role: values.role ?? 'read',
      });
    case 'role': {
      const role = roleNamed(rest[0]);
      if (!role) return fail(usage);
      if (!staff) return fail(unknownAccount);
      await setRole(database, staff.id, role);
      await audit('change role', role);
      return print(`${staff.email}\t${role}`);
    }
    case 'reset': {
      if (!staff) return fail(unknownAccount);
      if (values['second-factor']) await disableSecondFactor(database, staff.id);
      await audit('reset password', values['second-factor'] ? 'second factor off' : '');
      return print(passwordNotice(staff.email, await resetStaff(database, staff.id)));
    }
    case 'remove':
      if (!(await removeStaff(database, email))) return fail(unknownAccount);
      await audit('remove staff');
      return print(`${email} 已移除 / removed`);
    case 'list':
      return print((await listStaff(database)).map(describe).join('\n'));
    case 'end-sessions': {
      const member = await findByEmail(database, plainEmail(email));
      if (!member) return fail(`沒有這個會員 / there is no member with ${email}`);
      await endAllSessions(database, member.id);
      // Keep members' addresses out of the audit trail.
      await record(database, { action: 'end sessions', subject: member.id, detail: '' });
      return print(`${email} 已登出 / logged out everywhere`);
    }
    default:
      return fail(usage);
  }
}

async function add(
  database: Database,
  email: string,
  { name, role: named }: { name: string; role: string },
): Promise<number> {
  const role = roleNamed(named);
  if (name === '' || !role) return fail(usage);
  const password = await addStaff(database, { email, name, role }, new Date(systemClock.now()));
  if (password === undefined)
    return fail(
      `${email} 已經有帳號，請用 reset 重設密碼 / already has an account: use reset for a new password`,
    );
  await record(database, { action: 'add staff', subject: plainEmail(email), detail: role });
  return print(passwordNotice(email, password));
}

const record = (database: Database, action: Omit<DeskAction, 'staff'>) =>
  recordAction(database, { staff: 'staff command', ...action }, new Date(systemClock.now()));

const roleNamed = (name: string | undefined): Role | undefined =>
  roles.find((role) => role === name);
const passwordNotice = (email: string, password: string) =>
  `${email}\n密碼，只顯示這一次，第一次登入須變更 / the password, shown only now, to be changed at the first login: ${password}`;
const describe = ({
  email,
  name,
  role,
  totp_secret,
}: Awaited<ReturnType<typeof listStaff>>[number]) =>
  [email, name, role, totp_secret === null ? '' : '第二道驗證 second factor'].join('\t');

if (import.meta.main) process.exitCode = await staffCommand(process.argv.slice(2));
