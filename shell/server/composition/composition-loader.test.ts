import { renameSync } from 'node:fs';
import path from 'node:path';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { releaseWorld } from '../../releases/testing/small-releases.fixture.ts';
import { matchPage } from '../../src/composition/matched-page.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import { createCompositionLoader, type CompositionLoader } from './composition-loader.ts';

const small = releaseWorld();
let clock: ManualClock;
let loader: CompositionLoader;
/** That was live first, and that is live now. */
let first: number;
let revision: number;
beforeEach(async () => {
  clock = createManualClock();
  loader = createCompositionLoader({ store: small.store, log: silentLog, clock });
  await loader.refresh();
  first = loader.state().revision;
});

const storeFile = (name: string) => path.join(small.dataDir, 'store/releases', name);

/** Makes published releases live. Resolves to the revision. */
async function putLive(releases: Record<string, string>): Promise<number> {
  return (await small.putLive({ releases })).revision;
}

/** Promotes a release with missing files. Resolves to a function that adds them. */
async function promoteLate(workspace: 'shell' | 'mfe-info', file: string): Promise<() => void> {
  await small.publish(workspace, '1.1.0', { script: '2' });
  revision = await putLive({ [workspace]: '1.1.0' });
  const [there, away] = [storeFile(`${workspace}/1.1.0/${file}`), path.join(small.folder, 'late')];
  renameSync(there, away);
  return () => renameSync(away, there);
}

it('retries a section whose file arrives late, after a pause, until it is complete', async () => {
  const preload = await promoteLate('mfe-info', 'server/section.cjs');
  await loader.refresh();
  expect(loader.state()).toMatchObject({
    revision,
    storeRevision: revision,
    problems: [{ release: 'mfe-info@1.1.0' }],
  });
  expect(loader.live()?.composition.unavailable).toEqual(['info']);
  preload();
  await clock.advance(999);
  expect(await loader.refresh()).toBe(false);
  await clock.advance(1);
  expect(await loader.refresh()).toBe(true);
  expect(loader.state()).toMatchObject({ revision, problems: [] });
  expect(loader.live()?.composition.unavailable).toEqual([]);
});

it('keeps the previous composition while a shell file is missing, and reports the newer revision', async () => {
  const preload = await promoteLate('shell', 'server/boot.js');
  await loader.refresh();
  expect(loader.state()).toMatchObject({
    revision: first,
    storeRevision: revision,
    rejected: [{ revision, problem: { release: 'shell@1.1.0', isFinal: false } }],
  });
  await clock.advance(1000);
  await loader.refresh();
  preload();
  await clock.advance(1999);
  await loader.refresh();
  expect(loader.state().revision).toBe(first);
  await clock.advance(1);
  await loader.refresh();
  const none = { problems: [], rejected: [] };
  expect(loader.state()).toEqual({ revision, storeRevision: revision, ...none });
});

it('takes up the revision in which the same is live again', async () => {
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await putLive({ 'mfe-info': '1.1.0' });
  const again = await putLive({ 'mfe-info': '1.0.0' });
  expect(again).toBe(first + 3);
  await loader.refresh();
  expect(loader.state()).toMatchObject({ revision: again, storeRevision: again });
  expect(await putLive({})).toBe(again);
});

it('keeps the loaded releases of the live composition when a later refresh cannot read them', async () => {
  const preload = await promoteLate('mfe-info', 'server/section.cjs');
  await loader.refresh();
  const visitor = storeFile('mfe-visitor/1.0.0/release.json');
  renameSync(visitor, `${visitor}.away`);
  await clock.advance(1000);
  await loader.refresh();
  expect(loader.state().problems.map(({ release }) => release)).toEqual(['mfe-info@1.1.0']);
  preload();
  renameSync(`${visitor}.away`, visitor);
  await clock.advance(2000);
  await loader.refresh();
  expect(loader.state().problems).toEqual([]);
});

describe('the composition loader while one release cannot be read', () => {
  const statusOf = (address: string) => {
    const live = loader.live();
    const page = live && matchPage(live.composition, shellRoutes, new URL(`http://site${address}`));
    if (!page?.section) return 404;
    return live?.composition.unavailable.includes(page.section.name) ? 503 : 200;
  };

  it('maps pages of its last release to 503, others to 200, unknown URLs to 404', async () => {
    await promoteLate('mfe-info', 'release.json');
    // The server restarts, so that it has not loaded the last release.
    loader = createCompositionLoader({ store: small.store, log: silentLog, clock });
    await loader.refresh();
    const addresses = ['/infoPage', '/en/infoPage', '/visitorPage', '/Nowhere'];
    expect(addresses.map(statusOf)).toEqual([503, 503, 200, 404]);
  });

  it('assigns a path to the section that has taken it over', async () => {
    const publishAt = (workspace: 'mfe-info' | 'mfe-visitor', claimed: string) =>
      small.publish(workspace, '1.1.0', {
        draft: (draft) => ({
          ...draft,
          routes: draft.routes.map((route) => ({ ...route, path: claimed })),
        }),
      });
    await publishAt('mfe-info', 'elsewhere');
    await publishAt('mfe-visitor', 'infoPage');
    await putLive({ 'mfe-info': '1.1.0', 'mfe-visitor': '1.1.0' });
    renameSync(storeFile('mfe-info/1.1.0/release.json'), path.join(small.folder, 'late'));
    await loader.refresh();
    expect(['/infoPage', '/elsewhere', '/visitorPage'].map(statusOf)).toEqual([200, 404, 404]);
  });
});
