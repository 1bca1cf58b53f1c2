import path from 'node:path';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Workspace, CONTRACT_VERSION } from '@dswine/shared/contract/releases';
import { needsOfBuild, providesOfBuild } from '@dswine/shared/build/provided';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { promote, rollback } from './promote.ts';
import { publish } from './publish.ts';
import {
  releaseWorld,
  withRoutes,
  shellBundle,
  withDraft,
  type Change,
} from '../testing/small-releases.fixture.ts';
import { createCompositionLoader } from '../../server/composition/composition-loader.ts';
import { passDays } from '../testing/attacker.fixture.ts';
import { createVerifier } from '../checks/verify.ts';

const small = releaseWorld();

it('leaves a release unchanged when the same build is published again', async () => {
  expect(await small.publish('mfe-visitor', '1.1.0', { script: '2' })).toEqual({
    version: '1.1.0',
    outcome: 'added',
  });
  const file = small.pathOf('mfe-visitor', '1.1.0', 'release.json');
  const before = readFileSync(file, 'utf8');
  expect(await small.publish('mfe-visitor', '1.1.0', { script: '2' })).toEqual({
    version: '1.1.0',
    outcome: 'there',
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('publishes a build from any folder and rejects another workspace name', async () => {
  small.build('mfe-press');
  const at = { root: path.join(small.folder, 'mfe-press'), version: '1.0.0' };
  expect(await publish(small, { ...at, workspace: 'mfe-press' })).toEqual({
    version: '1.0.0',
    outcome: 'added',
  });
  await expect(publish(small, { ...at, workspace: 'mfe-info' })).rejects.toThrow(
    'is a build of mfe-press, not of mfe-info.',
  );
});

it('rejects different content under a published version', async () => {
  await expect(small.publish('mfe-visitor', '1.0.0', { script: '2' })).rejects.toThrow(
    'mfe-visitor@1.0.0 is published already and holds something else',
  );
});

it('accepts sections that swap paths when they are promoted together', async () => {
  const swapped = { 'mfe-visitor': 'infoPage', 'mfe-info': 'visitorPage' };
  for (const [workspace, taken] of Object.entries(swapped))
    await small.publish(workspace, '2.0.0', withRoutes({ path: taken }));
  const targets = Object.keys(swapped).map((workspace) => ({ workspace, version: '2.0.0' }));
  const { releases } = await promote(small, targets);
  expect(releases).toMatchObject({ 'mfe-visitor': '2.0.0', 'mfe-info': '2.0.0' });
});

const live = async () => (await small.store.live())?.releases;
const promoted = (workspace: Workspace, version: string) =>
  promote(small, [{ workspace, version }]);

it('rejects a shell rollback that removes an export imported by a live section', async () => {
  const server = shellBundle.replace('react: {}', 'react: { useNow() {} }');
  await small.publish('shell', '1.1.0', { server });
  await promoted('shell', '1.1.0');
  await small.publish('mfe-info', '1.1.0', withDraft({ imports: { react: ['useNow'] } }));
  await promoted('mfe-info', '1.1.0');
  await expect(rollback({ ...small, check: {} }, [{ workspace: 'shell' }])).rejects.toThrow(
    'mfe-info@1.1.0 with shell@1.0.0: It imports "useNow" from react, which this shell does not export.',
  );
  expect(await live()).toMatchObject({ shell: '1.1.0', 'mfe-info': '1.1.0' });
});

it('removes a section, also one unknown to the code, when its first release is rolled back', async () => {
  const before = await live();
  await small.publish('mfe-press', '1.0.0');
  await promoted('mfe-press', '1.0.0');
  for (const targets of [[{ workspace: 'mfe-press' }], []]) {
    expect(await rollback(small, targets)).toMatchObject({ kind: 'rollback' });
    expect(await live()).toEqual(before);
    await promoted('mfe-press', '1.0.0');
  }
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await promoted('mfe-visitor', '1.1.0');
  const after = await rollback(small, []);
  expect(after.releases).toEqual({ ...before, 'mfe-press': '1.0.0' });
});

it('selects the rollback target by the kind of each composition, not by its reason', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await promote(small, [{ workspace: 'mfe-visitor', version: '1.1.0' }], {
    reason: 'rollback of nothing, a promotion',
  });
  await small.publish('mfe-visitor', '1.2.0', { script: '3' });
  await promoted('mfe-visitor', '1.2.0');
  for (const version of ['1.1.0', '1.0.0'])
    expect(await rollback(small, [])).toMatchObject({ releases: { 'mfe-visitor': version } });
  await expect(rollback(small, [{ workspace: 'mfe-info' }])).rejects.toThrow(
    'There is no earlier release of mfe-info to go back to.',
  );
});

const publishOf = (contract: number, workspace = 'mfe-info', version = '2.0.0') =>
  small.publish(workspace, version, withDraft({ contract }));
const promoteTwo = (...workspaces: string[]) =>
  promote(
    small,
    workspaces.map((workspace) => ({ workspace, version: '2.0.0' })),
  );

it('promotes, renders and serves a release of the contract before', async () => {
  await publishOf(CONTRACT_VERSION - 1);
  await promote({ ...small, check: {} }, [{ workspace: 'mfe-info', version: '2.0.0' }]);
  const server = createCompositionLoader({ store: small.store, log: silentLog });
  await server.refresh();
  expect(server.live()).toMatchObject({
    releases: { 'mfe-info': '2.0.0' },
    composition: { unavailable: [] },
    problems: [],
  });
});

it('refuses an older release with cause and next step', async () => {
  await publishOf(CONTRACT_VERSION - 2);
  await expect(promoteTwo('mfe-info')).rejects.toMatchObject({
    reasons: [
      `mfe-info@2.0.0 was built with contract ${CONTRACT_VERSION - 2}; this site takes contracts ${CONTRACT_VERSION - 1} and ${CONTRACT_VERSION}. Build it again with the kit of the site: docs/teams.md#the-contract-and-its-versions. [contractOlder]`,
    ],
  });
});

it('refuses to publish a newer release, and stores nothing', async () => {
  await expect(publishOf(CONTRACT_VERSION + 1)).rejects.toMatchObject({
    name: 'contractNewer',
    message: expect.stringContaining('Update the site and this checkout first') as string,
  });
  expect(await small.store.versions('mfe-info')).toEqual(['1.0.0']);
});

it('lets an old live release hold up a new shell, and no other team', async () => {
  await publishOf(CONTRACT_VERSION - 2);
  await small.putLive({ releases: { 'mfe-info': '2.0.0' } });
  await publishOf(CONTRACT_VERSION, 'mfe-events');
  await promoteTwo('mfe-events');
  await publishOf(CONTRACT_VERSION, 'shell');
  await expect(promoteTwo('shell')).rejects.toThrow(/^mfe-info@2\.0\.0 .* \[contractOlder\]$/);
});

it('gives a section the shell of its contract, or of the next one', async () => {
  const provides = (contract: number) =>
    Object.fromEntries(
      Object.entries(providesOfBuild()).map(([name, version]) => [
        name,
        name.startsWith('@dswine/') ? `1.${contract}.0` : version,
      ]),
    );
  await small.publish('mfe-info', '2.0.0', withDraft({ needs: needsOfBuild() }));
  for (const [version, contract] of [
    ['3.0.0', CONTRACT_VERSION - 1],
    ['4.0.0', CONTRACT_VERSION],
    ['5.0.0', CONTRACT_VERSION + 1],
  ] as const) {
    await small.publish('shell', version, withDraft({ provides: provides(contract) }));
    const promoted = promote(small, [
      { workspace: 'shell', version },
      { workspace: 'mfe-info', version: '2.0.0' },
    ]);
    if (contract < CONTRACT_VERSION)
      await expect(promoted).rejects.toThrow(
        /needs @dswine\/shared\/section\/runtime .* Promote a shell that provides it/,
      );
    else expect((await promoted).releases).toMatchObject({ shell: version });
  }
});

it('has a line in its changelog', () => {
  const file = path.join(import.meta.dirname, '../../../docs/teams.md');
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^\\| ${CONTRACT_VERSION} +\\| \\d`, 'm'));
});

/** Expects that promoting the 2.0.0 of a workspace is rejected, and what is live stays. */
async function expectRejected(change: Change, reason: string | RegExp, workspace = 'mfe-visitor') {
  await small.publish(workspace, '2.0.0', change);
  // It runs the bundles.
  const promoted = promote({ ...small, check: {} }, [{ workspace, version: '2.0.0' }]);
  await expect(promoted).rejects.toThrow(reason);
  await expect(promoted).rejects.toMatchObject({ name: 'promotionRejected' });
  expect((await small.store.live())?.releases[workspace]).toBe('1.0.0');
}

it('rejects a release that needs another version of a provided module', () =>
  expectRejected(
    withDraft({ needs: { react: '^20.0.0' } }),
    'mfe-visitor@2.0.0 needs react ^20.0.0, but shell@1.0.0 provides 19.3.1. Promote a shell that provides it together with this release.',
  ));

it('rejects menu and footer entries for groups that the live shell lacks', async () => {
  await small.publish(
    'shell',
    '1.1.0',
    withDraft({ menuGroups: { main: ['news'], footer: ['news'] } }),
  );
  await promote(small, [{ workspace: 'shell', version: '1.1.0' }]);
  const entry = { order: 1, path: '/Press', label: { tw: '媒體', en: 'Press' } };
  await expectRejected(
    withDraft({
      menu: [{ ...entry, group: 'mine' }],
      footer: ['news', 'theirs'].map((group) => ({ ...entry, group })),
    }),
    /"mine" of the menu, which shell@1\.1\.0 does not have[^]*"theirs" of the footer/,
  );
});

it('rejects entries and forms that lead to no page', () => {
  const entry = { path: '/visitorPage/Gone?page=2#top', label: { tw: '媒體', en: 'Press' } };
  return expectRejected(
    withDraft({ search: [{ ...entry, keywords: { tw: [], en: [] } }] }),
    'mfe-visitor@2.0.0 leads to "/visitorPage/Gone?page=2#top" with its menu, its footer, its search or a form, where no page is.',
  );
});

it('rejects a server bundle that fills the heap', () =>
  expectRejected(
    { server: 'const all = []; for (;;) all.push(new Array(1000).fill(0).map(String));' },
    // During garbage collection it may exceed the limit of CPU time before its heap is full.
    /mfe-visitor@2\.0\.0 with shell@1\.0\.0: Its server bundle (ended its process|was stopped)/,
  ));

it.each<[string, Change, string]>([
  [
    'does not export renderDocument',
    { server: 'module.exports = { provided: {} }' },
    'does not export "provided" and "renderDocument"',
  ],
  [
    'has no server/boot.js',
    { without: 'server/boot.js' },
    'shell@2.0.0 has no file server/boot.js',
  ],
])('rejects a shell that %s', (_, change, sentence) => expectRejected(change, sentence, 'shell'));

const promoteInfo = (version = '1.1.0') => promote(small, [{ workspace: 'mfe-info', version }]);
const metadata = () => readdirSync(path.join(small.dataDir, 'store/metadata')).sort();

it.each([8, 0.1])('refuses to write by a clock that is %d days slow', async (days) => {
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await passDays(small, -days);
  const before = metadata();
  await expect(promoteInfo()).rejects.toThrow(
    /The clock of this machine says .* Correct the clock/,
  );
  await expect(small.publish('mfe-info', '1.2.0', { script: '3' })).rejects.toThrow(/clock/);
  expect(metadata()).toEqual(before);
});

describe('when files of what is live are lost', () => {
  it.each(['server/shell.cjs', 'server/boot.js', 'browser/entry.js', 'release.json'])(
    'promotes nothing beside a shell without %s, which no server could start',
    async (name) => {
      await small.publish('mfe-info', '1.1.0', { script: '2' });
      rmSync(small.pathOf('shell', '1.0.0', name));
      await expect(promoteInfo()).rejects.toThrow(
        new RegExp(`shell@1.0.0.*${name}|${name}.*shell`),
      );
      expect((await small.store.live())?.releases).toMatchObject({ 'mfe-info': '1.0.0' });
    },
  );

  it('says which file of another section is damaged, and publishing it again puts it back', async () => {
    const notes: string[] = [];
    const { store } = small;
    const releases = { ...(await store.live())?.releases, 'mfe-info': '1.1.0' };
    await small.publish('mfe-info', '1.1.0', { script: '2' });
    const file = small.pathOf('mfe-visitor', '1.0.0', 'browser/entry.js');
    const verified = () => {
      notes.length = 0;
      const note = (text: string) => void notes.push(text);
      const changed = new Set(['mfe-info']);
      return createVerifier(store, { ...small.check, note })({ releases, changed });
    };
    writeFileSync(file, 'alert(1)');
    expect(await verified()).toEqual([]);
    expect(notes.join()).toMatch(
      /mfe-visitor@1.0.0 .*browser\/entry.js.*publish mfe-visitor@1.0.0/,
    );
    await small.publish('mfe-visitor', '1.0.0');
    expect(await verified()).toEqual([]);
    expect(notes.join()).not.toContain('mfe-visitor');
  });
});
