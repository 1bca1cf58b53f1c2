import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { createCompositionFinder } from './earlier-compositions.ts';
import type { ResolvedComposition } from './live-composition.ts';

const composed = (revision: number) => ({ revision }) as ResolvedComposition;

/** A site with revisions up to `newest`, which is live. */
function siteWith(newest: number) {
  const site = { newest, reads: [] as number[], blocked: Promise.resolve() };
  const clock = createManualClock();
  const find = createCompositionFinder({
    read: async (revision) => {
      site.reads.push(revision);
      await site.blocked;
      return revision <= site.newest ? composed(revision) : undefined;
    },
    shown: (revision) => (revision === newest ? composed(revision) : undefined),
    newest: () => newest,
    clock,
  });
  return { site, find, clock };
}

it('reads an earlier composition once, and the live one never', async () => {
  const { site, find } = siteWith(100);
  for (const revision of [100, 7, 7]) expect(await find(revision)).toMatchObject({ revision });
  expect(site.reads).toEqual([7]);
});

it.each([1.0001, Number.NaN, 0, -1, 121, 1e12, 700_000_001.5])(
  'never reads the invalid revision %s',
  async (invented) => {
    const { site, find } = siteWith(100);
    expect(await find(invented)).toBeUndefined();
    expect(site.reads).toEqual([]);
  },
);

it('finds a newer composition a few seconds after another server has it', async () => {
  const { site, find, clock } = siteWith(100);
  await clock.advance(1);
  await find(101);
  site.newest = 101;
  await clock.advance(5000);
  expect(await find(101)).toBeUndefined();
  expect(site.reads).toEqual([101]);
  await clock.advance(1);
  expect(await find(101)).toMatchObject({ revision: 101 });
});

it('limits the number of compositions that are read at once', async () => {
  const { site, find } = siteWith(100);
  let unblock = () => undefined as void;
  site.blocked = new Promise((resolve) => (unblock = resolve));
  const found = Array.from({ length: 60 }, (_, at) => find(at + 1));
  unblock();
  expect((await Promise.all(found)).filter(Boolean).length).toBe(20);
  expect(site.reads.length).toBe(20);
  expect(await find(60)).toMatchObject({ revision: 60 });
});
