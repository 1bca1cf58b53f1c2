import { parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { listUndelivered } from '../mail/outbox/outbox.queries.ts';
import { explainStart } from '../process/explain-start.ts';
import { commandSettings, fail, onDatabase, print } from '../store/command.ts';
import type { Database, OutboxMailRow } from '../store/tables.ts';
import { sendMailAgain } from './mail.routes.ts';

/*
 * Lists the mails that did not reach their recipient, as the desk does, and sends them again. Exit
 * codes: 0 done, 1 not done.
 */
const usage = 'usage: npm run mails -w organiser -- [--again <id of a mail>|all]';

/** Runs the command line. Returns the exit code. */
export async function mailsCommand(line: string[]): Promise<number> {
  try {
    const { again } = parseArgs({ args: line, options: { again: { type: 'string' } } }).values;
    return await onDatabase(commandSettings(), (database) =>
      again === undefined ? list(database) : send(database, again),
    );
  } catch (error) {
    return fail(`${explainStart(error)}\n${usage}`);
  }
}

async function list(database: Database): Promise<number> {
  const mails = await listUndelivered(database);
  return print(mails.map(describe).join('\n') || 'All mails are sent or on their way.');
}

/** Without the recipient: the terminal's output may be stored. */
const describe = ({ id, state, kind, attempts, created_at, reason }: OutboxMailRow) =>
  `${id}  ${state.padEnd(8)} ${created_at}  ${kind}, ${attempts} tries: ${reason}`;

async function send(database: Database, again: string): Promise<number> {
  const found = (await listUndelivered(database)).map(({ id }) => id);
  const ids = again === 'all' ? found : found.filter((id) => id === again);
  const now = new Date(systemClock.now());
  let sent = 0;
  for (const id of ids) {
    const isDue = await database
      .transaction()
      .execute((transaction) => sendMailAgain(transaction, { id, staff: 'mails command' }, now));
    if (isDue) sent += 1;
  }
  if (sent === 0) return fail(`No such mail waits to be sent again: ${again}`);
  return print(`${sent} mails are on their way: the organiser sends them within a second.`);
}

if (import.meta.main) process.exitCode = await mailsCommand(process.argv.slice(2));
