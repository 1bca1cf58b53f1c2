import { makeSmallReleases, sectionBundle, type SmallReleases } from './small-releases.fixture.ts';
import { verify } from './verify.ts';

let small: SmallReleases;
beforeAll(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  const link = '<h1>News</h1><p><a href="/visitorPage?a=1">Wines</a></p>';
  await small.publish('mfe-info', '2.0.0', {
    server: sectionBundle('mfe-info', { page: `() => '${link}'` }),
  });
  const live = await small.store.composition(1);
  const releases = { ...live.releases, 'mfe-info': '2.0.0' };
  await small.store.putComposition({ ...live, revision: 2, previous: 1, releases }, small.signer);
});
afterAll(() => small.remove());

async function notesOn(path: string): Promise<{ reasons: string[]; notes: string[] }> {
  const version = `2.0.0-${path.toLowerCase()}`;
  await small.publish('mfe-visitor', version, {
    draft: (draft) => ({ ...draft, routes: draft.routes.map((route) => ({ ...route, path })) }),
    script: version.length.toString(),
  });
  const live = await small.store.composition(2);
  const notes: string[] = [];
  const reasons = await verify({
    store: small.store,
    releases: { ...live.releases, 'mfe-visitor': version },
    changed: new Set(['mfe-visitor']),
    note: (text) => notes.push(text),
  });
  return { reasons, notes: notes.filter((text) => text.includes('Other sections link')) };
}

it('notes pages of other sections that link to a removed page, without rejecting', async () => {
  const { reasons, notes } = await notesOn('renamed');
  expect(reasons).toEqual([]);
  expect(notes).toEqual([
    expect.stringContaining('mfe-info /infoPage: <a href="/visitorPage?a=1">'),
  ]);
});

it('adds no note while the linked page exists', async () => {
  expect(await notesOn('visitorPage')).toEqual({ reasons: [], notes: [] });
});
