import { promote } from '../lifecycle/promote.ts';
import { releaseWorld, type Change } from '../testing/small-releases.fixture.ts';

const small = releaseWorld();

const draft = (changed: object): Change => ({ draft: (before) => ({ ...before, ...changed }) });

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
    draft({ needs: { react: '^20.0.0' } }),
    'mfe-visitor@2.0.0 needs react ^20.0.0, but shell@1.0.0 provides 19.3.1. Promote a shell that provides it together with this release.',
  ));

it('rejects menu and footer entries for groups that the live shell lacks', async () => {
  await small.publish(
    'shell',
    '1.1.0',
    draft({ menuGroups: { main: ['news'], footer: ['news'] } }),
  );
  await promote(small, [{ workspace: 'shell', version: '1.1.0' }]);
  const entry = { order: 1, path: '/Press', label: { tw: '媒體', en: 'Press' } };
  await expectRejected(
    draft({
      menu: [{ ...entry, group: 'mine' }],
      footer: ['news', 'theirs'].map((group) => ({ ...entry, group })),
    }),
    /"mine" of the menu, which shell@1\.1\.0 does not have[^]*"theirs" of the footer/,
  );
});

it('rejects entries and forms that lead to no page', () => {
  const entry = { path: '/visitorPage/Gone?page=2#top', label: { tw: '媒體', en: 'Press' } };
  return expectRejected(
    draft({ search: [{ ...entry, keywords: { tw: [], en: [] } }] }),
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
