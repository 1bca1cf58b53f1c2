import path from 'node:path';
import { readdirSync } from 'node:fs';
import { pino } from 'pino';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { createCompositionLoader } from '../../server/composition/composition-loader.ts';
import {
  awaitServers,
  type ServersStatus,
  openReports,
  readReports,
  type Reports,
  type ServerState,
  createServerReporter,
} from './server-reports.ts';
import { ReleaseError } from '../errors.ts';
import { promote, rollback } from '../lifecycle/promote.ts';
import { openMemoryReports } from '../testing/memory-reports.fixture.ts';
import { FIRST_REVISION, releaseWorld } from '../testing/small-releases.fixture.ts';
import type { ReleaseStore } from '../store/store.ts';

const state: ServerState = { revision: 1, problems: [], rejected: [] };

let clock: ManualClock;
beforeEach(() => {
  clock = createManualClock();
});

describe('a publisher', () => {
  const problem = { release: 'mfe-info@1.1.0', message: 'no cork', isFinal: false };
  const final = { ...problem, isFinal: true };
  const composition = {
    revision: 6,
    id: 'b',
    kind: 'promote',
    at: '2026-04-17T02:00:00Z',
    reason: 'a test',
    releases: { 'mfe-info': '1.1.0', 'mfe-events': '1.0.0' },
  };
  const before = { ...composition, revision: 5, releases: { 'mfe-events': '1.0.0' } };

  /** What a server reports in a second. Undefined: it has been killed. */
  type Report = (second: number) => Partial<ServerState> | undefined;

  const six = { revision: 6 };
  const mayGetAFile = { ...six, problems: [problem] };
  const cannotUse = { ...six, problems: [final] };
  const cannotRead = { rejected: [{ revision: 6, problem: final }] };
  const wasLive = { ...six, problems: [{ ...final, release: 'mfe-events@1.0.0' }] };
  const noTerminal = { ...six, problems: [{ ...final, message: `\u001b[2J${'x'.repeat(5000)}` }] };

  it.each<[string, Report, number, Partial<ServersStatus>]>([
    ['loads the composition', () => six, 1, { loaded: ['one'] }],
    ['was killed', (second) => (second > 0 ? undefined : cannotUse), 5, {}],
    ['loads nothing', () => ({}), 30, { behind: ['one'] }],
    ['loads earlier ones first', (second) => lateBy(20, second), 100, { loaded: ['one'] }],
    ['never stops changing', (second) => ({ revision: second % 2 }), 300, { behind: ['one'] }],
    ['may still get a file', () => mayGetAFile, 30, problems('no cork')],
    ['cannot use it', () => cannotUse, 1, problems('no cork')],
    ['cannot read it at all', () => cannotRead, 1, problems('no cork')],
    ['reports a release that was live before', () => wasLive, 1, { loaded: ['one'] }],
    ['reports no text for a terminal', () => noTerminal, 1, problems(` [2J${'x'.repeat(496)}`)],
  ])('waits for a server that %s', async (_, reportOf, seconds, expected) => {
    const reports = openMemoryReports();
    let beat = 0;
    const report = () => {
      const reported = { server: 'one', beat, ...state, ...reportOf(beat) };
      if (reportOf(beat)) void reports.write('one.json', Buffer.from(JSON.stringify(reported)));
      beat += 1;
    };
    report();
    clock.every(reports.beatMs, report);
    let status: ServersStatus | undefined;
    void awaitServers(reports, { composition, before, clock }).then((found) => (status = found));
    await clock.advance((seconds - 0.5) * 1000);
    expect(status).toBeUndefined();
    await clock.advance(1000);
    expect(status).toEqual({ loaded: [], behind: [], problems: [], ...expected });
  });

  function lateBy(seconds: number, second: number) {
    return { revision: 1 + Math.floor(second / seconds) };
  }

  function problems(message: string): Partial<ServersStatus> {
    const sentence = `The running server one cannot use it: ${message} [promotionUnusable]`;
    return { problems: [sentence] };
  }
});

describe('a web server', () => {
  it('removes reports of killed servers, and its own when it stops', async () => {
    const reports = openMemoryReports();
    const killed = { ...state, server: 'killed', beat: 1 };
    await reports.write('killed.json', Buffer.from(JSON.stringify(killed)));
    const reporters = ['one', 'two'].map(() =>
      createServerReporter(reports, () => undefined, clock),
    );
    for (const reporter of reporters) reporter.report(state);
    await clock.advance(19_000);
    expect(await readReports(reports)).toHaveLength(3);
    await clock.advance(1000);
    expect((await readReports(reports)).map(({ beat }) => beat)).toEqual([21, 21]);
    for (const reporter of reporters) await reporter.stop();
    expect(await reports.list('')).toEqual([]);
  });

  it('reports each failure to write once until it can again', async () => {
    const reports = openMemoryReports();
    const { write } = reports;
    const errors: string[] = [];
    const onError = ({ message }: Error) => errors.push(message);
    const reporter = createServerReporter(reports, onError, clock);
    reporter.report(state);
    for (const message of ['refused', 'away']) {
      reports.write = () => Promise.reject(new Error(message));
      await clock.advance(3000);
      reports.write = write;
      await clock.advance(3000);
    }
    expect(errors).toEqual(['refused', 'away']);
    await reporter.stop();
  });
});

describe('a promotion with running servers', () => {
  const small = releaseWorld();
  let reports: Reports;
  let notes: string[];
  let servers: (() => Promise<void>)[];
  beforeEach(async () => {
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    reports = openReports(path.join(small.dataDir, 'servers'));
    // Left by a server that was killed while it wrote.
    await reports.write('half.json', Buffer.from('{'));
    [notes, servers] = [[], []];
  });

  /** Starts a web server that cannot use some releases. It looks for others while a publisher waits. */
  async function startServer(unusable: string[] = []) {
    const manifest: ReleaseStore['manifest'] = async (workspace, version) => {
      if (unusable.includes(`${workspace}@${version}`))
        throw new ReleaseError('contractManifest', { release: 'x', problem: 'no workspace' });
      return small.store.manifest(workspace, version);
    };
    const store = { ...small.store, manifest };
    const loader = createCompositionLoader({ store, log: pino({ level: 'silent' }), clock });
    const reporter = createServerReporter(reports, () => undefined, clock);
    const poll = async () => {
      await loader.refresh();
      reporter.report(loader.state());
    };
    const count = readReportNames().length;
    await poll();
    await until(() => readReportNames().length > count);
    servers.push(poll);
    return loader;
  }
  const readReportNames = () => readdirSync(reports.address).filter((name) => /^\w/.test(name));

  const publishing = () => ({
    ...small,
    reports,
    note: (text: string) => void notes.push(text),
    clock: { ...clock, sleep: async () => void (await Promise.all(servers.map((poll) => poll()))) },
  });
  const promoteInfo = () => promote(publishing(), [{ workspace: 'mfe-info', version: '1.1.0' }]);

  it('completes, as a rollback does, after every server has loaded it', async () => {
    const loaders = [await startServer(), await startServer()];
    const revisions = () => loaders.map((loader) => loader.state().revision);
    const { revision } = await promoteInfo();
    expect(revisions()).toEqual([revision, revision]);
    await rollback(publishing(), []);
    expect(revisions()).toEqual([revision + 1, revision + 1]);
    expect(notes[0]).toMatch(/^Revision \d+ is loaded by 2 running servers: \S+, \S+\.$/);
  });

  it('is reverted when a server cannot use it, and names server and reason', async () => {
    const loaders = [await startServer(), await startServer(['mfe-info@1.1.0'])];
    await expect(promoteInfo()).rejects.toMatchObject({
      name: 'promotionReverted',
      reasons: [
        expect.stringMatching(
          /^The running server \S+ cannot use it: mfe-info@1\.1\.0: .*: no workspace\./,
        ),
        `Revision ${FIRST_REVISION + 3} put back what was live before. Update the servers first, then promote again. [promotionPutBack]`,
      ],
    });
    const releases = { 'mfe-info': '1.0.0' };
    expect(await small.store.live()).toMatchObject({ kind: 'rollback', releases });
    for (const poll of servers) await poll();
    for (const loader of loaders)
      expect(loader.state()).toMatchObject({ revision: FIRST_REVISION + 3, problems: [] });
    // Rollback skips the reverted revision, and no release precedes it.
    await expect(rollback(small, [])).rejects.toThrow('There is no earlier release');
  });

  it.each([
    ['no server reports', 'No web server reports to'],
    ['the reports cannot be read', 'whether servers have loaded it is unknown'],
  ])('completes with a note when %s', async (_, note) => {
    if (note.startsWith('whether')) reports.list = () => Promise.reject(new Error('refused'));
    expect(await promoteInfo()).toMatchObject({ releases: { 'mfe-info': '1.1.0' } });
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  it('ignores reports that are malformed, oversized or name another server', async () => {
    const write = (name: string, report: object) =>
      reports.write(name, Buffer.from(JSON.stringify({ ...state, beat: 1, ...report })));
    await write('a.json', { server: 'b' });
    await write('large.json', { server: 'large', more: 'x'.repeat(300_000) });
    await write('c.json', { server: 'c' });
    expect((await readReports(reports)).map(({ server }) => server)).toEqual(['c']);
  });
});
