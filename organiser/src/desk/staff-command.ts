import { resolve } from 'node:path';
import { isEmail } from '@dswine/shared/form/email';
import { readSettings } from '../server/settings.ts';
import { databaseFile, openSqliteStore } from '../store/open-store.ts';
import { listStaff, removeStaff, setStaff } from './staff.queries.ts';

/*
 * Who may work at the desk. A password is made here, shown once and kept nowhere. Exit codes: 0 done, 1 not done.
 */
const usage = `用法 / usage:
  npm run staff -w organiser -- add <email> <name>   新增人員，或重設密碼 / adds somebody, or sets a new password
  npm run staff -w organiser -- remove <email>       移除人員 / removes somebody
  npm run staff -w organiser -- list                 列出人員 / lists everybody`;

async function run([command, email = '', ...name]: string[]): Promise<number> {
  if (command === 'help') return say(usage);
  if (command !== 'list' && !isEmail(email)) return complain(usage);
  const settings = readSettings(process.env, resolve(import.meta.dirname, '../../..'));
  const database = await openSqliteStore(databaseFile(settings.dataFolder));
  try {
    switch (command) {
      case 'add': {
        if (name.length === 0) return complain(usage);
        const password = await setStaff(database, email, name.join(' '));
        return say(`${email}\n密碼，只顯示這一次 / the password, shown only now: ${password}`);
      }
      case 'remove':
        return (await removeStaff(database, email))
          ? say(`${email} 已移除 / removed`)
          : complain(`沒有這個人員 / there is nobody with ${email}`);
      case 'list':
        return say((await listStaff(database)).map((staff) => `${staff.email}\t${staff.name}`).join('\n'));
      case undefined:
      default:
        return complain(usage);
    }
  } finally {
    await database.destroy();
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}

run(process.argv.slice(2)).then(
  (exitCode) => (process.exitCode = exitCode),
  (error: unknown) => (process.exitCode = complain(error instanceof Error ? error.message : usage)),
);
