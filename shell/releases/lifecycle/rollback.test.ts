import type { Workspace } from '@dswine/shared/contract/releases';
import { promote, rollback } from './promote.ts';
import { releaseWorld, shellBundle } from '../testing/small-releases.fixture.ts';

const small = releaseWorld();

const live = async () => (await small.store.live())?.releases;
const promoted = (workspace: Workspace, version: string) =>
  promote(small, [{ workspace, version }]);

it('rejects a shell rollback that removes an export imported by a live section', async () => {
  const server = shellBundle.replace('react: {}', 'react: { useNow() {} }');
  await small.publish('shell', '1.1.0', { server });
  await promoted('shell', '1.1.0');
  await small.publish('mfe-info', '1.1.0', {
    draft: (draft) => ({ ...draft, imports: { react: ['useNow'] } }),
  });
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
