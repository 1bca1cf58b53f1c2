import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { current, history } from './promote.ts';
import { makeSmallReleases, runScript, type SmallReleases } from './small-releases.fixture.ts';
import { verify } from './verify.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
afterEach(() => small.remove());

const release = (...args: string[]) => runScript('cli.ts', args, { DATA_DIR: small.dataDir });

it('prints the results of promote, status, verify, rollback and history as JSON', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  const promoted = await release('promote', 'mfe-visitor@1.1.0', '--json');
  expect(promoted.code).toBe(0);
  expect(JSON.parse(promoted.output)).toMatchObject({
    done: true,
    composition: { revision: 2, previous: 1, releases: { 'mfe-visitor': '1.1.0' } },
  });
  const status = JSON.parse((await release('status', '--json')).output) as unknown;
  expect(status).toMatchObject({
    composition: { revision: 2 },
    published: { 'mfe-visitor': ['1.1.0', '1.0.0'], shell: ['1.0.0'] },
  });
  expect(JSON.parse((await release('verify', 'mfe-visitor@1.0.0', '--json')).output)).toMatchObject(
    {
      done: true,
      releases: { 'mfe-visitor': '1.0.0' },
    },
  );
  expect(JSON.parse((await release('rollback', '--json')).output)).toMatchObject({
    done: true,
    composition: { revision: 3, releases: { 'mfe-visitor': '1.0.0' } },
  });
  expect(JSON.parse((await release('history', '--json')).output)).toMatchObject([
    { revision: 3 },
    { revision: 2 },
    { revision: 1 },
  ]);
}, 30_000);

it('exits with code 0 and notes that the release is already live', async () => {
  const again = await release('promote', 'mfe-visitor@1.0.0');
  expect(again.code).toBe(0);
  expect(again.output).toContain('That is live already; nothing was changed.\nRevision 1 ');
});

it.each([
  ['an unknown workspace', ['promote', 'cellar'], '"cellar" is no released workspace'],
  ['an unknown version', ['promote', 'mfe-visitor@0.0.9'], 'mfe-visitor@0.0.9 is not in the store'],
  [
    'a version with a path out of the store',
    ['publish', 'mfe-visitor@../../../keys'],
    '"../../../keys" is no version of a release.',
  ],
  [
    'two versions of a workspace',
    ['promote', 'mfe-visitor@1.1.0@1.0.0'],
    '"1.1.0@1.0.0" is no version',
  ],
  ['an unknown option', ['promote', 'mfe-visitor', '--forse'], '--forse'],
  ['an unknown command', ['celebrate'], '"celebrate" is no command of release.'],
  ['a promotion without a workspace', ['promote'], '"promote" needs at least one workspace'],
])(
  'exits with code 1 and names the problem for %s',
  async (_, args, sentence) => {
    const said = await release(...args);
    expect(said.code).toBe(1);
    expect(said.error).toContain('Not done.');
    expect(said.error).toContain(sentence);
    const asJson = await release(...args, '--json');
    expect(asJson.code).toBe(1);
    expect(JSON.parse(asJson.output)).toMatchObject({
      done: false,
      reasons: expect.arrayContaining([expect.stringContaining(sentence)]) as string[],
    });
    expect((await current(small.store))?.revision).toBe(1);
  },
  30_000,
);

const publishFrom = (version: string) => [
  'publish',
  `mfe-visitor@${version}`,
  '--from',
  small.folder,
  '--promote',
];

/** Starts a command and kills it after `ms`. Resolves to true if it ended before. */
async function runAndKill(args: string[], ms: number): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: small.dataDir },
    stdio: 'ignore',
  });
  const ended = new Promise<boolean>((resolve) =>
    child.once('exit', (code) => resolve(code !== null)),
  );
  setTimeout(() => child.kill('SIGKILL'), ms);
  return ended;
}

it('keeps the store consistent when it is killed while publishing or promoting', async () => {
  // Large enough for writing, compressing and syncing to take a while.
  const script = JSON.stringify(
    Array.from({ length: 60_000 }, (_, index) => `${index * 7919}`).join(' '),
  );
  let kills = 0;
  for (let round = 0; round < 8; round += 1) {
    small.build('mfe-visitor', { script: `${script} + ${round}` });
    const ended = await runAndKill(publishFrom(`1.${round + 1}.0`), 150 + round * 90);
    if (!ended) kills += 1;
    const composition = await current(small.store);
    expect(composition).toBeDefined();
    expect(
      await verify({
        store: small.store,
        releases: composition?.releases ?? {},
        changed: new Set(),
      }),
    ).toEqual([]);
    // A release is complete or absent.
    for (const version of await small.store.versions('mfe-visitor')) {
      const manifest = await small.store.manifest('mfe-visitor', version);
      for (const file of Object.keys(manifest.hashes)) await small.store.file(manifest, file);
    }
  }
  expect(kills).toBeGreaterThan(0);
  small.build('mfe-visitor', { script: '99' });
  expect(await release(...publishFrom('2.0.0'))).toMatchObject({ code: 0 });
  expect((await current(small.store))?.releases['mfe-visitor']).toBe('2.0.0');
  expect(
    readdirSync(path.join(small.dataDir, 'store/compositions')).filter((name) =>
      name.endsWith('.json'),
    ).length,
  ).toBe((await current(small.store))?.revision);
}, 60_000);

it('records every successful promotion when several run concurrently', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await small.publish('mfe-visitor', version, { script: `'${version}'` });
  const said = await Promise.all(
    ['1.1.0', '1.2.0', '1.3.0'].map((version) =>
      release('promote', `mfe-visitor@${version}`, '--json'),
    ),
  );
  const won = said.filter(({ code }) => code === 0);
  for (const { code, output } of said)
    if (code !== 0)
      expect(JSON.parse(output)).toMatchObject({ done: false, error: 'CompositionConflictError' });
  expect(await history(small.store)).toHaveLength(1 + won.length);
  expect(won.length).toBeGreaterThan(0);
}, 30_000);
