import files from 'node:fs/promises';
import path from 'node:path';
import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { publish } from './lifecycle/publish.ts';
import { runSmallCommand, startCommand } from './testing/small-command.fixture.ts';
import { releaseWorld, FIRST_REVISION } from './testing/small-releases.fixture.ts';
import { putLive, serverWith } from './testing/attacker.fixture.ts';
import { createServerReporter, openReports, type RecentViews } from './reports/server-reports.ts';
import { audit } from './trust/history.ts';

const small = releaseWorld();

const command = (...args: string[]) => runSmallCommand(small, args);

describe('the process', () => {
  it('exits with 0 and prints the result, also of a release that is live already', async () => {
    const { code, output } = await startCommand(small, 'promote', 'mfe-visitor@1.0.0', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ done: true, composition: { reason: 'a test' } });
  });

  it('exits with 1 and prints the reasons, as of an unknown option', async () => {
    const { code, output } = await startCommand(small, 'promote', '--forse', '--json');
    expect(code).toBe(1);
    const reasons = [expect.stringContaining('--forse') as string];
    expect(JSON.parse(output)).toMatchObject({ done: false, reasons });
  });
});

it('verifies releases, and says which are live already', async () => {
  expect((await command('verify', 'mfe-visitor@1.0.0')).data).toMatchObject({ done: true });
  expect((await command('promote', 'mfe-visitor')).text).toContain(
    `That is live already; nothing was changed.\nRevision ${FIRST_REVISION} `,
  );
});

it('says since when what is live, what is gone, what servers serve, and what browsers show', async () => {
  const before = (await small.store.live())?.revision ?? 0;
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  const { at } = await small.putLive({ releases: { 'mfe-visitor': '1.1.0' } });
  const live = await small.store.live();
  const { 'mfe-events': _, ...releases } = live?.releases ?? {};
  const { revision: now, at: retiredAt } = await small.store.putLive(
    {
      ...{ kind: 'retire', reason: 'retire mfe-events', grants: undefined, canary: undefined },
      ...{ before: live, releases },
    },
    small.signer,
  );
  const clock = createManualClock();
  const reporter = createServerReporter(
    openReports(path.join(small.dataDir, 'servers')),
    (error) => expect(error).toBeUndefined(),
    clock,
  );
  const views = (): RecentViews => [
    [now, 90],
    [before, 7],
    [1_000_000, 1],
  ];
  reporter.report({ revision: now, problems: [], rejected: [], views });
  let text: string | undefined;
  const status = runSmallCommand(small, ['status'], { clock }).then((result) => {
    ({ text } = result);
    return result.data;
  });
  await until(async () => {
    await clock.advance(500);
    return text !== undefined;
  });
  expect(text).toMatch(
    new RegExp(`mfe-visitor +1\\.1\\.0, since ${at}   .2 published.\n +1\\.1\\.0 published 2`),
  );
  expect(text).toContain('pages in the last hour: 90 with 1.1.0, 7 with 1.0.0');
  expect(text).toMatch(new RegExp(`mfe-events +nothing live, off the site since ${retiredAt}`));
  expect(text).toMatch(new RegExp(`Running servers:\n  \\S+ serves revision ${now}\n`));
  expect(await status).toMatchObject({
    servers: [{ revision: now }],
    workspaces: {
      'mfe-events': { since: retiredAt },
      'mfe-visitor': { live: '1.1.0', views: { '1.1.0': 90, '1.0.0': 7 } },
    },
  });
  await reporter.stop();
  expect((await command('status')).text).toContain('No running server reports.');
});

describe('a command that is killed', () => {
  /** How many changes of file names a command makes before it is killed. */
  const remaining = new AsyncLocalStorage<{ changes: number }>();
  const { link, rename } = files;
  const untilKilled =
    <Args extends unknown[]>(change: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      const left = remaining.getStore();
      if (left && left.changes <= 0) {
        left.changes = -1;
        return new Promise<void>(() => undefined);
      }
      if (left) left.changes -= 1;
      return change(...args);
    };
  beforeAll(() => {
    Object.assign(files, { link: untilKilled(link), rename: untilKilled(rename) });
    syncBuiltinESMExports();
  });
  afterAll(() => {
    Object.assign(files, { link, rename });
    syncBuiltinESMExports();
  });

  /** A command with a store of its own, as another process has it. */
  async function publishAndGoLive(version: string): Promise<void> {
    const store = serverWith(small, 'command');
    small.build('mfe-info', { script: `'${version}'` });
    const release = { root: small.folder, workspace: 'mfe-info', version };
    await publish({ ...small, store }, release);
    const change = { releases: { 'mfe-info': version } };
    await putLive({ ...small, store }, ['mfe-info', 'online'], change);
  }

  /** Whether the command ended before it was killed. */
  async function run(version: string, changes: number): Promise<boolean> {
    const left = { changes };
    let hasEnded = false;
    const ended = remaining
      .run(left, () => publishAndGoLive(version))
      .then(() => (hasEnded = true));
    await Promise.race([ended, until(() => hasEnded || left.changes < 0)]);
    return hasEnded;
  }

  it('leaves a store that is valid, and is completed when it is repeated', async () => {
    const step = process.env['FULL'] === '1' ? 1 : 3;
    let kills = 0;
    while (!(await run(`1.${kills + 1}.0`, kills * step))) {
      const version = `1.${kills + 1}.0`;
      kills += 1;
      const audited = await audit(small.store.trust);
      expect(audited.flatMap(({ problems }) => problems)).toEqual([]);
      // A replacement that was interrupted is given up after ten seconds.
      await small.clock.advance(3_600_000);
      // The first try may find a commit that readers have not seen yet, and names it.
      await publishAndGoLive(version).catch(() => publishAndGoLive(version));
      expect((await small.store.live())?.releases).toMatchObject({ 'mfe-info': version });
      const manifest = await small.store.manifest('mfe-info', version);
      for (const name of Object.keys(manifest.hashes)) await small.store.file(manifest, name);
    }
    expect(kills).toBeGreaterThan(5);
  });
});
