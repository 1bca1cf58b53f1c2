import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openLink } from '../taking-part/access-links/access-links.ts';
import { openChallenge } from '../http/captcha/captcha.queries.ts';
import { openSession } from '../accounts/members/members.queries.ts';
import { putMail } from '../mail/outbox/outbox.queries.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import { findRevision } from './content.ts';
import { openStore } from './open-store.ts';
import { runRace, type Race, type RaceResult } from './race-process.fixture.ts';
import { member } from './store-rows.fixture.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const now = new Date('2026-01-01T00:01:00.000Z');
const answer = '12345';
const names = Array.from({ length: 10 }, (_, at) => `race-${at}`);
let folder: string;
let server: TestPostgres | undefined;
beforeAll(async () => {
  folder = newFolder();
  if (hasPostgres) server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
});

async function runProcess(race: Race): Promise<RaceResult> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'race-process.fixture.ts')],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  child.stdin.end(JSON.stringify(race));
  return JSON.parse(await text(child.stdout)) as RaceResult;
}

const engines = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])];
it.each(engines)(
  'counts and leases correctly with four processes at once: %s',
  async (engine) => {
    const databaseUrl = engine === 'PostgreSQL' ? await server?.create('race') : undefined;
    const settings = { dataFolder: folder, databaseUrl };
    const database = await openStore(settings);
    await database.insertInto('members').values(member()).execute();
    for (const name of names) {
      const recipient = `${name}@b.example`;
      await putMail(database, { kind: 'test', recipient, locale: 'tw' }, now);
      await openChallenge(database, name, answer, now);
    }
    const race: Race = {
      settings,
      turns: 15,
      limit: { name: 'race', max: 40, seconds: 600 },
      at: now.toISOString(),
      member: member().id,
      session: await openSession(database, member().id, undefined, now),
      reset: await openLink(database, { purpose: 'reset', subject: member().id }, now),
      browsers: names,
      answer,
    };
    // Connections to a server compete as processes do; those to a file wait for each other.
    const inProcesses = engine === 'SQLite' || process.env['FULL'] === '1';
    const results = await Promise.all(
      [race, race, race, race].map(inProcesses ? runProcess : runRace),
    );
    const sum = (of: (result: RaceResult) => number) =>
      results.reduce((total, result) => total + of(result), 0);
    expect(await findRevision(database, 'DSWINE2026')).toMatch(/^60-/u);
    expect(sum(({ allowed }) => allowed)).toBe(race.limit.max);
    expect(results.flatMap(({ mails }) => mails).sort()).toEqual(
      names.map((name) => `${name}@b.example`),
    );
    expect(sum(({ resets }) => resets)).toBe(1);
    expect(sum(({ captchas }) => captchas)).toBe(names.length);
    expect(results.map(({ isMember }) => isMember)).toEqual([true, true, true, true]);
    await database.destroy();
  },
  120_000,
);
