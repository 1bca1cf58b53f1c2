import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { releaseWorld } from '../testing/small-releases.fixture.ts';

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
    await small.publish(workspace, '2.0.0', {
      draft: (draft) => ({
        ...draft,
        routes: draft.routes.map((route) => ({ ...route, path: taken })),
      }),
    });
  const targets = Object.keys(swapped).map((workspace) => ({ workspace, version: '2.0.0' }));
  const { releases } = await promote(small, targets);
  expect(releases).toMatchObject({ 'mfe-visitor': '2.0.0', 'mfe-info': '2.0.0' });
});

it('orders releases by publication, not by file times', async () => {
  await small.publish('mfe-visitor', '1.2.0', { script: '2' });
  await small.publish('mfe-visitor', '1.1.0', { script: '3' });
  const later = new Date('2099-01-01');
  utimesSync(small.pathOf('mfe-visitor', '1.0.0', 'release.json'), later, later);
  expect((await small.store.releases('mfe-visitor')).map(({ version }) => version)).toEqual([
    '1.1.0',
    '1.2.0',
    '1.0.0',
  ]);
});
