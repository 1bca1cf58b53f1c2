import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Outcome, Round } from './publisher-race-process.fixture.ts';
import { makeSmallReleases, type SmallReleases } from './small-releases.fixture.ts';

const full = process.env['FULL'] === '1';
const rounds = full ? 10_000 : 5;
const script = path.join(import.meta.dirname, 'publisher-race-process.fixture.ts');
const names = ['A', 'B'] as const;

let small: SmallReleases;
let publishers: Publisher[];
beforeEach(async () => {
  small = await makeSmallReleases();
  publishers = names.map((name) => startPublisher(name));
});
afterEach(() => {
  for (const { child } of publishers) child.kill('SIGKILL');
  small.remove();
});

type Publisher = { child: ChildProcess; run: (round: Round) => Promise<string> };

/** The long run uses a separate PID namespace; the short run overrides the process id. */
function startPublisher(name: string): Publisher {
  const args = [script, small.dataDir, name];
  const isolated = full && spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
  const env = { PATH: process.env['PATH'] };
  const child = isolated
    ? spawn('unshare', ['--pid', '--fork', '--kill-child', process.execPath, ...args], { env })
    : spawn(process.execPath, args, { env });
  child.stderr.pipe(process.stderr);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    async run(round) {
      child.stdin.write(`${JSON.stringify(round)}\n`);
      const { value } = (await lines.next()) as { value: string };
      return (JSON.parse(value) as Outcome).outcome;
    },
  };
}

/** Runs the races and returns the rounds in which a publisher got a wrong outcome. */
async function race(
  write: Round['write'],
  ownerOf: (round: number) => Promise<string>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const outcomes = await Promise.all(
      publishers.map((publisher) => publisher.run({ write, round })),
    );
    const winners = names.filter((_, index) => outcomes[index] === 'done');
    const owner = await ownerOf(round);
    const loser = outcomes.find((outcome) => outcome !== 'done');
    const expected = write === 'composition' ? 'CompositionConflictError' : 'PublishError';
    if (winners.length !== 1 || winners[0] !== owner || loser !== expected)
      wrong.push(`round ${round}: ${outcomes.join(', ')}; the store has ${owner}'s`);
  }
  return wrong;
}

it(
  `reports success only to the publisher whose composition is live, in ${rounds} races with equal process ids`,
  async () => {
    await small.publish('mfe-info', '1.0.0');
    expect(
      await race('composition', async (round) => (await small.store.composition(round)).reason),
    ).toEqual([]);
    const compositions = readdirSync(path.join(small.dataDir, 'store/compositions'));
    expect(compositions.length).toBe(rounds);
  },
  full ? 1_800_000 : 60_000,
);

it(
  `reports success only to the publisher whose release is stored, in ${rounds} races with equal process ids`,
  async () => {
    const ownerOf = async (round: number) => {
      const manifest = await small.store.manifest('mfe-info', `1.0.${round}`);
      return (
        /'(\w)'/.exec((await small.store.file(manifest, 'browser/entry.js')).toString())?.[1] ?? ''
      );
    };
    expect(await race('release', ownerOf)).toEqual([]);
    const folders = readdirSync(path.join(small.dataDir, 'store/releases/mfe-info'));
    expect(folders.length).toBe(rounds);
  },
  full ? 1_800_000 : 60_000,
);
