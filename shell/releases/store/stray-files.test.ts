import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createCompositionLoader } from '../../server/composition/composition-loader.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { releaseWorld, trustIn } from '../testing/small-releases.fixture.ts';
import { openStore } from './store.ts';

const small = releaseWorld();
/** The revision that is live. */
let first: number;
beforeEach(async () => {
  first = (await small.store.live())?.revision ?? 0;
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
});

const storeFile = (name: string) => path.join(small.dataDir, 'store', name);

/**
 * The strays that commands name. Strays are backups, copies, incomplete releases, pipes, a file of
 * 3 GB and files from somebody without the key. Unsigned metadata are never followed.
 */
const strays = [
  'releases/mfe-visitor/9.9.9',
  'releases/mfe-visitor/8.0.0',
  'releases/mfe-visitor/7.0.0',
  'releases/mfe-visitor/notes.txt',
];

function plantStrays(): void {
  const snapshot = (after: number) => storeFile(`metadata/${first + after}.snapshot.json`);
  cpSync(snapshot(1), snapshot(2));
  mkdirSync(snapshot(3));
  symlinkSync('nowhere', snapshot(4));
  writeFileSync(snapshot(5), '');
  truncateSync(snapshot(5), 3 * 1024 ** 3);
  writeFileSync(storeFile('metadata/backup.json'), 'null');
  cpSync(storeFile('releases/mfe-visitor/1.1.0'), storeFile('releases/mfe-visitor/9.9.9'), {
    recursive: true,
  });
  mkdirSync(storeFile('releases/mfe-visitor/8.0.0'));
  mkdirSync(storeFile('releases/mfe-visitor/7.0.0'));
  plantPipe('releases/mfe-visitor/7.0.0/release.json');
  writeFileSync(storeFile('releases/mfe-visitor/notes.txt'), 'keep');
}

/** Reading a named pipe blocks until a writer opens it. */
function plantPipe(name: string): void {
  execFileSync('mkfifo', [storeFile(name)]);
}

it('runs release commands despite stray files and names those among the releases', async () => {
  plantStrays();
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const release = async (...args: string[]) => (await runSmallCommand(small, args, { warn })).data;
  expect(await release('status')).toMatchObject({
    composition: { revision: first },
    workspaces: { 'mfe-visitor': { releases: [{ version: '1.1.0' }, { version: '1.0.0' }] } },
  });
  for (const stray of strays) expect(warnings.join()).toContain(storeFile(stray));
  expect(await release('promote', 'mfe-visitor')).toMatchObject({
    composition: { revision: first + 6, releases: { 'mfe-visitor': '1.1.0' } },
  });
  expect(await release('rollback')).toMatchObject({
    composition: { revision: first + 7, releases: { 'mfe-visitor': '1.0.0' } },
  });
  const revisions = [first + 7, first + 6, first].map((revision) =>
    expect.objectContaining({ revision }),
  );
  expect(await release('history')).toEqual(revisions);
});

it.each(['7.0.0', '9.9.9'])(
  'rejects publishing version %s over stray files in its folder',
  async (version) => {
    plantStrays();
    await expect(small.publish('mfe-visitor', version, { script: '3' })).rejects.toMatchObject({
      name: 'publishFolder',
      message: expect.stringContaining('give this one another version') as string,
    });
  },
);

it('loads only what is signed on a web server, without warning of stray files', async () => {
  plantStrays();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const store = openStore(storeFile(''), trustIn(small.dataDir), (message) => log.warn(message));
  const loader = createCompositionLoader({ store, log });
  await loader.refresh();
  const none = { problems: [], rejected: [] };
  expect(loader.state()).toEqual({ revision: first, storeRevision: first, ...none });
  const { revision } = await small.putLive({ releases: { 'mfe-visitor': '1.1.0' } });
  await loader.refresh();
  expect(loader.state()).toMatchObject({ revision, storeRevision: revision });
  expect(lines).toEqual([]);
});
