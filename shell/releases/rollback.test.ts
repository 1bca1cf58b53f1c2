import type { Workspace } from '@dswine/shared/contract/releases';
import { current, history, promote, rollback } from './promote.ts';
import {
  makeLiveReleases,
  makeSmallReleases,
  shellBundle,
  type SmallReleases,
  workspaces,
} from './small-releases.fixture.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeLiveReleases();
});
afterEach(() => small.remove());

const live = async () => (await current(small.store))?.releases;
const promoted = (workspace: Workspace, version: string) =>
  promote(small, [{ workspace, version }]);

it('rolls back to the previous release and rejects when there is none', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  expect(await promoted('mfe-visitor', '1.1.0')).toMatchObject({
    revision: 2,
    releases: { 'mfe-visitor': '1.1.0', 'mfe-info': '1.0.0' },
  });
  expect(await rollback(small, [{ workspace: 'mfe-visitor' }])).toMatchObject({
    revision: 3,
    releases: { 'mfe-visitor': '1.0.0' },
  });
  expect((await history(small.store)).map(({ revision }) => revision)).toEqual([3, 2, 1]);
  await expect(rollback(small, [{ workspace: 'mfe-info' }])).rejects.toMatchObject({
    name: 'PromotionRejectedError',
    reasons: [expect.stringContaining('There is no earlier release of mfe-info to go back to.')],
  });
});

it('rejects a shell rollback that removes an export imported by a live section', async () => {
  const server = shellBundle.replace('react: {}', 'react: { useNow() {} }');
  await small.publish('shell', '1.1.0', { server });
  await promoted('shell', '1.1.0');
  await small.publish('mfe-info', '1.1.0', {
    draft: (draft) => ({ ...draft, imports: { react: ['useNow'] } }),
  });
  await promoted('mfe-info', '1.1.0');
  await expect(rollback(small, [{ workspace: 'shell' }])).rejects.toThrow(
    'mfe-info@1.1.0 with shell@1.0.0: It imports "useNow" from react, which this shell does not export.',
  );
  expect(await live()).toMatchObject({ shell: '1.1.0', 'mfe-info': '1.1.0' });
});

it('removes a section when its first release is rolled back, then promotes it again', async () => {
  const { 'mfe-info': _, ...others } = (await live()) ?? {};
  small.remove();
  small = await makeSmallReleases();
  for (const workspace of workspaces) await small.publish(workspace, '1.0.0');
  await promote(
    small,
    Object.keys(others).map((workspace) => ({
      workspace: workspace as Workspace,
      version: '1.0.0',
    })),
  );
  await promoted('mfe-info', '1.0.0');
  const without = await rollback(small, [{ workspace: 'mfe-info' }]);
  expect(without).toMatchObject({ revision: 3, kind: 'rollback', releases: others });
  expect(without.releases).not.toHaveProperty('mfe-info');
  await promoted('mfe-info', '1.0.0');
  expect((await rollback(small, [])).releases).not.toHaveProperty('mfe-info');
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await promoted('mfe-visitor', '1.1.0');
  expect(await rollback(small, [])).toMatchObject({ releases: { 'mfe-visitor': '1.0.0' } });
});

it('selects the rollback target by the kind of each composition, not by its reason', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await promote(small, [{ workspace: 'mfe-visitor', version: '1.1.0' }], {
    reason: 'rollback of nothing, a promotion',
  });
  await small.publish('mfe-visitor', '1.2.0', { script: '3' });
  await promoted('mfe-visitor', '1.2.0');
  expect(await rollback(small, [])).toMatchObject({ releases: { 'mfe-visitor': '1.1.0' } });
  expect(await rollback(small, [])).toMatchObject({ releases: { 'mfe-visitor': '1.0.0' } });
});
