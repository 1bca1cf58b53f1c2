import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import {
  watchComposition,
  type CompositionWatch,
} from '../server/composition/composition-watch.ts';
import { awaitServers } from './await-servers.ts';
import { ContractError } from './errors.ts';
import { current, promote, rollback } from './promote.ts';
import { openReports, type Reports } from './server-report.ts';
import { createServerReporter, type ServerReporter } from './server-reporter.ts';
import { makeSmallReleases, type SmallReleases } from './small-releases.fixture.ts';
import type { ReleaseStore } from './store.ts';

let small: SmallReleases;
let folder: string;
let reports: Reports;
const running: { stop: () => unknown }[] = [];
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  folder = path.join(small.dataDir, 'servers');
  reports = openReports(folder);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  small.remove();
});

function reporter(): ServerReporter {
  const created = createServerReporter(reports, (error) => expect(error).toBeUndefined());
  running.push(created);
  return created;
}

/** Starts the composition watch of a web server that cannot read the releases in `rejects`. */
async function startServer({
  rejects = [],
}: { rejects?: string[] } = {}): Promise<CompositionWatch> {
  const manifest: ReleaseStore['manifest'] = async (workspace, version) => {
    if (rejects.includes(`${workspace}@${version}`))
      throw new ContractError('/workspace must be equal to constant');
    return small.store.manifest(workspace, version);
  };
  const log = pino({ level: 'silent' });
  const watch = await watchComposition({
    store: { ...small.store, manifest },
    log,
    reporter: reporter(),
  });
  running.push(watch);
  return watch;
}

const promoted = (workspace: 'mfe-visitor' | 'mfe-info' | 'shell', version: string) =>
  promote({ ...small, reports }, [{ workspace, version }]);

it('completes a promotion or rollback after every running server has loaded it', async () => {
  const servers = [await startServer(), await startServer()];
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  const { revision } = await promoted('mfe-visitor', '1.1.0');
  expect(servers.map((server) => server.live().revision)).toEqual([revision, revision]);
  await rollback({ ...small, reports }, []);
  expect(servers.map((server) => server.live().revision)).toEqual([3, 3]);
}, 60_000);

it.each(['mfe-info', 'shell'] as const)(
  'reverts a promotion of %s that a running server cannot read, and names server and reason',
  async (workspace) => {
    const [fine, old] = [
      await startServer(),
      await startServer({ rejects: [`${workspace}@1.1.0`] }),
    ];
    await small.publish(workspace, '1.1.0', { script: '2' });
    await expect(promoted(workspace, '1.1.0')).rejects.toMatchObject({
      name: 'PromotionRevertedError',
      reasons: [
        expect.stringMatching(
          new RegExp(
            `^The running server .+ cannot use it: ${workspace}@1.1.0: /workspace must be equal to constant$`,
          ),
        ),
        'Revision 3 put back what was live before. Update the servers first, then promote again.',
      ],
    });
    expect(await current(small.store)).toMatchObject({
      revision: 3,
      kind: 'rollback',
      releases: { [workspace]: '1.0.0' },
    });
    await until(() => fine.live().revision === 3 && old.live().revision === 3);
    expect(old.state().problems).toEqual([]);
    // Rollback skips the reverted revision, and no release precedes it.
    await expect(rollback(small, [])).rejects.toThrow('There is no earlier release');
  },
  60_000,
);

it('does not revert a promotion because of earlier server problems', async () => {
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await promote(small, [{ workspace: 'mfe-info', version: '1.1.0' }]);
  const server = await startServer({ rejects: ['mfe-info@1.1.0'] });
  expect(server.state().problems.length).toBe(1);
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  expect(await promoted('mfe-visitor', '1.1.0')).toMatchObject({ revision: 3 });
}, 60_000);

it('ignores stale and incomplete reports of killed servers', async () => {
  mkdirSync(folder, { recursive: true });
  const problems = [{ release: 'mfe-visitor@1.1.0', message: 'old news', isFinal: true }];
  const left = { server: 'killed', beat: 7, revision: 2, problems, rejected: [] };
  writeFileSync(path.join(folder, 'killed.json'), JSON.stringify(left));
  writeFileSync(path.join(folder, 'half.json'), '{');
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  expect(await promoted('mfe-visitor', '1.1.0')).toMatchObject({ revision: 2 });
}, 60_000);

it('names running servers that have not loaded the composition', async () => {
  reporter().report({ revision: 1, problems: [], rejected: [] });
  await until(() => readdirSync(folder).some((name) => name.endsWith('.json')));
  const composition = { ...(await small.store.composition(1)), revision: 2 };
  const status = await awaitServers(reports, { composition, before: undefined, limitMs: 3000 });
  expect(status).toMatchObject({ loaded: [], behind: [expect.any(String)], problems: [] });
});

it('waits for a server that is still loading earlier revisions', async () => {
  const server = reporter();
  let revision = 1;
  server.report({ revision, problems: [], rejected: [] });
  await until(() => readdirSync(folder).some((name) => name.endsWith('.json')));
  const timer = setInterval(
    () => server.report({ revision: (revision += 1), problems: [], rejected: [] }),
    1000,
  );
  running.push({ stop: () => clearInterval(timer) });
  const composition = { ...(await small.store.composition(1)), revision: 6 };
  const status = await awaitServers(reports, { composition, before: undefined, limitMs: 3000 });
  expect(status).toMatchObject({ loaded: [expect.any(String)], behind: [] });
}, 60_000);

it('removes the report of a server that has stopped', async () => {
  const server = await startServer();
  await until(() => readdirSync(folder).filter((name) => !name.startsWith('.')).length === 1);
  await server.stop();
  expect(readdirSync(folder)).toEqual([]);
});

/** Polls until a condition is true, or until the test times out. */
async function until(holds: () => boolean): Promise<void> {
  while (!safely(holds)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function safely(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}
