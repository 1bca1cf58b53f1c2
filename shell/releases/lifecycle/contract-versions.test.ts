import { readFileSync } from 'node:fs';
import path from 'node:path';
import { needsOfBuild, providesOfBuild } from '@dswine/shared/build/provided';
import { CONTRACT_VERSION } from '@dswine/shared/contract/releases';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { createCompositionLoader } from '../../server/composition/composition-loader.ts';
import { promote } from './promote.ts';
import { releaseWorld } from '../testing/small-releases.fixture.ts';

const small = releaseWorld();

const publishOf = (contract: number, workspace = 'mfe-info', version = '2.0.0') =>
  small.publish(workspace, version, { draft: (draft) => ({ ...draft, contract }) });
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
  await small.publish('mfe-info', '2.0.0', {
    draft: (draft) => ({ ...draft, needs: needsOfBuild() }),
  });
  for (const [version, contract] of [
    ['3.0.0', CONTRACT_VERSION - 1],
    ['4.0.0', CONTRACT_VERSION],
    ['5.0.0', CONTRACT_VERSION + 1],
  ] as const) {
    await small.publish('shell', version, {
      draft: (draft) => ({ ...draft, provides: provides(contract) }),
    });
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
