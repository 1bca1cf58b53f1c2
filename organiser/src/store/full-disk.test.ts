import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@dswine/shared/testing/until';
import { sql } from 'kysely';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import {
  expectHealed,
  failureOf,
  serve,
  silent,
  unavailable,
  type Served,
} from './faults-kit.fixture.ts';
import type { Database } from './tables.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const inFull = process.env['FULL'] === '1' ? it : it.skip;
const fullOnPostgres = hasPostgres ? inFull : it.skip;
const limitMs = 240_000;

let server: TestPostgres | undefined;
let served: Served | undefined;
let folder: string;
const mounted: string[] = [];
beforeEach(() => void (folder = newFolder()));
afterEach(async () => {
  await served?.end();
  await server?.stop();
  for (const at of mounted.splice(0)) spawnSync('umount', [at]);
  server = served = undefined;
});

/** A file system of that size, if this machine lets us make one. */
function mountSmall(size: string): string | undefined {
  const at = join(folder, 'small');
  mkdirSync(at);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at]).status !== 0)
    return undefined;
  mounted.push(at);
  return at;
}

/** Fills the file system, until the file is deleted. */
function fillDisk(at: string): () => void {
  const file = join(at, 'ballast');
  const { bavail, bsize } = statfsSync(at);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  return () => rmSync(file);
}

const long = 'x'.repeat(1_000_000);
async function writeAll(store: Database): Promise<unknown> {
  for (;;) {
    const failure = await failureOf(
      store.transaction().execute(async (transaction) => {
        await sql`insert into ballast (text) values (${long})`.execute(transaction);
      }),
    );
    if (failure !== undefined) return failure;
  }
}

inFull(
  'a full disk under SQLite is 503 with its code, and heals when there is space again',
  async () => {
    const small = mountSmall('8m');
    if (small === undefined) return;
    const service = (served = await serve(small));
    const store = service.database;
    await sql`create table ballast (text text)`.execute(store);
    const empty = fillDisk(small);
    expect(await writeAll(store)).toMatchObject({ cause: { errcode: 13 } });
    await until(async () => (await service.write()).status !== 200);
    expect(await service.write()).toEqual(unavailable);
    expect(await service.readiness()).toBe(silent);
    empty();
    await expectHealed(service);
  },
  limitMs,
);

fullOnPostgres(
  'a full disk under PostgreSQL is 503 with its code, and heals when there is space again',
  async () => {
    const small = mountSmall('24m');
    if (small === undefined) return;
    server = await startPostgres();
    if (process.getuid?.() === 0) chownSync(small, 65_534, 65_534);
    chownSync(folder, 65_534, 65_534);
    await server.query(`create tablespace small location '${small}'`);
    const url = await server.create('fair');
    await server.query('alter database fair set default_tablespace = small');
    const service = (served = await serve(folder, url));
    const store = service.database;
    await sql`create table ballast (text text)`.execute(store);
    await sql`alter table ballast alter column text set storage external`.execute(store);
    expect(await writeAll(store)).toMatchObject({ cause: { code: '53100' } });
    await sql`drop table ballast`.execute(store);
    const empty = fillDisk(small);
    await until(async () => (await service.write()).status !== 200);
    expect(await service.write()).toEqual(unavailable);
    expect(await service.readiness()).toBe(silent);
    empty();
    await expectHealed(service);
  },
  limitMs,
);
