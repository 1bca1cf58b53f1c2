import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import pg from 'pg';

export type TestPostgres = {
  /** The server's own database, from where others are created. */
  url: string;
  /** Creates a database and resolves to its URL. */
  create: (name: string) => Promise<string>;
  /** Kills a durable server with all of its processes (SIGKILL), and starts it again. */
  restart: () => Promise<void>;
  /** Executes a statement as the server's administrator. */
  query: (text: string) => Promise<unknown>;
  /** Stops all processes of the server, which then accepts connections in silence. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
};

/** Debian keeps the programs of each version apart. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const [newest] = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return newest === undefined ? undefined : path.join(root, newest, 'bin');
}

const programs = findPrograms();
export const hasPostgres = programs !== undefined;

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts a PostgreSQL server for tests, on a socket in a temporary folder. It sorts by bytes, as
 * SQLite does. `isDurable`: committed data survives a kill.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(path.join(isDurable ? tmpdir() : memory, 'pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [`fsync=${isDurable ? 'on' : 'off'}`, 'max_connections=300'];
  const run = () =>
    spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
      // A separate process group, so that a kill reaches all of its processes.
      { ...user, cwd: folder, stdio: 'ignore', detached: isDurable },
    );
  const urlOf = (name: string) => `postgresql://postgres@localhost/${name}?host=${folder}`;
  let server = run();
  const killAll = () => isDurable && process.kill(-(server.pid ?? 0), 'SIGKILL');
  process.once('exit', killAll);
  let admin = await connect(urlOf('postgres'), server);
  return {
    url: urlOf('postgres'),
    async create(name) {
      await admin.query(`create database ${pg.escapeIdentifier(name)}`);
      return urlOf(name);
    },
    query: (text) => admin.query(text),
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    async restart() {
      const ended = once(server, 'exit');
      killAll();
      await ended;
      // It refuses to start while processes of the previous server are still ending.
      do {
        server = run();
        const next = await connect(urlOf('postgres'), server).catch(() => undefined);
        if (next) admin = next;
      } while (server.exitCode !== null);
    },
    async stop() {
      process.off('exit', killAll);
      await admin.end();
      // SIGINT also closes the connections that failed tests left open.
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signals the server's processes, each of which is a group of its own. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  for (const each of [pid, ...children.filter(Boolean).map(Number)]) process.kill(each, signal);
}

/** Connects to a server that is starting. Throws when it has ended. */
async function connect(connectionString: string, server: ChildProcess): Promise<pg.Client> {
  let connected: pg.Client | undefined;
  await until(async () => {
    if (server.exitCode !== null) return true;
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    connected = client;
    return true;
  });
  if (!connected) throw new Error(`PostgreSQL ended with code ${server.exitCode}.`);
  return connected;
}
