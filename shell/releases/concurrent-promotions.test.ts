import { current, history, promote } from './promote.ts';
import { makeSmallReleases, type SmallReleases } from './small-releases.fixture.ts';

const sections = Array.from({ length: 8 }, (_, at) => `mfe-team-${at}`);

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases(sections);
  await small.goLive();
});
afterEach(() => small.remove());

it('promotes eight sections concurrently, each in a separate revision', async () => {
  for (const workspace of sections) await small.publish(workspace, '1.0.0');
  const promoted = await Promise.all(
    sections.map((workspace) => promote(small, [{ workspace, version: '1.0.0' }])),
  );
  const revisions = promoted.map(({ revision }) => revision).toSorted((a, b) => b - a);
  const chain = (await history(small.store)).map(({ revision }) => revision);
  expect([...revisions, 1]).toEqual(chain);
  expect(chain).toHaveLength(1 + sections.length);
  const { releases = {} } = (await current(small.store)) ?? {};
  expect(Object.keys(releases)).toHaveLength(5 + sections.length);
}, 120_000);

it('rejects one of two concurrent promotions that claim the same path', async () => {
  const claiming = sections.slice(0, 2);
  for (const workspace of claiming)
    await small.publish(workspace, '1.0.0', {
      draft: (draft) => ({
        ...draft,
        routes: draft.routes.map((route) => ({ ...route, path: 'Same' })),
      }),
    });
  const outcomes = await Promise.allSettled(
    claiming.map((workspace) => promote(small, [{ workspace, version: '1.0.0' }])),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [rejected] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(String(rejected?.reason)).toContain('both claim the same path');
});
