import { verify } from './verify.ts';
import { current, promote, rollback } from './promote.ts';
import { makeLiveReleases, workspaces, type SmallReleases } from './small-releases.fixture.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeLiveReleases();
});
afterEach(() => small.remove());

const addPress = async () => {
  await small.publish('mfe-press', '1.0.0');
  return promote(small, [{ workspace: 'mfe-press', version: '1.0.0' }]);
};

it('promotes a section unknown to the code and rolls back its first release', async () => {
  expect((await addPress()).releases).toMatchObject({ 'mfe-press': '1.0.0', 'mfe-info': '1.0.0' });
  const after = await rollback(small, [{ workspace: 'mfe-press' }]);
  expect(Object.keys(after.releases).sort()).toEqual([...workspaces].sort());
});

it('verifies a section that this checkout lacks', async () => {
  const { releases } = await addPress();
  expect(await verify({ store: small.store, releases })).toEqual([]);
});

it('rolls back to a composition from before a section was added', async () => {
  await addPress();
  await rollback(small, []);
  expect((await current(small.store))?.releases).not.toHaveProperty('mfe-press');
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  await promote(small, [{ workspace: 'mfe-info', version: '1.1.0' }]);
});

it('rejects menu and footer entries for groups that the live shell lacks', async () => {
  const entry = { order: 1, path: '/Press', label: { tw: '媒體', en: 'Press' } };
  await small.publish('shell', '1.1.0', {
    draft: (draft) => ({ ...draft, menuGroups: { main: ['news'], footer: ['news', 'mine'] } }),
  });
  await promote(small, [{ workspace: 'shell', version: '1.1.0' }]);
  const published = (version: string, main: string, footer: string) =>
    small.publish('mfe-press', version, {
      draft: (draft) => ({
        ...draft,
        menu: [{ ...entry, group: main }],
        footer: [{ ...entry, group: footer }],
      }),
    });
  await published('1.0.0', 'visitors', 'theirs');
  const promoted = promote(small, [{ workspace: 'mfe-press', version: '1.0.0' }]);
  await expect(promoted).rejects.toMatchObject({
    reasons: [
      'mfe-press@1.0.0 has an entry for the group "visitors" of the menu, which shell@1.1.0 does not have (it has news).',
      'mfe-press@1.0.0 has an entry for the group "theirs" of the footer, which shell@1.1.0 does not have (it has news, mine).',
    ],
  });
  await published('1.1.0', 'news', 'mine');
  await promote(small, [{ workspace: 'mfe-press', version: '1.1.0' }]);
});
