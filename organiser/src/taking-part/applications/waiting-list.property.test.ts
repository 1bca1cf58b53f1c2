import { randomUUID } from 'node:crypto';
import { full, seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import { Kysely } from 'kysely';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { migrate } from '../../store/migrate.ts';
import { storedRecord, submission } from '../../store/store-rows.fixture.ts';
import { nodeSqliteDialect } from '../../store/sqlite-dialect.ts';
import type { Database, Tables } from '../../store/tables.ts';
import type { ApplicationRow } from '../../store/tables/applications.ts';
import { isActive, type Line } from './applications.repository.ts';
import {
  confirmApplication,
  placeApplication,
  requeueApplication,
  withdrawApplication,
  fillPlaces,
  joinLine,
} from './fill-places.ts';

const edition = 'DSWINE2026';
let database: Database;
beforeAll(async () => {
  database = new Kysely<Tables>({ dialect: nodeSqliteDialect(':memory:') });
  await migrate(database);
  const [fair] = smallEdition().edition;
  await database
    .insertInto('content_records')
    .values(storedRecord(edition, { kind: 'edition', position: 0, record: JSON.stringify(fair) }))
    .execute();
});
afterAll(() => database.destroy());

type Step =
  | { do: 'capacity'; to: number }
  | { do: 'apply'; person: number; confirmed: boolean }
  | { do: 'confirm' | 'withdraw' | 'place' | 'requeue'; which: number }
  | { do: 'pass'; minutes: number }
  | { do: 'remove' | 'restore' };

const which = fc.nat(9);
const oneOf = <T extends string>(...names: T[]) => fc.constantFrom(...names);
const applying = { person: fc.nat(7), confirmed: fc.boolean() };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: oneOf('capacity'), to: fc.nat(4) }) },
  { weight: 8, arbitrary: fc.record({ do: oneOf('apply'), ...applying }) },
  { weight: 4, arbitrary: fc.record({ do: oneOf('confirm', 'withdraw'), which }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('place', 'requeue'), which }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('pass'), minutes: fc.nat(70) }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('remove', 'restore') }) },
);

let entries = 0;
/** Creates an entry and changes its waiting list through the functions that the organiser uses. */
function newEntry() {
  entries += 1;
  const line: Line = { edition, entry: String(entries) };
  const both = { tw: 'E', en: 'E' };
  const texts = { Title: both, Summary: both, Body: [both], Place: both };
  const base = { Id: line.entry, Topic: '1', ...texts };
  const times = { Start: '2036-04-18T14:00+08:00', End: '2036-04-18T15:00+08:00' };
  let capacity = 2;
  let isOn = true;
  let now = Date.parse('2036-01-01T00:00:00Z');

  async function writeCalendar(): Promise<void> {
    await database.deleteFrom('content_records').where('id', '=', line.entry).execute();
    if (!isOn) return;
    const record = JSON.stringify({ ...base, ...times, Capacity: capacity, Booking: true });
    const row = storedRecord(line.entry, { kind: 'calendar', record });
    await database.insertInto('content_records').values(row).execute();
  }

  const rows = () =>
    database
      .selectFrom('applications')
      .selectAll()
      .where('entry', '=', line.entry)
      .orderBy('number')
      .execute();

  async function run(one: Step): Promise<void> {
    if (one.do === 'pass') now += one.minutes * 60_000;
    if (one.do === 'capacity') capacity = one.to;
    if (one.do === 'remove' || one.do === 'restore') isOn = one.do === 'restore';
    await writeCalendar();
    const at = new Date(now);
    const chosen = 'which' in one ? (await rows())[one.which] : undefined;
    await database.transaction().execute(async (transaction) => {
      if (one.do === 'apply') {
        await fillPlaces(transaction, line, at);
        if (!isOn) return;
        const submission_id = randomUUID();
        await transaction.insertInto('submissions').values(submission(submission_id)).execute();
        const { confirmed } = one;
        const applicant = { person: `person-${one.person}`, scope: line.entry, submission_id };
        await joinLine(transaction, { ...line, ...applicant, capacity, confirmed }, at);
      } else if (!chosen) await fillPlaces(transaction, line, at);
      else if (one.do === 'confirm') await confirmApplication(transaction, chosen.id, at);
      else if (one.do === 'withdraw')
        await withdrawApplication(transaction, chosen.id, 'applicant', at);
      else if (one.do === 'place') await placeApplication(transaction, chosen.id, at);
      else if (one.do === 'requeue') await requeueApplication(transaction, chosen.id, at);
    });
  }
  return { run, rows, now: () => now, capacity: () => (isOn ? capacity : undefined) };
}

const hasPlace = ({ state }: ApplicationRow) => state === 'held' || state === 'placed';
const waits = ({ state }: ApplicationRow) => state === 'waiting';

/** Applications that waited before the step and have a place after it. */
function movedUp(before: ApplicationRow[], after: ApplicationRow[]): ApplicationRow[] {
  const waited = new Map(before.filter(waits).map((row) => [row.id, row]));
  return after.filter((row) => hasPlace(row) && waited.get(row.id)?.number === row.number);
}

it('the waiting list preserves its invariants after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const entry = newEntry();
      let mails = await countMails();
      for (const one of steps) {
        const before = await entry.rows();
        await entry.run(one);
        const after = await entry.rows();
        const capacity = entry.capacity();
        const taken = after.filter(hasPlace).length;
        const waiting = after.filter(waits);
        const up = movedUp(before, after);
        // Only the staff give places beyond the capacity.
        const allowed = Math.max(
          capacity ?? 0,
          before.filter(hasPlace).length + (one.do === 'place' ? 1 : 0),
        );
        expect(taken).toBeLessThanOrEqual(allowed);
        // Nobody waits while a place is free, and nobody is overtaken.
        if (capacity !== undefined && waiting.length > 0)
          expect(taken).toBeGreaterThanOrEqual(capacity);
        if (one.do !== 'place')
          for (const row of up)
            for (const behind of waiting) expect(row.number).toBeLessThan(behind.number);
        // Unconfirmed applications lapse in time, and a person has one active application.
        for (const row of after.filter(isActive))
          if (row.confirm_by !== null)
            expect(Date.parse(row.confirm_by)).toBeGreaterThan(entry.now());
        expect(after.filter((row) => row.state === 'held' && row.confirm_by === null)).toEqual([]);
        const people = after.filter(isActive).map(({ person }) => person);
        expect(new Set(people).size).toBe(people.length);
        // Everybody who moved up gets a mail in the same transaction.
        const sent = await countMails();
        expect(sent - mails).toBeGreaterThanOrEqual(up.length);
        mails = sent;
        // Updating an up-to-date line changes nothing.
        await entry.run({ do: 'pass', minutes: 0 });
        expect(await entry.rows()).toEqual(after);
        expect(await countMails()).toBe(sent);
      }
    }),
    { numRuns: full ? 2000 : 30, seed },
  );
}, 900_000);

async function countMails(): Promise<number> {
  const row = await database
    .selectFrom('outbox_mails')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('kind', '=', 'application-moved')
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
