import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Outcome, Round } from '../testing/publisher-race-process.fixture.ts';
import { releaseWorld } from '../testing/small-releases.fixture.ts';

const full = process.env['FULL'] === '1';
const rounds = full ? 300 : 5;
const script = path.join(import.meta.dirname, '../testing/publisher-race-process.fixture.ts');
const names = ['A', 'B'] as const;

const small = releaseWorld({ isShared: true });
let publishers: Publisher[];
beforeAll(() => {
  publishers = names.map((name) => startPublisher(name));
});
afterAll(() => {
  for (const { child } of publishers) child.kill('SIGKILL');
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

/** The publisher whose write the store has. */
const ownerOf: Record<Round['write'], (round: number) => Promise<string | undefined>> = {
  composition: async () => (await small.store.live())?.reason,
  release: async (round) => {
    const manifest = await small.store.manifest('mfe-info', `1.0.${round}`);
    const script = await small.store.file(manifest, 'browser/entry.js');
    return /'(\w)'/.exec(script.toString())?.[1];
  },
};

it.each([
  ['composition', 'conflictLive'],
  ['release', 'publishFolder'],
] as const)(
  `reports success only to the publisher whose %s is stored, in ${rounds} races with equal process ids`,
  async (write, expected) => {
    const wrong: string[] = [];
    // The version that is live is there already.
    for (let count = 2; count <= rounds + 1; count += 1) {
      const { revision = 0 } = (await small.store.live()) ?? {};
      const round = write === 'composition' ? revision : count;
      const outcomes = await Promise.all(
        publishers.map((publisher) => publisher.run({ write, round })),
      );
      const winners = names.filter((_, index) => outcomes[index] === 'done');
      const owner = await ownerOf[write](round);
      const loser = outcomes.find((outcome) => outcome !== 'done');
      if (winners.length !== 1 || winners[0] !== owner || loser !== expected)
        wrong.push(`round ${round}: ${outcomes.join(', ')}; the store has ${owner}'s`);
    }
    expect(wrong).toEqual([]);
  },
);
