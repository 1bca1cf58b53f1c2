import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createCompositionLoader } from '../server/composition/composition-loader.ts';
import { runSmallCommand } from './small-command.fixture.ts';
import { releaseWorld, trustIn } from './small-releases.fixture.ts';
import { openStore } from './store.ts';

const small = releaseWorld();
beforeEach(async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
});

const storeFile = (name: string) => path.join(small.dataDir, 'store', name);

/**
 * The strays that commands name. Strays are backups, copies, incomplete releases, pipes, a file of
 * 3 GB and files from somebody without the key. Files beside the signed chain of compositions are
 * never read.
 */
const strays = [
  'releases/mfe-visitor/9.9.9',
  'releases/mfe-visitor/8.0.0',
  'releases/mfe-visitor/7.0.0',
  'releases/mfe-visitor/notes.txt',
];

function plantStrays(): void {
  writeFileSync(storeFile('compositions/20261122.json'), '{}');
  cpSync(storeFile('compositions/00000001.json'), storeFile('compositions/00000002.json'));
  mkdirSync(storeFile('compositions/00000003.json'));
  symlinkSync('nowhere', storeFile('compositions/00000004.json'));
  plantPipe('compositions/00000005.json');
  writeFileSync(storeFile('compositions/00000006.json'), '');
  truncateSync(storeFile('compositions/00000006.json'), 3 * 1024 ** 3);
  writeFileSync(storeFile('compositions/backup.json'), 'null');
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
    composition: { revision: 1 },
    published: { 'mfe-visitor': ['1.1.0', '1.0.0'] },
  });
  for (const stray of strays) expect(warnings.join()).toContain(storeFile(stray));
  expect(await release('promote', 'mfe-visitor')).toMatchObject({
    composition: { revision: 7, previous: 1, releases: { 'mfe-visitor': '1.1.0' } },
  });
  expect(await release('rollback')).toMatchObject({
    composition: { revision: 8, previous: 7, releases: { 'mfe-visitor': '1.0.0' } },
  });
  const revisions = [8, 7, 1].map((revision) => expect.objectContaining({ revision }));
  expect(await release('history')).toEqual(revisions);
});

it.each(['7.0.0', '9.9.9'])(
  'rejects publishing version %s over stray files in its folder',
  async (version) => {
    plantStrays();
    await expect(small.publish('mfe-visitor', version, { script: '3' })).rejects.toMatchObject({
      name: 'PublishError',
      message: expect.stringContaining(
        'holds no valid release. Give this one another version',
      ) as string,
    });
  },
);

it('loads only signed compositions on a web server, without warning of stray files', async () => {
  plantStrays();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const store = openStore(storeFile(''), trustIn(small.dataDir), (message) => log.warn(message));
  const loader = createCompositionLoader({ store, log });
  await loader.refresh();
  expect(loader.state()).toEqual({ revision: 1, storeRevision: 1, problems: [], rejected: [] });
  const first = await small.store.composition(1);
  await small.store.putComposition({ ...first, revision: 7, previous: 1 }, small.signer);
  await loader.refresh();
  expect(loader.state()).toMatchObject({ revision: 7, storeRevision: 7 });
  expect(lines).toEqual([]);
});
