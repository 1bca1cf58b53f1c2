import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from './postgres.fixture.ts';

/*
 * Runs the organiser's tests on a PostgreSQL server that it starts and ends:
 * `npm run test:postgres -- outbox`. Tests of files and processes of their own stay on SQLite.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const server = await startPostgres();
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ...(process.argv.length > 2 ? process.argv.slice(2) : ['organiser']),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_POSTGRES_URL: server.url } },
);
await server.stop();
process.exitCode = status ?? 1;
