import { history, promote } from './promote.ts';
import { releaseWorld, withRoutes } from '../testing/small-releases.fixture.ts';

const sections = Array.from({ length: 8 }, (_, at) => `mfe-team-${at}`);
const small = releaseWorld({ teams: sections });

it('promotes sections concurrently, each in a separate revision, but one of two with a path', async () => {
  const base = (await small.store.live())?.revision;
  const [first, second] = sections;
  for (const workspace of sections) {
    const isSame = [first, second].includes(workspace);
    await small.publish(workspace, '1.0.0', withRoutes(isSame ? { path: 'Same' } : {}));
  }
  const outcomes = await Promise.allSettled(
    sections.map((workspace) => promote(small, [{ workspace, version: '1.0.0' }])),
  );
  const promoted = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  const [rejected, ...others] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(String(rejected?.reason)).toContain('both claim the same path');
  expect(others).toEqual([]);
  const revisions = promoted.map(({ value }) => value.revision).toSorted((a, b) => b - a);
  expect((await history(small.store)).map(({ revision }) => revision)).toEqual([
    ...revisions,
    base,
  ]);
  const { releases = {} } = (await small.store.live()) ?? {};
  expect(Object.keys(releases)).toHaveLength(5 + promoted.length);
});
